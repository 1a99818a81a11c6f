"""The rules of Bossa: tiles, lines, moves, positions, set-up, endings and refusals.

Pure Python without dependencies. All values are immutable: playing a decision returns a new value.
"""

from bossa.rules.chance import draws, order_of_unseen
from bossa.rules.deal import Deal, Roll
from bossa.rules.game import Chosen, Drawn, Game, Left, Moved, Step
from bossa.rules.legal import legal
from bossa.rules.lines import End, Line, Row
from bossa.rules.moves import Decision, Exchange, Lay, Move, Redraw, Stack
from bossa.rules.outcome import Ending, Outcome
from bossa.rules.position import Position, Side
from bossa.rules.reasons import check, reasons
from bossa.rules.refusals import Illegal, NotNow, Refusal, Unreadable
from bossa.rules.ruleset import EDITION, RULE_SETS, Rules
from bossa.rules.sound import check_position
from bossa.rules.tiles import TILES, Laid, Layer, Tile
from bossa.rules.view import View, view
from bossa.rules.words import Chip, Choice, Colour, Marker, Phase, Player

__all__ = [
    "EDITION",
    "RULE_SETS",
    "TILES",
    "Chip",
    "Choice",
    "Chosen",
    "Colour",
    "Deal",
    "Decision",
    "Drawn",
    "End",
    "Ending",
    "Exchange",
    "Game",
    "Illegal",
    "Laid",
    "Lay",
    "Layer",
    "Left",
    "Line",
    "Marker",
    "Move",
    "Moved",
    "NotNow",
    "Outcome",
    "Phase",
    "Player",
    "Position",
    "Redraw",
    "Refusal",
    "Roll",
    "Row",
    "Rules",
    "Side",
    "Stack",
    "Step",
    "Tile",
    "Unreadable",
    "View",
    "check",
    "check_position",
    "draws",
    "legal",
    "order_of_unseen",
    "reasons",
    "view",
]
