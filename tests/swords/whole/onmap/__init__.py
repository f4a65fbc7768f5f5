"""Attacks of bots' games fought by the whole game's own loop, under the policy of `swords odds`."""
