"""What is compared between machines: decisions as text, exact numbers to the last bit.

``python -m tests.machines.answers`` prints it as JSON; run so in the surroundings of
another processor it must come out the same.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any

from samurai_odds import Limit, Odds, battles, compare, luck, ran, swords, warm_up

ARMY = "daimyo, bowman, swordsman, 2 gunners, 2 spearmen"
GARRISON = "bowman, 4 spearmen"
LARGEST = "daimyo, 2 bowmen, 2 swordsmen, 5 gunners, 5 spearmen"
SAMPLED = Limit(samples=50_000)
LOG = (
    "swords battle 'daimyo, 3 spearmen' '3 spearmen' : won yes, defender_units 0, "
    "attacker_units 2, attacker_daimyo 1, attacker_spearman 1",
    "battles attack levy levy : defender_losses 2, attacker_losses 0",
    "battles attack samurai-bow levy --range 2 : defender_losses 1",
)


def bits(odds: Odds, *figures: str) -> dict[str, Any]:
    """Give an answer to the last bit: its table, some figures, and the tables of its choices."""
    table = odds.rows.tobytes() + odds.chances.tobytes()
    return {
        "table": hashlib.sha256(table).hexdigest(),
        "figures": [
            [float(odds.figure(text)).hex(), odds.figure(text).se.hex()] for text in figures
        ],
        "choices": [repr(listing) for listing in odds.listings],
        "json": _data(odds.to_dict()),
        "text": str(odds),
    }


def _data(answer: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in answer.items() if name != "elapsed_s"}


def in_battles() -> list[Any]:
    """Samurai Battles, exact: read interpreted, and compiled too after `warm_up`."""
    net = "defender_losses - attacker_losses"
    return [
        bits(battles.attack("samurai-spear", "ashigaru-bow"), net, "defender_losses ** 0.5"),
        bits(battles.attack("samurai-bow", "levy", range=2, moved=1), "defender_losses ** 3"),
        bits(battles.attack("samurai-spear", "bodyguard", defender_flags="best"), net),
        bits(battles.attack("levy", "levy").given("defender_losses > 0"), net),
    ]


def in_swords() -> list[Any]:
    """Samurai Swords: battles, calling off, losses, searches, campaigns."""
    ask = swords.battle
    gain = "(defender_loss - attacker_loss) ** 2"
    found = [
        swords.force("spearman", target=0.5, spend=2),
        swords.force(ARMY, target=0.5, side="defender", spend=3),
        swords.levy(3, GARRISON),
    ]
    return [
        bits(ask(LARGEST, LARGEST), "won", gain),
        bits(ask(ARMY, GARRISON, castle=True, naval=True), "won", gain),
        bits(ask(ARMY, GARRISON, stop="best"), "won", gain),
        bits(ask("daimyo, 3 spearmen", "3 spearmen", stop_when="gain <= 0 or p_win < 0.5"), "won"),
        bits(ask(ARMY, GARRISON, attacker_losses="best"), "won", gain),
        bits(ask("daimyo, 3 spearmen", ARMY, naval=True, defender_losses="best"), gain),
        bits(ask("3 spearmen", "3 spearmen", then="daimyo, bowman", then_stop="best"), gain),
        bits(
            swords.campaign(
                "daimyo, bowman, gunner, 3 spearmen",
                ["etchu: spearman", "noto: 2 spearmen"],
                borders=["home-etchu", "etchu-noto"],
            ),
            "wins >= 1",
        ),
        *(_data(one.to_dict()) for one in found),
    ]


def in_ran() -> list[Any]:
    """RAN: fights, duels with the best withdrawal, orders with the best trump."""
    return [
        bits(ran.shock("SI 7-4", "AS 6-4/5-3"), "defender_rout_points"),
        bits(ran.duel("6/5", "5/6", best=True), "first_hits"),
        bits(ran.orders("7,5,3", trumps=1, trump="best", enemy_busho="6,4", enemy_activations=2)),
    ]


def compared() -> list[Any]:
    """Rankings, and a luck report over all games."""
    enemies = ("levy", "ashigaru-bow", "samurai-bow", "samurai-spear")
    inputs = [{"attacker": "samurai-spear", "defender": enemy} for enemy in enemies]
    garrisons = [{"attacker": ARMY, "defender": enemy} for enemy in ("3 spearmen", "gunner")]
    value = "defender_loss - attacker_loss"
    rankings = [
        compare(battles.attack, *inputs),
        compare(battles.attack, *inputs, limit=SAMPLED, seed=3),
        compare(swords.battle, *garrisons, by=value, limit=SAMPLED, seed=3),
    ]
    report = luck(LOG)
    totals = [
        [float(figure).hex() for figure in (one.standing.percentile, one.standing.expected)]
        for one in report.totals
    ]
    return [
        *(
            [
                one.verdict,
                *([e.label, e.rank, e.behind.hex(), e.behind.se.hex()] for e in one.entries),
            ]
            for one in rankings
        ),
        totals,
        str(report),
    ]


def sampled() -> list[Any]:
    """Battles played with dice, of all three games, and some full games.

    So few that they are interpreted where nothing is compiled: the loop's whole numbers are the
    same on any processor, what its tables are worked out from is not.
    """
    few = Limit(samples=4)
    whole = battles.play("study-spears", "greedy", "careful", limit=few, seed=5)
    field = ran.play("study-guns-and-horse", "greedy", "careful", limit=few, seed=5)
    return [
        bits(battles.attack("samurai-spear", "ashigaru-bow", limit=SAMPLED, seed=1)),
        bits(swords.battle(ARMY, GARRISON, stop="best", limit=SAMPLED, seed=1), "attacker_loss"),
        bits(ran.shock("SI 7-4", "AS 6-4/5-3", limit=SAMPLED, seed=1)),
        bits(whole, "margin"),
        bits(field, "margin"),
    ]


PARTS: tuple[Callable[[], list[Any]], ...] = (in_battles, in_swords, in_ran, compared, sampled)


def answers() -> dict[str, Any]:
    """Answer everything, the exact answers of Samurai Battles and RAN also compiled."""
    found: dict[str, Any] = {part.__name__: part() for part in PARTS}
    warm_up()
    found |= {f"{part.__name__}, compiled": part() for part in (in_battles, in_ran)}
    return found


if __name__ == "__main__":
    print(json.dumps(answers()))
