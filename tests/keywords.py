"""The keywords of the public functions, as their docstrings explain them.

``python -m tests.keywords`` writes the explanations of the option tables into the
docstrings; the tests say when that is due.
"""

import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from samurai_odds import battles, ran, swords
from samurai_odds.battles.attack.options import OPTIONS as ATTACK
from samurai_odds.battles.attack.options import choices
from samurai_odds.battles.facts import load
from samurai_odds.engine.answers.options import Option
from samurai_odds.evenings.written import procedures
from samurai_odds.ran.from_map.options import OPTIONS as ON_THE_MAP
from samurai_odds.ran.homes import options_of
from samurai_odds.swords.battle.options import OPTIONS as BATTLE

HEAD = "Keywords:"
WIDTH = 100
WHOLE = ("play", "turn", "balance")  # functions of RAN without an option table
COMMON = {
    "rules": "file of your own numbers, put over ours",
    "charts": "file of your own charts, put over ours",
    "method": "'exact' or 'monte-carlo'; by default exact where the states can be held",
    "limit": "when a simulation stops: Limit(stderr=, seconds=, samples=)",
    "seed": "seed of the simulation",
    "shown": "expressions whose error the limit applies to",
    "progress": "called with what is done and what is wanted; by default a bar shows it",
    "threads": "how many to play on; by default one for each core",
    "games": "first and last game number of the seed to play, such as (0, 999)",
    "record": "file to which the games played are added, and from which a run goes on",
}
OWN = {  # of functions that no option table stands behind
    "play": {
        "first": "side that begins, if not the scenario's own; 'red' or 'blue'",
        "turn_limit": "turns of both sides after which nobody has won; by default 1000",
        "dragons": "file of Dragon cards of your own",
        "variant": "standard, end-of-round, quick or two-player, where no set-up is given",
        "goal": "provinces that win, if not those of the variant",
        "round_limit": "round after which nobody has won; by default 40",
    },
    "par": {
        "bot": "bot that plays both sides; by default 'careful'",
        "turn_limit": "turns of both sides after which nobody has won; by default 1000",
        "dragons": "file of Dragon cards of your own",
    },
    "turn": {
        "orders": "file of orders, or its text; what it leaves open the bot decides",
        "bot": "bot that plays the side to move; by default 'greedy'",
        "enemy": "bot that plays the other side; by default 'greedy'",
        "replies": "turns that follow the one asked about; by default 1",
        "dragons": "file of Dragon cards of your own",
        "cards": "the hand to rank, where no card is named",
    },
    "ninja": {
        "then_battle": "battle that the strike prepares: 'ATTACKER v DEFENDER'",
        "hirer": "side that hired the ninja; 'attacker' or 'defender', by default 'attacker'",
        "revenge_on": "where the victim would strike back; 'battle' or 'elsewhere'",
        "after_round": "round at whose Step 8 the ninja strikes; 0, as by default, before Step 1",
        "first_round": "no province with an army marker may be attacked",
    },
    "force": {
        "target": "figure to reach, such as 0.7",
        "side": "whether the force attacks or defends; 'attacker' or 'defender'",
        "start": "what is there already; by default a daimyo to attack, 'none' to defend",
        "spend": "most koku to spend; by default 12",
        "beyond": "koku by which the curve goes beyond the answer; by default 1",
        "by": "figure to reach; by default 'won', of a garrison 'not cleared'",
        "margin": "what counts as equally good; by default 0.005",
        "most_levied": "most units levied, as each province levies one a round",
        "no_build": "no castle or fortress is bought for a defence",
    },
    "campaign": {
        "borders": "which provinces border: 'home-etchu', 'etchu~sado' over a sea line",
        "level": "experience level of the daimyo; by default 2",
        "hole": "place of his experience marker among that level's holes; by default 1",
        "plan": "provinces in order, such as 'etchu move, noto'; by default the best plan",
        "losses": "the army's loss order: kinds, first loss first",
        "home_held": "another troop stays in the province that the army comes from",
        "split_off": "the army may send units into empty provinces in Phase D",
        "first_round": "no province with an army marker may be attacked",
        "stop": "when battles are called off; 'best' or 'never', by default 'best'",
        "value": "what the best plan and calling off go by",
    },
}
OWN["advise"] = {
    "bots": "whose turns are compared, and who play on; by default steady, careful and greedy",
    "replies": "turns of both sides played before the position is judged; by default 2",
    "confidence": "how sure it must be before a turn is dropped; by default 0.95",
    "deal": "deal the side to move the cards that are not known, at random from the seed",
    "dragons": "file of Dragon cards of your own",
}
OWN["review"] = {
    "bots": "whose turns are compared with those played; by default steady, careful and greedy",
    "replies": "turns of both sides played before a position is judged; by default 2",
    "games": "how often each turn compared is played on, at most; by default 512",
}
OWN["ladder"] = {
    "within": "how far apart the two highest rungs may be to be settled; by default 0.05",
    "turn_limit": OWN["par"]["turn_limit"],
    "dragons": OWN["par"]["dragons"],
}
OWN["ran.play"] = OWN["ran.balance"] = {
    "turn_limit": "turns after which a battle is judged by rout points; by default the scenario's",
}
OWN["ran.balance"] |= {
    "bots": "who plays each other; by default greedy and careful",
    "within": "how far from one half is still fair; by default 0.05",
}
OWN["ran.turn"] = {"replies": "Orders Phases that follow the one asked about; by default 1"}
OWN["round"] = {
    "bot": "bot that makes the seat's other choices; by default 'planner'",
    "rivals": "bots of the others, as in play; by default 'planner'",
    "goal": OWN["play"]["goal"],
    "round_limit": OWN["play"]["round_limit"],
    "by": "figure that several plans are ranked by; by default 'won'",
}
OWN["balance"] = OWN["play"] | {"changes": "whether other goals and handicaps are tried too"}
OWN["worth"] = OWN["play"] | {
    "at_round": "round in which it is given; by default 2, of a position its own",
    "bots": "who plays: one for all, or one a seat; by default 'planner'",
}
OWN["levy"] = OWN["force"] | {
    "side": "'attacker', 'defender' or 'both', as by default",
}
Function = Callable[..., Any]


