"""Rules of one attack, with figures worked out by hand.

A rule is a line that begins with a dash; below it stand what an attack then has to come to.
`SS LV range=2 inspire` is an attack with its options (units by their letters); a line without
one asks the same again. `P(x | c)` is the chance of x where c, `E` the mean of x, `max` and `min`
the most and the least of it.
"""

import re
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import Odds, battles
from tests.battles.attack.cases import answered
from tests.battles.rules_told import by_rule

RULES = """
# Close Combat 1: base dice; where symbol and swords hit, the most hits are the dice
- each unit rolls its dice, and against a levy circle or swords hit
    SS LV : max(hits) = 4
          : E(hits) = 4 * 2/6
    SB LV : max(hits) = 3
          : E(hits) = 3 * 2/6
    AS LV : max(hits) = 3
          : E(hits) = 3 * 2/6
    AB LV : max(hits) = 2
          : E(hits) = 2 * 2/6
    AA LV : max(hits) = 2
          : E(hits) = 2 * 2/6
    LV LV : max(hits) = 2
          : E(hits) = 2 * 2/6
    CS LV : max(hits) = 4
          : E(hits) = 4 * 2/6
    CB LV : max(hits) = 3
          : E(hits) = 3 * 2/6
    BG LV : max(hits) = 4
          : E(hits) = 4 * 2/6
- a unit with one block rolls all its dice
    SS LV attacker_blocks=1 : max(hits) = 4
- hits beyond the blocks there have no effect
    SS LV defender_blocks=1 : P(defender_losses == 1) = 1 - (2/3)**4
                            : P(hits == 4) > 0
                            : P(attacker_banners == 1) = 1 - (2/3)**4

# Ranged Combat
- ranged dice by range and movement
    SB SS range=2         : max(hits) = 3
    SB SS range=3 moved=1 : max(hits) = 1
    AB SS range=3         : max(hits) = 2
    AB SS range=2 moved=2 : max(hits) = 1
    AA SS range=2         : max(hits) = 2
    AA SS range=3         : max(hits) = 2
    AA SS range=4         : max(hits) = 1
    CB SS range=3         : max(hits) = 3
    CB SS range=3 moved=2 : max(hits) = 1
- card dice add to the one die of bows that moved
    SB LV range=2 moved=1 bonus_dice=1 : max(hits) = 2
- bows hit with the symbol only and arquebuses with swords too
    AB LV range=2 : E(hits) = 2 * 1/6
    AA LV range=2 : E(hits) = 2 * 2/6
- no swords are ignored in ranged combat
    AA CS range=2 : E(hits) = 2 * 2/6
- bows collect every honor symbol, even from levies, and arquebuses none
    AB LV range=2 : E(attacker_tokens) = 2/6
    CB LV range=2 : E(attacker_tokens) = 3/6
    AA LV range=2 : E(attacker_tokens) = 0
- the target of fire never battles back
    SB SS range=2 : P(battled_back) = 0
                  : P(attacker_losses > 0) = 0
- swords kill a lone leader even from bows
    AB lone-leader range=2 : P(defender_leader_lost) = 1 - (5/6)**2
    AA lone-leader range=2 : P(defender_leader_lost) = 1 - (5/6)**2
    SB lone-leader range=2 : P(defender_leader_lost) = 1 - (5/6)**3

# Close Combat 5: stature and rank add up to the swords ignored (B2)
- no hit takes no symbol and no more swords than are ignored
    SS SS bonus_dice=4 : P(hits == 0) = (4**8) / 6**8
    AS SS bonus_dice=4 : P(hits == 0) = (4**7 + 7 * 4**6) / 6**7
    AB SS bonus_dice=4 : P(hits == 0) = (4**6 + 6 * 4**5 + 15 * 4**4) / 6**6
    AB AS bonus_dice=4 : P(hits == 0) = (4**6 + 6 * 4**5) / 6**6
    SS CS bonus_dice=4 : P(hits == 0) = (4**8 + 8 * 4**7) / 6**8
    AS CS bonus_dice=4 : P(hits == 0) = (4**7 + 7 * 4**6 + 21 * 4**5) / 6**7
    LV CB bonus_dice=4 : P(hits == 0) = (4**6 + 6 * 4**5 + 15 * 4**4 + 20 * 4**3) / 6**6
    CS CB bonus_dice=4 : P(hits == 0) = (4**8) / 6**8
    SS AB bonus_dice=4 : P(hits == 0) = (4**8) / 6**8
    BG SS bonus_dice=4 : P(hits == 0) = (4**8) / 6**8
    BG CS bonus_dice=4 : P(hits == 0) = (4**8 + 8 * 4**7) / 6**8
- swords alone hit a bodyguard, once each
    LV BG : E(hits) = 2 * 1/6

# Honor & Fortune (B7)
- each honor symbol pays a token in close combat
    SS lone-leader : P(attacker_tokens == 4) = (1/6)**4
                   : E(attacker_tokens) = 4/6
- an inspired unit collects one token less
    SS lone-leader bonus_dice=1 : E(attacker_tokens) = 5/6
    SS lone-leader attacker_leader=foot inspire : E(attacker_tokens) = 5/6 - (1 - (5/6)**5) - 1
- cavalry collects nothing from lower rank
    CS AS : max(attacker_tokens) = 0
    CS AB : max(attacker_tokens) = 0
    CS AA : max(attacker_tokens) = 0
- cavalry collects from squares, bodyguards and lone leaders
    CS SS : max(attacker_tokens) = 4
    CS BG : max(attacker_tokens) = 4
    CS lone-leader : max(attacker_tokens) = 4
- nobody collects from levies in close combat
    SS LV : max(attacker_tokens) = 0
- tokens are collected in the battle back too
    AS SS : max(defender_tokens | battled_back) = 4

# Leader Inspired Close Combat
- inspiring costs a token and adds a die
    LV LV attacker_leader=foot inspire : max(hits) = 3
                                       : max(attacker_tokens) = -1
- a mounted leader inspires an adjacent unit
    LV LV attacker_mounted_adjacent inspire : max(hits) = 3
- the inspiring die exceeds the terrain limit
    SS LV defender_on=forest attacker_leader=foot : max(hits) = 2
    SS LV defender_on=forest attacker_leader=foot inspire : max(hits) = 3
- a defender whose leader died is not inspired back
    SS LV defender_leader=foot inspire_back defender_support : max(attacker_losses) = 3
        : max(attacker_losses | defender_leader_lost and battled_back) <= 2
- a nearby mounted leader inspires back, whatever befalls the attached one
    SS AS defender_leader=foot defender_mounted_adjacent inspire_back defender_support \
        : max(attacker_losses | defender_leader_lost and battled_back) = 4

# Leader Casualty Check (B9)
- a check in close combat is one die when the unit survives
    LV AB defender_leader=foot : P(defender_leader_lost | hits > 0) = 1/6
- a check of fire is two dice that must both show swords
    AA SS range=2 defender_leader=foot : P(defender_leader_lost | hits > 0) = 1/36
- a check is one die when the unit is eliminated, even by fire
    AA SS range=2 defender_leader=foot defender_blocks=1 \
        : P(defender_leader_lost | hits > 0) = 1/6
- no check without a block lost to hits, such as to flags that cannot be obeyed
    SS SS defender_leader=foot defender_room=0 : P(defender_leader_lost | hits == 0) = 0
        : P(defender_losses > 0 | hits == 0) > 0
- a leader left alone retreats for three tokens, and that is not the unit's retreat
    SS LV defender_blocks=1 defender_leader=foot \
        : P(defender_seppuku | hits > 0 and not defender_leader_lost) = 0
        : E(defender_tokens | hits > 0 and not defender_leader_lost) = -3
        : P(defender_retreat == 0 | hits > 0 and not defender_leader_lost) = 1
- a leader left alone without room commits seppuku for five tokens, and pays no banner
    SS LV defender_blocks=1 defender_leader=foot defender_room=0 \
        : P(defender_seppuku | hits > 0 and not defender_leader_lost) = 1
        : E(defender_tokens | hits > 0 and not defender_leader_lost) = 5
        : E(attacker_banners | hits > 0 and not defender_leader_lost) = 1
- flags have no effect on a leader left alone
    SS LV defender_blocks=1 defender_leader=foot : P(defender_retreat > 0 | hits > 0) = 0
- a leader may commit seppuku though he could retreat
    SS LV defender_blocks=1 defender_leader=foot defender_fate=seppuku \
        : P(defender_seppuku | hits > 0 and not defender_leader_lost) = 1
- the best fate goes by the value
    SS LV defender_blocks=1 defender_leader=foot defender_fate=best value=defender_seppuku \
        : P(defender_seppuku) = 0
    SS LV defender_blocks=1 defender_leader=foot defender_fate=best value=0-defender_tokens \
        : P(defender_seppuku) > 0

# Combat Against a Leader Alone in a Hex (B10)
- any sword kills a lone leader and pays a banner
    SS lone-leader : P(defender_leader_lost) = 1 - (5/6)**4
                   : E(attacker_banners) = 1 - (5/6)**4
- a lone leader that survives must get away even without a flag
    SS lone-leader : E(defender_tokens) = -3 * (5/6)**4
- terrain limits protect a lone leader
    SS lone-leader defender_on=hill : P(defender_leader_lost) = 1 - (5/6)**2
- a lone leader does not battle back
    SS lone-leader : P(battled_back) = 0

# Retreats and Bolster Morale (B4, B5)
- each flag is a hex for most units and two for levies
    LV AB         : P(defender_retreat == 2) = 1/36
    AB LV range=2 : P(defender_retreat == 2) = 10/36
                  : P(defender_retreat == 4) = 1/36
- a square unit may ignore one flag
    AB SS range=2 : P(defender_retreat == 1) = 1/36
- a leader lets his unit ignore one flag
    AB AB range=2 defender_leader=foot : P(hits == 0 and defender_retreat == 1) = 1/36
- a leader killed in the check no longer helps
    AB AB range=2 defender_leader=foot bonus_dice=1 \
        : P(defender_retreat == 2 | defender_leader_lost) > 0
- two supporters let a unit ignore one flag
    AB AB range=2 defender_support : P(defender_retreat == 1) = 1/36
- at most two flags are ignored, whatever the sources
    AB SS range=2 bonus_dice=1 defender_leader=foot defender_support defender_on=bridge \
        : P(defender_retreat == 1) = (1/6)**3
- ignoring is a choice save on a castle, where one die's flag must be ignored
    AB SS range=2 defender_flags=accept : P(defender_retreat == 1) = 10/36
    AB SS range=2 defender_flags=accept defender_on=castle : P(defender_losses > hits) = 0
- terrain that lets infantry ignore a flag: of one die's there is none
    AB AS range=2 moved=1 defender_on=bridge   : P(defender_retreat > 0) = 0
    AB AS range=2 moved=1 defender_on=palisade : P(defender_retreat > 0) = 0
    AB AS range=2 moved=1 defender_on=fence    : P(defender_retreat > 0) > 0
    CB AS range=2 moved=1 defender_on=fence    : P(defender_retreat > 0) = 0
- cavalry on a palisade ignores only for its rank
    AB CS range=2 defender_on=palisade : P(defender_retreat == 1) = 1/36
- each hex of retreat that cannot be made costs a block, and a flag is two hexes for levies
    AB LV range=2 moved=1 defender_room=0 : P(defender_losses == 2) = 1/6
    AB LV range=2 moved=1 defender_room=1 : P(defender_losses == 1 | defender_retreat == 1) = 1
- a unit that cannot retreat pays no honor and battles back
    LV AB defender_room=0 : P(battled_back | hits < defender_losses and defender_losses < 4) = 1
        : min(defender_tokens | hits < defender_losses and defender_losses < 4) >= 0
- a unit that retreated does not battle back
    SS AB : P(battled_back | defender_retreat > 0) = 0
          : P(battled_back | defender_retreat == 0 and defender_losses < 4) = 1
- a leader has room of his own, by default his unit's
    AB AB range=2 defender_blocks=1 defender_leader=foot defender_room=0 defender_leader_room=1 \
        : P(defender_seppuku) = 0
    AB AB range=2 defender_blocks=1 defender_leader=foot defender_leader_room=0 \
        : P(defender_seppuku | hits > 0 and not defender_leader_lost) = 1
    AB AB range=2 defender_blocks=1 defender_leader=foot defender_room=0 \
        : P(defender_seppuku | hits > 0 and not defender_leader_lost) = 1
    AB lone-leader range=2 defender_leader_room=0 : P(defender_seppuku) = (5/6)**2
- a unit stops at a lone leader whom it can join, and ignores the rest
    AB LV range=2 moved=1 defender_joins=1 : P(defender_retreat == 1) = 1/6
        : E(defender_losses | defender_retreat) = 0
    AB LV range=2 moved=1 defender_joins=1 defender_room=1 : E(defender_losses | hits == 0) = 0
- a unit with a leader is stopped by another whom it cannot join
    AB AS range=2 defender_joins=1 defender_leader=foot \
        : P(defender_retreat > 0 | not defender_leader_lost) = 0
        : P(defender_losses | hits == 0) = 1/25
- and joins him once its own is dead
    AB AS range=2 defender_joins=1 defender_leader=foot bonus_dice=1 \
        : P(defender_retreat == 1 | defender_leader_lost and defender_losses == 1) > 0
- who has joined a leader ignores a flag in the second volley
    SB AS range=2 volleys=2 defender_joins=1 bonus_dice=3 : max(defender_retreat) = 6
- the second volley at a target of its own
    SB AS range=2 volleys=2 second_target=levy : P(then_fought) = 1
        : P(then_battled_back) = 0
    SB AS range=2 volleys=2 second_target=levy then_on=forest : max(then_losses) = 1
    SB lone-leader range=2 volleys=2 second_target=lone-leader then_room=0 \
        : P(then_seppuku) = (5/6)**3
- a leader whose unit dies of a blocked retreat stays unharmed
    AB AB range=2 defender_room=0 defender_blocks=1 defender_leader=foot \
        : P(defender_leader_lost + defender_seppuku > 0 | defender_losses == 1 and hits == 0) = 0

# Retreat & Loss of Honor
- tokens lost for each hex of retreat
    AA AB range=2 defender_flags=accept : E(defender_tokens | defender_retreat == 1) = -1
                                        : E(defender_tokens | defender_retreat == 2) = -2
    AA AS range=2 defender_flags=accept : E(defender_tokens | defender_retreat == 1) = -1
                                        : E(defender_tokens | defender_retreat == 2) = -2
    AA SS range=2 defender_flags=accept : E(defender_tokens | defender_retreat == 1) = -2
                                        : E(defender_tokens | defender_retreat == 2) = -4
    AA CS range=2 defender_flags=accept : E(defender_tokens | defender_retreat == 1) = -2
                                        : E(defender_tokens | defender_retreat == 2) = -4
- and for a leader, unless he was lost
    AA AS range=2 defender_flags=accept defender_leader=foot \
        : E(defender_tokens | not defender_leader_lost and defender_retreat == 1) = -2
        : E(defender_tokens | not defender_leader_lost and defender_retreat == 2) = -4
    AA SS range=2 defender_flags=accept defender_leader=foot \
        : E(defender_tokens | not defender_leader_lost and defender_retreat == 1) = -3
        : E(defender_tokens | not defender_leader_lost and defender_retreat == 2) = -6
- a bodyguard pays three a hex with its commander
    LV BG defender_flags=accept back_bonus_dice=0 : E(defender_tokens | defender_retreat == 2) = -6
- levies pay two however far, and one a hex for a leader
    AB LV range=2 : E(defender_tokens | defender_retreat == 4) = -2
    AB LV range=2 defender_leader=foot defender_flags=accept \
        : E(defender_tokens | defender_retreat == 4) = -6

# Lack of Honor (B12)
- the book's example: a samurai unit one token short rolls 4 dice plus 1, and fears its squares
    AB SB range=2 moved=1 defender_honor=1 defender_flags=accept \
        : P(defender_losses == 0 | defender_retreat == 1) = (5/6)**5
        : E(defender_disorder | defender_retreat == 1) = 5 * 2/6
        : E(defender_tokens | defender_retreat == 1) = -1
- matching symbols beyond the blocks are lost
    AB AB range=2 moved=1 defender_honor=0 defender_blocks=1 \
        : P(defender_losses == 1 | defender_retreat == 1) = 1 - (5/6)**5
        : P(attacker_banners == 1 | defender_retreat == 1) = 1 - (5/6)**5
- a leader outlives a unit lost to lack of honor, unchecked
    AB AB range=2 moved=1 defender_honor=0 defender_blocks=1 defender_leader=foot \
        defender_flags=accept : P(defender_leader_lost or defender_seppuku | \
        defender_retreat == 1 and defender_losses == 1) = 0
- swords kill a lone leader whose retreat was not paid
    AB lone-leader range=2 moved=1 defender_honor=2 \
        : P(defender_leader_lost | hits == 0) = 1 - (5/6)**5
        : E(defender_disorder | hits == 0) = 5 * 3/6
- swords do nothing to a bodyguard in lack of honor
    LV BG defender_honor=0 defender_flags=accept \
        : P(defender_losses != min(hits, 4) | defender_retreat > 0) = 0
- tokens gained earlier in the exchange may pay: who collected four or more has paid two
    SS SS attacker_honor=0 : max(attacker_tokens | \
        attacker_retreat == 1 and attacker_disorder == 0 and attacker_losses == 0) >= 2

# terrain limits (Battlefield Terrain), besides those listed below
- a hill does not protect from an attacker on a hill
    SS LV attacker_on=hill defender_on=hill : max(hits) = 3
- the lower limit of both hexes holds, and card dice exceed it
    SS LV attacker_on=ravine defender_on=forest : max(hits) = 1
    SS LV attacker_on=ravine defender_on=forest bonus_dice=3 : max(hits) = 4
- a battle back is limited by both hexes too
    LV SS attacker_on=forest defender_on=hill : max(attacker_losses) = 2

# castle (B9, B11)
- two dice hit by 11 in 36 and cost a block by two flags in 1: either calls for a check
    AB AS range=2 bonus_dice=1 defender_on=castle defender_leader=foot defender_flags=accept \
        : P(defender_leader_lost) = 12/36 * 1/36
        : P(defender_leader_lost | hits == 0 and defender_losses == 1) = 1/36
        : E(defender_tokens | hits == 0 and defender_losses == 1 and not defender_leader_lost) = 0
- the same of a last block: the leader left alone gets away
    AB AS range=2 bonus_dice=1 defender_on=castle defender_leader=foot defender_flags=accept \
        defender_blocks=1 : P(defender_leader_lost) = 12/36 * 1/6
        : P(defender_leader_lost | hits == 0 and defender_losses == 1) = 1/6
        : E(defender_tokens | hits == 0 and defender_losses == 1 and not defender_leader_lost) = -3
- one roll calls for one check: castle flags after hits for none
    AB AS range=2 bonus_dice=2 defender_on=castle defender_leader=foot defender_flags=accept \
        : P(defender_leader_lost | hits == 1 and defender_losses == 2) = 1/36
- the leader whose unit dies of castle flags after a check that he survived stays in the hex
    AB AS range=2 bonus_dice=2 defender_on=castle defender_leader=foot defender_flags=accept \
        defender_blocks=2 : P(defender_leader_lost | hits == 1 and defender_losses == 2) = 1/36
        : E(defender_tokens | hits == 1 and defender_losses == 2) = 0
- on a castle flags (of two, one is ignored) cost blocks instead of ground, and no honor
    AB AB range=2 bonus_dice=1 defender_on=castle : P(defender_retreat > 0) = 0
        : P(defender_losses > hits) = 1/36
        : E(defender_tokens) = 0
- castle flags hit levies once each, not twice
    SS LV defender_on=castle \
        : max(defender_losses | hits == 0 and defender_losses > 0 and battled_back) = 1
- a unit on a castle battles back after losing blocks to flags
    SS AS defender_on=castle bonus_dice=2 : P(battled_back | defender_losses < 4) = 1
- cavalry attacked from a castle cannot battle back at it
    SS CS attacker_on=castle : P(battled_back) = 0
- cavalry on a castle does not battle back
    SS CS defender_on=castle : P(battled_back) = 0
                             : P(defender_losses > hits) > 0

# First Strike and Ambush (B15)
- after first strike there is no battle back
    SS SS first_strike : P(battled_back) = 0
- an attacker driven off or killed by first strike does not attack
    AB SS first_strike : P(hits > 0 or defender_losses > 0 | attacker_retreat > 0) = 0
    AB SS first_strike attacker_blocks=1 : P(hits > 0 | attacker_losses == 1) = 0
- the token to inspire is spent even if first strike kills the attacker
    AB SS attacker_leader=foot inspire first_strike attacker_blocks=1 attacker_room=0 \
        : E(attacker_tokens | attacker_losses == 1 and attacker_leader_lost) = -1
- inspiration declared outlives a leader killed by first strike
    SS LV attacker_leader=foot inspire first_strike attacker_support \
        : max(hits | attacker_leader_lost and attacker_retreat == 0) = 5
- inspiring back applies to first strike
    SS AB first_strike defender_leader=foot inspire_back : max(attacker_losses) = 3
- ambush strikes first with a die more and costs one of the tokens of three honor symbols
    SS AB ambush : max(attacker_losses) = 3
                 : max(defender_tokens) = 2
                 : P(battled_back) = 0

# Levy Infantry Swarm (B14)
- a swarm rolls all its dice at once, each levy's limited by its own terrain
    LV LV swarm=3 : max(hits) = 6
    LV LV swarm=3 attacker_on=ravine : max(hits) = 3
- a card die counts once for each levy of a swarm
    LV LV swarm=3 bonus_dice=1 : max(hits) = 9
- immunity counts once against a swarm: of six dice, two swords are ignored
    LV SS swarm=3 : P(hits == 0) = (4**6 + 6 * 4**5 + 15 * 4**4) / 6**6
- the battle back hits the leading levy alone
    LV SS swarm=3 attacker_blocks=2 : max(attacker_losses) = 2
- the others of a swarm still roll after first strike
    LV SS swarm=2 first_strike attacker_blocks=1 : max(hits | attacker_losses == 1) = 2
- each inspired levy costs a token and adds a die
    LV LV swarm=3 inspire swarm_inspired=3 attacker_leader=mounted : max(hits) = 9
        : max(attacker_tokens) = -3

# Hold and Shoot (B28)
- two volleys, also by the card, are two full fires; hits are of the first roll
    AA SS range=2 volleys=2 : max(defender_losses) = 4
                            : max(hits) = 2
    AA SS range=2 card=hold-and-shoot : max(defender_losses) = 4
- a target out of range after the first volley (no flag in 25 of 36) is not fired at again
    AB AB range=3 volleys=2 : E(defender_losses) = 2/6 + 25/36 * 2/6
- an arquebus fires one die at a target pushed to range four, none at one pushed to five
    AA AB range=3 volleys=2 : E(defender_losses) = 4/6 + 25/36 * 4/6 + 10/36 * 2/6

# cards
- cards that let a unit move further and battle
    CS LV card=cavalry-charge moved=3 : P(hits > 0) > 0
    SS LV card=infantry-onslaught moved=2 : P(hits > 0) > 0
    AS LV card=infantry-onslaught moved=2 : P(hits > 0) > 0
- cards that add a die
    CS LV card=cavalry-charge : max(hits) = 5
    CS LV card=shogun : max(hits) = 5

# Gaining Ground and Bonus Close Combat (B24)
- the bonus combat follows only when the hex was vacated
    CS LV then=LV : P(then_fought | defender_losses == 4 or defender_retreat > 0) = 1
                  : P(then_fought | defender_losses < 4 and defender_retreat == 0) = 0
- cavalry needs no leader for a bonus combat, and infantry does
    SS LV then=LV : P(then_fought) = 0
    SS LV then=LV attacker_leader=foot : P(then_fought) > 0
- no bonus combat from terrain that forbids battle on entry
    CS LV defender_on=building then=LV attacker_leader=mounted : P(then_fought) = 0
    CS LV defender_on=ravine then=LV attacker_leader=mounted : P(then_fought) = 0
    CS LV defender_on=fence then=LV attacker_leader=mounted : P(then_fought) = 0
    CS LV defender_on=palisade then=LV attacker_leader=mounted : P(then_fought) = 0
    CS LV defender_on=forest then=LV attacker_leader=mounted : P(then_fought) > 0
    SS LV defender_on=building then=LV attacker_leader=foot : P(then_fought) = 0
    SS LV defender_on=ravine then=LV attacker_leader=foot : P(then_fought) = 0
    SS LV defender_on=fence then=LV attacker_leader=foot : P(then_fought) > 0
    SS LV defender_on=palisade then=LV attacker_leader=foot : P(then_fought) > 0
- the attacker fights the bonus combat from the defender's former hex, on a hill with three dice
    CS LV defender_on=hill then=LV : max(then_losses) = 3
- an attacker who left a castle retreats like anyone in the bonus combat
    SS LV attacker_on=castle attacker_leader=foot then=SS attacker_flags=accept \
        : P(attacker_retreat > 0 | then_fought) > 0
        : P(attacker_retreat > 0 | not then_fought) = 0
- card dice apply again in the bonus combat, and inspiration costs again
    SS LV attacker_leader=foot then=LV then_inspire inspire bonus_dice=1 then_blocks=4 \
        : max(attacker_tokens | then_fought) = -2
- the second defender battles back, and the attacker's losses count both
    CS LV then=SS : P(attacker_losses > 0 | then_battled_back) > 0
                  : P(battled_back | then_battled_back) = 0
- first strike may answer the bonus combat
    CS LV then=SS then_first_strike : P(then_battled_back) = 0
                                    : P(attacker_losses > 0 and then_fought) > 0
- an ambush may answer the bonus combat, with a die more, if it can be paid
    CS LV then=SS then_ambush : P(then_battled_back) = 0
                              : max(attacker_losses | then_fought and not battled_back) = 4
    CS lone-leader defender_honor=0 then=SS then_ambush then_blocks=4 \
        : P(then_battled_back | not defender_seppuku) > 0
- a bonus inspiration is spent when first strike drives the attacker off for three tokens
    CS LV attacker_leader=mounted then=SS then_inspire then_first_strike \
        : E(attacker_tokens | then_fought and attacker_retreat == 1 and attacker_losses == 0) = -4
- cavalry may strike first once the attacker has left his castle
    SS LV attacker_on=castle attacker_leader=foot then=CS then_first_strike \
        : P(attacker_losses > 0) > 0
- a lone leader killed or gone vacates the hex
    CS lone-leader then=LV : P(then_fought) = 1
- a leader left standing by a blocked retreat keeps the hex
    CS LV defender_leader=foot defender_room=0 defender_blocks=1 then=LV \
        : P(then_fought | defender_losses == 1 and hits == 0) = 0
"""
_FIGURE = re.compile(r"(P|E|max|min)\((.+?)(?: \| (.+))?\) (=|>=|<=|>) (.+)")


