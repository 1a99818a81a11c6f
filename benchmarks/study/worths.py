"""What the first play, a line, a chip and each marker are worth: pairs of openings.

The two openings of a pair differ in one thing only. Each is played to its end by the network, one
move ahead for both sides, and the luck of the draws is taken out of the result, which leaves its
mean as it is (`bossa.players.futures`). So the difference is one of results and not of estimates:
the estimates of early positions are too high for the player who draws (docs/analysis.md), which
would count twice in the worth of the first play.
"""

import random
from dataclasses import replace
from typing import Any

from bossa.players import named
from bossa.players.futures import Roller
from bossa.rules import RULE_SETS, Chip, Choice, Deal, Game, Marker, Player, Position, Rules, view
from bossa.rules.turn import higher_die

FUTURES = 4
"""Of each opening."""

Opening = tuple[str, int]
"""Rules and the number of a deal."""


def openings(deals: int) -> list[Opening]:
    return [(rules.name, deal) for deal in range(deals) for rules in RULE_SETS]


def measured(opening: Opening, seed: int) -> dict[str, Any]:
    """A line of the journal: the worth of an opening and of its variants, for player A."""
    rules, number = Rules.of(opening[0]), opening[1]
    source = random.Random(f"worth {seed} {rules.name} {number}")
    start = Game.of_deal(rules, Deal.shuffled(source))
    roller = Roller(seed)
    chosen, choice = _chosen(start, source)
    settled = _settled(start, source)
    values = {
        name: _worth(position, roller, number)
        for name, position in (("chosen", chosen), *_variants(settled).items())
    }
    return {
        "rules": rules.name,
        "deal": number,
        "seed": seed,
        "dice": [start.position.white.die, start.position.black.die],
        "higher": higher_die(start.position).value,
        "choice": choice,
        "first": settled.player.value,
        "owner": settled.white.owner.value if settled.white.owner else None,
        "chip": settled.a.chip.value if settled.a.chip else None,
        "values": values,
    }


def _settled(start: Game, source: random.Random) -> Position:
    """The opening after a set-up by chance, in the novice game with the first player by chance
    too."""
    game = start
    while game.position.phase.is_setup:
        game = game.play(source.choice(game.legal))
    return replace(_to_draw(game), player=source.choice(list(Player)))


def _chosen(start: Game, source: random.Random) -> tuple[Position, str | None]:
    """The opening after a set-up by two players who choose well, and the first choice."""
    player = named("engine:1", source)
    game, choice = start, None
    while game.position.phase.is_setup:
        seat = game.position.player
        decision = player.think(view(game, seat)).choice
        if choice is None and isinstance(decision, Choice):
            choice = decision.value
        game = game.play(decision, by=seat)
    return _to_draw(game), choice


def _to_draw(game: Game) -> Position:
    """The position after the set-up, before the first draw."""
    return next(state.position for state in game.states if not state.position.phase.is_setup)


def _variants(position: Position) -> dict[str, Position]:
    found = {"base": position, "turn": replace(position, player=position.player.opponent)}
    if position.white.owner:
        found["line"] = replace(
            position,
            white=replace(position.white, owner=position.black.owner),
            black=replace(position.black, owner=position.white.owner),
        )
    for marker in Marker:
        found[f"no-{marker.value}"] = replace(position, a=position.a.without_marker(marker))
    if position.a.chip:
        other = Chip.INVERTER if position.a.chip is Chip.DOUBLER else Chip.DOUBLER
        found["other-chip"] = replace(position, a=replace(position.a, chips=(other,)))
        found["no-chip"] = replace(position, a=replace(position.a, chips=()))
    return found


def _worth(position: Position, roller: Roller, number: int) -> float:
    """The mean for A of a few futures. Variants of a deal have the same random numbers."""
    mean = roller.futures(position, FUTURES, first=number * FUTURES).mean
    return round(mean if position.player is Player.A else 1.0 - mean, 5)
