"""The review of a game: what each decision and each draw was worth.

It walks the game from its end to its start, because the solver's values of late positions help
with earlier ones.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import cast

from bossa.analysis.ledger import START, Decided, Entry, Kind, Review
from bossa.analysis.marks import Mark, mark_of
from bossa.analysis.reasons import reasons_for
from bossa.notation import write_move
from bossa.notation.tags import write_hands
from bossa.players.calibration import apart
from bossa.players.computer import Stop
from bossa.players.evaluator import VERSION, Evaluator, certain
from bossa.players.setup import values_of_choices
from bossa.players.worth import Worth, mean
from bossa.rules import (
    Chosen,
    Decision,
    Drawn,
    Ending,
    Game,
    Left,
    Move,
    Moved,
    Player,
    Position,
    Redraw,
    view,
)

Progress = Callable[[Entry], None]


class Stopped(Exception):
    """The review was stopped before its end."""


@dataclass(frozen=True, slots=True)
class _Judged:
    """A decision of the game's turns: the position's worth before it, and what it is worth."""

    before: Worth
    after: Worth
    decided: Decided


def review(
    game: Game,
    evaluator: Evaluator,
    progress: Progress | None = None,
    stop: Stop | None = None,
    takebacks: int = 0,
    prepared: int = 0,
) -> Review:
    """Review a game, finished or not. `progress` gets each entry as soon as it is there.

    So many steps of a practice game were `prepared`: nobody is judged by them, and what they led to
    is the deal.
    """
    report = progress or (lambda _entry: None)
    walk = _Walk(game, evaluator, report, stop or Stop(), prepared)
    with evaluator.in_one_game():
        return Review(game.rules, game.outcome, walk.entries(), VERSION, takebacks)


class _Walk:
    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        progress: Progress,
        stop: Stop,
        prepared: int,
    ) -> None:
        self._game = game
        self._evaluator = evaluator
        self._progress = progress
        self._stop = stop
        # A record can say anything.
        self._prepared = min(prepared, len(game.steps))

    def entries(self) -> tuple[Entry, ...]:
        game = self._game
        first = self._first()
        turns: list[Entry] = []
        # A's chance at the step that is looked at, and after it.
        later = self._last()
        if first is not None:
            for number in reversed(range(first, len(game.steps))):
                if self._stop.asked:
                    raise Stopped
                later, found = self._step(number, cast(Worth, later))
                for entry in reversed(found):
                    self._progress(entry)
                turns[:0] = found
        choices, chance = self._choices(first)
        if first is None:
            return (*choices, *self._left_in_setup(chance))
        opened = cast(Worth, later)
        dealt = game.states[first if self._prepared else 0].position
        hands = write_hands(dealt.a.tiles, dealt.b.tiles)
        deal = Entry(first, Kind.DEAL, None, hands, opened.chance - chance, opened)
        for entry in (*choices, deal):
            self._progress(entry)
        return (*choices, deal, *turns)

    def _first(self) -> int | None:
        """The first step that is neither of the set-up nor prepared; None while it is set up."""
        states = enumerate(self._game.states)
        first = next((n for n, state in states if not state.position.phase.is_setup), None)
        return first if first is None else max(first, self._prepared)

    def _last(self) -> Worth | None:
        """A's chance at the end of what was played; None in the set-up."""
        state = self._game.state
        known = certain(state.outcome, Player.A)
        if known or state.position.phase.is_setup:
            return known
        return self._for_a(state.position, self._evaluator.of(state.position, self._stop))

    def _step(self, number: int, after: Worth) -> tuple[Worth, list[Entry]]:
        """A's chance before a step, and the entries of the step. `after` is A's chance after it."""
        position = self._game.states[number].position
        match self._game.steps[number]:
            case Drawn(player, tile):
                worths = self._evaluator.tiles(position, self._stop)
                before = self._for_a(position, self._evaluator.of(position, self._stop))
                row = tuple(
                    (one, self._for_a(position, worth).chance) for one, worth in worths.items()
                )
                change = after.chance - before.chance
                entry = Entry(number, Kind.DRAW, player, f"+{tile}", change, after, tiles=row)
                return before, [entry]
            case Moved(player, Redraw() as move, brought):
                return self._redraw(number, position, move, f"+{brought}", after)
            case Moved(player, move):
                judged = self._judge(position, move, self._for_mover(player, after))
                before = self._for_a(position, judged.before)
                change = after.chance - before.chance
                what = write_move(move)
                return before, [
                    Entry(number, Kind.MOVE, player, what, change, after, judged.decided)
                ]
            case Left(player, ending):
                return self._leaving(number, position, player, ending, after)
            case _:
                raise TypeError(self._game.steps[number])

    def _redraw(
        self, number: int, position: Position, move: Redraw, brought: str, after: Worth
    ) -> tuple[Worth, list[Entry]]:
        """The decision is judged by its mean. The tile that it brings is luck."""
        player = position.player
        worths = self._evaluator.brought(position, move, self._stop)
        judged = self._judge(position, move, mean(list(worths.values())))
        before = self._for_a(position, judged.before)
        decided = self._for_a(position, judged.after)
        change = decided.chance - before.chance
        row = tuple((tile, self._for_a(position, worth).chance) for tile, worth in worths.items())
        luck = after.chance - decided.chance
        return before, [
            Entry(number, Kind.MOVE, player, write_move(move), change, decided, judged.decided),
            Entry(number, Kind.DRAW, player, brought, luck, after, tiles=row),
        ]

    def _judge(self, position: Position, move: Move, played: Worth) -> _Judged:
        """Compare a move, whose worth is given, with the others."""
        worths = self._evaluator.moves(position, self._stop)
        worths[move] = played
        ordered = sorted(worths.items(), key=lambda item: -item[1].chance)
        best, before = ordered[0]
        loss = before.chance - played.chance
        if loss == 0:
            # Of equal moves, the one that was played is the best one.
            best, before = move, played
        rank = 1 + sum(worth.chance > played.chance for worth in worths.values())
        unsure = apart(position) if not (before.exact and played.exact) else Fraction(0)
        mark = Mark.FORCED if len(worths) == 1 else mark_of(loss, unsure)
        reasons = reasons_for(position, move, best) if mark in _EXPLAINED else ()
        considered: tuple[tuple[Decision, Worth], ...] = tuple(ordered)
        return _Judged(before, played, Decided(loss, rank, mark, best, considered, reasons))

    def _leaving(
        self, number: int, position: Position, player: Player, ending: Ending, after: Worth
    ) -> tuple[Worth, list[Entry]]:
        before = self._for_a(position, self._evaluator.of(position, self._stop))
        change = after.chance - before.chance
        decided = None
        if ending is Ending.RESIGN:
            decided = _resigned(abs(change), before)
        entry = Entry(number, Kind.LEFT, player, ending.value, change, after, decided)
        return before, [entry]

    def _choices(self, first: int | None) -> tuple[list[Entry], Fraction]:
        """The choices of the set-up, and A's chance after them, before the deal is known."""
        chance = START
        entries = []
        for number, step in enumerate(self._game.steps[:first]):
            if not isinstance(step, Chosen):
                break
            if number < self._prepared:
                continue
            seen = view(self._game.at(number), step.player)
            worths = values_of_choices(seen)
            ordered = sorted(worths.items(), key=lambda item: -item[1].chance)
            played = worths[step.choice]
            loss = ordered[0][1].chance - played.chance
            rank = 1 + sum(worth.chance > played.chance for worth in worths.values())
            best = step.choice if loss == 0 else ordered[0][0]
            change = -loss if step.player is Player.A else loss
            chance += change
            decided = Decided(loss, rank, mark_of(loss, played.within), best, tuple(ordered))
            after = Worth(chance, played.within, played.sure)
            what = write_move(step.choice)
            entries.append(Entry(number, Kind.CHOICE, step.player, what, change, after, decided))
        return entries, chance

    def _left_in_setup(self, chance: Fraction) -> Iterator[Entry]:
        """Somebody left before the hands were up: no deal is told."""
        for number, step in enumerate(self._game.steps):
            if isinstance(step, Left):
                after = cast(Worth, certain(self._game.outcome, Player.A))
                change = after.chance - chance
                decided = None
                if step.ending is Ending.RESIGN:
                    decided = _resigned(abs(change), Worth(chance))
                what = step.ending.value
                yield Entry(number, Kind.LEFT, step.player, what, change, after, decided)

    def _for_a(self, position: Position, worth: Worth) -> Worth:
        return worth if position.player is Player.A else worth.turned()

    def _for_mover(self, player: Player, worth: Worth) -> Worth:
        return worth if player is Player.A else worth.turned()


def _resigned(loss: Fraction, before: Worth) -> Decided:
    """To resign is a decision too. It is not compared with moves: playing on is better or equal."""
    return Decided(loss, 1 if loss == 0 else 2, mark_of(loss, before.within), None, ())


_EXPLAINED = (Mark.CLOSE, Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)
