"""The exact reader's whole answer: every end of the battle, and of the next one, in rows.

The sampler counts the same rows, so exact and sampled tables line up.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from samurai_odds.engine.expressions import names_in
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.setup import Setup, Standing
from samurai_odds.swords.combat import outcomes
from samurai_odds.swords.combat.dice import Floats
from samurai_odds.swords.combat.sides import Ints, kinds_present
from samurai_odds.swords.combat.stopping import Planned, Played
from samurai_odds.swords.facts import Used
from samurai_odds.swords.layout import NOT_FOUGHT, RONIN, Composition

if TYPE_CHECKING:
    from samurai_odds.swords.combat.sampling import BattleSampler


def prices_of(setup: Setup, texts: tuple[str, ...]) -> dict[str, str]:
    """Say which prices (S11) some figures rest on that the outcomes do not need."""
    names = {name for text in texts for name in names_in(text)}
    if "chain_value" in names:
        names |= names_in(setup.terms.value)
    used, defender = Used(setup.facts), setup.defender
    sides = {"attacker_loss": setup.first.force, "defender_loss": defender}
    if setup.then is not None:
        sides |= {"then_attacker_loss": setup.then.force, "then_defender_loss": defender}
        if "chain_value" in names and "attacker_loss" in names:
            names.add("then_attacker_loss")
    for side in (sides[name] for name in sides if name in names):
        counts = outcomes.counts_of(side)
        used.note_losses({kind for kind, count in enumerate(counts) if count})
    if any(name.endswith("defender_loss") for name in names) and max(setup.hidden)[0]:
        used.note_losses({RONIN})
    if "province" in names:
        used.number("province")
    return used.rests_on


def note_sources(setup: Setup, used: Used) -> None:
    """Name the numbers and assumed rulings that this question comes upon."""
    sides: list[tuple[Composition, int]] = [(setup.defender, 1)]
    sides += [(attack.force, 0) for attack in setup.attacks]
    present = set()
    for side, which in sides:
        present |= kinds_present(side, setup.weapons[which])
    used.note_hits(present | ({RONIN} if max(setup.hidden)[0] else set()))
    valued = any(
        attack.stops.best or attack.losses.best or "gain" in (attack.stops.when or "")
        for attack in setup.attacks
    )
    if valued or setup.defender_losses.best:
        used.note_losses(present)
        used.number("province")
    for applies, what in (
        (setup.terms.double, "army and force losing in turn (S2)"),
        (len(setup.hidden) > 1 or bool(setup.hidden[0][0]), "hidden ronin to the army first (S6)"),
        (any(attack.naval for attack in setup.attacks), "no calling off before one round (S4)"),
        (setup.defender[-1] > 0, "a fallen daimyo and his ronin (S8)"),
    ):
        if applies:
            used.note(what, "assumed")


@dataclass(frozen=True, eq=False)
class BattleReading:
    """A battle solved exactly, for every number of hidden ronin and the next attack."""

    question: Encounter
    battles: tuple[Played, ...]  # first battles, by number of hidden ronin; then next battles
    leaves: Ints = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "leaves", np.arange(self.rows))

    @cached_property
    def firsts(self) -> int:
        return len(self.question.setup.hidden)

    @cached_property
    def rows(self) -> int:
        last = self.battles[self.firsts - 1]
        return int(last.first_row[-1]) + self._length(int(last.then[-1]))

    @cached_property
    def columns(self) -> dict[str, Any]:
        question = self.question
        parts = []
        for place, (hidden, _) in enumerate(question.setup.hidden):
            columns = _named(self.battles[place], question.double)
            if question.unsure:
                columns["hidden_ronin"] = np.full(len(columns["rounds"]), hidden)
            if question.setup.then is not None:
                columns = self._with_next(self.battles[place], columns)
            parts.append(columns)
        whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        return {name: whole[name] for name in question.variables}

    @cached_property
    def names(self) -> Mapping[str, Any]:
        return self.columns | self.question.derive(self.columns)

    def chances(self) -> Floats:
        parts = []
        for place, (_, prior) in enumerate(self.question.setup.hidden):
            played = self.battles[place]
            first = prior * played.ends.chance
            if self.question.setup.then is None:
                parts.append(first)
                continue
            for battle, chance in zip(played.then.tolist(), first.tolist(), strict=True):
                nexts = self.battles[battle].ends.chance if battle >= 0 else np.ones(1)
                parts.append(chance * nexts)
        return np.concatenate(parts)

    def sampler(self) -> "BattleSampler":
        from samurai_odds.swords.combat.sampling import BattleSampler

        return BattleSampler(self.battles, self.question.setup.hidden, self.rows)

    def _length(self, battle: int) -> int:
        return 1 if battle < 0 else len(self.battles[battle].ends.chance)

    def _with_next(self, played: Played, columns: outcomes.Columns) -> outcomes.Columns:
        """Join to each end of a first battle the ends of the next."""
        question = self.question
        lengths = np.array([self._length(battle) for battle in played.then.tolist()])
        whole = {name: np.repeat(column, lengths) for name, column in columns.items()}
        untouched = self._not_fought()
        known = {-1: untouched}
        for battle in set(played.then.tolist()) - {-1}:
            known[battle] = _named(self.battles[battle], question.double)
        for name in untouched:
            whole[outcomes.THEN + name] = np.concatenate(
                [known[battle][name] for battle in played.then.tolist()]
            )
        whole["then_fought"] = np.repeat((played.then >= 0).astype(np.int64), lengths)
        return whole

    def _not_fought(self) -> outcomes.Columns:
        then = self.question.setup.then
        assert then is not None
        force = np.array([then.force], dtype=np.int64)
        columns = outcomes.columns(
            np.zeros(1, np.int64), force, np.zeros_like(force), self.question.double
        )
        return columns | {"result": np.array([NOT_FOUGHT])}


def _named(played: Played, double: bool) -> outcomes.Columns:
    duel, ends = played.planned.duel, played.ends
    return outcomes.columns(
        ends.rounds + duel.fought,
        duel.attacker.counts[ends.attacker],
        duel.defender.counts[ends.defender],
        double,
        np.isin(ends.defender, duel.taken) if duel.taken else None,
    )


def _standings(question: Encounter, planned: Planned) -> tuple[list[Standing], Ints]:
    """List how the first troop may stand, and which of them each of its strengths is.

    They are told apart only where the second attack's choices may hang on them.
    """
    each = [question.setup.standing(side) for side in planned.duel.attacker.strengths]
    if not question.setup.second_minds:
        return each[:1], np.zeros(len(each), dtype=np.int64)
    listed = list(dict.fromkeys(each))
    return listed, np.array([listed.index(one) for one in each])


def read_battle(question: Encounter) -> BattleReading:
    firsts = [(planned, planned.ends()) for planned in question.first_battles]
    nexts: list[Played] = []
    made: list[Played] = []
    row = 0
    for planned, ends in firsts:
        then = np.full(len(ends.chance), -1, dtype=np.int64)
        if question.setup.then is not None:
            defender = planned.duel.defender
            firsts_left, which = _standings(question, planned)
            of_end = which[ends.attacker]
            cases = sorted(set(zip(ends.defender.tolist(), of_end.tolist(), strict=True)))
            for left, case in cases:
                if left == defender.nobody:
                    continue
                following = question.next_battle(defender, left, firsts_left[case])
                last = following.ends()
                now = (ends.defender == left) & (of_end == case)
                then[now] = len(firsts) + len(nexts)
                nothing = np.full(len(last.chance), -1, dtype=np.int64)
                nexts.append(
                    Played(following, last, nothing, np.arange(len(last.chance), dtype=np.int64))
                )
        lengths = [
            1 if battle < 0 else len(nexts[battle - len(firsts)].ends.chance)
            for battle in then.tolist()
        ]
        first_row = row + np.cumsum([0, *lengths[:-1]])
        row += sum(lengths)
        made.append(Played(planned, ends, then, first_row))
    return BattleReading(question, (*made, *nexts))
