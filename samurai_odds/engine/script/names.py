"""Short names for what is translated."""

from string import ascii_letters


def word(number: int) -> str:
    """Write a number in letters: a, b, ..., Z, aa, ab, ..."""
    rest, letter = divmod(number, len(ascii_letters))
    return (word(rest - 1) if rest else "") + ascii_letters[letter]


class ShortNames:
    """The variables of one function, in the order in which they are met: a, b, ..., Z, a1, ...

    No name of the runtime or of JavaScript is one letter, or a letter and digits.
    """

    def __init__(self) -> None:
        self._known: dict[str, str] = {}

    def __call__(self, name: str) -> str:
        """Return the short name of a variable, always the same one."""
        if name not in self._known:
            turn, letter = divmod(len(self._known), len(ascii_letters))
            self._known[name] = f"{ascii_letters[letter]}{turn or ''}"
        return self._known[name]

    def known(self) -> list[str]:
        """List the short names given so far, in order."""
        return list(self._known.values())
