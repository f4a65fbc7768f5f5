"""A full game told action by action, each line with its rule: said of what happens (`events`)."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening
from samurai_odds.play.game import Start
from samurai_odds.play.game import State as Numbers
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scene import Line
from samurai_odds.play.scene import Told as Moment
from samurai_odds.swords.combat.compositions import LOSSES
from samurai_odds.swords.forces import write_troop
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules import events, narration_war
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.kinds import DECISIONS
from samurai_odds.swords.rules.decisions.said import TOGETHER
from samurai_odds.swords.rules.events import ended, happened
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names, said, sword
from samurai_odds.swords.rules.on_board import NINJA
from samurai_odds.swords.scenario.pieces import CASTLE
from samurai_odds.swords.scenario.scenario import Scenario

_DEALS = {
    events.DEALT: "Deal Out the Province Cards",
    events.SPLIT: "Rules for a 2-Player Game",
}
_TAKE_SWORDS = "Action 2, Take Swords"
_REASONS = {  # that do not say themselves what they are
    "provinces": "goal reached",
    "last": "the last left",
    "most-provinces": "most provinces when a seat fell",
}


def narrated(scenario: Scenario, start: Start, recorded: Iterable[Event]) -> Iterator[Moment]:
    """Tell a recorded game step by step, and its result."""
    question = Question(start.question.whole)
    return narrated_steps(scenario, question, State(start.state), replay(start, recorded))


def narrated_steps(
    scenario: Scenario,
    question: Question,
    state: Numbers,
    steps: Iterable[Step],
    viewer: int = at.NONE,
) -> Iterator[Moment]:
    """Tell a game by its steps, from its first state on, and its result; ``viewer`` reads it."""
    names = Names(scenario, question)
    names.viewer = viewer
    words, begun = Words(names), False
    for step in steps:
        heading = [] if begun or State(step.before).phase >= at.FIRST_IN_ROUND else ["setup"]
        happenings_so_far = words.lines(step.before, happened(names, step))
        yield step, [*map(Line, heading), *happenings_so_far]
        state, begun = step.after, True
    yield None, words.lines(state, [ended(names, State(state))])


class Words:
    """Says what happens; keeps what is told together once the setup is done."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.chosen: dict[tuple[str, int], list[int]] = {}

    def lines(self, before: Numbers, happenings: Iterable[Happening]) -> list[Line]:
        """Return the lines of what happens in a step, by the state before it."""
        self.s = State(before)
        lines_of_step, group = list[Line](), list[Happening]()
        for one in happenings:
            if group and not (_line_of(one) and _line_of(one) == _line_of(group[0])):
                lines_of_step += self._said(group)
                group = []
            group.append(one)
        return [*lines_of_step, *(self._said(group) if group else [])]

    def _said(self, group: list[Happening]) -> list[Line]:
        """Say what is told in one line."""
        one = group[0]
        if one.decision:
            kind = DECISIONS.by_name[one.decision]
            if TOGETHER in kind.wordings:
                own = self.chosen.setdefault((one.decision, one.seat), [])
                own.append(one.numbers["province"])
            return kind.lines_of(self.names, self.s, one, said)
        texts = self._texts(group)
        if one.seats is None:
            return [*map(Line, texts)]
        others = self._texts([one.seen_by_others()]) if one.secret else [""] * len(texts)
        seats = one.seats
        return [Line(text, seats, other) for text, other in zip(texts, others, strict=True)]

    def _texts(self, group: list[Happening]) -> list[str]:
        one = group[0]
        if one.kind == "begin":
            return self._placed() if one.what == events.MARKERS else [_round(self, one)]
        if one.kind in _GROUPED:
            return _GROUPED[one.kind](self, group)
        if one.kind in _SAYERS:
            return _SAYERS[one.kind](self, one)
        return narration_war.texts(self.names, group)

    def _placed(self) -> list[str]:
        """Say where each has placed what is placed one by one in the setup."""
        words = []
        for (name, seat), provinces in self.chosen.items():
            [case] = DECISIONS.by_name[name].wordings[TOGETHER]
            text = f"{self.names.seat(seat)} {case.text} {self.names.listed(provinces)}"
            words.append(said(case.rule, text))
        self.chosen.clear()
        return words


def _line_of(one: Happening) -> str:
    """Return what tells apart the lines of things told together; "" where each has its own."""
    if one.kind == "sword":
        return f"sword {one.what}" if one.what != events.DRAWN else ""
    if one.kind == "levy":
        return f"levy {one.seat}"
    if one.kind in LOSSES:
        return f"loss {one.numbers['side']}"
    return "collect" if one.kind == "collect" else ""


# ---- the setup ----------------------------------------------------------------------


def _dealt(words: Words, one: Happening) -> list[str]:
    names, own = words.names, one.path
    text = f"{names.seat(one.seat)} has {len(own)}: {names.listed(own)}"
    return [said(_DEALS[one.what], text)]


