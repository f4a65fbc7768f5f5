"""Restrictions: which attacks the rules forbid, each said with the rule's name."""

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache

from samurai_odds.battles.attack.options import BY_KEYWORD, LONE_LEADER, MOST_ROOM
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.battles.attack.situation import (
    BODYGUARD,
    LEVY,
    Party,
    entry_forbids_battle,
    may_battle_from,
    may_strike_at,
)
from samurai_odds.battles.facts import Used
from samurai_odds.engine.option_words import named_option
from samurai_odds.errors import refuse, unknown

_OF_PARTIES = ("_blocks", "_leader", "_support")
_OF_RETREATS = ("_room", "_leader_room", "_joins")
_USUAL_SECOND = {"then_on": "open", "then_room": MOST_ROOM}
_OF_BONUS_COMBAT = ("then_inspire", "then_first_strike", "then_ambush")
_FARTHER = ("cavalry-charge", "infantry-onslaught")  # cards, which allow no fire
_ANSWERS = ("first_strike", "ambush", "inspire_back", "back_bonus_dice")  # the defender's


def check_names(attacker: str, defender: str, units: Collection[str]) -> None:
    """Raise OddsError unless an attacker and a defender are named, one unit each."""
    if attacker in units and (defender in units or defender == LONE_LEADER):
        return
    problems = [
        f"'{name}' is a list: name one unit ('battles compare' takes lists)"
        for name in (attacker, defender)
        if "," in name
    ]
    refuse(problems)
    if attacker == LONE_LEADER:
        problems.append("a leader alone may not battle (Leader Inspired Close Combat)")
    elif attacker not in units:
        problems.append(unknown("attacker", attacker, units))
    if defender not in (*units, LONE_LEADER):
        problems.append(unknown("defender", defender, (*units, LONE_LEADER)))
    refuse(problems)


def refuse_illegal(plan: Plan, options: Collection[str]) -> None:
    """Raise OddsError with every restriction that the plan breaks.

    ``options`` names the options given: those left out break nothing by themselves.
    """
    parties = plan.attacker, plan.defender
    problems = [*plan.used.once(_faults_of_two, *parties, plan.options["range"])]
    for restriction in _restrictions_on(tuple(options)):
        problems += restriction(plan)
    refuse(problems)


@lru_cache(maxsize=1024)
def _restrictions_on(options: tuple[str, ...]) -> list[Callable[[Plan], Iterator[str]]]:
    return [check for check, concerned in _RESTRICTIONS if not concerned.isdisjoint(options)]


def _faults_of_two(used: Used, attacker: Party, defender: Party, hexes: int) -> list[str]:
    used.number("swarm_most")  # every answer rests on it
    find = _close_combat_grounds if hexes == 1 else _ranged_combat_grounds
    return [*find(used, attacker, defender, hexes)]


def _parties(plan: Plan) -> Iterator[str]:
    full = plan.used.number("blocks")
    listed = [("attacker", plan.attacker), ("defender", plan.defender), ("then", plan.second)]
    for who, party in listed:
        if party is None:
            continue
        leader = plan.options[f"{who}_leader"]
        if party.mounted and party.is_unit and leader == "foot":
            yield f"{who}-leader 'foot' with {party.unit}: a foot leader serves infantry only"
        if party.unit == BODYGUARD and leader == "mounted":
            yield f"{who}-leader 'mounted' with {BODYGUARD}: its commander is a foot leader (B23)"
        if plan.options[f"{who}_blocks"] not in (None, full) and not party.is_unit:
            yield f"{who}-blocks with {LONE_LEADER}: a leader alone has no unit blocks"
        if party.support and not party.is_unit:
            yield f"{who}-support with {LONE_LEADER}: flags do nothing to a lone leader (B10)"


def _room(plan: Plan) -> Iterator[str]:
    options = plan.options
    for who, party in (
        ("attacker", plan.attacker),
        ("defender", plan.defender),
        ("then", plan.second),
    ):
        if party is None:
            continue
        room, alone = options[f"{who}_room"], options[f"{who}_leader_room"]
        joins = options.get(f"{who}_joins")
        if alone is not None and party.leader is None:
            leader = named_option(f"{who}-leader")
            yield f"{who}-leader-room without a leader: give {leader} (Leader Retreat)"
        if alone not in (None, room) and not party.is_unit and room != MOST_ROOM:
            yield (
                f"{who}-room {room} with {who}-leader-room {alone}: "
                "a leader alone has one room to retreat (Leader Retreat)"
            )
        if joins is None:
            continue
        if not party.is_unit:
            yield f"{who}-joins with {LONE_LEADER}: no leader joins another (Leader Retreat)"
        elif joins > room:
            yield (
                f"{who}-joins {joins} with {who}-room {room}: the leader stands beyond the "
                "hexes that are free (Retreats; B29)"
            )


