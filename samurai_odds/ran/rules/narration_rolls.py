"""Dice in words, each with its section: of a battle, and of what is asked about by itself.

Said of what fell (`events_rolls`). ``names`` name pieces, men and contingents: `naming.Names`, or
those of a question (`procedures`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening
from samurai_odds.ran.combat import combat_layout as combat
from samurai_odds.ran.procedures.question import line, shift_in_words
from samurai_odds.ran.rules import events_rolls as roll

IDLE_ENEMY = "the enemy has nobody to order: the initiative is kept"  # 5.53


def rolled(names: Any, group: Sequence[Happening]) -> list[str]:
    """Say a roll, with the attacks that it is for."""
    rule, text = told(names, group[-1])
    if group[-1].what == roll.SHOCK and len(group) > 1:
        ours = dict.fromkeys(one.piece for one in group)
        theirs = dict.fromkeys(one.target for one in group)
        verb = "shocks" if len(ours) == 1 else "shock"
        text = f"{names.units(*ours)} {verb} {names.units(*theirs)}: {text}"
    return [line(rule, text)]


def roll_said(names: Any, one: Happening) -> str:
    """Say a roll without its section; "" for one that is told with the attack that it is for."""
    return "" if one.what == roll.SHOCK else told(names, one)[1]


def told(names: Any, one: Happening) -> tuple[str, str]:
    """Return the section of a roll, or of what comes about without one, and its words."""
    return _ROLLS.get(one.what, _alike)(names, one)


def giving(names: Any, one: Happening) -> str:
    """Name who gives orders, and with whom."""
    together = f" with {names.led_by(one.target)}" if one.target >= 0 else ""
    return f"{names.led_by(one.piece)}{together}"


_ADDED = {  # to a check's die, and why
    roll.MODIFIER: "",
    roll.FROM_BEHIND: " from behind",
    roll.IN_OPEN_ORDER: " in open order",
    roll.FOR_CHARGE: " for the charge",
}


def _die(one: Happening) -> str:
    """Say a die, of two of which the second counts after a 9 both, with what is added to it."""
    numbers = one.numbers
    added = (f" {numbers[name]:+d}{why}" for name, why in _ADDED.items() if numbers.get(name))
    return f"die {', then '.join(one.faces)}{''.join(added)}"


def _against(one: Happening) -> str:
    """Say a die, and what that of a check is against."""
    limit = one.numbers.get(roll.LIMIT)
    return _die(one) if limit is None else f"{_die(one)} against TQ {limit}"


def _hits(hits: int) -> str:
    return counted(hits, "hit") if hits else "no hit"


# ---- dice that are told alike --------------------------------------------------------

Who = Callable[[Any, Happening], str]


def _nobody(names: Any, one: Happening) -> str:
    return ""


def _piece(names: Any, one: Happening) -> str:
    return str(names.piece(one.piece))


_TURNED = {roll.TURNS: "it turns to face", roll.STAYS: "it does not turn"}
# The section; who rolls, and for what; what comes of it, where more is to be said than "it ...".
# A check names what its die is against.
_ALIKE: dict[str, tuple[str, Who, str, Mapping[str, str]]] = {
    roll.MOMENTUM: ("5.42", lambda names, one: f"momentum of {giving(names, one)}", "", {
        roll.GAINED: "gained",
        roll.DOOM: "the Dieroll of Doom",
        roll.FINISHED: "Finished",
    }),
    roll.DOOM: ("5.43", _nobody, "the Dieroll of Doom", {
        roll.RESURRECTION: "an enemy busho is resurrected",
        roll.CRISIS: "a crisis of faith",
        roll.FINISHED: "Finished",
    }),
    roll.COORDINATION: ("5.72", lambda names, one: f"coordination of {giving(names, one)}", "", {
        roll.TOGETHER: "they give orders together",
        roll.APART: "they do not",
    }),
    roll.CONTINUITY: ("5.51", lambda names, one: f"continuity with {giving(names, one)}", "", {
        roll.KEPT: "the initiative is kept",
        roll.LOST: "the initiative is lost",
    }),
    roll.TRUMP: ("5.61", _nobody, "trump", {}),
    roll.RALLY: ("11.73", _piece, " tries to rally", {roll.ELIMINATED: "it is eliminated"}),
    roll.ALARM: ("4.72", _piece, ", alone before Kibamusha", {
        roll.CAUGHT: "he is caught",
        roll.ESCAPES: "he escapes",
    }),
    roll.TURNING: ("7.18", _piece, " is approached", _TURNED),
    roll.TURNING_ON: ("8.37", _piece, " is harassed", _TURNED),
    roll.PASSING: ("6.52", _piece, " is passed through", {}),
    roll.BREAKING_AWAY: ("7.32", _piece, ", engaged", {
        roll.STAYS: "it stays and must shock",
        roll.ESCAPES: "it withdraws",
    }),
    roll.HONOR: ("6.44", _piece, "'s honor", {
        roll.SEPPUKU: "he commits seppuku",
        roll.SAVES_FACE: "he saves face",
    }),
    roll.BANZAI: ("6.51", _piece, " sees them withdraw", {roll.PURSUES: "it pursues them"}),
    roll.WITHDRAWAL: ("6.46", _piece, " has withdrawn", {}),
    roll.AMID_SPEARS: ("9.26", _piece, " amid the spears", {}),
    roll.MAN_UNDER_FIRE: ("9.26", _nobody, "the man under fire", {}),
    roll.COORDINATED_ATTACK: ("5.73", _nobody, "coordination of the two contingents", {
        roll.AS_PLANNED: "as planned",
        roll.FIRST_ONLY: "only the first contingent attacks",
    }),
    roll.COMMITMENT: ("9.23", _piece, " checks", {roll.HOLDS_BACK: "it does not attack"}),
    roll.DISRUPTED_CHECK: ("9.12", _piece, ", disrupted, checks", {
        roll.GOES_BACK: "it must go back a hex and takes a hit",
        roll.NO_WAY: "it cannot go back and takes two hits",
    }),
    roll.FIRE_CHECK: ("8.52", _piece, " checks", {}),
    roll.REACTION: ("9.24", _piece, " reacts", {}),
    roll.BUSHO_UNDER_FIRE: ("8.54, 9.26", _piece, " under fire", {}),
    roll.WAY_IN: (
        "10.28", lambda names, one: names.samurai[one.numbers[roll.SAMURAI]],
        " charges into the ranks",
        {roll.KILLED: "he is killed", roll.COMES_THROUGH: "he comes through"},
    ),
    roll.LEAVE: ("10.25", _piece, ", Finished", {
        roll.SENDS_ONE: "he sends a Samurai",
        roll.SENDS_NOBODY: "he may send nobody",
    }),
}  # fmt: skip


def _alike(names: Any, one: Happening) -> tuple[str, str]:
    rule, who, what, fates = _ALIKE[one.what]
    fate = fates.get(one.outcome, one.outcome and f"it {one.outcome}")
    if roll.TAKES in one.numbers:
        fate = _hits(one.numbers[roll.TAKES])
    elif roll.SHIFT in one.numbers:
        fate = f"all attacks {shift_in_words(one.numbers[roll.SHIFT])}"
    return rule, _fallen(f"{who(names, one)}{what}", one, fate)


def _fallen(what: str, one: Happening, fate: str) -> str:
    """Say what is rolled for, the die if there is one, and what comes of it."""
    return ": ".join(part for part in (what, one.faces and _against(one), fate) if part)


# ---- the turn (5, 11.7, 11.8) --------------------------------------------------------


def _initiative(names: Any, one: Happening) -> tuple[str, str]:
    dice = " and ".join(f"{names.side(side)} {face}" for side, face in enumerate(one.faces))
    what = "equal totals, roll again" if one.seat < 0 else f"{names.side(one.seat)} has it"
    return "5.11", f"initiative: dice {dice}: {what}"


def _crisis(names: Any, one: Happening) -> tuple[str, str]:
    fate = "he withdraws" if one.outcome == roll.WITHDRAWS else "he stays true"
    dice = f"dice {one.faces[0]} for him, {one.faces[1]} for his So-Taisho"
    return "5.43", f"crisis of faith of {names.led_by(one.piece)}: {dice}: {fate}"


def _flight(names: Any, one: Happening) -> tuple[str, str]:
    """Say a check for flight: who is disrupted or lost, the die, and at what it is to flee."""
    numbers, against = one.numbers, "with none of them it cannot flee"
    if numbers[roll.UNITS_LOST]:
        against = f"flees at {numbers[roll.LIMIT]} or less"
    lost = f"{numbers[roll.UNITS_LOST]} of {numbers[roll.UNITS]} disrupted or lost"
    text = f"{names.led_by(one.piece)}, {lost}, checks: {_die(one)}, {against}: it {one.outcome}"
    return "11.82-11.83", text


# ---- shock (9) -----------------------------------------------------------------------


def _clash(names: Any, one: Happening) -> tuple[str, str]:
    """Say how a clash goes, and what comes of it: ``1(2)`` are hits on attacker and defender."""
    numbers = one.numbers
    plus = f" {numbers[roll.MODIFIER]:+d} for busho" if roll.MODIFIER in numbers else ""
    text = f"column {numbers[roll.COLUMN]}, die {one.faces[0]}{plus}"
    text += f": {numbers[roll.ATTACKER]}({numbers[roll.DEFENDER]})"
    if roll.DOUBLED in numbers:
        text += f"; position superiority makes the defender's {numbers[roll.DOUBLED]}"
    if roll.CASTLE in numbers:
        text += f"; the castle makes the attacker's {numbers[roll.CASTLE]}"
    return "9.27-9.28", text


def _fight(names: Any, one: Happening) -> tuple[str, str]:
    return "9.25, 10.13", _round(one, names.piece(one.piece), names.piece(one.target))


def _duel(names: Any, one: Happening) -> tuple[str, str]:
    men = (names.man(one.numbers[which]) for which in (roll.CHALLENGER, roll.FOE))
    return "10.13", _round(one, *men)


def _round(one: Happening, first: str, second: str) -> str:
    """Say a round of individual combat: the dice, and which man is hit."""
    numbers = one.numbers
    given = numbers.get(roll.GIVES, 0)
    hits, loser = given or numbers[roll.TAKES], second if given else first
    takes = f"{loser} takes {_hits(hits)}" if hits else "nobody is hit"
    return f"{first} and {second} fight: dice {' and '.join(one.faces)}; {takes}"


# ---- fire (8.3-8.6) ------------------------------------------------------------------

_IN_NEXT_SEGMENT = "is to shock the firer, in the next segment"
_PROVOKED = {  # the section, where a unit that goes moves to, and what it does else
    combat.GUNFIRE: ("8.61", "charges the firer", "stays in place"),
    combat.GUNFIRE_AT_KB: ("8.62", "charges the firer", "stays in place"),
    combat.GUNFIRE_FROM_ASIDE: ("8.61", "is drawn off to the firer", "is not drawn off"),
    combat.LURE: ("8.35", "moves a hex forward", "stays in place"),
    combat.IMPETUOUS: ("8.36", "charges the firer", "stays in place"),
}


def _provocation(names: Any, one: Happening) -> tuple[str, str]:
    rule, goes, stays = _PROVOKED[one.numbers[roll.BY]]
    does = {roll.STAYS: stays, roll.NEXT_SEGMENT: _IN_NEXT_SEGMENT}.get(one.outcome, goes)
    return rule, _fallen(f"{names.piece(one.piece)} is provoked", one, f"it {does}")


def _at_man(names: Any, one: Happening) -> tuple[str, str]:
    where, away = names.hex(one.end), one.numbers[roll.RANGE]
    whom = f"the man alone in {where} (range {away})"
    return "8.54", f"{names.piece(one.piece)} fires at {whom}: {_die(one)}"


def _fire(names: Any, one: Happening) -> tuple[str, str]:
    numbers, (terrain,) = one.numbers, one.why
    added = {
        "through its flank": numbers[roll.FLANK],
        f"target in {terrain}": numbers[roll.COVER],
        f"{('first', 'second', 'third')[numbers[roll.VOLLEY]]} of a volley": numbers[roll.BONUS],
    }
    how = [f"range {numbers[roll.RANGE]}", *(f"{why} {n:+d}" for why, n in added.items() if n)]
    fires = "fires back" if one.what == roll.FIRE_BACK else "fires"
    who = f"{names.piece(one.piece)} {fires} at {names.piece(one.target)}, {', '.join(how)}"
    total = sum(added.values())
    plus = f" {total:+d}" if total else ""
    hits = _hits(one.hits) + ", D" * bool(one.outcome)
    return "8.51", f"{who}: {_die(one)}{plus}: {hits}"


_ROLLS: dict[str, Callable[[Any, Happening], tuple[str, str]]] = {
    roll.INITIATIVE: _initiative,
    roll.CRISIS: _crisis,
    roll.FLIGHT: _flight,
    roll.SHOCK: _clash,
    roll.FIGHT: _fight,
    roll.AT_MAN: _at_man,
    roll.PROVOKED: _provocation,
    roll.FIRE: _fire,
    roll.FIRE_BACK: _fire,
    roll.DUEL: _duel,
}