def _army(words: Words, one: Happening) -> list[str]:
    units = write_troop([one.numbers.get(kind, 0) for kind in KINDS], 0)
    army = words.names.army_at(one.piece, one.end)
    return [said("Place Army Markers", f"{army}: {units}")]


# ---- rounds --------------------------------------------------------------------------


def _round(words: Words, one: Happening) -> str:
    """Say that a round begins, with what each seat holds."""
    names = words.names
    s: State = words.s
    held = "; ".join(
        f"{names.seat(seat)} {counted(int(s.owned[seat]), 'province')}, {int(s.koku[seat])} koku"
        for seat in range(len(names.seats))
        if s.out_in[seat] == 0
    )
    return f"round {one.left} ({held})"


def _collected(words: Words, group: Sequence[Happening]) -> list[str]:
    koku = ", ".join(f"{words.names.seat(one.seat)} {one.gained}" for one in group)
    return [said("Action 9, Collect Koku", koku)]


def _plan(words: Words, one: Happening) -> list[str]:
    """Say a plan as it is revealed; to have spied on it is told with the decision."""
    if one.what == events.SPIED:
        return []
    koku = ", ".join(f"{number} on {name}" for name, number in one.numbers.items())
    return [
        said("Action 1, Reveal Your Plans", f"{words.names.seat(one.seat)} has put koku: {koku}")
    ]


def _swords(words: Words, group: Sequence[Happening]) -> list[str]:
    names, first = words.names, group[0]
    if first.what == events.DRAWN:
        text = f"{names.seat(first.seat)} draws {sword(first.left)}, which others wished too"
        return [said(f"{_TAKE_SWORDS}; ruling W3", text)]
    rule = "Draw Swords" if first.what == events.SET_UP else _TAKE_SWORDS
    return [said(rule, ", ".join(f"{names.seat(one.seat)} {_sword(one)}" for one in group))]


def _sword(one: Happening) -> str:
    """Name a sword, and what was bid for it in a round."""
    if one.what == events.SET_UP:
        return sword(one.left)
    return f"{sword(one.left)} for {one.lost} koku" if one.lost else f"{sword(one.left)} (drawn)"


def _built(words: Words, one: Happening) -> list[str]:
    what = "a castle" if one.what == CASTLE else "the base of a fortress"
    names = words.names
    text = f"{names.seat(one.seat)} builds {what} in {names.province(one.end)}"
    return [said("Action 3, Build", text)]


def _levied(words: Words, group: Sequence[Happening]) -> list[str]:
    names = words.names
    placed = ", ".join(
        f"{one.what} {names.province(one.end)}{' (army)' if one.numbers else ''}" for one in group
    )
    return [said("Action 4, Levy Units", f"{names.seat(group[0].seat)} places {placed}")]


def _deployed(words: Words, one: Happening) -> list[str]:
    """Say where ronin lie, without that to who does not see it."""
    names = words.names
    pairs = zip(one.held, one.path, strict=True)
    where = ", ".join(f"{number} {names.province(place)}" for number, place in pairs)
    what = f"face down: {where}" if where else "ronin face down"
    return [said("Action 5, Hire Ronin", f"{names.seat(one.seat)} deploys {what}")]


def _hired(words: Words, one: Happening) -> list[str]:
    if one.what != NINJA:
        text = f"{words.names.seat(one.seat)} hires {one.gained} ronin for {one.lost} koku"
        return [said("Action 5, Hire Ronin", text)]
    text = "nobody hires him: the highest bids are equal"
    if one.seat >= 0:
        text = f"{words.names.seat(one.seat)} hires him for {one.lost} koku"
    return [said("Action 6, Hire Ninja", text)]


def _wasted(words: Words, one: Happening) -> list[str]:
    text = f"{words.names.whose(one.seat)} {one.lost} koku for {one.what} buy nothing"
    return [said("ruling W2", text)]


def _result(words: Words, one: Happening) -> list[str]:
    names, after = words.names, f"in round {one.left}"
    q: Question = names.question
    reason = _REASONS.get(one.what, one.what) or "the record ends here"
    if one.seat < 0:
        return [f"result: nobody wins alone ({reason}), {after}"]
    players = [int(q.player[seat]) for seat in range(len(names.seats))]
    player = players[one.seat]
    seats = [seat for seat, other in enumerate(players) if other == player]
    who = names.seat(one.seat)
    if len(seats) > 1:
        colors = " and ".join(names.seat(seat) for seat in seats)
        who = f"player {sorted(set(players)).index(player) + 1} ({colors})"
    held = counted(one.gained, "province")
    return [f"result: {who} wins ({reason}) with {held}, {after}"]


_GROUPED: dict[str, Callable[[Words, Sequence[Happening]], list[str]]] = {
    "sword": _swords,
    "levy": _levied,
    "collect": _collected,
}
_SAYERS: dict[str, Callable[[Words, Happening], list[str]]] = {
    "deal": _dealt,
    "form": _army,
    "plan": _plan,
    "build": _built,
    "deploy": _deployed,
    "hire": _hired,
    "waste": _wasted,
    "result": _result,
}
