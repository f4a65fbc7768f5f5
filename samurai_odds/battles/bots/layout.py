"""Where each number of the bots stands: the weights in the question, their notes in the state.

What is told apart by a name in a data file (``steady_weights.toml``, ``evaluation.toml``) has that
name here; the sequence of the fields carries no meaning.
"""

from samurai_odds.battles.layout import MOST_GROUNDS, MOST_HEXES, MOST_OPTIONS, MOST_UNITS
from samurai_odds.engine.names.schema import Schema, array, number, part, parts

# ---- question ------------------------------------------------------------------------


class Weights(Schema):
    """What `steady` weighs: in thousandths of a block unless said."""

    block = array(4)  # a block by its unit's symbol
    banner = number()
    second_last_banner = number()
    last_banner = number()
    retreat = number()  # a hex
    token = number()
    lack = number()  # a token that cannot be paid
    caution = number()  # hundredths: own losses in a battle now
    danger = number()  # hundredths: what may happen in the enemy's turn
    deterred = number()  # hundredths: what battling back takes off that
    second_enemy = number()  # hundredths
    soon = number()  # hundredths: danger from whoever is one move farther off
    fire_danger = number()  # hundredths
    threat = number()  # hundredths: what the unit could do in its next turn
    approach = number()  # a hex nearer to the enemy
    progress = number()  # hundredths of a banner: for standing on one
    way = number()  # hundredths of a banner: a hex nearer to one
    guard = number()  # hundredths of a banner: for standing on an enemy's
    support = number()
    together = number()  # hundredths: a second unit's battle with the same enemy
    urgency = number()  # hundredths: where as good as beaten, approach counts more, danger less
    card_kept = number()  # an order that a card led could have given later
    strike_kept = number()  # First Strike
    ground = number()  # gained
    exposed = number()  # hundredths of a banner: a leader whom the enemy can strike
    leads = number()  # a leader with a unit near the enemy
    order_cost = number()  # an order given
    spare = number()  # tokens kept
    standoff = number()  # hexes at which missiles stop coming nearer
    section = number()  # hundredths of a banner: to be the last of a section that counts when empty
    weak = number()  # hundredths: danger counts more for a unit of one block
    steadfast = number()  # a flag ignored where it may be obeyed
    follow = number()  # an enemy driven off by who may battle on: cavalry, infantry with a leader
    cover = number()  # a flag more ignored, or a die less rolled, where a unit with missiles stands
    moving = number()  # a move, however far
    kept = array(10)  # a card led that would do more later, by its orders
    kept_wide = number()  # a card led that orders in several sections
    shoots = number()  # hundredths: what fire does
    mass = number()  # a friend more, or an enemy less, within two hexes
    cornered = number()  # no hex to retreat to
    cover_foot = number()  # as `cover`, where a unit without missiles stands
    approach_mounted = number()
    danger_hurt = number()  # hundredths of the danger: for a unit of two blocks
    danger_led = number()  # for one with a leader
    danger_mounted = number()
    shootout = number()  # hundredths: by which having less fire than the enemy makes approach more


class Features(Schema):
    """What the evaluation compares in a position (`evaluation`): a weight of each, or its value."""

    to_move = number()
    force = number()  # blocks at the price of their kind, as a share of all
    force_left = number()  # the same by the banners left to be won
    force_a_unit = number()  # the same, for more where the weaker side has few units
    race = number()  # force against the blocks to be taken for the banners needed
    one_block = number()  # units of so many, by the banners left
    weak = number()  # units of two blocks or one
    banners = number()
    last_banners = number()  # one over the banners needed
    tokens = number()  # up to 12
    cards = number()
    dragon_cards = number()
    leaders = number()
    exposed = number()
    held = number()  # banners that leave with the unit, by those needed
    slipping = number()  # held or due, by the chance that a strike drives the unit off
    due = number()  # for hexes stood on, when the next turn begins
    hold_free = number()  # hexes to hold, by the turns to them: where no enemy is nearer
    hold_taken = number()  # where an enemy stands
    capture_free = number()
    capture_taken = number()
    cross = number()  # what units are worth on the far side, by the turns to it
    leave = number()  # off the board
    cleared = number()
    mover_takes = number()  # blocks that the best strikes of who moves can be expected to take
    other_takes = number()
    mover_kills = number()  # units, by the banners that the striker needs
    other_kills = number()
    mover_best = number()  # the best chance of one
    other_best = number()
    best_card = number()  # units that the best card can order, up to 6
    all_cards = number()  # that a card can order, on average
    specials = number()


class Prices(Schema):
    """Prices of a block, by the kinds of unit that `position_counts` tells apart."""

    samurai_spears = number()
    samurai_bows = number()
    ashigaru_spears = number()
    ashigaru_bows = number()
    arquebuses = number()
    levies = number()
    spear_cavalry = number()
    bow_cavalry = number()


