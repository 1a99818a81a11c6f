"""A game replayed from its events."""

from dataclasses import dataclass, replace
from typing import Any

from bossa.lessons import Practice
from bossa.notation import read_move, write_move
from bossa.rules import (
    Choice,
    Decision,
    Drawn,
    Ending,
    Game,
    Moved,
    NotNow,
    Phase,
    Player,
)
from bossa.rules.words import CHIP_OF_CHOICE
from bossa.server.games.events import Event

MOST_TAKEBACKS = 100
"""In one game: nothing in it goes on for ever."""


@dataclass(frozen=True)
class Greeted:
    """A greeting that was sent."""

    by: Player
    greeting: str
    number: int
    """Of its event."""
    at: float


@dataclass(frozen=True)
class Hinted:
    """A hint for one decision, as far as it was told."""

    by: Player
    """Who asked."""
    decision: int
    level: int
    """1: the nudge; 2: the move."""
    hint: dict[str, Any]
    """The whole hint, as `games/hints.py` has written it."""


@dataclass(frozen=True)
class Replay:
    """The state after an event. Each event gives a new value."""

    game: Game
    number: int = 0
    """Of the last event."""
    prepared: int = 0
    """Steps of a practice game that were done before somebody played it."""
    answered: int = 0
    """Decisions answered so far, those taken back among them, and takebacks."""
    takeback_by: Player | None = None
    """Who asks for a takeback."""
    rematch_by: Player | None = None
    """Who offers another game."""
    rematch: str | None = None
    """The next game, once the offer is accepted."""
    called_off: bool = False
    takebacks: int = 0
    declined: frozenset[Player] = frozenset()
    """Whose request for a takeback was declined since the last move."""
    greetings: tuple[Greeted, ...] = ()
    hinted: Hinted | None = None
    """The last hint."""
    hints: tuple[Player, ...] = ()
    """Who was told a nudge or a move, each time. A takeback changes nothing of it."""

    # Who decides

    @property
    def deciders(self) -> tuple[Player, ...]:
        if self.called_off:
            return ()
        return tuple(player for player in Player if self.game.may_decide(player))

    def decision_of(self, player: Player) -> int:
        """The number of the decision that a player has to make now.

        While both keep a chip, each has a number of their own, whoever comes first.
        """
        if self.game.position.phase is not Phase.KEEP:
            return self.answered + 1
        kept = len(Player) - len(self.deciders)
        return self.answered - kept + (1 if player is Player.A else 2)

    # What a player does: each gives the events that follow from it

    @property
    def is_ended(self) -> bool:
        return self.game.over or self.called_off

    @property
    def has_moved(self) -> bool:
        """Whether any turn was played, also one that was taken back."""
        return any(isinstance(step, Moved) for step in self.game.steps) or self.takebacks > 0

    def decide(self, player: Player, decision: Decision) -> list[Event]:
        """A choice or a move, and the draw that follows from it."""
        after = self.game.play(decision, by=player)
        if isinstance(decision, Choice):
            event = self._event("chosen", player=player.value, choice=decision.value)
        else:
            moved = next(step for step in reversed(after.steps) if isinstance(step, Moved))
            brought = str(moved.brought) if moved.brought else None
            move = write_move(decision)
            event = self._event("moved", player=player.value, move=move, brought=brought)
        return [replace(event, after=after), *_draw(after, self.number + 2)]

    def begin(self) -> list[Event]:
        """The draw at the very beginning, where there is no set-up."""
        return _draw(self.game, self.number + 1)

    def practised(self, created: Event, practice: Practice) -> list[Event]:
        """The beginning of a practice game: its first turns, as if they were played."""
        events, replay = [created], self.after(created)
        for decision in practice.decisions:
            (player, *_) = replay.deciders
            played = replay.decide(player, decision)
            for event in played:
                replay = replay.after(event)
            events += played
        return events

    def leave(self, player: Player, ending: Ending) -> list[Event]:
        self.game.leave(player, ending)
        return [self._event("left", player=player.value, ending=ending.value)]

    def call_off(self, by: Player | None = None) -> Event:
        """By a player, or by the server."""
        return self._event("called-off", **({"by": by.value} if by else {}))

    def take_back(self, player: Player) -> list[Event]:
        """Back to the last decision of a player, never into the set-up or what was prepared."""
        steps = self.steps_to_take_back(player)
        return [self._event("taken-back", by=player.value, steps=steps)]

    def ask_takeback(self, player: Player) -> list[Event]:
        """The other is asked, once for each move."""
        self.steps_to_take_back(player)
        if self.takeback_by:
            raise NotNow("takeback-asked")
        if player in self.declined:
            raise NotNow("takeback-declined")
        return [self._event("asked", what="takeback", by=player.value)]

    def can_take_back(self, player: Player) -> bool:
        """At once or by asking."""
        try:
            self.steps_to_take_back(player)
        except NotNow:
            return False
        return player not in self.declined

    def steps_to_take_back(self, player: Player) -> int:
        """How many steps are left when a player takes back."""
        if self.takebacks >= MOST_TAKEBACKS:
            raise NotNow("enough-takebacks", most=MOST_TAKEBACKS)
        if not self.is_ended:
            for count in reversed(range(self.prepared, len(self.game.steps))):
                step = self.game.steps[count]
                if isinstance(step, Moved) and step.player is player:
                    return count
        raise NotNow("nothing-to-take-back")

    def _event(self, kind: str, **payload: Any) -> Event:
        return Event(self.number + 1, kind, payload)

    # What an event changes

    def after(self, event: Event) -> "Replay":
        payload = event.payload
        replay = replace(self, number=event.number)
        match event.kind:
            case "created":
                return replace(replay, prepared=payload.get("prepared", 0))
            case "chosen" | "moved":
                game = event.after
                if game is None:
                    decision = read_move(payload.get("choice") or payload["move"])
                    game = self.game.play(decision, by=Player(payload["player"]))
                return replace(
                    replay,
                    game=game,
                    answered=self.answered + 1,
                    takeback_by=None,
                    declined=frozenset(),
                )
            case "left":
                player, ending = Player(payload["player"]), Ending(payload["ending"])
                return replace(replay, game=self.game.leave(player, ending), takeback_by=None)
            case "taken-back":
                return replace(
                    replay,
                    game=self.game.at(payload["steps"]),
                    answered=self.answered + 1,
                    takeback_by=None,
                    takebacks=self.takebacks + 1,
                    declined=frozenset(),
                )
            case "asked" if payload["what"] == "takeback":
                return replace(replay, takeback_by=Player(payload["by"]))
            case "asked":
                return replace(replay, rematch_by=Player(payload["by"]))
            case "answered" if payload["what"] == "takeback":
                asked = Player(payload["by"]).opponent
                return replace(replay, takeback_by=None, declined=self.declined | {asked})
            case "answered":
                return replace(replay, rematch=payload["game"])
            case "called-off":
                return replace(replay, called_off=True)
            case "greeted":
                by = Player(payload["by"])
                greeted = Greeted(by, payload["greeting"], event.number, event.at)
                return replace(replay, greetings=(*self.greetings, greeted))
            case "hint":
                return self._hinted(replay, payload)
            case _:
                # Joined, drawn: the deal has brought the tile already.
                return replay

    def _hinted(self, replay: "Replay", payload: dict[str, Any]) -> "Replay":
        by, decision, level = Player(payload["by"]), payload["decision"], payload["level"]
        # The hint stands in the event of the nudge; that of the move only says that it was told.
        known = self.hinted.hint if self.hinted else {}
        hinted = Hinted(by, decision, level, payload.get("hint", known))
        return replace(replay, hinted=hinted, hints=(*self.hints, by))


def _draw(game: Game, number: int) -> list[Event]:
    """The event of the tile that was drawn last, if a draw was the last thing."""
    match game.steps[-1:]:
        case (Drawn(player, tile),):
            return [Event(number, "drawn", {"player": player.value, "tile": str(tile)})]
    return []


def is_secret(event: Event, replay: Replay, viewer: Player | None) -> bool:
    """Whether the event is a chip kept in secret that the viewer may not know yet (E1)."""
    if event.kind != "chosen" or Choice(event.payload["choice"]) not in CHIP_OF_CHOICE:
        return False
    by = Player(event.payload["player"])
    undecided = replay.game.position.phase is Phase.KEEP and not replay.game.over
    return undecided and by is not viewer
