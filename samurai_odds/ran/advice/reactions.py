"""Reactions that advice compares: the enemy's orders up to a side's first choice, its options."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from samurai_odds.analysis import weighing
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, all_by
from samurai_odds.play.games import Event, record
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.scripted import with_script
from samurai_odds.play.search.planning import Plan, planned, supposed
from samurai_odds.ran.full_game.orders_text import Orders, ordering
from samurai_odds.ran.full_game.rehearsal import Chosen, Rehearsal
from samurai_odds.ran.full_game.staging import Staged
from samurai_odds.ran.rules import layout as at
from samurai_odds.ran.rules.decisions.kinds import DECISIONS
from samurai_odds.ran.rules.decisions.said import FIRED, MOVED, OCCASION, REACTION
from samurai_odds.ran.rules.layout import Question, State
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.scenario.scenario import SIDES

# ---- The choice that a side has in an enemy's Orders Phase ----------------------------


@dataclass(frozen=True)
class Faced:
    """A side's first choice in an Orders Phase of the enemy's: the battle as it stands there.

    ``enemy`` has the orders, ``dice`` counts the rolls of its phase before the choice, which fell
    as in game 0 of the seed.
    """

    start: Start
    enemy: Chosen
    dice: int

    def told(self, names: Names) -> str:
        """Tell what the side reacts to."""
        s = State(self.start.state)
        orders = f"the orders of {self.enemy.letter} {self.enemy.name}"
        return _event(names, s, int(s.decision)) or orders


def _event(names: Names, s: State, kind: int) -> str:
    """Tell what a choice of some kind reacts to; nothing where it has no name."""
    declared = DECISIONS[kind]
    return declared.worded(OCCASION, names, s, declared.asked(s))


def faced(
    staged: Staged, enemy: Chosen, orders: str | None, name: str, author: str, seed: int
) -> Faced:
    """Play the orders of an enemy contingent up to the other side's first choice.

    What they leave open the author decides, also for the other side before its first choice: its
    activations. Raises OddsError with all that the orders may not say, and where the phase ends
    without a choice.
    """
    said = Orders() if orders is None else enemy.read(orders, name)
    if orders is not None:
        Rehearsal(staged.scenario, staged.start, enemy, said, name).run()
    begun = replace(all_by(staged.start, author), state=enemy.begun)
    lines = [*ordering(enemy.number), *said.script]
    turn = int(State(enemy.begun).turn)
    question = with_script(begun.question, turn, enemy.side, lines, said.whole)
    Question(question).script_phases = Question(question).ways_known = 1
    begun = replace(begun, question=question)
    side = 1 - enemy.side
    events = record(begun, seed, 0)
    number = next((k for k, event in enumerate(events) if _is_of(event, side)), 0)
    onward = play_to(begun, seed, 0, draws=number).onward if number else None
    if onward is None or _has_gone_by(State(onward.state), side):
        what = "these orders" if orders is not None else f"what {author} orders"
        raise OddsError(
            f"{SIDES[side]} has nothing to choose in {what} of {enemy.letter} with --seed {seed}"
        )
    dice = sum(what > 0 for what, _, _ in events[:number])
    state = State(onward.state.copy())
    state.asked, state.decision = side, kind_of(events[number][0])
    return Faced(replace(onward, state=state), enemy, dice)


def _has_gone_by(s: State, side: int) -> bool:
    """Say whether the enemy's phase is over, or a side has its own."""
    return bool(s.active == side or s.orders_phases > 1)


def _is_of(event: Event, side: int) -> bool:
    """Say whether a side has chosen, but whom its So-Taisho activates."""
    what = event[0]
    return what < 0 and seat_of(what) == side and kind_of(what) != at.ACTIVATE_CHOICE


# ---- What it may do ------------------------------------------------------------------


class Reaction(Plan):
    """What a side does in an enemy's phase: its choices tell it apart from others."""

    @cached_property
    def gist(self) -> bytes:
        """What it is, whatever it leads to: that stands in more registers than of own orders."""
        return repr(self.key).encode()


@dataclass(frozen=True)
class Candidate(weighing.Candidate):
    """A reaction with its choices in words."""

    phrases: tuple[str, ...] = field(default_factory=tuple)


def reactions(names: Names, start: Start, authors: Sequence[str]) -> list[Candidate]:
    """List what the authors would do, and every option: of further choices, too, once it declines.

    A reaction ends with the first dice; what comes after is left to who plays on.
    """
    listed = [_made(names, start, author, ()) for author in authors]
    waiting: list[tuple[Event, ...]] = [()]
    first = authors[0]
    while waiting:
        before = waiting.pop()
        choices = _made(names, start, first, before).plan.choices
        if len(choices) <= len(before):
            continue
        what, _, options = choices[len(before)]
        for value in options or ():
            event = (what, value, options)
            listed.append(_made(names, start, first, (*before, event)))
            if value == 0:
                waiting.append((*before, event))
    identities = {id(each) for each in weighing.unlike(listed)}
    return [each for each in listed if id(each) in identities]


def _made(names: Names, start: Start, author: str, first: Sequence[Event]) -> Candidate:
    plan = planned(start, author, first=first)
    plan = Reaction(plan.choices, plan.author, plan.start, plan.after)
    phrases = tuple(_phrases(names, start, plan))
    return Candidate(plan, phrases, phrases=phrases)


# ---- In words ------------------------------------------------------------------------


def _phrases(names: Names, start: Start, plan: Plan) -> Iterator[str]:
    """Say the choices of a reaction; that no more is done is said only where nothing is.

    What is done at a later event begins with that.
    """
    met = ""
    acts, texts = [], []
    for step in replay(supposed(start), plan.choices):
        if step.asked:
            kind, text = kind_of(step.what), said_of(names, step)
            named = DECISIONS[kind].wordings.get(OCCASION) in (MOVED, FIRED)
            event = _event(names, State(step.before), kind) if named else met
            texts.append(text)
            met = met or event
            if step.value:
                acts.append(text if event == met else f"once {event}, {text}")
                met = event
    yield from acts or dict.fromkeys(texts)


def said_of(names: Names, step: Step) -> str:
    """Say a choice in a sentence; of a kind that is no reaction, what was asked and answered."""
    kind, value, s = DECISIONS[kind_of(step.what)], int(step.value), step.before
    if value == 0 and kind.decline:
        return kind.decline[0].lower() + kind.decline[1:]
    if REACTION not in kind.wordings:
        return f"{kind.question(names, s).rstrip('?')}: {kind.label(names, s, value)}"
    return kind.worded(REACTION, names, s, kind.fields(s, value))
