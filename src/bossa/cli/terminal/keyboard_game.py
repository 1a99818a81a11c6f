"""The game at the keyboard: shows the board, asks for decisions, saves after each of them."""

import os
import random
import shutil
import sys
from datetime import datetime
from pathlib import Path

from bossa.cli.terminal.drawing import (
    MoveList,
    Turn,
    board,
    chart,
    in_line,
    in_order,
    signs_in_words,
    tiles_in_line,
    with_tiles_marked,
)
from bossa.cli.terminal.files import write_whole
from bossa.cli.terminal.saved_games import HUMAN, Saved, write_saved
from bossa.cli.terminal.screen import Screen
from bossa.cli.terminal.sentences import names_of_seats, outcome_in_words, step_in_words
from bossa.folders import data_folder
from bossa.locales import texts
from bossa.notation import Record, read_move, write_record
from bossa.players import Computer, named
from bossa.rules import (
    Decision,
    Game,
    Phase,
    Player,
    Refusal,
    Unreadable,
    view,
)

TOLD_AT_ONCE = 6
"""Steps told at once. More would push the board off the screen when a game is taken up again."""
LINES_OF_ENDING = 6
"""Below the last board: how the game ended, what was hidden, and where the record is."""


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
        # Two people at one keyboard stay where they sit: A at the bottom, whoever is to move.
        self.near = next((player for player in Player if player not in self.computers), Player.A)
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
        seen = view(self.game, player)
        drawn = board(seen.position, self.language, self.names, self.near, steps=seen.steps)
        self.console.print()
        self.console.print(Turn(drawn, self._list))

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
            self.console.print(step_in_words(step, self.say, self.names, self.console.form))
        self.told = len(shown)

    def _tell_rolls(self) -> None:
        for white, black in self.game.rolls:
            dice = {"white": white, "black": black}
            players = {"a": self.names[Player.A], "b": self.names[Player.B]}
            self.console.print(self.say("rolled", **dice, **players))

    @property
    def _options(self) -> list[Decision]:
        return in_order(self.game.legal)

    @property
    def _list(self) -> MoveList:
        return MoveList(self._options, self.language)

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
                    case "l":
                        self.console.print(self._list)
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
        goal = "regular" if self.game.rules.rows_to_win else "novice"
        self.console.print(self.say(message))
        self.console.print(self.say("help-goal", rules=goal))
        self.console.print(self.say("help-keys"))
        for sentence in signs_in_words(self.say, self.console.form):
            self.console.print(with_tiles_marked(sentence, self.console.form))

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
        game, form = self.game, self.console.form
        last = board(
            game.position, self.language, self.names, self.near, True, game.steps, LINES_OF_ENDING
        )
        self.console.print(last)
        self.console.print()
        self.console.print(outcome_in_words(outcome, self.say, self.names), style="bold")
        pile = tiles_in_line(game.pile or (), form, " ") or "-"
        removed = in_line(game.removed, form) if game.removed else "-"
        revealed = self.say("revealed", removed=removed, pile=pile)
        self.console.print(with_tiles_marked(revealed, form))
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
