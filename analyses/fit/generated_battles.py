"""Battles of RAN to learn from and to measure on: random armies on random ground.

Every battle is drawn from a numpy generator alone, so a seed names it. Both sides have about the
same force, but not the same units, and each is broken by a third to half of its rout points.
"""

import numpy as np

from samurai_odds.ran.scenario.text import read

COLUMNS, ROWS = 13, 14
FACED = {0: "n", 1: "s"}
KINDS = (
    ("SI", "{tq}-4/{less}-3", 6, 8),
    ("AS", "{tq}-4/{less}-3", 5, 7),
    ("AS", "{tq}-4/{less}-3", 5, 7),
    ("KB", "{tq}-6/{less}-5", 6, 8),
    ("AS-T", "{tq}-4", 5, 6),
    ("AS-B", "{tq}-4", 5, 6),
    ("SI-B", "{tq}-5", 6, 7),
    ("KB-B", "{tq}-6", 6, 7),
)
SHARES = (5, 5, 5, 3, 2, 1, 1, 1)
POINTS = {"KB": 6, "SI": 5, "AS": 3, "AS-T": 2, "AS-B": 2, "SI-B": 4, "KB-B": 5}  # 12.0


def unit(rng):
    """Draw a unit: its type and its ratings."""
    kind, ratings, least, most = KINDS[rng.choice(len(KINDS), p=[w / sum(SHARES) for w in SHARES])]
    tq = int(rng.integers(least, most + 1))
    return kind, f"{kind} {ratings.format(tq=tq, less=tq - 1)}"


def drawn(seed):
    """Give the battle of a seed."""
    return battle(np.random.default_rng(seed), f"drawn {seed}")


def battle(rng, name):
    """Draw a battle; give its scenario."""
    contingents = int(rng.integers(2, 5))
    size = int(rng.integers(9, 19))
    cells = [[_ground(rng) for _ in range(COLUMNS)] for _ in range(ROWS)]
    text, armies = [], []
    for side, color in enumerate(("Red", "Blue")):
        lines, points = _army(rng, side, color, contingents, size, cells)
        text += lines
        level = max(6, round(points * rng.uniform(0.3, 0.5)))
        samurai = "; ".join(
            f"{color} {man} range {rng.integers(2, 5)} {rng.integers(5, 8)}/{rng.integers(4, 7)}"
            for man in ("Ichiro", "Jiro")
        )
        armies += [f"{color}: {color}", f"  rout level: {level}", f"  samurai: {samurai}", ""]
    rows = []
    for number, row in enumerate(cells, 1):
        drawn = "".join(f"{cell:<8}" for cell in row)
        indent = " " * (4 * (number % 2 == 0))
        rows.append(f"  {number:>2}  {indent}{drawn}".rstrip())
    head = [f"Title: {name}", "Source: assumed, drawn", "Placement: assumed, drawn", ""]
    return read("\n".join([*head, *armies, *text, "Map:", *rows, ""]))


def _ground(rng):
    return rng.choice([".", ".1", "w", "p", "v", "w1"], p=[0.84, 0.05, 0.05, 0.03, 0.01, 0.02])


def _army(rng, side, color, contingents, size, cells):
    """Draw an army, and put it on the map; give its lines and its rout points."""
    columns = [2 + round((COLUMNS - 5) * (k + 0.5) / contingents) for k in range(contingents)]
    rng.shuffle(columns)
    lines, points = [], 0
    shares = [size // contingents + (k < size % contingents) for k in range(contingents)]
    for number in range(contingents):
        letter = "ABCD"[number] if side == 0 else "abcd"[number]
        units = [unit(rng) for _ in range(shares[number])]
        points += sum(POINTS[kind] for kind, _ in units)
        places = _places(rng, columns[number], side, cells, len(units))
        man = f"{rng.integers(5, 8)}/{rng.integers(4, 6)}"
        lines.append(
            f"Contingent {letter}: {color} {('first', 'second', 'third', 'fourth')[number]}"
        )
        if number == 0:
            lines.append(
                f"  so-taisho: initiative {rng.integers(4, 7)}, activations {rng.integers(1, 4)}, "
                f"trumps {rng.integers(1, 4)}, {man}, at {letter}{len(units) + 1}"
            )
        else:
            lines.append(f"  busho: momentum {rng.integers(2, 6)}, {man}, at {letter}1")
        for k, ((_, ratings), (row, column)) in enumerate(zip(units, places, strict=True), 1):
            lines.append(f"  {letter}{k} {ratings}")
            cells[row][column] += f"{letter}{k}{FACED[side]}" + ("*" if number and k == 1 else "")
        if number == 0:
            row = ROWS - 1 if side == 0 else 0
            lines.append(f"  {letter}{len(units) + 1} Honjin 6-0")
            column = next(k for k in (columns[0], *range(COLUMNS)) if len(cells[row][k]) <= 2)
            cells[row][column] += f"{letter}{len(units) + 1}*"
        lines.append("")
    return lines, points


def _places(rng, middle, side, cells, count):
    """Draw free hexes about a column, in two or three rows."""
    front = int(rng.integers(8, 10)) if side == 0 else int(rng.integers(4, 6))
    found = []
    for back in range(5):
        row = front + back if side == 0 else front - back
        row = min(max(row, 1), ROWS - 2)
        for aside in (0, 1, -1, 2, -2, 3, -3):
            column = middle + aside
            if not 0 <= column < COLUMNS or len(found) == count:
                continue
            if len(cells[row][column]) <= 2 and (row, column) not in found:
                found.append((row, column))
    return found
