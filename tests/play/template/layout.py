"""The numbers of a skirmish by their names, and what its codes mean."""

from samurai_odds.engine.names.schema import array, number
from samurai_odds.play import layout as common
from samurai_odds.play.layout import MOST_SEATS, NONE

SEATS = 3  # the most that may play
CENTER, HEXES = 0, 7  # around the center lie 1 to 6
MOST_CARDS = 18
MOST_OPTIONS = 7  # all hexes, or all cards of a hand

# ---- where a card is: in the hand of a seat (its number), or --------------------------

PLAYED_BY = MOST_SEATS  # + seat: this turn; hidden until all have played
DECK = 2 * MOST_SEATS
SPENT = DECK + 1
UNKNOWN = SPENT + 1  # in an observation: in the deck, another's hand, or played in secret


class State(common.State):
    """What changes."""

    choices = array(MOST_OPTIONS)
    foe = number(blank=NONE)  # the seat that the active one fights
    hex = array(SEATS, blank=NONE)  # where a seat's unit stands, NONE for one that does not play
    strength = array(SEATS)  # the dice that a seat's unit rolls, and the hits it can take
    where = array(MOST_CARDS, blank=SPENT)  # cards differ, the higher number goes first


class Question(common.Question):
    """What does not."""

    cards = number()  # in the deck at the beginning
    hand = number()
    guards = number()  # cards below this number ward off a blow


# ---- phases, kinds of decision, reasons of the end ------------------------------------

DEALING, PLAYING_CARDS, NEXT_TO_ACT, MOVING, FIGHTING, WARDING = range(6)
CARD = 1  # value: the card
MOVE = 2  # value: the hex gone to or attacked; that of the unit: it stays
WARD = 3  # value: 1 + the card that wards a blow off; 0: none
DESTROYED, TIME_UP = 1, 2