# ---- state: the bots' notes ------------------------------------------------------------

MOST_WAYS = 8  # ways in which cards have units move and battle, told apart


class Counts(Schema):
    """What a side has in a position (`position_counts`)."""

    blocks = number()  # those of units that wait for their card included, and so for the next
    force = number()  # blocks at the price of their kind
    units = number()
    one_block = number()  # units
    two_blocks = number()
    needed = number()  # banners, one at least
    tokens = number()
    cards = number()
    dragons = number()
    leaders = number()
    exposed = number()  # banners of leaders alone, or with one block, whom an enemy can strike
    held = number()  # banners that leave with the unit, in thousandths, as all that follows
    slipping = number()  # of these and those due: by the chance to be driven off
    due = number()  # as soon as the side's next turn begins
    hold_free = number()  # in hexes to hold without a unit, no enemy nearer; by the turns to them
    hold_taken = number()  # where an enemy stands
    capture_free = number()
    capture_taken = number()
    cross = number()  # of each unit that may cross, by the turns to it
    leave = number()
    cleared = number()  # banners for sections without an enemy unit, if the turn began now
    suffers = number()  # blocks that the worst strike at each unit can be expected to cost
    dies = number()  # the chances that it costs the unit, by its banners
    worst = number()  # the greatest of them
    best_card = number()  # units that the best card held can order
    all_cards = number()  # that all cards held can order
    specials = number()  # cards held that order otherwise than by section or symbol


class Foe(Schema):
    """An enemy, and the hexes at which it comes next turn, in the turn after, and fires."""

    unit = number()
    hex = number()
    near = number()
    soon = number()
    fires = number()


class Noted(Schema):
    """A worth, and the mark of what it was noted for."""

    mark = number()
    worth = number()


class Harm(Schema):
    """What harm to a unit is worth."""

    noted_for = number()
    of_block = number()
    of_death = number()
    of_leader = number()
    of_leaving = number()
    honor_lost = number()


class Around(Schema):
    """Who stands near a hex."""

    noted_for = number()
    crowd = number()
    friends = number()
    nearest_foe = number()
    nearest_target = number()


class Memo(Schema):
    """What bots note for themselves; notes hold for the side and turn that they name."""

    worth = array(MOST_UNITS)  # what an order to each unit is worth (`card_values`)
    weighed = number()  # the turn for which units were weighed
    blocks_seen = number()  # on the board when last counted
    quiet_since = number()  # the turn in which another number of them was first counted
    equal_units = array(MOST_UNITS)  # scratch: units worth the same
    equals = array(MOST_OPTIONS)  # scratch: options worth the same

    # `steady`
    weighed_for = number()  # the turn and side for which units were weighed
    way_weighed = array(MOST_WAYS)  # whether they were
    worths = array(MOST_WAYS, MOST_UNITS)  # what an order is worth
    aims = array(MOST_WAYS, MOST_UNITS)  # the hex that it would battle
    aim = number()  # hex that the battle weighed last is aimed at, NONE without
    scratch_aim = number()
    drives = number()  # the chance that it leaves that hex, in thousandths
    best_hex = number()  # hex where the unit weighed last would go
    ways_for = number()  # the turn and side for which the ways to banners were measured
    has_way = array(2)  # by field: whether there is anything to go to, or for which kinds
    way = array(3, MOST_HEXES)  # hexes to a banner: for all units, for some kinds; to one hex
    crossing = array(MOST_UNITS)  # what a unit gains by it, in thousandths of a banner
    leaving = array(MOST_UNITS)
    press_for = number()  # the turn and side for which the next was found
    press = number()  # how much more than usual a side must press, in hundredths
    counted = parts(Counts, 2)  # what the side to move has in a position, and the other
    features = part(Features)  # of the position
    foes_of = number()  # whose enemies are listed at this choice: the side and 1
    foes_found = number()
    foes = parts(Foe, MOST_UNITS)
    notes_of = number()  # the unit of the notes that hold at this choice, and 1
    notes_begun = number()  # times that notes were begun
    struck = parts(Noted, MOST_UNITS, 2)  # by enemy, unsupported and supported
    threatened = parts(Noted, MOST_UNITS)  # by enemy
    covered = parts(Noted, MOST_GROUNDS)  # by kind of ground
    choices_made = number()  # marks what is noted for a choice
    weights_now = number()  # where in q the weights are that hold at it
    banner_prices = array(2)  # by side that gains it
    token_prices = array(2)  # by side that has it
    harms = parts(Harm, MOST_UNITS)
    around = parts(Around, MOST_HEXES)
