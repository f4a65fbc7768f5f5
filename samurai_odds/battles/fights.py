"""A combat as a function: attack."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from samurai_odds.battles.homes import question
from samurai_odds.battles.words import Card, Fate, Flags, LeaderKind, Target, Terrain, Unit
from samurai_odds.engine.answers.remembered import remembered
from samurai_odds.engine.calling import procedure

if TYPE_CHECKING:
    from samurai_odds.engine.answers.odds import Odds
    from samurai_odds.engine.limit import Limit


@remembered
@procedure
def attack(
    attacker: Unit | str,
    defender: Target | str,
    *,
    range: int = 1,
    attacker_on: Terrain | str = "open",
    attacker_blocks: int | None = None,
    attacker_leader: LeaderKind | None = None,
    attacker_mounted_adjacent: bool = False,
    attacker_support: bool = False,
    attacker_room: int = 10,
    attacker_honor: int | None = None,
    attacker_flags: Flags = "ignore",
    attacker_fate: Fate = "retreat",
    defender_on: Terrain | str = "open",
    defender_blocks: int | None = None,
    defender_leader: LeaderKind | None = None,
    defender_mounted_adjacent: bool = False,
    defender_support: bool = False,
    defender_room: int = 10,
    defender_honor: int | None = None,
    defender_flags: Flags = "ignore",
    defender_fate: Fate = "retreat",
    moved: int = 0,
    card: Card | None = None,
    bonus_dice: int = 0,
    back_bonus_dice: int = 0,
    inspire: bool = False,
    inspire_back: bool = False,
    first_strike: bool = False,
    ambush: bool = False,
    swarm: int = 1,
    swarm_inspired: int | None = None,
    volleys: int = 1,
    enemy_adjacent: bool = False,
    then: Target | str | None = None,
    then_on: Terrain | str = "open",
    then_blocks: int | None = None,
    then_leader: LeaderKind | None = None,
    then_support: bool = False,
    then_room: int = 10,
    then_inspire: bool = False,
    then_first_strike: bool = False,
    value: str | None = None,
    rules: str | None = None,
    method: str | None = None,
    limit: "Limit | None" = None,
    seed: int = 0,
    shown: tuple[str, ...] = (),
    progress: Callable[[int, int], None] | None = None,
) -> "Odds":
    """Give the odds of one attack: close combat at range 1, fire beyond.

    ``attacker`` and ``defender`` are unit keys such as ``samurai-spear``; the
    defender may also be a ``lone-leader``. Every keyword is the command's option
    of that name; None means the usual: full blocks, no leader, ample honor.

    Returns the joint distribution over the outcome variables. Raises OddsError,
    naming the rule, if the attack is not allowed.

    Keywords:
        range: hexes to the target; 1 is close combat; 1 to 5, by default 1.
        attacker_on: terrain that the attacker stands on; by default 'open'.
        attacker_blocks: blocks left in the attacker's unit (full).
        attacker_leader: leader in the attacker's hex; 'foot' or 'mounted'.
        attacker_mounted_adjacent: a mounted leader next to the attacker, who can inspire.
        attacker_support: two or more supporters next to the attacker.
        attacker_room: hexes free for the attacker to retreat into; 0 to 10, by default 10.
        attacker_honor: tokens in the attacker's reserve (ample); 0 to 60.
        attacker_flags: what the attacker does with flags; 'ignore' or 'accept' or 'best', by
            default 'ignore'.
        attacker_fate: what the attacker's leader does when left alone; 'retreat' or 'seppuku' or
            'best', by default 'retreat'.
        defender_on: terrain that the defender stands on; by default 'open'.
        defender_blocks: blocks left in the defender's unit (full).
        defender_leader: leader in the defender's hex; 'foot' or 'mounted'.
        defender_mounted_adjacent: a mounted leader next to the defender, who can inspire.
        defender_support: two or more supporters next to the defender.
        defender_room: hexes free for the defender to retreat into; 0 to 10, by default 10.
        defender_honor: tokens in the defender's reserve (ample); 0 to 60.
        defender_flags: what the defender does with flags; 'ignore' or 'accept' or 'best', by
            default 'ignore'.
        defender_fate: what the defender's leader does when left alone; 'retreat' or 'seppuku' or
            'best', by default 'retreat'.
        moved: hexes that the attacker moved this turn; 0 to 3.
        card: command card that ordered the attacker; 'cavalry-charge' or 'hold-and-shoot' or
            'infantry-onslaught' or 'shogun'.
        bonus_dice: dice added by cards; 0 to 12.
        back_bonus_dice: the same for the battle back; 0 to 12.
        inspire: the attacker's leader inspires (1 token, 1 die).
        inspire_back: the defender's leader inspires.
        first_strike: the defender plays First Strike.
        ambush: the defender plays the Ambush Dragon card.
        swarm: levies that attack together, in all; 1 to 6, by default 1.
        swarm_inspired: levies of the swarm inspired, a token and a leader in reach each; 1 to 6.
        volleys: times the attacker fires; 2 for Hold and Shoot; 1 to 2, by default 1.
        enemy_adjacent: an enemy stands next to the attacker (a unit; for two volleys, a leader
            too).
        then: defender of the bonus close combat.
        then_on: terrain that it stands on; by default 'open'.
        then_blocks: blocks left in it (full).
        then_leader: leader in its hex; 'foot' or 'mounted'.
        then_support: two or more supporters next to it.
        then_room: hexes free for it to retreat into; 0 to 10, by default 10.
        then_inspire: the attacker's leader inspires again.
        then_first_strike: First Strike answers the bonus combat.
        value: expression that open decisions go by (net blocks plus banners).
        rules: file of your own numbers, put over ours.
        method: 'exact' or 'monte-carlo'; by default exact where the states can be held.
        limit: when a simulation stops: Limit(stderr=, seconds=, samples=).
        seed: seed of the simulation.
        shown: expressions whose error the limit applies to.
        progress: called with what is done and what is wanted; by default a bar shows it.

    >>> from samurai_odds import battles
    >>> round(battles.attack("samurai-spear", "ashigaru-bow").expect("defender_losses"), 4)
    1.3333
    """
    given = dict(locals())
    from samurai_odds.battles.attack.options import OPTIONS
    from samurai_odds.engine.answers.answer import answer
    from samurai_odds.engine.answers.options import only_unusual

    how = {name: given.pop(name) for name in ("method", "limit", "seed", "shown", "progress")}
    return answer(question("attack", only_unusual(OPTIONS, given)), **how)
