"""`play`: start a game at the terminal, or resume one."""

import random
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import RULE_NAMES, Language, OptionalRulesName, Seed, one_of
from bossa.cli.terminal.saved_games import HUMAN, Saved, new_path, newest_path, read_saved
from bossa.cli.terminal.screen import Screen
from bossa.locales import Texts, texts
from bossa.players import LEVELS, OPPONENTS
from bossa.players.named import needs_numba
from bossa.rules import Deal, Game, Player, Unreadable

OFFERED = (*LEVELS, HUMAN)
SEATED = (*OPPONENTS, HUMAN)
USUAL = "cup"
"""The opponent when nobody can be asked, because the input is no terminal."""


def play_command(
    rules: OptionalRulesName = None,
    opponent: Annotated[
        str | None,
        typer.Option(callback=one_of(SEATED), help=", ".join(SEATED), show_default=False),
    ] = None,
    seat: Annotated[
        str, typer.Option(callback=one_of(("A", "B")), help="Where you sit: A or B.")
    ] = "A",
    seed: Seed = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Resume the game that was saved last.")
    ] = False,
    game: Annotated[
        Path | None,
        typer.Option(help="The private file the game is kept in while it goes on."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(help="Where the record goes when the game is over.")
    ] = None,
    lang: Language = "",
) -> None:
    """Play a game at the terminal: two people at one keyboard, or against the computer."""
    # Imported here, with all that draws: that is much to load for commands that draw nothing.
    from bossa.cli.terminal.keyboard_game import Session
    from bossa.cli.terminal.sentences import rules_in_words

    source = random.SystemRandom() if seed is None else random.Random(seed)
    say = texts(lang)
    console = Screen()
    asks = sys.stdin.isatty()
    path = game or new_path()
    saved: Saved | None = None
    if resume:
        path = game or _newest()
        saved = read_saved(path)
    elif asks and not (rules or opponent or game) and (old := newest_path()):
        away = read_saved(old)
        when = f"{datetime.fromtimestamp(old.stat().st_mtime):%Y-%m-%d %H:%M}"
        question = say("take-up", rules=rules_in_words(away.game.rules.name, say), when=when)
        if _chosen(console, question, (say("take-up-yes"), say("take-up-no")), say) == 0:
            path, saved = old, away
    elif game and game.exists():
        raise Unreadable("game-exists", path=str(game))
    if saved is None:
        rules = rules or _asked_rules(console, say, asks)
        opponent = opponent or _asked_opponent(console, say, asks)
        saved = _new(rules, opponent, Player(seat), source)
    if any(seat != HUMAN and needs_numba(seat) for seat in saved.seats.values()):
        needs_search()
    Session(saved, path, record, lang, source).run()


def _new(rules: str, opponent: str, seat: Player, source: random.Random) -> Saved:
    deal = Deal.shuffled(source)
    seats = {player: HUMAN if player is seat else opponent for player in Player}
    return Saved(deal, Game.of_deal(rules, deal), seats)


def _newest() -> Path:
    path = newest_path()
    if path is None:
        raise Unreadable("no-saved-game")
    return path


def _asked_rules(console: Screen, say: Texts, asks: bool) -> str:
    labels = tuple(say("rules-name", rules=name.replace("+", "-")) for name in RULE_NAMES)
    return RULE_NAMES[_chosen(console, say("ask-rules"), labels, say) if asks else 0]


def _asked_opponent(console: Screen, say: Texts, asks: bool) -> str:
    if not asks:
        return USUAL
    labels = tuple(say("opponent-name", opponent=name) for name in OFFERED)
    return OFFERED[_chosen(console, say("ask-opponent"), labels, say)]


def _chosen(console: Screen, question: str, labels: tuple[str, ...], say: Texts) -> int:
    """Ask until a person picks a label, and return its index. Enter alone picks the first."""
    console.print(f"\n{question}", style="bold")
    for number, label in enumerate(labels, start=1):
        console.print(f"  {number}  {label}")
    while True:
        try:
            answer = console.ask("[1] > " if console.is_terminal else "").strip() or "1"
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit from None
        if answer.isdecimal() and len(answer) < 9 and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        console.print(say("ask-number", most=len(labels)))
