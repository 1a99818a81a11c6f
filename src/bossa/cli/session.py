"""A game at the terminal: who is asked what, what is shown, and what is kept on disk."""

import random
from datetime import datetime
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

from bossa.cli.board import board
from bossa.cli.files import write_whole
from bossa.cli.saved import HUMAN, Saved, data_folder, write_saved
from bossa.cli.words import names_of_seats, outcome_in_words, step_in_words
from bossa.locales import texts
from bossa.notation import Record, read_move, write_move, write_record
from bossa.players import COMPUTERS, Computer
from bossa.rules import Decision, Game, Phase, Player, Refusal, view


class PutAway(BaseException):
    """The person at the keyboard wants to stop; like KeyboardInterrupt, no error."""


class Session:
    """Plays a game to its end, or until it is put away. The file is written after each decision."""

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
        self.console = Console(highlight=False)
        self.names = names_of_seats(self.seats, HUMAN, self.say)
        self.computers: dict[Player, Computer] = {
            player: COMPUTERS[seat](source) for player, seat in self.seats.items() if seat != HUMAN
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
            self.console.print("bossa play --resume", style="bold")
            return
        self._finish()

    def _step(self) -> None:
        player = self.game.position.player
        computer = self.computers.get(player)
        if computer:
            self.game = self.game.play(computer.decide(view(self.game, player)), by=player)
        else:
            self._show(player)
            self.game = self._asked(player)
        self._keep()

    def _keep(self) -> None:
        write_saved(self.path, Saved(self.deal, self.game, self.seats))

    def _show(self, player: Player) -> None:
        """The table as `player` may see it, after what happened since the last time."""
        if self._is_secret and not self.computers:
            self.console.clear()
            self.console.input(self.say("hand-over", player=self.names[player]) + " ")
        self.console.print()
        self._tell(player)
        self.console.print()
        position = view(self.game, player).position
        self.console.print(board(position, self.language, self.names))

    @property
    def _is_secret(self) -> bool:
        """Whether a hand or a chip is still hidden from somebody."""
        phase = self.game.position.phase
        return phase.is_setup and (phase is Phase.KEEP or not self.game.rules.hands_open_from_deal)

    def _tell(self, player: Player) -> None:
        if not self.told:
            rolls = ", ".join(f"{white}–{black}" for white, black in self.game.rolls)
            self.console.print(self.say("rolled", rolls=rolls))
        if self._is_secret and not self.computers:
            # Each person is told the open part of the set-up again: the screen was cleared.
            self.told = 0
        shown = view(self.game, player).steps
        for step in shown[self.told :]:
            self.console.print(step_in_words(step, self.say, self.names))
        self.told = len(shown)

    def _asked(self, player: Player) -> Game:
        """The game after a decision of the person at the keyboard."""
        options = sorted(self.game.legal, key=write_move)
        self._list(options)
        while True:
            answer = self.console.input(
                self.say("ask", player=self.names[player], phase=self.game.position.phase.value)
                + " "
            ).strip()
            try:
                if answer in ("", "?"):
                    self.console.print(self.say("help-play"))
                elif answer == "q":
                    raise PutAway
                elif answer == "resign":
                    return self.game.leave(player)
                elif answer.isdecimal() and 1 <= int(answer[:9]) <= len(options):
                    return self.game.play(options[int(answer) - 1], by=player)
                else:
                    return self.game.play(read_move(answer), by=player)
            except Refusal as refusal:
                self.console.print(self.say.refusal(refusal), style="red", markup=False)

    def _list(self, options: list[Decision]) -> None:
        width = len(str(len(options)))
        listed = [f"{n:>{width}} {write_move(option)}" for n, option in enumerate(options, start=1)]
        self.console.print()
        self.console.print(Columns(listed, padding=(0, 3), column_first=True))

    def _finish(self) -> None:
        outcome = self.game.outcome
        if outcome is None:
            raise ValueError("the game goes on")
        self.console.print()
        self._tell(Player.A)
        self.console.print(board(self.game.position, self.language, self.names))
        self.console.print()
        self.console.print(outcome_in_words(outcome, self.say, self.names), style="bold")
        pile = " ".join(map(str, self.game.pile or ())) or "–"
        self.console.print(self.say("revealed", removed=str(self.game.removed), pile=pile))
        self._write_record()
        self.path.unlink(missing_ok=True)

    def _write_record(self) -> None:
        path = self.record or (data_folder() / "records" / f"{datetime.now():%Y%m%d-%H%M%S}.bossa")
        tags = {player.value: seat for player, seat in self.seats.items() if seat != HUMAN}
        tags["Date"] = f"{datetime.now():%Y-%m-%d}"
        write_whole(path, write_record(Record.of(self.game, tags)))
        self.console.print(self.say("record-written", path=str(path)), soft_wrap=True)
