"""Individual combat: what a round leaves of two men (10.13-10.15; R12)."""

NONE, FIRST_DEAD, SECOND_DEAD, FIRST_WITHDREW, SECOND_WITHDREW = range(5)


def round_ends(
    first: int,  # hits of this fight on the first man
    second: int,
    first_left: int,  # the stamina that each brought to the fight
    second_left: int,
    first_threshold: int,  # he withdraws, when behind, at this much stamina or less
    second_threshold: int,
) -> int:
    """Say whether the fight is over: a man dead, or behind and at his threshold (10.14)."""
    if first >= first_left:
        return FIRST_DEAD
    if second >= second_left:
        return SECOND_DEAD
    if first > second and first_left - first <= first_threshold:
        return FIRST_WITHDREW
    if second > first and second_left - second <= second_threshold:
        return SECOND_WITHDREW
    return NONE


def hits_on_first(result: int) -> int:
    """Read a round's result (`dice.bout`): the hits on the first man."""
    return result if result <= 3 else 0


def hits_on_second(result: int) -> int:
    """Read a round's result: the hits on the second man."""
    return result - 3 if result > 3 else 0
