"""The examples that open the help of each command; all that need no file are run by the tests."""

_SKIRMISH = "first-samurai-skirmish"

EXAMPLES: dict[str, tuple[str, ...]] = {
    "": (
        "battles attack samurai-spear ashigaru-bow",
        'swords battle "daimyo, 2 bowmen, 3 spearmen" "4 spearmen"',
        'ran shock "SI 7-4/6-3" "AS 6-4/5-3"',
    ),
    "battles attack": (
        "battles attack samurai-spear ashigaru-bow",
        "battles attack SS AB --defender-on forest --bonus-dice 1",
        "battles attack samurai-bow levy --range 3 --moved 1",
        'battles attack CS AS --then LV --show "then_losses > 1"',
    ),
    "battles compare": (
        "battles compare samurai-spear levy,ashigaru-bow",
        "battles compare SS,CS AB --vary defender-on=open,forest,hill",
        'battles compare --a "SS AB --defender-on hill" --b "SB AB --range 2"',
    ),
    "battles table": (
        "battles table",
        "battles table --defender-on forest --show defender_losses",
        'battles table --attackers SS,AS --show "defender_losses >= 2"',
    ),
    "battles map": (f"battles map {_SKIRMISH}", "battles map nagashino-center --format json"),
    "battles play": (
        f"battles play {_SKIRMISH} --samples 50",
        "battles play study-spears --blue random --show turns --samples 50",
        f"battles play {_SKIRMISH} --trace 0",
    ),
    "battles turn": (
        "battles turn study-spears --samples 50",
        "battles turn study-spears --card order-two-center --samples 50",
    ),
    "battles balance": (
        "battles balance study-spears --seconds 10",
        "battles balance first-samurai-skirmish --bots careful --samples 400",
    ),
    "battles scenarios": ("battles scenarios",),
    "battles bots": ("battles bots",),
    "swords battle": (
        'swords battle "daimyo, 2 bowmen, 3 spearmen" "4 spearmen, ronin"',
        'swords battle "daimyo, 3 spearmen" "gunner" --castle --stop best',
        'swords battle "3 spearmen" "2 spearmen" --then "2 spearmen"',
    ),
    "swords compare": (
        'swords compare "3 spearmen; 2 gunners" "2 bowmen; 3 spearmen"',
        'swords compare "5 spearmen" "2 spearmen" --vary stop=best,none',
        "swords compare --a \"'3 gunners' bowman\" --b \"'4 spearmen' bowman\"",
    ),
    "swords ninja": ('swords ninja --then-battle "daimyo, bowman v daimyo, gunner"',),
    "swords force": (
        'swords force "daimyo, 2 spearmen" --target 0.8',
        'swords force "3 gunners" --side defender --castle --target 0.7',
    ),
    "swords levy": ('swords levy 4 "3 spearmen" --side attacker',),
    "swords campaign": (
        'swords campaign "daimyo, 3 gunners" --province "a: gunner" --border home-a',
    ),
    "swords table": (
        "swords table --sizes 1-6",
        'swords table --attackers "5 spearmen; daimyo" --defenders "gunner; bowman"',
    ),
    "swords map": ("swords map chapter-7", "swords map standard-3 --format json"),
    "swords scenarios": ("swords scenarios",),
    "swords bots": ("swords bots",),
    "swords play": (
        "swords play --players 3 --samples 50",
        "swords play quick-4 --samples 50 --show rounds --show fallen",
        "swords play chapter-7 --trace 0",
    ),
    "swords round": (
        'swords round chapter-7 --seat 2 --plan "ronin 2, ninja 3" --samples 50',
        'swords round chapter-7 --seat 2 --plan "levy 5" --plan bot --samples 50',
    ),
    "swords worth": ("swords worth castle --players 3 --samples 20",),
    "swords par": ("swords par --players 3 --samples 50",),
    "swords balance": ("swords balance --players 3 --samples 100",),
    "ran shock": (
        'ran shock "SI 7-4/6-3" "AS 6-4/5-3 2h"',
        'ran shock "KB 7-6/6-5 charge" "AS 6-4/5-3" --terrain woods',
    ),
    "ran fire": ('ran fire "AS-T 6-4" "SI 7-4/6-3" --range 2',),
    "ran assault": ('ran assault "SI 7-4/6-3" "AS-T 6-4"',),
    "ran orders": ('ran orders "5, 4, 3" --initiative 6 --enemy-busho 5',),
    "ran activation": ('ran activation "Baba: Hojo 2" "Sanada" --active-enemy Hojo',),
    "ran duel": ("ran duel 6/5 5/4", "ran duel 6/5 5/4 --best"),
    "ran withdraw": ('ran withdraw "AS 6-4/5-3"',),
    "ran rally": ('ran rally "AS 6-4/5-3 + SI 7-4/6-3"',),
    "ran recover": ('ran recover "AS 6-4/5-3 disrupted 2h"',),
    "ran alone": ("ran alone KB",),
    "ran flight": ("ran flight 15/10/5",),
    "ran rout": ("ran rout --level 20 --combat \"shock 'SI 7-4' 'AS 6-4'\"",),
    "ran compare shock": (
        'ran compare shock "SI 7-4/6-3; AS 6-4/5-3" "AS 6-4/5-3"',
        'ran compare shock "KB 7-6/6-5" "AS 6-4/5-3" --vary charge=yes,no',
    ),
    "ran map": ("ran map study-guns-and-horse", "ran map suriagehara --format json"),
    "ran scenarios": ("ran scenarios",),
    "ran bots": ("ran bots",),
    "ran play": (
        "ran play study-foot --samples 50",
        "ran play study-three-contingents --blue random --show turns --samples 50",
        "ran play study-foot --trace 0",
    ),
    "ran turn": ("ran turn study-three-contingents --contingent B --samples 50",),
    "ran balance": (
        "ran balance study-guns-and-horse --seconds 10",
        "ran balance study-foot --bots random --samples 256",
    ),
    "booklet": (
        "booklet battles --out battles.pdf",
        "booklet ran --scenario nunobeyama --out sheet.pdf --paper letter",
        "booklet battles --part odds --units SS,AB,levy --out mine.txt",
    ),
    "page": ("page --one odds.html", "page --out odds"),
    "merge": ("merge monday.games tuesday.games",),
    "info": ("info", "info --format json"),
    "schema": ("schema battles",),
    "luck": ("luck session.txt", "luck session.txt --plot luck.png"),
    "ran table pairs": ("ran table pairs",),
    "ran table shifts": ('ran table shifts "SI 7-4/6-3" "AS 6-4/5-3"',),
    "ran table breaking": ('ran table breaking "SI 7-4/6-3" AS',),
}
