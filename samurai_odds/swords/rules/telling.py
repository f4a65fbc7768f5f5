"""A whole game told action by action, each line with its rule."""

from collections.abc import Iterable, Iterator, Sequence

from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scene import Line
from samurai_odds.play.scene import Told as Moment
from samurai_odds.swords.forces import many, write_troop
from samurai_odds.swords.layout import KINDS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions import DECISIONS, TOGETHER
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.levy import is_for_army, levied_kind
from samurai_odds.swords.rules.rows import army_row
from samurai_odds.swords.rules.telling_war import Names, War, bins, decided, is_choice, said, sword
from samurai_odds.swords.scenario.scenario import Scenario

_DEALS = {
    at.DEAL: "Deal Out the Province Cards",
    at.SPLIT_DEAL: "Rules for a 2-Player Game",
}


class Told:
    """Tells the set-up and the actions of a round; keeps what is told together."""

    def __init__(self, names: Names, players: Sequence[int]) -> None:
        """Tell a game whose seats are of some players."""
        self.names, self.seats, self.players = names, range(len(players)), players
        self.chosen: dict[tuple[int, int], list[int]] = {}

    def set_up(self, step: Step) -> Iterator[str]:
        before, after = State(step.before), State(step.after)
        phase, then = int(before.phase), int(after.phase)
        kind = kind_of(step.what)
        if is_choice(step) and TOGETHER in DECISIONS[kind].wordings:
            self.chosen.setdefault((kind, int(before.asked)), []).append(step.value)
        if then == phase:
            return
        if phase in _DEALS:
            yield from self._dealt(after, _DEALS[phase])
        elif phase == at.SETUP_SWORDS:
            drawn = ", ".join(
                f"{self.names.seat(seat)} {sword(int(after.setup_sword[seat]))}"
                for seat in self.seats
            )
            yield said("Draw Swords", drawn)
        if then in (at.MARKERS, at.SPLIT_ARMIES):
            yield from self._placed()
        if then == at.ROUND_START:
            yield from self._armies(after)

    def _dealt(self, s: State, rule: str) -> Iterator[str]:
        for seat in self.seats:
            own = _owned(s, seat)
            if own:
                listed = f"{self.names.seat(seat)} has {len(own)}: {self.names.listed(own)}"
                yield said(rule, listed)

    def _placed(self) -> Iterator[str]:
        for (kind, seat), provinces in self.chosen.items():
            [case] = DECISIONS[kind].wordings[TOGETHER]
            text = f"{self.names.seat(seat)} {case.text} {self.names.listed(provinces)}"
            yield said(case.rule, text)
        self.chosen.clear()

    def _armies(self, s: State) -> Iterator[str]:
        for seat in self.seats:
            for army in range(seat * at.ARMIES_EACH, (seat + 1) * at.ARMIES_EACH):
                row = army_row(army)
                counts = [int(number) for number in s[row : row + at.KIND_COUNT]]
                text = f"{self.names.army(s, army)}: {write_troop(counts, 0)}"
                yield said("Place Army Markers", text)

    # ---- Actions 1 to 6 --------------------------------------------------------------

    def heading(self, s: State) -> str:
        held = "; ".join(
            f"{self.names.seat(seat)} {many(int(s.owned[seat]), 'province')}, "
            f"{int(s.koku[seat])} koku"
            for seat in self.seats
            if s.out_in[seat] == 0
        )
        return f"round {s.turn} ({held})"

    def action(self, step: Step) -> Iterator[Line]:
        """Tell Actions 1 to 6."""
        before, after = State(step.before), State(step.after)
        if before.phase == at.DEPLOYING and after.phase == at.NINJA_BIDS:
            yield from self._ronin(after)
        if is_choice(step):
            yield from decided(self.names, step)
        yield from map(Line, self._in_the_open(step))
        yield from map(Line, self._lost(before, after))

    def _in_the_open(self, step: Step) -> Iterator[str]:
        """Tell what all may know."""
        before, after = State(step.before), State(step.after)
        phase = int(before.phase)
        if phase == at.REVEALED:
            yield from self._plans(after)
        elif phase == at.WISHES and step.asked:
            yield from self._drawn_for(before, after)
        elif phase == at.DRAWING_SWORDS and after.phase == at.BUILDING:
            yield from self._swords(after)
        elif phase == at.BUILDING:
            yield from self._built(before, after)
        elif phase == at.PLACING and after.phase == at.HIRING:
            yield from self._levied(before)
        elif phase == at.NINJA_BIDS:
            yield from self._ninja(after)

    def _plans(self, s: State) -> Iterator[str]:
        for seat in self.seats:
            if planned := bins(s, seat):
                text = f"{self.names.seat(seat)} has put koku on {planned}"
                yield said("Action 1, Reveal Your Plans", text)

    def _drawn_for(self, before: State, after: State) -> Iterator[str]:
        for seat in self.seats:
            number = int(after.sword[seat])
            if number and not before.sword[seat]:
                won = f"{self.names.seat(seat)} draws {sword(number)}, which others wished too"
                yield said("Action 2, Take Swords; ruling W3", won)

    def _swords(self, s: State) -> Iterator[str]:
        order = sorted((int(s.sword[seat]), seat) for seat in self.seats)
        taken = ", ".join(
            f"{self.names.seat(seat)} {sword(number)}{_bid(s, seat)}"
            for number, seat in order
            if number
        )
        yield said("Action 2, Take Swords", taken)

    def _built(self, before: State, after: State) -> Iterator[str]:
        for province in range(len(self.names.provinces)):
            built = int(after.built[province])
            if built != before.built[province]:
                what = "a castle" if built == at.CASTLE else "the base of a fortress"
                owner = self.names.seat(int(after.owner[province]))
                text = f"{owner} builds {what} in {self.names.province(province)}"
                yield said("Action 3, Build", text)

    def _levied(self, s: State) -> Iterator[str]:
        for seat in self.seats:
            parts = []
            for province in range(len(self.names.provinces)):
                levied = int(s.levied[province])
                if levied and s.owner[province] == seat:
                    into = " (army)" if is_for_army(levied) else ""
                    kind = KINDS[levied_kind(levied)]
                    parts.append(f"{kind} {self.names.province(province)}{into}")
            if parts:
                text = f"{self.names.seat(seat)} places {', '.join(parts)}"
                yield said("Action 4, Levy Units", text)

    def _ronin(self, s: State) -> Iterator[Line]:
        """Tell a player's seats where its ronin lie face down, others that some do."""
        for seat in self.seats:
            own = [one for one in self.seats if self.players[one] == self.players[seat]]
            parts = [
                f"{int(s.hidden[province])} {self.names.province(province)}"
                for province in _owned(s, seat)
                if s.hidden[province]
            ]
            if parts:
                who, rule = self.names.seat(seat), "Action 5, Hire Ronin"
                text = said(rule, f"{who} deploys face down: {', '.join(parts)}")
                yield Line(text, tuple(own), said(rule, f"{who} deploys ronin face down"))

    def _ninja(self, s: State) -> Iterator[str]:
        bids = [int(s.bins[seat, at.TO_NINJA]) for seat in self.seats]
        if not any(bids):
            return
        if s.ninja < 0:
            yield said("Action 6, Hire Ninja", "nobody hires him: the highest bids are equal")
            return
        holder = int(s.ninja)
        text = f"{self.names.seat(holder)} hires him for {bids[holder]} koku"
        yield said("Action 6, Hire Ninja", text)

    def _lost(self, before: State, after: State) -> Iterator[str]:
        """Tell koku that bought nothing; a bid outbid for the ninja is told by who got him."""
        for seat in self.seats:
            for place, name in enumerate(at.BINS_NAMED[: at.TO_NINJA]):
                row = State.lost.place(seat, place)
                gone = int(after[row] - before[row])
                if gone:
                    text = f"{self.names.seat(seat)}'s {gone} koku for {name} buy nothing"
                    yield said("ruling W2", text)


