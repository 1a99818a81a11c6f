"""`bossa show`."""

import pytest
from tests.cli.running import SAMPLE, some_positions
from typer.testing import CliRunner

from bossa import read_position
from bossa.cli.main import app


@pytest.mark.parametrize("language", ["en", "ja", "de", "fr", "it"])
def test_show_draws_every_phase_in_every_language(language: str) -> None:
    runner = CliRunner()
    for text in [*some_positions(games=4), SAMPLE.replace("A-play", "A-draw")]:
        done = runner.invoke(app, ["show", "--lang", language, text])
        assert done.exit_code == 0
        position = read_position(text)
        for tile in position.seen:
            assert str(tile) in done.output
