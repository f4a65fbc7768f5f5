"""A second module of schemas in a package."""

from samurai_odds.engine.names.schema import Schema, array, number, part


class Drill(Schema):
    """A drill."""

    hour = number()
    absent = array(3)


class Hut(Schema):
    """A hut."""

    door = number()
    beds = array(2)
    dust = number(key=False)


class Barracks(Schema):
    """Two huts: the second's beds do not matter."""

    gate = number()
    first = part(Hut)
    second = part(Hut, key=False)


class Garrison(Barracks, not_in_key=("gate",)):
    """Barracks in which somebody is."""

    strength = number()
