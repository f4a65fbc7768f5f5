"""What is told of a war is what the rules made of it: dice, losses, ronin, falls, recoveries."""

import re
from collections.abc import Iterator
from functools import cache

from samurai_odds.play.events import Happening, seen_by
from samurai_odds.play.games import record
from samurai_odds.play.replay import Step, replay
from samurai_odds.swords.combat.sequence import STRIKE_HAND, STRIKE_RANGED
from samurai_odds.swords.full_game.staging import stage
from samurai_odds.swords.layout import BOWMAN, GUNNER, KINDS
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
ROLL = re.compile(r"Steps (.*?), (.*) with (.*): (\d+) hits?")
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
