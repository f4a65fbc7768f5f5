"""A combat in words, each line naming its rule: said of what happens (`events`)."""

from collections.abc import Callable, Sequence
from itertools import groupby

from samurai_odds.battles.attack import events
from samurai_odds.battles.attack.events import PARTIES, Scene, happened
from samurai_odds.battles.attack.plan import Plan
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.grids.fitting import counted
from samurai_odds.play.events import Happening

BOOK = "Samurai Battles"

_PLURAL = {"circle": "circles", "triangle": "triangles", "square": "squares", "flag": "flags"}


def listed(faces: Sequence[str]) -> str:
    """Write down what dice show, like faces together."""
    order = ("circle", "triangle", "square", "swords", "flag", "honor", "flag or honor")
    ranked = sorted(faces, key=order.index)
    parts = [(face, len(list(same))) for face, same in groupby(ranked)]
    return ", ".join(
        f"{count} {_PLURAL.get(face, face)}" if count > 1 else face for face, count in parts
    )


def tell(plan: Plan, q: Sequence[int], step: Step) -> list[str]:
    """Narrate one step, each line naming its rule; nothing for steps that change nothing."""
    words = Words(plan)
    return [line for one in happened(Scene(plan, q, step)) for line in said(words, one)]


class Words:
    """Names the parties of a combat by their roles; a board names its pieces."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def line(self, rule: str, text: str) -> str:
        """Write a line under the book's name and the rule."""
        return f"{BOOK}, {rule}: {text}"

    def piece(self, number: int) -> str:
        """Name a party: its role and its unit; or its leader."""
        if number >= PARTIES:
            return f"the leader of {self.piece(number - PARTIES)}"
        role = ("attacker", "defender", "second defender")[number]
        party = (self.plan.attacker, self.plan.defender, self.plan.second)[number]
        assert party is not None
        return f"the {role} ({party.unit})"

    def banners(self, one: Happening) -> str:
        """Return what the enemy gains by a loss."""
        return f"a banner for the {('defender', 'attacker')[one.seat]}"

    def gained(self, tokens: int, due: int) -> str:
        """Return how many tokens were gained of those due."""
        return counted(tokens, "token")

    def path(self, one: Happening) -> str:
        """Return from where to where a piece goes, where that is known."""
        return ""


# ---- the words -----------------------------------------------------------------------


_STRIKES = {
    events.FIRST_STRIKE: ("strikes first at", "First Strike; ruling B15"),
    events.AMBUSH: ("pays for a die more and ambushes", "Ambush, Dragon card; ruling B15"),
    events.CLOSE: ("attacks", "Close Combat 1"),
    events.VOLLEY: ("fires again at", "Hold and Shoot; ruling B28"),
    events.SECOND_FIRE: ("fires again, at", "Hold and Shoot; ruling B28"),
    events.BACK: ("battles back at", "Close Combat 8"),
    events.BONUS: ("gains ground and attacks", "Bonus Close Combat"),
}
_ROLLED = {
    events.FIRE: ("Ranged Combat 6", "Ranged Combat 7"),
    events.CLOSE: ("Close Combat 4", "Close Combat 5"),
}
_LOST = {
    events.FIRE: "Ranged Combat 7",
    events.CLOSE: "Close Combat 5",
    events.CASTLE: "Terrain, Castle; ruling B11",
    events.RETREAT: "Retreats; ruling B5",
    events.LACK: "Lack of Honor",
}


def said(words: Words, one: Happening) -> list[str]:
    """Return the lines of what happens in a combat; nothing of what happens elsewhere."""
    sayers: dict[str, Callable[[Words, Happening], list[str]]] = {
        "strike": _strike,
        "inspire": _inspired,
        "roll": _roll,
        "killed": _of_leader,
        "survive": _of_leader,
        "loss": _loss,
        "collect": _collected,
        "check": _check,
        "steady": _steady,
        "retreat": _retreat,
        "pay": _pay,
        "join": _join,
        "seppuku": _seppuku,
        "escape": _escape,
        "symbols": _symbols,
    }
    sayer = sayers.get(one.kind)
    return [] if sayer is None else sayer(words, one)


def _strike(words: Words, one: Happening) -> list[str]:
    if one.what == events.FIRE:
        verb, rule = f"fires {one.numbers['hexes']} hexes at", "Ranged Combat 1"
    else:
        verb, rule = _STRIKES[one.what]
    return [words.line(rule, f"{words.piece(one.piece)} {verb} {words.piece(one.target)}")]


def _inspired(words: Words, one: Happening) -> list[str]:
    many = one.numbers["units"]
    who = f"{words.piece(one.piece)} is" if many == 1 else f"{many} levies are"
    return [words.line("Leader Inspired Close Combat", f"{who} inspired: a token and a die each")]


