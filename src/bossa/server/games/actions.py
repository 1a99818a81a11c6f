"""What a player can do in a game. An action gives the events that follow from it, or refuses."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from bossa.notation import read_move
from bossa.rules import Ending, Moved, NotNow, Player
from bossa.server.games.events import Event
from bossa.server.games.hosted import HostedGame
from bossa.server.games.new_game import NewGame

Begin = Callable[[NewGame], str]
"""Stores another game in the same transaction and gives its id. Refused beyond the limits."""


@dataclass(frozen=True)
class Action:
    name: str
    perform: Callable[[HostedGame, str, Begin], list[Event]]
    """The events when a player does it now. Without events nothing is changed."""
    content: str = ""
    """What was asked: a request id that was used for one content is refused for another."""
    thinking: float | None = None
    """Of a computer player: the seconds it has thought."""
    work: Callable[[Connection, HostedGame, str], None] | None = None
    """Stores what is still to be done, in the same transaction, where there are no events yet."""


def decide(
    decision: int, choice: str, seat: Player | None, thinking: float | None = None
) -> Action:
    """A choice of the set-up or a move, read before anything of it is stored."""
    found = read_move(choice)

    def perform(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
        who = game.seat_for(player, seat)
        game.check_open()
        if who in game.replay.deciders and game.replay.decision_of(who) != decision:
            raise NotNow("stale-decision", decision=decision)
        return game.replay.decide(who, found)

    return Action("decide", perform, f"{decision} {choice}", thinking)


def resign(seat: Player | None) -> Action:
    def perform(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
        who = game.seat_for(player, seat)
        game.check_open()
        return game.replay.leave(who, Ending.RESIGN)

    return Action("resign", perform)


def answer_takeback(accept: bool) -> Action:
    def perform(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
        seats = game.own_seats(player)
        game.check_open()
        asked = game.replay.takeback_by
        if asked is None or asked in seats:
            raise NotNow("nothing-asked")
        if accept:
            return game.replay.take_back(asked)
        answer = {"what": "takeback", "by": seats[0].value, "accept": False}
        return [Event(game.number + 1, "answered", answer)]

    return Action("takeback-answer", perform, str(accept))


def rematch(admit: Callable[[], None], origin: str | None = None) -> Action:
    """Offer another game with the seats swapped, or accept the offer.

    `admit` refuses a new game where the rate limit does. An offer alone does not ask it.
    """

    def perform(game: HostedGame, player: str, begin: Begin) -> list[Event]:
        seat = game.own_seats(player)[0]
        offered_by = game.replay.rematch_by
        if not game.replay.is_ended:
            raise NotNow("still-going")
        if game.row.rematch or offered_by is seat:
            return []
        events = []
        if offered_by is None:
            offer = {"what": "rematch", "by": seat.value}
            events.append(Event(game.number + 1, "asked", offer))
        if game.row.opponent != "link" or offered_by:
            admit()
            new = begin(NewGame.again(game.row, player, seat.opponent, origin))
            answer = {"what": "rematch", "by": seat.value, "accept": True, "game": new}
            events.append(Event(game.number + len(events) + 1, "answered", answer))
        return events

    return Action("rematch", perform)


def _call_off(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
    who = game.seat_for(player)
    if game.replay.is_ended:
        raise NotNow("game-over", "U2", ending=game.row.ending or "")
    if game.replay.has_moved:
        raise NotNow("too-late-to-call-off")
    return [game.replay.call_off(who)]


def _take_back(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
    seats = game.own_seats(player)
    game.check_open()
    if game.row.opponent == "device":
        movers = [step.player for step in game.game.steps if isinstance(step, Moved)]
        return game.replay.take_back(movers[-1] if movers else seats[0])
    if game.row.opponent == "computer":
        return game.replay.take_back(seats[0])
    return game.replay.ask_takeback(seats[0])


def _claim(game: HostedGame, player: str, _begin: Begin) -> list[Event]:
    who = game.seat_for(player)
    game.check_open()
    if not game.can_claim(who):
        raise NotNow("not-away-long-enough")
    return game.replay.leave(who.opponent, Ending.ABANDONED)


def _run_out_of_time(_game: HostedGame, _player: str, _begin: Begin) -> list[Event]:
    # Where time is up, the service ends the game before it asks for any action.
    raise NotNow("clock-still-runs")


CALL_OFF = Action("call-off", _call_off)
"""By either player, before the first turn is played."""
TAKE_BACK = Action("takeback", _take_back)
"""At once against the computer and on one device; else the other player is asked."""
CLAIM = Action("claim", _claim)
"""Win a game that the other has left waiting for too long."""
RUN_OUT_OF_TIME = Action("time", _run_out_of_time)
