"""Bots that play whole games of Samurai Battles: one module each."""
