"""The small board that lists draw of a game. Each change writes it into the game's row."""

import msgspec

from bossa.rules import Game, Line, Moved, Player
from bossa.server.protocol.board_view import HandSizes
from bossa.server.protocol.game_list import SmallBoard, SmallLine

_encode = msgspec.json.Encoder().encode
read_board = msgspec.json.Decoder(SmallBoard).decode


def written_board(game: Game) -> str:
    """As it is stored. Nothing in it is a secret, at any time."""
    position = game.position
    board = SmallBoard(
        white=_line(position.white),
        black=_line(position.black),
        hand_sizes=HandSizes(
            A=len(position.side(Player.A).tiles), B=len(position.side(Player.B).tiles)
        ),
        pile=position.pile_size,
        turns=sum(isinstance(step, Moved) for step in game.steps),
    )
    return _encode(board).decode()


def _line(line: Line) -> SmallLine:
    rows = tuple((row.number, row.size, len(row.layers)) for row in line.rows)
    return SmallLine(die=line.die, owner=line.owner, rows=rows)
