"""Records: whole games as text."""

from collections.abc import Iterator

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from tests.asking import play_through, position, said

from bossa import (
    RULE_SETS,
    TILES,
    Deal,
    Ending,
    Game,
    NotNow,
    Player,
    Record,
    Refusal,
    Rules,
    Unreadable,
    read_record,
    write_record,
)
from bossa.locales import say
from bossa.notation.tags import read_hints, write_hints

RECORD = """\
[Rules "regular+chips"]
[Edition "2023.1"]
[A "Ada \\"A\\" \\\\"]
[B "Bo"]
[Event "坊茶 in Zürich"]
[Rolls "w3 b3, w5 b2"]
[Hands "A:12,33,40,50 B:05,20,31,60"]
[Result "*"]

{before everything}
A first {chosen}
B black
A keep-d
B keep-i
1. +41 {drawn} w4:41 {two} {comments}
2. +04 r04 +22 {over
two lines}
3. +32
"""


def test_tags_and_comments_survive() -> None:
    record = read_record(RECORD)
    assert write_record(record) == RECORD
    assert dict(record.tags)["A"] == 'Ada "A" \\'
    assert record.game.rolls == ((3, 3), (5, 2))
    assert len(record.comments) == 6


def test_line_ends_and_a_byte_order_mark_make_no_difference() -> None:
    assert read_record(RECORD.replace("\n", "\r\n")) == read_record(RECORD)
    assert read_record(RECORD.encode("utf-8-sig")) == read_record(RECORD)


def test_dice_may_stand_for_the_last_roll() -> None:
    text = RECORD.replace('[Rolls "w3 b3, w5 b2"]', '[Dice "w5 b2"]')
    assert read_record(text).game.rolls == ((5, 2),)
    assert write_record(read_record(text)) == text
    both = RECORD.replace("[Hands", '[Dice "w5 b2"]\n[Hands')
    assert read_record(both).game == read_record(RECORD).game


def test_without_an_edition_it_is_the_newest() -> None:
    text = RECORD.replace('[Edition "2023.1"]\n', "")
    assert read_record(text).game == read_record(RECORD).game
    assert write_record(read_record(text)) == text


def test_items_may_stand_on_any_line() -> None:
    head, body = RECORD.split("\n\n")
    assert read_record(f"{head}\n\n" + " ".join(body.split())).game == read_record(RECORD).game


WRONG = [
    # what is changed, into what, code, rule, line
    ("B keep-i", "", "setup-first", "U2", 15),
    ("A keep-d\nB keep-i", "B keep-i\nA keep-d", "keep-out-of-order", None, 14),
    ("A first", "1. A first", "setup-first", "U2", 11),
    ("r04 +22", "r12 +22", "not-in-hand", "U3", 16),
    ("+41 {drawn}", "+41\u00a0{drawn}", "bad-move", None, 15),
    ('[Rules "regular+chips"]\n', "", "tag-missing", None, None),
    ('[Result "*"]\n', "", "tag-missing", None, None),
    ('[Rolls "w3 b3, w5 b2"]\n', "", "tag-missing", None, None),
    ('[Hands "A:12', '[Hand "A:12', "tag-missing", None, None),
    ("regular+chips", "blitz", "unknown-rules", None, 1),
    ('Edition "2023.1"', 'Edition "1"', "unknown-edition", None, 2),
    ('[B "Bo"]', '[B "Bo]', "bad-tag", None, 4),
    ('[B "Bo"]', "[B 'Bo']", "bad-tag", None, 4),
    ('[B "Bo"]', '[Rules "novice"]', "tag-twice", None, 4),
    ("w3 b3, w5 b2", "w3 b3 w5 b2", "bad-value", None, 6),
    ("w3 b3, w5 b2", "w3 b4, w5 b2", "rolled-again", "S2", 6),
    ("w3 b3, w5 b2", "w3 b3", "equal-dice", "S2", 6),
    ("w3 b3, w5 b2", "w9 b2", "no-such-die", "S2", 6),
    ("A:12,33,40,50 B", "A:12,33,40 B", "hand-size", "S1", 7),
    ("A:12,33,40,50 B", "A:12,33,40,60 B", "tile-stands-twice", "T1", 7),
    ("A:12,33,40,50 B", "A:12,33,40,70 B", "no-such-tile", "T1", 7),
    ("A:12,33,40,50 B", "A:12 33 40 50 B", "bad-value", None, 7),
    ('Result "*"', 'Result "A"', "tag-contradicts", None, 8),
    ('Result "*"', 'Result "won"', "bad-value", None, 8),
    ('[Result "*"]', '[Result "*"]\n[Ending "D"]', "tag-contradicts", None, 9),
    ('[Result "*"]', '[Result "B"]\n[Ending "Z"]', "bad-value", None, 9),
    ('[Result "*"]', '[Result "draw"]\n[Ending "resign"]', "tag-contradicts", None, 8),
    ('[Result "*"]', '[Result "*"]\n[Removed "24"]', "tag-too-early", "V1", 9),
    (
        '[Result "*"]',
        '[Result "A"]\n[Ending "resign"]\n[Removed "12"]',
        "tag-contradicts",
        "V1",
        10,
    ),
    ('[Result "*"]', '[Result "A"]\n[Ending "resign"]\n[Pile "24"]', "tag-contradicts", "V1", 10),
    ("A first", "B first", "not-your-turn", "U4", 11),
    ("A first", "A keep-d", "other-choice", "E1", 11),
    ("A first", "A w6:60", "bad-move", None, 11),
    ("A first", "first", "choice-without-player", None, 11),
    ("1. +41", "2. +41", "wrong-turn-number", None, 15),
    ("1. +41", "+41", "turn-not-numbered", None, 15),
    ("1. +41 {drawn} ", "1. ", "draw-first", "U1", 15),
    ("+41", "+12", "not-unseen", "V1", 15),
    ("+41", "+77", "no-such-tile", "T1", 15),
    ("w4:41", "w6:60", "not-in-hand", "U3", 15),
    ("w4:41", "w6:41", "wrong-total", "L3", 15),
    ("w4:41", "hello", "bad-move", None, 15),
    ("r04 +22 {over\ntwo lines}", "r04", "redraw-brings-nothing", "A1", 16),
    ("r04 +22", "r04 {no} +22", "bad-comment", None, 16),
    ("r04 +22", "r04 +12", "not-unseen", "V1", 16),
    ("3. +32", "3. +32 4. +10", "no-draw-now", "U1", 18),
    ("3. +32", "3.", "turn-without-draw", None, 18),
    ("3. +32", "3. 4. +32", "turn-without-draw", None, 18),
    ("3. +32", "3. +32 {open", "bad-comment", None, 18),
    ("3. +32", "3. +32 }", "bad-comment", None, 18),
]


