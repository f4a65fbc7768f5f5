"""What is told of a battle is what was done: whose, how many, and nothing of it in silence."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from samurai_odds import battles
from samurai_odds.battles.full_game.game import GAME, start
from samurai_odds.battles.rules import events
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.events import happened
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.naming import Names
from samurai_odds.battles.rules.narration import lines
from samurai_odds.battles.scenario.text import load
from samurai_odds.grids.printing import printed
from samurai_odds.play.events import Happening
from samurai_odds.play.games import record
from samurai_odds.play.replay import Step, replay
from tests.battles.interpreted import set_up

SEED = 7
BATTLES = (  # for what few battles meet
    ("koriyama-castle-september", "greedy", 0),  # First Strike answers an inspired unit
    ("koriyama-castle-september", "greedy", 4),  # a unit crosses for a banner
    ("arita-castle-phase-1", "greedy", 0),  # a last block is lost in a retreat
    ("koriyama-castle-september", "random", 11),  # Rice Famine costs tokens, Shogun is rolled
    ("nunobeyama", "random", 0),  # Rice Famine takes blocks
    ("saigadake-ravine", "greedy", 0),  # banners for what is held
)
Told = tuple[Names, Step, list[Happening]]


@cache
def told() -> list[list[Told]]:
    """Return what happens in some battles."""
    games = []
    for key, bot, game in BATTLES:
        setup = set_up(load(key), turn_limit=60)
        begun, names = start(setup, bot, bot), Names(setup)
        steps = replay(begun, record(begun, SEED, game))
        games.append([(names, step, happened(names, step, SEED, game)) for step in steps])
    return games


def all_told() -> Iterator[Told]:
    return (each for game in told() for each in game)


def texts(names: Names, step: Step, one: Happening) -> list[str]:
    return [printed(line.text) for line in lines(names, State(step.before), [one])]


def texts_of(chosen: Callable[[Happening], bool]) -> list[str]:
    """Return the lines of some of what happens in the battles."""
    return [
        text
        for names, step, found in all_told()
        for one in found
        if chosen(one)
        for text in texts(names, step, one)
    ]


def tokens(one: Happening) -> int:
    """Return how many tokens a happening says that its side gains."""
    if one.kind == "inspire":
        return -one.numbers["units"]
    if one.kind == "holds":
        return one.gained
    gained = one.gained if one.kind in ("collect", "seppuku", "discard", "roll") else 0
    return max(0, gained) - max(0, one.lost if one.kind in ("pay", "escape") else 0)


def test_every_token_gained_or_paid_is_told() -> None:
    """Dragon cards cost and bring them, a leader who leaves costs them (B19, B22)."""
    met = set[int]()
    for game in told():
        due = 0  # what a battle's inspiration or an Ambush costs is told as it is fought
        for _, step, found in game:
            before, now = State(step.before), State(step.after)
            said, done = [0, 0], [0, 0]
            for side in range(2):
                said[side] = sum(tokens(one) for one in found if one.seat == side)
                done[side] = int(now.sides[side].tokens - before.sides[side].tokens)
            if before.phase == at.FIGHTING:
                paid = [one for one in found if one.kind == "inspire"]
                early = sum(tokens(one) for one in paid if one.piece == before.attacker)
                said[before.active] -= early
                due -= early
            if before.phase == at.ANSWERING:
                due += done[before.active]
                continue
            assert said == done
            if said != [0, 0]:
                met.add(int(before.phase))
        assert due == 0
    assert {at.DRAGON_WITH_CARD, at.FAMINE_TOKENS, at.MOVE_PIECES} <= met


def test_a_roll_for_shogun_shows_no_face_that_is_rolled_next() -> None:
    rolls = 0
    for game in told():
        shown, came = list[str](), list[str]()
        for _, _, found in game:
            for one in found:
                if one.what == events.SHOGUN:
                    shown, came = [*one.faces], []
                    assert not {"flag", "honor"} & {*shown}
                    rolls += 1
                elif one.what == events.SHOGUN_FACE:
                    came += one.faces
                elif one.kind == "order" and shown:
                    assert len(came) == shown.count(events.FLAG_OR_HONOR)
                    shown = []
    assert rolls


def test_who_rolls_is_who_was_last_said_to_strike() -> None:
    """After a First Strike, too, the attacker strikes: he has been told before (B15)."""
    answered = 0
    for game in told():
        who = at.NONE
        for _, step, found in game:
            for one in found:
                if one.kind in ("attack", "strike"):
                    who = one.piece
                elif one.kind == "roll" and one.what in ("close", "fire"):
                    assert one.piece == who
                    answered += bool(State(step.before).struck_first)
    assert answered


def test_who_is_inspired_is_named() -> None:
    told_of = 0
    for names, step, found in all_told():
        for one in found:
            if one.kind == "inspire" and one.numbers["units"] == 1:
                assert names.piece(State(step.before), one.piece) in texts(names, step, one)[0]
                told_of += 1
    assert told_of


def test_a_combat_by_itself_tells_an_inspiration_that_the_answer_wastes() -> None:
    """B7, B15: it is paid before the First Strike."""
    odds = battles.attack(
        "samurai-spear",
        "samurai-spear",
        attacker_blocks=1,
        attacker_leader="foot",
        inspire=True,
        first_strike=True,
        seed=3,
    )
    inspired = "the attacker (samurai-spear) is inspired: a token and a die each"
    wasted = 0
    for battle in range(20):
        text = " ".join(odds.trace(battle).split())
        assert text.count(inspired) == 1
        assert text.index(inspired) < text.index("strikes first")
        wasted += "attacker (samurai-spear) attacks" not in text
    assert 0 < wasted < 20


def test_a_unit_that_crosses_is_told_to_leave_the_board() -> None:
    crossed = 0
    for names, step, found in all_told():
        before, now = State(step.before), State(step.after)
        for unit in range(int(before.units)):
            if before.unit_hex[unit] >= 0 > now.unit_hex[unit] and now.unit_blocks[unit]:
                [one] = [one for one in found if one.kind == "leave" and one.piece == unit]
                assert texts(names, step, one)[0].endswith("leaves the board")
                crossed += 1
    assert crossed


def test_what_is_not_paid_as_a_game_ends_is_not_told_as_paid() -> None:
    """A last block lost in a retreat may be the last banner: the game is over at once."""
    ended = 0
    for names, step, found in all_told():
        lost = [one for one in found if one.kind == "loss" and one.what == "retreat"]
        if not any(one.kind == "pay" for one in found) or not lost or lost[0].left:
            continue
        winner, question = 1 - lost[0].seat, names.setup.question
        before = step.before.copy()
        State(before).sides[winner].banners = question.goal[winner] - 1
        after = before.copy()
        GAME.settle(question, after, step.value)
        assert State(after).winner == winner
        [paid] = [
            one
            for one in happened(names, replace(step, before=before, after=after), SEED, 0)
            if one.kind == "pay"
        ]
        assert paid.lost == 0
        ended += 1
    assert ended


def test_a_leader_who_gets_away_is_told_with_how_far() -> None:
    got_away = texts_of(lambda one: one.kind == "escape")
    assert got_away
    assert all(" from " in text for text in got_away)
    assert not any(" up to " in text or " at most" in text for text in got_away)


def test_who_sees_no_card_reads_of_one_draw_for_each() -> None:
    """Who chooses a Dragon card at the end of a turn draws it once."""
    drawn = said = 0
    for names, step, found in all_told():
        before, now = State(step.before), State(step.after)
        if before.phase == at.DEAL:
            continue
        drawn += sum(
            max(0, int(now.dragon_hands[side].sum() - before.dragon_hands[side].sum()))
            for side in range(2)
        )
        said += sum(
            "draws a Dragon card" in printed(line.instead if line.seats else line.text)
            for line in lines(names, before, found)
        )
    assert drawn == said > 0


def test_banners_of_an_objective_are_told_as_such() -> None:
    held = 0
    for names, step, found in all_told():
        if State(step.before).phase == at.COUNT_BANNERS:
            for one in found:
                assert one.kind == "score"
                assert "objectives: " in texts(names, step, one)[0]
                held += 1
    assert held


def test_what_a_famine_takes_is_not_told_as_lack_of_honor() -> None:
    taken = texts_of(lambda one: one.decision == "famine")
    assert taken
    assert not any("Lack of Honor" in text for text in taken)


def test_whoever_plays_rice_famine_rolls_a_die_for_each_enemy_unit() -> None:
    rolled = [
        (one.seat, int(before.active))
        for _, step, found in all_told()
        if (before := State(step.before)).phase == at.FAMINE_DICE
        for one in found
        if one.kind == "roll"
    ]
    assert rolled
    assert all(seat == active for seat, active in rolled)
