"""What the sentences of a review claim, found out again by trying everything with `bossa.rules`.

It uses neither the kernel nor the facts of the analysis. A sentence about a coming draw has to hold
whatever a redraw brings and whatever the other player draws before.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import cast

from bossa.analysis.ledger import Decided, Reason
from bossa.rules import (
    Chip,
    Colour,
    Ending,
    Lay,
    Marker,
    Move,
    Phase,
    Player,
    Position,
    Redraw,
    Tile,
    legal,
)
from bossa.rules.turn import State, after_draw, after_move

Values = dict[str, int | str]
Holds = Callable[[State], bool]
Draws = Callable[[Position, Move, Holds], int]

FEW = 4
"""Tiles that the other may have drawn before the player's next turn, of those that are tried."""


class Wrong(AssertionError):
    """What a sentence says does not hold."""


@dataclass(frozen=True)
class Explained:
    """A move that was made in a position to play, and the one that is called better."""

    position: Position
    move: Move
    better: Move

    @property
    def player(self) -> Player:
        return self.position.player

    @property
    def moves(self) -> tuple[Move, Move]:
        return self.move, self.better


def differences(explained: Explained, reason: Reason) -> list[str]:
    """What is wrong with a sentence; nothing if it is right."""
    try:
        expected = _TRUTHS[reason.message](explained)
    except Wrong as wrong:
        return [f"{reason.message} {dict(reason.values)}: {wrong}"]
    if expected != dict(reason.values):
        return [f"{reason.message} {dict(reason.values)}: should be {expected}"]
    return []


def differences_of_rank(position: Position, move: Move, decided: Decided) -> list[str]:
    """What is wrong with "the third of twelve moves"."""
    moves = dict(decided.considered)
    if set(moves) != set(legal(position)):
        return [f"{len(moves)} moves: should be {len(legal(position))}"]
    rank = 1 + sum(worth.chance > moves[move].chance for worth in moves.values())
    return [] if rank == decided.rank else [f"rank {decided.rank}: should be {rank}"]


def _better_wins(explained: Explained) -> Values:
    for state in _states(explained.position, explained.better):
        _hold(_wins(state, explained.player), "the better move does not win")
    return {}


def _gives_sixth(explained: Explained) -> Values:
    (state,) = _states(explained.position, explained.move)
    other = explained.player.opponent
    won_by = state.outcome and (state.outcome.ending, state.outcome.winner)
    _hold(won_by == (Ending.B, other), "no sixth row of the other's")
    _hold(_rows_of(state.position, other) == 6, "not six rows")
    return {}


def _gives_row(explained: Explained) -> Values:
    (state,) = _states(explained.position, explained.move)
    other = explained.player.opponent
    rows = _rows_of(state.position, other)
    _hold(rows == 1 + _rows_of(explained.position, other), "no row for the other")
    for after in _states(explained.position, explained.better):
        _hold(_rows_of(after.position, other) < rows, "the better move gives it too")
    return {"rows": rows, "of": explained.position.rules.rows_to_win or 0}


def _other_wins(explained: Explained) -> Values:
    return _compared(explained, lambda drawn: _can_win(drawn, explained.player.opponent))


def _other_stuck(explained: Explained) -> Values:
    count, better = (_draws(explained.position, move, _is_stuck) for move in explained.moves)
    _hold(better > count, "it does not speak for the better move")
    return {"count": count, "better": better, "of": len(explained.position.unseen)}


def _opens(explained: Explained) -> Values:
    return _worst_place(explained, is_new=True)


def _leaves(explained: Explained) -> Values:
    return _worst_place(explained, is_new=False)


def _worst_place(explained: Explained, is_new: bool) -> Values:
    """The place on the other's lines where the better move takes most draws from the other."""
    other = explained.player.opponent
    before = _ends_of(explained.position, other)
    places = _ends_of(_after(explained.position, explained.move), other)
    found = [_at_place(explained, place, _draws) for place in places]
    told = max(found, key=lambda one: int(one["count"]) - int(one["better"]))
    _hold(int(told["count"]) > int(told["better"]), "it does not speak for the better move")
    _hold(((told["colour"], told["number"]) not in before) == is_new, "not new, or new")
    return told


def _at_place(explained: Explained, place: tuple[str, int], draws: Draws) -> Values:
    """With how many draws a place can be filled, as `draws` counts them."""
    wanted = Colour(place[0]), place[1]
    count, better = (
        draws(explained.position, move, lambda drawn: _can_lay(drawn, wanted))
        for move in explained.moves
    )
    of = len(explained.position.unseen)
    return {"colour": place[0], "number": place[1], "count": count, "better": better, "of": of}


def _own_row(explained: Explained) -> Values:
    for move in explained.moves:
        _hold(not isinstance(move, Redraw), "nobody knows what a redraw brings")
    after = _after(explained.position, explained.better)
    places = _ends_of(after, explained.player)
    found = [_at_place(explained, place, _own_draws) for place in places]
    told = max(found, key=lambda one: int(one["better"]) - int(one["count"]))
    _hold(int(told["better"]) > int(told["count"]), "it does not speak for the better move")
    return told


