"""The drawings: golden texts of hard positions, and what holds for every drawing."""

import random
import re
from collections import Counter

import pytest
from rich.text import Text
from tests.cli.running import some_positions
from tests.cli.terminal.hard_positions import (
    ASCII,
    COLOURED,
    FOLDER,
    FORMS,
    NAMES,
    OUTLINED,
    cases,
    drawing,
    golden_text,
    text_of,
)

from bossa import RULE_SETS, Game, Player, Rules, read_position, view
from bossa.cli.terminal.drawing import MoveList, Turn, board, chart, in_order
from bossa.cli.terminal.drawing.board import WIDEST
from bossa.cli.terminal.form import Form, Page, form_of
from bossa.cli.terminal.plain_text import plain
from bossa.locales import LANGUAGES, texts

WIDTHS = (12, 33, 40, 80, 120)
PIPED = form_of("utf-8", None, "")
"""The form of a stream that is no terminal: signs in ASCII, words as they are."""


@pytest.mark.parametrize("name", cases())
def test_a_hard_position_is_drawn_as_somebody_has_seen_it(name: str) -> None:
    """After a change of the drawing, `make golden` writes the texts anew: look at them."""
    assert golden_text(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_there_is_a_golden_text_for_each_hard_position_and_no_other() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(cases())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", cases())
def test_no_line_is_wider_than_the_terminal(name: str, language: str) -> None:
    position, steps, over = cases()[name]
    names = {Player.A: "Ada 坊茶 " * 20, Player.B: "B"}
    drawn_board = board(position, language, names, over=over, steps=steps)
    for form in (COLOURED, PIPED):
        for width in WIDTHS:
            page = Page(form, width)
            assert {line.cell_len for line in drawn_board.lines(page)} == {min(width, WIDEST)}
            for drawn in (drawing(name, language), chart(position, language, names)):
                assert all(line.cell_len <= width for line in drawn.lines(page))


def faces(text: str, form: Form) -> Counter[str]:
    """The tiles in a text."""
    white, black = re.escape(form.signs.white), re.escape(form.signs.black)
    found: list[str] = re.findall(rf"{white}\d(?:{black}\d)?|{black}\d", text)
    return Counter("".join(re.sub(white, "w", re.sub(black, "b", face))) for face in found)


@pytest.mark.parametrize("width", [30, 80])
def test_every_form_and_width_shows_every_tile_whose_place_is_known(width: int) -> None:
    for text in some_positions(games=4):
        position = read_position(text)
        known = Counter(
            (f"w{tile.white}" if tile.white else "") + (f"b{tile.black}" if tile.black else "")
            for tile in position.seen
        )
        for form in FORMS.values():
            assert faces(text_of(board(position, "en"), form, width), form) == known


@pytest.mark.parametrize("name", cases())
def test_the_ascii_form_has_the_words_and_tiles_of_the_others(name: str) -> None:
    shown = {form: text_of(drawing(name), form, 80) for form in FORMS.values()}
    words = {form: re.findall(r"[A-Za-z]{2,}", text) for form, text in shown.items()}
    assert words[ASCII] == words[OUTLINED] == words[COLOURED]
    tiles = {form: faces(text, form) for form, text in shown.items()}
    assert tiles[ASCII] == tiles[OUTLINED] == tiles[COLOURED]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", cases())
def test_the_ascii_form_is_ascii(name: str, language: str) -> None:
    position = cases()[name][0]
    for width in (40, 80):
        drawings = drawing(name, language), chart(position, language, NAMES)
        for text in (text_of(drawn, ASCII, width) for drawn in drawings):
            assert text.isascii()
        for text in (text_of(drawn, PIPED, width) for drawn in drawings):
            # What is left are the letters of the language and its punctuation.
            assert not set(text) & set("○●▰▱❄▮⊗≡┆═━▸◂╭╮╰╯─│→⇄×✗▪Σ")


def test_plain_words_have_the_usual_spelling() -> None:
    assert plain("Weiße Kächel für – 1…", "ascii") == "Weisse Kaechel fuer - 1..."
    assert plain("Échanger, œuvre, à côté, l’été", "ascii") == "Echanger, oeuvre, a cote, l'ete"
    assert plain("Échanger – 坊", "cp437") == "Échanger - ?"
    assert plain("坊茶", "utf-8") == "坊茶"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("form", [COLOURED, ASCII], ids=["coloured", "ascii"])
def test_a_turn_fits_80_columns_and_24_lines(rules: Rules, language: str, form: Form) -> None:
    """The board and the list of moves, whatever has happened, and a line for the question."""
    names = {Player.A: "A (あなた)", Player.B: "B (teahouse)"}
    for seed in range(2):
        source = random.Random(seed)
        game = Game.new(rules, source)
        while not game.over:
            player = game.position.player
            seen = view(game, player)
            drawn = board(seen.position, language, names, player, steps=seen.steps)
            turn = Turn(drawn, MoveList(in_order(game.legal), language))
            assert len(turn.lines(Page(form, 80, 24))) < 24
            game = game.play(source.choice(game.legal))


def test_the_list_is_folded_only_where_it_does_not_fit() -> None:
    turn = drawing("seven-in-hand")
    hint = texts("en")("list-folded")
    assert hint in text_of(turn, COLOURED, 80, 24)
    assert "1-9  w2    10-18  w4 " in text_of(turn, COLOURED, 80, 24)
    for height in (40, None):
        assert hint not in text_of(turn, COLOURED, 80, height)


def style_at(lines: list[Text], found: str) -> str:
    """The styles of the first place where a text stands in a drawing."""
    for line in lines:
        at = line.plain.find(found)
        if at >= 0:
            return " ".join(str(span.style) for span in line.spans if span.start <= at < span.end)
    raise AssertionError(found)


def test_five_of_six_is_red_and_nothing_else_is() -> None:
    danger = COLOURED.palette.danger
    lines = drawing("five-of-six").lines(Page(COLOURED, 80))
    assert danger in style_at(lines, "5 of 6 rows!")
    assert danger in style_at(lines, "!2!")
    assert danger not in style_at(lines, "2 of 6 rows")
    for name in ("chips-and-layers", "tall-rows", "set-up"):
        calm = drawing(name).lines(Page(COLOURED, 80))
        assert not [span for line in calm for span in line.spans if danger in str(span.style)]


def test_the_last_move_and_the_tile_just_drawn_are_marked() -> None:
    position, steps, _ = cases()["last-turn"]
    text = text_of(board(position, "en", NAMES, steps=steps), OUTLINED, 80)
    assert text.count("▸") == text.count("◂") == 1
    assert re.search(r"^│.*\+\[", text, re.MULTILINE)
    fresh = text_of(board(position, "en", NAMES), OUTLINED, 80)
    assert "▸" not in fresh
    assert "+[" not in fresh


def test_the_lamp_is_at_the_player_who_is_to_act() -> None:
    position = cases()["five-of-six"][0]
    lines = text_of(board(position, "en", NAMES), ASCII, 80).splitlines()
    assert lines[1].startswith("+- Kettle to play -")
    assert sum(line.startswith("+-") for line in lines) == 2
    over = text_of(board(position, "en", NAMES, over=True), ASCII, 80)
    assert "+-" not in over
    assert "Game over" in over
