"""The Shock Segment: steps of 9.2 across the map (R6, R32, R74)."""

from tests.ran.reference.battle import able, losses, men
from tests.ran.reference.battle.fighting import aftermath, naming
from tests.ran.reference.battle.movement.ways import front_hexes
from tests.ran.reference.battle.pieces import TABLES

CLASH, HEXES, HEXSIDES = TABLES["clash_of_arms"], TABLES["terrain"], TABLES["hexsides"]
RESULTS = {
    int(key): [tuple(int(n) for n in cell.rstrip(")").split("(")) for cell in row]
    for key, row in TABLES["shock_results"].items()
    if key != "source"
}
COORDINATION = TABLES["contingent_coordination"]["results"]
OWN_HITS = TABLES["doubled_hits"]


def segment(t, orders):
    """Charges after gunfire first, of either side, then the attacks that are named."""
    shocks = naming.Segment(t, orders.bands)
    units = list(t.units.values())
    yield from stage(t, shocks, [u for u in units if u.why in ("gunfire", "gunfire charging")])
    yield from shocks.turn_engaged()
    shocks.owes = orders.must_act and not able.has_done(orders)
    yield from stage(t, shocks)


def banzai(t, side):
    shocks = naming.Segment(t, t.of_side(side), "banzai")
    yield from stage(t, shocks, [u for u in t.there(side) if u.why == "banzai"])


def lured(t, unit, harasser):
    unit.against, unit.why = harasser, "lured"
    shocks = naming.Segment(t, [t.bands[unit.letter]], "lured")
    yield from stage(t, shocks, [unit])


def stayed(t, band):
    shocks = naming.Segment(t, [band], "stayed")
    yield from shocks.turn_engaged()
    yield from stage(t, shocks)


def stage(t, shocks, sent=None):
    """One round of 9.2's steps: for those sent, or for those who are named."""
    shocks.combats = []
    if sent is not None:
        shocks.sent(sent)
        for unit in sent:
            unit.against = unit.why = None
    else:
        yield from shocks.name()
    shocks.arrange()
    combats = shocks.combats
    yield from coordination(t, shocks)
    for combat in combats:
        for unit in list(combat.attackers):
            yield from break_off(t, combat, unit)
    for combat in combats:
        for unit in combat.attackers:
            yield from commitment(t, shocks, combat, unit)
        begin(t, shocks, combat)
    if t.scenario.rules.partner_attacked:
        for combat in combats:
            if not combat.shocked:
                take_on(t, shocks, combat)
    for combat in combats:
        for unit in combat.defenders:
            yield from reaction(t, combat, unit)
    for combat in combats:
        yield from busho_meet(t, combat)
    for place, combat in enumerate(combats):
        t.unresolved = {u for c in combats[place:] for u in c.attackers + c.defenders}
        yield from resolve(t, combat)
    t.unresolved = ()


def coordination(t, shocks):
    """5.73: one roll for a segment in which units of both contingents attack."""
    if len(shocks.bands) < 2 or shocks.kind != "segment":
        return
    first, second = shocks.bands
    attackers = [unit for combat in shocks.combats for unit in combat.attackers]
    both = {unit.letter for unit in attackers} >= {first.letter, second.letter}
    if both and shocks.coordination is None:
        die = yield from t.die("5.73 coordination")
        shocks.coordination = COORDINATION[die]
    for combat in shocks.combats:
        if combat.attackers[0].side != first.side:
            continue
        if shocks.coordination == "1L":
            combat.shift = 1
        for unit in combat.attackers:
            if shocks.coordination == "first" and unit.letter == second.letter:
                combat.part[unit] = "held"


# ---- 1: who comes (9.12, 9.23) ----------------------------------------------------------------
def break_off(t, combat, unit):
    """9.12: the disrupted who are engaged."""
    if unit not in combat.fighting([unit]) or not (
        unit.state == "disrupted" and t.is_engaged(unit)
    ):
        return
    die = yield from t.die(f"9.12 {unit}")
    if die - t.bonus(unit) <= unit.showing:
        return
    ways = aftermath.ways_back(t, unit, combat.fighting(combat.defenders))
    if ways:
        yield from losses.take_hits(t, unit, 1)
        combat.part[unit] = "back"
        if unit.there:
            yield from aftermath.go_back(t, combat, unit, combat.fighting(combat.defenders))
    else:
        combat.part[unit] = "held"
        yield from losses.take_hits(t, unit, 2)
    yield from men.pay(t)


def commitment(t, shocks, combat, unit):
    """9.23; nobody on a Banzai checks (6.53)."""
    if unit not in combat.fighting([unit]) or shocks.kind == "banzai":
        return
    if unit.state == "disrupted" or unit in combat.checked:
        die = yield from t.die(f"9.23 {unit}")
        if die - t.bonus(unit) > unit.showing:
            combat.part[unit] = "held"


def begin(t, shocks, combat):
    """Who is shocked is so from now on, and active if he is in command (5.21[3])."""
    shocks.attacked |= set(combat.attackers)
    if not combat.fighting(combat.attackers):
        return
    combat.shocked = True
    for unit in combat.defenders:
        come_under(t, shocks, unit)


def come_under(t, shocks, unit):
    shocks.shocked.add(unit)
    band = t.bands[unit.letter]
    if not band.active and unit in t.in_command(band):
        band.active = True


