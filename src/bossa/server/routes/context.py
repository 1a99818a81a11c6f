"""The context of a request: the services, the client, and what its answer needs."""

import re
from functools import cached_property

from starlette.requests import Request
from starlette.responses import Response

from bossa.server.accounts.tokens import Account
from bossa.server.games.hosted import HostedGame
from bossa.server.games.snapshots import snapshot_of
from bossa.server.http.address import is_reachable, public_address
from bossa.server.http.errors import bad_request, language_of
from bossa.server.http.identity import give_token, is_outdated, take_token, token_of
from bossa.server.http.rate_limits import network_of
from bossa.server.protocol.refusals import NotYours
from bossa.server.protocol.snapshot import Invitation, Snapshot
from bossa.server.protocol.value import GAME_ID
from bossa.server.services import Services

_is_game = re.compile(GAME_ID).fullmatch


class Context:
    def __init__(self, request: Request, services: Services) -> None:
        self.request = request
        self.services = services
        self._new: Account | None = None
        """Whose token the client is to keep from now on."""
        self._is_removed = False
        """Whether the client is to keep none."""

    @property
    def game_id(self) -> str:
        game: str = self.request.path_params["game"]
        if not _is_game(game):
            raise bad_request("path", "game")
        return game

    @property
    def client(self) -> str:
        """The address that the request comes from."""
        return self.request.client.host if self.request.client else ""

    async def origin(self) -> str:
        """The client's network as it is stored: a hash that tells nobody which one it is."""
        return await self.services.origins.of(network_of(self.client))

    @cached_property
    def language(self) -> str:
        return language_of(self.request.headers)

    @property
    def address(self) -> str:
        return public_address(self.services.settings, self.request)

    @property
    def _is_tls(self) -> bool:
        return self.address.startswith("https:")

    # Who asks

    async def account(self) -> Account | None:
        headers = self.request.headers
        account = await self.services.players.find(token_of(headers))
        if account and is_outdated(headers, self._is_tls):
            self.become(account)
        return account

    async def player(self) -> Account:
        """Refused to a client who is no player."""
        account = await self.account()
        if account is None:
            raise NotYours("not-your-seat")
        return account

    async def player_or_newcomer(self) -> Account:
        """A client who is no player becomes one."""
        account = await self.account()
        if account is None:
            self.services.newcomers.check(self.client, "too-many-newcomers")
            account = await self.services.players.create_guest()
            self.become(account)
        return account

    def become(self, account: Account) -> None:
        """The client is this player from now on."""
        self._new = account

    def leave(self) -> None:
        """The client is no player from now on."""
        self._is_removed = True

    def complete(self, response: Response) -> Response:
        """The answer, with what the client is to keep."""
        if self._is_removed:
            take_token(response, self._is_tls)
        elif self._new:
            give_token(response, self._new.token, self._is_tls)
        return response

    # What it is shown

    async def snapshot(self, game: HostedGame, account: Account | None) -> Snapshot:
        """A game as the client may see it, with the invitation where it made one."""
        invitation = None
        if account and game.is_waiting and game.row.seats_of(account.id):
            token = await self.services.invitations.token_of(account, game.id)
            if token:
                reachable = is_reachable(self.services.settings, self.request)
                invitation = Invitation(url=f"{self.address}/join#{token}", reachable=reachable)
        return snapshot_of(game, account.id if account else None, invitation)
