"""A second module of schemas in a package."""

from samurai_odds.engine.names.schema import Schema, array, number


class Drill(Schema):
    """A drill."""

    hour = number()
    absent = array(3)
