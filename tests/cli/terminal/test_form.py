"""The form of a drawing follows the terminal: its colours, its encoding, its name."""

import os
import pty
import re
import subprocess
import sys
from contextlib import suppress

import pytest
from tests.cli.running import SAMPLE, in_process

from bossa.cli.terminal.form import ASCII, UNICODE, form_of
from bossa.cli.terminal.palette import PALETTE, PALETTE_OF_16
from bossa.cli.terminal.screen import _wants_ascii

CODES = re.compile(r"\x1b\[([\d;]*)m")


def at_a_terminal(*words: str, **environment: str) -> str:
    """What `bossa show` writes to a terminal with these variables and no others of its kind."""
    ours, theirs = pty.openpty()
    kept = {"PATH": os.environ["PATH"], "COLUMNS": "80", "LINES": "24", "TERM": "xterm-256color"}
    with subprocess.Popen(
        [sys.executable, "-m", "bossa", "show", *words, SAMPLE],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=kept | environment,
    ) as process:
        os.close(theirs)
        shown = b""
        # Reading fails when the command has closed its end of the terminal.
        with suppress(OSError):
            while part := os.read(ours, 65536):
                shown += part
        assert process.wait(30) == 0, shown
    os.close(ours)
    return shown.decode(environment.get("PYTHONIOENCODING", "utf-8"))


def codes_of(shown: str) -> set[str]:
    """The codes of colour, each by itself. Bold, dim and the like are not colours."""
    codes = ";".join(CODES.findall(shown))
    many = set(re.findall(r"[34]8;(?:5|2);", codes))
    few = set(re.findall(r"(?<![\d;])(?:\d;)*((?:[34]|9|10)[0-7])(?![\d])", codes))
    return many | few


@pytest.mark.parametrize(
    ("variables", "kinds"),
    [
        ({"COLORTERM": "truecolor"}, {"38;2;", "48;2;"}),
        ({}, {"38;5;", "48;5;"}),
    ],
)
def test_a_terminal_with_many_colours_gets_filled_tiles(
    variables: dict[str, str], kinds: set[str]
) -> None:
    shown = at_a_terminal(LC_ALL="C.UTF-8", **variables)
    assert kinds <= codes_of(shown)
    plain = CODES.sub("", shown)
    assert " ○2●3 " in plain
    assert "[○2●3]" not in plain
    assert "╭─ A to play ─" in plain


def test_a_terminal_with_16_colours_gets_outlines_as_well() -> None:
    shown = at_a_terminal(LC_ALL="C.UTF-8", TERM="xterm")
    assert codes_of(shown)
    assert not re.search(r"[34]8;[25];", shown)
    assert "[○2●3]" in CODES.sub("", shown)


def test_somebody_who_wants_no_colours_gets_outlines() -> None:
    shown = at_a_terminal(LC_ALL="C.UTF-8", NO_COLOR="1")
    assert not codes_of(shown)
    assert "[○2●3]" in CODES.sub("", shown)
    assert "w═" in CODES.sub("", shown)


@pytest.mark.parametrize(
    "variables",
    [
        {"LC_ALL": "C.UTF-8", "TERM": "dumb"},
        {"LANG": "C"},
        {"LC_ALL": "POSIX"},
        {"LC_ALL": "C.UTF-8", "TERM": "linux"},
        {"PYTHONIOENCODING": "cp437"},
    ],
)
def test_a_terminal_without_the_signs_gets_ascii(variables: dict[str, str]) -> None:
    shown = CODES.sub("", at_a_terminal(**variables))
    assert shown.isascii()
    assert "[o2*3]" in shown
    assert "+- A to play -" in shown


def test_words_are_spelt_in_the_letters_that_the_terminal_has() -> None:
    assert "Wuerfel" in at_a_terminal("--lang", "de", LC_ALL="C")
    assert "Würfel" in at_a_terminal("--lang", "de", PYTHONIOENCODING="cp437")
    assert "ダイス" in at_a_terminal("--lang", "ja", LC_ALL="C.UTF-8", TERM="dumb")


def test_where_no_letter_of_a_language_can_be_shown_the_words_are_english() -> None:
    shown = CODES.sub("", at_a_terminal("--lang", "ja", LC_ALL="C"))
    assert "A to play" in shown
    assert "?" not in shown


def test_a_stream_that_is_no_terminal_gets_ascii_signs_and_the_words_of_the_language() -> None:
    printed = in_process("show", "--lang", "ja", SAMPLE)
    assert "[o2*3]" in printed.out
    assert "ダイス" in printed.out
    assert "\x1b" not in printed.out


def test_the_form_follows_encoding_colours_and_name() -> None:
    filled = form_of("utf-8", "truecolor", "xterm-256color")
    assert (filled.signs, filled.palette, filled.outlined) == (UNICODE, PALETTE, False)
    few = form_of("utf-8", "standard", "xterm")
    assert (few.signs, few.palette, few.outlined) == (UNICODE, PALETTE_OF_16, True)
    for encoding in ("ascii", "cp437", "latin-1", "cp932", "no-such-encoding"):
        form = form_of(encoding, "truecolor", "xterm")
        assert (form.signs, form.outlined) == (ASCII, True)


@pytest.mark.parametrize(
    ("environment", "is_ascii"),
    [
        ({"LANG": "C"}, True),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, True),
        ({"LC_CTYPE": "C.UTF-8", "LANG": "C"}, True),  # as Python changes the line above (PEP 538)
        ({"LC_CTYPE": "C.UTF-8"}, False),
        ({"LC_ALL": "C.UTF-8", "LANG": "C"}, False),
        ({"LC_ALL": "", "LANG": "de_DE.UTF-8"}, False),
        ({"LANG": "C", "PYTHONIOENCODING": "utf-8"}, False),
        ({}, False),
    ],
)
def test_the_locale_c_means_ascii(environment: dict[str, str], is_ascii: bool) -> None:
    assert _wants_ascii(environment) == is_ascii
