"""A game on this server, as one value: its stored row and the game replayed from its events.

It answers what the server asks of a game: who may decide, whose clock runs, who may claim. Each
change gives a new value.
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from bossa.rules import Game, NotNow, Phase, Player
from bossa.server.games.boards import written_board
from bossa.server.games.clock import Clock
from bossa.server.games.events import BESIDE_THE_GAME, Event
from bossa.server.games.replay import Replay
from bossa.server.games.row import GameRow
from bossa.server.protocol.refusals import NotYours

AWAY, LONG_AWAY = 600.0, 3 * 86_400.0
"""Seconds after which a game can be claimed from a player who is away; the second in a game of
days."""


class OpenDecision(NamedTuple):
    player: Player
    number: int


@dataclass(frozen=True)
class HostedGame:
    row: GameRow
    replay: Replay

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """Of the last event."""
        return self.replay.number

    @property
    def game(self) -> Game:
        return self.replay.game

    @property
    def clock(self) -> Clock | None:
        return self.row.clock

    @property
    def is_waiting(self) -> bool:
        """For a second player."""
        return self.row.is_waiting

    # Who may do what

    @property
    def decisions(self) -> tuple[OpenDecision, ...]:
        """What is open now. Before the second player is there, nothing is."""
        if self.is_waiting:
            return ()
        replay = self.replay
        return tuple(OpenDecision(seat, replay.decision_of(seat)) for seat in replay.deciders)

    @property
    def computer_decision(self) -> OpenDecision | None:
        """What a computer player is to decide now."""
        if self.row.opponent != "computer":
            return None
        for decision in self.decisions:
            if self.row.seats[decision.player].kind == "computer":
                return decision
        return None

    def own_seats(self, player: str) -> tuple[Player, ...]:
        seats = self.row.seats_of(player)
        if not seats:
            raise NotYours("not-your-seat")
        return seats

    def seat_for(self, player: str, wanted: Player | None = None) -> Player:
        """The seat that a player acts for: on one device the one that is to decide, unless one is
        named."""
        seats = self.own_seats(player)
        if wanted is not None:
            if wanted not in seats:
                raise NotYours("not-your-seat")
            return wanted
        if len(seats) == 1:
            return seats[0]
        return next((seat for seat in self.replay.deciders if seat in seats), seats[0])

    def viewer_for(self, player: str | None) -> Player | None:
        """Whose hand a player sees: on one device that of the seat that is to decide."""
        seats = self.row.seats_of(player)
        if len(seats) < 2:
            return seats[0] if seats else None
        deciders = self.replay.deciders
        return deciders[0] if deciders else self.game.position.player

    def check_open(self) -> None:
        """Refuse to act in a game that has not begun or is over."""
        if self.is_waiting:
            raise NotNow("nobody-there-yet")
        if self.replay.called_off:
            raise NotNow("called-off")
        if self.game.outcome:
            raise NotNow("game-over", "U2", ending=self.game.outcome.ending.value)

    def can_claim(self, seat: Player) -> bool:
        """Whether the other has kept the game waiting for so long that it can be claimed. Where a
        clock runs, the clock ends the game."""
        clock = self.clock
        if self.row.opponent != "link" or self.game.over or (clock and clock.running):
            return False
        other = self.row.seats[seat.opponent]
        if seat.opponent not in self.replay.deciders or other.here or self.is_waiting:
            return False
        idle = self.row.idle_since
        since = idle if other.seen_uptime is None else max(other.seen_uptime, idle)
        away_for = self.row.uptime - since
        return away_for > (LONG_AWAY if clock and clock.control.days else AWAY)

    @property
    def flagged(self) -> Player | None:
        """Whose time is up."""
        return self.clock.flagged(self.row.uptime) if self.clock else None

    def having_thought(self, seat: Player, seconds: float) -> "HostedGame":
        """Before the move of a computer player that has thought for so long."""
        if self.clock is None:
            return self
        clock = self.clock.thought(seat, self.row.uptime, seconds)
        return replace(self, row=replace(self.row, clock=clock))

    # What events change

    def after(self, events: list[Event]) -> "HostedGame":
        replay = self.replay
        for event in events:
            replay = replay.after(event)
        if all(event.kind in BESIDE_THE_GAME for event in events):
            # They leave clocks, absence and the order of lists as they are.
            return HostedGame(replace(self.row, number=replay.number), replay)
        outcome = replay.game.outcome
        deciders = () if self.is_waiting else replay.deciders
        row = replace(
            self.row,
            number=replay.number,
            status=self._status_after(replay),
            deciders="".join(seat.value for seat in deciders),
            winner=outcome.winner.value if outcome and outcome.winner else None,
            ending=outcome.ending.value if outcome else None,
            rematch=replay.rematch,
            changed_at=self.row.time,
            ended_at=self.row.ended_at or (self.row.time if replay.is_ended else None),
            board=None if self.is_waiting else written_board(replay.game),
            idle_since=self.row.uptime,
            clock=self._clock_after(replay, events),
        )
        return HostedGame(row, replay)

    def _status_after(self, replay: Replay) -> str:
        if replay.called_off:
            return "called-off"
        if replay.game.over:
            return "over"
        if self.is_waiting:
            return "waiting"
        return "setup" if replay.game.position.phase.is_setup else "playing"

    def _clock_after(self, replay: Replay, events: list[Event]) -> Clock | None:
        """Clocks run while a person plays a turn: not in the set-up, not while waiting."""
        if self.clock is None:
            return None
        position = replay.game.position
        runs = replay.deciders and position.phase is Phase.PLAY and not self.is_waiting
        is_person = self.row.seats[position.player].kind != "computer"
        running = position.player if runs and is_person else None
        return self.clock.after(self.row.uptime, events, self.game, running)
