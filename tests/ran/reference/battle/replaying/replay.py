"""A recorded battle of the compiled rules gone through again by the reference.

replay_compiled(scenario, start, events)  -> the table at the end, or raises Disagreement
"""

from samurai_odds.play.layout import UNIFORM, kind_of, seat_of
from samurai_odds.play.replay import replay
from tests.ran.reference.battle.kinds import KINDS
from tests.ran.reference.battle.replaying.readout import differences, verdict_in, verdict_of
from tests.ran.reference.battle.table import Choice, Table
from tests.ran.reference.battle.turn import battle


class Disagreement(AssertionError):
    pass


class Follower:
    """Answers the reference's questions from a record and objects to whatever differs."""

    def __init__(self, table, start, events):
        self.table, self.events, self.at = table, list(events), 0
        self.before, self.last = states(start, self.events)
        self.choices = 0

    def object(self, text):
        before = "; ".join(self.table.said[-12:])
        raise Disagreement(f"event {self.at}, turn {self.table.turn}: {text}\n  before: {before}")

    def answer(self, question):
        if self.at >= len(self.events):
            self.object(f"the reference asks {question}, the record is at its end")
        code, value, options = self.events[self.at]
        if found := differences(self.table, self.before[self.at]):
            self.object(f"before {question}: (what, which, here, record) {found}")
        if isinstance(question, Choice):
            self.compare_choice(question, code, set(options or ()))
            self.choices += 1
        else:
            among = question.among or 10**question.dice
            if code != UNIFORM + among:
                self.object(f"the reference rolls {question}, the record has {told(code)}")
        self.at += 1
        return int(value)

    def compare_end(self):
        """Who has won, why, with how many rout points; and where all stand at the end."""
        if (mine := verdict_of(self.table)) != (its := verdict_in(self.last)):
            self.object(f"at the end: (winner, reason, rout points) {mine}, the record {its}")
        if found := differences(self.table, self.last):
            self.object(f"at the end: (what, which, here, record) {found}")

    def compare_choice(self, question, code, options):
        its = told(code)
        if its != (question.what, question.side):
            mine = (question.what, question.side)
            self.object(
                f"the reference asks {mine}: {str(question.options)[:300]}, "
                f"the record {its}: {str(options)[:200]}"
            )
        mine = set(question.options)
        if mine != options:
            more = [(n, question.options[n]) for n in sorted(mine - options)]
            less = sorted(options - mine)
            self.object(
                f"{its}: {len(more)} only here {more[:5]}, {len(less)} only the record {less[:9]}"
            )


def told(code):
    if code >= 0:
        return f"a draw among {code - UNIFORM}"
    return KINDS.get(kind_of(code), kind_of(code)), seat_of(code)


def states(start, events):
    """The compiled state at the time of each event, and at the end."""
    before, last = [], start.state
    for step in replay(start, events):
        last = step.after
        if step.asked:
            before.append(step.before)
    return before, last


def replay_compiled(scenario, start, events):
    table = Table(scenario)
    follower = Follower(table, start, events)
    playing = battle(table)
    question = next(playing, None)
    while question is not None:
        answer = follower.answer(question)
        try:
            question = playing.send(answer)
        except StopIteration:
            question = None
    if follower.at < len(follower.events):
        follower.object(f"the battle is over ({table.reason}), but the record goes on")
    follower.compare_end()
    return table, follower
