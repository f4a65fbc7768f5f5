"""`ran rout`: rout points at the end of a turn, from combats still to come (12.0; R18)."""

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from samurai_odds.engine.answers.answer import Headlines, answer
from samurai_odds.engine.answers.odds import Odds
from samurai_odds.engine.answers.options import Option, fault_of
from samurai_odds.engine.answers.verdict import Verdict
from samurai_odds.engine.expressions import evaluate
from samurai_odds.engine.typed import typed_option
from samurai_odds.errors import OddsError, refuse, unknown
from samurai_odds.grids.fitting import counted
from samurai_odds.ran import dice
from samurai_odds.ran.combat.tally import Effect, Roll, RollBy
from samurai_odds.ran.combat.tally_layout import NOWHERE
from samurai_odds.ran.homes import options_of, question, question_class
from samurai_odds.ran.procedures.checks import TallyQuestion, Told
from samurai_odds.ran.procedures.combat import CombatQuestion
from samurai_odds.ran.procedures.sides import ROLL
from samurai_odds.ran.procedures.verdict import chance_in_words, stated
from samurai_odds.ran.units import HONJIN

# ---- A procedure written as on the command line, read into its name and inputs -------


def split(text: str, known: Sequence[str]) -> tuple[str, list[str]]:
    try:
        words = [typed_option(word) for word in shlex.split(text)]
    except ValueError:
        raise OddsError(f"cannot read '{text}': a quotation mark is missing") from None
    if not words or words[0] not in known:
        raise OddsError(f"{unknown('procedure', words[0] if words else '', known)} (in '{text}')")
    return words[0], words[1:]


def read_inputs(
    text: str, words: Sequence[str], arguments: Sequence[str], options: Mapping[str, Option]
) -> dict[str, Any]:
    """Read arguments and options, ``options`` by their names with dashes."""
    values: dict[str, Any] = {}
    plain = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            plain.append(word)
            continue
        name, assigned, value = word[2:].partition("=")
        if name not in options:
            raise OddsError(f"{unknown('option', name, options)} (in '{text}')")
        option = options[name]
        if option.takes is bool:
            values[option.keyword] = True
            continue
        taken = value if assigned else next(rest, None)
        if taken is None:
            raise OddsError(f"{name} needs a value (in '{text}')")
        if option.repeatable:
            values[option.keyword] = (*values.get(option.keyword, ()), taken)
        elif option.takes is int:
            values[option.keyword] = _whole(name, taken, text)
        else:
            values[option.keyword] = taken
    if len(plain) != len(arguments):
        wanted = " ".join(argument.upper() for argument in arguments)
        raise OddsError(f"cannot read '{text}': write {wanted}, each in quotation marks")
    return {**dict(zip(arguments, plain, strict=True)), **values}


