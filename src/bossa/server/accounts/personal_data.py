"""Everything that is kept of a player, for the player."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from bossa.rules import NotNow, Player
from bossa.server.accounts.devices import Devices
from bossa.server.accounts.merging import seated
from bossa.server.accounts.tokens import Account
from bossa.server.games.hosted import HostedGame
from bossa.server.games.records import record_of
from bossa.server.games.service import GameService
from bossa.server.protocol.game_list import Names
from bossa.server.protocol.personal_data import MyDevice, MyGame, MyProfile
from bossa.server.protocol.refusals import Damaged, Missing
from bossa.server.storage.database import Database
from bossa.server.storage.schema import games, players

PAUSE = 0.005
"""Seconds between two games: each takes a few milliseconds, in which nobody else is served."""


def _date(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d}"


class PersonalData:
    def __init__(self, database: Database, service: GameService, devices: Devices) -> None:
        self.database = database
        self.games = service
        self.devices = devices

    async def of(self, account: Account | None) -> AsyncIterator[bytes]:
        """The JSON of a `MyData`, game by game: there may be many."""
        profile = msgspec.json.encode(await self._profile(account))
        yield profile.removesuffix(b"}") + b',"games":['
        is_first = True
        for game in await self._ids(account):
            if described := await self._game(game, account):
                yield (b"" if is_first else b",") + msgspec.json.encode(described)
                is_first = False
            await asyncio.sleep(PAUSE)
        yield b"]}"

    async def _profile(self, account: Account | None) -> MyProfile:
        if account is None:
            return MyProfile(name=None, since=None, devices=())
        query = select(players.c.name, players.c.created_at).where(players.c.id == account.id)
        player = await self.database.read(lambda connection: connection.execute(query).one())
        devices = tuple(
            MyDevice(since=_date(device.since), seen=_date(device.seen_at), this=device.is_this)
            for device in await self.devices.of(account)
        )
        return MyProfile(name=player.name, since=_date(player.created_at), devices=devices)

    async def _ids(self, account: Account | None) -> list[str]:
        if account is None:
            return []
        query = select(games.c.id).where(seated(account.id)).order_by(games.c.created_at.desc())
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def _game(self, game: str, account: Account | None) -> MyGame | None:
        try:
            found = await self.database.read(partial(self._load, game))
        except (Missing, Damaged):
            return None
        player = account.id if account else None
        you, seats = found.row.you(player), found.row.seats_of(player)
        if you is None:
            return None
        # The columns of a row hold just the words that the protocol has.
        columns: dict[str, Any] = {
            name: getattr(found.row, name)
            for name in ("id", "rules", "opponent", "level", "status")
        }
        changed = _date(found.row.changed_at)
        names = _names(found)
        greetings: Any = tuple(g.greeting for g in found.replay.greetings if g.by in seats)
        return MyGame(
            **columns,
            you=you,
            names=names,
            greetings=greetings,
            changed=changed,
            record=_record(found),
        )

    def _load(self, game: str, connection: Connection) -> HostedGame:
        # Not by the service: its cache is for games that are played.
        return self.games.store.load(connection, game)


def _names(game: HostedGame) -> Names | None:
    if game.row.opponent != "device":
        return None
    return Names(A=game.row.seats[Player.A].name, B=game.row.seats[Player.B].name)


def _record(game: HostedGame) -> str | None:
    try:
        return record_of(game)
    except NotNow:
        return None
