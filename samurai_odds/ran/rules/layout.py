"""Where each number of a full game stands: in its state, and in the question.

Both are flat arrays of integers, so that the same rules run interpreted and compiled. The
question ``q`` never changes during a battle: ground, counters, charts. The state ``s`` is
everything that does. Side 0 is red, 1 is blue, and so are the seats. Units are numbered
through, contingent by contingent, red's first; a busho has the number of his contingent.
Hexes, sides of a hex and facings are those of `ran.ground`.
"""

from samurai_odds.engine.names.codes import chapters, rising, span
from samurai_odds.engine.names.schema import Schema, array, number, part, parts
from samurai_odds.play import layout as common
from samurai_odds.play.layout import NONE as NONE
from samurai_odds.play.layout import PLAYING as PLAYING
from samurai_odds.play.layout import UNIFORM as UNIFORM
from samurai_odds.ran import hexes
from samurai_odds.ran.combat import orders_layout as orders
from samurai_odds.ran.combat.combat_layout import COLUMNS as COLUMNS
from samurai_odds.ran.combat.combat_layout import DISRUPTED as DISRUPTED
from samurai_odds.ran.combat.combat_layout import ELIMINATED as ELIMINATED
from samurai_odds.ran.combat.combat_layout import ORDERED as ORDERED
from samurai_odds.ran.combat.combat_layout import ROUTED as ROUTED
from samurai_odds.ran.rules.movement import layout as mv
from samurai_odds.ran.rules.movement.layout import Movement
from samurai_odds.ran.rules.shock import layout as sh
from samurai_odds.ran.rules.shock.layout import Combats, Shock
from samurai_odds.ran.rules.sizes import DIE as DIE
from samurai_odds.ran.rules.sizes import FIRST_CHALLENGE as FIRST_CHALLENGE
from samurai_odds.ran.rules.sizes import FIRST_FIRE as FIRST_FIRE
from samurai_odds.ran.rules.sizes import FIRST_MOVEMENT as FIRST_MOVEMENT
from samurai_odds.ran.rules.sizes import FIRST_MOVEMENT_CHOICE as FIRST_MOVEMENT_CHOICE
from samurai_odds.ran.rules.sizes import FIRST_SHOCK as FIRST_SHOCK
from samurai_odds.ran.rules.sizes import FIRST_SHOCK_CHOICE as FIRST_SHOCK_CHOICE
from samurai_odds.ran.rules.sizes import MOST_CONTINGENTS as MOST_CONTINGENTS
from samurai_odds.ran.rules.sizes import MOST_ENTRIES as MOST_ENTRIES
from samurai_odds.ran.rules.sizes import MOST_HEXES as MOST_HEXES
from samurai_odds.ran.rules.sizes import MOST_MA as MOST_MA
from samurai_odds.ran.rules.sizes import MOST_OPTIONS as MOST_OPTIONS
from samurai_odds.ran.rules.sizes import MOST_SAMURAI as MOST_SAMURAI
from samurai_odds.ran.rules.sizes import MOST_UNITS as MOST_UNITS
from samurai_odds.ran.rules.sizes import SAMURAI_A_BUSHO as SAMURAI_A_BUSHO
from samurai_odds.ran.rules.sizes import SAMURAI_A_SIDE as SAMURAI_A_SIDE
from samurai_odds.ran.rules.sizes import SIDES_OF_HEX as SIDES_OF_HEX
from samurai_odds.ran.rules.sizes import TERRAINS as TERRAINS
from samurai_odds.ran.zones import EXTENDED

# ---- words of the state ----------------------------------------------------------------

WELL, WOUNDED, DEAD, FLED = range(4)  # DEAD: not yet replaced, or for good
rising(WELL, WOUNDED, DEAD, FLED)
NEAREST_OWN, NEAREST_ANY = 1, 2  # his contingent's first (11.63); any of his side (4.72)
HAS_HARASSED = 2  # its whole action for the turn (8.31)
BY_GUNFIRE, BY_GUNFIRE_CHARGING, BY_BANZAI, BY_LURE = range(1, 5)  # 8.61, 8.62, 6.51, 8.36
CHANGED_HEX, TURNED_IN_ZONE = 1, 2
IN_CUP, SAMURAI_GONE = -1, -2
SHOCK_SEGMENT, SHOCK_BANZAI, SHOCK_LURED, SHOCK_STAYED = range(4)
ORDERED_FIRE, ENTRY_FIRE, RETIRE_FIRE, HARASSING_FIRE, BYSTANDER_FIRE, ADVANCE_FIRE = range(6)

