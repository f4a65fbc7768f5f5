"""Fields to learn from: built-in scenarios changed at random, random ones, ones with few units.

The built-in armies alone cannot say what a unit is worth: in their games a unit lost is also a
banner gained. Here force, banners, honor and hands vary apart from each other. Every field is
drawn from a numpy generator alone, so a seed names it.
"""

from dataclasses import replace

from samurai_odds.battles.board import BOTTOM
from samurai_odds.battles.scenario.checks import problems
from samurai_odds.battles.scenario.scenario import Leader, Objective, Unit, blocked
from samurai_odds.battles.words import UNIT_LETTERS

SHARES = {"SS": 16, "SB": 8, "AS": 28, "AB": 18, "AA": 8, "LV": 4, "CS": 10, "CB": 8}
KINDS = [UNIT_LETTERS[letters] for letters in SHARES]
FREE = ("open", "forest", "hill", "field")  # terrain on which units are put
MOST_UNITS, HONOR_LEFT = 60, 6


def kind(rng, letters=tuple(SHARES)):
    """Draw a kind of unit, as often as armies have it."""
    weights = [SHARES[each] for each in letters]
    return UNIT_LETTERS[letters[rng.choice(len(letters), p=[w / sum(weights) for w in weights])]]


def perturbed(scenario, rng):
    """Change a scenario: units lost, weakened, added or moved up, other leaders, honor, hands."""
    lost, units = [0, 0], []
    losses, wounds = rng.choice([0, 0, 0.1, 0.25, 0.45], 2), rng.choice([0, 0.1, 0.35], 2)
    for unit in scenario.units:
        if unit.kind != "bodyguard" and rng.random() < losses[unit.side]:
            lost[unit.side] += 1
        elif rng.random() < wounds[unit.side]:
            units.append(replace(unit, blocks=int(rng.integers(1, 4))))
        else:
            units.append(unit)
    leaders = tuple(each for each in scenario.leaders if rng.random() < 0.85)
    taken = {each.hex for each in (*units, *scenario.leaders, *scenario.tents)}
    for side in (0, 1):
        if rng.random() < 0.45:
            units += _reinforcements(scenario, units, side, taken, rng)
    units = _moved_up(scenario, units, leaders, taken, rng)
    if len(units) > MOST_UNITS or len({unit.side for unit in units}) < 2:
        return None
    armies = tuple(
        _other_army(army, lost[1 - side], rng) for side, army in enumerate(scenario.armies)
    )
    pool = max(scenario.pool, sum(army.honor for army in armies) + HONOR_LEFT)
    return replace(
        scenario,
        units=tuple(units),
        leaders=leaders,
        armies=armies,
        first=int(rng.integers(2)),
        pool=pool,
    )


def _other_army(army, enemies_lost, rng):
    gained, honor, command, dragons = army.gained, army.honor, army.command, army.dragons
    if rng.random() < 0.6:
        more = int(rng.binomial(enemies_lost, 0.7)) + int(rng.choice([0, 0, 0, 1, 2]))
        gained = min(army.banners - 1, more)
    if rng.random() < 0.6:
        honor = int(rng.integers(12))
    if rng.random() < 0.4:
        command = int(rng.integers(3, 7))
    if rng.random() < 0.4:
        dragons = int(rng.integers(3))
    return replace(
        army,
        gained=gained,
        honor=honor,
        command=command,
        dragons=dragons,
        hand=(),
        dragon_hand=(),
    )


