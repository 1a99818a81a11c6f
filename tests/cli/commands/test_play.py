"""`bossa play`: whole games, typed into a real process."""

import os
import pty
import random
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.running import bossa

from bossa import RULE_SETS, Game, Player, read_record, view
from bossa.cli.terminal.drawing.tile import tile_cell
from bossa.cli.terminal.form import form_of
from bossa.cli.terminal.saved_games import read_saved
from bossa.players import OPPONENTS
from bossa.rules import Laid

pytestmark = pytest.mark.slow


NAMES = [rules.name for rules in RULE_SETS]


def play(data: Path, *words: str, answers: list[str], language: str = "en") -> str:
    stdin = "".join(f"{answer}\n" for answer in answers)
    done = bossa("play", *words, stdin=stdin, data=data, language=language)
    assert done.returncode == 0, done.stderr
    return done.stdout


def drawn_hand(game: Game, player: Player) -> str:
    """The tiles that a player was dealt, as a stream that is no terminal gets them."""
    form = form_of("utf-8", None, "")
    cells = (tile_cell(Laid(tile), form) for tile in game.start.side(player).tiles)
    return " ".join(cell.plain for cell in cells)


def saved_games(data: Path) -> list[Path]:
    return sorted((data / "games").glob("*"))


@pytest.mark.parametrize("language", ["en", "ja", "de", "fr", "it"])
@pytest.mark.parametrize("opponent", OPPONENTS)
def test_a_whole_game_against_the_computer(tmp_path: Path, opponent: str, language: str) -> None:
    rules = NAMES[len(language + opponent) % 4]
    record = tmp_path / "game.bossa"
    play(tmp_path, "--rules", rules, "--opponent", opponent, "--seed", "5", "--record", str(record),
         answers=["1"] * 40, language=language)  # fmt: skip
    read = read_record(record.read_bytes())
    assert read.game.over
    assert read.game.removed is not None
    assert dict(read.tags)["B"] == opponent
    assert saved_games(tmp_path) == []


@pytest.mark.parametrize("rules", NAMES)
def test_a_whole_game_of_two_people(tmp_path: Path, rules: str) -> None:
    record = tmp_path / "game.bossa"
    shown = play(tmp_path, "--rules", rules, "--opponent", "human", "--record", str(record),
                 answers=["", "1"] * 60)  # fmt: skip
    assert read_record(record.read_bytes()).game.over
    assert str(record) in shown.replace("\n", "")


def test_a_record_goes_to_the_data_folder_by_itself(tmp_path: Path) -> None:
    play(tmp_path, "--opponent", "random", "--rules", "novice", answers=["1"] * 40)
    records = list((tmp_path / "records").glob("*.bossa"))
    assert len(records) == 1
    assert read_record(records[0].read_bytes()).game.over


def test_a_hand_is_hidden_from_the_other_player_in_the_set_up(tmp_path: Path) -> None:
    """The screen shows the hand of the player who is to choose, and no other."""
    shown = play(tmp_path, "--rules", "regular+chips", "--opponent", "human", "--seed", "3",
                 answers=["", "first", "", "white", "", "keep-d", "", "keep-i", "q"])  # fmt: skip
    game = Game.new("regular+chips", random.Random(3))
    screens = shown.split("Hand the keyboard to ")[1:]
    assert [screen[0] for screen in screens] == ["A", "B", "A", "B"]
    for screen in screens[:-1]:
        own = Player(screen[0])
        hands = {p: drawn_hand(game, p) for p in Player}
        assert hands[own] in screen
        assert hands[own.opponent] not in screen
        assert "hidden hand" in screen
    # B keeps last. Only after that is B told which chip A has kept.
    before, _, after = screens[-1].partition("keep-i (Inverter)?")
    assert "keeps the Doubler" not in before
    assert "keeps the Doubler" in after