# ---- state ---------------------------------------------------------------------------


class Tallies(Schema):
    """What is counted of a side; names are told as they stand here."""

    orders_phases = number()
    momentum_won = number()
    continuity_won = number()
    trumps_tried = number()
    trumps_won = number()
    resurrections = number()
    crises_of_faith = number()
    contingents_activated = number()
    coordinations = number()
    withdrawals_ordered = number()
    seppuku = number()
    busho_lost = number()
    samurai_lost = number()
    units_rallied = number()
    units_lost_at_rally = number()
    contingents_fled = number()
    shots = number()
    hits_by_fire = number()
    shocks = number()
    charges = number()
    units_disrupted = number()
    units_routed = number()
    units_eliminated = number()
    challenges = number()


TALLIES_NAMED = tuple(name.replace("_", " ") for name in Tallies.fields)


class Threat(Schema):
    """What an enemy could do to who stands in a hex, as a bot has noted it."""

    sides = number()  # from which it comes, as bits
    on_front = number()  # what its shock would do there, by side met
    elsewhere = number()


class Memo(Schema):
    """What a bot that plays by the odds notes for itself (`bots.values`)."""

    noted = array(2)  # by side: 1 + the Orders Phases begun when its ways were noted
    way = array(2, MOST_HEXES)  # STEP * steps to the nearest enemy + that enemy; FAR: no way
    queue = array(MOST_HEXES)
    broken = array(2)  # by side: 1, its army has reached its rout level
    placed = number()  # 1 + the hex whose threats are noted for the unit on the move, 0: none
    threats = number()  # how many
    threat = parts(Threat, MOST_UNITS)
    suffering = number()  # times that what follows was begun
    suffered = array(COLUMNS, 2, 2)  # by side met: the time, and what a unit suffers there
    met = array(2, MOST_UNITS)  # by side and enemy: where and how the ways were begun at it
    rides = array(MOST_HEXES)  # by hex: movement points of a Samurai who rides there
    able = array(MOST_SAMURAI)  # by Samurai: what he can do at best
    shot_at = number()  # what shots would cost where the threats are noted


_ASKED = ("pending", "decision", "asked", "options_open")  # follows from the rest


