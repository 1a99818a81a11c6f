"""`bossa show`."""

import pytest
from tests.cli.running import SAMPLE, some_positions
from typer.testing import CliRunner

from bossa import read_position
from bossa.cli.main import app
from bossa.cli.terminal.drawing.tile import face
from bossa.cli.terminal.form import ASCII
from bossa.locales import texts


@pytest.mark.parametrize("language", ["en", "ja", "de", "fr", "it"])
def test_show_draws_every_phase_in_every_language(language: str) -> None:
    runner = CliRunner()
    for text in [*some_positions(games=4), SAMPLE.replace("A-play", "A-draw")]:
        done = runner.invoke(app, ["show", "--lang", language, text])
        assert done.exit_code == 0
        position = read_position(text)
        drawn, _, _ = done.output.partition(texts(language)("chart"))
        for tile in position.seen:
            assert face(tile, ASCII) in drawn