@pytest.mark.parametrize(("old", "new", "code", "rule", "line"), WRONG)
def test_the_first_thing_that_is_not_allowed_is_reported_with_its_line(
    old: str, new: str, code: str, rule: str | None, line: int | None
) -> None:
    assert old in RECORD
    with pytest.raises(Refusal) as refused:
        read_record(RECORD.replace(old, new, 1))
    assert (refused.value.code, refused.value.rule, refused.value.line) == (code, rule, line)
    said(refused.value)


def test_a_comment_may_be_empty_and_tags_may_have_any_name() -> None:
    text = RECORD.replace("{drawn}", "{}").replace("[Event ", "[Spielstärke-1 ")
    assert write_record(read_record(text)) == text


def test_a_comment_that_could_not_be_read_back_is_not_written() -> None:
    record = read_record(RECORD)
    with pytest.raises(Unreadable):
        write_record(Record(record.game, record.tags, ((0, "a } b"),)))


def test_dice_that_are_wrong_are_not_blamed_on_the_rolls() -> None:
    for dice in ("w55 b2", ""):
        with pytest.raises(Refusal) as refused:
            read_record(RECORD.replace('[Rolls "w3 b3, w5 b2"]', f'[Dice "{dice}"]'))
        assert (refused.value.values["tag"], refused.value.line) == ("Dice", 6)
    for extra in ('[Rolls ""]', '[Rolls "w3 b3, w5 b2"]\n[Dice "w5 b3"]'):
        with pytest.raises(Refusal):
            read_record(RECORD.replace('[Rolls "w3 b3, w5 b2"]', extra))


def test_a_choice_is_reported_with_its_player_and_a_redraw_with_its_tile() -> None:
    for old, new, item in (("A first", "B first", "B first"), ("r04 +22", "r04 +12", "r04 +12")):
        with pytest.raises(Refusal) as refused:
            read_record(RECORD.replace(old, new))
        assert refused.value.item == item


def test_a_refusal_in_a_record_names_its_line_and_item() -> None:
    with pytest.raises(Refusal) as refused:
        read_record(RECORD.replace("w4:41", "w6:41"))
    assert say(refused.value) == "Line 15, w6:41: The total is 4, not 6. (L3)"


def test_a_game_that_is_over_takes_no_more_turns() -> None:
    record = Record.of(play_through(_dealt(), "white").leave(Player.A))
    text = write_record(record).rstrip("\n") + " r01 +24\n"
    with pytest.raises(Refusal):
        read_record(text)


def _dealt(rules: str = "regular+chips") -> Game:
    return Game.of_deal(rules, Deal(TILES, ((5, 2),)))


def test_a_running_game_has_no_record_before_hands_and_chips_are_shown() -> None:
    game = _dealt()
    for text in ("white", "keep-d", "keep-i"):
        with pytest.raises(NotNow) as refused:
            Record.of(game)
        assert refused.value.code == "no-record-yet"
        game = play_through(game, text)
    assert write_record(Record.of(game))


