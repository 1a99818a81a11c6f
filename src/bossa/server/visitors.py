"""Visitors are players: who they are, how they are invited, and how they go on elsewhere.

Secrets are kept as hashes. The token of an invitation is made from the inviter's own secret and the
game, so that the inviter can be shown it again though it is stored nowhere.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import lru_cache

from sqlalchemy import insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bossa.players import LEVELS
from bossa.rules import NotNow, Player, Unreadable
from bossa.server.database import Database
from bossa.server.entry import Entry
from bossa.server.games import Games, Missing, computer_id
from bossa.server.schema import games, invitations, links, players, tokens

LINK_SECONDS = 600
LONGEST_NAME = 40


@dataclass(frozen=True)
class Visitor:
    id: str
    token: str
    name: str | None


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

    async def seat_computers(self) -> None:
        """The computer players, one for each level."""
        upsert = sqlite.insert if self.database.is_sqlite else postgresql.insert
        rows = [
            {"id": computer_id(level), "kind": "computer", "created_at": 0.0} for level in LEVELS
        ]
        async with self.database.writing() as connection:
            await connection.execute(upsert(players).on_conflict_do_nothing(), rows)

    # Who is who

    async def find(self, token: str | None) -> Visitor | None:
        if not token:
            return None
        query = (
            select(players.c.id, players.c.name)
            .join(tokens, tokens.c.player == players.c.id)
            .where(tokens.c.token_hash == hashed(token))
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        return Visitor(row.id, token, row.name) if row else None

    async def welcome(self) -> Visitor:
        """A new player."""
        visitor = Visitor(secrets.token_hex(12), secrets.token_urlsafe(32), None)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(players).values(id=visitor.id, kind="guest", created_at=self.database.now)
            )
            await self._give_token(connection, visitor)
        return visitor

    async def _give_token(self, connection: AsyncConnection, visitor: Visitor) -> None:
        await connection.execute(
            insert(tokens).values(token_hash=hashed(visitor.token), player=visitor.id)
        )

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        name = " ".join("".join(c for c in name if c.isprintable()).split())
        if not name or len(name) > LONGEST_NAME:
            raise Unreadable("bad-name", most=LONGEST_NAME)
        async with self.database.writing() as connection:
            await connection.execute(
                update(players).where(players.c.id == visitor.id).values(name=name)
            )
        return Visitor(visitor.id, visitor.token, name)

    # Invitations

    async def invite(self, visitor: Visitor, entry: Entry) -> None:
        """Make the invitation to a game's empty seat."""
        seat = next(seat for seat, who in entry.seats.items() if who.player is None)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(invitations).values(
                    token_hash=hashed(invitation_token(visitor.token, entry.id)),
                    game=entry.id,
                    seat=seat.value,
                    by=visitor.id,
                )
            )

    async def invitation_of(self, visitor: Visitor, entry: Entry) -> str | None:
        """The token of an open invitation, for the device that made it."""
        token = invitation_token(visitor.token, entry.id)
        query = select(invitations.c.game).where(invitations.c.token_hash == hashed(token))
        async with self.database.reading() as connection:
            return token if await connection.scalar(query) else None

    async def look_at_invitation(self, token: str) -> tuple[Entry, str | None, bool]:
        """The game, who invites, and whether the seat is free. Claims nothing."""
        query = (
            select(invitations.c.game, invitations.c.claimed_at, players.c.name)
            .join(players, players.c.id == invitations.c.by)
            .where(invitations.c.token_hash == hashed(token))
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            raise Missing("no-such-invitation")
        entry, _ = await self.games.look(row.game)
        return entry, row.name, row.claimed_at is None and entry.status == "waiting"

    async def claim_invitation(self, visitor: Visitor, token: str) -> str:
        """Take the seat: one of those who try at once gets it, the others are told."""
        async with self.database.writing() as connection:
            query = select(invitations.c.game, invitations.c.seat, invitations.c.by)
            row = (
                await connection.execute(query.where(invitations.c.token_hash == hashed(token)))
            ).first()
            if row is None:
                raise Missing("no-such-invitation")
            if row.by == visitor.id:
                raise NotNow("own-invitation")
            taken = await connection.execute(
                update(invitations)
                .where(
                    invitations.c.token_hash == hashed(token), invitations.c.claimed_at.is_(None)
                )
                .values(claimed_at=self.database.now)
            )
            status = await connection.scalar(select(games.c.status).where(games.c.id == row.game))
            if taken.rowcount == 0 or status != "waiting":
                raise NotNow("seat-is-taken")
            await self.games.join(connection, row.game, Player(row.seat), visitor.id)
        self.games.hub.tell(row.game)
        return str(row.game)

    # Another device

    async def make_link(self, visitor: Visitor) -> str:
        token = secrets.token_urlsafe(32)
        async with self.database.writing() as connection:
            await connection.execute(
                insert(links).values(
                    token_hash=hashed(token),
                    player=visitor.id,
                    expires_at=self.database.now + LINK_SECONDS,
                )
            )
        return token

    async def use_link(self, token: str) -> Visitor:
        """The player of a link, with a new secret of their own: the old device keeps working."""
        async with self.database.writing() as connection:
            used = await connection.execute(
                update(links)
                .where(
                    links.c.token_hash == hashed(token),
                    links.c.used_at.is_(None),
                    links.c.expires_at > self.database.now,
                )
                .values(used_at=self.database.now)
            )
            if used.rowcount == 0:
                raise Missing("no-such-link")
            query = select(links.c.player).where(links.c.token_hash == hashed(token))
            player = await connection.scalar(query)
            row = (await connection.execute(select(players).where(players.c.id == player))).one()
            visitor = Visitor(row.id, secrets.token_urlsafe(32), row.name)
            await self._give_token(connection, visitor)
        return visitor
