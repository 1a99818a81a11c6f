"""`deal`: deal a new game."""

import json
import random

from bossa.cli.commands.options import Json, Language, RulesName, Seed
from bossa.notation import write_deal, write_position
from bossa.rules import Deal, Player, Rules
from bossa.rules.turn import opening


def deal_command(
    rules: RulesName = "regular",
    seed: Seed = None,
    as_json: Json = False,
    lang: Language = "",  # noqa: ARG001 - read by `main`, for refusals
) -> None:
    """Deal a new game and print the position after the roll. --json prints the whole deal."""
    deal = Deal.shuffled(None if seed is None else random.Random(seed))
    start = opening(Rules.of(rules), deal.rolls[-1], (deal.hand(Player.A), deal.hand(Player.B)))
    if not as_json:
        print(write_position(start))
        return
    dealt = {
        "rules": rules,
        "edition": start.rules.edition,
        "deal": write_deal(deal),
        "hands": {player.value: list(map(str, deal.hand(player))) for player in Player},
        "pile": list(map(str, deal.pile)),
        "removed": str(deal.removed),
        "position": write_position(start),
    }
    print(json.dumps(dealt))
