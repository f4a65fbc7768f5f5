"""Lays out a scenario: from its data, as the file gives it, to pieces on the table."""

from tests.ran.reference.battle.geometry import VERTICES
from tests.ran.reference.battle.ground import Ground
from tests.ran.reference.battle.pieces import Army, Band, Man, Unit


def ground_of(scenario):
    terrain, field = scenario.terrain, scenario.terrain.field
    names = [place(field, n) for n in range(field.hexes)]
    return Ground(
        dict(zip(names, terrain.hexes, strict=True)),
        dict(zip(names, terrain.levels, strict=True)),
        {frozenset((names[a], names[b])): kind for (a, b), kind in terrain.sides},
    )


def place(field, number):
    if number is None:
        return None
    name = field.name_of(number)
    return int(name[:2]), int(name[2:])


def bands_of(scenario):
    """The contingents, units numbered through, busho and replacements."""
    moment, field, found, count = scenario.moment, scenario.terrain.field, {}, 0
    for number, given in enumerate(scenario.contingents):
        units = []
        for counter in given.counters:
            units.append(unit_of(scenario, given, counter, count))
            count += 1
        man = given.man
        busho = Man(
            given.name, given.side, given.letter, given.rating, man.combat, man.stamina, man.hits,
            "wounded" in man.words, "lost-face" in man.words, given.command is not None,
            alive=not given.dead, hex=place(field, given.hex),
        )  # fmt: skip
        rating, back = given.behind()
        enters = given.enters
        found[given.letter] = Band(
            given.letter, given.side, busho, units, (rating, back.combat, back.stamina), number,
            given.active, given.finished, given.replaced, given.letter in moment.fled,
            enters=enters
            and (enters.turn, [place(field, h) for h in enters.hexes], enters.active),
        )  # fmt: skip
    return found


def unit_of(scenario, band, counter, count):
    unit, moment, label = counter.unit, scenario.moment, band.label(counter)
    state = "disrupted" if unit.has("disrupted") else "ordered"
    if label in moment.routed:
        state = "routed"
    elif label in moment.eliminated or band.letter in moment.fled:
        state = "eliminated"
    elif counter.hex is None:
        state = "waiting"
    return Unit(
        count, label, band.side, band.letter, {"KBH": "KB"}.get(unit.type, unit.type),
        unit.tq, unit.ma, unit.second_tq, unit.second_ma, state, unit.hits, unit.has("open"),
        place(scenario.terrain.field, counter.hex),
        None if counter.facing is None else VERTICES[counter.facing], label in moment.fired,
    )  # fmt: skip


def armies_of(scenario):
    moment, found, count = scenario.moment, [], 0
    for side, army in enumerate(scenario.armies):
        chief = scenario.of_side(side)[0]
        cup = [samurai(each, side, count + n) for n, each in enumerate(army.samurai)]
        count += len(cup)
        found.append(
            Army(
                side,
                army.level,
                chief.command.activations,
                chief.command.trumps,
                cup,
                moment.heads[side],
                moment.great_heads[side],
                activations_used=moment.activations_used[side],
                trumps_used=moment.trumps_used[side],
            )
        )
    return found


def pool_of(scenario):
    count = sum(len(army.samurai) for army in scenario.armies)
    return [samurai(each, None, count + n) for n, each in enumerate(scenario.pool)]


def samurai(given, side, number):
    man = given.man
    return Man(
        given.name, side, None, given.range, man.combat, man.stamina, samurai=True, number=number
    )
