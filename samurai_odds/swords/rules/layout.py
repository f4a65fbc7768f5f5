"""Where each number of a full game stands: in its state, and in the question.

Both are flat arrays of integers, so that the same rules run interpreted and compiled.
The question ``q`` never changes during a game: map, variant, numbers. The state ``s`` is
everything that does. Kinds of unit are those of `swords.layout`, in all counts: a troop is
six counts, the daimyo (1 while he stands) and the revealed ronin among them.
"""

from samurai_odds.engine.names.codes import chapters, span
from samurai_odds.engine.names.schema import Schema, array, number, part
from samurai_odds.play import layout as common
from samurai_odds.play.layout import MOST_SEATS as MOST_SEATS
from samurai_odds.play.layout import NONE as NONE
from samurai_odds.play.layout import PLAYING as PLAYING
from samurai_odds.play.layout import UNIFORM as UNIFORM
from samurai_odds.swords import layout as units
from samurai_odds.swords.combat.layout import Fight
from samurai_odds.swords.layout import ASHIGARU as ASHIGARU
from samurai_odds.swords.layout import BOWMAN as BOWMAN
from samurai_odds.swords.layout import DAIMYO as DAIMYO
from samurai_odds.swords.layout import GUNNER as GUNNER
from samurai_odds.swords.layout import KIND_COUNT as KIND_COUNT
from samurai_odds.swords.layout import LEVIED_KINDS as LEVIED_KINDS
from samurai_odds.swords.layout import RONIN as RONIN
from samurai_odds.swords.layout import SAMURAI as SAMURAI
from samurai_odds.swords.layout import SPEARMAN as SPEARMAN
from samurai_odds.swords.layout import SWORDSMAN as SWORDSMAN
from samurai_odds.swords.scenario.chart import MOST_BORDERS as MOST_BORDERS
from samurai_odds.swords.scenario.chart import MOST_PROVINCES as MOST_PROVINCES
from samurai_odds.swords.scenario.scenario import ARMIES_EACH as ARMIES_EACH

MOST_OPTIONS = 256
MOST_ARMIES = MOST_SEATS * ARMIES_EACH  # army a belongs to seat a // ARMIES_EACH
BIN_COUNT = 5
TO_SWORDS, TO_BUILD, TO_LEVY, TO_RONIN, TO_NINJA = range(BIN_COUNT)
BINS_NAMED = units.BINS
NOTHING_BUILT, CASTLE, FORTRESS = range(3)
FORCE_TROOP = MOST_ARMIES  # in `State.troop`: the force of the province
MOST_STACKS = 32  # of a seat's face-down ronin

# ---- what is counted of a seat ---------------------------------------------------------


class Tallies(Schema):
    """What is counted of a seat; names are told as they stand here."""

    castles_built = number()
    bases_built = number()
    units_levied = number()
    ronin_hired = number()
    ninja_hired = number()
    ninja_strikes = number()
    ninja_kills = number()
    revenge_kills = number()
    plans_spied_on = number()
    attacks = number()
    attacks_won = number()
    attacks_called_off = number()
    naval_attacks = number()
    times_attacked = number()
    provinces_entered = number()
    daimyos_lost_in_battle = number()
    daimyos_lost_to_the_ninja = number()
    seats_taken_over = number()


TALLIES_NAMED = tuple(name.replace("_", " ") for name in Tallies.fields)
TALLIES = Tallies.width

# ---- words of the question -------------------------------------------------------------

STANDARD, END_OF_ROUND, QUICK, TWO_PLAYER = range(4)

# the odds of battles that bots weigh (`bot_tables`): plain troops, by bowmen and spearmen
MOST_PLAIN_BOWMEN, MOST_PLAIN_SPEARMEN = 6, 14
TROOP_CLASSES = (MOST_PLAIN_BOWMEN + 1) * (MOST_PLAIN_SPEARMEN + 1)
RANGED = 100_000  # of a rating: what bowmen count, in hundredths; below it spearmen
ODDS_FIELDS = 4  # thousandths: attacker wins, may move in; hundredths of a unit: lost, killed
WIN, OCCUPY, LOSES, FELLS = range(ODDS_FIELDS)