class State(common.State, not_in_key=_ASKED):
    """All that changes; ``active`` is the side whose turn it is."""

    choices = array(MOST_OPTIONS, key=False)
    initiative = number(blank=NONE)  # the side that has it; NONE before it is rolled for
    passes = number()  # in succession (5.39)
    current = number(blank=NONE)  # contingent that gives orders, or is designated to; NONE
    second = number(blank=NONE)  # the one coordinated with it (5.7), NONE
    risen = number()  # 1: `current` is a resurrected busho's, in the enemy's turn (5.43)
    order = number()  # what is ordered in this Orders Phase: see below, 0 before it is chosen
    must_act = number()  # 1: he has trumped, and something must be done (5.65)
    cursor = number()  # unit or contingent whose turn it is in a sequence of the turn's phases
    activating = number()  # the side whose Activation Phase it is
    orders_phases = number()  # Orders Phases begun since the first state

    # an orders chain under way, as `ran.orders` has it: its question and its state
    chain_question = part(orders.Question)
    chain = part(orders.State)
    beneficiary = number()  # contingent for which a trump is attempted

    # by side
    heads = array(2)  # of busho and Samurai, won and still held (10.3)
    great_heads = array(2)  # of So-Taisho
    activations_used = array(2)  # this turn (5.23)
    trumps_used = array(2)  # this turn (5.63)
    challenges_held = array(2)  # Samurai Challenge Phases this turn (10.2)
    samurai_drawn = array(2)  # this battle (10.22)
    draws_barred = array(2)  # 1: no new Samurai this turn (10.4)
    chief_fell = array(2)  # Initiative of the So-Taisho killed this turn, else 0 (11.82)
    rout_points = array(2)  # as last totalled (12.0), bundori taken off

    # by contingent, and so by busho
    activated = array(MOST_CONTINGENTS)  # 1: the contingent is Active
    finished = array(MOST_CONTINGENTS)  # 1: its busho is Finished
    fate = array(MOST_CONTINGENTS)  # of its busho: WELL, WOUNDED, DEAD, FLED
    replaced = array(MOST_CONTINGENTS)  # 1: the back of his counter shows
    busho_hex = array(MOST_CONTINGENTS, blank=NONE)  # NONE: off the map
    busho_hits = array(MOST_CONTINGENTS)  # of individual combat, kept (10.16)
    lost_face = array(MOST_CONTINGENTS)
    run = array(MOST_CONTINGENTS)  # Orders Phases of his this turn
    challenged = array(MOST_CONTINGENTS)  # 1: has held a challenge phase in this activation (10.2)
    fell = array(MOST_CONTINGENTS)  # 1 + rating of its busho killed this turn, 0 (11.82)
    check_bonus = array(MOST_CONTINGENTS)  # off the die of TQ checks this turn (10.4)
    flight_due = array(MOST_CONTINGENTS)  # debt: must check for flight at once (10.51)
    stray = array(MOST_CONTINGENTS)  # debt: its busho must be placed with the nearest unit
    busho_moved = array(MOST_CONTINGENTS)  # 1: in this Orders Phase

    # by unit
    hex = array(MOST_UNITS, blank=NONE)  # NONE: off the map
    facing = array(MOST_UNITS, blank=NONE)  # NONE: a Honjin, or off the map
    state = array(MOST_UNITS)  # ORDERED, DISRUPTED, ROUTED, ELIMINATED
    hits = array(MOST_UNITS)
    open = array(MOST_UNITS)  # 1: in open order
    fired = array(MOST_UNITS)  # 1: ordered fire this turn (8.21), HAS_HARASSED
    engaged = array(MOST_UNITS)  # a bit for each side of its hex across which it is engaged (7.3)
    against = array(MOST_UNITS)  # 1 + unit that it must shock for `why`, 0
    why = array(MOST_UNITS)  # what binds it to `against`
    lost_at = array(MOST_UNITS, blank=NONE)  # where it was when it was lost, NONE
    # since this Orders Phase began
    acted = array(MOST_UNITS)  # what it has done on its order: an action, 0 nothing
    moved = array(MOST_UNITS)  # why 9.11 binds it: CHANGED_HEX, TURNED_IN_ZONE (7.16), 0
    start_hex = array(MOST_UNITS, blank=NONE)  # where it was then (R35), NONE off the map
    start_state = array(MOST_UNITS)  # its `state` then

    # by Samurai of the cups
    retainer = array(MOST_SAMURAI, blank=IN_CUP)  # contingent that he serves; IN_CUP, SAMURAI_GONE
    samurai_hex = array(MOST_SAMURAI, blank=NONE)  # in a challenge phase; NONE: with his busho
    samurai_hits = array(MOST_SAMURAI)
    samurai_lost_face = array(MOST_SAMURAI)

    mover = number(blank=NONE)  # unit on the move, NONE

    # by hex
    unit_at = array(MOST_HEXES, blank=NONE, key=False)  # unit there, NONE
    zone = array(2, MOST_HEXES, key=False)  # by side: how many of its units' zones

    # registers between the parts (DESIGN.md)
    shock_side = number(key=False)  # whose shock segment it is: who attacks
    shock_kind = number(key=False)
    shock_unit = number(key=False)  # of SHOCK_LURED: the unit that shocks
    after_shock = number(key=False)  # phase that follows
    firer = number(key=False)
    fire_at = number(blank=NONE, key=False)  # unit fired at; NONE: a man in `fire_hex`
    fire_hex = number(key=False)
    fire_kind = number(key=False)
    fire_range = number(key=False)  # in hexes, as counted for the table
    fire_before = number(key=False)  # shots of its volley before it (8.22)
    fire_flank = number(key=False)  # 1: through the firer's flank (8.13)
    after_fire = number(key=False)  # phase that follows
    command_known = number(key=False)  # 0: `in_command` must be worked out anew
    in_command = array(MOST_UNITS, key=False)  # 1: as last worked out, of `current` and `second`
    reached = array(MOST_HEXES, key=False)  # scratch of searches over the map
    queue = array(MOST_HEXES, key=False)

    move = part(Movement, key=False)
    shock = part(Shock)
    tally = parts(Tallies, 2, key=False)  # by side, for the record
    memo = part(Memo, key=False)  # a bot's own notes; the rules never read them


class Aside(Schema):
    """What the side asked may not know, put aside (`observing`): an enemy unit's way."""

    goal = number()  # 1: there is one
    ending = number()
    path_at = number()
    path_length = number()
    path = array(Movement.path.length)


