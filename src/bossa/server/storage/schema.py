"""The tables of the database.

Times whose names end in `_at` are seconds since 1970, by the database's clock. Those that somebody
may lose something by are in uptime (storage/uptime.py): `running_since`, `idle_since`,
`seen_uptime`, `leased_until`, `due`.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

NOBODY = "nobody"
"""The player who holds the seats of guests that were removed. There is no token for it."""

deals = Table(
    "deals",
    metadata,
    Column("id", String, primary_key=True),
    Column("text", Text, nullable=False),
    Column("salt", String, nullable=False),
    Column("hash", String, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String),
    Column("created_at", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Index("tokens_of_player", "player"),
)
"""A player has one for each device. `seen_at` is written once a day at most."""

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("deal", String, ForeignKey("deals.id"), nullable=False),
    Column("rules", String, nullable=False),
    Column("edition", String, nullable=False),
    Column("opponent", String, nullable=False),
    Column("level", String),
    Column("seat_a", String, ForeignKey("players.id")),
    Column("seat_b", String, ForeignKey("players.id")),
    Column("device_name_a", String),
    Column("device_name_b", String),
    Column("status", String, nullable=False),
    Column("number", Integer, nullable=False),
    Column("deciders", String, nullable=False),
    Column("winner", String),
    Column("ending", String),
    Column("rematch", String),
    Column("created_at", Float, nullable=False),
    Column("changed_at", Float, nullable=False),
    Column("ended_at", Float),
    Column("board", Text),
    Column("clock_seconds", Float),
    Column("clock_increment", Float),
    Column("clock_days", Integer),
    Column("left_a", Float),
    Column("left_b", Float),
    Column("running", String),
    Column("running_since", Float),
    Column("idle_since", Float, nullable=False, server_default="0"),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Index("games_running", "running"),
    Index("games_status", "status", "created_at"),
    Index("games_of_a", "seat_a", "ended_at"),
    Index("games_of_b", "seat_b", "ended_at"),
)
"""`board` is a `SmallBoard` as JSON: what lists draw. It is null while a game waits, and in games
of earlier versions until a list wants it (games/boards.py). `practice` marks a game with a prepared
deal, which is neither random nor sealed."""

open_games = Table(
    "open_games",
    metadata,
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String, nullable=False),
    Column("origin", String),
    Column("created_at", Float, nullable=False),
    Column("is_begun", Boolean, nullable=False),
    Column("is_counted", Boolean, nullable=False),
    Index("open_games_of_player", "player", "is_counted"),
    Index("open_games_of_origin", "origin", "is_counted"),
    Index("open_games_by_age", "is_counted", "is_begun", "created_at"),
)
"""What limits need to know of a game while it is open: who began it, and a keyed hash of the
network that it was begun from. A table of its own: a move writes all indexes of `games`."""

events = Table(
    "events",
    metadata,
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", Float, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String, primary_key=True),
    Column("request", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("content", String),
)
"""The request ids of actions that were done: each is done once."""

new_game_requests = Table(
    "new_game_requests",
    metadata,
    Column("player", String, ForeignKey("players.id"), primary_key=True),
    Column("request", String, primary_key=True),
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Index("new_game_requests_of_game", "game"),
)
"""The request ids of new games."""

jobs = Table(
    "jobs",
    metadata,
    Column("kind", String, primary_key=True),
    Column("key", String, primary_key=True),
    Column("payload", Text, nullable=False),
    Column("priority", Integer, nullable=False),
    Column("lane", String, nullable=False, server_default="background"),
    Column("owner", String),
    Column("due", Float, nullable=False, server_default="0"),
    Column("status", String, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("lease", String),
    Column("leased_until", Float),
    Column("progress", Float, nullable=False),
    Column("result", Text),
    Column("error", Text),
    Index("jobs_queued", "status", "lane", "priority", "due"),
    Index("jobs_of_owner", "owner", "status"),
)
"""Long work. `lease` names the worker that holds a job, until `leased_until`. `owner` is the player
for whom it is done, and `due` its place in the lane, as an uptime: what is due first goes first."""

invitations = Table(
    "invitations",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("seat", String, nullable=False),
    Column("by", String, ForeignKey("players.id"), nullable=False),
    Column("claimed_at", Float),
    Index("invitations_by", "by"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("expires_at", Float, nullable=False),
    Column("used_at", Float),
    Index("links_of_player", "player"),
    Index("links_by_end", "expires_at"),
)

presence = Table(
    "presence",
    metadata,
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", String, primary_key=True),
    Column("here", Boolean, nullable=False),
    Column("seen_uptime", Float, nullable=False),
    Index("presence_of_player", "player"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("key", String, primary_key=True),
    Column("content", Text, nullable=False),
    Column("created_at", Float, nullable=False),
    Index("reviews_by_age", "created_at"),
)
"""Reviews that were made, as JSON. The key has the game and the evaluator's version
(reviews/keys.py), so that the same review is made once."""

running_positions = Table(
    "running_positions",
    metadata,
    Column("game", String, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("position", Text, nullable=False),
    Index("running_positions_near", "kind", "seen"),
)
"""The position of each running game by link whose hands are up: nobody is given its value
(games/running_positions.py)."""

alive = Table(
    "alive",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("uptime", Float, nullable=False, server_default="0"),
)
"""One row: when a server last reported that it can write, and the uptime then."""

lesson_figures = Table(
    "lesson_figures",
    metadata,
    Column("lesson", String, primary_key=True),
    Column("step", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("count", Integer, nullable=False),
)
"""How often each step of a lesson was begun, finished or left. Nothing says by whom."""

keys = Table(
    "keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
"""Random keys of this database, made with it."""
