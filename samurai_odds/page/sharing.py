"""What the scripts of several games have in common, parted from what is one game's own."""

import re
from collections.abc import Iterable, Mapping

_NAME = re.compile(r"\$\$\w+")


def shared_and_own(
    lines: Iterable[str],
    roots: Mapping[str, str],
    later: Mapping[str, str],
    groups: Mapping[str, str] | None = None,
) -> tuple[list[str], dict[str, list[str]]]:
    """Part definitions, one a line: those that two scripts reach at least, and each one's own.

    A line belongs to the first name in it: the constant, function or class that it defines, or
    the class that it adds to. ``roots`` is each script's text that names what it begins with;
    ``later`` names the script that is loaded before another, whose lines both may use, ``groups``
    the script that holds what a script shares with others of its group alone.
    What a shared line names is shared too, so that shared lines stand alone, in their order.
    """
    belonging = [(_NAME.search(line), line) for line in lines if line]
    owned: dict[str, list[str]] = {}
    for found, line in belonging:
        owned.setdefault(found[0] if found else "", []).append(line)
    named = {
        owner: {n for line in all_ for n in _NAME.findall(line)} for owner, all_ in owned.items()
    }
    reached = {game: _reached(_NAME.findall(text), named) for game, text in roots.items()}
    for name, before in later.items():
        reached[name] -= reached[before]
    users = {owner: [game for game, names in reached.items() if owner in names] for owner in named}
    groups = groups or {}
    parts: dict[str, list[str]] = {game: [] for game in (*roots, *groups.values())}
    shared: list[str] = []
    for found, line in belonging:
        of = users[found[0]] if found else []
        if len(of) == 1:
            parts[of[0]].append(line)
        elif of:
            homes = {groups.get(one) for one in of}
            home = homes.pop()
            (shared if homes or home is None else parts[home]).append(line)
    return shared, parts


def _reached(first: Iterable[str], named: Mapping[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if name in named and name not in reached:
            reached.add(name)
            waiting += named[name]
    return reached
