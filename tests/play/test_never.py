"""Tools of the rules that bots never use: what a verdict says of them is counted."""

from collections.abc import Callable, Mapping
from typing import get_args

import pytest

from samurai_odds.battles.full_game.contest import Contest as Battles
from samurai_odds.battles.rules import layout as of_battles
from samurai_odds.battles.words import Bot as OfBattles
from samurai_odds.play.game import Start
from samurai_odds.play.games import record
from samurai_odds.play.layout import kind_of
from samurai_odds.ran.full_game.contest import Contest as Ran
from samurai_odds.ran.rules import layout as of_ran
from samurai_odds.ran.rules.decisions.packed import second_of
from samurai_odds.ran.rules.shock import layout as of_shock
from samurai_odds.ran.words import Bot as OfRan
from samurai_odds.swords.full_game.contest import Contest as Swords
from samurai_odds.swords.rules import layout as of_swords
from samurai_odds.swords.words import Bot as OfSwords

GAMES, SEED = 200, 20_269
Used = Callable[[int, int], bool]  # by the kind of a choice, and what was chosen


def chosen(kind: int, *values: int) -> Used:
    """Return what says that one of some values was chosen; without any, any but none."""
    return lambda what, value: what == kind and (value in values if values else value > 0)


TOOLS: Mapping[str, Mapping[str, Used]] = {
    "battles": {
        "a Dragon card drawn instead of tokens": chosen(of_battles.REPLENISH_CHOICE, 1),
        "tokens taken": chosen(of_battles.REPLENISH_CHOICE, 0),
        "a Dragon card": chosen(of_battles.DRAGON_CHOICE),
        "a challenge": chosen(of_battles.CHALLENGE_CHOICE),
        "a bonus attack": chosen(of_battles.BONUS_CHOICE),
        "tokens for a roll": chosen(of_battles.INSPIRE_CHOICE),
    },
    "swords": {
        "the ninja as a spy": chosen(of_swords.SPY_CHOICE),
        "ronin along with units that move in Phase D": chosen(of_swords.ALONG_CHOICE),
        "the ninja to strike": chosen(of_swords.STRIKE_CHOICE),
        "a battle called off": chosen(of_swords.CALL_OFF_CHOICE),
        "ronin": chosen(of_swords.STACK_CHOICE),
        "a castle": chosen(of_swords.BUILD_CHOICE),
        "a sword": chosen(of_swords.SWORD_CHOICE),
    },
    "ran": {
        "Active Withdrawal by choice (6.41)": chosen(of_ran.ORDER_CHOICE, of_ran.WITHDRAW),
        "coordination of contingents (5.7)": lambda what, value: (
            what == of_ran.CONTINGENT_CHOICE and value > 0 and second_of(value) != of_ran.NONE
        ),
        "Busho Movement Orders (4.42)": chosen(of_ran.ORDER_CHOICE, of_ran.BUSHO_MOVEMENT),
        "hara-kiri (10.4)": lambda what, value: what == of_shock.CHALLENGE_CHOICE and value > 1,
        "rallies": chosen(of_ran.ORDER_CHOICE, of_ran.RALLY_ROUTED),
        "challenges": chosen(of_ran.ORDER_CHOICE, of_ran.CHALLENGE),
        "trumps": chosen(of_ran.TRUMP_CHOICE),
        "charges": chosen(of_shock.CHARGE_CHOICE),
        "passes": chosen(of_ran.CONTINGENT_CHOICE, 0),
    },
}
BEGUN: Mapping[str, Callable[[str, str], Start]] = {
    "battles": lambda key, bot: Battles(key, bot, bot).staged.start,
    "swords": lambda key, bot: Swords(key, None, bot).staged.start,
    "ran": lambda key, bot: Ran(key, bot, bot).staged.start,
}
SCENARIOS = {
    "battles": ("first-samurai-skirmish", "saigadake-ravine", "nunobeyama", "epic-study-foot"),
    "swords": ("standard-3", "standard-4", "standard-5", "two-player"),
    "ran": ("nunobeyama", "study-foot", "study-guns-and-horse", "suriagehara"),
}  # fmt: skip
ALL = [
    (game, bot)
    for game, names in (("battles", OfBattles), ("swords", OfSwords), ("ran", OfRan))
    for bot in get_args(names)
    if bot != "random"
]


def used(game: str, bot: str, games: int) -> set[str]:
    """Return the tools that a bot uses in some games of each of its scenarios."""
    found: set[str] = set()
    for start in (BEGUN[game](key, bot) for key in SCENARIOS[game]):
        for number in range(games):
            chosen = {(kind_of(what), value)
                      for what, value, _ in record(start, SEED, number) if what < 0}  # fmt: skip
            found |= {tool for tool, is_it in TOOLS[game].items()
                      if tool not in found and any(is_it(*one) for one in chosen)}  # fmt: skip
    return found


@pytest.mark.long
@pytest.mark.parametrize(("game", "bot"), ALL)
def test_what_is_never_used_is_counted_in_200_games(game: str, bot: str) -> None:
    """A bot that never trumps, say, has it in its name; of others all is said."""
    start = BEGUN[game](SCENARIOS[game][0], bot)
    said = set(start.game.bots.never([bot]).get(bot, ()))
    unused = TOOLS[game].keys() - used(game, bot, GAMES // len(SCENARIOS[game]))
    assert said <= unused if bot.startswith("never-") else said == unused


@pytest.mark.parametrize("game", BEGUN)
def test_every_tool_said_to_be_never_used_is_looked_for(game: str) -> None:
    bots = BEGUN[game](SCENARIOS[game][0], "random").game.bots
    said = bots.never((*bots.names, "searching:300"))
    assert said
    assert all(set(tools) <= TOOLS[game].keys() for tools in said.values())
    assert not {"random", "searching:300"} & said.keys()