# how a bot mixes its plans (`bot_tables`): by seat, moment and what it decides
LATER, SPARE, IN_REACH = 3, 4, 5  # moments; before them rounds 1, 2 and 3
MOMENTS = 6
MIX_BID, MIX_WISH, MIX_BUILD, MIX_HELD, MIX_HIRE = range(5)
MIXED = 5
MOST_MIXED = 4  # choices of each
MOST_KINDS, MOST_WHIMS = 64, 16
NOTES, NOTE = 8, 4  # of a choice, a province, a power: what a bot has found
MOST_WAYS, WAY, SALLY = 8, 5, 3  # ways of an army, what is noted of one, and of a force's attack

# ---- state ---------------------------------------------------------------------------


class Memo(Schema):
    """What a bot notes for itself (`bots.threats`)."""

    front = array(MOST_PROVINCES)  # borders to the nearest province of another player
    spare = array(MOST_PROVINCES)  # of an own province: units that can leave it
    dangers = array(NOTES, NOTE)
    threats = array(NOTES, NOTE)
    choice = number()  # the number of the choice that the notes are of
    marches_of = number()  # the choice that the marches below were planned at (`bots.together`)
    sally = array(MOST_PROVINCES, SALLY)
    supposed = array(MOST_PROVINCES)  # ronin that might lie in a province besides
    best_turn = number()  # what the best of those planned comes to
    ways_listed = array(ARMIES_EACH)
    ways = array(ARMIES_EACH, MOST_WAYS, WAY)
    crossing = array(ARMIES_EACH, MOST_BORDERS)  # by army and first step: what the turn comes to
    staying = number()  # what it comes to with no step


