"""Positions for tests, drawn: only a map and the units, the rest as any scenario has it."""

from samurai_odds.ran.scenario.scenario import Scenario
from samurai_odds.ran.scenario.text import read


def drawn(
    rows: str, contingents: dict[str, str], busho: dict[str, str] | None = None, rest: str = ""
) -> Scenario:
    """Read a drawn position; the first contingent of each side is the So-Taisho's.

    ``contingents`` gives each letter its units, split by semicolons; ``busho`` where he is and
    his rating: ``A2 4`` (with the first unit and 4 where it says nothing).
    """
    lines = ["Title: t", "Red: r", "  rout level: 20", "Blue: b", "  rout level: 20"]
    led = set()
    for letter, units in contingents.items():
        listed = [f"  {unit.strip()}" for unit in units.split(";")]
        first = listed[0].split()[0].split("-")[0]
        at, rating = ((busho or {}).get(letter) or f"{first} 4").split()
        side = letter.isupper()
        said = f"busho: momentum {rating}, 5/5, at {at}"
        if side not in led:
            said = f"so-taisho: initiative {rating}, activations 3, trumps 1, 5/5, at {at}"
        led.add(side)
        lines += [f"Contingent {letter}: Busho {letter}", f"  {said}", *listed]
    lines.append("Map:")
    content = [row for row in rows.strip("\n").split("\n") if row.strip()]
    lines += [f"  {number} {row}" for number, row in enumerate(content, 1)]
    return read("\n".join(lines) + f"\n{rest}")
