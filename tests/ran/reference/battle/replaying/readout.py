"""What the compiled battle's state says of the position, and the same of the reference."""

from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.layout import State
from tests.ran.reference.battle import ending
from tests.ran.reference.battle.geometry import ENDS, VERTICES, around

STATES = {at.ORDERED: "ordered", at.DISRUPTED: "disrupted", at.ROUTED: "routed",
          at.ELIMINATED: "eliminated"}  # fmt: skip


def position_in(t, s: State):
    """Read a state of the compiled battle."""
    field = {t.number(where): where for where in t.ground.terrain}
    field[at.NONE] = None
    found = {}
    for unit in t.units.values():
        n = unit.number
        there = int(s.hex[n]) != at.NONE
        engaged = set()
        for place, side in enumerate(ENDS):
            if int(s.engaged[n]) >> place & 1:
                engaged.add(side)
        facing = int(s.facing[n])
        found[unit.label] = {
            "hex": field[int(s.hex[n])],
            "facing": None if facing == at.NONE else VERTICES[facing],
            "state": STATES[int(s.state[n])],
            "hits": int(s.hits[n]),
            "open": bool(s.open[n]) if there else None,
            "fired": bool(s.fired[n]) if there else None,
            "engaged": engaged,
        }
    for band in t.bands.values():
        c = band.number
        fate = int(s.fate[c])
        alive = fate in (at.WELL, at.WOUNDED)
        found[f"busho {band}"] = {
            "hex": field[int(s.busho_hex[c])],
            "alive": alive,
            "wounded": fate == at.WOUNDED,
            "hits": int(s.busho_hits[c]) if alive else None,
            "lost face": bool(s.lost_face[c]) if alive else None,
            "replaced": bool(s.replaced[c]),
            "active": bool(s.activated[c]) if fate != at.FLED else None,
            "finished": bool(s.finished[c]) if alive else None,
            "fled": fate == at.FLED,
        }
    serving = samurai_in(t, s)
    for side in (0, 1):
        found[f"army {side}"] = {
            "heads": int(s.heads[side]),
            "great heads": int(s.great_heads[side]),
            "activations": int(s.activations_used[side]),
            "trumps": int(s.trumps_used[side]),
            "samurai drawn": int(s.samurai_drawn[side]),
            "samurai": serving[side],
        }
    found["turn"] = {"number": int(s.turn)}
    return found


def samurai_in(t, s: State):
    """By side the Samurai in play: contingent, number, hits, whether he has lost face."""
    count = len(t.scenario.pool) + sum(len(army.samurai) for army in t.scenario.armies)
    found = (set(), set())
    for band in t.bands.values():
        for n in range(count):
            if int(s.retainer[n]) == band.number:
                hits, face = int(s.samurai_hits[n]), bool(s.samurai_lost_face[n])
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


def verdict_in(s: State):
    """Read the end of a compiled battle: winner, reason, rout points of both."""
    winner = None if int(s.winner) == at.NONE else int(s.winner)
    return winner, at.REASONS[int(s.ended)], [int(s.rout_points[n]) for n in (0, 1)]


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
