"""Makes snapshots: a game as one viewer may see it."""

from collections import OrderedDict
from typing import Any

from msgspec import structs

from bossa.rules import TILES, Ending, Game, Moved, Player, Redraw
from bossa.rules.position import HAND_SIZE
from bossa.server.games.hints import MOVE, can_ask
from bossa.server.games.hosted import HostedGame
from bossa.server.protocol.board_view import BoardView, Hands, HandSizes, Line, Lines
from bossa.server.protocol.snapshot import (
    Clock,
    Hint,
    HintCounts,
    HintFacts,
    Invitation,
    LastGreeting,
    Leaves,
    Nudge,
    OpenDecision,
    Rematch,
    Reveal,
    Seat,
    Seats,
    Snapshot,
    Takeback,
)

PILE = len(TILES) - len(Player) * HAND_SIZE - 1
"""Tiles in the pile before the first draw."""


class BoardViews:
    """A cache of the board views made last: the player, the stream and spectators ask for the
    same one."""

    def __init__(self, most: int = 2_000) -> None:
        self.most = most
        self._made: OrderedDict[tuple[str, int, Player | None], dict[str, Any]] = OrderedDict()

    def of(self, game: HostedGame, viewer: Player | None) -> dict[str, Any]:
        """The fields of the board view after the game's last event."""
        position = game.game.position
        if not position.phase.is_setup:
            # Hands are open: everybody sees the same.
            viewer = position.player
        key = (game.id, game.number, viewer)
        if key not in self._made:
            self._made[key] = structs.asdict(BoardView.of(game.game, viewer))
            if len(self._made) > self.most:
                self._made.popitem(last=False)
        return self._made[key]


_views = BoardViews()


def snapshot_of(
    game: HostedGame, player: str | None, invitation: Invitation | None = None
) -> Snapshot:
    row, replay = game.row, game.replay
    seats = row.seats_of(player)
    viewer = game.viewer_for(player)
    seen = _covered(BoardView.of(game.game, None)) if game.is_waiting else _views.of(game, viewer)
    decisions = game.decisions
    decides = any(viewer is decision.player and viewer in seats for decision in decisions)
    rules: Any = row.rules
    level: Any = row.level
    opponent: Any = row.opponent
    status: Any = row.status
    without = {"phase": None} if game.is_waiting or replay.called_off else {}
    return Snapshot(
        **{**seen, **without, "moves": seen["moves"] if decides else ()},
        id=row.id,
        number=game.number,
        rules=rules,
        opponent=opponent,
        level=level,
        you=row.you(player),
        eyes=viewer,
        seats=Seats(A=_seat(game, Player.A), B=_seat(game, Player.B)),
        status=status,
        practice=row.practice,
        prepared=replay.prepared,
        hash=None if row.practice else row.hash,
        decisions=tuple(
            OpenDecision(player=decision.player, number=decision.number) for decision in decisions
        ),
        reveal=_reveal(game) if game.game.over else None,
        was_forced=was_forced(game.game),
        takeback=Takeback(by=replay.takeback_by) if replay.takeback_by else None,
        can_take_back=any(replay.can_take_back(seat) for seat in seats),
        rematch=Rematch(by=replay.rematch_by, game=row.rematch) if replay.rematch_by else None,
        invitation=invitation,
        clock=_clock(game),
        can_claim=any(game.can_claim(seat) for seat in seats),
        thinking=game.computer_decision is not None,
        greeting=_greeting(game),
        hint=_hint(game, seats),
        hints=HintCounts(A=replay.hints.count(Player.A), B=replay.hints.count(Player.B)),
        can_hint=can_ask(game, seats),
    )


def _hint(game: HostedGame, seats: tuple[Player, ...]) -> Hint | None:
    """For who asked, until the decision is made."""
    hinted = game.replay.hinted
    if hinted is None or hinted.by not in seats:
        return None
    if not any(open_.number == hinted.decision for open_ in game.decisions):
        return None
    nudge, facts = Nudge(**hinted.hint["nudge"]), None
    if hinted.level >= MOVE:
        told = hinted.hint["facts"]
        leaves = Leaves(**told["leaves"]) if told["leaves"] else None
        facts = HintFacts(left=told["left"], ends=told["ends"], leaves=leaves)
    move = hinted.hint["move"] if facts else None
    return Hint(decision=hinted.decision, nudge=nudge, move=move, facts=facts)


def _greeting(game: HostedGame) -> LastGreeting | None:
    if not game.replay.greetings:
        return None
    last = game.replay.greetings[-1]
    greeting: Any = last.greeting
    return LastGreeting(by=last.by, greeting=greeting, number=last.number)


def _seat(game: HostedGame, seat: Player) -> Seat:
    found = game.row.seats[seat]
    kind: Any = found.kind
    return Seat(name=found.name, kind=kind, here=found.here)


def _covered(seen: BoardView) -> dict[str, Any]:
    """Before the second player is there, nobody sees a hand, and nothing has been rolled or drawn:
    the player who invites could choose among rolls."""
    position = seen.position
    white, black = map(_without_die, (position.lines.white, position.lines.black))
    hidden = structs.replace(
        position,
        text=None,
        lines=Lines(white=white, black=black),
        hands=Hands(A=None, B=None),
        hand_sizes=HandSizes(A=HAND_SIZE, B=HAND_SIZE),
        pile=PILE,
        unseen=(),
    )
    return structs.asdict(structs.replace(seen, rolls=(), position=hidden, steps=(), last=None))


def _without_die(line: Line) -> Line:
    return structs.replace(line, die=None, ends=())


def _reveal(game: HostedGame) -> Reveal:
    return Reveal(
        removed=str(game.game.removed),
        pile=tuple(map(str, game.game.pile or ())),
        salt=game.row.salt,
        deal=game.row.deal,
    )


def was_forced(game: Game) -> bool:
    """Whether a player laid the sixth row of the other's line because every legal move did."""
    last, outcome = game.steps[-1] if game.steps else None, game.outcome
    if not isinstance(last, Moved) or outcome is None or outcome.ending is not Ending.B:
        return False
    before = game.at(len(game.steps) - 1)
    return outcome.winner is not last.player and all(
        not isinstance(move, Redraw) and before.play(move).outcome == outcome
        for move in before.legal
    )


def _clock(game: HostedGame) -> Clock | None:
    clock = game.clock
    if clock is None:
        return None
    left = {
        player: round(max(0.0, seconds), 1) for player, seconds in clock.at(game.row.uptime).items()
    }
    return Clock(
        A=left[Player.A],
        B=left[Player.B],
        running=clock.running,
        full=clock.control.full,
        increment=clock.control.increment,
        days=clock.control.days,
    )
