"""What is refused: in one line that says what is wrong or what would be right, with status 2."""

import shlex

import pytest

from tests.cli.running import Run

REFUSED = """
battles attack samurai-spear ashigaru-bew -> did you mean 'ashigaru-bow'?
battles attack SS spearr -> 'spearr': did you mean 'samurai-spear' or 'ashigaru-spear' or 'sam
battles attack bow levy -> 'bow': did you mean 'samurai-bow' or 'ashigaru-bow' or 'sam
battles attack SS AB --range two -> two
battles attack SS AB --rnage 2 -> --rnage
battles attack samurai-spear -> missing argument
battles attack SS AB --exact --simulate -> exclude each other
battles attack SS AB --exact --samples 5 -> takes no --samples
battles attack SS AB --where 'hits > 1' --where 'hits < 1' -> '--where': given 2 times: it takes one
battles attack SS AB --seed 1 --seed 2 --samples 10 -> '--seed': given 2 times: it takes one value
battles attack SS AB --format json --format text -> '--format': given 2 times
battles compare SS LV,AB --by hits --by hits -> '--by': given 2 times
booklet ran --out a.pdf --out b.pdf -> '--out': given 2 times
merge r.games --where "winner == 'red'" --where "winner == 'blue'" -> '--where': given 2 times
battles attack SS AB --samples 0 -> samples must be above 0
battles attack SS AB --plot odds.gif -> choose a name in .png
battles attack SS AB --plot nowhere/odds.png -> cannot write
battles attack SS AB --show 'his > 1' -> did you mean 'hits'?
battles attack SS AB --where 'hits > 9' -> is never met
battles attack SS AB --trace -1 -> a battle's number
battles attack SS AB --rules nothing.toml -> cannot read the rules file
battles attack SS AB --show 'hits > 1e999' -> a number must be below 1e308
battles attack SS AB --where 'hits in (1/0, 2)' -> divides by zero
battles attack SS AB --show 'in (1,2)' -> write a variable before 'in'; arithmetic
battles odds '' e6 e5 -> cannot read the scenario file '': that is no name of a file
battles new '' -> ''
battles map study-spears --save '' -> --save '': that is no name of a file
booklet swords --out '' -> --out '': that is no name of a file
page --out '' -> --out '': that is no name of a folder
swords play '' -> cannot read the setup file '': that is no name of a file
swords battle '4 spearmen' gunner --defender-ronin 0:0,5 -> write 0.5 with a point
battles atack -> atack
battles compare samurai-spear levy -> two or more attacks
battles compare --a 'samurai-spear levy' -> two or more
battles compare --a 'samurai-spear levy' --b 'x levy' -> unknown attacker
battles compare --a "'" --b "levy levy" -> cannot read the attack
battles compare levy levy --vary inspire=maybe -> 'maybe'
battles compare levy levy --vary on=forest -> unknown option 'on'
battles compare levy levy --vary swarm=1,2 --vary swarm=3 -> names an option twice
battles attack SS AB --where '' -> write an expression
battles attack SS AB --then levy --then levy -> it takes one value
battles attack SS AB --rules '' -> cannot read the rules file
battles table --attackers levi -> did you mean 'levy'?
battles table --trace 1 -> no such option
battles table --attackers levy --range 2 -> no missile weapon
battles play no-such-battle -> unknown scenario 'no-such-battle'
battles play study-spears --red clever -> unknown bot for red 'clever'
battles play study-spears --first green -> unknown side to move first 'green'
battles play study-spears --turn-limit 0 -> turn-limit is from 1 to
battles play study-spears --samples 0 -> samples must be above 0
battles play study-spears --target-error 0 -> --target-error must be above 0
battles play study-spears --plot a.txt -> --plot 'a.txt'
battles play study-spears --save a.txt -> --trace I --save FILE --at-turn N
battles play study-spears --trace 0 --save a.txt --at-turn 2 --plot a.png -> leave out --plot
battles play study-spears --trace 0 --plot a.png -> takes no --plot
battles play study-spears --dragons none.toml -> cannot read the Dragon cards
battles turn study-spears --card order-four -> unknown command card 'order-four'
battles turn study-spears --card shogun --orders no.txt -> cannot read the ord
battles turn study-spears --card shogun --replies -1 -> replies is a whole
battles balance study-spears --margin 60 -> margin must be above 0 and below 50%
battles par study-spears --margin 0 -> margin must be above 0 and below 50%
battles balance study-spears --bot clever -> unknown bot
battles balance study-spears --bots greedy,clever -> unknown bot 'clever'
battles balance study-spears --bots random --bot random -> takes no --bot
battles balance study-spears --plot a.txt -> --plot 'a.txt'
battles attack samurai spear levy -> a unit is one word
battles attack SS,AS LV -> 'battles compare' takes lists
battles attack SS LV --terrain forest -> --defender-on
battles compare SS LV --vary terrain=forest,hill -> 'defender-on'
battles attack SS LV --show hits=2 -> write ==
battles balance study-spears --within 3 -> did you mean --margin?
battles attack -> as in battles attack samurai-spear ashigaru-bow
battles map nunobeyma -> did you mean 'nunobeyama'
battles map nunobeyama --plot map.bmp -> choose a name in .png
swords battle gunner gunner --then '3 ronin' --then x -> 2 times
swords battle spearman '2 horses' -> unknown unit 'horses'
swords battle spearman spearman --stop-after 0 -> from 1 to
swords battle spearman spearman --where 'won > 2' -> never met
swords force spearman --target 0.5 --trace 1 -> no such option
swords levy 1 spearman --plot x.png -> no such option
swords table --sizes 0-3 -> within 1-15
swords campaign spearman --province "a: spearman" -> only a daimyo's army
swords ninja --simulate -> no such option
swords ninja --trace 1 -> no such option
swords duel -> no such command
swords battle 3 spearmen 2 spearmen -> quote a force
swords force 2 spearmen --target 0.8 -> quote a force
swords par quick-3 4 planner -> all but a setup are options
swords advise chapter-7 -> missing option '--seat'; see --help
swords play --bots random --bots ieyasu -> given 2 times
swords play --players 3 --bots random --rules ieyasu -> cannot read the rules file 'ieyasu'
swords play --players 3 --bots random --save p.txt -> --trace I --save FILE --at-round N
swords play --players 3 --bots random --goal 0 -> 0 provinces to win
swords play --players 3 --goal 22 -> to win: every seat begins with 22 or more: 23 to 68
swords play --players 3 --bots random --games x -> --games 'x'
swords play --players 3 --bots random --where "winner == 'seat-9'" -> seat-9
swords play --players 3 --bots random --show koku -> koku
swords battle gunner "2, spearmen" -> '2' of what?
ran shock 'SI 7-4' 'AS 6-4' --shift 1 --shift 2 -> 2 times ('1', '2')
swords map standard-9 -> unknown setup 'standard-9': did you mean 'standard-5'
swords map standard-4 --plot map.txt -> map.txt
swords map no/where -> cannot read the setup file 'no/where'
ran map study-food -> did you mean 'study-foot'
ran map no/such.txt -> cannot read the scenario file
ran map study-foot --plot map.xyz -> map.xyz
ran shock AS 6-4 SI 7-4 -> quote a unit
ran flight 15 10 5 -> 15/10/5
battles compare SS LV,AB --vary defender-on=open,hil -> did you mean 'hill'?
ran withdraw 'SI 7-4/6-3' 'AS 6-4/5-3' -> the enemy goes into --enemy-units
ran alone KB AS -> name the type of the enemy that comes, as in ran alone KB
ran play study-foot careful greedy -> all but a scenario are options
booklet ran -> as in booklet battles --out battles.pdf
battels -> did you mean 'battles'?
"""


@pytest.mark.parametrize("case", REFUSED.strip().splitlines())
def test_it_is_refused_in_one_line(case: str, run: Run) -> None:
    line, said = case.split(" -> ")
    assert said in run.refused(*shlex.split(line))