def functions() -> Iterator[tuple[ModuleType, str, Function]]:
    """List the public functions that take keywords."""
    for game in (battles, swords, ran):
        for name in dict.fromkeys((*procedures(game), *game.__all__)):
            one = getattr(game, name)
            if inspect.isfunction(one) and keywords(one):
                yield game, name, one


def keywords(function: Function) -> list[inspect.Parameter]:
    """List the keywords of a function."""
    parameters = inspect.signature(function).parameters.values()
    return [one for one in parameters if one.kind is inspect.Parameter.KEYWORD_ONLY]


def options(game: ModuleType, name: str) -> dict[str, Option]:
    """Give the option table of a procedure by keyword."""
    if game is ran and name in WHOLE:
        return {}
    if game is ran:
        table = ON_THE_MAP if name in ("odds", "derived") else options_of(name)
        return {option.keyword: option for option in table}
    table = {"attack": ATTACK, "battle": BATTLE}.get(name, ())
    return {option.keyword: option for option in table}


def explained(game: ModuleType, name: str, function: Function) -> list[str]:
    """Explain the keywords that a table explains, a paragraph each."""
    known = options(game, name)
    lines = [HEAD]
    for one in keywords(function):
        option = known.get(one.name)
        of_game = OWN.get(f"{game.__name__.split('.')[1]}.{name}", {}).get(one.name)
        told = of_game or OWN.get(name, {}).get(one.name) or COMMON.get(one.name)
        if option is None and told is None:
            continue
        text = _meaning(option, one) if option else told
        lines += textwrap.wrap(
            f"{one.name}: {text}.",
            WIDTH - 4,
            initial_indent="    ",
            subsequent_indent="        ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    return lines


def words_of(option: Option) -> tuple[str, ...]:
    """Give the words that an option allows."""
    return choices(option, load(None))


def literals(annotation: Any) -> tuple[str, ...]:
    """Give the words of the literal type in an annotation."""
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    return tuple(word for part in get_args(annotation) for word in literals(part))


def _meaning(option: Option, parameter: inspect.Parameter) -> str:
    text = option.meaning
    notes = []
    if isinstance(option.takes, tuple):
        notes.append(" or ".join(f"'{word}'" for word in option.takes))
    if option.takes is int and option.most:
        notes.append(f"{option.least} to {option.most}")
    if parameter.default not in (None, False, ()):
        notes.append(f"by default {parameter.default!r}")
    return f"{text}; {', '.join(notes)}" if notes else text


def rewritten(source: str, name: str, lines: list[str]) -> str:
    """Put the explanations into the docstring of a function, before its example."""
    pattern = rf'(\ndef {name}\(.*?\n\) -> [^\n]*:\n    """)(.*?)(\n?    """|""")'
    found = re.search(pattern, source, re.DOTALL)
    assert found, name
    text = found[2]
    start = text.find(f"\n    {HEAD}\n")
    if start >= 0:
        end = text.find("\n\n", start + 1)
        text = text[:start].rstrip() + (text[end:] if end >= 0 else "")
    block = "\n".join(f"    {line}".rstrip() for line in lines)
    before, example, after = text.partition("\n    >>> ")
    text = f"{before.rstrip()}\n\n{block}\n"
    if example:
        text += f"{example}{after.rstrip()}\n"
    return source[: found.start(2)] + text + '    """' + source[found.end(3) :]


def main() -> None:
    """Write the explanations into the sources."""
    for game, name, function in functions():
        lines = explained(game, name, function)
        if len(lines) > 1:
            path = Path(inspect.getsourcefile(import_module(function.__module__)) or "")
            source = rewritten(path.read_text(encoding="utf-8"), name, lines)
            path.write_text(source, encoding="utf-8")


if __name__ == "__main__":
    main()