def test_two_people_stay_where_they_sit_whoever_is_to_move(tmp_path: Path) -> None:
    shown = play(tmp_path, "--rules", "novice", "--opponent", "human", answers=["1", "1", "q"])
    screens = shown.split(" Bossa  novice rules")[1:]
    assert len(screens) == 3
    docks = [re.findall(r"\|+  ([AB])  \d tiles? left to lay", screen) for screen in screens]
    assert docks == [["B", "A"]] * 3


def test_the_computers_hand_is_hidden_in_the_set_up(tmp_path: Path) -> None:
    shown = play(tmp_path, "--rules", "regular", "--opponent", "random", "--seed", "3",
                 answers=["q"])  # fmt: skip
    game = Game.new("regular", random.Random(3))
    assert view(game, Player.A).position.b.hand is None
    assert drawn_hand(game, Player.A) in shown
    assert drawn_hand(game, Player.B) not in shown
    assert "hidden hand" in shown


@pytest.mark.parametrize(("rules", "tells"), [("regular", True), ("novice", False)])
def test_the_help_tells_of_six_rows_where_they_end_the_game(
    tmp_path: Path, rules: str, tells: bool
) -> None:
    """X3, N3."""
    shown = play(tmp_path, "--rules", rules, "--opponent", "random", "--seed", "3",
                 answers=["?", "q"])  # fmt: skip
    assert "You win when your hand is empty" in shown
    assert ("six rows (not counting the die)" in " ".join(shown.split())) == tells


def test_a_refusal_is_explained_and_loses_nothing(tmp_path: Path) -> None:
    answers = [
        "w99:10",
        "hello",
        "white",
        "999",
        "0000000000000000001",
        "?",
        "t",
        "b",
        "resign",
        "no",
        "q",
    ]
    shown = play(tmp_path, "--rules", "novice", "--opponent", "human", answers=answers)
    assert "is not in your hand" in shown or "is not an end" in shown
    assert "Not a move: hello" in shown
    assert "The set-up is over" in shown
    assert "999 is not in the list" in shown
    assert "You win when your hand is empty. You lose" in shown


def test_a_game_put_away_goes_on_with_the_same_pile(tmp_path: Path) -> None:
    play(
        tmp_path, "--rules", "regular", "--opponent", "human", answers=["", "1", "", "1", "1", "q"]
    )
    (path,) = saved_games(tmp_path)
    before = read_saved(path)
    assert before.game.drawn >= 1
    play(tmp_path, "--resume", answers=["1", "q"])
    (path,) = saved_games(tmp_path)
    after = read_saved(path)
    assert after.deal == before.deal
    assert after.game.steps[: len(before.game.steps)] == before.game.steps
    assert len(after.game.steps) > len(before.game.steps)
    play(tmp_path, "--resume", answers=["1"] * 40)
    assert saved_games(tmp_path) == []


def test_the_end_of_the_input_puts_the_game_away(tmp_path: Path) -> None:
    assert "--resume" in play(tmp_path, "--rules", "novice", "--opponent", "human", answers=["1"])
    assert len(saved_games(tmp_path)) == 1


def test_a_player_can_resign(tmp_path: Path) -> None:
    record = tmp_path / "game.bossa"
    shown = play(tmp_path, "--rules", "novice", "--opponent", "random", "--record", str(record),
                 answers=["resign", "resign"])  # fmt: skip
    assert "resigned" in shown
    game = read_record(record.read_bytes()).game
    assert game.outcome is not None
    assert (game.outcome.ending.value, game.outcome.winner) == ("resign", Player.B)


@pytest.mark.parametrize(
    ("rules", "choice"),
    [("regular", "first"), ("regular+chips", "white"), ("novice+chips", "keep-d")],
)
def test_a_game_resigned_in_the_set_up_has_a_record(
    tmp_path: Path, rules: str, choice: str
) -> None:
    record = tmp_path / "game.bossa"
    play(tmp_path, "--rules", rules, "--opponent", "human", "--seed", "3", "--record", str(record),
         answers=["", choice, "", "resign", "resign"])  # fmt: skip
    game = read_record(record.read_bytes()).game
    assert game.position.phase.is_setup
    assert [type(step).__name__ for step in game.steps] == ["Chosen", "Left"]
    assert game.removed is not None
    assert saved_games(tmp_path) == []


