"""What the compiled battle's state says of the position, and the same of the reference."""

from samurai_odds.ran.field import layout as at
from tests.ran.reference.battle import ending
from tests.ran.reference.battle.geometry import ENDS, VERTICES, around

STATES = {at.ORDERED: "ordered", at.DISRUPTED: "disrupted", at.ROUTED: "routed",
          at.ELIMINATED: "eliminated"}  # fmt: skip


def position_in(t, s):
    """Read a state of the compiled battle."""
    field = {t.number(where): where for where in t.ground.terrain}
    field[at.NONE] = None
    found = {}
    for unit in t.units.values():
        n = unit.number
        there = int(s[at.HEX + n]) != at.NONE
        engaged = set()
        for place, side in enumerate(ENDS):
            if int(s[at.ENGAGED + n]) >> place & 1:
                engaged.add(side)
        facing = int(s[at.FACING + n])
        found[unit.label] = {
            "hex": field[int(s[at.HEX + n])],
            "facing": None if facing == at.NONE else VERTICES[facing],
            "state": STATES[int(s[at.STATE + n])],
            "hits": int(s[at.HITS + n]),
            "open": bool(s[at.OPEN + n]) if there else None,
            "fired": bool(s[at.FIRED + n]) if there else None,
            "engaged": engaged,
        }
    for band in t.bands.values():
        c = band.number
        fate = int(s[at.FATE + c])
        alive = fate in (at.WELL, at.WOUNDED)
        found[f"busho {band}"] = {
            "hex": field[int(s[at.BUSHO_HEX + c])],
            "alive": alive,
            "wounded": fate == at.WOUNDED,
            "hits": int(s[at.BUSHO_HITS + c]) if alive else None,
            "lost face": bool(s[at.LOST_FACE + c]) if alive else None,
            "replaced": bool(s[at.REPLACED + c]),
            "active": bool(s[at.ACTIVATED + c]) if fate != at.FLED else None,
            "finished": bool(s[at.FINISHED + c]) if alive else None,
            "fled": fate == at.FLED,
        }
    serving = samurai_in(t, s)
    for side in (0, 1):
        found[f"army {side}"] = {
            "heads": int(s[at.HEADS + side]),
            "great heads": int(s[at.GREAT_HEADS + side]),
            "activations": int(s[at.ACTIVATIONS_USED + side]),
            "trumps": int(s[at.TRUMPS_USED + side]),
            "samurai drawn": int(s[at.SAMURAI_DRAWN + side]),
            "samurai": serving[side],
        }
    found["turn"] = {"number": int(s[at.TURN])}
    return found


def samurai_in(t, s):
    """By side the Samurai in play: contingent, number, hits, whether he has lost face."""
    count = len(t.scenario.pool) + sum(len(army.samurai) for army in t.scenario.armies)
    found = (set(), set())
    for band in t.bands.values():
        for n in range(count):
            if int(s[at.RETAINER + n]) == band.number:
                hits, face = int(s[at.SAMURAI_HITS + n]), bool(s[at.SAMURAI_LOST_FACE + n])
                found[band.side].add((band.letter, n, hits, face))
    return found


def position_of(t):
    """Read the reference's table."""
    found = {}
    for unit in t.units.values():
        engaged = set()
        if unit.there:
            sides = {there: side for side, there in around(unit.hex).items()}
            engaged = {sides[other.hex] for other in t.engaged_with(unit)}
        found[unit.label] = {
            "hex": unit.hex,
            "facing": unit.facing,
            "state": "ordered" if unit.state == "waiting" else unit.state,
            "hits": unit.hits,
            "open": unit.open if unit.hex else None,
            "fired": unit.fired if unit.hex else None,
            "engaged": engaged,
        }
    for band in t.bands.values():
        busho = band.busho
        found[f"busho {band}"] = {
            "hex": busho.hex,
            "alive": busho.alive,
            "wounded": busho.wounded and busho.alive,
            "hits": busho.hits if busho.alive else None,
            "lost face": busho.lost_face if busho.alive else None,
            "replaced": band.replaced,
            "active": band.active if not band.fled else None,
            "finished": band.finished if busho.alive else None,
            "fled": band.fled,
        }
    for army in t.armies:
        found[f"army {army.side}"] = {
            "heads": army.heads,
            "great heads": army.great_heads,
            "activations": army.activations_used,
            "trumps": army.trumps_used,
            "samurai drawn": army.drawn,
            "samurai": {
                (band.letter, man.number, man.hits, man.lost_face)
                for band in t.of_side(army.side)
                for man in band.retinue
                if man.alive
            },
        }
    found["turn"] = {"number": t.turn}
    return found


def verdict_in(s):
    """Read the end of a compiled battle: winner, reason, rout points of both."""
    winner = None if int(s[at.WINNER]) == at.NONE else int(s[at.WINNER])
    return winner, at.REASONS[int(s[at.ENDED])], [int(s[at.ROUT_POINTS + n]) for n in (0, 1)]


def verdict_of(t):
    """Read the same of the reference's."""
    return t.winner, t.reason, [ending.rout_points(t, side) for side in (0, 1)]


def differences(t, s):
    """Name all that is not alike: (what, here, there)."""
    mine, its = position_of(t), position_in(t, s)
    return [
        (what, name, mine[what][name], value)
        for what, facts in its.items()
        for name, value in facts.items()
        if mine[what][name] != value
    ]
