"""Greetings between the two players of a game by link: a few words to choose from, no chat.

A greeting is an event of the game, but changes nothing in it: no decision, no clock, no record.
"""

import math

from bossa.rules import NotNow
from bossa.server.games.actions import Action, Begin
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.protocol.refusals import TooSoon
from bossa.server.protocol.value import Greeting

PACE = 5.0
"""Seconds between two greetings of a player."""
MOST = 20
"""Greetings of a player in a game."""
AFTER_THE_END = 86_400.0
"""Seconds in which players can still say goodbye."""


def greet(greeting: Greeting) -> Action:
    def perform(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
        seat = game.own_seats(player)[0]
        now, ended_at = game.row.time, game.row.ended_at
        if game.row.opponent != "link":
            raise NotNow("no-greetings-here")
        if game.is_waiting:
            raise NotNow("nobody-there-yet")
        if ended_at is not None and now - ended_at > AFTER_THE_END:
            raise NotNow("too-late-to-greet")
        own = [greeted for greeted in game.replay.greetings if greeted.by is seat]
        if len(own) >= MOST:
            raise NotNow("enough-greetings")
        # A clock that was set back must not keep anybody waiting.
        wait = PACE - abs(now - own[-1].at) if own else 0.0
        if wait > 0:
            raise TooSoon("greeting-too-soon", seconds=math.ceil(wait))
        payload = {"by": seat.value, "greeting": greeting}
        return [Event(game.number + 1, "greeted", payload, at=now)]

    return Action("greet", perform, greeting)
