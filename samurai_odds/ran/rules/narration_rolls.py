"""The dice of a battle in words, each with its section: said of what fell (`events_rolls`)."""

from collections.abc import Callable, Mapping, Sequence

from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening
from samurai_odds.ran.procedures.fire_numbers import shot_in_words
from samurai_odds.ran.procedures.question import line
from samurai_odds.ran.procedures.rolls_in_words import (
    clash_in_words,
    coordination_in_words,
    flight_in_words,
    provoked_in_words,
)
from samurai_odds.ran.rules import events_rolls as roll
from samurai_odds.ran.rules.layout import Question
from samurai_odds.ran.rules.naming import Names
from samurai_odds.ran.rules.on_board import BUSHO


def rolled(names: Names, group: Sequence[Happening]) -> list[str]:
    """Say a roll."""
    rule, text = _told(names, group[0])
    return [line(rule, text)]


def roll_said(names: Names, one: Happening) -> str:
    """Say a roll without its section; "" for one that is told with the attack that it is for."""
    return "" if one.what == roll.SHOCK else _told(names, one)[1]


def _told(names: Names, one: Happening) -> tuple[str, str]:
    """Give the section of a roll, and its words."""
    return _ROLLS.get(one.what, _alike)(names, one)


def attacked(names: Names, group: Sequence[Happening]) -> list[str]:
    """Say a roll with the attacks that it is for."""
    fell = group[-1]
    if fell.what != roll.SHOCK:
        return rolled(names, [fell])
    ours, theirs = (
        list(dict.fromkeys(pieces))
        for pieces in ([one.piece for one in group], [one.target for one in group])
    )
    verb = "shocks" if len(ours) == 1 else "shock"
    who = f"{names.units(*ours)} {verb} {names.units(*theirs)}"
    return [line("9.27-9.28", f"{who}: {clash_in_words(fell)}")]


def giving(names: Names, one: Happening) -> str:
    """Name who gives orders, and with whom."""
    together = f" with {names.contingent(one.target - BUSHO)}" if one.target >= 0 else ""
    return names.contingent(one.piece - BUSHO) + together


def _die(one: Happening) -> str:
    """Say a die, of two of which the second counts after a 9 both."""
    return f"die {', then '.join(one.faces)}"


def _against(one: Happening, plus: str = "") -> str:
    """Say a check's die with what it is against."""
    return f"{_die(one)}{plus} against TQ {one.numbers[roll.LIMIT]}"


def _dice(one: Happening) -> str:
    return f"dice {' and '.join(one.faces)}"


def _hits(hits: int) -> str:
    return counted(hits, "hit") if hits else "no hit"


def _signed(more: int, why: str = "") -> str:
    """Say what is added to a die, nothing if nothing is."""
    return f" {more:+d}{why}" if more else ""


# ---- dice that are told alike --------------------------------------------------------

Who = Callable[[Names, Happening], str]


def _nobody(names: Names, one: Happening) -> str:
    return ""


def _unit(names: Names, one: Happening) -> str:
    return names.unit(one.piece)


def _busho(names: Names, one: Happening) -> str:
    return names.busho(one.piece - BUSHO)


def _contingent(names: Names, one: Happening) -> str:
    return names.contingent(one.piece - BUSHO)


