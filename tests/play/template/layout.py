"""Where the numbers of a skirmish stand, and what its codes mean."""

from samurai_odds.play.layout import CHOICES, MOST_SEATS, QUESTION_HEAD

SEATS = 3  # the most that may play
CENTER, HEXES = 0, 7  # around the center lie 1 to 6
MOST_CARDS = 18
MOST_OPTIONS = 7  # all hexes, or all cards of a hand

# ---- state ---------------------------------------------------------------------------

FOE = CHOICES + MOST_OPTIONS  # the seat that the active one fights
HEX = FOE + 1  # by seat: where its unit stands, NONE for a seat that does not play
STRENGTH = HEX + SEATS  # by seat: the dice that its unit rolls, and the hits it can take
WHERE = STRENGTH + SEATS  # by card: see below; cards differ, the higher number goes first
STATE_WIDTH = WHERE + MOST_CARDS

# ---- question ------------------------------------------------------------------------

CARDS = QUESTION_HEAD  # in the deck at the beginning
HAND = CARDS + 1
GUARDS = HAND + 1  # cards below this number ward off a blow
QUESTION_WIDTH = GUARDS + 1

# ---- where a card is: in the hand of a seat (its number), or --------------------------

PLAYED_BY = MOST_SEATS  # + seat: this turn; hidden until all have played
DECK = 2 * MOST_SEATS
SPENT = DECK + 1
UNKNOWN = SPENT + 1  # in an observation: in the deck, another's hand, or played in secret

# ---- phases, kinds of decision, reasons of the end ------------------------------------

DEALING, PLAYING_CARDS, NEXT_TO_ACT, MOVING, FIGHTING, WARDING = range(6)
CARD = 1  # value: the card
MOVE = 2  # value: the hex gone to or attacked; that of the unit: it stays
WARD = 3  # value: 1 + the card that wards a blow off; 0: none
DESTROYED, TIME_UP = 1, 2