def _reinforcements(scenario, units, side, taken, rng):
    """Add one to four units near those that a side has."""
    board = scenario.board
    rows = [board.row_of(unit.hex) for unit in units if unit.side == side] or [board.rows // 2]
    found = []
    for _ in range(int(rng.integers(1, 5))):
        free = [
            place
            for place in range(board.hexes)
            if min(rows) - 1 <= board.row_of(place) <= max(rows) + 1
            and place not in taken
            and scenario.terrain[place] in FREE
        ]
        if free:
            place = int(rng.choice(free))
            taken.add(place)
            found.append(Unit(side, kind(rng), place))
    return found


def _moved_up(scenario, units, leaders, taken, rng):
    """Move some units, but those with a leader, some rows towards the enemy."""
    board, led = scenario.board, {leader.hex for leader in leaders}
    steps = rng.choice([0, 0, 1, 2, 3], 2)
    found = []
    for unit in units:
        stays = unit.hex in led or unit.locked_until is not None
        if steps[unit.side] and not stays and rng.random() < 0.6:
            ahead = -1 if scenario.seat(unit.side) == BOTTOM else 1
            row = board.row_of(unit.hex) + ahead * int(rng.integers(1, steps[unit.side] + 1))
            row = min(board.rows - 1, max(0, row))
            free = [
                place
                for place in board.hexes_of(row)
                if place not in taken and scenario.terrain[place] in FREE
            ]
            if free:
                column = board.place_of(unit.hex)
                place = min(free, key=lambda there: abs(board.place_of(there) - column))
                taken.discard(unit.hex)
                taken.add(place)
                unit = replace(unit, hex=place)
        found.append(unit)
    return found


def random_field(base, rng):
    """Draw two armies of 3 to 15 units on a random field, with objectives on some."""
    terrain = _ground(base.board, rng, ("forest", "hill", "field", "ford"), (0, 0.08, 0.2))
    first = int(rng.integers(3, 12))
    counts = first, max(2, first + int(rng.integers(-4, 5)))
    whole, spread, taken = rng.random() < 0.4, int(rng.integers(2, 5)), set()
    units, leaders = [], []
    for side in (0, 1):
        depth = 1 + int(rng.integers(3))
        middle = base.board.rows - 1 - depth if base.seat(side) == BOTTOM else depth
        letters = tuple(SHARES)
        if rng.random() < 0.15:  # of one kind
            letters = (letters[rng.integers(len(letters))],)
        places = _near(base.board, middle, spread, taken, rng)
        for _ in range(min(counts[side], len(places) - 1)):
            place = places.pop()
            taken.add(place)
            blocks = None if whole or rng.random() < 0.6 else int(rng.integers(1, 4))
            units.append(Unit(side, kind(rng, letters), place, blocks))
            if rng.random() < 0.2:
                leaders.append(_leader(side, place, units[-1].kind, rng))
        if rng.random() < 0.15:
            taken.add(places[-1])
            leaders.append(_leader(side, places[-1], "", rng))
    armies = _random_armies(base, rng, (3, 8), rng.random() < 0.4)
    field = replace(base, terrain=terrain, units=tuple(units), leaders=tuple(leaders))
    return replace(
        field,
        armies=armies,
        first=int(rng.integers(2)),
        objectives=_objectives(base, rng),
        tents=(),
        pool=base.board.tokens,
    )


def few_units(base, rng):
    """Draw two armies of two to ten units in lines, near or far, mostly on open ground."""
    terrain = _ground(base.board, rng, ("forest", "hill", "field"), (0, 0, 0.06, 0.12))
    first = int(rng.integers(3, 8))
    counts = [first, max(2, first + int(rng.choice([-2, -1, 0, 0, 1, 2, 3])))]
    rng.shuffle(counts)
    gap, taken, units, leaders = int(rng.integers(3)), set(), [], []
    for side in (0, 1):
        middle = base.board.rows - 2 - gap if base.seat(side) == BOTTOM else 1 + gap
        places = _near(base.board, middle, 1, taken, rng)
        for place in places[: counts[side]]:
            taken.add(place)
            blocks = None if rng.random() < 0.8 else int(rng.integers(1, 4))
            units.append(Unit(side, kind(rng), place, blocks))
            if rng.random() < 0.12:
                leaders.append(Leader(side, "mounted", place))
    return replace(
        base,
        terrain=terrain,
        units=tuple(units),
        leaders=tuple(leaders),
        armies=_random_armies(base, rng, (3, 7), False),
        first=int(rng.integers(2)),
        objectives=(),
        tents=(),
        pool=base.board.tokens,
    )


def other_aims(scenario, rng):
    """Change a scenario and what its sides win banners with on the ground; None if that fails.

    Half of the time what it has is worth more or less, or holds on fewer hexes; else each side may
    have hexes to hold or capture between the armies, or to cross to or leave by behind the enemy's.
    """
    field = perturbed(scenario, rng)
    if field is None:
        return None
    aims = [goal for goal in field.objectives if goal.hexes]
    if aims and rng.random() < 0.5:
        aims = [_less_or_more(goal, rng) for goal in aims]
    else:
        aims = [goal for side in (0, 1) if rng.random() < 0.7 if (goal := _aim(field, side, rng))]
    new = replace(field, objectives=tuple(aims))
    return new if aims and not problems(new) else None


def _less_or_more(goal, rng):
    kept = rng.choice(goal.hexes, size=int(rng.integers(1, len(goal.hexes) + 1)), replace=False)
    hexes = goal.hexes if rng.random() < 0.5 else tuple(sorted(map(int, kept)))
    return replace(goal, hexes=hexes, banners=int(rng.integers(1, 3)))


def _aim(scenario, side, rng):
    """Draw an aim of a side: some hexes of one row, free and open."""
    board, rule = scenario.board, str(rng.choice(["hold", "capture", "cross", "exit"]))
    far = 0 if scenario.seat(side) == BOTTOM else board.rows - 1
    row = int(rng.integers(3, board.rows - 3))
    if rule in ("cross", "exit"):
        row = abs(far - int(rng.integers(3))) if rule == "cross" else far
    closed = {unit.hex for unit in scenario.units if unit.side == side} | blocked(scenario)
    free = [place for place in board.hexes_of(row) if place not in closed]
    if not free:
        return None
    most = min(len(free), 2 if rule == "capture" else 6)
    first = int(rng.integers(len(free)))
    hexes = tuple(free[first : first + int(rng.integers(1, most + 1))])
    own = sorted({unit.kind for unit in scenario.units if unit.side == side})
    kinds = (str(rng.choice(own)),) if rule in ("cross", "exit") and rng.random() < 0.5 else ()
    return Objective(side, rule, hexes, int(rng.integers(1, 3)), kinds)


def _ground(board, rng, kinds, densities):
    density = rng.choice(densities)
    return tuple(
        str(rng.choice(kinds)) if rng.random() < density else "open" for _ in range(board.hexes)
    )


def _near(board, row, spread, taken, rng):
    """List the free hexes near a row, in random order."""
    places = [
        place
        for place in range(board.hexes)
        if abs(board.row_of(place) - row) <= spread and place not in taken
    ]
    return [int(place) for place in rng.permutation(places)]


def _leader(side, place, rides_with, rng):
    mounted = "cavalry" in rides_with or rng.random() < 0.5
    return Leader(side, "mounted" if mounted else "foot", place)


def _random_armies(base, rng, goals, equal):
    goal = int(rng.integers(*goals))
    alike = int(rng.integers(goal))
    return tuple(
        replace(
            army,
            honor=int(rng.integers(10)),
            gained=0 if rng.random() < 0.3 else alike if equal else int(rng.integers(goal)),
            banners=goal,
            command=int(rng.integers(3, 7)),
            dragons=int(rng.integers(4)),
            hand=(),
            dragon_hand=(),
        )
        for army in base.armies
    )


def _objectives(base, rng):
    """Draw hexes to hold or capture between the armies, or now and then sections to clear."""
    draw = rng.random()
    if draw < 0.1:
        return (Objective(int(rng.integers(2)), "clear-section"),)
    if draw > 0.45:
        return ()
    board = base.board
    between = [place for place in range(board.hexes) if 2 <= board.row_of(place) < board.rows - 2]
    found = []
    for side in (0, 1):
        if rng.random() < 0.6:
            hexes = rng.choice(between, size=int(rng.integers(1, 4)), replace=False)
            rule, banners = str(rng.choice(["hold", "capture"])), int(rng.integers(1, 3))
            found.append(Objective(side, rule, tuple(map(int, hexes)), banners))
    return tuple(found)