def _bid(s: State, seat: int) -> str:
    bid = int(s.bins[seat, at.TO_SWORDS])
    return f" for {bid} koku" if bid else " (drawn)"


def _owned(s: State, seat: int) -> list[int]:
    return [place for place in range(at.MOST_PROVINCES) if s.owner[place] == seat]


def narrated(scenario: Scenario, start: Start, events: Iterable[Event]) -> Iterator[Moment]:
    """Tell a recorded game step by step, and its result."""
    return narrated_steps(
        scenario, Question(start.question.whole), State(start.state), replay(start, events)
    )


def narrated_steps(
    scenario: Scenario, question: Question, state: State, steps: Iterable[Step]
) -> Iterator[Moment]:
    """Tell a game by its steps, from its first state on, and its result."""
    names = Names(scenario, question)
    players = [int(question.player[seat]) for seat in range(int(question.seats))]
    told, war = Told(names, players), War(names)
    begun = False
    for step in steps:
        heading = [] if begun or State(step.before).phase >= at.ROUND_START else ["set-up"]
        yield step, [*map(Line, heading), *_tell(told, war, step)]
        state, begun = State(step.after), True
    yield None, [Line(_result(names, question, state))]


def _tell(told: Told, war: War, step: Step) -> list[Line]:
    before = State(step.before)
    phase = int(before.phase)
    if before.recovering < 0 and phase < at.ROUND_START:
        return [*map(Line, told.set_up(step))]
    if phase == at.ROUND_START:
        return [Line(told.heading(before))]
    if phase < at.NEXT_TURN and before.recovering < 0:
        return list(told.action(step))
    if phase == at.ROUND_END:
        return [Line(_round_end(told, State(step.after)))]
    return [*war.tell(step)]


def _round_end(told: Told, s: State) -> str:
    koku = ", ".join(
        f"{told.names.seat(seat)} {int(s.koku[seat])}" for seat in told.seats if s.out_in[seat] == 0
    )
    return said("Action 9, Collect Koku", koku)


def _result(names: Names, q: Question, s: State) -> str:
    reason = at.REASONS[s.ended] or "the record ends here"
    after = f"in round {int(s.turn)}"
    if s.winner < 0:
        return f"result: nobody wins alone ({reason}), {after}"
    players = [int(q.player[seat]) for seat in range(int(q.seats))]
    player = players[int(s.winner)]
    seats = [seat for seat, one in enumerate(players) if one == player]
    held = many(sum(int(s.owned[seat] + s.claims[seat]) for seat in seats), "province")
    who = names.seat(seats[0])
    if len(seats) > 1:
        colors = " and ".join(names.seat(seat) for seat in seats)
        who = f"player {sorted(set(players)).index(player) + 1} ({colors})"
    return f"result: {who} wins ({reason}) with {held}, {after}"
