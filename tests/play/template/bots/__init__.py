"""The bots of a skirmish: one module each."""

from samurai_odds.play.registry import Bots

BOTS = Bots(__name__)
