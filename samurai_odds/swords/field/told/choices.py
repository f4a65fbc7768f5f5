"""What the players choose and draw, in plain words."""

from collections.abc import Callable

from samurai_odds.play.replay import Step
from samurai_odds.play.rules.layout import kind_of, seat_of
from samurai_odds.swords.field import layout as at
from samurai_odds.swords.field.told.naming import Names, said
from samurai_odds.swords.forces import PLURALS, count_of
from samurai_odds.swords.layout import KINDS

Teller = Callable[[Names, Step, str, int], str]  # names, step, who was asked, value: the words

_MARCHES = {at.MARCHING: "Phase A", at.FINAL_MARCHES: "Phase D"}


def tell_choice(names: Names, step: Step) -> list[str]:
    """Tell a choice; what is only a step towards one is told when it is made."""
    kind = kind_of(step.what)
    rule, teller = _TELLERS[kind]
    text = teller(names, step, names.seat(seat_of(step.what)), step.value)
    if kind == at.MARCH_CHOICE:
        rule = _MARCHES[int(step.before[at.PHASE])]
    return [said(rule, text)] if text else []


def _province(names: Names, value: int) -> str:
    return names.provinces[value]


def _in_province(words: str) -> Teller:
    def tell(names: Names, step: Step, who: str, value: int) -> str:
        return f"{who} {words} {names.provinces[value]}"

    return tell


def _marker(names: Names, step: Step, who: str, value: int) -> str:
    number = int(step.before[at.KIND_ASKED]) + 1
    return f"{who} places army {number} in {_province(names, value)}"


def _split(names: Names, step: Step, who: str, value: int) -> str:
    kind, army = int(step.before[at.KIND_ASKED]), int(step.before[at.PLACE_ASKED])
    return f"{who} puts {count_of(kind, value)} into army {army + 1}" if value else ""


def _pick_up(names: Names, step: Step, who: str, value: int) -> str:
    recovering = step.before[at.PICKING] >= 0
    army = names.army(int(step.before[at.PICKING if recovering else at.MOVER]))
    return f"{army} picks up a {KINDS[value - 1]}" if value else ""


def _successor(names: Names, step: Step, who: str, value: int) -> str:
    army = names.army(int(step.before[at.PLACE_ASKED]))
    return f"a {KINDS[value]} of {army} succeeds the daimyo"


def _spy(names: Names, step: Step, who: str, value: int) -> str:
    return f"{who} spies on {names.seat(value - 1)}'s plan" if value else f"{who} spies on nobody"


def _bin(names: Names, step: Step, who: str, value: int) -> str:
    seat = seat_of(step.what)
    if step.after[at.PLANNED + seat] < at.BIN_COUNT:
        return ""
    row = at.BINS + seat * at.BIN_COUNT
    parts = [
        f"{at.BINS_NAMED[place]} {int(step.after[row + place])}"
        for place in range(at.BIN_COUNT)
        if step.after[row + place]
    ]
    return f"{who} plans {', '.join(parts) or 'nothing'}"


def _sword(names: Names, step: Step, who: str, value: int) -> str:
    return f"{who} wishes sword {value}"


def _build(names: Names, step: Step, who: str, value: int) -> str:
    there = step.before[at.BUILT + value]
    return f"{who} builds a {'fortress' if there else 'castle'} in {_province(names, value)}"


def _levy(names: Names, step: Step, who: str, value: int) -> str:
    return f"{who} levies {count_of(int(step.before[at.KIND_ASKED]), value)}" if value else ""


def _place(names: Names, step: Step, who: str, value: int) -> str:
    troop = "army" if value % 2 else "force"
    kind = KINDS[int(step.before[at.KIND_ASKED])]
    return f"{who} places a {kind} in {_province(names, value // 2)}, {troop}"


def _nothing(names: Names, step: Step, who: str, value: int) -> str:
    return ""


def _stack_size(names: Names, step: Step, who: str, value: int) -> str:
    where = _province(names, int(step.before[at.PLACE_ASKED]))
    return f"{who} hides {value} ronin in {where}"


def _strike(names: Names, step: Step, who: str, value: int) -> str:
    return f"{who}'s ninja strikes at the daimyo of {names.army(value - 1)}" if value else ""


def _revenge(names: Names, step: Step, who: str, value: int) -> str:
    return f"{who} strikes back at the daimyo of {names.army(value)}"


def _march(names: Names, step: Step, who: str, value: int) -> str:
    if value == 0:
        return ""
    army = seat_of(step.what) * at.ARMIES_EACH + value // at.ARMY_VALUE - 1
    there = _province(names, int(step.before[at.WHERE + army]))
    return f"{names.army(army)} moves from {there} to {_province(names, value % at.ARMY_VALUE)}"