def test_a_killed_game_is_saved_up_to_its_last_move(tmp_path: Path) -> None:
    """SIGKILL leaves a whole file; at most a temporary file stays beside it."""
    environment = {**os.environ, "BOSSA_DATA_DIR": str(tmp_path), "LC_ALL": "en"}
    words = [sys.executable, "-m", "bossa", "play", "--rules", "novice", "--opponent", "human"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
    ) as p:
        assert p.stdin is not None
        assert p.stdout is not None
        p.stdin.write(b"1\n1\n")
        p.stdin.flush()
        seen = b""
        while seen.count(b"your move?") < 3:
            part = os.read(p.stdout.fileno(), 4096)
            assert part, seen
            seen += part
        p.kill()
    (path,) = (tmp_path / "games").glob("*.json")
    moves = [step for step in read_saved(path).game.steps if type(step).__name__ == "Moved"]
    assert len(moves) == 2


def test_resume_is_refused_when_no_game_was_put_away(tmp_path: Path) -> None:
    done = bossa("play", "--resume", data=tmp_path)
    assert done.returncode == 2
    assert "There is no saved game" in done.stderr


def test_a_file_that_somebody_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    words = ("--rules", "novice", "--opponent", "human", "--game", str(path))
    play(tmp_path, *words, answers=["1", "q"])
    path.write_text(path.read_text("utf-8").replace("decisions", "choices"), "utf-8")
    done = bossa("play", "--resume", "--game", str(path), data=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_game_is_not_written_over_another(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    words = ("--rules", "novice", "--opponent", "human", "--game", str(path))
    play(tmp_path, *words, answers=["1", "q"])
    before = path.read_bytes()
    assert bossa("play", *words, data=tmp_path).returncode == 2
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    done = bossa("play", "--rules", "novice", "--opponent", "human", stdin="1\n", data=file)
    assert done.returncode == 2
    assert "cannot be written" in done.stderr


def test_at_a_terminal_it_asks_for_rules_and_opponent(tmp_path: Path) -> None:
    """Without options the command asks for everything."""
    shown = _at_a_terminal(tmp_path, [("Which rules?", "2"), ("Against whom?", "x"),
                                      ("from 1 to 7", "2"), ("(? for help)", "q")])  # fmt: skip
    assert "Regular with the expansion" in shown
    assert "The game is saved" in shown
    assert "B (Leaf)" in shown
    again = _at_a_terminal(tmp_path, [("Resume it?", "1"), ("(? for help)", "q")])
    assert "Which rules?" not in again
    assert "There is a saved game (regular rules with the expansion, " in again


def _at_a_terminal(data: Path, talk: list[tuple[str, str]]) -> str:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "BOSSA_DATA_DIR": str(data), "LC_ALL": "en", "TERM": "xterm"}
    shown = ""
    with subprocess.Popen(
        [sys.executable, "-m", "bossa", "play"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    ) as process:
        os.close(theirs)
        unread = ""
        ends = time.monotonic() + 60
        while time.monotonic() < ends:
            ready, _, _ = select.select([ours], [], [], 0.2)
            if ready:
                try:
                    unread += os.read(ours, 65536).decode("utf-8", "replace")
                except OSError:
                    break
            plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", unread)
            if talk and talk[0][0] in plain:
                shown += plain
                unread = ""
                os.write(ours, f"{talk.pop(0)[1]}\n".encode())
        shown += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", unread)
        if talk:
            process.kill()
        assert process.wait(60) == 0, shown
    os.close(ours)
    assert not talk, shown
    return shown