class State(common.State):
    """All that changes; ``turn`` is the round, ``active`` whose war turn it is."""

    choices = array(MOST_OPTIONS, key=False)
    asking = number()  # place in the order in which seats are asked within a phase
    step = number()  # where a phase with several steps stands
    kind_asked = number()  # kind of unit, or bin, that the decision open is about
    place_asked = number()  # province that it is about

    ronin_box = number()
    castle_box = number()
    base_box = number()
    ninja = number(blank=NONE)  # seat that holds him, NONE: in the box
    spied = number(blank=NONE)  # seat whose plan the ninja's holder sees, NONE

    tray = array(MOST_SEATS, KIND_COUNT)  # by seat and kind: units off the map
    koku = array(MOST_SEATS)
    bins = array(MOST_SEATS, BIN_COUNT)  # this round's plans; spent ones stay until the next plan
    planned = array(MOST_SEATS)  # bins filled so far, BIN_COUNT: the plan is made
    sword = array(MOST_SEATS)  # 1 is the first, 0 none
    wish = array(MOST_SEATS)  # sword wished, 0 none
    build_at = array(MOST_SEATS, blank=NONE)  # province in which he is about to build, NONE
    levy = array(MOST_SEATS, KIND_COUNT)  # units bought and not yet placed
    ronin_left = array(MOST_SEATS)  # hired and not yet deployed
    out_in = array(MOST_SEATS)  # round in which the seat fell, 0 while it plays
    heir = array(MOST_SEATS, blank=NONE)  # who took it over, NONE
    owned = array(MOST_SEATS)  # provinces owned
    claims = array(MOST_SEATS)  # provinces claimed empty at a takeover (S10)

    owner = array(MOST_PROVINCES, blank=NONE)  # NONE: empty
    built = array(MOST_PROVINCES)  # NOTHING_BUILT, CASTLE, FORTRESS
    force = array(MOST_PROVINCES, KIND_COUNT)
    hidden = array(MOST_PROVINCES)  # ronin face down
    bonus_left = array(MOST_PROVINCES, blank=NONE)  # against this attacker, NONE: all (S3)
    levied = array(MOST_PROVINCES)  # unit about to be placed (`levy.LEVIED`); 0 none
    target = array(MOST_PROVINCES, blank=NONE)  # province that the force there is to attack, NONE
    arrived = array(MOST_PROVINCES, KIND_COUNT)  # units set down or come in this phase (W9, W32)
    emptied = array(MOST_PROVINCES)  # 1 + seat that lost it in this war turn, while it is empty
    claimed = array(MOST_PROVINCES)  # 1 + seat that claims it empty (S10)
    called_off = array(MOST_PROVINCES)  # 1: the army now fighting has called off a battle there

    army = array(MOST_ARMIES, KIND_COUNT)
    where = array(MOST_ARMIES, blank=NONE)  # province of the marker, NONE: none, or out
    fallen = array(MOST_ARMIES)  # 1: its daimyo was assassinated this round, the army is disrupted
    level = array(MOST_ARMIES)
    hole = array(MOST_ARMIES)  # from 1
    declared = array(MOST_ARMIES, blank=NONE)  # province to attack first, NONE
    attacks = array(MOST_ARMIES)  # left
    wins = array(MOST_ARMIES)  # of this war turn
    marched = array(MOST_ARMIES)  # 1: has moved in this phase
    barred = array(MOST_ARMIES)  # 1: recovered in this war turn, attacks nobody in it (W23)

    # a war turn
    sword_at_war = number()  # the sword whose turn it is
    mover = number(blank=NONE)  # army on the march, NONE
    steps = number()  # borders that it may still cross
    must_leave = number(blank=NONE)  # army that has to make room, NONE (W9)
    move_from = number()
    move_to = number()
    sender = number()  # army that sends a unit ahead in Phase D
    sent_to = number()
    set_down = number()  # units left behind so far as a garrison
    after_move = number()  # phase that follows
    declaring = number()  # place among provinces x (army, force) of who declares next
    troop = number(blank=NONE)  # who fights: an army, or FORCE_TROOP
    fight_from = number()
    fight_at = number()
    naval = number()
    fight_round = number()
    fight = part(Fight)
    loss_side = number()  # side that says next how it takes losses
    ninja_next = number()  # phase that follows a ninja's window
    marked = number()  # army that the ninja, or revenge, strikes at
    avenger = number()  # seat that may strike back
    recovering = number(blank=NONE)  # seat that places recovered daimyos, NONE
    picking = number(blank=NONE)  # recovered army that may pick up units, NONE
    source = number()  # Phase D: province that force units leave
    destination = number()  # province that they go to
    into = number()  # 1: into the army there
    unit_chosen = number()  # kind, `decisions.WHOLE_FORCE`

    # seen only in an observation: sizes of a rival's face-down stacks, largest first (W5)
    stacks = array(MOST_SEATS, MOST_STACKS)

    # for the record (`recording`)
    setup_sword = array(MOST_SEATS)
    first_sword = array(MOST_SEATS)
    spent = array(MOST_SEATS, BIN_COUNT)  # koku put into each bin so far
    lost = array(MOST_SEATS, BIN_COUNT)  # of these, what bought nothing
    tally = array(MOST_SEATS, TALLIES)
    battles_at = array(MOST_PROVINCES)  # battles fought for each province
    memo = part(Memo, key=False)  # a bot's own notes; the rules never read them


class Aside(Schema):
    """What a seat asked may not know, put aside (`observing`)."""

    bins = array(MOST_SEATS, BIN_COUNT)
    wish = array(MOST_SEATS)
    build_at = array(MOST_SEATS)
    levy = array(MOST_SEATS, KIND_COUNT)
    ronin_left = array(MOST_SEATS)
    hidden = array(MOST_PROVINCES)
    levied = array(MOST_PROVINCES)


