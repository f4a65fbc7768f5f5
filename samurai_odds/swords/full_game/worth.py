"""What a castle, ronin, the ninja or a sword is worth: games with it and the same without.

Each seat in turn is given the thing in one round, on the same deals with the same luck, and
for comparison koku to levy: so the worth is in victories, and in koku.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from samurai_odds.analysis.favor import difference, share
from samurai_odds.analysis.matches import WHOLE, Matches
from samurai_odds.engine.answers.answer import check_seed
from samurai_odds.engine.limit import Limit, completed
from samurai_odds.engine.progress import Progress, bar
from samurai_odds.engine.provenance import Provenance
from samurai_odds.errors import OddsError, check_one_of
from samurai_odds.grids.figure import Figure
from samurai_odds.play.registry import check_plain
from samurai_odds.play.sampled import check_played
from samurai_odds.play.workers.player import Player
from samurai_odds.swords.full_game.contest import Contest
from samurai_odds.swords.full_game.staging import Staged, stage
from samurai_odds.swords.full_game.worth_report import THINGS, Scores, Thing, Trial, Worth, levied
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.layout import Tallies
from samurai_odds.swords.scenario.facts import income_of
from samurai_odds.swords.scenario.scenario import TWO_PLAYER

USUAL = Limit(stderr=0.01, seconds=60)
USUAL_ROUND = 2  # the first in which daimyos may be attacked, and the ninja may strike
_MOST = 100_000
_TALLIED = {
    "attacks won": Tallies.attacks_won.at,
    "provinces entered": Tallies.provinces_entered.at,
    "times attacked": Tallies.times_attacked.at,
    "daimyos lost in battle": Tallies.daimyos_lost_in_battle.at,
    "daimyos lost to the ninja": Tallies.daimyos_lost_to_the_ninja.at,
    "ninja kills": Tallies.ninja_kills.at,
    "castles built": Tallies.castles_built.at,
    "ronin hired": Tallies.ronin_hired.at,
}
_ALIKE = 1e-9  # what is apart by less is apart by rounding
_CLEAR = 2.0  # errors by which a koku of levies must be worth something, to be the measure


def worth(
    thing: str,
    setup: Any,
    players: int | None,
    bots: str | Sequence[str],
    at_round: int | None,
    limit: Limit | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
    **setting: Any,
) -> Worth:
    """Answer `swords.worth`; ``setting`` are further keywords of `stage`."""
    check_seed(seed)
    clock = time.perf_counter()
    known = {one.key: one for one in THINGS}
    check_one_of("thing", thing, known)
    staged = stage(setup, players, bots, **setting)
    check_plain(staged.bots, "swords")
    turn = _check_round(staged, at_round)
    seats = tuple(seat for seat in staged.seats if not staged.scenario.seats[seat].out)
    trial = Trial(staged.start, _priced(known[thing], staged), turn, seats)
    player = Player(threads, executor, partial(Contest, setup, players, bots, **setting))
    player.ready(staged.start)
    limit = completed(limit, USUAL)
    with bar("games", progress) as show:
        matches = Matches(seed, limit, player, show)
        matches.play(trial, WHOLE, min(_MOST, limit.most_samples), limit.stderr)
    check_played(trial.deals)
    inputs = {"thing": thing} | staged.inputs(setup, bots) | {"at_round": turn}
    inputs |= {"goal": staged.goal, "round_limit": staged.round_limit}
    made = staged.provenance("worth", inputs).simulated(
        trial.deals, seed, time.perf_counter() - clock, matches.interrupted
    )
    return _found(staged, trial, made)


def _check_round(staged: Staged, at_round: int | None) -> int:
    scenario = staged.scenario
    if scenario.variant == TWO_PLAYER:
        raise OddsError("worth is of games in which each seat is a player: not of two-player")
    first = max(1, scenario.round)
    usual = USUAL_ROUND if scenario.to_be_set_up else first
    turn = usual if at_round is None else at_round
    if type(turn) is not int or not first <= turn <= staged.round_limit:
        raise OddsError(f"at-round is from {first} to {staged.round_limit}, not {at_round!r}")
    return turn


def _priced(thing: Thing, staged: Staged) -> Thing:
    """Give a castle the price that the rules file has."""
    if thing.bin == at.TO_BUILD:
        return replace(thing, price=int(staged.facts.number("castle_price")))
    return thing


def _found(staged: Staged, trial: Trial, made: Provenance) -> Worth:
    won = {arm: trial.won(arm) for arm in trial.arms}
    gains = {arm: scores - won["without"] for arm, scores in won.items()}
    none = np.zeros(trial.deals)
    same_price = f"{trial.thing.price or 1} koku levied"
    per_koku = _per_koku({koku: gains[f"{koku} koku levied"] for koku in levied(trial.thing)})
    measure = difference(per_koku, none)
    return Worth(
        staged=staged,
        thing=trial.thing,
        round=trial.turn,
        seats=trial.seats,
        shares={arm: _share(arm, scores) for arm, scores in won.items()},
        gains={arm: difference(gain, none) for arm, gain in gains.items() if arm != "without"},
        net=difference(gains["with"], gains[same_price]),
        per_koku=measure,
        in_koku=_in_koku(gains["with"], per_koku, levied(trial.thing)[-1]),
        deeds=_deeds(staged, trial),
        provenance=made,
    )


def _share(arm: str, scores: Scores) -> Figure:
    """Average what was won; seats that all play alike win the same of every deal, exactly."""
    if arm == "without" and len(scores) > 1 and np.ptp(scores) < _ALIKE:
        return Figure(round(float(scores.mean()), 9), proportion=True)
    return share(scores)


def _per_koku(gains: Mapping[int, Scores]) -> Scores:
    """Fit the worth of a koku levied through nothing, by least squares, deal by deal."""
    weight = sum(koku * koku for koku in gains)
    return np.asarray(sum(koku * gain for koku, gain in gains.items()) / weight)


def _in_koku(gain: Scores, per_koku: Scores, most: int) -> Figure | None:
    """Return a gain in koku levied; None where a koku is not clearly worth something.

    None too outside what was tried, 0 to ``most`` koku: more of them may be worth less each.
    """
    measure = difference(per_koku, np.zeros(len(per_koku)))
    if not measure > _CLEAR * measure.se:
        return None
    figure = _ratio(gain, per_koku)
    return figure if 0 <= figure <= most else None


def _ratio(above: Scores, below: Scores) -> Figure:
    """Divide two means of the same deals; the error of first order."""
    ratio = float(above.mean()) / float(below.mean())
    apart = (above - ratio * below) / float(below.mean())
    return Figure(ratio, float(apart.std(ddof=1)) / len(apart) ** 0.5, len(apart))


def _deeds(staged: Staged, trial: Trial) -> dict[str, tuple[Figure, Figure, Figure]]:
    """Count what else is different with the thing."""
    brings = np.array([income_of(number, staged.facts) for number in range(at.MOST_PROVINCES + 1)])
    counted: dict[str, Callable[[str], Scores]] = {
        "provinces after the round": trial.owned,
        "koku collected after it": partial(trial.owned, brings=brings),
        "eliminated": trial.fell,
    }
    for name, what in _TALLIED.items():
        counted[name] = partial(trial.tallied, what=what)
    deeds, none = {}, np.zeros(trial.deals)
    for name, count in counted.items():
        without, with_thing = count("without"), count("with")
        if without.any() or with_thing.any():
            apart = difference(with_thing, without)
            deeds[name] = (difference(without, none), difference(with_thing, none), apart)
    return deeds
