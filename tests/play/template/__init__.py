"""Skirmish: the smallest full game, to be copied by whoever adds one; see `game`."""

from samurai_odds.engine.names.loading import read_by_name

read_by_name(__name__)
