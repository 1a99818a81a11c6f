"""The drawing of pictures: every position and every name."""

import io
import random
from dataclasses import replace

import pytest
from PIL import Image

from bossa.locales import LANGUAGES
from bossa.rules import Choice, Game, Lay, Player, Stack, view
from bossa.server.previews import faces
from bossa.server.previews.game_card import drawn_game
from bossa.server.previews.lines import fit
from bossa.server.previews.pictures import Caption, GamePicture, Last, draw_card

NAMES = {Player.A: "Ada", Player.B: "Bo"}
TURN = Caption("page-turn", {"name": Player.A})


def greedy_game(rules: str, seed: int) -> list[Game]:
    """A game in which large rows and stacks are laid, after each of its steps."""
    source, game = random.Random(seed), Game.new(rules, random.Random(seed))
    games = [game]
    while not game.over:
        by = next(player for player in Player if game.may_decide(player))
        large = [move for move in game.legal if isinstance(move, Lay | Stack)]
        best = max(large, key=lambda move: len(move.tiles), default=None)
        is_choice = isinstance(game.legal[0], Choice)
        chosen = source.choice(game.legal) if is_choice or best is None else best
        game = game.play(chosen, by=by)
        games.append(game)
    return [each for each in games if not each.position.phase.is_setup]


def picture_of(game: Game, names: dict[Player, str] = NAMES, language: str = "en") -> GamePicture:
    position = view(game, None).position
    return GamePicture(position, names, language, TURN, lit=(Player.A,))


def size_of(png: bytes) -> tuple[int, int]:
    image = Image.open(io.BytesIO(png))
    image.load()
    return image.size


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["regular", "regular+chips", "novice+chips"])
def test_positions_of_whole_games_are_drawn(rules: str) -> None:
    games = greedy_game(rules, 5)
    pictures = [drawn_game(picture_of(game)) for game in games[:: max(1, len(games) // 4)]]
    assert {size_of(picture) for picture in pictures} == {(1200, 630)}
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("rules", ["regular", "novice"])
def test_all_lines_fit_whatever_was_laid(rules: str) -> None:
    for seed in range(20):
        for game in greedy_game(rules, seed):
            position = game.position
            how = fit(position, 836, 470)
            assert sum(how.heights.values()) <= 470
            for line in position.lines:
                columns = len(line.rows) + 1 + len(line.ends(position.rules))
                assert columns * how.pitch <= 836
            assert how.tile >= 36


def test_the_last_row_and_the_one_to_move_are_seen() -> None:
    game = greedy_game("novice", 1)[3]
    plain = picture_of(game)
    line = next(line for line in game.position.lines if line.rows)
    last = Last(line.colour, line.rows[0].number, Player.B)
    marked, other = replace(plain, last=last), replace(plain, lit=(Player.B,))
    assert len({drawn_game(picture) for picture in (plain, marked, other)}) == 3


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoe\u0308 Łukasz Ōe", "Zoë Łukasz Ōe"),
        ("\U000f0000 Ada", "Ada"),
        ("שלום", None),
        ("نور", None),
        ("☕☕", None),
        ("ひらがな カタカナ", "ひらがな カタカナ"),
        ("\U0002ebf0\U0002ebf1", None),
    ],
)
def test_a_name_is_shown_whole_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch, name: str, shown: str | None
) -> None:
    """Signs may be missing, letters may not. A machine without any face shows the same."""
    monkeypatch.setattr(faces, "_of_the_machine", lambda _names: None)
    assert faces.shown_name(name) == shown


def test_a_kanji_that_no_face_has_makes_room_for_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faces, "_of_the_machine", lambda _names: None)
    assert faces.shown_name("鬱 太郎") is None
    game = greedy_game("novice", 1)[2]
    strange = {Player.A: "鬱 太郎", Player.B: "Bo"}
    seat = {Player.A: "A", Player.B: "Bo"}
    assert drawn_game(picture_of(game, strange)) == drawn_game(picture_of(game, seat))


def test_our_own_texts_can_be_shown_without_faces_of_the_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(faces, "_of_the_machine", lambda _names: None)
    from tests.locales.test_catalogues import messages

    for language in LANGUAGES:
        for name, message in messages(language, "pages").items():
            words = [part for part in _text_of(message) if not part.isspace()]
            for kind in ("text", "heading"):
                shown = "".join(run.text for run in faces.runs("".join(words), 20, kind=kind))
                assert shown == "".join(words), (language, name, kind)


def _text_of(node: object) -> list[str]:
    """All characters of a message outside its placeables."""
    from fluent.syntax import ast as ftl

    if isinstance(node, ftl.TextElement):
        return list(node.value)
    if not isinstance(node, ftl.BaseNode):
        return []
    found = []
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            found += _text_of(child)
    return found


def test_a_text_breaks_into_lines_of_about_the_same_length() -> None:
    assert faces.wrapped("A tile game for two from Sapporo", 330, 27) == [
        "A tile game for",
        "two from Sapporo",
    ]
    assert faces.wrapped("手札を出しきるか、六列並べるか。", 500, 45, kind="heading") == [
        "手札を出しきるか、",
        "六列並べるか。",
    ]
    assert faces.fitted("x" * 100, 100, 20).endswith("…")
    assert faces.width(faces.fitted("x" * 100, 100, 20), 20) <= 100


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_a_card(language: str) -> None:
    assert size_of(draw_card(language)) == (1200, 630)
