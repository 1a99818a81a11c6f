"""The game at the keyboard: shows the board, asks for decisions, saves after each of them."""

import os
import random
import shutil
import sys
from datetime import datetime
from pathlib import Path

from rich.columns import Columns

from bossa.cli.terminal.drawing import board, chart
from bossa.cli.terminal.files import write_whole
from bossa.cli.terminal.saved_games import HUMAN, Saved, write_saved
from bossa.cli.terminal.screen import Screen
from bossa.cli.terminal.sentences import names_of_seats, outcome_in_words, step_in_words
from bossa.folders import data_folder
from bossa.locales import texts
from bossa.notation import Record, read_move, write_move, write_record
from bossa.players import Computer, named
from bossa.rules import (
    Decision,
    Exchange,
    Game,
    Lay,
    Phase,
    Player,
    Redraw,
    Refusal,
    Stack,
    Unreadable,
    view,
)

TOLD_AT_ONCE = 6
"""Steps told at once. More would push the board off the screen when a game is taken up again."""

KINDS = (Lay, Stack, Exchange, Redraw)
"""Kinds of moves in the order in which they are listed."""


class PutAway(BaseException):
    """The person wants to stop. Like KeyboardInterrupt, this is not an error."""


class Session:
    """Plays a game until it ends or is put away, and writes its file after each decision."""

    def __init__(
        self,
        saved: Saved,
        path: Path,
        record: Path | None,
        language: str,
        source: random.Random,
    ) -> None:
        self.deal = saved.deal
        self.game = saved.game
        self.seats = saved.seats
        self.path = path
        self.record = record
        self.language = language
        self.say = texts(language)
        self.console = Screen()
        self.names = names_of_seats(self.seats, HUMAN, self.say)
        self.computers: dict[Player, Computer] = {
            player: named(seat, source) for player, seat in self.seats.items() if seat != HUMAN
        }
        self.told = 0

    def run(self) -> None:
        self._keep()
        try:
            while not self.game.over:
                self._step()
        except (PutAway, KeyboardInterrupt, EOFError):
            self.console.print()
            self.console.print(self.say("put-away"))
            self.console.print(resume_command(), style="bold", soft_wrap=True)
            return
        self._finish()

    def _step(self) -> None:
        player = self.game.position.player
        computer = self.computers.get(player)
        if computer:
            self.game = self.game.play(computer.think(view(self.game, player)).choice, by=player)
        else:
            self._show(player)
            self.game = self._asked(player)
        self._keep()

    def _keep(self) -> None:
        write_saved(self.path, Saved(self.deal, self.game, self.seats))

    def _show(self, player: Player) -> None:
        """Show `player` what happened since the last time, and the board."""
        if self._is_secret and not self.computers:
            self._clear()
            self.console.ask(self.say("hand-over", player=self.names[player]) + " ")
        self.console.print()
        self._tell(player)
        self._show_board(player)

    def _show_board(self, player: Player) -> None:
        position = view(self.game, player).position
        self.console.print()
        self.console.print(board(position, self.language, self.names, near=player))
        self._list()

    def _clear(self) -> None:
        """Clear the screen and what has scrolled away: both may show a secret hand."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    @property
    def _is_secret(self) -> bool:
        """Whether a hand or a chip is still hidden from somebody."""
        phase = self.game.position.phase
        return phase.is_setup and (phase is Phase.KEEP or not self.game.rules.hands_open_from_deal)

    def _tell(self, player: Player) -> None:
        """Tell what happened since the last time, and the rolls if the game has just begun."""
        shown = view(self.game, player).steps
        if self._is_secret and not self.computers:
            # The screen was cleared, so each person is told the open part of the set-up again.
            self.told = 0
        if not self.told:
            self._tell_rolls()
        for step in shown[max(self.told, len(shown) - TOLD_AT_ONCE) :]:
            self.console.print(step_in_words(step, self.say, self.names))
        self.told = len(shown)

    def _tell_rolls(self) -> None:
        for white, black in self.game.rolls:
            dice = {"white": white, "black": black}
            players = {"a": self.names[Player.A], "b": self.names[Player.B]}
            self.console.print(self.say("rolled", **dice, **players))

    @property
    def _options(self) -> list[Decision]:
        """All legal decisions in the order of the list: rows, stacks, exchanges, redraws."""
        legal = self.game.legal
        if self.game.position.phase.is_setup:
            return list(legal)
        return sorted(legal, key=lambda move: (KINDS.index(type(move)), write_move(move)))

    def _list(self) -> None:
        """Print the options with their numbers; one example stands for all exchanges or redraws."""
        options = self._options
        listed = [option for option in options if not isinstance(option, Exchange | Redraw)]
        width = len(str(len(listed)))
        cells = [f"{n:>{width}} {write_move(option)}" for n, option in enumerate(listed, start=1)]
        self.console.print()
        if cells:
            self.console.print(Columns(cells, padding=(0, 3), column_first=True))
        for kind, message in ((Exchange, "list-exchange"), (Redraw, "list-redraw")):
            numbers = [n for n, move in enumerate(options, start=1) if isinstance(move, kind)]
            if numbers:
                first, last = numbers[0], numbers[-1]
                example = write_move(options[first - 1])
                self.console.print(self.say(message, first=first, last=last, example=example))

    def _asked(self, player: Player) -> Game:
        """Ask the person for a decision until one is legal, and return the game after it."""
        phase = self.game.position.phase.value
        prompt = self.say("ask", player=self.names[player], phase=phase) + " "
        while True:
            answer = self.console.ask(prompt).strip()
            try:
                match answer.lower():
                    case "" | "?":
                        self._help()
                    case "b":
                        self._show_board(player)
                    case "t":
                        position = view(self.game, player).position
                        self.console.print(chart(position, self.language, self.names))
                    case "q":
                        raise PutAway
                    case "resign":
                        if self.console.ask(self.say("resign-sure") + " ").strip() == "resign":
                            return self.game.leave(player)
                    case number if number.isdecimal():
                        return self.game.play(self._numbered(number), by=player)
                    case text:
                        return self.game.play(read_move(text), by=player)
            except Refusal as refusal:
                self.console.print(self.say.refusal(refusal), style="red")

    def _help(self) -> None:
        phase = self.game.position.phase
        message = {Phase.KEEP: "help-keep", Phase.PLAY: "help-play"}.get(phase, "help-choose")
        for part in (message, "help-goal", "help-keys"):
            self.console.print(self.say(part))

    def _numbered(self, number: str) -> Decision:
        options = self._options
        if len(number) > 9 or not 1 <= int(number) <= len(options):
            raise Unreadable("no-such-number", number=number, most=len(options))
        return options[int(number) - 1]

    def _finish(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            raise ValueError("the game goes on")
        self.console.print()
        self._tell(Player.A)
        self.console.print()
        near = next((player for player in Player if player not in self.computers), Player.A)
        position = self.game.position
        self.console.print(board(position, self.language, self.names, near=near, over=True))
        self.console.print()
        self.console.print(outcome_in_words(outcome, self.say, self.names), style="bold")
        pile = " ".join(map(str, self.game.pile or ())) or "–"
        self.console.print(self.say("revealed", removed=str(self.game.removed), pile=pile))
        self._write_record()
        self.path.unlink(missing_ok=True)

    def _write_record(self) -> None:
        name = f"{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.bossa"
        path = self.record or data_folder() / "records" / name
        tags = {player.value: seat for player, seat in self.seats.items() if seat != HUMAN}
        tags["Date"] = f"{datetime.now():%Y-%m-%d}"
        write_whole(path, write_record(Record.of(self.game, tags)))
        self.console.print(self.say("record-written", path=str(path)), soft_wrap=True)


def resume_command() -> str:
    """Return the command that takes the game up again, also if `bossa` is not on the PATH."""
    command = "bossa" if shutil.which("bossa") else sys.argv[0]
    if command.endswith("__main__.py"):
        command = f"{sys.executable} -m bossa"
    return f"{command} play --resume"