# ---- codes: `State.phase` ------------------------------------------------------------

# the turn's own; the others are ranges of the parts
(
    TURN_START,
    ROLL_INITIATIVE,
    ACTIVATION,
    CHOOSE_CONTINGENT,
    CHAINED,
    CHOOSE_ORDER,
    RALLY,
    RALLY_PLACING,
    ORDERS_DONE,
    CHOOSE_CONTINUITY,
    CHOOSE_RISEN,
    ORDERS_OVER,
    RECOVERY,
    REPLACING,
    FLIGHTS,
    VICTORY,
    FLIGHT_ROLL,
    CRISIS_WITHDRAWAL,
) = _PHASES = range(18)
(FIRST_AFTER_ORDERS,) = chapters(
    (
        *(TURN_START, ROLL_INITIATIVE, ACTIVATION, CHOOSE_CONTINGENT, CHAINED, CHOOSE_ORDER),
        *(RALLY, RALLY_PLACING, ORDERS_DONE, CHOOSE_CONTINUITY, CHOOSE_RISEN),
    ),
    (ORDERS_OVER, RECOVERY, REPLACING, FLIGHTS, VICTORY, FLIGHT_ROLL, CRISIS_WITHDRAWAL),
    all=_PHASES,
)
MOVE_BEGIN = FIRST_MOVEMENT  # Movement and Fire Segment of CURRENT and SECOND
WITHDRAW_BEGIN = FIRST_MOVEMENT + 1  # Active Withdrawal of CURRENT
BUSHO_ORDER_BEGIN = FIRST_MOVEMENT + 2  # Busho Movement Order (4.42)
BUSHO_MOVE_BEGIN = FIRST_MOVEMENT + 3  # the busho of CURRENT and SECOND may move (4.61), no more
SAMURAI_BEGIN = FIRST_MOVEMENT + 4  # a Samurai is drawn or taken, and moves (10.23, 10.24[1])
STRAY_BEGIN = FIRST_MOVEMENT + 5  # debt: a stray busho is placed (11.63)
SHOCK_BEGIN = FIRST_SHOCK  # a shock segment, by the SHOCK_ registers
FIRE_BEGIN = FIRST_FIRE  # a shot with all that follows at once, by the FIRE_ registers
CHALLENGE_BEGIN = FIRST_CHALLENGE  # 10.24[2] on, after SAMURAI_BEGIN
chapters(
    _PHASES,
    (FIRST_MOVEMENT, *mv.PHASES),
    (FIRST_SHOCK, *sh.PHASES),
    (FIRST_FIRE, sh.FIRING, sh.CHARGING_IN),
    (FIRST_CHALLENGE, *sh.CHALLENGE_PHASES),
)

# kinds of `State.decision` (`sizes`)
(
    ACTIVATE_CHOICE,
    CONTINGENT_CHOICE,
    ORDER_CHOICE,
    MOMENTUM_CHOICE,
    CONTINUITY_CHOICE,
    TRUMP_CHOICE,
    RISEN_CHOICE,
    RALLY_CHOICE,
    REPLACE_CHOICE,
) = _KINDS = range(1, 10)
chapters(_KINDS, (FIRST_MOVEMENT_CHOICE, *mv.KINDS), (FIRST_SHOCK_CHOICE, *sh.KINDS))
FIRST_OF_ORDERS, LAST_OF_ORDERS = span(  # who is ordered, and what
    *(ACTIVATE_CHOICE, CONTINGENT_CHOICE, ORDER_CHOICE, MOMENTUM_CHOICE, CONTINUITY_CHOICE),
    *(TRUMP_CHOICE, RISEN_CHOICE),
)

# `State.order`, and the values of an ORDER_CHOICE
MOVE_AND_FIRE, WITHDRAW, RALLY_ROUTED, BUSHO_MOVEMENT, CHALLENGE = range(1, 6)

# `State.ended`
BY_ROUT, BY_BOTH, BY_TURN_LIMIT, BY_STOP = range(1, 5)  # BY_STOP: at the ORDERS_LIMIT
REASONS = ("", "rout", "both", "turn limit", "stopped")

# ---- words of the question -------------------------------------------------------------

KB, KBH, KB_B, SI, SI_B, AS, AS_T, AS_B, HONJIN = range(9)
NO_WEAPON, BOW, TEPPO = range(3)
POOL = 2
CLEAR, WATER = (hexes.TERRAIN.index(kind) for kind in ("clear", hexes.WATER))

