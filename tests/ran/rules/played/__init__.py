"""Battles played in the tests; read by name, as the rules are."""

from samurai_odds.engine.names.loading import read_by_name

read_by_name(__name__)
