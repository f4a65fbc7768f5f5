"""What the scripts of several games have in common, parted from what is one game's own."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping

_NAME = re.compile(r"\$\$\w+")
_MEMBER = re.compile(
    r'\$(?:method|getter|cached|value|classmethod|staticmethod)\((\$\$\w+),"(\w+)"'
)
_WORD = re.compile(r'\w+_\b|(?<=")\w+(?=")')  # of an attribute, or its name as a text


_CONST = "const "
_DEFINES = f"{_CONST}$$"
_CONSTANT = re.compile(
    r"const (\$\$\w+)=((?:\[|(?:\$object|\$of|\$dict|\$set|Object\.freeze)\().*[)\]]);$"
)


def within(lines: Iterable[str], named: Iterable[str]) -> list[str]:
    """Write a constant into the one constant after it that names it: a name less, told twice.

    ``named`` are texts that name constants too. What works anything out stays where it is.
    """
    lines_within = list(lines)
    uses = Counter(name for text in (*lines_within, *named) for name in _NAME.findall(text))
    texts: dict[str, tuple[int, str]] = {}
    for place, line in enumerate(lines_within):
        constant = _CONSTANT.match(line)
        if constant is None or "=>" in line or "function(" in line:
            continue
        name, text = constant.groups()

        def written(one: re.Match[str]) -> str:
            if one[0] not in texts:
                return one[0]
            before, known = texts.pop(one[0])
            lines_within[before] = ""
            return known

        text = _NAME.sub(written, text)
        lines_within[place] = f"const {name}={text};"
        if uses[name] == 2:
            texts[name] = place, text
    return [line for line in lines_within if line]


def together(lines: Iterable[str]) -> list[str]:
    """Write definitions that follow one another as one statement."""
    statements: list[str] = []
    for line in lines:
        if statements and line.startswith(_DEFINES) and statements[-1].startswith(_DEFINES):
            statements[-1] = f"{statements[-1][:-1]},{line[len(_CONST) :]}"
        else:
            statements.append(line)
    return statements


class _Lines:
    """Definitions, one a line, and what each names.

    A line belongs to the first name in it: the constant, function or class that it defines. One
    that adds a member to a class belongs to both, class and member.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = [line for line in lines if line]
        self.owners = [_owner(line) for line in self.lines]
        self.named: dict[str, set[str]] = {}
        self.words: dict[str, set[str]] = {}
        self.members: dict[str, dict[str, str]] = {}  # by class: owner by the member's word
        for owner, line in zip(self.owners, self.lines, strict=True):
            self.named.setdefault(owner, set()).update(_NAME.findall(line))
            self.words.setdefault(owner, set()).update(_words(line))
            if match := _MEMBER.match(line):
                self.members.setdefault(match[1], {})[match[2]] = owner

    def reached(self, text: str, always: Iterable[str]) -> set[str]:
        """Return the owners that a text leads to: what it names, and members that are mentioned."""
        reached: set[str] = set()
        words = {*always, *_words(text)}
        waiting = _NAME.findall(text)
        while waiting:
            while waiting:
                name = waiting.pop()
                if name in self.named and name not in reached:
                    reached.add(name)
                    words |= self.words[name]
                    waiting += self.named[name]
            for name in reached & self.members.keys():
                members = self.members[name]
                waiting += [
                    owner
                    for word, owner in members.items()
                    if owner not in reached and (word in words or word.startswith("__"))
                ]
        return reached


def _words(line: str) -> set[str]:
    return {word if word.endswith("_") else f"{word}_" for word in _WORD.findall(line)}


def _owner(line: str) -> str:
    if match := _MEMBER.match(line):
        return f"{match[1]}.{match[2]}"
    name = _NAME.search(line)
    return name[0] if name else ""


def shared_and_own(
    lines: Iterable[str],
    roots: Mapping[str, str],
    later: Mapping[str, str],
    groups: Mapping[str, tuple[str, ...]] | None = None,
    always: Iterable[str] = (),
) -> tuple[list[str], dict[str, list[str]]]:
    """Part definitions, one a line: those that two scripts reach at least, and each one's own.

    ``roots`` is each script's text that names what it begins with; ``later`` names the script
    that is loaded before another, whose lines both may use, ``groups`` the scripts that hold what
    a script shares with some others alone, the one for the fewest first. ``always`` are members
    that scripts by hand mention. What a shared line names is shared too, so that shared lines stand
    alone, in order.
    """
    known, groups = _Lines(lines), groups or {}
    always_named = [f"{name}_" for name in always]
    whole = {name: text + roots.get(later.get(name, ""), "") for name, text in roots.items()}
    reached = {name: known.reached(text, always_named) for name, text in whole.items()}
    for name, before in later.items():
        reached[name] -= reached[before]
    parts: dict[str, list[str]] = {
        name: [] for name in (*roots, *(home for homes in groups.values() for home in homes))
    }
    shared: list[str] = []
    for owner, line in zip(known.owners, known.lines, strict=True):
        of = [game for game, names in reached.items() if owner in names]
        if len(of) == 1:
            parts[of[0]].append(line)
        elif of:
            homes = [groups.get(one, ()) for one in of]
            home = next((one for one in homes[0] if all(one in each for each in homes)), None)
            (shared if home is None else parts[home]).append(line)
    return shared, parts