def take_on(t, shocks, idle):
    """R103: whom an idle combat leaves alone, others attack who have him in front."""
    for enemy in [unit for unit in idle.defenders if unit.there]:
        for combat in shocks.combats:
            comers = combat.fighting(combat.attackers) if combat.shocked else []
            before = [u for u in comers if enemy in shocks.struck(u).values()]
            if not before or len(combat.defenders) == naming.MOST:
                continue
            combat.defenders.append(enemy)
            combat.where[enemy], combat.part[enemy] = enemy.hex, "in"
            attacked = shocks.shocked | {u for c in shocks.combats for u in c.defenders}
            for unit in combat.attackers:
                new = shocks.flanked(combat, unit, attacked)
                kept = [] if enemy.kind == "Honjin" else combat.superior[unit]
                combat.superior[unit] = kept + [each for each in new if each is enemy]
            come_under(t, shocks, enemy)
            break


# ---- 2: reaction (9.24) -----------------------------------------------------------------------
def reaction(t, combat, unit):
    comers = combat.fighting(combat.attackers)
    if not comers or not unit.there or t.is_engaged(unit):
        return
    charged = not unit.horse and any(comer in combat.charging for comer in comers)
    die = yield from t.die(f"9.24 {unit}")
    yield from losses.take_hits(t, unit, die + charged - t.bonus(unit) - unit.showing)
    combat.note_lost([unit])
    yield from men.pay(t)


# ---- 3: busho (9.25, 9.26) --------------------------------------------------------------------
def leader(combat, side):
    """The busho who leads a side, if he is still with a unit of it that takes part (R2)."""
    if combat.led[side] is None:
        return None
    man, _ = combat.led[side]
    units = combat.fighting(combat.attackers if side == "a" else combat.defenders)
    return man if man.alive and any(unit.hex == man.hex for unit in units) else None


def busho_meet(t, combat):
    if not (combat.fighting(combat.attackers) and combat.fighting(combat.defenders)):
        return
    naming.see_leaders(t, combat, combat.fighting)
    first, second = leader(combat, "a"), leader(combat, "d")
    if first and second:
        _, loser = yield from men.individual(t, first, second, "give up")
        yield from men.killed(t, loser)
    elif first or second:
        yield from men.maybe_hit(t, first or second, "in shock")
    yield from men.pay(t)


# ---- 4: the clash (9.27, 9.28) ----------------------------------------------------------------
def resolve(t, combat):
    mine, his = combat.fighting(combat.attackers), combat.fighting(combat.defenders)
    if mine and his:
        if t.scenario.rules.placed_busho:  # R102
            naming.see_leaders(t, combat, combat.fighting)
        yield from clash(t, combat, mine, his)
    if combat.shocked:
        yield from aftermath.advances(t, combat)
        yield from aftermath.spent_and_engaged(t, combat)


def clash(t, combat, mine, his):
    combat.clashed = True
    options = {1 + unit.number: unit for unit in his}
    faced = yield from t.choose("face", his[0].side, dict(sorted(options.items())))
    options = {1 + unit.number: unit for unit in mine}
    used = yield from t.choose("use", mine[0].side, dict(sorted(options.items())))
    combat.used = used
    kind = "KB_NORI" if used in combat.charging else used.kind
    column = CLASH["AS-T" if faced.kind == "Honjin" else faced.kind][kind]
    column += 2 * (len(mine) - len(his)) - shift(t, mine, his) - combat.shift
    column -= 2 * any(unit.state == "disrupted" for unit in mine)
    column -= 2 * any(unit.open for unit in mine)
    plus = bool(leader(combat, "a")) - bool(leader(combat, "d"))
    die = yield from t.die(f"9.28 {mine} against {his}, column {column}, {plus:+}")
    own, theirs = RESULTS[max(1, min(13, column))][max(0, min(9, die + plus))]
    superior = combat.doubled = any(unit in his for unit in combat.superior[used])
    theirs *= 2 if superior else 1
    doubled = any(t.ground.terrain[unit.hex] in OWN_HITS for unit in his)
    t.cut_off = {unit for unit in mine + his if t.surrounded(unit)}
    yield from spread(t, mine, used, own * (2 if doubled else 1), False)
    yield from spread(t, his, faced, theirs, superior)
    t.cut_off = None
    combat.note_lost(mine + his)
    yield from men.pay(t)
    mine, his = combat.fighting(mine), combat.fighting(his)
    if mine and his:
        if own > 0 and own >= 2 * theirs:
            yield from aftermath.sent_back(t, combat, mine, his)
        elif theirs > 0 and theirs >= 2 * own:
            yield from aftermath.sent_back(t, combat, his, mine)


def shift(t, mine, his):
    """9.28.3: the hex and the side crossed that are best for the defender."""
    crossed = [
        crossing(t, comer, unit)
        for unit in his
        for comer in mine
        if unit.hex in front_hexes(comer.hex, comer.facing)
        and not t.ground.closed(comer.hex, unit.hex)
    ]
    return max(HEXES.get(t.ground.terrain[unit.hex], 0) for unit in his) + max(crossed, default=0)


def crossing(t, comer, unit):
    rise = max(0, t.ground.level[unit.hex] - t.ground.level[comer.hex])
    both = HEXSIDES.get(t.ground.side(comer.hex, unit.hex), 0), rise * HEXSIDES["uphill"]
    return sum(both) if t.scenario.rules.hexsides_add else max(both)


def spread(t, units, first, hits, superior):
    """11.22: as equally as possible, what is left over first to the unit used."""
    share, rest = divmod(hits, len(units))
    ranked = [first] + [unit for unit in units if unit is not first]
    for rank, unit in enumerate(ranked):
        yield from losses.take_hits(t, unit, share + (rank < rest), superior)
