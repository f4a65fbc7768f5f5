"""A full game in words, each line with its rule: said of what happens (`events`)."""

from collections.abc import Callable, Iterable, Iterator

from samurai_odds.battles.attack import narration as combat
from samurai_odds.battles.attack.narration import listed
from samurai_odds.battles.rules import events
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.kinds import DECISIONS
from samurai_odds.battles.rules.events import ended, happened
from samurai_odds.battles.rules.layout import State
from samurai_odds.battles.rules.naming import Names, by_rule, gained_from_pool
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.scenario import SIDES
from samurai_odds.grids.fitting import counted
from samurai_odds.grids.prose import Prose
from samurai_odds.play.events import ACROSS, Happening
from samurai_odds.play.game import Start
from samurai_odds.play.game import State as Numbers
from samurai_odds.play.games import Event
from samurai_odds.play.replay import Step, replay
from samurai_odds.play.scene import Line, Told

_INITIATIVE, _END = "Field General's Initiative; ruling E6", "Phase 5, End of Turn"
_DRAGON, _DRAW, _OBJECTIVES = "Dragon Cards", "Epic 4; ruling E7", "the scenario's objectives"
_FATES = {
    events.FATES[at.KILLED]: ("Leader Casualty Check", "is killed"),
    events.FATES[at.BY_SEPPUKU]: ("Leader Seppuku", "commits seppuku"),
    events.FATES[at.CHALLENGED]: ("Personal Challenge", "falls in the challenge"),
    ACROSS: (_OBJECTIVES, "leaves the board"),
}
_ROLLED = {
    events.SHOGUN: "Shogun",
    events.SHOGUN_FACE: "Shogun",
    events.INITIATIVE: _INITIATIVE,
    events.FAMINE_LACK: "Lack of Honor; ruling B12",
    events.DRAGON: _DRAGON,
    events.TURNCOAT: _DRAGON,
}


def narrated(
    setup: Setup, start: Start, recorded: Iterable[Event], seed: int, game: int
) -> Iterator[Told]:
    """Tell a recorded game step by step, and its result."""
    return narrated_steps(setup, start.state, replay(start, recorded), seed, game)


def narrated_steps(
    setup: Setup, state: Numbers, steps: Iterable[Step], seed: int, game: int
) -> Iterator[Told]:
    """Tell a game by its steps, from its first state on, and its result."""
    names = Names(setup)
    for step in steps:
        yield step, lines(names, step.before, happened(names, step, seed, game))
        state = step.after
    yield None, lines(names, state, [ended(names, State(state))])


def tell_step(names: Names, step: Step, seed: int, game: int) -> list[Prose]:
    """Tell one step of a game, to who may know all."""
    return [line.text for line in lines(names, step.before, happened(names, step, seed, game))]


def lines(names: Names, before: Numbers, happenings: Iterable[Happening]) -> list[Line]:
    """Return the lines of what happens in a step, by the state before it."""
    words, lines_of_step = BoardWords(names, State(before)), list[Line]()
    for one in happenings:
        if one.decision:
            lines_of_step += DECISIONS.by_name[one.decision].lines_of(names, words.s, one, by_rule)
            continue
        texts = said(words, one)
        if one.seats is None:
            lines_of_step += map(Line, texts)
        else:
            other = said(words, one.seen_by_others()) if one.secret else [""] * len(texts)
            seats = one.seats
            lines_of_step += [
                Line(text, seats, rest) for text, rest in zip(texts, other, strict=True)
            ]
    return lines_of_step


class BoardWords(combat.Words):
    """Names the pieces of a combat on the board, as they stood before a step."""

    def __init__(self, names: Names, s: State) -> None:
        self.names, self.s = names, s

    def line(self, rule: str, text: str) -> str:
        """Write a line under the heading of the turn."""
        return by_rule(rule, text)

    def piece(self, number: int) -> str:
        """Name a piece by side, kind and hex."""
        return self.names.piece(self.s, number)

    def banners(self, one: Happening) -> str:
        """Return what the enemy gains: nothing for some pieces, more for others."""
        gained = one.numbers["banners"]
        return f"{counted(gained, 'banner')} for {SIDES[1 - one.seat]}" if gained else "no banner"

    def path(self, one: Happening) -> str:
        if one.left == 0 or one.start == one.end or min(one.start, one.end) < 0:
            return ""
        return f" from {self.names.hex(one.start)} to {self.names.hex(one.end)}"

    def gained(self, tokens: int, due: int) -> str:
        """Return how many tokens the pool gave of those due."""
        return gained_from_pool(tokens, due)


# ---- the words -----------------------------------------------------------------------


def said(words: BoardWords, one: Happening) -> list[str]:
    """Return the lines of one thing that happens, but for decisions."""
    sayers: dict[str, Callable[[BoardWords, Happening], list[str]]] = {
        "deal": _deal,
        "begin": _begin,
        "pass": _pass,
        "roll": _roll,
        "draw": _draw,
        "discard": _lose_card,
        "holds": _holds,
        "retreat": _retreat,
        "change": _change,
        "killed": _fate,
        "leave": _fate,
        "owner": _tent,
        "score": _score,
        "result": _result,
    }
    own = sayers[one.kind](words, one) if one.kind in sayers else []
    return own or combat.said(words, one)