def _second(plan: Plan) -> Iterator[str]:
    """Options of a bonus combat without one, or of a second target; a second target alone."""
    options = plan.options
    if options["second_target"] is not None and plan.close:
        yield "second-target at range 1: two volleys are fired from 2 hexes on (Hold and Shoot)"
    elif options["second_target"] is not None and plan.volleys == 1:
        needed = f"{named_option('volleys', 2)} or {named_option('card', 'hold-and-shoot')}"
        yield f"second-target needs {needed} (Hold and Shoot)"
    if options["second_target"] is not None and options["then"] is not None:
        yield "second-target with then: no bonus combat follows fire (Bonus Close Combat)"
    for name, value in options.items():
        if not name.startswith("then_") or value in (None, False, _USUAL_SECOND.get(name)):
            continue
        needs = f"{name.replace('_', '-')} needs {named_option('then')}"
        if plan.second is None:
            yield f"{needs}, the defender of the bonus combat"
        elif options["then"] is None and name in _OF_BONUS_COMBAT:
            yield f"{needs}: it answers close combat, not fire"


def _barred_ground(used: Used, attacker: Party) -> Iterator[str]:
    if not may_battle_from(used, attacker):
        yield f"{attacker.unit} on a castle: cavalry there may not battle (Terrain, Castle)"


def _close_combat_grounds(
    used: Used, attacker: Party, defender: Party, hexes: int
) -> Iterator[str]:
    yield from _barred_ground(used, attacker)
    if not may_strike_at(used, attacker, defender):
        yield (
            f"{attacker.unit} against a castle: cavalry may not close combat there, "
            "only fire (Terrain, Castle; B11)"
        )


def _close_combat(plan: Plan) -> Iterator[str]:
    if not plan.close:
        return
    if plan.volleys == 2:
        yield "two volleys at range 1: Hold and Shoot bars units next to an enemy"
    options = plan.options
    if options["first_strike"] and options["ambush"]:
        yield "first-strike and ambush: the Ambush card is not played together with First Strike"
    barred = plan.no_battle_back(plan.defender)
    for name in _ANSWERS:
        if options[name] and barred is not None:
            yield f"{name.replace('_', '-')}: {barred}"
    cost = plan.used.number("ambush_cost") if options["ambush"] else 0
    reserve = options["defender_honor"]
    if reserve is not None and reserve < cost:
        yield f"ambush with defender-honor {reserve}: the card costs {cost} (Dragon Cards)"


def _ranged_combat_grounds(
    used: Used, attacker: Party, defender: Party, hexes: int
) -> Iterator[str]:
    reach = len(used.unit(attacker.unit, "fire_dice", [])) + 1
    if attacker.arm is None:
        yield (
            f"range {hexes}: {attacker.unit} has no missile weapon and fights "
            "at range 1 (Ranged Combat)"
        )
    elif hexes > reach:
        yield (
            f"out of range: {attacker.unit} fires up to {reach} hexes, not {hexes} "
            "(Ranged Combat 2)"
        )
    yield from _barred_ground(used, attacker)
    if defender.unit == BODYGUARD:
        yield f"range {hexes}: a {BODYGUARD} may not be fired at (Leader Casualty Check)"


def _ranged_combat(plan: Plan) -> Iterator[str]:
    attacker, options = plan.attacker, plan.options
    if plan.close:
        return
    if plan.second is not None and plan.second.unit == BODYGUARD:
        yield f"second-target {BODYGUARD}: it may not be fired at (Leader Casualty Check)"
    if options["moved"] and not plan.used.unit(attacker.unit, "fire_dice_moved", 1):
        yield f"moved {options['moved']}: {attacker.unit} may not fire after moving"
    if options["enemy_adjacent"]:
        yield (
            f"range {options['range']} with enemy-adjacent: a unit next to an enemy unit "
            "must close combat it or not battle (Ranged Combat)"
        )
    for name in _ANSWERS:
        if options[name]:
            yield f"{name.replace('_', '-')}: a unit fired at does not strike back (Battle Back)"
    if options["inspire"]:
        yield "inspire: leaders inspire close combat only (Leader Inspired Close Combat)"


def _cards(plan: Plan) -> Iterator[str]:
    card, attacker = plan.options["card"], plan.attacker
    if card == "cavalry-charge":
        if not attacker.mounted:
            yield f"card cavalry-charge with {attacker.unit}: it orders cavalry"
        if not plan.close:
            yield f"card cavalry-charge at range {plan.options['range']}: it allows no fire"
    if card == "infantry-onslaught":
        if attacker.mounted:
            yield f"card infantry-onslaught with {attacker.unit}: it orders infantry"
        if attacker.arm is not None:
            yield f"card infantry-onslaught with {attacker.unit}: missile units may not battle"
    if plan.volleys == 2:
        if card not in (None, "hold-and-shoot"):
            yield f"two volleys with card {card}: they are the card Hold and Shoot's"
        if attacker.arm is None:
            yield f"two volleys with {attacker.unit}: Hold and Shoot orders missile units"
        if plan.options["moved"]:
            yield f"two volleys after moving {plan.options['moved']}: Hold and Shoot bars moving"


