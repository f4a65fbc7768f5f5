"""What is told of a roll is what the rules made of it: limits, modifiers, results, whose it is."""

from collections.abc import Iterator
from functools import cache

from samurai_odds import ran
from samurai_odds.play.events import Happening
from samurai_odds.play.games import record
from samurai_odds.play.replay import Step, replay
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.facts import Used
from samurai_odds.ran.facts import load as facts
from samurai_odds.ran.full_game.game import start
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.events import happened
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.narration import lines
from samurai_odds.ran.rules.narration_rolls import told as in_words
from samurai_odds.ran.scenario.text import load

SEED = 4
BATTLES = (  # for what few battles meet
    ("suriagehara", "greedy", 0),  # a busho fights, one is under fire
    ("suriagehara", "greedy", 1),  # who pursues shocks in the enemy's orders phase
    ("nunobeyama", "greedy", 1),  # there is no way back
    ("study-guns-and-horse", "greedy", 2),  # a lured unit moves forward
    ("study-foot", "random", 0),  # many withdraw
)
Told = tuple[Names, Step, Happening]


@cache
def told() -> list[Told]:
    """Return what happens in some battles."""
    found = list[Told]()
    for key, bot, game in BATTLES:
        scenario = load(key)
        begun = start(scenario, (bot, bot))
        names = Names(scenario, begun.question.whole)
        for step in replay(begun, record(begun, SEED, game)):
            found += [(names, step, one) for one in happened(names, step)]
    return found


def rolls(*what: str) -> Iterator[tuple[Names, Step, Happening]]:
    return (each for each in told() if each[2].what in what and each[2].faces)


def die(one: Happening) -> int:
    return int(one.faces[0])


def test_who_withdraws_takes_a_hit_for_each_point_above_his_tq() -> None:
    """6.46: from behind and in open order the die is another."""
    added = (roll.FROM_BEHIND, roll.IN_OPEN_ORDER)
    met = set[bool]()
    for _, step, one in rolls(roll.WITHDRAWAL):
        over = die(one) + sum(one.numbers.get(name, 0) for name in added) - one.numbers[roll.LIMIT]
        before, now, unit = State(step.before), State(step.after), one.piece
        was, has = (int(s.hits[unit]) for s in (before, now))
        if now.state[unit] == before.state[unit]:
            assert has - was == max(0, over)
        else:
            assert over > 0
        met.add(over > 0)
    assert met == {False, True}


def test_who_turns_and_who_flees_is_told_with_what_the_die_was_against() -> None:
    """7.18, 11.82."""
    met = set[tuple[str, bool]]()
    for _, _, one in rolls(roll.TURNING, roll.FLIGHT):
        low = die(one) + one.numbers.get(roll.MODIFIER, 0) <= one.numbers[roll.LIMIT]
        assert one.outcome in ((roll.TURNS, roll.FLEES) if low else (roll.STAYS, roll.STANDS))
        met.add((one.what, low))
        if one.what == roll.FLIGHT:
            assert 0 <= one.numbers[roll.UNITS_LOST] <= one.numbers[roll.UNITS]
    assert len(met) == 4


def test_a_clash_tells_the_cell_of_the_shock_table() -> None:
    """9.27, 9.28: with what is made of it by position."""
    used, met = Used(facts(None)), set[bool]()
    for names, _, one in rolls(roll.SHOCK):
        row = min(9, max(0, die(one) + one.numbers.get(roll.MODIFIER, 0)))
        attacker, defender = used.shock_cells(one.numbers[roll.COLUMN])[row][:2]
        assert (one.numbers[roll.ATTACKER], one.numbers[roll.DEFENDER]) == (attacker, defender)
        assert one.numbers.get(roll.DOUBLED, 2 * defender) == 2 * defender
        met.add(roll.DOUBLED in one.numbers)
        assert f": {attacker}({defender})" in in_words(names, one)[1]
    assert met == {False, True}


def test_a_shock_is_of_the_side_whose_units_attack() -> None:
    """Who pursues in the enemy's orders phase attacks in it, too (6.51)."""
    others = 0
    for names, step, one in told():
        if one.what == roll.SHOCK and one.kind in ("attack", "roll"):
            assert one.seat == names.seat_of(one.piece)
            others += one.seat != State(step.before).shock_side
    assert others


def test_a_check_under_fire_follows_a_shot_that_disrupts() -> None:
    """8.51, 8.52."""
    disrupts, checks = False, 0
    for _, _, one in told():
        if one.what in (roll.FIRE, roll.FIRE_BACK) and one.faces:
            disrupts = one.outcome == roll.DISRUPTS
        elif one.what == roll.FIRE_CHECK:
            assert disrupts
            checks += 1
    assert checks


def test_who_has_no_way_back_is_not_told_to_go_back() -> None:
    """9.12: he takes two hits."""
    met = 0
    for _, step, one in rolls(roll.DISRUPTED_CHECK):
        before, now, unit = State(step.before), State(step.after), one.piece
        if one.outcome == roll.NO_WAY:
            assert now.hits[unit] == before.hits[unit] + 2 or now.state[unit] > at.DISRUPTED
            met += 1
    assert met


def test_who_is_lured_is_told_to_move_forward() -> None:
    """8.35: not to go for who fired."""
    said = [
        str(lines(names, State(step.before), [one])[0].text)
        for names, step, one in rolls(roll.PROVOKED)
        if one.outcome == roll.MOVES and one.numbers[roll.BY] == combat.LURE
    ]
    assert said
    for one in said:
        assert one.startswith("RAN 8.35: ")
        assert one.endswith(": it moves a hex forward")


def test_who_is_provoked_is_told_by_the_section_of_what_provokes_him() -> None:
    """8.35 foot harassed, 8.36 Kibamusha harassed, 8.61 gunfire."""
    met = set[str]()
    for names, step, one in rolls(roll.PROVOKED):
        mounted = Question(names.question).mounted[one.piece]
        harassed = one.numbers[roll.BY] in (combat.LURE, combat.IMPETUOUS)
        rule = ("8.36" if mounted else "8.35") if harassed else "8.61"
        text = str(lines(names, State(step.before), [one])[0].text)
        assert text.startswith(f"RAN {rule}: ")
        met.add(rule)
    assert len(met) > 1


def test_a_round_of_individual_combat_tells_who_is_hit() -> None:
    """10.13: as the hits of the fight are counted, unless it ends."""
    met = set[str]()
    for names, step, one in rolls(roll.DUEL, roll.FIGHT):
        before, now = State(step.before), State(step.after)
        hits = (one.numbers.get(roll.TAKES, 0), one.numbers.get(roll.GIVES, 0))
        text = str(lines(names, before, [one])[0].text)
        assert ("nobody is hit" in text) == (hits == (0, 0))
        if one.what == roll.DUEL and now.phase == before.phase:
            gained = tuple(int(now.shock.hit[k] - before.shock.hit[k]) for k in range(2))
            assert gained == hits
        met |= {one.what, *(one.numbers.keys() & {roll.TAKES, roll.GIVES})}
    assert met == {roll.DUEL, roll.FIGHT, roll.TAKES, roll.GIVES}


def test_a_combat_by_itself_tells_of_a_busho_lost_with_his_unit() -> None:
    """4.72: a busho that is cut off falls with it."""
    odds = ran.shock("SI 7-4/6-3", "AS-T 5-4 3h surrounded", defender_busho="5/5")
    shown = " ".join(odds.trace(40).split())
    assert "RAN 4.72, 10.51: the defender's busho is killed, with his unit" in shown
    assert "the defender's busho amid the spears" in shown
