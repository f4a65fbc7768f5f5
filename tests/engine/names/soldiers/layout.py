"""Two schemas for tests: a field of soldiers, and a duel that stands in it."""

from samurai_odds.engine.names.schema import Schema, array, number, part, parts

SOLDIERS, KINDS = 4, 3


class Duel(Schema, within="at"):
    """A duel."""

    step = number(7)
    hits = array(2)


class Camp(Schema):
    """A camp."""

    tents = number(4)
    guards = array(2)


class Hills(Schema):
    """Camps on hills, in rows of two."""

    height = number()
    camps = parts(Camp, 3, 2)
    guards = parts(Camp, 2)


class Field(Schema):
    """A field."""

    turn = number(1)
    place = array(SOLDIERS, blank=-1)
    units = array(SOLDIERS, KINDS)
    duel = part(Duel)
    notes = array(2, key=False)
    end = number(key=False)
