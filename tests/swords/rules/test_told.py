"""What is told of a war is what the rules made of it: dice, losses, ronin, falls, recoveries."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from samurai_odds.play.events import Happening, seen_by
from samurai_odds.play.games import record
from samurai_odds.play.replay import Step, replay
from samurai_odds.swords.combat.sequence import STRIKE_HAND, STRIKE_RANGED, attackers_roll
from samurai_odds.swords.forces import write_force
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.layout import BONUS, BOWMAN, FALLEN, GUNNER, KINDS, RONIN
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.events import happened
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names
from samurai_odds.swords.rules.narration import Words

GAMES = (  # for what few games meet
    ("chapter-7", "expander", 6, 1),  # castles; daimyos recovered between two troops; claims
    ("quick-3", "planner", 11, 2),
    ("quick-3", "planner", 11, 5),  # the ninja fails and succeeds, revenge, successors
    ("quick-5", "random", 5, 1),  # face-down ronin stay where an army leaves
    ("quick-5", "expander", 14, 0),  # both sides die: one seat falls, the heir loses a province
)
STRIKES, SHOOTERS = (STRIKE_RANGED, STRIKE_HAND), {KINDS[BOWMAN], KINDS[GUNNER]}
ROLL = re.compile(r"(Steps .-.|Defending in .*): (.*) with (.*): (\d+) hits?")
REVEAL = re.compile(r"Action 5, When to Reveal: .* reveals (\d+) ronin in .*")
Told = tuple[Names, Step, list[Happening], list[str]]


@cache
def told() -> list[Told]:
    """Return what happens in some games, step by step, and its lines."""
    found = list[Told]()
    for key, bots, seed, game in GAMES:
        staged = stage(key, bots=bots)
        names = Names(staged.scenario, Question(staged.start.question.whole))
        words = Words(names)
        for step in replay(staged.start, record(staged.start, seed, game)):
            happenings = happened(names, step)
            lines = [str(line.text).strip() for line in words.lines(step.before, happenings)]
            if happenings:
                found.append((names, step, happenings, lines))
    return found


def each(*kinds: str) -> Iterator[tuple[Told, Happening]]:
    return ((moment, one) for moment in told() for one in moment[2] if one.kind in kinds)


def test_a_roll_is_told_with_its_dice_under_the_steps_of_both_ranged_kinds() -> None:
    """Steps 1 and 2 are bowmen and gunners of either side, 4 to 6 the others.

    In a first strike the defender alone follows them (Defending in a Naval Invasion).
    """
    met = set[tuple[str, str, bool]]()
    for (_, step, _, lines), one in each("roll"):
        if not one.faces:
            which = State(step.before).fight.step
            shots, rule = bool(set(one.numbers) & SHOOTERS), "Defending in a Naval Invasion; S4"
            if which not in STRIKES:
                rule = "Steps 1-2" if shots else "Steps 4-6"
            [found] = [match for line in lines if (match := ROLL.fullmatch(line))]
            assert found[1] == rule
            assert found[2] == ("attacker" if attackers_roll(which) else "defender")
            dice = [int(number or 1) for number in re.findall(r"(\d+)? ?[a-z]+", found[3])]
            assert dice == [one.numbers[kind] for kind in KINDS if kind in one.numbers]
            assert int(found[4]) == one.hits
            met.add((rule, found[2], shots))
    assert len(met) == 6


def test_casualties_are_told_with_what_is_left_of_the_side() -> None:
    """The army, the force and the bonus units; nobody, where the battle ends for that."""
    met = Counter[str]()
    for _, step, happenings, lines in told():
        now = State(step.after)
        sides = {one.numbers["side"] for one in happenings if one.kind in ("loss", "walls")}
        texts = [line for line in lines if line.startswith("Remove Casualties: the ")]
        assert len(texts) == len(sides)
        for side, text in zip(sorted(sides), texts, strict=True):
            left = tuple(int(one) for one in now.fight.sides[side])
            _, _, said = text.partition("; left: ")
            troops, _, walls = said.partition(" with ")
            assert troops == write_force(left)
            assert walls == (
                f"{left[BONUS]} bonus unit{'s' * (left[BONUS] > 1)}" * (left[BONUS] > 0)
            )
            met["walls"] += left[BONUS] > 0
            met["fallen"] += left[FALLEN] > 0
            met["both troops"] += " + " in troops
            met["nobody"] += troops == "nobody"
    assert min(met.values()) > 0
    assert len(met) == 4


def test_the_ninja_s_roll_is_told_with_what_it_was_against() -> None:
    met = set[tuple[str, bool]]()
    for (names, _, _, lines), one in each("roll"):
        if not one.faces:
            continue
        q: Question = names.question
        face, kills = int(one.faces[0]), one.hits > 0
        strikes = one.what == "ninja"
        due = f"{q.ninja_kills_on} or less" if strikes else f"{q.revenge_on} or more"
        assert kills == (face <= q.ninja_kills_on if strikes else face >= q.revenge_on)
        assert any(f"roll {face} ({due} kills): " in line for line in lines)
        met.add((one.what, kills))
    assert len(met) == 4


def test_ronin_that_are_turned_up_are_told() -> None:
    """W7: by who attacks, defends and marches."""
    phases, met = (at.REVEAL_ATTACKER, at.REVEAL_DEFENDER, at.RONIN_ALONG), set[int]()
    for _, step, _, lines in told():
        before, now = State(step.before), State(step.after)
        said = [match for line in lines if (match := REVEAL.fullmatch(line))]
        if before.phase in phases:
            shown = sum(before.hidden.tolist()) - sum(now.hidden.tolist())
            assert [int(one[1]) for one in said] == [shown] * (shown > 0)
            met |= {int(before.phase)} if said else set()
        else:
            assert not said
    assert len(met) == len(phases)


def test_ronin_that_stay_face_down_are_no_news_to_others() -> None:
    """That there are any is asked of their owner alone."""
    met = 0
    for (names, step, _, _), one in each("chosen"):
        s = State(step.before)
        if one.decision == "ronin" and s.phase != at.REVEAL_DEFENDER:
            stay = one.numbers["number"] == 0
            others = [seat for seat in range(len(names.seats)) if seat != one.seat]
            assert all(bool(seen_by([one], seat)) != stay for seat in others)
            assert seen_by([one], one.seat)
            met += stay
    assert met


def test_ronin_are_told_as_they_are_hired() -> None:
    hired = [(moment[3], one) for moment, one in each("hire") if one.what == KINDS[RONIN]]
    assert hired
    for lines, one in hired:
        assert any(f" hires {one.gained} ronin for {one.lost} koku" in line for line in lines)


def test_a_daimyo_recovered_has_not_gained_experience() -> None:
    recovered = 0
    for (_, step, _, lines), one in each("enter", "rise"):
        before = State(step.before)
        if one.kind == "rise":
            assert before.wins[one.piece] > 0
        else:
            assert not any("Experience" in line for line in lines)
            assert any(line.endswith("is recovered, at the lowest level") for line in lines)
            recovered += before.phase == at.TROOP_DONE
    assert recovered


def test_units_that_a_recovered_army_takes_up_are_told() -> None:
    taken = [
        moment[3]
        for moment, one in each("chosen")
        if one.decision == "pick up" and one.numbers["recovered"]
    ]
    assert taken
    assert all(re.search(r"Picking Up Units: .* takes up a ", "\n".join(one)) for one in taken)


def test_a_successor_is_told_to_be_at_the_lowest_level() -> None:
    met = 0
    for (names, step, _, lines), one in each("chosen"):
        if one.decision == "successor":
            q: Question = names.question
            assert State(step.after).level[one.numbers["army"]] == q.lowest_level
            assert any(line.endswith(", at the lowest level") for line in lines)
            met += 1
    assert met


def test_a_province_emptied_is_told_at_a_fall_too() -> None:
    """The heir may have lost one of his own in the same step; he takes over what is left."""
    lost = 0
    for (_, step, happenings, lines), one in each("fall"):
        heir = one.numbers["heir"]
        before, now = State(step.before).owner.tolist(), State(step.after).owner.tolist()
        emptied = [place for place, owner in enumerate(now) if owner < 0 <= before[place]]
        assert [other.end for other in happenings if other.kind == "owner"] == emptied
        assert sum(line.endswith(" is empty") for line in lines) == len(emptied)
        took = zip(before, now, strict=True)
        assert one.gained == sum(owners == (one.seat, heir) for owners in took)
        lost += any(before[place] == heir for place in emptied)
    assert lost


def test_what_an_heir_claims_counts_among_his_provinces() -> None:
    """S10, as it counts for the goal."""
    claims = 0
    for (_, step, _, lines), one in each("owner"):
        now = State(step.after)
        if one.seat >= 0:
            number = now.owner.tolist().count(one.seat) + int(now.claims[one.seat])
            assert one.numbers["owned"] == number
            said = f"and has {number} province{'s' * (number > 1)}"
            assert any(line.endswith(said) for line in lines)
            claims += int(now.claims[one.seat])
    assert claims
