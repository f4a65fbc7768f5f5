"""Says what is wrong with what came of a command, if anything."""

import csv
import io
import json
import math
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from typing import Any

from tests.fuzz.running import Outcome

MOST_MEMORY = 500 * 2**20  # bytes; compiling apart
LONGEST_LINE = 4000  # characters of a refusal
_RAW = re.compile(
    r"Traceback|__\w+__|object has no attribute|<class|NoneType|object at 0x|numpy|\bnp\."
    r"|positional|keyword argument|invalid literal|could not convert|index out of range"
    r"|unhashable|iterable|broadcast|ufunc|codec|not subscriptable|maximum recursion"
    r"|\bMemoryError|KeyError|cannot write the answer|unsupported operand|dtype"
    r"|too many values|not enough values"
)
_NO_NUMBER = re.compile(r"(?<![\w./-])-?(?:nan|inf)(?![\w./-])", re.IGNORECASE)
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e]")
_QUIET = ("booklet", "export")  # their answer is a file
_ASKING = "Type in "  # begins what asks for values, and has asked before it can be refused
_ENDS = {".png": b"IEND\xaeB`\x82", ".svg": b"</svg>\n", ".pdf": b"%%EOF\n"}


def faults(found: Outcome) -> list[str]:
    """List what is wrong, each as a kind, a colon and details."""
    return list(_faults(found))


def _faults(found: Outcome) -> Iterator[str]:
    if found.fault:
        yield f"raised: {_where(found.fault)}"
        return
    if found.grown > MOST_MEMORY and "compiling the rules" not in found.err:
        yield f"memory: {found.grown / 2**20:.0f} MB"
    for warned in found.warned:
        yield f"warned: {warned}"
    yield from _wrong_files(found)
    told = re.sub(r"[^\n]*\r", "", found.err)  # bars of progress
    if found.status == 2:
        yield from _wrong_refusal(found, told)
    elif found.status == 0:
        yield from _wrong_answer(found, told)
    else:
        yield f"status: {found.status}: {told[:200]}"


def _where(text: str) -> str:
    """Name an error and the last line of the package that it came through."""
    lines = text.strip().splitlines()
    places = re.findall(r'samurai_odds/(\S+\.py)", line (\d+)', text)
    place = ":".join(places[-1]) if places else "?"
    return f"{place}: {lines[0] if lines[0].startswith('TooLong') else lines[-1][:150]}"


def _wrong_refusal(found: Outcome, told: str) -> Iterator[str]:
    if found.out and not found.out.startswith(_ASKING):
        yield f"refusal with output: {told[:150]!r}"
    if told.count("\n") != 1 or not told.startswith("samurai-odds: "):
        yield f"refusal of not one line: {told[:300]!r}"
    if len(told) > LONGEST_LINE:
        yield f"refusal too long: {len(told)} characters: {told[:150]!r}"
    if _CONTROL.search(told.rstrip("\n")):
        yield f"refusal with control characters: {told[:200]!r}"
    if raw := _RAW.search(_without_quotes(told, found)):
        yield f"refusal in Python's words: {raw.group()}: {told[:300]!r}"
    if found.written:
        yield f"file written though refused: {sorted(found.written)}: {told[:150]!r}"


def _without_quotes(told: str, found: Outcome) -> str:
    """Take out what the asker wrote himself."""
    for word in sorted(found.case.arguments, key=len, reverse=True):
        if len(word) > 1:
            told = told.replace(" ".join(word.split()), "")
    return re.sub(r"'[^']*'|\"[^\"]*\"", "", told) if found.case.files else told


# on stderr beside an answer
_MAY_BE_SAID = (
    r"left out: |game \d+ at turn |the file is |compiling the rules |compiled in |waiting while |"
    r"cannot keep compiled rules |translating the rules |[\d,]+ games of \d+ file"
)


def _wrong_answer(found: Outcome, told: str) -> Iterator[str]:
    arguments = found.case.arguments
    help_asked = "--help" in arguments or "-h" in arguments or "--version" in arguments
    quiet = any(word in arguments[:3] for word in _QUIET) or "--save" in arguments
    if not found.out.strip() and not quiet:
        yield "answer without a word"
    for line in told.splitlines():
        if not re.match(_MAY_BE_SAID, line):
            yield f"answer with a word on stderr: {line[:200]!r}"
    form = _last(arguments, "--format")
    if quiet or help_asked or not found.out:
        return
    if form == "json":
        yield from _wrong_json(found)
    elif form == "csv":
        yield from _wrong_csv(found)
    elif form == "html":
        yield from _wrong_html(found)
    elif form == "md":
        yield from _wrong_md(found)
    told = found.out.replace("\\n", "\n")  # of JSON: "\\nAn" is no number, nor none
    for word in arguments:
        told = told.replace(word, "") if len(word) > 2 else told
    for content in found.case.files.values():  # a title that has it
        for odd in _NO_NUMBER.findall(content.decode("utf-8", "replace")):
            told = told.replace(odd, "")
    if "NaN" in told or (form != "html" and _NO_NUMBER.search(told)):
        yield f"no number: {[line for line in told.splitlines() if _NO_NUMBER.search(line)][:2]}"
    if _CONTROL.search(found.out):
        yield f"answer with control characters: {_CONTROL.search(found.out)}"


