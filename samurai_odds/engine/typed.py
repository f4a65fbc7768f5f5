"""Text as people type it: signs of phones and word processors read as those of a keyboard."""

import re
import shlex

_SIGNS = (
    ("\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000", " "),
    ("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-"),
    ("\u2018\u2019\u201a\u201b\u2032", "'"),
    ("\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb", '"'),
    ("\u00d7\u2217", "*"),
    ("\u00f7\u2215", "/"),
    ("\u2265", ">="),
    ("\u2264", "<="),
    ("\u2260", "!="),
)
SPACES = _SIGNS[0][0]
_DASHED = re.compile(rf"-*[{_SIGNS[1][0]}][-{_SIGNS[1][0]}]*([a-z].*|\d+(?:\.\d+)?)")
_PLAIN = tuple((sign, plain) for signs, plain in _SIGNS for sign in signs)
_TIME = re.compile(r"\s*(?:\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]|\d{1,2}:\d{2}(?::\d{2})?(?=\s))\s*")
_MONTH = r"(?:[Jj]an|[Ff]eb|[Mm]a[ry]|[Aa]pr|[Jj]u[nl]|[Aa]ug|[Ss]ep|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*"
_DATE = re.compile(
    r"(?<![\w./-])(?:(?!\d[-./]\d[-./]\d(?!\d))\d{1,4}[-./](?:\d{1,2}|[A-Za-z]{3,9})[-./]\d{1,4}|\d\d?\.\d\d?\."
    rf"|\d{{1,2}}[-./ ]?{_MONTH}|{_MONTH}[-./ ]?\d{{1,4}}"
    r"|0\d[-./]\d\d?|\d\d?[-./]0\d)(?![\w/-])"
)
_THOUSANDS = re.compile(rf"(?<![\w.,])\d{{1,3}}(?:[.,'\u2019 {SPACES}]\d{{3}})+(?![\w.,])")
_COMMA = re.compile(r"(?<![\w.])(\d+),(\d+)(?![\w.])")


def as_typed(text: str) -> str:
    """Return text with the signs of a keyboard: a dash, a quotation mark, >= for the sign of it."""
    if text.isascii():
        return text
    for sign, plain in _PLAIN:
        text = text.replace(sign, plain)
    return text


def without_time(text: str) -> str:
    """Return a line of a log without the time that a chat puts before it: ``[21:30] ``."""
    return _TIME.sub("", text, count=1) if _TIME.match(text) else text


def date_hint(text: str) -> str:
    """Say what has become of numbers that a spreadsheet took for a date; else nothing."""
    if not (match := _DATE.search(text)):
        return ""
    return f"'{match[0]}' is a date that a spreadsheet made: format its cells as text, write 7-4"


def comma_hint(text: str) -> str:
    """Say how a number with a comma is written, where there is one; else nothing."""
    if not (match := _COMMA.search(text)):
        return ""
    point = f"write {match[1]}.{match[2]} with a point"
    thousands = len(match[2]) == 3 and match[1] != "0"
    return f"{point}, or {match[1]}{match[2]} without one" if thousands else point


def count_hint(text: str) -> str:
    """Say how a count with separators of thousands is written, where there is one; else nothing."""
    match = _THOUSANDS.search(text)
    return f"write {re.sub('[^0-9]', '', match[0])}" if match else ""


def words_typed(text: str) -> list[str]:
    """Split a command line that stands in a text, as a shell does; raise ValueError as it does."""
    quotes = {ord(sign): plain for sign, plain in _PLAIN if plain in "'\""}
    return [typed_option(word) for word in shlex.split(text.translate(quotes))]


def typed_option(word: str) -> str:
    """Return a word of a command line with plain hyphens before an option or a number.

    Word processors and phones make one dash of two hyphens, and a minus of one before a number.
    """
    match = _DASHED.fullmatch(word)
    if match is None:
        return word
    rest = match[1]
    return ("-" if len(rest) == 1 or rest[0] in "0123456789" else "--") + rest
