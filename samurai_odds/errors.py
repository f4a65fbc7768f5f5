"""The one error that a user's input can raise, and how its message is worded."""

import re
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

__all__ = ["OddsError"]

_MOST_TOLD = 50  # problems, or
_MOST_LETTERS = 10_000  # in all
_LONGEST = 2_000  # letters of a problem, such as a list of all that can be chosen
_LONGEST_QUOTE = 60  # letters
_LONGEST_WORD = 300  # letters; the paths of files are words too
_WORD = re.compile(r"[^\W_]{3,}")
_PART_LIKE = 0.75  # how like a part of a name a text is to be
_MOST_NEAR = 3  # names that a message takes somebody to mean
_QUOTED = re.compile(r"(?<!\w)'(.*?)'(?!\w)", re.DOTALL)


class Problem(str):
    """What is wrong, and what of it a message says once: the file at its beginning, the list of
    what may be chosen at its end.
    """

    file: str = ""
    listed: str = ""

    def like(self, other: str) -> "Problem":
        """Return it with what is known of another problem's file, and list."""
        if isinstance(other, Problem):
            self.file, self.listed = other.file, other.listed
        return self


class OddsError(ValueError):
    """Bad input: an unknown name, an illegal combination or an impossible state.

    ``problems`` holds every fault found, each in lower case, quoting the value,
    listing what is allowed and citing the rule; the message joins the first fifty. Of what
    is quoted, and is no path, both ends are given: 60 letters.

    >>> from samurai_odds import OddsError, battles
    >>> try:
    ...     battles.attack("levy", "levy", range=2, defender_on="forrest")
    ... except OddsError as fault:
    ...     print(fault.problems[0][:53])
    unknown defender-on 'forrest': did you mean 'forest'?
    """

    def __init__(self, *problems: str) -> None:
        self.problems = tuple(_brief(problem) for problem in problems)
        super().__init__("; ".join(_told(self.problems)))


def attempt(problems: list[str], read: Callable[..., Any], *given: Any, usual: Any = None) -> Any:
    """Return what is read; where it is refused, note why and return what is usual."""
    try:
        return read(*given)
    except OddsError as fault:
        problems += fault.problems
        return usual


def refuse(problems: Iterable[str]) -> None:
    """Raise OddsError with all problems, each once, if there are any."""
    if each_once := dict.fromkeys(problems):
        raise OddsError(*each_once)


def unknown(what: str, value: object, choices: Iterable[str]) -> str:
    """Word the problem "no such name": the value, the nearest match and all choices."""
    names = tuple(choices)
    near = _nearest(str(value)[:_LONGEST_QUOTE], names)
    hint = f"did you mean {' or '.join(map(quoted, near))}?" if near else ""
    return listing(f"unknown {what} {quoted(value)}:", hint, ", ".join(names))


def listing(wrong: str, hint: str, choices: str) -> Problem:
    """Word what is wrong, what is meant by it if that is known, and what may be chosen."""
    listed = f" choose from {choices}"
    problem = Problem(f"{wrong} {hint}{listed}" if hint else f"{wrong}{listed}")
    problem.listed = listed
    return problem


def check_one_of(what: str, value: object, choices: Collection[str]) -> None:
    """Raise OddsError unless a value is one of the choices."""
    if value not in choices:
        raise OddsError(unknown(what, value, choices))


def within(where: str, problem: str) -> Problem:
    """Say in what something is wrong."""
    inside = Problem(f"{where}: {problem}").like(problem)
    inside.file = ""
    return inside


def in_file(name: str, line: int, problem: str) -> Problem:
    """Say in which line of a file something is wrong."""
    in_line = within(f"{name}, line {line}", problem)
    in_line.file = name
    return in_line


@lru_cache(maxsize=256)
def _nearest(text: str, names: tuple[str, ...]) -> list[str]:
    """Return the name most like a text, or else those of which it is like a part."""
    from difflib import get_close_matches  # needed only when something is wrong

    near = get_close_matches(text, names, n=1)
    if near:
        return near
    parts = {part: None for name in names for part in _WORD.findall(name) if part != name}
    like = get_close_matches(text, parts, n=1, cutoff=_PART_LIKE)
    names_alike = [name for name in names if like and like[0] in _WORD.findall(name)]
    return names_alike if len(names_alike) <= _MOST_NEAR else []


def quoted(value: object) -> str:
    """Quote a value; of one longer than 60 letters, both ends."""
    text = str(value)
    if len(text) > _LONGEST_QUOTE:
        text = _ends(text, _LONGEST_QUOTE)
    return f"'{text}'"


def written_out(value: object) -> str:
    """Write any object in a line, of what is longer than 60 letters both ends."""
    try:
        text = repr(value)
    except Exception:  # a number of too many digits, or an object that cannot write itself
        text = "<"
    if text.startswith("<") or "\n" in text:  # nothing that anybody has written
        return f"a value of type {type(value).__name__}"
    return text if len(text) <= _LONGEST_QUOTE else _ends(text, _LONGEST_QUOTE)


def _ends(text: str, most: int) -> str:
    tail = most // 3
    return f"{text[: most - tail - 3]}...{text[-tail:]}"


def _brief(problem: str) -> Problem:
    """Shorten what a problem quotes, but for paths, and the problem if it is still too long."""
    whole = problem
    if "\n" in problem:
        problem = " ".join(problem.split())

    def shortened(match: re.Match[str]) -> str:
        text = match[1]
        a_path = "/" in text and len(text) <= _LONGEST_WORD
        return match[0] if a_path else quoted(text)

    if len(problem) > _LONGEST_QUOTE:
        problem = _QUOTED.sub(shortened, problem)
    if len(problem) > _LONGEST:
        return Problem(_ends(problem, _LONGEST))
    return Problem(problem).like(whole)


def no_average(name: str, words: Sequence[str]) -> str:
    """Word the problem that a variable of words was asked for as if it were a number."""
    return (
        f"'{name}' stands for words and has no average: show its chances, such as "
        f"\"{name} == '{words[0]}'\"; choose from {', '.join(words)}"
    )


def _told(problems: Sequence[Problem]) -> list[str]:
    """Choose the problems that a message tells: from the first on, not beyond reading.

    A file is named, and what may be chosen listed, where they come first.
    """
    lines = _said_once(problems)
    chosen_count, letters = 0, 0
    for line in lines[:_MOST_TOLD]:
        letters += len(line)
        if chosen_count and letters > _MOST_LETTERS:
            break
        chosen_count += 1
    more = len(lines) - chosen_count
    return [*lines[:chosen_count], *([f"and {more:,} more"] if more else [])]


def _said_once(problems: Sequence[Problem]) -> list[str]:
    """Leave off the file that the problem before named, and lists of choices told before."""
    lines: list[str] = []
    before, lists = "", {""}
    for problem in problems:
        begins = len(f"{problem.file}, ") if problem.file and problem.file == before else 0
        line = problem[begins:]
        if problem.listed in lists:
            line = line.removesuffix(problem.listed).removesuffix(":")
        lines.append(line)
        before = problem.file
        lists.add(problem.listed)
    return lines


def in_a_line(message: str) -> str:
    """Write a message in one line that a terminal can show: what was quoted may be anything."""
    words = (_shortened(word) for word in _brief(message).split())
    return "".join(
        letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in " ".join(words)
    )


def _shortened(word: str) -> str:
    return word if len(word) <= _LONGEST_WORD else _ends(word, _LONGEST_QUOTE)
