"""Positions without a stored game: for lessons, reviews, puzzles and looking back."""

import secrets

from bossa.notation import read_move, read_position, read_record, read_tile
from bossa.rules import Game, Phase, Player, Redraw, Refusal, Tile, draws, view
from bossa.rules.reasons import reasons
from bossa.server.http.errors import bad_request, refusal_view
from bossa.server.protocol.answers import Checked, CheckedChoice, Played
from bossa.server.protocol.board_view import BoardView, steps_of
from bossa.server.protocol.requests import CheckBody, PlayBody, PositionBody, player_of
from bossa.server.routes.context import Context
from bossa.server.routes.endpoint import Endpoints

endpoints = Endpoints()


@endpoints.post("/positions", BoardView, body=PositionBody, description="What a board draws.")
async def show_position(_context: Context, body: PositionBody) -> BoardView:
    """A position in notation, or a record and a step of it."""
    if (body.position is None) == (body.record is None):
        raise bad_request("body", "position")
    if body.position is not None:
        game = _game_at(body.position)
    else:
        game = read_record(body.record or "").game
        game = game if body.step is None else game.at(body.step)
    return _shown(game, player_of(body.seat))


def _game_at(text: str) -> Game:
    position = read_position(text)
    game = Game.of_position(position)
    white, black = position.lines
    return Game(game.start, ((white.die, black.die),), game.steps, states=game.states)


def _shown(game: Game, seat: Player | None) -> BoardView:
    return BoardView.of_view(view(game, seat or game.position.player))


@endpoints.post("/positions/check", Checked, body=CheckBody, description="Nothing is played.")
async def check_choices(context: Context, body: CheckBody) -> Checked:
    """Why choices are refused."""
    position = read_position(body.position)
    answers = []
    for choice in body.choices:
        try:
            found = list(reasons(position, read_move(choice), position.player))
        except Refusal as refusal:
            found = [refusal]
        refusals = tuple(refusal_view(refusal, context.language) for refusal in found)
        answers.append(CheckedChoice(choice=choice, refusals=refusals))
    return Checked(answers=tuple(answers))


@endpoints.post("/positions/play", Played, body=PlayBody, description="The position after it.")
async def play_position(_context: Context, body: PlayBody) -> Played:
    """A move, and the tiles that come."""
    game = _game_at(body.position)
    tiles = [read_tile(tile) for tile in body.tiles]
    if body.move is not None:
        decision = read_move(body.move)
        brought = _tile(game, tiles) if isinstance(decision, Redraw) else None
        game = game.play(decision, by=game.position.player, brought=brought)
    if body.draw and not game.over and game.position.phase is Phase.DRAW:
        game = game.draw(_tile(game, tiles))
    if tiles:
        raise bad_request("body", "tiles")
    return Played(steps=steps_of(game.steps), board=_shown(game, None))


def _tile(game: Game, named: list[Tile]) -> Tile:
    """The tile that comes next: the one named, or one by chance."""
    return named.pop(0) if named else secrets.choice(list(draws(game.position)))
