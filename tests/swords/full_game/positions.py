"""A war turn with all that can be special in an attack."""

from samurai_odds.swords.scenario.scenario import Scenario
from samurai_odds.swords.scenario.text import read

WAR = """\
Title: A war turn
Players: 3
Source: assumed

Castles:
  castle: Bingo
  fortress: Mino

Position:
  round: 4
  turn: seat 1, phase {phase}
{more}
Seat 1: Red
  sword: 1
  army 1: Aki, level 2, daimyo, 2 bowmen, 2 spearmen, ronin
  army 2: Omi, fallen daimyo, gunner, swordsman
  Aki, Omi: 3 spearmen
  Suo: 2 spearmen
  face down: Aki 3

Seat 2: Blue
  sword: 2
  army 1: Bingo, daimyo, bowman, 3 spearmen
  Bingo, Iwami: 2 spearmen
  Mino: 4 spearmen
  face down: {blue}

Seat 3: Gold
  sword: 3
  army 2: Ise, fallen daimyo, gunner
  Ise: bowman, 2 spearmen, ronin
  Iyo, Buzen: 2 gunners
"""


def war(phase: str = "B", more: str = "", blue: str = "Bingo 3, Iwami 1") -> Scenario:
    return read(WAR.format(phase=phase, more=more and f"  {more}\n", blue=blue))
