"""Checks that a lesson is true: everything in it is played by the rules.

A fault is a `ValueError` that names the step.
"""

from collections.abc import Iterable

from bossa.lessons.script import PREFIX, Lesson, Step, Try, Way
from bossa.lessons.walking import OTHER, YOU, after_try, after_way, asked, scenes
from bossa.notation import read_move, read_position, read_tile, write_move, write_position
from bossa.rules import Decision, Game, Redraw, Refusal
from bossa.rules.reasons import check as check_decision
from bossa.rules.words import Chip, Marker


def check_lesson(lesson: Lesson) -> None:
    """Every wanted choice is legal, every refused try is refused as the lesson says, every game
    ends as promised, every winning move is wanted, and the other player overlooks no win."""
    for scene in scenes(lesson):
        _check_step(scene.step, scene.game)
        if scene.step is scene.part.steps[-1] and not scene.step.branches:
            for way in scene.step.ways:
                outcome = after_way(scene.game, way).outcome
                ending = outcome.ending if outcome and outcome.winner is YOU else None
                _need(ending is scene.part.ending, scene.step, f"{way.choice} ends {ending}")


def _check_step(step: Step, game: Game) -> None:
    position = game.position
    _need(not game.over and position.player is YOU, step, "it is not your turn")
    text = write_position(position)
    _need(write_position(read_position(text)) == text, step, "the position does not read back")
    for sign in (*step.glow, *step.about):
        _need(_is_there(game, sign), step, f"there is no {sign}")
    wanted = {way.choice for way in step.ways}
    for tried in step.tries:
        _need(tried.choice not in wanted, step, f"{tried.choice} is wanted")
        _check_try(step, game, tried)
    for way in step.ways:
        _check_way(step, game, way)
    for move in game.legal:
        if not isinstance(move, Redraw) and (outcome := game.play(move).outcome):
            is_won = outcome.winner is YOU
            _need(not is_won or write_move(move) in wanted, step, f"{move} wins and is not wanted")
    _need(not step.branches or all(way.step for way in step.ways), step, "a way has no step")


def _check_way(step: Step, game: Game, way: Way) -> None:
    _need(_refusal(game, way.choice) is None, step, f"{way.choice} is refused")
    after = after_way(game, way)
    if way.answer and way.answer.move:
        _need(not after.over, step, "the other player's answer ends the game")
        _need(not _overlooks(after), step, "the other player overlooks a win")
    if way.step:
        _need(not after.over, step, f"the game ends before {way.step.id}")
        _check_step(way.step, asked(after, way.step))


def _check_try(step: Step, game: Game, tried: Try) -> None:
    refusal = _refusal(game, tried.choice)
    if tried.code:
        found = (refusal.code, refusal.rule) if refusal else None
        _need(found == (tried.code, tried.rule), step, f"{tried.choice} is refused as {found}")
        return
    _need(refusal is None, step, f"{tried.choice} is refused: {refusal}")
    _need(tried.reply is not None, step, f"{tried.choice} has no reply")
    if tried.answers is None:
        decision = read_move(tried.choice)
        if not isinstance(decision, Redraw):
            outcome = game.play(decision, by=YOU).outcome
            _need(not outcome or outcome.winner is YOU, step, f"{tried.choice} loses at once")
        return
    outcome = after_try(game, tried).outcome
    ends = (outcome.ending, outcome.winner) if outcome else (None, None)
    _need(ends == (tried.ending, tried.winner), step, f"{tried.choice} ends {ends}")


def _refusal(game: Game, choice: str) -> Refusal | None:
    try:
        check_decision(game.position, read_move(choice), YOU)
    except Refusal as refusal:
        return refusal
    return None


def _overlooks(after: Game) -> bool:
    """Whether the other player, who has just moved, could have won instead."""
    before = after.at(len(after.steps) - 1)
    return any(winning(before))


def winning(game: Game) -> Iterable[Decision]:
    """The moves that win at once. A redraw never does."""
    player = game.position.player
    for decision in game.legal:
        if not isinstance(decision, Redraw):
            outcome = game.play(decision).outcome
            if outcome and outcome.winner is player:
                yield decision


def _is_there(game: Game, sign: str) -> bool:
    position = game.position
    you, other = position.side(YOU), position.side(OTHER)
    if sign in {marker.value for marker in Marker}:
        return sign in {marker.value for marker in you.markers}
    if sign in {chip.value for chip in Chip}:
        return sign in {chip.value for chip in you.chips}
    if sign.startswith("their-"):
        return read_tile(sign.removeprefix("their-")) in other.tiles
    if sign.isdigit():
        return read_tile(sign) in you.tiles
    ends = {
        f"{line.colour.value[0]}{number}"
        for line in position.lines
        for number in (
            *(end.number for end in line.ends(position.rules)),
            *(row.number for row in line.rows),
        )
    }
    return sign in ends


def _need(condition: bool, step: Step, what: str) -> None:
    if not condition:
        raise ValueError(f"{step.id}: {what}")


def messages_of(lessons: Iterable[Lesson], general: Iterable[str]) -> list[str]:
    """The ids of all messages that lessons need, as the catalogues have them."""
    ids = [*general, *(said for lesson in lessons for said in lesson.messages)]
    return [PREFIX + said for said in dict.fromkeys(ids)]