def _wins_soon(explained: Explained) -> Values:
    def wins(drawn: State) -> bool:
        return _can_win(drawn, explained.player)

    for move in explained.moves:
        _hold(_after(explained.position, move).pile_size > 2, "it is the last draw")
    count, better = (_own_draws(explained.position, move, wins) for move in explained.moves)
    _hold(better > count, "it does not speak for the better move")
    return {"count": count, "better": better, "of": len(explained.position.unseen)}


def _row(explained: Explained) -> Values:
    before = _rows_of(explained.position, explained.player)
    made, better = (
        {_rows_of(state.position, explained.player) for state in _states(explained.position, move)}
        for move in explained.moves
    )
    _hold(made == {before}, "a row is laid")
    _hold(better == {before + 1}, "the better move lays none")
    return {"rows": before + 1, "of": explained.position.rules.rows_to_win or 0}


def _lays(explained: Explained) -> Values:
    count, better = (
        len(_after(explained.position, move).on_table) - len(explained.position.on_table)
        for move in explained.moves
    )
    _hold(better > count, "it does not lay more")
    return {"count": count, "better": better}


def _keeps(explained: Explained) -> Values:
    used, by_better = (_used(explained.position, move) for move in explained.moves)
    _hold(bool(used), "nothing is used up")
    _hold(not by_better, "the better move uses something up")
    told = next((one for one in used if isinstance(one, Chip)), used[0])
    return {"spent": told.name.lower()}


def _hand_fits(explained: Explained) -> Values:
    count, better = (len({one for one, _ in lays}) for lays in _of_hand(explained))
    _hold(better > count, "it does not fit more")
    return {"count": count, "better": better}


def _hand_most(explained: Explained) -> Values:
    count, better = (max((n for _, n in lays), default=0) for lays in _of_hand(explained))
    _hold(better > count, "it does not lay more")
    return {"count": count, "better": better}


def _self_stuck(explained: Explained) -> Values:
    count, better = (_own_draws(explained.position, move, _is_stuck) for move in explained.moves)
    _hold(count > better, "it does not speak for the better move")
    return {"count": count, "better": better, "of": len(explained.position.unseen)}


def _spent(explained: Explained) -> Values:
    spent = _used(explained.position, explained.move)
    by_better = _used(explained.position, explained.better)
    # Of a marker and a chip that are used together, the chip is told.
    told = next((one for one in spent if isinstance(one, Chip)), spent[0] if spent else None)
    if told is None or told in by_better:
        raise Wrong("nothing is spent that the better move keeps")
    count = _own_draws(explained.position, explained.move, _is_stuck)
    kept = _own_draws(explained.position, explained.move, _is_stuck, told)
    _hold(count > kept, "it would have been good for nothing")
    of = len(explained.position.unseen)
    return {"spent": told.name.lower(), "count": count, "kept": kept, "of": of}


def _fewer_tiles(explained: Explained) -> Values:
    values, states = _hands(explained)
    _hold(all(state.outcome is None for state in states), "the game is over")
    pile = next(_states(explained.position, explained.move)).position.pile_size
    _hold(pile <= 2, "the pile is not nearly empty")
    return {**values, "pile": pile}


def _pile_ends(explained: Explained) -> Values:
    values, states = _hands(explained)
    endings = {state.outcome.ending if state.outcome else None for state in states}
    _hold(endings == {Ending.E}, "the pile does not end")
    return values


_TRUTHS: dict[str, Callable[[Explained], Values]] = {
    "reason-better-wins": _better_wins,
    "reason-gives-sixth": _gives_sixth,
    "reason-gives-row": _gives_row,
    "reason-other-wins": _other_wins,
    "reason-other-stuck": _other_stuck,
    "reason-opens": _opens,
    "reason-leaves": _leaves,
    "reason-own-row": _own_row,
    "reason-wins-soon": _wins_soon,
    "reason-row": _row,
    "reason-lays": _lays,
    "reason-keeps": _keeps,
    "reason-hand-fits": _hand_fits,
    "reason-hand-most": _hand_most,
    "reason-self-stuck": _self_stuck,
    "reason-spent": _spent,
    "reason-fewer-tiles": _fewer_tiles,
    "reason-pile-ends": _pile_ends,
}

KINDS = (*_TRUTHS, "rank")
"""All sentences that are checked."""


def _hold(what: bool, otherwise: str) -> None:
    if not what:
        raise Wrong(otherwise)


def _ways(position: Position, move: Move) -> Iterator[tuple[State, Tile | None]]:
    """What follows from a move, for each tile that a redraw can bring."""
    for brought in position.unseen if isinstance(move, Redraw) else (None,):
        yield after_move(position, move, brought), brought


def _states(position: Position, move: Move) -> Iterator[State]:
    return (state for state, _ in _ways(position, move))


