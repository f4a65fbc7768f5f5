"""How `battles compare` and `battles table` read their lists and print their tables."""

import shlex
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Any

import click

from samurai_odds import battles
from samurai_odds.analysis.compare import compare, setting
from samurai_odds.battles.facts import load
from samurai_odds.battles.options import BY_KEYWORD, DEFAULT_VALUE, LONE_LEADER
from samurai_odds.cli.common import Common
from samurai_odds.engine.options import Option
from samurai_odds.errors import OddsError, unknown
from samurai_odds.reports.comparison import comparison_grid
from samurai_odds.reports.grid import write
from samurai_odds.reports.sheets import table

_YES_NO = {"yes": True, "no": False}
_USUAL = ("defender_losses", "attacker_losses", "attacker_tokens", "defender_tokens")


def compare_attacks(
    attackers: str | None,
    defenders: str | None,
    written: Sequence[str],
    vary: Sequence[str],
    by: str | None,
    options: dict[str, Any],
    common: Common,
) -> None:
    """Compare attacks written out, or a grid of them, and print the ranking."""
    _refuse_unused(common, "where")
    if written and (attackers or vary):
        raise OddsError("give either --a and --b, or lists of attackers and defenders, not both")
    shared = {name: value for name, value in options.items() if _is_set(name, value)}
    left_out: list[str] = []
    if written:
        inputs = [shared | _read_attack(text) for text in written]
        labels = list(written)
    else:
        inputs, labels, left_out = _grid_inputs(attackers, defenders, vary, shared, common)
    if common.rules:
        inputs = [{**given, "rules": common.rules} for given in inputs]
    comparison = compare(
        battles.attack,
        *inputs,
        by=by,
        labels=labels,
        method=common.method,
        limit=common.limit,
        seed=common.seed,
    )
    for refusal in left_out:
        click.echo(f"left out: {refusal}", err=True)
    shown = common.show or _USUAL
    click.echo(write([comparison_grid(comparison, shown)], common.form))


def print_tables(
    attackers: str | None, defenders: str | None, options: dict[str, Any], common: Common
) -> None:
    """Print a sheet of attackers by defenders for each figure wanted."""
    _refuse_unused(common)
    units = list(load(common.rules).units)
    rows = _names("attacker", attackers, units) if attackers else units
    targets = [*units, LONE_LEADER]
    columns = _names("defender", defenders, targets) if defenders else targets
    shared = {name: value for name, value in options.items() if _is_set(name, value)}
    how: dict[str, Any] = {"method": common.method, "limit": common.limit, "seed": common.seed}
    if common.rules:
        shared["rules"] = common.rules

    def ask(**given: Any) -> Any:
        return battles.attack(**given, **how)

    grids = [
        table(ask, {"attacker": rows}, {"defender": columns}, show, common.where, **shared)
        for show in common.show or (_usual_value(shared),)
    ]
    click.echo(write(grids, common.form))


def _usual_value(shared: dict[str, Any]) -> str:
    """Net blocks plus banners, with the second defender's blocks if there is one."""
    return DEFAULT_VALUE + (" + then_losses" if "then" in shared else "")


def _refuse_unused(common: Common, *more: str) -> None:
    """Options that make no sense for several answers at once."""
    for name in ("plot", "trace", *more):
        if getattr(common, name) is not None:
            raise OddsError(f"--{name} takes a single attack: use it with 'battles attack'")


def _is_set(name: str, value: Any) -> bool:
    return value is not None and value != BY_KEYWORD[name].default


def _read_attack(text: str) -> dict[str, Any]:
    """Read one attack as the command line has it."""
    from samurai_odds.cli.battles import attack

    try:
        words = shlex.split(text)
        context = attack.make_context("attack", words)
    except ValueError as fault:
        raise OddsError(f"cannot read the attack '{text}': {fault}") from None
    except click.ClickException as fault:
        raise OddsError(f"in the attack '{text}': {fault.format_message()}") from None
    given = context.params
    extra = [
        name
        for name in given
        if name not in BY_KEYWORD and name not in ("attacker", "defender")
        if context.get_parameter_source(name) is click.core.ParameterSource.COMMANDLINE
    ]
    if extra:
        raise OddsError(f"in the attack '{text}': put --{extra[0]} outside the quotes")
    names = {"attacker": given["attacker"], "defender": given["defender"]}
    return names | {
        name: value for name, value in given.items() if name in BY_KEYWORD and _is_set(name, value)
    }


def _grid_inputs(
    attackers: str | None,
    defenders: str | None,
    vary: Sequence[str],
    shared: dict[str, Any],
    common: Common,
) -> tuple[list[dict[str, Any]], list[str], list[str]]:
    """List the attacks of a grid with their labels, and what the rules leave out of it."""
    if not attackers or not defenders:
        raise OddsError("give two attacks with --a and --b, or lists of attackers and defenders")
    units = list(load(common.rules).units)
    axes: list[tuple[str, Sequence[Any]]] = [
        ("attacker", _names("attacker", attackers, units)),
        ("defender", _names("defender", defenders, [*units, LONE_LEADER])),
        *(_varied(text) for text in vary),
    ]
    varied = [name for name, _ in axes]
    if len(set(varied)) < len(varied):
        raise OddsError("--vary names an option twice: list all its values in one")
    inputs, labels, refused = [], [], []
    for values in product(*(values for _, values in axes)):
        chosen = dict(zip((name for name, _ in axes), values, strict=True))
        given = shared | chosen
        label = _label(chosen, axes)
        try:
            battles.question("attack", {k: v for k, v in given.items() if v is not None})
        except OddsError as fault:
            refused.append(f"{label}: {fault}")
            continue
        inputs.append(given)
        labels.append(label)
    if len(inputs) < 2:
        raise OddsError(*(refused or ["two or more attacks are wanted to compare"]))
    return inputs, labels, refused


def _label(chosen: dict[str, Any], axes: Iterable[tuple[str, Sequence[Any]]]) -> str:
    parts = [f"{chosen['attacker']} v {chosen['defender']}"]
    for name, values in axes:
        if name not in ("attacker", "defender") and len(values) > 1:
            value = chosen[name]
            unset = value is False or value is None
            parts.append(f"no {name.replace('_', '-')}" if unset else setting(name, value))
    return ", ".join(parts)


def _names(what: str, text: str, allowed: Sequence[str]) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    problems = [unknown(what, name, allowed) for name in names if name not in allowed]
    if problems or not names:
        raise OddsError(*(problems or [f"no {what} named in '{text}'"]))
    return list(dict.fromkeys(names))


def _varied(text: str) -> tuple[str, list[Any]]:
    """Read OPTION=VALUE,VALUE."""
    name, equals, listed = text.partition("=")
    keyword = name.strip().lstrip("-").replace("-", "_")
    if keyword not in BY_KEYWORD:
        names = [option.name for option in BY_KEYWORD.values()]
        raise OddsError(unknown("option", name.strip(), names))
    if not equals or not listed.strip():
        raise OddsError(f"--vary '{text}': write OPTION=VALUE,VALUE")
    option = BY_KEYWORD[keyword]
    return keyword, [_value(option, word.strip()) for word in listed.split(",")]


def _value(option: Option, word: str) -> Any:
    if option.takes is bool:
        if word not in _YES_NO:
            raise OddsError(unknown(f"value of {option.name}", word, _YES_NO))
        return _YES_NO[word]
    if word == "none" and option.default is None:
        return None
    if option.takes is int:
        try:
            return int(word)
        except ValueError:
            raise OddsError(f"{option.name} is a whole number, not '{word}'") from None
    return word
