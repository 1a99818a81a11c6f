"""`warm`: compile the search ahead of time."""

import random
import time

from bossa.cli.commands.extras import needs_search
from bossa.cli.commands.options import Language
from bossa.cli.terminal.screen import Screen
from bossa.locales import texts
from bossa.rules import Game, Player


def warm_command(lang: Language = "") -> None:
    """Compile the search once, into the user's cache, so that nobody waits for it later."""
    needs_search()
    say = texts(lang)
    with Screen(stderr=True).status(say("warming")):
        start = time.monotonic()
        from bossa.analysis import review
        from bossa.players import named, play_out
        from bossa.players.evaluator import Evaluator

        source = random.Random(1)
        game = Game.new("regular+chips", source)
        for name in ("engine:10", "rollouts:10", "seedling"):
            played = play_out(game, dict.fromkeys(Player, named(name, source)))
        review(played, Evaluator(seconds=0.1))
    print(say("warm", seconds=round(time.monotonic() - start)))
