"""Bots that play full games of Samurai Battles: those of `players`, and any module added.

A module here is a bot if it has ``NAME`` (what it is asked for by), ``SAYS`` (a line for
the README) and

    def choose(q, s, uniform) -> int

which gives the place, from 0, of one of the ``s.options_open`` options whose values stand in
``s.choices``. ``s.decision`` says what kind of choice it is and ``s.asked`` whose;
`field.decisions` tells how the values are made. ``uniform`` is a random
draw (`play.chance.among` scales it). It reads ``q`` and ``s`` and writes nothing but
``s.memo``, and what the rules write anew before they read it: the scratch of
movement, options beyond those open, the orders of a card not yet led. It is compiled
together with the functions of this package that it calls, so it allocates nothing. Writing
the file is all that adding a bot takes.
"""

from samurai_odds.play.registry import Bots

__all__ = ["BOTS"]

BOTS = Bots(__name__, search=True)
