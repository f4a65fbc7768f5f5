"""A hand dealt to a side whose cards are not known, so that advice can be asked for."""

from dataclasses import replace

from samurai_odds.battles.field.saving import position
from samurai_odds.battles.scenario.scenario import Scenario
from samurai_odds.battles.whole.dealing import deals
from samurai_odds.battles.whole.staging import Staged


def with_hand_dealt(staged: Staged, seed: int) -> tuple[Scenario, dict[str, tuple[str, ...]]]:
    """Return the scenario with the unknown cards of the side to move, and of the rack, dealt.

    They are those of a seed's first game; known cards stay, and the enemy's stay unknown. With
    it come the hand, the Dragon hand and the rack, as far as any of their cards was dealt.
    """
    scenario, side = staged.scenario, staged.scenario.first
    found = position(staged.setup, next(deals(staged.start, seed, 1)).state)
    before, after = scenario.armies[side], found.armies[side]
    armies = [*scenario.armies]
    armies[side] = after
    parts = {
        "hand": (before.hand, after.hand),
        "Dragon cards": (before.dragon_hand, after.dragon_hand),
        "rack": (scenario.rack, found.rack),
    }
    dealt = {what: new for what, (old, new) in parts.items() if len(new) > len(old)}
    return replace(scenario, armies=(armies[0], armies[1]), rack=found.rack), dealt