def _whole(name: str, text: str, whole: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise OddsError(f"{name} is a whole number, not '{text}' (in '{whole}')") from None


# ---- A combat still to come as a roll of rout points ---------------------------------

# By procedure: its sides, the army's first unless it is said to be the other.
SIDES = {
    "shock": ("defender", "attacker"),
    "assault": ("defender", "attacker"),
    "fire": ("target", "firer"),
    "duel": ("second", "first"),
    "rally": ("army", "enemy"),
    "flight": ("army", "enemy"),
    "withdraw": ("army", "enemy"),
    "alone": ("army", "enemy"),
}
OWN = (
    Option("points", str, None, "its rout points, an expression"),
    Option("army", str, None, "the army's side in it"),
    Option("segment", int, 1, "the Shock Segment that it belongs to", 1, 9),
)
NOTHING = "0"


class Cost(NamedTuple):
    """What a combat does to an army: rout points, those of a head won, whether its Honjin falls."""

    points: int
    head: int
    fallen: int


@dataclass(frozen=True)
class Combat:
    """A combat as a roll: the chance of each pair of costs, by what a coordination roll gave.

    ``spreads`` holds one spread, or one for each of ``results``; ``attackers`` says which
    army makes the coordination roll, 0 the army and 1 its enemy; ``army`` which of the
    combat's sides is the army's.
    """

    heading: str
    spreads: tuple[Mapping[tuple[Cost, Cost], float], ...]
    rests_on: Mapping[str, str]
    attackers: int = 0
    segment: int = 0  # 0: no coordination roll

    @property
    def honjin_may_fall(self) -> bool:
        """Whether either army's Honjin may be lost in it."""
        return any(cost.fallen for spread in self.spreads for pair in spread for cost in pair)


def ask_combat(text: str, rules: str | None, results: tuple[str, ...]) -> Combat:
    """Ask about a combat, under each result of the coordination roll where one is due.

    Raises OddsError with the first fault.
    """
    name, words = split(text, tuple(SIDES))
    known = {option.name: option for option in (*options_of(name), *OWN)}
    known.pop("value", None)
    inputs = read_inputs(text, words, question_class(name).arguments, known)
    own = {option.keyword: inputs.pop(option.keyword, option.default) for option in OWN}
    army = own["army"] or SIDES[name][0]
    if army not in SIDES[name]:
        raise OddsError(f"{unknown('army', army, SIDES[name])} (in '{text}')")
    fault = fault_of(OWN[2], own["segment"])
    if fault:
        raise OddsError(f"{fault} (in '{text}')")
    if rules is not None:
        inputs["rules"] = rules
    rolled = name == "shock" and _rolls_coordination(inputs)
    ways = [{**inputs, "coordination": result} for result in results] if rolled else [inputs]
    answers = [answer(question(name, way)) for way in ways]
    wording = question(name, inputs).wording if rolled else answers[0].question.wording
    rests_on = {what: tag for odds in answers for what, tag in odds.provenance.rests_on.items()}
    if rolled:
        rests_on |= question(name, inputs).provenance.rests_on
    return Combat(
        wording,
        tuple(_spread(odds, name, army, own["points"], text) for odds in answers),
        rests_on,
        attackers=int(army == "defender"),
        segment=own["segment"] if rolled else 0,
    )


def _rolls_coordination(inputs: Mapping[str, Any]) -> bool:
    """Say whether a shock is of two contingents' segment whose roll is still to be made."""
    result = inputs.get("coordination")
    second = str(inputs.get("second_contingent") or "")
    return result == ROLL or (result is None and any(letter.isdigit() for letter in second))


def _spread(
    odds: Odds, name: str, army: str, points: str | None, text: str
) -> dict[tuple[Cost, Cost], float]:
    """Give the chance of each pair of costs, the army's and its enemy's."""
    sides = SIDES[name]
    enemy = sides[1 - sides.index(army)]
    mine, his = _expressions(odds, name, army, text), _expressions(odds, name, enemy, text)
    if points is not None:
        mine = (points, NOTHING, mine[2])
    values = [evaluate(each, odds.names, odds.words) for each in (*mine, *his)]
    table = np.stack([np.broadcast_to(value, odds.chances.shape) for value in values], axis=1)
    whole = np.rint(table).astype(np.int64)
    if not np.all(whole == table):
        raise OddsError(f"points '{points}': write a whole number of rout points")
    chances: dict[tuple[Cost, Cost], float] = {}
    for row, chance in zip(whole.tolist(), odds.chances.tolist(), strict=True):
        key = Cost(*row[:3]), Cost(*row[3:])
        chances[key] = chances.get(key, 0.0) + chance
    return dict(sorted(chances.items()))


def _expressions(odds: Odds, name: str, side: str, text: str) -> tuple[str, str, str]:
    """Word what a combat costs one of its sides: points, a head won, the fall of its Honjin."""
    if SIDES[name][0] == "army":
        return (_of_one(odds, text) if side == "army" else NOTHING, NOTHING, NOTHING)
    points, head = f"{side}_rout_points", f"{side}_head"
    known = odds.variables
    fallen = _fall_of_honjin(odds.question, side)
    return (points if points in known else NOTHING, head if head in known else NOTHING, fallen)


def _of_one(odds: Odds, text: str) -> str:
    """Word the cost of what only one army does."""
    for points in ("rout_points", "unit_rout_points"):
        if points in odds.variables:
            return points
    raise OddsError(f"no rout points are known: give them as in '15/10/5 31rp' (in '{text}')")


def _fall_of_honjin(army: Any, side: str) -> str:
    """Word that a side's Honjin is lost, which gives back the heads in it (10.3)."""
    if not isinstance(army, CombatQuestion):
        return NOTHING
    number = army.sides.index(side)
    lost = [
        f"({state} == 'eliminated')"
        for unit, state, _ in army.names(number)
        if army.unit_of(unit).type == HONJIN and state in army.variables
    ]
    return f"min(1, {' + '.join(lost)})" if lost else NOTHING


# ---- Rout points at the end of a turn as a question (12.0; R18) ----------------------

_MOST = 30
WINNERS = ("nobody", "army", "enemy", "draw")
# Counters: of both armies their net points, heads and the points of heads in the Honjin.
POINTS, HEADS, TROPHIES = (0, 1), (2, 3), (4, 5)
SEGMENTS = 6  # and on: what each segment's coordination roll gave


class Rout(TallyQuestion):
    """An army's rout points after the combats listed, against its level.

    Each combat is written as on the command line and takes the army as its
    defender, target or second man; ``--army attacker`` in it says otherwise. Heads are
    held in the Honjin and go back when it falls (10.3). With the enemy's level it is told
    who wins (12.0). Raises OddsError with the first fault.
    """

    procedure = "rout"
    arguments = ()
    usual_unit = "chance to break"
    aims = ("broken",)
    value = "broken"

    def __init__(self, rules: str | None = None, **given: Any) -> None:
        super().__init__(rules, **given)
        options = self.options
        if options["level"] is None:
            raise OddsError("level is missing: the army's rout level, from its scenario (12.0)")
        if len(options["combat"]) > _MOST:
            raise OddsError(f"{len(options['combat'])} combats: at most {_MOST} are added up")
        self._refuse_idle()
        self.both = options["enemy_level"] is not None
        self.at_start = tuple(self._trophies(who) for who in ("", "enemy_"))
        self.now = options["points"] - self.at_start[0]
        self.enemy_now = options["enemy_points"] - self.at_start[1]
        results = tuple(dict.fromkeys(self.used.facts.tables["contingent_coordination"]["results"]))
        combats = [ask_combat(text, self.rules, results) for text in options["combat"]]
        for combat in combats:
            self.used.rests_on.update(combat.rests_on)
        if any(combat.honjin_may_fall for combat in combats):
            self.used.note("heads won before a Honjin falls (R33)")
        start = (self.now, self.enemy_now, self._heads(""), self._heads("enemy_"), *self.at_start)
        if not self.both:
            start = (self.now,)
            start += (0, 0, 0, self.at_start[0])
        shown = len(POINTS) + len(HEADS) if self.both else 1
        self.set_rolls(("points",), self._rolls(combats, results), start, shown)
        self.variables = ("points", "lost", "broken")
        if self.both:
            more = ("enemy_points", "enemy_broken", "heads", "enemy_heads", "winner")
            self.variables += more
            self.words = {"winner": WINNERS}

    def _refuse_idle(self) -> None:
        if self.options["enemy_level"] is not None:
            return
        names = ("enemy_points", "enemy_heads", "enemy_so_taisho_heads")
        idle = [name.replace("_", "-") for name in names if self.options[name]]
        refuse(f"{name} without enemy-level has no meaning" for name in idle)

    def _heads(self, who: str) -> int:
        return int(self.options[f"{who}heads"] + self.options[f"{who}so_taisho_heads"])

    def _trophies(self, who: str) -> int:
        """Give the rout points that an army's heads take off (12.0)."""
        head = self.used.number("rout_points", "head")
        great_head = self.used.number("rout_points", "so_taisho_head")
        heads, great = self.options[f"{who}heads"], self.options[f"{who}so_taisho_heads"]
        return int(heads * head + great * great_head)

    def _rolls(self, combats: list[Combat], results: tuple[str, ...]) -> list[Told]:
        """Make the rolls: a segment's coordination before its first combat (5.73)."""
        rolls, segments = [], dict[tuple[int, int], int]()
        for combat in combats:
            if not combat.segment:
                roll, said = self._costs(combat.spreads[0])
                rolls.append(Told(roll, "12.0", combat.heading, said))
                continue
            key = combat.attackers, combat.segment
            if key not in segments:
                segments[key] = SEGMENTS + len(segments)
                rolls.append(self._coordination(segments[key], results))
            ways = [self._costs(spread) for spread in combat.spreads]
            by = RollBy(segments[key], tuple(roll for roll, _ in ways))
            rolls.append(Told(by, "12.0", combat.heading, ways=tuple(said for _, said in ways)))
        if SEGMENTS + len(segments) > 16:
            raise OddsError(f"{len(segments)} coordinated segments: at most 10 are worked out")
        return rolls

    def _coordination(self, counter: int, results: tuple[str, ...]) -> Told:
        """Make a segment's coordination roll: its result holds for all its attacks (5.73)."""
        table = self.used.table("contingent_coordination")["results"]
        code = dice.by_result(lambda die: results.index(table[die]))
        effects = tuple((*[0] * counter, place) for place in range(len(results)))
        said = tuple(f"all attacks of the segment: {result}" for result in results)
        return Told(Roll(code, effects), "5.73", "coordination", said)

    def _costs(self, spread: Mapping[tuple[Cost, Cost], float]) -> tuple[Roll, tuple[str, ...]]:
        """Make one roll of a combat's costs to both armies, and word each result."""
        table: dict[tuple[Cost, ...], float] = {}
        for pair, chance in spread.items():
            key = pair if self.both else (pair[0],)
            table[key] = table.get(key, 0.0) + chance
        effects = tuple(_effect(key) for key in table)
        return Roll(dice.weighted(table.values()), effects), tuple(map(_in_words, table))

    def columns(self, states: NDArray[np.int16]) -> dict[str, NDArray[np.int64]]:
        seen = states.astype(np.int64)[:, 1:]
        points, level = seen[:, POINTS[0]], self.options["level"]
        columns = {"points": points, "lost": points - self.now}
        columns["broken"] = (points >= level).astype(np.int64)
        if not self.both:
            return columns
        enemy, heads, enemy_heads = (seen[:, k] for k in (POINTS[1], *HEADS))
        breaks = (enemy >= self.options["enemy_level"]).astype(np.int64)
        columns |= {"enemy_points": enemy, "enemy_broken": breaks}
        columns |= {"heads": heads, "enemy_heads": enemy_heads}
        wins = breaks + 2 * columns["broken"]  # 0 nobody, 1 the army, 2 the enemy, 3 both break
        tied = np.where(heads > enemy_heads, 1, np.where(heads < enemy_heads, 2, 3))
        columns["winner"] = np.where(wins == len(WINNERS) - 1, tied, wins)
        return columns

    def weigh(self, odds: "Odds") -> Verdict:
        chance = odds.p("broken == 1")
        asides: tuple[str, ...] = ()
        if self.both:
            wins, loses = (odds.p(f"winner == '{who}'").text() for who in ("army", "enemy"))
            sentence, draw = f"The army wins {wins}, its enemy {loses}", odds.p("winner == 'draw'")
            asides = (f"{sentence}; {draw.text()} a draw." if draw else f"{sentence}.",)
        return stated(self, chance_in_words("The army", "breaks", chance), chance, *asides)

    @property
    def wording(self) -> str:
        count = len(self.options["combat"])
        combats = "no combat" if not count else counted(count, "combat")
        level = self.options["level"]
        enemy = f", its enemy with {self.enemy_now} of {self.options['enemy_level']}"
        return f"an army with {self.now} rout points of {level}{enemy * self.both}, after {combats}"

    @property
    def headlines(self) -> Headlines:
        chances = [("the army breaks", "broken == 1")]
        amounts = [("rout points in these combats", "lost"), ("rout points in all", "points")]
        if self.both:
            chances.append(("its enemy breaks", "enemy_broken == 1"))
            chances += [(_WINS[word], f"winner == '{word}'") for word in WINNERS[1:]]
            amounts.append(("the enemy's rout points in all", "enemy_points"))
        spread = ("rout points lost", (("army", "lost"),))
        return Headlines(tuple(chances), tuple(amounts), (spread,))


_WINS = {
    "army": "the army wins",
    "enemy": "the enemy wins",
    "draw": "both break, heads even: a draw",
}


def _effect(costs: tuple[Cost, ...]) -> Effect:
    """Add what a combat costs each army; heads in a Honjin that falls go back (10.3)."""
    added = [0] * SEGMENTS
    poured: list[tuple[int, int]] = []
    for army, cost in enumerate(costs):
        added[POINTS[army]] = cost.points - cost.head
        added[HEADS[army]] = int(cost.head > 0)
        added[TROPHIES[army]] = cost.head
        if cost.fallen:
            poured += [(TROPHIES[army], POINTS[army]), (HEADS[army], NOWHERE)]
    return Effect(tuple(added), tuple(poured))


def _in_words(costs: tuple[Cost, ...]) -> str:
    words = []
    for who, cost in zip(("", "the enemy "), costs, strict=False):
        text = f"{who}{cost.points} rout points"
        text += f" less {cost.head} for a head" if cost.head else ""
        words.append(text + (", its Honjin falls and the heads go back" if cost.fallen else ""))
    return "; ".join(words)