# ---- codes: `State.phase` --------------------------------------------------------------
(
    DEAL,
    SPLIT_DEAL,
    SETUP_SWORDS,
    CLAIM,
    SUPPORT,
    REINFORCE,
    SPLIT_ARMIES,
    MARKERS,
    QUICK_PICK_UP,
    ROUND_START,
    SUCCESSORS,
    PLANNING,
    SPYING,
    REVEALED,
    WISHING,
    WISHES,
    DRAWING_SWORDS,
    BUILDING,
    BUYING,
    PLACING,
    HIRING,
    DEPLOYING,
    NINJA_BIDS,
    NEXT_TURN,
    MARCHING,
    LEAVING,
    RONIN_ALONG,
    ENTERING,
    PICK_UP,
    MARCHES_DONE,
    DECLARATIONS,
    DECLARED_ALL,
    NEXT_TROOP,
    BATTLE,
    REVEAL_ATTACKER,
    REVEAL_DEFENDER,
    LOSS_ORDERS,
    DICE,
    STEP_EIGHT,
    AFTER_BATTLE,
    NEXT_ATTACK,
    TROOP_DONE,
    FINAL_MARCHES,
    SPLITTING_OFF,
    FORCE_SOURCES,
    FORCE_TARGETS,
    FORCE_UNITS,
    FORCE_RONIN,
    TURN_END,
    ROUND_END,
    NINJA_WINDOW,
    STRIKE,
    REVENGE,
    REVENGE_ROLL,
    OVER,
) = _PHASES = range(55)
FIRST_SECRET, LAST_SECRET = span(  # while seats choose in secret, at the same time
    *(PLANNING, SPYING, REVEALED, WISHING, WISHES, DRAWING_SWORDS, BUILDING, BUYING, PLACING),
    *(HIRING, DEPLOYING),
)
FIRST_IN_TURN, LAST_IN_TURN = span(  # of a seat at war
    *(MARCHING, LEAVING, RONIN_ALONG, ENTERING, PICK_UP, MARCHES_DONE, DECLARATIONS),
    *(DECLARED_ALL, NEXT_TROOP, BATTLE, REVEAL_ATTACKER, REVEAL_DEFENDER, LOSS_ORDERS, DICE),
    *(STEP_EIGHT, AFTER_BATTLE, NEXT_ATTACK, TROOP_DONE, FINAL_MARCHES, SPLITTING_OFF),
    *(FORCE_SOURCES, FORCE_TARGETS, FORCE_UNITS, FORCE_RONIN),
)
FIRST_IN_PHASE_D, LAST_IN_PHASE_D = span(
    *(FINAL_MARCHES, SPLITTING_OFF, FORCE_SOURCES, FORCE_TARGETS, FORCE_UNITS, FORCE_RONIN)
)
FIRST_IN_ROUND, FIRST_DEPLOYED, FIRST_OF_WAR = chapters(
    (
        *(DEAL, SPLIT_DEAL, SETUP_SWORDS, CLAIM, SUPPORT, REINFORCE, SPLIT_ARMIES, MARKERS),
        *(QUICK_PICK_UP,),
    ),
    (
        *(ROUND_START, SUCCESSORS, PLANNING, SPYING, REVEALED, WISHING, WISHES, DRAWING_SWORDS),
        *(BUILDING, BUYING, PLACING, HIRING),
    ),
    (DEPLOYING, NINJA_BIDS),  # ronin may lie face down from here on
    (
        *(NEXT_TURN, *range(FIRST_IN_TURN, LAST_IN_TURN + 1), TURN_END, ROUND_END),
        *(NINJA_WINDOW, STRIKE, REVENGE, REVENGE_ROLL, OVER),
    ),
    all=_PHASES,
)

# kinds of `State.decision`, as they are recorded; `decisions` declares each
(
    CARD_CHOICE,
    CLAIM_CHOICE,
    SUPPORT_CHOICE,
    REINFORCE_CHOICE,
    SPLIT_CHOICE,
    MARKER_CHOICE,
    PICK_UP_CHOICE,
    SUCCESSOR_CHOICE,
    SPY_CHOICE,
    BIN_CHOICE,
    SWORD_CHOICE,
    BUILD_CHOICE,
    LEVY_CHOICE,
    PLACE_CHOICE,
    STACK_CHOICE,
    STACK_SIZE_CHOICE,
    STRIKE_CHOICE,
    REVENGE_CHOICE,
    MARCH_CHOICE,
    GARRISON_CHOICE,
    RONIN_CHOICE,
    DECLARE_CHOICE,
    TROOP_CHOICE,
    CALL_OFF_CHOICE,
    ENTER_CHOICE,
    ATTACK_CHOICE,
    SOURCE_CHOICE,
    DESTINATION_CHOICE,
    UNIT_CHOICE,
    ALONG_CHOICE,
    RECOVER_CHOICE,
    LOSSES_CHOICE,
) = range(1, 33)

# `State.ended`
BY_PROVINCES, BY_TAKEOVER, BY_LAST, BY_MOST, BY_ROUND_LIMIT, BY_STOP = range(1, 7)
REASONS = ("", "provinces", "takeover", "last", "most-provinces", "round limit", "stopped")

