"""A game written by hand gone through by the rules, turn by turn, as far as it is written.

What nobody wrote down is drawn, or decided by a bot. Only cards that the text names are
remembered from turn to turn: the others of a hand are dealt anew for each turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from samurai_odds.battles.advice.written_cards import (
    Shown,
    may_lead,
    shown_in,
    still_known,
    trimmed,
    with_held,
    with_shown,
)
from samurai_odds.battles.advice.written_game import Reached, WrittenGame, WrittenTurn
from samurai_odds.battles.advice.written_turns import Happened, Happening, words_of_answers
from samurai_odds.battles.dragons import dragon_deck
from samurai_odds.battles.full_game.game import deals
from samurai_odds.battles.full_game.leads import choices_of, placed
from samurai_odds.battles.full_game.orders_text import Orders
from samurai_odds.battles.full_game.rehearsal import Rehearsal, script_of, staying, stays
from samurai_odds.battles.full_game.staging import Staged, stage, the_scenario
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import as_line, as_other_line
from samurai_odds.battles.rules.layout import Question, State
from samurai_odds.battles.rules.saving import at_start_of_turn, position
from samurai_odds.battles.scenario.scenario import SIDES, Scenario
from samurai_odds.errors import OddsError
from samurai_odds.play.game import Start
from samurai_odds.play.games import Event
from samurai_odds.play.layout import kind_of
from samurai_odds.play.orders_text import Fault, FaultsOfLines
from samurai_odds.play.replay import reached, replay
from samurai_odds.play.rollouts import play_to, taken_up
from samurai_odds.play.search.planning import ordered, planned
from samurai_odds.play.search.reviewing import Turn

_SILENT = (  # kinds of decision that are declined where nothing is written of them
    at.ORDER_CHOICE,
    at.INITIATIVE_CHOICE,
    at.MOVER_CHOICE,
    at.BATTLE_CHOICE,
    at.BONUS_CHOICE,
    at.DRAGON_CHOICE,
    at.REPLENISH_CHOICE,
    at.DISCARD_CHOICE,
)


@dataclass
class ReplayedGame:
    """The turns of a game, each with what it was played by; how the game stands then.

    ``drawn`` counts rolls that were not written, ``unknown`` turns whose hand is not known.
    """

    turns: list[tuple[Staged, Turn]] = field(default_factory=list)
    left_at: Staged | None = None  # None once it is over
    result: float | None = None
    drawn: int = 0
    unknown: int = 0


class Follower:
    """Goes through a written game; collects what is wrong with it."""

    def __init__(self, game: WrittenGame, author: str, seed: int) -> None:
        self.game, self.author, self.seed = game, author, seed
        self.dragons, self.rules = game.files.get("dragons"), game.files.get("rules")
        self.cards = dragon_deck(self.dragons)
        self.keys = [card.key for card in self.cards]
        self.replayed = ReplayedGame()
        self.read: dict[int, tuple[Orders, tuple[Happening, ...]]] = {}

    def run(self) -> ReplayedGame:
        """Go through the game; raise OddsError with every problem of it."""
        positions = self._read_all()
        self._raise()
        here: Scenario | None = None
        for part in self.game.parts:
            if isinstance(part, Reached):
                here = positions[part.line]
                self.replayed.result = None
            elif self.replayed.result is not None:
                self.game.fault(part.line, "the game is over before this turn begins")
                break
            elif here is not None:
                here = self._turn(part, here)  # None: what follows a problem cannot be judged
        self._raise()
        if here is not None and self.replayed.result is None:
            self._leave(self._staged(here))
        if self.game.result is not None:
            self.replayed.result, self.replayed.left_at = self.game.result, None
        return self.replayed

    def _leave(self, staged: Staged) -> None:
        """Note where the text ends; the turn that would follow may end the game as it begins."""
        state, over = reached(
            next(deals(staged.start, self.seed, 1)),
            (),
            lambda s: bool(State(s).ended != at.PLAYING),
        )
        if over:
            self._won(State(state))
        else:
            self.replayed.left_at = staged

    def _won(self, state: State) -> None:
        winner = int(state.winner)
        self.replayed.result = 0.5 if winner < 0 else float(winner == 0)

    def _raise(self) -> None:
        if self.game.faults:
            by_line = sorted(self.game.faults, key=lambda one: one[0])
            raise FaultsOfLines.of(self.game.name, by_line)

    def _read_all(self) -> dict[int, Scenario]:
        """Read all positions, and the turns after each by its board."""
        positions: dict[int, Scenario] = {}
        copies = {card.key: card.copies for card in self.cards}
        here: Scenario | None = None
        for part in self.game.parts:
            try:
                if isinstance(part, Reached):
                    here = the_scenario(self.game.path(part.name), copies)
                    positions[part.line] = here
                elif here is not None:
                    self.read[part.line] = part.read(self.game.name, self.keys, here.board)
            except OddsError as fault:
                self._note(part.line, fault)
        return positions

    def _note(self, line: int, fault: OddsError) -> None:
        """Note problems: those that do not name a line of the text belong to this one."""
        if isinstance(fault, FaultsOfLines):
            self.game.faults += fault.faults
        else:
            self.game.faults += [(line, problem) for problem in fault.problems]

    # ---- one turn --------------------------------------------------------------------

    def _turn(self, turn: WrittenTurn, here: Scenario) -> Scenario | None:
        """Play a turn as it is written; give the position after it."""
        orders, lines = self.read[turn.line]
        orders = staying(orders, here, silent=True)
        moment, side = here.moment.turn, here.first
        if (turn.number, turn.side) != (moment, side):
            self.game.fault(turn.line, f"it is turn {moment}, and {SIDES[side]} is to move")
            return None
        try:
            here = with_held(here, turn.held)
            here, leads = placed(here, orders.card or "")
            shown = shown_in(here, orders, leads, lines, self.keys)
            here = trimmed(with_shown(here, shown))
            staged = self._staged(here)
            leading = choices_of(leads, bool(here.board.rack))
            Rehearsal(staged.setup, leading, _first_battle(orders), self.game.name).run()
        except OddsError as fault:
            self._note(turn.line, fault)
            return None
        start = next(deals(staged.start, self.seed + turn.number, 1))
        more = (*orders.more, at.BONUS_CHOICE) if at.BATTLE_CHOICE in orders.more else orders.more
        whole = [kind for kind in _SILENT if kind not in more]
        script = script_of(orders, leading)
        plan = planned(start, self.author, script, whole)
        may = may_lead(here)
        self.replayed.unknown += may is not None
        self.replayed.turns.append((staged, Turn(turn.number, side, start, plan, may)))
        happened = Happened(lines, words_of_answers(self.keys, here.board))
        ordered_start = ordered(start, self.author, script, whole)
        state, events = self._played(ordered_start, turn.number, plan.choices, happened)
        happened.unused()
        self.replayed.drawn += happened.drawn
        wrong = happened.faults + self._not_done(orders, _done(ordered_start, events))
        self.game.faults += wrong
        if wrong:
            return None
        return self._after(staged, here, shown, state)

    def _staged(self, here: Scenario) -> Staged:
        return stage(here, self.author, self.author, dragons=self.dragons, rules=self.rules)

    def _played(
        self, begun: Start, turn: int, choices: Sequence[Event], happened: Happened
    ) -> tuple[State, list[Event]]:
        """Play a turn, which begins with some choices, by what is written; give end and events."""
        start, first, events = begun, list(choices), list[Event]()

        def over(s: State) -> bool:
            return bool(s.ended != at.PLAYING or at_start_of_turn(s, turn + 1))

        while True:
            due, _ = reached(start, (), lambda s: over(State(s)))
            part = play_to(start, self.seed, turn, turn + 1, draws=1, logged=True)
            if not part.events:
                return State(due), events
            event = first.pop(0) if first else part.events[0]
            value = happened.settle(Question(start.question.whole), State(due), event)
            events.append((event[0], value, event[2]))
            state, ended = reached(start, events[-1:], lambda s: over(State(s)))
            if ended:
                return State(state), events
            if value == part.events[0][1] and part.onward is not None:
                start = part.onward  # with the notes that its bots took
            else:
                start = taken_up(start, events[-1:], 1)

    def _not_done(self, orders: Orders, done: set[tuple[int, int]]) -> list[Fault]:
        """List the orders, moves and battles that were said and never came to be possible."""
        return [
            (line.number, f"'{line.text}' is not possible when it is due")
            for line in orders.lines
            if line.kind in (at.ORDER_CHOICE, at.MOVE_CHOICE, at.BATTLE_CHOICE)
            and not (line.tried or stays(line) or (line.kind, line.value) in done)
        ]

    def _after(
        self,
        staged: Staged,
        before: Scenario,
        shown: Shown,
        state: State,
    ) -> Scenario | None:
        """Write the position after a turn, with the cards still known; None once it is over."""
        if state.ended == at.PLAYING:
            return still_known(before, position(staged.setup, state), shown)
        self._won(state)
        return None


def _first_battle(orders: Orders) -> Orders:
    """Return orders whose battles after the first need not be possible before it."""
    first = next(iter(orders.of(at.BATTLE_CHOICE)), None)
    lines = [
        replace(line, tried=True) if line.kind == at.BATTLE_CHOICE and line is not first else line
        for line in orders.lines
    ]
    return replace(orders, lines=tuple(lines))


def _done(start: Start, events: Sequence[Event]) -> set[tuple[int, int]]:
    """Narrate all that was chosen in a turn, as orders say it, what could not be otherwise too."""
    chosen = ((step, kind_of(step.what)) for step in replay(start, events) if step.what < 0)
    return {
        (kind, int(said(step.before, kind, step.value)))
        for step, kind in chosen
        for said in (as_line, as_other_line)
    }