# The section; who rolls, and for what; what comes of it, where more is to be said than "it ...".
# A check names what its die is against.
_ALIKE: dict[str, tuple[str, Who, str, Mapping[str, str]]] = {
    roll.MOMENTUM: ("5.42", lambda names, one: f"momentum of {giving(names, one)}", "", {
        roll.GAINED: "gained",
        roll.DOOM: "the Dieroll of Doom",
        roll.FINISHED: "Finished",
    }),
    roll.DOOM: ("5.43", _nobody, "doom", {
        roll.RESURRECTION: "resurrection",
        roll.CRISIS: "a crisis of faith",
        roll.FINISHED: "Finished",
    }),
    roll.COORDINATION: ("5.72", lambda names, one: f"coordination of {giving(names, one)}", "", {
        roll.TOGETHER: "they give orders together",
        roll.APART: "they do not",
    }),
    roll.CONTINUITY: ("5.51", _nobody, "continuity", {
        roll.KEPT: "the initiative is kept",
        roll.LOST: "the initiative is lost",
    }),
    roll.TRUMP: ("5.61", _nobody, "trump", {}),
    roll.RALLY: ("11.73", _unit, "", {roll.ELIMINATED: "it is eliminated"}),
    roll.ALARM: ("4.72", _busho, ", alone before Kibamusha", {
        roll.CAUGHT: "he is caught",
        roll.ESCAPES: "he gets away",
    }),
    roll.TURNING: ("7.18", _unit, " tries to turn", {roll.STAYS: "it does not"}),
    roll.TURNING_ON: ("8.37", _unit, " tries to face them", {}),
    roll.PASSING: ("6.52", _unit, " is gone through", {}),
    roll.BREAKING_AWAY: ("7.32", _unit, ", engaged", {
        roll.STAYS: "it stays and must shock",
        roll.ESCAPES: "it gets away",
    }),
    roll.HONOR: ("6.44", _busho, "'s honor", {
        roll.SEPPUKU: "he commits seppuku",
        roll.SAVES_FACE: "he saves face",
    }),
    roll.BANZAI: ("6.51", _unit, " sees them withdraw", {roll.PURSUES: "it goes after them"}),
    roll.AMID_SPEARS: ("9.26", _busho, " amid the spears", {}),
    roll.MAN_UNDER_FIRE: ("9.26", _nobody, "the man under fire", {}),
    roll.COMMITMENT: ("9.23", _unit, " checks", {roll.HOLDS_BACK: "it does not attack"}),
    roll.DISRUPTED_CHECK: ("9.12", _unit, ", disrupted, checks", {
        roll.GOES_BACK: "it must go back",
        roll.NO_WAY: "it cannot go back and takes two hits",
    }),
    roll.FIRE_CHECK: ("8.52", _unit, " checks", {}),
    roll.BUSHO_UNDER_FIRE: (
        "8.54, 9.26", lambda names, one: f"the busho with {names.unit(one.piece)}",
        ", under fire", {},
    ),
    roll.WAY_IN: (
        "10.28", lambda names, one: names.samurai[one.numbers[roll.SAMURAI]],
        " charges into the ranks",
        {roll.KILLED: "he is killed", roll.COMES_THROUGH: "he comes through"},
    ),
    roll.LEAVE: ("10.25", _busho, ", finished", {
        roll.SENDS_ONE: "he sends a Samurai",
        roll.SENDS_NOBODY: "he may send nobody",
    }),
}  # fmt: skip


def _alike(names: Names, one: Happening) -> tuple[str, str]:
    rule, who, what, fates = _ALIKE[one.what]
    fate = fates.get(one.outcome, f"it {one.outcome}")
    fell = _against(one) if roll.LIMIT in one.numbers else _die(one)
    return rule, f"{who(names, one)}{what}: {fell}{f': {fate}' if one.outcome else ''}"


# ---- the turn (5, 11.7, 11.8) --------------------------------------------------------


def _initiative(names: Names, one: Happening) -> tuple[str, str]:
    dice = " and ".join(f"{names.side(side)} {face}" for side, face in enumerate(one.faces))
    what = "equal totals, roll again" if one.seat < 0 else f"{names.side(one.seat)} has it"
    return "5.11", f"initiative: dice {dice}: {what}"


def _crisis(names: Names, one: Happening) -> tuple[str, str]:
    fate = "he withdraws" if one.outcome == roll.WITHDRAWS else "he stays true"
    his, lords = one.faces
    who = names.busho(one.piece - BUSHO)
    return "5.43", f"dice {his} for {who}, {lords} for his So-Taisho: {fate}"


# ---- movement (4.7, 6, 7, 8.3, 10.28) ------------------------------------------------


