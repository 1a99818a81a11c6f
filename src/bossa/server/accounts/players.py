"""Visitors are players: who they are, how they are invited, and how they go on elsewhere.

Secrets are kept as hashes. The token of an invitation is made from the inviter's own secret and the
game, so that the inviter can be shown it again though it is stored nowhere.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import Connection, bindparam, insert, select, update

from bossa.players import LEVELS
from bossa.rules import NotNow, Player, Unreadable
from bossa.server.games import fault
from bossa.server.games.row import Entry
from bossa.server.games.service import Beside, Games, Missing, computer_id
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, invitations, links, players, tokens

LINK_SECONDS = 600
LONGEST_NAME = 40
LONGEST_TOKEN = 100
REMEMBERED = 10_000
"""Visitors whose tokens need not be looked up again."""


@dataclass(frozen=True)
class Visitor:
    id: str
    token: str


@lru_cache(maxsize=4096)
def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def invitation_token(inviter: str, game: str) -> str:
    """`inviter` is the inviter's token."""
    return hmac.new(inviter.encode(), game.encode(), hashlib.sha256).hexdigest()[:40]


class Visitors:
    def __init__(self, database: Database, play: Games) -> None:
        self.database = database
        self.games = play
        self._known: dict[str, Visitor] = {}
        holder = select(tokens.c.player).where(tokens.c.token_hash == bindparam("hash"))
        self._holder = database.prepare(holder)

    async def seat_computers(self) -> None:
        """The computer players, one for each level."""
        rows = [
            {"id": computer_id(level), "kind": "computer", "created_at": 0.0} for level in LEVELS
        ]
        seat = self.database.insert(players).on_conflict_do_nothing()
        await self.database.write(lambda connection: connection.execute(seat, rows))

    # Who is who

    async def find(self, token: str | None) -> Visitor | None:
        """Who holds a token. That does not change, so it is asked once."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        known = self._known.get(token)
        if known:
            return known
        hash_ = {"hash": hashed(token)}
        found = await self.database.read(lambda connection: self._holder.rows(connection, hash_))
        if not found:
            return None
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[token] = Visitor(found[0]["player"], token)
        return self._known[token]

    def is_known(self, token: str) -> bool:
        """Whether a token was found to be somebody's lately."""
        return token in self._known

    async def welcome(self) -> Visitor:
        """A new player."""
        visitor = Visitor(secrets.token_hex(12), secrets.token_urlsafe(32))

        def work(connection: Connection) -> None:
            made = {"id": visitor.id, "kind": "guest", "created_at": self.database.now}
            connection.execute(insert(players).values(made))
            _give_token(connection, visitor)

        await self.database.write(work)
        return visitor

    async def name_of(self, visitor: Visitor) -> str | None:
        query = select(players.c.name).where(players.c.id == visitor.id)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def rename(self, visitor: Visitor, name: str) -> str:
        # Any space is one, also that between Japanese names.
        name = " ".join("".join(c for c in name if c.isspace() or c.isprintable()).split())
        if not name or len(name) > LONGEST_NAME:
            raise Unreadable("bad-name", most=LONGEST_NAME)
        change = update(players).where(players.c.id == visitor.id).values(name=name)
        await self.database.write(lambda connection: connection.execute(change))
        return name

    # Invitations

    def inviting(self, visitor: Visitor) -> Beside:
        """The invitation to a game's empty seat, where there is one."""

        def work(connection: Connection, game: str) -> None:
            seats = select(games.c.seat_a, games.c.seat_b).where(games.c.id == game)
            row = connection.execute(seats).one()
            if None not in row:
                return
            made = insert(invitations).values(
                token_hash=hashed(invitation_token(visitor.token, game)),
                game=game,
                seat=(Player.A if row.seat_a is None else Player.B).value,
                by=visitor.id,
            )
            connection.execute(made)

        return work

    async def invitation_of(self, visitor: Visitor, entry: Entry) -> str | None:
        """The token of an open invitation, for the device that made it."""
        token = invitation_token(visitor.token, entry.id)
        query = select(invitations.c.game).where(invitations.c.token_hash == hashed(token))
        found = await self.database.read(lambda connection: connection.scalar(query))
        return token if found else None

    async def look_at_invitation(self, token: str) -> tuple[Entry, str | None, bool]:
        """The game, who invites, and whether the seat is free. Claims nothing."""
        query = (
            select(invitations.c.game, invitations.c.claimed_at, players.c.name)
            .join(players, players.c.id == invitations.c.by)
            .where(invitations.c.token_hash == hashed(token))
        )
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Missing("no-such-invitation")
        entry, _ = await self.games.look(row.game)
        return entry, row.name, row.claimed_at is None and entry.status == "waiting"

    async def claim_invitation(self, visitor: Visitor, token: str) -> str:
        """Take the seat: one of those who try at once gets it, the others are told."""
        this = invitations.c.token_hash == hashed(token)

        def work(connection: Connection) -> str:
            query = select(invitations.c.game, invitations.c.seat, invitations.c.by)
            row = connection.execute(query.where(this)).first()
            if row is None:
                raise Missing("no-such-invitation")
            if row.by == visitor.id:
                raise NotNow("own-invitation")
            seated = {"A": games.c.seat_a, "B": games.c.seat_b}[row.seat]
            if connection.scalar(select(seated).where(games.c.id == row.game)) == visitor.id:
                return str(row.game)  # Asked again: the answer may have been lost.
            claim = update(invitations).where(this, invitations.c.claimed_at.is_(None))
            taken = connection.execute(claim.values(claimed_at=self.database.now))
            status = connection.scalar(select(games.c.status).where(games.c.id == row.game))
            if taken.rowcount == 0 or status != "waiting":
                raise NotNow("seat-is-taken")
            self.games.join(connection, row.game, Player(row.seat), visitor.id)
            return str(row.game)

        game = await self.database.write(work)
        fault.point("committed")
        self.games.latest.take_out(game)
        self.games.hub.tell(game, thinks=False)
        return game

    # Another device

    async def make_link(self, visitor: Visitor) -> str:
        token = secrets.token_urlsafe(32)
        expires = self.database.now + LINK_SECONDS
        made = insert(links).values(token_hash=hashed(token), player=visitor.id, expires_at=expires)
        await self.database.write(lambda connection: connection.execute(made))
        return token

    async def use_link(self, token: str) -> Visitor:
        """The player of a link, with a new secret of their own: the old device keeps working."""
        this = links.c.token_hash == hashed(token)

        def work(connection: Connection) -> Visitor:
            valid = (links.c.used_at.is_(None)) & (links.c.expires_at > self.database.now)
            use = update(links).where(this, valid).values(used_at=self.database.now)
            if connection.execute(use).rowcount == 0:
                raise Missing("no-such-link")
            player = str(connection.scalar(select(links.c.player).where(this)))
            visitor = Visitor(player, secrets.token_urlsafe(32))
            _give_token(connection, visitor)
            return visitor

        return await self.database.write(work)


def _give_token(connection: Connection, visitor: Visitor) -> None:
    made = {"token_hash": hashed(visitor.token), "player": visitor.id}
    connection.execute(insert(tokens), made)
