"""Drafts of scenarios as a designer might bring them: random, or fair ones that were spoiled.

Every draft is drawn from a numpy generator alone, so a seed names it. Nothing here knows what a
search for a fix does, and nobody has looked at what it finds for them.
"""

from dataclasses import replace
from types import ModuleType

import numpy as np

from analyses.fit import generated_battles, generated_fields
from samurai_odds.battles.full_game import balance as battles_balance
from samurai_odds.battles.full_game.contest import Contest as Battle
from samurai_odds.battles.scenario import scenario as battles_scenario
from samurai_odds.battles.scenario import text as battles_text
from samurai_odds.ran.full_game import balance as ran_balance
from samurai_odds.ran.full_game.contest import Contest as RanBattle
from samurai_odds.ran.scenario import text as ran_text
from samurai_odds.swords.scenario import draft as swords_draft
from samurai_odds.swords.scenario import scenario as swords_scenario
from samurai_odds.swords.scenario import text as swords_text
from samurai_odds.swords.scenario.lines import read_army, read_units

FAIR = {  # shipped scenarios that a balance calls fair, to be spoiled
    "battles": ("study-spears", "koriyama-castle-september"),
    "ran": ("study-foot", "suriagehara"),
}
CHANGES = 3  # that spoil one
LATER = {"contingents": 0, "rout level": 10}  # what came after the drafts were chosen: beyond steps
HONOR = 4, 9  # tokens of a side
LAND = (4, 5, 6)  # provinces of a seat
FORCES = ("spearman", "2 spearmen", "spearman, bowman", "2 bowmen", "swordsman", "gunner")
ARMIES = (
    "daimyo, bowman, swordsman, 2 gunners",
    "daimyo, 2 bowmen, 2 spearmen",
    "daimyo, 2 bowmen, 2 swordsmen, 2 spearmen",
    "daimyo, 2 gunners, 3 spearmen",
    "daimyo, swordsman, spearman",
)


def drawn(game: str, seed: int) -> str:
    """Draw the draft of a seed, every third of a fair scenario; return its file."""
    rng = np.random.default_rng([seed, *game.encode()])
    if game == "swords":
        return _swords(rng, f"drawn {seed}")
    if rng.random() < 1 / 3:
        return _spoiled(game, rng, f"spoiled {seed}")
    if game == "ran":
        return ran_text.write(generated_battles.battle(rng, f"drawn {seed}"))
    return _battles(rng, f"drawn {seed}")


def is_spoiled(text: str) -> bool:
    """Return whether a draft was a fair scenario."""
    return "Title: spoiled" in text


def _spoiled(game: str, rng: np.random.Generator, title: str) -> str:
    """Make a fair scenario worse for one side, by a few random changes."""
    keys = FAIR[game]
    key = keys[rng.integers(len(keys))]
    balance: ModuleType = battles_balance if game == "battles" else ran_balance
    staged = (Battle if game == "battles" else RanBattle)(key).staged
    subject = balance.subject_of(staged)
    favored, scenario, made = int(rng.integers(2)), subject.scenario, 0
    proposals = [one for one in subject.proposals if one.steps <= LATER.get(one.kind, one.steps)]
    worse = [one for one in proposals if one.gain in ((favored, 1), (1 - favored, -1))]
    for place in rng.permutation(len(worse)):
        changed = worse[place].apply(scenario)
        if changed is not None and made < CHANGES:
            scenario, made = changed, made + 1
    write = battles_text.write if game == "battles" else ran_text.write
    return str(write(replace(scenario, title=title)))


def _battles(rng: np.random.Generator, title: str) -> str:
    """Draw two armies on a random field, fresh, with a few tokens, banners and objectives."""
    base = battles_scenario.draft("2 samurai-spear", None, "core")
    drawn = generated_fields.random_field(base, rng)
    units = tuple(replace(unit, blocks=None) for unit in drawn.units)
    honor = rng.integers(*HONOR, size=2)
    armies = tuple(
        replace(army, gained=0, honor=int(tokens))
        for army, tokens in zip(drawn.armies, honor, strict=True)
    )
    return battles_text.write(replace(drawn, title=title, units=units, armies=armies))


def _swords(rng: np.random.Generator, title: str) -> str:
    """Draw two to four seats whose armies, forces and purses have nothing in common."""
    players = int(rng.integers(2, 5))
    drawn = swords_draft.draft(players, int(rng.choice(LAND)), FORCES[0], ARMIES[0])
    seats = []
    for seat in drawn.seats:
        armies = [
            replace(_army(rng, army), level=int(rng.integers(1, 3)))
            for army in seat.armies[: int(rng.integers(2, len(seat.armies) + 1))]
        ]
        forces = [
            (where, read_units(FORCES[rng.integers(len(FORCES))])) for where, _ in seat.forces
        ]
        koku = int(rng.integers(3, 16))
        seats.append(replace(seat, armies=tuple(armies), forces=tuple(forces), koku=koku))
    return swords_text.write(replace(drawn, title=title, seats=tuple(seats)))


def _army(rng: np.random.Generator, like: swords_scenario.Army) -> swords_scenario.Army:
    return read_army(like.index, f"{like.where}, {ARMIES[rng.integers(len(ARMIES))]}", 1, str)