def _deal(words: BoardWords, one: Happening) -> list[str]:
    command, dragons = words.names.hand(one.numbers)
    return [f"{SIDES[one.seat]} holds {command}; Dragon cards {dragons}"]


def _begin(words: BoardWords, one: Happening) -> list[str]:
    s: State = words.s
    side = one.seat
    held = [
        f"{SIDES[k]} {counted(int(s.sides[k].banners), 'banner')}, "
        f"{counted(int(s.sides[k].tokens), 'token')}, "
        f"{counted(int(s.sides[k].hand_size), 'card')}"
        for k in (side, 1 - side)
    ]
    phrases = [f"turn {one.left}, {SIDES[side]} to move ({'; '.join(held)})"]
    if words.names.setup.scenario.board.rack:
        phrases.append(f"on the rack: {words.names.rack(s)}")
    return phrases


def _pass(words: BoardWords, one: Happening) -> list[str]:
    return [by_rule(_INITIATIVE, "it finds nobody: no effect")]


def _roll(words: BoardWords, one: Happening) -> list[str]:
    """Say a roll outside of a combat's strikes."""
    if one.what not in _ROLLED:
        return []
    dice = counted(len(one.faces), "die", "dice")
    if one.what == events.SHOGUN_FACE:
        gained = gained_from_pool(one.gained, 1)
        honor = one.faces[0] == "honor"
        text = f"an honor symbol: {gained}" if honor else "a flag: an order of choice"
    elif one.what == events.TURNCOAT:  # the others are not told apart
        text = f"{SIDES[one.seat]}: {dice}, {counted(one.faces.count('honor'), 'honor symbol')}"
    else:
        text = f"{SIDES[one.seat]}: {dice}: {listed(one.faces)}"
    return [by_rule(_ROLLED[one.what], text)]


def _holds(words: BoardWords, one: Happening) -> list[str]:
    """Say what a card, a challenge or a leader who leaves brings a side, or costs it."""
    did = f"{'collects' if one.gained > 0 else 'pays'} {counted(abs(one.gained), 'token')}"
    return [by_rule("Honor & Fortune", f"{SIDES[one.seat]} {did}, {one.left} left")]


def _draw(words: BoardWords, one: Happening) -> list[str]:
    """Say a card drawn: without naming it to who does not see it."""
    if "rack" in one.numbers:
        rule = "Epic, Set Up" if "set up" in one.numbers else _DRAW
        return [by_rule(rule, f"{words.names.card_of(one.what)} is drawn for the rack")]
    dragon = "dragon" in one.numbers
    what = words.names.card_of(one.what) if one.what else "a Dragon card" if dragon else "a card"
    return [by_rule(_DRAGON if dragon else _END, f"{SIDES[one.seat]} draws {what}")]


def _lose_card(words: BoardWords, one: Happening) -> list[str]:
    text = f"{SIDES[one.seat]} loses {words.names.card_of(one.what)}"
    return [by_rule("a card lost at random", text)]


def _retreat(words: BoardWords, one: Happening) -> list[str]:
    """Say the retreat that a general's flag made."""
    if one.what != events.INITIATIVE:
        return []
    names = words.names
    text = "stays" if one.start == one.end else f"retreats to {names.hex(one.end)}"
    text += f" and loses {counted(one.lost, 'block')} for hexes not made" if one.lost else ""
    text += "" if one.left else ", its last"
    unit = names.unit(words.s, one.piece, one.start)
    return [by_rule(f"{_INITIATIVE}; ruling B5", f"{unit} {text}")]


def _change(words: BoardWords, one: Happening) -> list[str]:
    return [by_rule("Turncoat", f"{words.piece(one.piece)} goes over to {SIDES[one.seat]}")]


def _fate(words: BoardWords, one: Happening) -> list[str]:
    if one.what not in _FATES:
        return []
    rule, does = _FATES[one.what]
    return [by_rule(rule, f"{words.piece(one.piece)} {does}")]


def _tent(words: BoardWords, one: Happening) -> list[str]:
    owner = SIDES[one.numbers["was"]]
    text = f"{owner}'s tent at {words.names.hex(one.end)} falls"
    return [by_rule("tents; ruling B18", text)]


def _score(words: BoardWords, one: Happening) -> list[str]:
    goals = words.names.setup.scenario.armies
    score = [f"{SIDES[side]} {one.held[side]} of {goals[side].banners}" for side in range(2)]
    rule = _OBJECTIVES if one.what == events.OBJECTIVES else "Victory Banners"
    return [by_rule(rule, ", ".join(score))]


def _result(words: BoardWords, one: Happening) -> list[str]:
    banners = " to ".join(map(str, one.held))
    reason = one.what or "the record ends here"
    if one.seat < 0:
        return [f"result: nobody wins ({reason}), banners {banners}"]
    turns = counted(one.left, "turn")
    return [f"result: {SIDES[one.seat]} wins by {reason}, banners {banners}, after {turns}"]