# ---- question ------------------------------------------------------------------------


class Question(common.Question):
    """All that does not change: map, variant, numbers."""

    variant = number()
    player = array(MOST_SEATS)  # by seat
    players = number()
    goal = number()  # provinces of a player
    provinces = number()
    degree = array(MOST_PROVINCES)  # borders of each province
    borders = array(MOST_PROVINCES, MOST_BORDERS)  # neighbors
    by_sea = array(MOST_PROVINCES, MOST_BORDERS)  # 1: a sea line

    most_samurai = number()  # of an army
    most_ashigaru = number()
    most_in_force = number()
    units_a_koku = array(KIND_COUNT)
    unit_supply = array(KIND_COUNT)  # of a seat; ronin: of all
    castle_supply = number()
    base_supply = number()
    castle_price = number()
    fortress_price = number()
    castle_bonus = number()
    fortress_bonus = number()
    faces = number()
    ninja_kills_on = number()  # or less
    revenge_on = number()  # or more
    most_level = number()
    holes = array(5)  # by level, from 1
    lowest_level = number()
    provinces_a_koku = number()
    least_koku = number()
    marked_ban = number()  # last round in which no province with an army marker may be attacked
    ninja_ban = number()  # last round in which the ninja may not strike
    loss_order = array(2, KIND_COUNT)  # S2: the usual one, then the one that gives up ronin first
    stack_sizes_open = number()  # W5
    further_ban = number()  # W13: the ban covers further attacks
    re_entry = number()  # W14
    heir_gets_emptied = number()  # S10
    split_off = number()  # S7: armies send units into empty provinces in Phase D
    defender_reveals_first = number()  # W7
    cards = array(MOST_SEATS)  # dealt to each seat
    purse = array(MOST_SEATS)  # koku of the first round
    reinforcements = number()  # steps of reinforcing
    together = number()  # spearmen of each
    stack_limit = number()  # spearmen of a province during set-up
    army_at_start = array(KIND_COUNT)
    to_split = array(KIND_COUNT)  # quick start: units split over the armies
    gift_round = number()  # in which a seat finds koku in its bins not planned; 0 none
    gift_seat = number()
    gift = array(BIN_COUNT)  # by bin

    # what bots weigh (`bot_tables`)
    ratings = array(KIND_COUNT)
    troop_odds = array(TROOP_CLASSES, TROOP_CLASSES, 2, ODDS_FIELDS)
    plan_mix = array(MOST_SEATS, MOMENTS, MIXED, MOST_MIXED)  # chance of it or an earlier, in 1000
    meant = number()  # style of the planner while it makes a plan as an intent says; 0: its own
    whim = number()  # points by which its worths may be off then
    whim_number = number()  # and which
    stop_after = number()  # round after which a rollout is stopped to be evaluated; 0: none
    ronin_apart = number()  # 1: ronin and swordsmen hit on different rolls


# ---- what is kept of a game ------------------------------------------------------------

MOST_NOTED = 40  # rounds from the first on at whose start provinces are noted


class Row(Schema):
    """What is kept of a game that has been played (`recording`)."""

    winner = number()
    reason = number()
    rounds = number()
    leader = number()  # who has most provinces at the end, NONE if that is shared
    winners = number()  # a bit for each seat that has won, a shared win too (W29)
    provinces = array(MOST_SEATS)  # at the end
    daimyos = array(MOST_SEATS)
    out_in = array(MOST_SEATS)  # round of the fall, 0 if the seat stands
    heir = array(MOST_SEATS)
    setup_sword = array(MOST_SEATS)
    first_sword = array(MOST_SEATS)
    sword = array(MOST_SEATS)  # of the last round
    units = array(MOST_SEATS)  # on the map and in armies, daimyos among them, no ronin
    spent = array(MOST_SEATS, BIN_COUNT)  # koku
    lost = array(MOST_SEATS, BIN_COUNT)  # of these, what bought nothing
    tally = array(MOST_SEATS, TALLIES)
    battles_at = array(MOST_PROVINCES)  # battles fought for each province
    timeline = array(MOST_NOTED, MOST_SEATS)  # by round noted: 1 + provinces


def seat_of_army(army: int) -> int:
    return army // ARMIES_EACH