def _wins(state: State, player: Player) -> bool:
    return state.outcome is not None and state.outcome.winner is player


def _after(position: Position, move: Move) -> Position:
    return next(_states(position, move)).position


def _ends_of(position: Position, owner: Player) -> list[tuple[str, int]]:
    """The ends of a player's lines, black before white, from low to high numbers."""
    return sorted(
        (line.colour.value, end.number)
        for line in position.lines
        if line.owner is owner
        for end in line.ends(position.rules)
    )


def _of_hand(explained: Explained) -> Iterator[set[tuple[tuple[Colour, int], int]]]:
    """After each move, the rows that the player could make of the tiles that stayed in hand."""
    _hold(explained.position.pile_size > 1, "there is no next turn")
    for move in explained.moves:
        states = list(_states(explained.position, move))
        _hold(not any(state.outcome for state in states), "the game is over")
        after = states[0].position
        hands = [set(state.position.side(explained.player).tiles) for state in states]
        # Only what does not hang on the tile that a redraw brings.
        stays = hands[0].intersection(*hands)
        side = replace(after.side(explained.player), hand=tuple(stays))
        turn = replace(
            after.with_side(explained.player, side), player=explained.player, phase=Phase.PLAY
        )
        yield {
            ((one.colour, one.number), len(one.tiles))
            for one in legal(turn)
            if isinstance(one, Lay)
        }


def _rows_of(position: Position, player: Player) -> int:
    return sum(len(line.rows) for line in position.lines if line.owner is player)


def _compared(explained: Explained, holds: Holds) -> Values:
    """With how many draws of the other something bad holds: with more after the move."""
    count, better = (_draws(explained.position, move, holds) for move in explained.moves)
    _hold(count > better, "it does not speak for the better move")
    return {"count": count, "better": better, "of": len(explained.position.unseen)}


def _draws(position: Position, move: Move, holds: Holds) -> int:
    """With how many unseen tiles something holds when the other has drawn after a move."""
    ways = list(_ways(position, move))
    _hold(not any(state.outcome for state, _ in ways), "the game is over")
    return sum(
        _same(holds(after_draw(one.position, tile)) for one, brought in ways if brought != tile)
        for tile in position.unseen
    )


def _own_draws(
    position: Position, move: Move, holds: Holds, kept: Marker | Chip | None = None
) -> int:
    """With how many unseen tiles something holds in the player's next turn, if the other, who draws
    before, changes nothing. Of what the other may draw a few are tried."""
    _hold(not isinstance(move, Redraw), "nobody knows what a redraw brings")
    state = after_move(position, move)
    _hold(state.outcome is None, "the game is over")
    after = state.position
    side = after.side(position.player)
    if isinstance(kept, Marker):
        side = replace(side, markers=(*side.markers, kept))
    elif kept:
        side = replace(side, chips=(kept,))
    after = after.with_side(position.player, side)
    _hold(after.pile_size >= 2, "there is no next turn")
    other = position.player.opponent

    def found(tile: Tile, theirs: Tile) -> bool:
        drawn = after.with_side(other, after.side(other).with_tile(theirs))
        turn = replace(drawn, player=position.player, phase=Phase.DRAW)
        return holds(after_draw(turn, tile))

    few = after.unseen[:: max(1, len(after.unseen) // FEW)]
    return sum(
        _same(found(tile, theirs) for theirs in few if theirs != tile) for tile in after.unseen
    )


def _same(found: Iterator[bool]) -> bool:
    """One answer for all cases."""
    answers = set(found)
    if len(answers) != 1:
        raise Wrong("it depends on what nobody knows")
    return answers.pop()


def _can_win(drawn: State, player: Player) -> bool:
    if drawn.outcome:
        return False
    return any(
        all(_wins(state, player) for state in _states(drawn.position, cast(Move, move)))
        for move in legal(drawn.position)
    )


def _is_stuck(drawn: State) -> bool:
    return drawn.outcome is not None and drawn.outcome.ending is Ending.D


def _can_lay(drawn: State, place: tuple[Colour, int]) -> bool:
    return any(
        isinstance(move, Lay) and (move.colour, move.number) == place
        for move in legal(drawn.position)
    )


def _used(position: Position, move: Move) -> list[Marker | Chip]:
    """The markers and the chip that a move uses up."""
    before = position.side(position.player)
    after = next(_states(position, move)).position.side(position.player)
    used: list[Marker | Chip] = [one for one in before.markers if one not in after.markers]
    return used + [one for one in before.chips if one not in after.chips]


def _hands(explained: Explained) -> tuple[Values, list[State]]:
    """The tiles in hand after both moves: fewer after the better one."""
    states = [next(_states(explained.position, move)) for move in explained.moves]
    count, better = (len(state.position.side(explained.player).tiles) for state in states)
    _hold(count > better, "it does not speak for the better move")
    held = len(explained.position.side(explained.player.opponent).tiles)
    return {"count": count, "better": better, "held": held}, states
