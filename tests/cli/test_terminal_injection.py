"""Nothing that came from outside reaches the terminal as it is, whatever command prints it."""

import io
import json
import logging
import re
import sys
from collections.abc import Callable
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.cli.commands.test_verify import SEALED, record_of, tags_of
from tests.cli.running import SAMPLE, Printed, bossa, in_process
from tests.test_escaping import EVERYTHING, hidden_in

import bossa as bossa_package
from bossa.cli.terminal.drawing import board
from bossa.cli.terminal.screen import Screen
from bossa.escaping import escaped
from bossa.locales import LANGUAGES, texts
from bossa.notation import read_position
from bossa.rules import Player
from bossa.server.http.logs import JsonFormatter, log_to

ATTACKS = {
    "title": "\x1b]0;X\x07",
    "clear": "\x1b[2J\x1b[1;1H",
    "link": "\x1b]8;;http://evil.example\x1b\\tea\x1b]8;;\x1b\\",
    "c1": "\x9b2J\x9d0;X\x9c",
    "bidi": "\u202e\u2066\u200f",
    "zero-width": "\u200b\u200d\ufeff\u00ad\u2060",
    "lines": "\r\x85\u2028\u2029\x0b\x0c",
    "invisible": "\u3164\u2800\ufe0f",
    "tags": "\U000e0001\U000e0041",
    "delete": "\x7f\x08",
    "surrogate": "\udc9b",
}

Prints = Callable[[str, Path], Printed]


def on_file(*words: str) -> Prints:
    """The command on a file that contains the text."""

    def run(text: str, folder: Path) -> Printed:
        path = folder / "x"
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
        return in_process(*words, str(path))

    return run


def sealed(folder: Path) -> str:
    """A file with a record that agrees with its hash."""
    path = folder / "sealed.bossa"
    path.write_text(record_of(tags_of(SEALED)), "utf-8")
    return str(path)


COMMANDS: dict[str, Prints] = {
    "verify a record": on_file("verify"),
    "replay a record": on_file("replay"),
    "show a record": on_file("show"),
    "take up a game": on_file("play", "--resume", "--game"),
    "verify a name": lambda text, _: in_process("verify", f"no{text}file"),
    "replay a name": lambda text, _: in_process("replay", f"no{text}file"),
    "verify a tag": lambda text, folder: on_file("verify")(f'[Rules "{text}"]\n\n', folder),
    "verify a name of a tag": lambda text, folder: on_file("verify")(f'[{text} ""]\n', folder),
    "verify a hash": lambda text, folder: in_process("verify", sealed(folder), "--hash", text),
    "verify with a server": lambda text, folder: in_process(
        "verify", sealed(folder), "--server", f"http://{text}.invalid/game/{'0' * 20}"
    ),
    "replay a move": lambda text, folder: on_file("replay")(RECORD + text + "\n", folder),
    "legal": lambda text, _: in_process("legal", "--", text),
    "legal of a line": lambda text, _: in_process("legal", SAMPLE.replace("w5A", f"w5{text}")),
    "legal -": lambda text, _: in_process("legal", "-", stdin=f"{text}\n{SAMPLE}"),
    "perft": lambda text, _: in_process("perft", "--", SAMPLE, text),
    "perft -": lambda text, _: in_process("perft", "-", stdin=text),
    "show": lambda text, _: in_process("show", "--", SAMPLE.replace("out:-", f"out:{text}")),
    "solve": lambda text, _: in_process("solve", "--", SAMPLE.replace("A-play", text)),
    "solve -": lambda text, _: in_process("solve", "-", stdin=text),
    "arena": lambda text, _: in_process("arena", text, "random"),
    "bench": lambda text, _: in_process("bench", "solve", "--piles", text),
    "a command": lambda text, _: in_process(f"legal{text}"),
    "an option": lambda text, _: in_process("deal", f"--rules{text}"),
    "an argument too many": lambda text, _: in_process("deal", text),
    "a value": lambda text, _: in_process("deal", "--seed", text),
    "a language": lambda text, _: in_process("deal", "--lang", text),
    "the environment's language": lambda text, _: in_process("deal", BOSSA_LANG=text),
    "a port": lambda text, _: in_process("serve", PORT=text),
    "a host": lambda text, _: in_process("serve", HOST=text, PORT="0"),
    "a database": lambda text, _: in_process("backup", "x", DATABASE_URL=f"tea{text}://"),
    "a folder": lambda text, _: in_process("backup", "x", BOSSA_DATA_DIR=f"no{text}folder"),
    "no folder for a game": lambda text, _: in_process(
        "play", "--rules", "novice", "--opponent", "random", "--game", f"{__file__}/{text}"
    ),
}
"""A way for a text into each command."""

