"""What follows from a draw or a move: `bossa.rules.turn` on machine words."""

from bossa.kernel.jit.bits import popcount
from bossa.kernel.jit.decorators import compiled, inlined
from bossa.kernel.law.moves import (
    EXCHANGING,
    LAY,
    REDRAWING,
    STACKING,
    bearer_of,
    colour_of,
    kind_of,
    number_of,
    size_of,
    taken_of,
    tiles_of,
)
from bossa.kernel.law.state import (
    CHIPS,
    EXCHANGE,
    MARKERS,
    META,
    PLAY,
    PLAYER,
    REACH,
    REDRAW,
    STACK,
    State,
    highest_number,
    owner_of,
    pile_of,
    player_of,
    rows_of,
    rows_to_win,
)

GOES_ON = -1
# An outcome is four times the ending, A to E, plus the winner: 0 for A, 1 for B, TIE for nobody.
ENDING_A, ENDING_B, ENDING_C, ENDING_D, ENDING_E = 0, 4, 8, 12, 16
TIE = 2


@inlined
def with_hand(state: State, player: int, hand: int) -> State:
    a, b, gone, white, black, meta = state
    if player:
        return (a, hand, gone, white, black, meta)
    return (hand, b, gone, white, black, meta)


@compiled
def after_draw(state: State, tile: int) -> State:
    """The state after the player who is to draw has drawn this tile.

    It does not tell whether the player has a move (X1): the caller will ask for the moves anyway.
    """
    player = player_of(state)
    a, b, gone, white, black, meta = with_hand(state, player, state[player] | (1 << tile))
    return (a, b, gone, white, black, meta | PLAY)


@inlined
def _placed(state: State, move: int) -> State:
    player = player_of(state)
    tiles = tiles_of(move)
    colour = colour_of(move)
    a, b, gone, white, black, meta = with_hand(state, player, state[player] & ~tiles)
    if kind_of(move) == LAY:
        number = number_of(move)
        row = size_of(move) << (4 * number)
        if colour:
            black |= row
        else:
            white |= row
        shift = REACH + 8 * colour
        if number > highest_number(meta, colour):
            meta += 1 << (shift + 4)
        else:
            meta -= 1 << shift
    else:
        meta &= ~(STACK << (MARKERS + 3 * player))
    if bearer_of(move) >= 0:
        meta &= ~(3 << (CHIPS + 2 * player))
    return (a, b, gone | tiles, white, black, meta)


@inlined
def _exchanged(state: State, move: int) -> State:
    player = player_of(state)
    a, b, gone, white, black, meta = state
    meta &= ~(EXCHANGE << (MARKERS + 3 * player))
    swap = tiles_of(move) | (1 << taken_of(move))
    return (a ^ swap, b ^ swap, gone, white, black, meta)


@inlined
def _redrawn(state: State, move: int, brought: int) -> State:
    player = player_of(state)
    given = tiles_of(move)
    hand = (state[player] & ~given) | (1 << brought)
    a, b, gone, white, black, meta = with_hand(state, player, hand)
    meta &= ~(REDRAW << (MARKERS + 3 * player))
    return (a, b, gone | given, white, black, meta)


@inlined
def _outcome(state: State, move: int) -> int:
    """The outcome by X2, X3 and X4, looked at in this order, or GOES_ON."""
    player = player_of(state)
    meta = state[META]
    kind = kind_of(move)
    if kind == LAY or kind == STACKING:
        colour = colour_of(move)
        full = kind == LAY and rows_of(meta, colour) == rows_to_win(meta)
        owner = owner_of(meta, colour)
        if state[player] == 0:
            return (ENDING_C if full and owner == 1 - player else ENDING_A) + player
        if full:
            return ENDING_B + owner
    if pile_of(state) == 0:
        a, b = popcount(state[0]), popcount(state[1])
        return ENDING_E + (TIE if a == b else (0 if a < b else 1))
    return GOES_ON


@compiled
def after_move(state: State, move: int, brought: int) -> tuple[State, int]:
    """The state after a move, and the outcome or GOES_ON.

    `brought` is the index of the tile that a redraw brings; other moves ignore it. If the game is
    over, the state still has the player who moved as the one to play.
    """
    kind = kind_of(move)
    if kind == REDRAWING:
        moved = _redrawn(state, move, brought)
    elif kind == EXCHANGING:
        moved = _exchanged(state, move)
    else:
        moved = _placed(state, move)
    outcome = _outcome(moved, move)
    if outcome == GOES_ON:
        a, b, gone, white, black, meta = moved
        moved = (a, b, gone, white, black, (meta ^ PLAYER) & ~PLAY)
    return moved, outcome


@compiled
def halves_of(outcome: int, player: int) -> int:
    """What a player gets for an outcome, in half points: 2, 0, or 1 for a tie."""
    winner = outcome & 3
    if winner == TIE:
        return 1
    return 2 if winner == player else 0


@compiled
def points_of(outcome: int, player: int) -> float:
    """The points that a player gets for an outcome: 1, 0, or ½ for a tie."""
    return 0.5 * halves_of(outcome, player)