def _last(arguments: list[str], name: str) -> str | None:
    places = [place for place, word in enumerate(arguments[:-1]) if word == name]
    return arguments[places[-1] + 1] if places else None


def _refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON")


def _wrong_json(found: Outcome) -> Iterator[str]:
    try:
        data = json.loads(found.out, parse_constant=_refuse_constant)
    except ValueError as fault:
        yield f"json: {fault}"
        return
    if not isinstance(data, dict) or "outcomes" not in data:
        return
    exact = data["method"] == "exact"
    chances = [outcome["p"] for outcome in data["outcomes"]]
    if abs(math.fsum(chances) - 1) > 1e-9:
        yield f"json: chances sum to {math.fsum(chances)!r}"
    if not all(chance > 0 for chance in chances):
        yield f"json: a chance of {min(chances)}"
    if any(("se" in outcome) is exact for outcome in data["outcomes"]):
        yield "json: se where exact, or none where sampled"
    if any(set(outcome) - {"p", "se"} != set(data["variables"]) for outcome in data["outcomes"]):
        yield "json: outcomes do not name the variables"
    rows = [
        tuple(sorted((k, v) for k, v in row.items() if k not in ("p", "se")))
        for row in data["outcomes"]
    ]
    if len(set(rows)) < len(rows):
        yield "json: an outcome is there twice"
    for name, figure in data["shown"].items():
        yield from _wrong_figure(name, figure, exact)


def _wrong_figure(name: str, figure: Any, exact: bool) -> Iterator[str]:
    value, error = figure["value"], figure["se"]
    if not math.isfinite(value) or not math.isfinite(error) or error < 0:
        yield f"json: shown {name} is {figure}"
    if exact and error != 0:
        yield f"json: {name} is exact and has an error"
    if not exact and error == 0:
        yield f"json: {name} is sampled and has no error"
    condition = re.fullmatch(r"\w+ (?:<|>|<=|>=|==|!=) [\w']+", name)
    if condition and not -1e-12 <= value <= 1 + 1e-12:
        yield f"json: the chance of {name} is {value}"


def _wrong_csv(found: Outcome) -> Iterator[str]:
    rows = list(csv.reader(io.StringIO(found.out)))
    if not rows or (any(len(row) == 1 for row in rows[:1]) and len(rows) > 1 and len(rows[1]) > 1):
        yield "csv: no head"


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong = ""

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag == "script":
            self.wrong = "a script"
        if tag not in ("meta", "br", "link", "img", "input", "col", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong = f"{tag} closed"


def _wrong_html(found: Outcome) -> Iterator[str]:
    tags = _Tags()
    tags.feed(found.out)
    if tags.wrong or tags.open:
        yield f"html: {tags.wrong or tags.open}"


def _wrong_md(found: Outcome) -> Iterator[str]:
    widths: list[int] = []
    for line in found.out.splitlines():
        if not line.startswith("|"):
            widths = []
            continue
        widths.append(len(re.findall(r"(?<!\\)\|", line)))
        if widths[-1] != widths[0]:
            yield f"md: a row of {widths[-1]} bars under one of {widths[0]}: {line[:150]!r}"


def _in_folder(found: Outcome, name: str) -> bool:
    """Whether a file is in the folder that the command was asked to fill."""
    command, *rest = found.case.arguments or [""]
    folder = name.split("/", 1)[0]
    return (command == "page" and folder in rest) or (
        command == "booklet" and folder == "folder" and name.endswith(".csv")
    )


def _wrong_files(found: Outcome) -> Iterator[str]:
    for name, content in found.written.items():
        last = name.rsplit("/", 1)[-1]
        if last not in "\n".join(found.case.arguments) and not _in_folder(found, name):
            yield f"stray file: {name!r}"
        if not content:
            yield f"empty file: {name!r}"
        ending = "." + last.rsplit(".", 1)[-1].lower()
        if (
            not {"export", "new"} & set(found.case.arguments)
            and not {("--record", name), ("--save", name)} & set(pairwise(found.case.arguments))
            and ending in _ENDS
            and not content.rstrip(b"\n").endswith(_ENDS[ending].rstrip(b"\n"))
        ):
            yield f"half a file: {name!r}"
    recorded = {name for option, name in pairwise(found.case.arguments) if option == "--record"}
    for name in sorted(set(found.lost) - recorded):
        if "--force" not in found.case.arguments:
            yield f"file lost: {name!r}"