def _withdrawal(names: Names, one: Happening) -> tuple[str, str]:
    plus = _signed(one.numbers.get(roll.FROM_BEHIND, 0), " from behind")
    plus += _signed(one.numbers.get(roll.IN_OPEN_ORDER, 0), " in open order")
    return "6.46", f"{names.unit(one.piece)} has withdrawn: {_against(one, plus)}"


# ---- flight (10.51, 11.8) ------------------------------------------------------------


def _flight(names: Names, one: Happening) -> tuple[str, str]:
    return "11.82-11.83", f"{_contingent(names, one)}{flight_in_words(one)}"


# ---- shock (9) -----------------------------------------------------------------------


def _coordination(names: Names, one: Happening) -> tuple[str, str]:
    return "5.73", f"coordination of the two contingents: {coordination_in_words(one)}"


def _reaction(names: Names, one: Happening) -> tuple[str, str]:
    more = one.numbers.get(roll.FOR_CHARGE, 0)
    plus = f" + {more} for the charge" if more else ""
    hits = _hits(one.numbers[roll.TAKES])
    return "9.24", f"{names.unit(one.piece)} reacts: {_against(one, plus)}: {hits}"


def _fight(names: Names, one: Happening) -> tuple[str, str]:
    men = names.busho(one.piece - BUSHO), names.busho(one.target - BUSHO)
    return "9.25, 10.13", f"{men[0]} and {men[1]} fight: {_round(one, *men)}"


def _round(one: Happening, first: str, second: str) -> str:
    """Say a round of individual combat: the dice, and which man is hit."""
    given = one.numbers.get(roll.GIVES, 0)
    hits = given or one.numbers[roll.TAKES]
    loser = second if given else first
    return f"{_dice(one)}; {f'{loser} takes {_hits(hits)}' if hits else 'nobody is hit'}"


# ---- fire (8.3-8.6) ------------------------------------------------------------------


def _provocation(names: Names, one: Happening) -> tuple[str, str]:
    rule, does = provoked_in_words(one)
    return rule, f"{names.unit(one.piece)} is provoked: {_against(one)}: it {does}"


def _at_man(names: Names, one: Happening) -> tuple[str, str]:
    where, away = names.hex(one.end), one.numbers[roll.RANGE]
    whom = f"the man alone in {where} (range {away})"
    return "8.54", f"{names.unit(one.piece)} fires at {whom}: {_die(one)}"


def _fire(names: Names, one: Happening) -> tuple[str, str]:
    what = "fires back" if one.what == roll.FIRE_BACK else "fires"
    away, flank, cover, volley = (
        one.numbers[name] for name in (roll.RANGE, roll.FLANK, roll.COVER, roll.VOLLEY)
    )
    q = Question(names.question)
    bonus = int(q.combats.volley_modifier[volley])
    how = shot_in_words(away, flank, cover, bonus, names.ground[one.end], volley)
    fell = f"{_die(one)}{_signed(flank + cover + bonus)}"
    hits = _hits(one.hits) + ", D" * bool(one.outcome)
    return (
        "8.51",
        f"{names.unit(one.piece)} {what} at {names.unit(one.target)}, {how}: {fell}: {hits}",
    )


# ---- challenges (10.1, 10.25) --------------------------------------------------------


def _duel(names: Names, one: Happening) -> tuple[str, str]:
    one_man, other = (names.man(one.numbers[which]) for which in (roll.CHALLENGER, roll.FOE))
    return "10.13", f"{one_man} and {other} fight: {_round(one, one_man, other)}"


_ROLLS: dict[str, Callable[[Names, Happening], tuple[str, str]]] = {
    roll.INITIATIVE: _initiative,
    roll.CRISIS: _crisis,
    roll.WITHDRAWAL: _withdrawal,
    roll.FLIGHT: _flight,
    roll.COORDINATED_ATTACK: _coordination,
    roll.REACTION: _reaction,
    roll.FIGHT: _fight,
    roll.AT_MAN: _at_man,
    roll.PROVOKED: _provocation,
    roll.FIRE: _fire,
    roll.FIRE_BACK: _fire,
    roll.DUEL: _duel,
}