def _garrison(names: Names, step: Step, who: str, value: int) -> str:
    where = _province(names, int(step.before[at.MOVE_FROM]))
    return f"a {KINDS[value - 1]} stays in {where} as a garrison" if value else ""


def _ronin(names: Names, step: Step, who: str, value: int) -> str:
    where = int(step.before[at.PLACE_ASKED])
    hidden = int(step.before[at.HIDDEN + where])
    return f"{who} turns ronin up in {_province(names, where)}: {value} of {hidden} to the troop"


def _declare(names: Names, step: Step, who: str, value: int) -> str:
    if value == 0:
        return ""
    return f"{names.troop(step.before)} declares a battle against {_province(names, value - 1)}"


def _call_off(names: Names, step: Step, who: str, value: int) -> str:
    where = _province(names, int(step.before[at.FIGHT_AT]))
    return f"{who} calls the battle for {where} off" if value else ""


def _enter(names: Names, step: Step, who: str, value: int) -> str:
    where = _province(names, int(step.before[at.FIGHT_AT]))
    return f"{names.troop(step.before)} {'moves into' if value else 'stays out of'} {where}"


def _attack(names: Names, step: Step, who: str, value: int) -> str:
    if value == 0:
        return ""
    return f"{names.troop(step.before)} attacks on: {_province(names, value - 1)}"


def _unit(names: Names, step: Step, who: str, value: int) -> str:
    source = _province(names, int(step.before[at.SOURCE]))
    to = _province(names, int(step.before[at.DESTINATION]))
    what = "the whole force" if value == at.WHOLE_FORCE else f"a {KINDS[value]}"
    joins = " (into the army)" if step.before[at.INTO] else ""
    return f"{what} moves from {source} to {to}{joins}"


def _along(names: Names, step: Step, who: str, value: int) -> str:
    return f"{value} {PLURALS[at.RONIN]} with it" if value else ""


_SET_UP, _QUICK, _LEVY = "Game Setup", "Quick Start", "Action 4, Levy Units"
_COMBAT, _FINAL, _NINJA = "Phase C", "Phase D", "Action 6, Ninja As an Assassin"
_TELLERS: dict[int, tuple[str, Teller]] = {
    at.CARD_CHOICE: ("2-Player Game", _in_province("takes for the first colour")),
    at.CLAIM_CHOICE: (_QUICK, _in_province("claims")),
    at.SUPPORT_CHOICE: (_QUICK, _in_province("puts a spearman into")),
    at.REINFORCE_CHOICE: (_SET_UP, _in_province("puts two spearmen into")),
    at.SPLIT_CHOICE: (_QUICK, _split),
    at.MARKER_CHOICE: (_SET_UP, _marker),
    at.PICK_UP_CHOICE: ("Movement Rules", _pick_up),
    at.SUCCESSOR_CHOICE: ("Appointing a Successor", _successor),
    at.SPY_CHOICE: ("Ninja As a Spy", _spy),
    at.BIN_CHOICE: ("Action 1, Plan", _bin),
    at.SWORD_CHOICE: ("Action 2, Take Swords", _sword),
    at.BUILD_CHOICE: ("Action 3, Build", _build),
    at.LEVY_CHOICE: (_LEVY, _levy),
    at.PLACE_CHOICE: (_LEVY, _place),
    at.STACK_CHOICE: ("", _nothing),
    at.STACK_SIZE_CHOICE: ("Action 5, Hire Ronin", _stack_size),
    at.STRIKE_CHOICE: (_NINJA, _strike),
    at.REVENGE_CHOICE: (_NINJA, _revenge),
    at.MARCH_CHOICE: ("", _march),
    at.GARRISON_CHOICE: ("Leaving a Garrison Behind", _garrison),
    at.RONIN_CHOICE: ("When to Reveal Your Hidden Ronin", _ronin),
    at.DECLARE_CHOICE: ("Phase B", _declare),
    at.TROOP_CHOICE: ("", _nothing),
    at.CALL_OFF_CHOICE: ("Phase C, Step 8", _call_off),
    at.ENTER_CHOICE: (_COMBAT, _enter),
    at.ATTACK_CHOICE: (_COMBAT, _attack),
    at.SOURCE_CHOICE: ("", _nothing),
    at.DESTINATION_CHOICE: ("", _nothing),
    at.UNIT_CHOICE: (_FINAL, _unit),
    at.ALONG_CHOICE: (_FINAL, _along),
    at.RECOVER_CHOICE: ("Eliminating an Opponent", _in_province("places a recovered daimyo in")),
}
