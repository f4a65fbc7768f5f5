"""How the cells of the combat tables are written: ten to a row, for die 0 to 9."""

FACES = range(10)


def shock_cell(text: str) -> tuple[int, int]:
    """Read a cell such as ``3(2)``: the attacker's hits and the defender's."""
    attacker, _, defender = text.rstrip(")").partition("(")
    return int(attacker), int(defender)


def fire_cell(text: str) -> tuple[int, bool]:
    """Read a cell such as ``2D``: hits, and whether the target must check (8.52)."""
    return int(text.rstrip("D")), text.endswith("D")