# ---- what bots reckon with -------------------------------------------------------------

MOST_LEFT = 9  # hits to the TQ
NO_CHECK = 9  # ``steady`` of who makes no reaction check, or cannot fail it
SHOTS = 10  # modifiers of the fire die
WEAPONS = 2
MOST_SKILL, MOST_STAMINA = 9, 8  # of a man in an individual combat; more counts as these


class Harm(Schema):
    """What a shock does to a unit."""

    broken = number()  # chance to reach the TQ
    suffered = number()  # mean hits of who does not


class Shot(Schema):
    """What a shot does to its target."""

    breaks = number()  # chance to reach the TQ
    hits = number()
    checks = number()  # a D, on who has not reached his TQ


class Weights(Schema):
    """What a wary bot heeds besides the next combat."""

    danger = number(40)  # in a place, in hundredths of a loss that is certain
    flight = number(100)  # of a contingent that may flee, the same
    commanded = number(150)  # to be out of command, in hundredths of a rout point
    ground = number(40)  # given in reaction, the same
    # a hit which a way through one's own line brings, in hundredths of its cost: what such a way
    # gains can mostly be had a phase later without it
    trampled = number(1_000)
    # a plan that is to be unlike the others: how far its moves and attacks may be worth more or
    # less than they are, in hundredths of a rout point; which of many such plans it is
    whim = number()
    whim_number = number()


class Odds(Schema):
    """The exact odds of the next shot and the next shock of two units (`bots.tables`)."""

    defender = parts(Harm, COLUMNS, 2, NO_CHECK + 1, MOST_LEFT)
    attacker = parts(Harm, COLUMNS, MOST_LEFT)
    shot = parts(Shot, WEAPONS, EXTENDED, SHOTS, MOST_LEFT)
    duel = array(MOST_SKILL + 1, MOST_SKILL + 1, MOST_STAMINA, MOST_STAMINA)
    weights = part(Weights)


# ---- what the charts say of rolls ------------------------------------------------------


class Rolls(Schema):
    """What the faces of a roll mean (`rolls`)."""

    busho_modifier = number()
    shock = array(COLUMNS, DIE)  # the attacker's hits times HITS_BASE, the defender's
    casualty = array(DIE)
    coordination = array(DIE)
    fire = array(WEAPONS * EXTENDED, DIE)  # by weapon, range from 1: a shot's result


# ---- question ------------------------------------------------------------------------


