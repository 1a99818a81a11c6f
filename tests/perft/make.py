"""Regenerates the perft table from positions of seeded games, of every rule set and phase."""

import json
import random
from pathlib import Path

from bossa import RULE_SETS, Game, Phase, read_position, write_position
from bossa.rules.perft import perft

TABLE = Path(__file__).parent / "table.json"

MOST_PATHS = 60_000

BY_HAND = [
    "regular+chips A-play w5A:4=14i,6=23+40^15+50 b2B A:11,12,32,33/RXS/d B:05,20,31,41/X/- out:04",
    "regular+chips A-play w4B:2=23,3=11+20,5=50,6=05i+10^21+40 b6A:3=32+41,4=04,5=42d+51,7=02+15 "
    "A:06,13,30,33/XS/- B:01/R/- out:22",
    "regular A-play w6A:7=20+50^24+51 b5B:6=02+14^13+33 A:01,10/-/- B:30,31,32/-/- out:40,41",
]


def positions() -> list[str]:
    """Positions of the set-up and of some turns of each game.

    Some positions are before a draw: there perft also counts the tiles that can be drawn.
    """
    found = list(BY_HAND)
    for number, rules in enumerate(RULE_SETS):
        source = random.Random(number)
        game = Game.new(rules, source)
        while not game.over:
            position = game.position
            if position.phase.is_setup or len(game.steps) % 3 == 0:
                found.append(write_position(position))
            before = game.states[-2].position if len(game.states) > 1 else position
            if before.phase is Phase.DRAW and len(game.steps) % 7 == 0:
                found.append(write_position(before))
            game = game.play(source.choice(game.legal))
    return list(dict.fromkeys(found))


def main() -> None:
    rows = []
    for text in positions():
        position = read_position(text)
        for depth in range(4):
            paths = perft(position, depth)
            rows.append({"position": text, "depth": depth, "paths": paths})
            if paths > MOST_PATHS // 50:
                break
    TABLE.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