def _roll(words: Words, one: Happening) -> list[str]:
    if one.what == events.LACK:
        shown = f"{len(one.faces)} dice: {listed(one.faces)}"
        return [words.line("Lack of Honor; ruling B12", shown)]
    roll, score = _ROLLED[one.what]
    text, swords = counted(one.hits, "hit"), one.numbers["swords"]
    if swords:
        ignored = f"{one.numbers['ignored']} ignored ({', '.join(one.why)})"
        text += f"; {counted(swords, 'sword')}, {ignored}"
    shown = f"{counted(len(one.faces), 'die', 'dice')}: {listed(one.faces)}"
    return [words.line(roll, shown), words.line(score, text)]


def _of_leader(words: Words, one: Happening) -> list[str]:
    """Say what becomes of a leader struck alone, or of one whom Lack of Honor strikes."""
    if one.what == events.LACK:
        return [words.line("Lack of Honor", f"the leader is killed; {words.banners(one)}")]
    if one.what != events.ALONE:
        return []
    killed = one.kind == "killed"
    fate = f"is killed; {words.banners(one)}" if killed else "survives and must get away"
    rule = "Combat Against a Leader Alone in a Hex"
    return [words.line(rule, f"{words.piece(one.piece)} {fate}")]


def _loss(words: Words, one: Happening) -> list[str]:
    if one.what not in _LOST:
        return []
    text = f"{words.piece(one.piece)} loses {counted(one.lost, 'block')}"
    if one.left:
        text += f", {one.left} left"
    else:
        banners = f"; {words.banners(one)}" if "banners" in one.numbers else ""
        text += f" and is eliminated{banners}"
    return [words.line(_LOST[one.what], text)]


def _collected(words: Words, one: Happening) -> list[str]:
    text = f"{words.piece(one.piece)} collects {counted(one.gained, 'token')}"
    if one.why:
        rolled, why = counted(one.numbers["rolled"], "honor symbol"), ", and ".join(one.why)
        text += f" for {rolled} ({why})"
    return [words.line("Honor & Fortune", text)]


def _check(words: Words, one: Happening) -> list[str]:
    who = words.piece(one.piece)
    fate = f"{who} survives" if one.left else f"{who} is killed; {words.banners(one)}"
    if "alone" in one.numbers:
        fate += " alone and must get away"
    return [words.line("Leader Casualty Check", f"{listed(one.faces)}; {fate}")]


def _steady(words: Words, one: Happening) -> list[str]:
    text = f"{counted(one.numbers['flags'], 'flag')}, {one.numbers['ignored']} ignored"
    text += f" ({', '.join(one.why)})" if one.why else ""
    return [words.line("Bolster Morale; ruling B4", text)]


def _retreat(words: Words, one: Happening) -> list[str]:
    if "hexes" not in one.numbers:
        return []
    hexes = counted(one.numbers["hexes"], "hex", "hexes")
    text = f"{words.piece(one.piece)} retreats {hexes}{words.path(one)}"
    return [words.line("Retreats", text)]


def _pay(words: Words, one: Happening) -> list[str]:
    return [words.line("Retreat & Loss of Honor", _paid(words, one, one.piece))]


def _paid(words: Words, one: Happening, piece: int) -> str:
    debt = one.numbers["debt"]
    text = f"{words.piece(piece)} pays {counted(one.lost, 'token')}"
    return text + (f" and cannot pay {debt} more" if debt else "")


def _join(words: Words, one: Happening) -> list[str]:
    text = f"{words.piece(one.piece)} joins the leader there and stops"
    return [words.line("Retreats; ruling B29", text)]


def _seppuku(words: Words, one: Happening) -> list[str]:
    gain = words.gained(one.gained, one.numbers["due"])
    text = f"{words.piece(one.piece)} commits seppuku; his army gains {gain}"
    return [words.line("Leader Seppuku", text)]


def _escape(words: Words, one: Happening) -> list[str]:
    hexes, paid = counted(one.numbers["hexes"], "hex", "hexes"), _paid(words, one, one.target)
    path = words.path(one) or " at most"
    text = f"{words.piece(one.piece)} retreats {hexes}{path}; {paid}"
    return [words.line("Leader Retreat", text)]


def _symbols(words: Words, one: Happening) -> list[str]:
    symbols, found = one.numbers["symbols"], one.numbers["found"]
    verb = "strikes" if symbols == 1 else "strike"
    text = f"{counted(symbols, 'symbol')} {verb} {'other units' if found else 'nobody'}"
    text += f", {symbols - found} of them nobody" if 0 < found < symbols else ""
    return [words.line("Lack of Honor", text)]
