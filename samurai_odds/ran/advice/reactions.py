"""Reactions that advice compares: the enemy's orders up to a side's first choice, its options."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from samurai_odds.analysis import weighing
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start, State, all_by
from samurai_odds.play.games import Event, record
from samurai_odds.play.layout import kind_of, seat_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.rollouts import play_to
from samurai_odds.play.scripted import with_script
from samurai_odds.play.search.planning import Plan, planned, supposed
from samurai_odds.ran.field import layout as at
from samurai_odds.ran.field.movement import layout as mv
from samurai_odds.ran.field.movement.reactions import turned
from samurai_odds.ran.field.narration_names import Names
from samurai_odds.ran.field.pieces import beside
from samurai_odds.ran.field.shock import layout as sh
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.scenario.scenario import SIDES
from samurai_odds.ran.whole.game import Staged
from samurai_odds.ran.whole.orders_text import Orders, ordering
from samurai_odds.ran.whole.rehearsal import Chosen, Rehearsal
from samurai_odds.ran.whole.table import declined

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
        s = self.start.state
        orders = f"the orders of {self.enemy.letter} {self.enemy.name}"
        return _event(names, s, int(s[at.DECISION])) or orders


def _event(names: Names, s: State, kind: int) -> str:
    """Tell what a choice of some kind reacts to; nothing where it has no name."""
    if s[at.PHASE] == mv.SAMURAI_SHOT:
        return f"{names.samurai[int(s[mv.SAMURAI])]} charges"
    if kind in _TO_A_SHOT:
        return f"{names.unit(int(s[at.FIRER]))} fires at {names.unit(int(s[at.FIRE_AT]))}"
    if kind in _TO_A_MOVE and s[at.HEX + s[mv.EVENT_UNIT]] >= 0:
        unit, event = int(s[mv.EVENT_UNIT]), int(s[mv.EVENT])
        return f"{names.unit(unit)} {_EVENTS[event]} {names.hex(int(s[at.HEX + unit]))}"
    if kind in _TO_A_SAMURAI:
        return f"{names.samurai[int(s[sh.CHALLENGER])]} {_TO_A_SAMURAI[kind]}"
    return _TO_OTHERS.get(kind, "")


def faced(
    staged: Staged, enemy: Chosen, orders: str | None, name: str, author: str, seed: int
) -> Faced:
    """Play the orders of an enemy contingent up to the other side's first choice.

    What they leave open the author decides, also for the other side before its first choice: its
    activations. Raises OddsError with all that the orders may not say, and where the phase ends
    without a choice.
    """
    said = Orders() if orders is None else enemy.reader.read(orders, name)
    if orders is not None:
        Rehearsal(staged.scenario, staged.start, enemy, said, name).run()
    begun = replace(all_by(staged.start, author), state=enemy.begun)
    lines = [*ordering(enemy.number), *said.script]
    turn = int(enemy.begun[at.TURN])
    question = with_script(begun.question, turn, enemy.side, lines, said.whole)
    question[at.SCRIPT_PHASES] = 1
    begun = replace(begun, question=question)
    side = 1 - enemy.side
    events = record(begun, seed, 0)
    number = next((k for k, event in enumerate(events) if _is_of(event, side)), 0)
    onward = play_to(begun, seed, 0, draws=number).onward if number else None
    if onward is None or onward.state[at.ACTIVE] == side or onward.state[at.ORDERS_PHASES] > 1:
        what = "these orders" if orders is not None else f"what {author} orders"
        raise OddsError(
            f"{SIDES[side]} has nothing to choose in {what} of {enemy.letter} with --seed {seed}"
        )
    dice = sum(what > 0 for what, _, _ in events[:number])
    state = onward.state.copy()
    state[at.ASKED], state[at.DECISION] = side, kind_of(events[number][0])
    return Faced(replace(onward, state=state), enemy, dice)


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
    found = [_made(names, start, author, ()) for author in authors]
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
            found.append(_made(names, start, first, (*before, event)))
            if value == 0:
                waiting.append((*before, event))
    kept = {id(each) for each in weighing.unlike(found)}
    return [each for each in found if id(each) in kept]


def _made(names: Names, start: Start, author: str, first: Sequence[Event]) -> Candidate:
    plan = planned(start, author, first=first)
    plan = Reaction(plan.choices, plan.author, plan.start, plan.after)
    phrases = tuple(_phrases(names, start, plan))
    return Candidate(plan, phrases, phrases=phrases)


# ---- In words ------------------------------------------------------------------------

_TO_A_MOVE = (
    mv.WITHDRAWAL_CHOICE,
    mv.WITHDRAWAL_TURN_CHOICE,
    mv.FACING_CHOICE,
    mv.ENTRY_FIRE_CHOICE,
    mv.RETIRE_FIRE_CHOICE,
    mv.ALONE_CHOICE,
)
_TO_A_SHOT = (sh.RETURN_CHOICE, sh.CHARGE_CHOICE)
_TO_A_SAMURAI = {sh.ANSWER_CHOICE: "challenges", sh.DEFENDER_CHOICE: "charges"}
_TO_WHAT_IS_DONE = (*_TO_A_MOVE, *_TO_A_SHOT)
_EVENTS = {
    mv.BEGINS: "sets out from",
    mv.ENTERS: "comes to",
    mv.CHARGES_IN: "charges in to",
    mv.ADVANCES: "advances to",
}
_TO_OTHERS = {
    mv.BYSTANDER_CHOICE: "the enemy harasses",
    mv.HARASS_TURN_CHOICE: "the enemy harasses",
    mv.LURED_CHOICE: "the enemy harasses",
    mv.CHASER_CHOICE: "the enemy withdraws",
    mv.CHASE_CHOICE: "the enemy withdraws",
    sh.YIELD_CHOICE: "an individual combat",
    sh.GIVE_UP_CHOICE: "an individual combat",
    sh.RETREAT_CHOICE: "a shock that it must retreat from",
    sh.ADVANCE_CHOICE: "a shock that makes the enemy leave a hex",
    sh.ARRIVAL_CHOICE: "a shock that makes the enemy leave a hex",
    at.TRUMP_CHOICE: "the enemy's next orders phase, which may be trumped",
}


def _phrases(names: Names, start: Start, plan: Plan) -> Iterator[str]:
    """Say the choices of a reaction; that no more is done is said only where nothing is.

    What is done at a later event begins with that.
    """
    q, met = start.question.whole, ""
    acts, texts = [], []
    for step in replay(supposed(start), plan.choices):
        if step.asked:
            kind, text = kind_of(step.what), said_of(names, q, step)
            event = _event(names, step.before, kind) if kind in _TO_WHAT_IS_DONE else met
            texts.append(text)
            met = met or event
            if step.value:
                acts.append(text if event == met else f"once {event}, {text}")
                met = event
    yield from acts or dict.fromkeys(texts)


def said_of(names: Names, q: State, step: Step) -> str:
    kind, value, s = kind_of(step.what), int(step.value), step.before
    if value == 0 and (said := declined(kind)):
        return said[0].lower() + said[1:]
    return _SPELLED[kind](names, q, s, value)


Spelled = Callable[[Names, State, State, int], str]


def _unit_of(value: int) -> int:
    return value % at.ACTION - 1


def _acts(verb: str) -> Spelled:
    return lambda names, q, s, value: f"{names.unit(_unit_of(value))} {verb}"


def _of_contingent(verb: str) -> Spelled:
    return lambda names, q, s, value: f"{names.contingent(value - 1)} {verb}"


def _withdraws(names: Names, q: State, s: State, value: int) -> str:
    unit = _unit_of(value)
    there = beside(q, s[at.HEX + unit], value // at.ACTION)
    return f"{names.unit(unit)} withdraws to {names.hex(int(there))}"


def _turns(names: Names, q: State, s: State, value: int) -> str:
    unit = _unit_of(value)
    return f"{names.unit(unit)} turns to {FACINGS[int(turned(s, unit, value // at.ACTION))]}"


def _turns_after(place: int) -> Spelled:
    """Say how a unit named in a register turns: 1 + direction."""

    def spell(names: Names, q: State, s: State, value: int) -> str:
        unit = int(s[place])
        if value == 0:
            return f"{names.unit(unit)} keeps its facing"
        return f"{names.unit(unit)} turns to {FACINGS[int(turned(s, unit, value - 1))]}"

    return spell


def _alone(names: Names, q: State, s: State, value: int) -> str:
    return f"{names.busho(int(s[mv.RIDER]))} withdraws to {names.hex(value - 1)}"


def _fires(names: Names, q: State, s: State, value: int) -> str:
    charged = s[at.PHASE] == mv.SAMURAI_SHOT
    whom = names.samurai[int(s[mv.SAMURAI])] if charged else names.unit(int(s[mv.EVENT_UNIT]))
    return f"{names.unit(_unit_of(value))} fires at {whom}"


def _returns(names: Names, q: State, s: State, value: int) -> str:
    return f"{names.unit(int(s[at.FIRE_AT]))} fires back"


def _charges(names: Names, q: State, s: State, value: int) -> str:
    return f"{names.unit(int(s[sh.CHARGER]))} charges to {names.hex(_unit_of(value))}"


def _retreats(names: Names, q: State, s: State, value: int) -> str:
    unit = int(s[sh.MEMBER + s[sh.NEXT]])
    return f"{names.unit(unit)} retreats to {names.hex(_unit_of(value))}"


def _arrives(names: Names, q: State, s: State, value: int) -> str:
    return f"{names.unit(int(s[sh.ADVANCING]))} faces {FACINGS[value - 1]}"


def _goes_to(place: int) -> Spelled:
    return lambda names, q, s, value: f"{names.unit(int(s[place]))} goes to {names.hex(value - 1)}"


def _chases(names: Names, q: State, s: State, value: int) -> str:
    return f"{names.unit(int(s[mv.MOVER]))} goes for {names.unit(value - 1)}"


def _answers(names: Names, q: State, s: State, value: int) -> str:
    what, who = value // at.ACTION, _unit_of(value)
    if what == sh.SENDS_ONE:
        return f"{names.samurai[who]} accepts"
    how = {sh.GOES: "accepts", sh.DRAWS: "sends a new Samurai", sh.ROLLS: "tries to send one"}
    return f"{names.busho(who)} {how[what]}"


def _defends(names: Names, q: State, s: State, value: int) -> str:
    who = _unit_of(value)
    return f"{names.samurai[who] if value > at.ACTION else names.busho(who)} meets him"


def _gives_up(names: Names, q: State, s: State, value: int) -> str:
    return "he withdraws from the fight"


_SPELLED: dict[int, Spelled] = {
    mv.ALONE_CHOICE: _alone,
    mv.WITHDRAWAL_CHOICE: _withdraws,
    mv.WITHDRAWAL_TURN_CHOICE: _turns_after(mv.REACTING),
    mv.FACING_CHOICE: _turns,
    mv.ENTRY_FIRE_CHOICE: _fires,
    mv.RETIRE_FIRE_CHOICE: _fires,
    mv.VOLLEY_CHOICE: _acts("joins the volley"),
    mv.HARASS_TURN_CHOICE: _turns_after(mv.QUARRY),
    mv.BYSTANDER_CHOICE: _acts("fires at the harasser"),
    mv.LURED_CHOICE: _goes_to(mv.QUARRY),
    mv.CHASER_CHOICE: _acts("goes first"),
    mv.CHASE_CHOICE: _chases,
    mv.STRAY_CHOICE: _acts("takes the busho in"),
    sh.GIVE_UP_CHOICE: _gives_up,
    sh.FACE_CHOICE: _acts("gives the column"),
    sh.USE_CHOICE: _acts("gives the column"),
    sh.RETREAT_CHOICE: _retreats,
    sh.ADVANCE_CHOICE: _acts("advances"),
    sh.ARRIVAL_CHOICE: _arrives,
    sh.RETURN_CHOICE: _returns,
    sh.CHARGE_CHOICE: _charges,
    sh.ANSWER_CHOICE: _answers,
    sh.DEFENDER_CHOICE: _defends,
    sh.YIELD_CHOICE: _gives_up,
    at.TRUMP_CHOICE: _of_contingent("trumps"),
    at.RISEN_CHOICE: _of_contingent("is resurrected"),
}