def attack(attacker: str, defender: str, **options: Any) -> Odds:
    return battles.attack(attacker, defender, **options)


def near(figure: float, expected: float) -> bool:
    return abs(figure - expected) < 1e-12


@pytest.mark.parametrize("rule", by_rule(RULES))
def test_rule(rule: str) -> None:
    for asked, figure in by_rule(RULES)[rule]:
        said = _FIGURE.fullmatch(figure)
        assert said, figure
        what, text, condition, sign, expected = said.groups()
        odds = answered(asked)
        if condition:
            odds = odds.given(condition)
        if what in ("P", "E"):
            found = float(odds.p(text) if what == "P" else odds.expect(text))
        else:
            found = float({"max": max, "min": min}[what](odds.columns[text]))
        fits = {"=": near(found, eval(expected)), ">": found > 0}
        fits |= {">=": found >= eval(expected), "<=": found <= eval(expected)}
        assert fits[sign], (asked, figure, found)


# ---- terrain limits (Battlefield Terrain) --------------------------------------------

LIMITS = {  # dice on: close, fire; at: close, fire; of infantry, then of cavalry
    "open": ((4, 3, 4, 3), (4, 3, 4, 3)),
    "forest": ((2, 2, 2, 1), (2, 2, 2, 1)),
    "hill": ((3, 3, 2, 3), (3, 3, 2, 3)),
    "ford": ((2, 1, 2, 2), (2, 1, 2, 2)),
    "shallow-ford": ((4, 3, 4, 3), (4, 3, 4, 3)),
    "bridge": ((4, 3, 4, 3), (4, 3, 4, 3)),
    "building": ((2, 1, 2, 1), (1, 1, 2, 1)),
    "field": ((4, 3, 4, 3), (2, 2, 2, 2)),
    "ravine": ((1, 1, 2, 1), (1, 1, 1, 1)),
    "tent": ((4, 3, 4, 3), (4, 3, 4, 3)),
    "fence": ((2, 2, 2, 2), (2, 2, 2, 2)),
    "palisade": ((2, 2, 2, 2), (2, 2, 2, 2)),
    "castle": ((3, 3, 2, 1), None),
}


