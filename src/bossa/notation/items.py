"""The body of a record, after its tags: choices, numbered turns and comments."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bossa.notation.moves import read_move, read_tile, shortened, write_move
from bossa.rules.game import Chosen, Drawn, Game, Left, Moved, Step
from bossa.rules.moves import Redraw
from bossa.rules.reasons import check
from bossa.rules.refusals import Illegal, NotNow, Refusal, Unreadable
from bossa.rules.words import CHIP_OF_CHOICE, Choice, Player

Comments = tuple[tuple[int, str], ...]
"""Each comment with the number of steps before it."""


@dataclass(frozen=True)
class Body:
    """A game and its comments."""

    game: Game
    comments: Comments


class Token(NamedTuple):
    """A word or a whole comment, and the number of the line on which it begins."""

    text: str
    line: int

    @property
    def is_comment(self) -> bool:
        return self.text.startswith("{")


# Only these four characters separate items. Any other space becomes part of an item, which is then
# refused.
_TOKEN = re.compile(r"\{[^}]*\}|[^ \t\r\n{}]+|[{}]")
_TURN = re.compile(r"([1-9][0-9]*)\.")
_DRAW = re.compile(r"\+([0-9]{2})")


def read_body(game: Game, lines: list[str], first_line: int) -> Body:
    """Play every item on the lines from `first_line` on, and return the game with its comments."""
    reader = _Reader(game, iter(_tokens(lines, first_line)))
    reader.read()
    return Body(reader.game, tuple(reader.comments))


def write_body(body: Body) -> str:
    comments: dict[int, list[str]] = {}
    for item, text in body.comments:
        if "}" in text:
            raise Unreadable("bad-comment")
        comments.setdefault(item, []).append(f"{{{text}}}")
    lines: list[str] = [" ".join(comments[0])] if 0 in comments else []
    turn = 0
    for item, step in enumerate(body.game.steps, start=1):
        text = _write_step(step)
        if isinstance(step, Drawn):
            turn += 1
            lines.append(f"{turn}. {text}")
        elif isinstance(step, Moved):
            lines[-1] += f" {text}"
        elif isinstance(step, Chosen):
            lines.append(text)
        if item in comments:
            lines[-1] += " " + " ".join(comments[item])
    return "".join(f"{line}\n" for line in lines)


def _write_step(step: Step) -> str:
    match step:
        case Chosen(player, choice):
            return f"{player.value} {write_move(choice)}"
        case Drawn(_, tile):
            return f"+{tile}"
        case Moved(_, move, brought):
            return write_move(move) + (f" +{brought}" if brought else "")
        case Left():
            return ""


def _tokens(lines: list[str], first_line: int) -> Iterator[Token]:
    """Split the lines into words and comments, each with the number of its first line."""
    text = "\n".join(lines[first_line:])
    line, counted = first_line + 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", counted, found.start())
        counted = found.start()
        if found[0] in ("{", "}"):
            raise Unreadable("bad-comment").at(line, found[0])
        yield Token(found[0], line)


class _Reader:
    """Plays tokens one after the other. `item` is the text that a refusal quotes."""

    def __init__(self, game: Game, tokens: Iterator[Token]) -> None:
        self.game = game
        self.tokens = tokens
        self.comments: list[tuple[int, str]] = []
        self.item = ""
        self.turn = 0
        self.numbered = False

    def read(self) -> None:
        for token in self.tokens:
            if token.is_comment:
                self.comments.append((len(self.game.steps), token.text[1:-1]))
                continue
            self.item = token.text
            try:
                self.read_item(token)
            except Refusal as refusal:
                raise refusal.at(token.line, shortened(self.item)) from None
        if self.numbered:
            raise Unreadable("turn-without-draw", turn=self.turn).at(token.line, token.text)

    def read_item(self, token: Token) -> None:
        if token.text in Player.__members__:
            self.read_choice(Player(token.text))
        elif found := _TURN.fullmatch(token.text):
            self.read_turn(found[1])
        elif found := _DRAW.fullmatch(token.text):
            self.read_draw(found[1])
        else:
            self.read_move(token.text)

    def next_word(self) -> str:
        """Return the second word of an item; a comment must not split the item."""
        token = next(self.tokens, Token("", 0))
        if token.is_comment:
            raise Unreadable("bad-comment")
        self.item = f"{self.item} {token.text}".rstrip()
        return token.text

    def read_choice(self, player: Player) -> None:
        word = self.next_word()
        choice = read_move(word)
        if not isinstance(choice, Choice):
            raise Unreadable("bad-move", text=shortened(word))
        if player is Player.A and self.kept_by_b:
            raise Unreadable("keep-out-of-order")
        self.game = self.game.play(choice, by=player)

    @property
    def kept_by_b(self) -> bool:
        """Whether the last item is B's choice of a chip."""
        match self.game.steps[-1:]:
            case (Chosen(Player.B, choice),):
                return choice in CHIP_OF_CHOICE
        return False

    def read_turn(self, number: str) -> None:
        if self.numbered:
            raise Unreadable("turn-without-draw", turn=self.turn)
        if self.game.position.phase.is_setup and not self.game.over:
            raise NotNow("setup-first", "U2", phase=self.game.position.phase.value)
        self.turn += 1
        if number != str(self.turn):
            raise Unreadable("wrong-turn-number", number=shortened(number), turn=self.turn)
        self.numbered = True

    def read_draw(self, tile: str) -> None:
        if not self.numbered and not self.game.over:
            raise Unreadable("turn-not-numbered", turn=self.turn + 1)
        self.numbered = False
        self.game = self.game.draw(read_tile(tile))

    def read_move(self, text: str) -> None:
        move = read_move(text)
        if isinstance(move, Choice):
            raise Unreadable("choice-without-player", text=text)
        brought = None
        if isinstance(move, Redraw):
            if not self.game.over:
                # A redraw that is not legal is refused as such, before its tile is looked for.
                check(self.game.position, move)
            found = _DRAW.fullmatch(self.next_word())
            if not found:
                raise Illegal("redraw-brings-nothing", "A1")
            brought = read_tile(found[1])
        self.game = self.game.play(move, brought=brought)
