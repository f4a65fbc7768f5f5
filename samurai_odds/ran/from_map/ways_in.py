"""Whether a unit that gunfire provokes can come beside who has fired (8.61; R78)."""

from collections import deque

from samurai_odds.ran.from_map.situation import Situation


def can_reach(situation: Situation, label: str, firer: str) -> bool:
    """Say whether a unit is beside another already, or a way over free hexes leads there."""
    ground, goal = situation.ground, situation.standing(firer).hex
    start = situation.standing(label).hex
    found, waiting = {start}, deque([start])
    while waiting:
        number = waiting.popleft()
        if goal in ground.field.neighbours(number) and ground.open_to(number, goal):
            return True
        for beside in ground.field.neighbours(number):
            free = beside not in found and beside not in situation.at
            if free and ground.open_to(number, beside):
                found.add(beside)
                waiting.append(beside)
    return False