@pytest.mark.parametrize("ground", LIMITS)
def test_dice_limits_of_each_terrain(ground: str) -> None:
    for limits, spear, bow in zip(LIMITS[ground], ("SS", "CS"), ("SB", "CB"), strict=True):
        for place, dice in enumerate(limits or ()):
            where = f"{('attacker', 'defender')[place // 2]}_on={ground}"
            asked = f"{bow} LV range=2 {where}" if place % 2 else f"{spear} LV {where}"
            assert max(answered(asked).columns["hits"]) == dice, asked


@pytest.mark.parametrize(("reading", "killed"), [(0, 1 / 36), (1, 1 / 36), (2, 71 / 36**2)])
def test_castle_flags_after_hits_call_for_a_second_check_by_one_reading(
    tmp_path: Path, reading: int, killed: float
) -> None:
    rules = tmp_path / "reading.toml"
    rules.write_text(f"[numbers]\ncastle_flag_check = {reading}\n")
    case = {"range": 2, "bonus_dice": 2, "defender_on": "castle", "defender_leader": "foot"}
    both = attack(
        "ashigaru-bow", "ashigaru-spear", **case, defender_flags="accept", rules=str(rules)
    ).given("hits == 1 and defender_losses == 2")
    assert near(both.p("defender_leader_lost == 1"), killed)


