"""What watches games as they are played, loaded as rules are."""

from samurai_odds.engine.names.loading import read_by_name

read_by_name(__name__)