RECORD = """[Rules "novice"]
[Rolls "w5 b2"]
[Hands "A:12,33,40,50 B:05,20,31,60"]
[Result "*"]

"""


def assert_harmless(printed: Printed) -> None:
    assert hidden_in(printed.out) == []
    assert hidden_in(printed.err) == []
    assert "Traceback" not in printed.err


@pytest.mark.parametrize("name", COMMANDS)
def test_no_command_prints_what_a_terminal_obeys(tmp_path: Path, name: str) -> None:
    # Some at once: it is quicker. Not all, because long values are cut off.
    attacks = list(ATTACKS.values())
    for some in (attacks[:2], attacks[2:3], attacks[3:]):
        printed = COMMANDS[name](f"tea{''.join(some)}tea"[:55], tmp_path)
        assert_harmless(printed)
        if "language" not in name:
            assert printed.status == 2


@settings(max_examples=100, deadline=None)
@given(EVERYTHING, st.sampled_from(sorted(COMMANDS)))
def test_no_command_prints_what_a_terminal_obeys_of_any_text(
    tmp_path_factory: pytest.TempPathFactory, text: str, name: str
) -> None:
    # Neither arguments nor variables can hold a zero byte, and file names no slash.
    passed = "".join(c for c in text if c not in "\0/" and not "\ud800" <= c < "\udc80")
    assert_harmless(COMMANDS[name](f"x{passed}", tmp_path_factory.getbasetemp()))


def test_a_record_that_sets_the_title_and_clears_the_screen_does_neither(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\x1b]0;X\x07\x1b[2J\n")
    done = bossa("verify", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count(r"\u001b]0;X\u0007\u001b[2J") == 2


def test_a_batch_answers_with_the_position_as_it_was_given() -> None:
    for attack in ATTACKS.values():
        if attack == ATTACKS["surrogate"] or "\r" in attack:
            continue
        (line,) = in_process("legal", "-", stdin=f"{attack}\n").out.splitlines()
        assert json.loads(line)["position"] == attack


def test_a_file_name_cannot_begin_a_line_of_its_own() -> None:
    for language in LANGUAGES:
        said = texts(language)("record-written", path="x\nThe deal is right\r\n")
        assert said.count("\n") == said.count("\r") == 0
    (line,) = in_process("replay", "no file\nThe deal is right").err.splitlines()
    assert "The deal is right" in line


def test_the_commands_print_by_the_screen_that_escapes() -> None:
    """A console of Rich's own would not."""
    rooms = Path(bossa_package.__file__).parent / "cli"
    for path in rooms.rglob("*.py"):
        uses = re.search(r"import .*\bConsole\b|\becho\(", path.read_text("utf-8"))
        assert not uses or path.name == "screen.py", path


def printed_by_rich(text: str) -> str:
    """What Rich writes to a terminal that has colours, for a text in a sentence and on a board."""
    stream = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORCE_COLOR", "1")
        patch.setattr(sys, "stdout", stream)
        screen = Screen()
        screen.print(text)
        screen.print(text, style="red")
        names = dict.fromkeys(Player, text)
        screen.print(board(read_position(SAMPLE), "en", names))
        patch.setattr(sys, "stdin", io.StringIO("\n"))
        screen.ask(text)
    return stream.getvalue()


@pytest.mark.parametrize("attack", ATTACKS)
def test_rich_prints_its_own_codes_and_no_others(attack: str) -> None:
    text = f"tea{ATTACKS[attack]}tea"
    printed = printed_by_rich(text)
    assert set(hidden_in(printed)) == {"\x1b"}
    assert printed.count("\x1b") == printed_by_rich(escaped(text)).count("\x1b")


@pytest.mark.parametrize("text", ["[bold]", "[link=http://evil.example]tea[/link]", "[/]", ":tea:"])
def test_rich_does_not_obey_markup(text: str) -> None:
    assert printed_by_rich(text).count(text) >= 4
    assert "\x1b]8" not in printed_by_rich(text)


@pytest.mark.parametrize("attack", ATTACKS)
def test_the_log_is_harmless_json(attack: str) -> None:
    text = f"tea{ATTACKS[attack]}坊茶"
    try:
        raise ValueError(text)
    except ValueError:
        failed = sys.exc_info()
    record = logging.LogRecord(text, logging.ERROR, "", 0, "%s", (text,), failed)
    line = JsonFormatter().format(record)
    assert hidden_in(line) == []
    assert len(line.splitlines()) == 1
    assert "坊茶" in line
    read = json.loads(line)
    assert read["text"] == read["from"] == text
    assert text in read["error"]


def test_a_level_of_the_log_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="bad-setting"):
        log_to(io.StringIO(), {"BOSSA_LOG": ATTACKS["title"]})