def test_by_the_other_reading_a_leader_left_by_a_blocked_retreat_gets_away(
    tmp_path: Path,
) -> None:
    rules = tmp_path / "evades.toml"
    rules.write_text("[numbers]\nleader_left_evades = 1\n")
    case = {"range": 2, "defender_blocks": 1, "defender_leader": "foot", "rules": str(rules)}
    case |= {"defender_room": 0, "defender_flags": "accept"}
    for alone, fate in ((1, "defender_tokens == -3"), (0, "defender_seppuku == 1")):
        left = attack("ashigaru-bow", "ashigaru-spear", **case, defender_leader_room=alone).given(
            "hits == 0 and defender_losses == 1"
        )
        assert left.p(fate) == 1


def test_castle_flags_call_for_no_check_by_the_old_reading(tmp_path: Path) -> None:
    rules = tmp_path / "old.toml"
    rules.write_text("[numbers]\ncastle_flag_check = 0\n")
    case = {"range": 2, "bonus_dice": 1, "defender_on": "castle", "defender_blocks": 1}
    case |= {"defender_leader": "foot", "defender_flags": "accept", "rules": str(rules)}
    flagged = attack("ashigaru-bow", "ashigaru-spear", **case).given(
        "hits == 0 and defender_losses == 1"
    )
    assert flagged.p("defender_leader_lost == 1") == 0
    assert flagged.expect("defender_tokens") == 0  # he stays in the hex (B5)