@pytest.mark.parametrize("ending", [Ending.RESIGN, Ending.TIME, Ending.ABANDONED])
@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
def test_a_game_left_in_the_set_up_has_a_record_that_reads_back(
    rules: Rules, ending: Ending
) -> None:
    """Either player leaves, after any choice. The game is over, so nothing is secret (V1)."""
    left = 0
    for game in _set_ups(_dealt(rules.name)):
        for player in Player:
            over = game.leave(player, ending)
            record = read_record(write_record(Record.of(over)))
            assert record.game == over
            assert dict(record.tags)["Ending"] == ending.value
            assert record.game.removed == TILES[-1]
            left += 1
    assert left == {"regular": 4, "regular+chips": 44, "novice": 0, "novice+chips": 10}[rules.name]


def _set_ups(game: Game) -> Iterator[Game]:
    """Yield the game after every sequence of choices, whichever player keeps a chip first."""
    if game.position.phase.is_setup:
        yield game
        for player in Player:
            if game.may_decide(player):
                for choice in game.legal:
                    yield from _set_ups(game.play(choice, by=player))


def test_a_record_of_a_set_up_can_be_read() -> None:
    head, _ = RECORD.split("\n\n")
    game = read_record(f"{head}\n\nA first\n").game
    assert (game.position.player, game.position.phase.value) == (Player.B, "line")
    assert read_record(head).game.steps == ()


def test_a_game_from_a_position_has_no_record() -> None:
    with pytest.raises(NotNow) as refused:
        Record.of(Game.of_position(position()))
    said(refused.value)


def test_tags_that_cannot_be_written_are_refused() -> None:
    game = play_through(_dealt("regular"), "white")
    for tags in ({"A": "two\nlines"}, {"not a name": "x"}):
        with pytest.raises(Unreadable):
            write_record(Record.of(game, tags))
    with pytest.raises(Unreadable):
        Record.of(game, {"Result": "A"})


@pytest.mark.parametrize("data", [b"\xff\xfe[\x00R\x00", b"\x80", RECORD.encode("utf-16")])
def test_another_encoding_is_refused(data: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        read_record(data)
    assert refused.value.code == "not-utf-8"
    said(refused.value)


def test_a_record_over_one_megabyte_is_refused() -> None:
    long = RECORD + "{" + "x" * 1_000_000 + "}"
    for text in (long, long.encode()):
        with pytest.raises(Unreadable) as refused:
            read_record(text)
        assert refused.value.code == "too-big"


@pytest.mark.parametrize("letter", ["x", "坊"])
def test_a_record_of_one_megabyte_is_read(letter: str) -> None:
    """One megabyte is 1,000,000 bytes of UTF-8; a byte more is too much."""
    room = 1_000_000 - len(RECORD.encode()) - len("{}")
    size = len(letter.encode())
    text = RECORD + "{" + letter * (room // size) + "x" * (room % size) + "}"
    assert len(text.encode()) == 1_000_000
    assert read_record(text).game == read_record(RECORD).game
    assert read_record(text.encode()) == read_record(text)
    for longer in (text + "\n", text.encode() + b"\n"):
        with pytest.raises(Unreadable) as refused:
            read_record(longer)
        assert refused.value.code == "too-big"


@settings(max_examples=1000, deadline=None)
@given(data=st.data())
def test_a_record_with_something_changed_is_read_or_refused(data: st.DataObject) -> None:
    text = RECORD
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 6))
        put = data.draw(st.text(st.sampled_from('[]{}". \\AB:+0123456789wbrx\n\r'), max_size=5))
        text = text[:at] + put + text[at + length :]
    try:
        record = read_record(text)
    except Refusal as refusal:
        said(refusal)
    else:
        assert read_record(write_record(record)) == record


@given(st.one_of(st.text(), st.binary()))
def test_any_text_and_any_bytes_are_refused(source: str | bytes) -> None:
    with pytest.raises(Refusal):
        read_record(source)


def test_hints_are_counted_by_seat_and_other_meanings_of_the_tag_are_kept() -> None:
    written = write_record(
        Record.of(read_record(RECORD).game, {"Hints": write_hints({Player.A: 2, Player.B: 0})})
    )
    assert '[Hints "A:2 B:0"]' in written
    assert read_hints(read_record(written).tags) == {Player.A: 2, Player.B: 0}
    assert read_hints(()) == {Player.A: 0, Player.B: 0}
    # Another program may mean something else by it: its record can be read all the same.
    other = read_record(written.replace("A:2 B:0", "see page 4"))
    assert dict(other.tags)["Hints"] == "see page 4"
    with pytest.raises(Unreadable, match="bad-value"):
        read_hints(other.tags)