def _most_moved(plan: Plan, card: str | None) -> int:
    """Return how far the attacker may move and battle if a card orders it."""
    used, attacker = plan.used, plan.attacker
    most: int = used.unit(attacker.unit, "moves_and_battles")
    if card == "cavalry-charge" and attacker.mounted and attacker.symbol == "square":
        return max(most, used.number("cavalry_charge_moves"))
    is_foot = attacker.arm is None and attacker.symbol in ("triangle", "square")
    if card == "infantry-onslaught" and is_foot and not attacker.mounted:
        return max(most, used.number("infantry_onslaught_moves"))
    return most


def _movement(plan: Plan) -> Iterator[str]:
    moved, attacker = plan.options["moved"], plan.attacker
    if not moved:
        return
    most = _most_moved(plan, plan.options["card"])
    if moved > most:
        able = [card for card in _FARTHER if plan.close and moved <= _most_moved(plan, card)]
        more = f"; the card {able[0]} allows it" if able else ""
        yield f"moved {moved}: {attacker.unit} may move {most} and battle (Unit Movement{more})"
    if entry_forbids_battle(plan.used, attacker.mounted, attacker.on):
        yield (
            f"moved {moved} onto {attacker.on}: {attacker.unit} that enters it may not "
            "battle this turn (Terrain; B25)"
        )


def _inspiration(plan: Plan) -> Iterator[str]:
    options = plan.options
    for who, wanted, party in (
        ("attacker", "inspire", plan.attacker),
        ("defender", "inspire_back", plan.defender),
    ):
        if not options[wanted]:
            continue
        name = wanted.replace("_", "-")
        if party.leader is None and not options[f"{who}_mounted_adjacent"]:
            either = f"{named_option(f'{who}-leader')} or {named_option(f'{who}-mounted-adjacent')}"
            yield f"{name} without a leader: give {either} (Leader Inspired Close Combat)"
        if plan.used.facts.terrain[party.on].get("no_inspiring"):
            yield f"{name} on {party.on}: no leader inspires a unit there (Terrain, Building)"
        reserve = options[f"{who}_honor"]
        cost = plan.used.number("inspire_cost")
        if who == "attacker":
            cost *= plan.inspired_levies
        elif options["ambush"]:
            cost += plan.used.number("ambush_cost")
        if reserve is not None and reserve < cost:
            yield f"{name} with {who}-honor {reserve}: that takes {cost} in all (B7)"
    has_leader = plan.attacker.leader is not None or options["attacker_mounted_adjacent"]
    if options["then_inspire"] and plan.second is not None and not has_leader:
        yield f"then-inspire without a leader: give {named_option('attacker-leader')} (B24)"


def _swarm(plan: Plan) -> Iterator[str]:
    swarm, inspired = plan.options["swarm"], plan.options["swarm_inspired"]
    if swarm > 1 and plan.attacker.unit != LEVY:
        yield f"swarm {swarm} with {plan.attacker.unit}: only levies swarm (Levy Infantry Swarm)"
    most = plan.used.number("swarm_most")
    if swarm > most:
        yield f"swarm {swarm}: at most {most} levies stand next to one hex"
    if inspired is None:
        return
    if not plan.options["inspire"]:
        yield f"swarm-inspired needs {named_option('inspire')}"
    if inspired > swarm:
        yield f"swarm-inspired {inspired}: the swarm has {swarm}"


def _bonus_combat(plan: Plan) -> Iterator[str]:
    second, attacker = plan.second, plan.attacker
    if second is None or plan.options["then"] is None:
        return
    if not plan.close:
        yield "then: a bonus close combat follows close combat only (Bonus Close Combat)"
    if not may_strike_at(plan.used, attacker, second):
        yield f"then: {attacker.unit} may not close combat a castle (Terrain, Castle)"
    barred = plan.moved_up().no_battle_back(second)
    for name in ("then_first_strike", "then_ambush"):
        if plan.options[name] and barred is not None:
            yield f"{name.replace('_', '-')}: {barred}"
    if plan.options["then_first_strike"] and plan.options["then_ambush"]:
        yield (
            "then-first-strike and then-ambush: the Ambush card is not played together with "
            "First Strike"
        )
    if plan.options["ambush"] and plan.options["then_ambush"]:
        yield "ambush and then-ambush: a player plays one Dragon card a turn (Dragon Cards)"


# Each with the options that may break it.
_RESTRICTIONS: tuple[tuple[Callable[[Plan], Iterator[str]], frozenset[str]], ...] = (
    (_parties, frozenset(name for name in BY_KEYWORD if name.endswith(_OF_PARTIES))),
    (_room, frozenset(name for name in BY_KEYWORD if name.endswith(_OF_RETREATS))),
    (_second, frozenset(name for name in BY_KEYWORD if name.startswith(("then_", "second_")))),
    (_close_combat, frozenset(("volleys", "card", *_ANSWERS))),
    (_ranged_combat, frozenset(("moved", "enemy_adjacent", "inspire", "second_target", *_ANSWERS))),
    (_cards, frozenset(("card", "volleys"))),
    (_movement, frozenset(("moved",))),
    (_inspiration, frozenset(("inspire", "inspire_back", "then_inspire"))),
    (_swarm, frozenset(("swarm", "swarm_inspired"))),
    (_bonus_combat, frozenset(("then",))),
)