# ---- one attack against another ------------------------------------------------------


def test_a_second_inspiration_is_not_made_without_a_token() -> None:
    options: dict[str, Any] = {"attacker_leader": "foot", "then": "levy", "inspire": True}
    poor = attack("samurai-spear", "levy", **options, then_inspire=True, attacker_honor=1)
    plain = attack("samurai-spear", "levy", **options, attacker_honor=1)
    assert near(poor.expect("then_losses"), plain.expect("then_losses"))


@pytest.mark.parametrize("dice", range(5))
def test_more_dice_never_hurt_the_attacker(dice: int) -> None:
    fewer = attack("ashigaru-spear", "samurai-spear", bonus_dice=dice)
    more = attack("ashigaru-spear", "samurai-spear", bonus_dice=dice + 1)
    for blocks in range(1, 5):
        assert more.p(f"hits >= {blocks}") > fewer.p(f"hits >= {blocks}")


@pytest.mark.parametrize("unit", ["samurai-spear", "samurai-bow", "levy", "ashigaru-spear"])
def test_first_strike_is_the_mirror_image_of_an_attack(unit: str) -> None:
    first = attack(unit, unit, first_strike=True)
    plain = attack(unit, unit)
    for losses in range(5):
        assert near(
            first.p(f"attacker_losses == {losses}"), plain.p(f"defender_losses == {losses}")
        )


@pytest.mark.parametrize("who", ["attacker", "defender"])
def test_the_best_choice_of_flags_is_no_worse_than_either_fixed_policy(who: str) -> None:
    value = "defender_losses - attacker_losses + attacker_banners - defender_banners"
    sign = 1 if who == "attacker" else -1
    for options in ({}, {"defender_room": 0, "attacker_room": 0}, {f"{who}_support": True}):
        for pair in (("samurai-spear", "samurai-bow"), ("ashigaru-spear", "samurai-spear")):
            fixed = [
                sign * attack(*pair, **options, **{f"{who}_flags": policy}).expect(value)
                for policy in ("ignore", "accept")
            ]
            best = sign * attack(*pair, **options, **{f"{who}_flags": "best"}).expect(value)
            assert best >= max(fixed) - 1e-12
