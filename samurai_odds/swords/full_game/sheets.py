"""What a person at the table decides on one sheet: the five purchases, all attacks; and which
questions belong together, so that the bot can answer the rest of them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from samurai_odds.engine.sums import mean
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose
from samurai_odds.play.game import Start
from samurai_odds.play.stepping import steps
from samurai_odds.swords.battle.encounter import Encounter
from samurai_odds.swords.battle.verdict import WHERE_IT_PAYS, worth_of
from samurai_odds.swords.bots.threats import defence, is_rival, odds_between, power_of
from samurai_odds.swords.facts import Facts
from samurai_odds.swords.forces import count_of
from samurai_odds.swords.full_game.declared import MapAttack, declared
from samurai_odds.swords.full_game.odds_on_map import Fought
from samurai_odds.swords.layout import KINDS, LEVIED_KINDS
from samurai_odds.swords.rules import layout as at
from samurai_odds.swords.rules.decisions.packed import target_of, target_value
from samurai_odds.swords.rules.layout import Question, State
from samurai_odds.swords.rules.naming import Names, army_number
from samurai_odds.swords.rules.rows import army_row, force_row
from samurai_odds.swords.rules.troops import army_in

# ---- which questions belong together ---------------------------------------------------

PLAN, ATTACKS = "plan", "attacks"  # sheets
_SHEETS = {at.BIN_CHOICE: PLAN, at.DECLARE_CHOICE: ATTACKS}
_BOUGHT = (
    *(at.SWORD_CHOICE, at.BUILD_CHOICE, at.LEVY_CHOICE, at.PLACE_CHOICE),
    *(at.STACK_CHOICE, at.STACK_SIZE_CHOICE),
)
_OF_A_MOVE = (at.LEAVING, at.RONIN_ALONG, at.PICK_UP)  # asked for the phase that follows it
_FIGHTS = (
    *(at.NEXT_TROOP, at.REVEAL_ATTACKER, at.REVEAL_DEFENDER, at.LOSS_ORDERS),
    *(at.STEP_EIGHT, at.AFTER_BATTLE, at.NEXT_ATTACK),
)
_LAST_MOVES = (
    *(at.FINAL_MARCHES, at.SPLITTING_OFF, at.FORCE_SOURCES, at.FORCE_TARGETS),
    *(at.FORCE_UNITS, at.FORCE_RONIN),
)


def sheet_of(s: State) -> str:
    """Name the sheet that answers a question and those after it, "" if none does."""
    return _SHEETS.get(int(s.decision), "")


def part_of(s: State) -> str:
    """Say of what the bot may answer the rest, "" where that is no part of a round."""
    if s.turn == 0:
        return "setup"
    if s.decision in _BOUGHT:
        return "purchases"
    if s.decision in (at.STRIKE_CHOICE, at.REVENGE_CHOICE):
        return "ninja's strikes"
    if s.active != s.asked and s.decision in (at.RONIN_CHOICE, at.LOSSES_CHOICE):
        return "defense"
    if s.active != s.asked or s.recovering >= 0:
        return ""
    phase = s.after_move if s.phase in _OF_A_MOVE else s.phase
    if phase in _FIGHTS:
        return "fights"
    if phase in _LAST_MOVES:
        return "last moves"
    return "marches" if phase == at.MARCHING else ""


def is_detail(s: State) -> bool:
    """Say whether a question is about who goes along in a march that has been chosen."""
    return bool(s.phase in _OF_A_MOVE and s.recovering < 0 and s.turn > 0)


def answer(s: State, picked: Sequence[Any]) -> int:
    """Return what a sheet answers to a question: koku by bin, or attacks, are ``picked``."""
    if s.decision == at.BIN_CHOICE:
        return int(picked[int(s.kind_asked)])
    for one in picked:
        if one.troop == s.troop and one.here == s.fight_from:
            return int(target_value(one.there))
    return 0


# ---- Action 1, Plan --------------------------------------------------------------------


@dataclass(frozen=True)
class Purchase:
    """A bin of the planning tray: its name, the koku of a step, the most, what koku bring.

    ``brings`` says so for each number of koku from none on; ``look`` names a picture; ``planned``
    are the koku that are in it for good, NONE while it is open.
    """

    name: Prose
    price: int
    most: int
    look: str
    planned: int
    brings: tuple[Prose, ...]


_LOOKS = ("swordsman", "castle", "ashigaru-spear", "ronin", "ninja")


def purchases(q: Question, s: State, names: Names) -> list[Purchase]:
    """List the bins of the seat that plans, in the order in which they are filled."""
    koku, bins = int(s.koku[s.asked]), []
    for place, look in enumerate(_LOOKS):
        price = int(q.castle_price) if place == at.TO_BUILD else 1
        most = koku if place != at.TO_BUILD else price if koku >= price > 0 else 0
        texts = tuple(Prose(_brings(q, s, place, n, price)) for n in range(koku + 1))
        name = names.said("bin", s, place)
        titled = Prose(name[0].upper() + name[1:])
        planned = int(s.bins[s.asked, place]) if place < s.planned[s.asked] else at.NONE
        bins.append(Purchase(titled, price, most, look, planned, texts))
    return bins


def _brings(q: Question, s: State, place: int, koku: int, price: int) -> str:
    """Say what koku in a bin bring (Actions 2 to 6); of none what the first would."""
    number = max(koku, price)
    cost = f"{number} koku: "
    if place == at.TO_SWORDS:
        who = "choose your place in the order before lower bids"
        return f"Bid {koku}: {who}" if koku else "No bid: your place in the order is drawn"
    if place == at.TO_BUILD:
        text = f"{price} koku: a castle, {count_of(at.SPEARMAN, int(q.castle_bonus))} to defend it"
        own = [one for one in range(q.provinces) if s.owner[one] == s.asked]
        if not any(s.built[one] == at.CASTLE for one in own):
            return text
        return f"{text}; or a base that makes one a fortress, {int(q.fortress_bonus)} ronin"
    if place == at.TO_LEVY:
        rates = [(kind, number * int(q.units_a_koku[kind])) for kind in reversed(LEVIED_KINDS)]
        each = [count_of(kind, n) if n > 1 else f"1 {KINDS[kind]}" for kind, n in rates]
        return f"{cost}{', '.join(each[:-1])} or {each[-1]}, one a province"
    if place == at.TO_RONIN:
        hired = count_of(at.RONIN, number * int(q.units_a_koku[at.RONIN]))
        return f"{cost}{hired}, face down, for this round"
    bid = f"Bid {koku}" if koku else "Highest bid"
    kills = f"{int(q.ninja_kills_on)} times in {int(q.faces)}"
    return f"{bid}: hires him if nobody bids as much; kills a daimyo {kills}"


# ---- Phase B, Declare First Battles ----------------------------------------------------

WARNED_FROM = 250  # thousandths by which the home of a troop is taken more often
SEEN = 0.005  # koku that can be seen in print


@dataclass(frozen=True)
class Attack:
    """A battle that may be declared: by an army, or FORCE_TROOP, from a province on another.

    ``units`` says who fights whom, ``leaves`` what is left open behind, if anything.
    """

    troop: int
    here: int
    there: int
    owner: int
    units: Prose
    leaves: Prose


@dataclass(frozen=True)
class Weighed:
    """What an attack comes to: chances fought to the finish, koku with the best call-off."""

    takes: float
    wins: float
    koku: float
    stops: bool  # whether it is worth more by calling off in time


def attacks(start: Start, q: Question, s: State, names: Names) -> list[Attack]:
    """List all battles that the seat asked may yet declare, by the rules themselves."""
    going, attacks_listed = State(s.copy()), list[Attack]()
    rules, seat, pending = steps(start.game), int(s.asked), int(s.pending)
    while int(going.pending) == pending and going.ended == at.PLAYING:
        troop, here = int(going.troop), int(going.fight_from)
        for value in going.choices[1 : going.options_open].tolist():
            there = int(target_of(value))
            owner = int(s.owner[there])
            if owner < 0 and (troop == at.FORCE_TROOP or s.level[troop] < 2):
                continue  # W12: nothing comes of it
            units = f"{_troop(s, troop, here)} against {_defenders(s, there)}"
            sea = ", over the sea" if _by_sea(q, here, there) else ""
            leaves = _left_behind(q, s, seat, troop, here, there, names)
            attacks_listed.append(
                Attack(troop, here, there, owner, Prose(units + sea), Prose(leaves))
            )
        rules.take(q, going, 0)
    return attacks_listed


def weigh(start: Start, facts: Facts, s: State, attack: Attack) -> Weighed | None:
    """Give the exact odds of an attack, those of `swords odds`; None where no battle is fought.

    Chances are those of fighting to the finish, with no ronin hidden there and no ninja.
    """
    attack_asked = MapAttack(int(s.asked), attack.troop, attack.here, attack.there)
    begun = declared(Start(start.game, start.question, s), attack_asked)
    if begun is None:
        return None
    battle = Fought(begun, facts)
    takes, wins = _chances(battle)
    end, best = worth_of(battle), worth_of(battle.ordered(WHERE_IT_PAYS))
    return Weighed(takes, wins, best, best - end >= SEEN)


def _chances(battle: Encounter) -> tuple[float, float]:
    takes = wins = 0.0
    for planned, chance in battle.by_ronin:
        duel, ends = planned.duel, planned.ends()
        names = battle.setup.terms.names(duel, 0)
        chances = (names[name].reshape(duel.shape) for name in ("takes", "won"))
        taken, won = (mean(ends.chance, one[ends.attacker, ends.defender]) for one in chances)
        takes, wins = takes + chance * taken, wins + chance * won
    return takes, wins


def _troop(s: State, troop: int, here: int) -> str:
    """Say who attacks: an army's number and units, or those of the force, and his ronin."""
    row = force_row(here) if troop == at.FORCE_TROOP else army_row(troop)
    counts = [int(number) for number in s[row : row + at.KIND_COUNT]]
    army = "" if troop == at.FORCE_TROOP else f"army {army_number(troop)}, "
    hidden = int(s.hidden[here])  # these are not on the map's counters
    return army + counted(sum(counts), "unit") + (f", {hidden} ronin face down," if hidden else "")


