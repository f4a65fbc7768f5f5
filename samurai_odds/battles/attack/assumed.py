"""The assumed rulings that an attack can come upon: its answer names them."""

from collections.abc import Collection

from samurai_odds.battles.attack import situation
from samurai_odds.battles.attack.options import LONE_LEADER, MOST_ROOM
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.battles.attack.situation import Party
from samurai_odds.battles.facts import RULINGS, Used


def note_assumed_rulings(plan: Plan, inputs: Collection[str]) -> None:
    """Name the assumed rulings that a question can come upon."""
    options = plan.options
    plan.used.once(
        _assumed_rulings,
        *(plan.attacker, plan.defender, plan.second),
        options["swarm"] > 1,
        plan.volleys == 2 and plan.second is None,
        plan.close,
        not _ROOMS.isdisjoint(inputs) and min([options[room] for room in _ROOMS]) < MOST_ROOM,
        options["attacker_honor"] is not None or options["defender_honor"] is not None,
        options["inspire"] and (options["first_strike"] or options["ambush"]),
    )


_ROOMS = frozenset(("attacker_room", "defender_room", "then_room"))


def _assumed_rulings(
    used: Used,
    attacker: Party,
    defender: Party,
    second: Party | None,
    swarms: bool,
    fires_twice: bool,
    close: bool,
    cut_short: bool,
    reserves: bool,
    inspired: bool,
) -> None:
    note, parties = used.note, [attacker, defender, *([second] if second else [])]
    units = [one.unit for one in parties]
    led = [one for one in parties if one.leader and one.is_unit]
    if swarms:
        note("swarm (B14)")
    if fires_twice:
        note("second fire at a target that has retreated")
    if situation.BODYGUARD in units:
        note("bodyguard as striker and target (B2, B7)")
    if LONE_LEADER in units:
        note("tokens for striking a lone leader (B7)")
    if any(one.unit == situation.LEVY for one in led):
        note("levies that retreat with a leader (B13)")
    if cut_short:
        note(*_switch(used, "leader_left_evades"))
    if reserves:
        note("surplus of a Lack of Honor roll (B12)")
    if any(one.on == "castle" for one in led):
        note(*_switch(used, "castle_flag_check"))
    if inspired:
        note("inspiration that outlives its leader (B7)")
    if second and close:
        note("support, room and leaders in the new hex (B24)")


def _switch(used: Used, name: str) -> tuple[str, str]:
    """Return what a ruling with a switch is called, and where its reading comes from."""
    return RULINGS[name], str(used.facts.numbers[name]["source"])