class Question(common.Question):
    """All that does not change: ground, counters, charts."""

    units = number()
    contingents = number()
    samurai = number()
    hexes = number()
    orders_limit = number()  # Orders Phases that are played, 0: all (`ran turn`)
    over_turns = number()  # 1: a battle with that limit goes on at the end of a turn
    script_phases = number()  # Orders Phases that orders said beforehand are for, 0: all
    ways_known = number()  # 1: who reacts to a unit knows where it goes, as of orders supposed

    # by side
    first_of_side = array(2)  # its first unit
    end_of_side = array(2)  # one more than its last unit
    first_contingent = array(2)
    end_of_contingents = array(2)
    chief = array(2)  # contingent of the So-Taisho, NONE
    camp = array(2)  # unit that is his Honjin, NONE
    rout_level = array(2)
    activations = array(2)  # a turn (5.23)
    trumps = array(2)  # a turn (5.63)
    # switches of a scenario (`Rules`)
    challenge_limits = number()  # 1: the recommended ones hold (10.2, R43)
    disrupted_attack = number()  # 1: units disrupted before they moved shock (9.11, R98)
    withdraw_on_advance = number()  # 1: units may withdraw after an enemy advance (6.45, R73)
    engaged_remove_hits = number()  # 1: so may units that must shock (11.71, R71)
    placed_busho = number()  # 1: one placed in mid-segment counts in a clash (9.28.5, R102)
    wounds_are_hits = number()  # 1: a busho's wound is off his stamina (R2)
    retreats_alarm = number()  # 1: a lone busho reacts to who retreats into his hex (4.72, R90)
    trumped_stays = number()  # 1: who is trumped at Continuity is not Finished (5.64, R14)
    off_map_eliminates = number()  # 1: a retreat off the map does (11.4, R72)
    partner_attacked = number()  # 1: whom who held back leaves is attacked by others (9.2, R103)
    head_points = number()  # rout points taken off for a head (12.0)
    great_head_points = number()

    # by contingent
    side_of = array(MOST_CONTINGENTS)
    letter = array(MOST_CONTINGENTS)  # its character's code
    first_unit = array(MOST_CONTINGENTS)
    end_of_units = array(MOST_CONTINGENTS)
    strength = array(MOST_CONTINGENTS)  # combat units at the start, without a Honjin (11.82)
    rating = array(2, MOST_CONTINGENTS)  # Momentum or Initiative; of his front, then of his back
    combat = array(2, MOST_CONTINGENTS)
    stamina = array(2, MOST_CONTINGENTS)
    entry_turn = array(MOST_CONTINGENTS)  # 0: it is there from the start
    entry_active = array(MOST_CONTINGENTS)
    entry_hexes = array(MOST_CONTINGENTS)  # how many in `entry`
    entry = array(MOST_CONTINGENTS, MOST_ENTRIES)  # where, then the other hexes of that edge (R46)
    entry_away = array(MOST_CONTINGENTS, MOST_ENTRIES)  # how far from where, rising
    flight = array(MOST_CONTINGENTS, MOST_UNITS + 1)  # flees at this adjusted die, by units lost

    # by unit
    side = array(MOST_UNITS)
    contingent = array(MOST_UNITS)
    unit_number = array(MOST_UNITS)  # in its contingent, as in ``A3``
    type = array(MOST_UNITS)  # place in `ran.units.TYPES`
    tq = array(2, MOST_UNITS)  # printed; then of the disrupted side
    ma = array(2, MOST_UNITS)
    weapon = array(MOST_UNITS)
    mounted = array(MOST_UNITS)  # 1: a type of Kibamusha
    formed = array(MOST_UNITS)  # 1: has a formation, so may be in open order (6.6)
    counted = array(MOST_UNITS)  # 1: SI, AS, KB, KBH: keeps its contingent active (5.25, R16)
    points = array(MOST_UNITS)  # rout points (12.0)

    # by Samurai
    cup = array(MOST_SAMURAI)  # side, or POOL that both draw from (10.22)
    challenge_range = array(MOST_SAMURAI)
    samurai_combat = array(MOST_SAMURAI)
    samurai_stamina = array(MOST_SAMURAI)

    # by hex, and by side of it
    terrain = array(MOST_HEXES)  # place in `ran.hexes.`terrain``
    elevation = array(MOST_HEXES)
    across = array(MOST_HEXES)  # cube coordinates, for distances
    along = array(MOST_HEXES)
    close_country = array(MOST_HEXES)  # 1: turning costs a hit (7.14)
    cover = array(MOST_HEXES)  # on the die of fire at it
    hex_shift = array(MOST_HEXES)  # columns to the left for who attacks into it
    beside = array(MOST_HEXES, SIDES_OF_HEX)  # the hex across, NONE off the map
    passable = array(MOST_HEXES, SIDES_OF_HEX)  # 1: one may go there (6.23)
    cost = array(MOST_HEXES, SIDES_OF_HEX)  # movement points to go across: close order
    open_cost = array(MOST_HEXES, SIDES_OF_HEX)  # in open order, or without formation
    hex_cost = array(MOST_HEXES)  # of the hex alone, for who enters the map: close order
    open_hex_cost = array(MOST_HEXES)
    side_shift = array(MOST_HEXES, SIDES_OF_HEX)  # to the left for who attacks across

    # sight: table by hex and offset, of pairs up to `sight_range` hexes apart (`sight`)
    sight_range = number()
    sight = number()  # where the table begins: at the end

    # what the charts say, and what bots reckon with
    rolls = part(Rolls)
    combats = part(Combats)
    odds = part(Odds)


# ---- what is kept of a battle ----------------------------------------------------------

MOST_NOTED = 30  # turns from the first on


class Row(Schema):
    """What is kept of a battle that has been played (`recording`)."""

    winner = number()
    reason = number()
    turns = number()
    rout_points = array(2)  # at the end, heads taken off
    heads = array(2)  # of all kinds
    great_heads = array(2)  # of these, So-Taisho's
    units_routed = array(2)
    units_eliminated = array(2)  # a Honjin among them
    busho_lost = array(2)
    fled = array(2)  # contingents
    tally = parts(Tallies, 2)
    fate = array(MOST_UNITS)  # at the end
    last_hex = array(MOST_UNITS)  # where it is, or was lost; NONE: it was never there
    hits = array(MOST_UNITS)  # at the end
    timeline = array(MOST_NOTED, 2)  # by turn noted: rout points at its start