def _defenders(s: State, there: int) -> str:
    """Say what stands in a province, as far as it can be seen."""
    counts = [sum(int(s[row + kind]) for row in _rows(s, there)) for kind in range(at.KIND_COUNT)]
    walls = ("", " in a castle", " in a fortress")[int(s.built[there])]
    units = ", ".join(count_of(kind, number) for kind, number in enumerate(counts) if number)
    return (units or "nobody") + walls


def _by_sea(q: Question, here: int, there: int) -> bool:
    places = q.borders[here, : q.degree[here]].tolist()
    return bool(q.by_sea[here, places.index(there)])


def _left_behind(
    q: Question, s: State, seat: int, troop: int, here: int, there: int, names: Names
) -> str:
    """Say what a troop that moves in leaves open: its home, with a garrison or the other troop.

    Open is what the rivals beside it, each attacking once, would take much more often.
    """
    army = army_in(s, here)
    other = force_row(here) if troop != at.FORCE_TROOP else army_row(army) if army >= 0 else -1
    left = max(100, power_of(q, s, other) if other >= 0 else 0)
    near = [
        (one, q.by_sea[here, k])
        for k, one in enumerate(q.borders[here, : q.degree[here]].tolist())
        if one != there and is_rival(q, s, seat, one)
    ]
    kept_odds, worst, most = [1000, 1000], at.NONE, 0
    for beside, sea in near:
        for row in _rows(s, beside):
            power = power_of(q, s, row)
            takes = [
                q[odds_between(q, power, against, sea) + at.OCCUPY] if power else 0
                for against in (defence(q, s, here, at.NONE), left)
            ]
            kept_odds = [
                keeps * (1000 - one) // 1000 for keeps, one in zip(kept_odds, takes, strict=True)
            ]
            if takes[1] > most:
                most, worst = takes[1], beside
    if kept_odds[0] - kept_odds[1] < WARNED_FROM:
        return ""
    units = max(int(s[row : row + at.KIND_COUNT].sum()) for row in _rows(s, worst))
    return f"leaves {names.province(here)} open, {units} in {names.province(worst)}"


def _rows(s: State, province: int) -> list[int]:
    """List where the troops of a province stand: its force, its army."""
    army = army_in(s, province)
    return [force_row(province)] + [army_row(army)] * (army >= 0)
