"""A file that somebody wrote, with another scenario in it: what did not change stays as written.

Remarks, the order of headings and lines, a legend's letters, names of regions, lines left out and
how a text is wrapped are the writer's. Only lines of what has changed are written again.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from samurai_odds.engine.page import REMARK, Page, Part
from samurai_odds.engine.texts import without_controls
from samurai_odds.errors import OddsError

_INDENT = "  "
_WORD = re.compile(r"\S+")


@dataclass(frozen=True)
class Chapter:
    """A heading with what stands below it, as `Page` names both.

    ``heading`` are its lines; ``lines`` are those below, by what each is of, as in `Page.lines`.
    ``together`` writes the lines of several of these, where one line may tell of many. A chapter
    of ``cells`` is a drawn map: each line begins with its number.
    """

    heading: Sequence[str]
    lines: Mapping[str, str] = field(default_factory=dict)
    together: Callable[[Sequence[str]], Sequence[str]] | None = None
    cells: bool = False

    def written(self, wheres: Sequence[str]) -> Sequence[str]:
        """Write the lines of some things."""
        if self.together is not None:
            return self.together(wheres) if wheres else ()
        return [self.lines[where] for where in wheres]


Chapters = Mapping[str, Chapter]  # by the names of their headings, in the usual order


def rewritten(
    original: str,
    scenario: Any,
    page: Page,
    before: Chapters,
    after: Chapters,
    read: Callable[[str], Any],
    write: Callable[[Any], str],
) -> str:
    """Return a file with ``after`` in place of ``before``; the usual text if that fails.

    ``page`` is the original taken apart, ``scenario`` is what the new text must be read as.
    """
    lines = without_controls(original).splitlines()
    text = "\n".join(_lines(lines, page, before, after)) + "\n"
    try:
        if read(text) == scenario:
            return text
    except OddsError:
        pass  # a file so written that a change cannot be put into it
    return write(scenario)


def _lines(raw: list[str], page: Page, before: Chapters, after: Chapters) -> Iterator[str]:
    parts = sorted(page.parts.values(), key=lambda part: part.line)
    ends = [*(_begins(raw, part.line - 1) for part in parts[1:]), len(raw)]
    yield from raw[: parts[0].line - 1]
    begun = parts[0].line - 1
    new = _new_chapters(page, before, after)
    for part, end in zip(parts, ends, strict=True):
        block = raw[begun:end]
        written = list(
            _block(block, begun, part, page, before.get(part.name), after.get(part.name))
        )
        kept = len(written)
        while kept and not written[kept - 1].strip():
            kept -= 1
        yield from written[:kept]
        added = new.get(part.name, ())
        yield from (line for one in added if not one.lines for line in one.heading)
        yield from written[kept:]
        for chapter in added:
            if chapter.lines:
                yield from _added(chapter, apart=kept < len(written))
        begun = end


def _begins(raw: list[str], line: int) -> int:
    """Return where what belongs to a heading begins: the remarks right above it are its own."""
    while line and raw[line - 1].startswith("#"):  # an indented one is of what is above
        line -= 1
    return line


def _new_chapters(page: Page, before: Chapters, after: Chapters) -> dict[str, list[Chapter]]:
    """List what has no heading in the file but needs one, by the heading that it comes after."""
    there = [name for name in page.parts if name in before]
    last = max(page.parts.values(), key=lambda part: part.line).name
    new: dict[str, list[Chapter]] = {}
    names = list(after)
    for place, name in enumerate(names):
        if name in page.parts or _alike(name, before, after):
            continue
        above = (one for one in reversed(names[:place]) if one in there)
        new.setdefault(next(above, last), []).append(after[name])
    return new


def _alike(name: str, before: Chapters, after: Chapters) -> bool:
    if name not in before:
        return False
    old, now = before[name], after[name]
    return list(old.heading) == list(now.heading) and dict(old.lines) == dict(now.lines)


def _added(chapter: Chapter, apart: bool) -> Iterator[str]:
    """Write a chapter that the file has not; ``apart``: an empty line is above it."""
    if not apart:
        yield ""
    yield from chapter.heading
    yield from (_INDENT + one for one in chapter.written(list(chapter.lines)))
    if apart:
        yield ""


def _block(
    block: list[str],
    begun: int,
    part: Part,
    page: Page,
    before: Chapter | None,
    after: Chapter | None,
) -> Iterator[str]:
    """Write what stands under one heading, with the remarks above it."""
    content = {line - 1 - begun for line, _ in part.content}
    at = part.line - 1 - begun
    if before is None and after is None:
        yield from block
    elif after is None:
        yield from _remarks(block)
    else:
        old = before or Chapter(after.heading)
        changed = list(old.heading) != list(after.heading)
        whole = not (old.lines or after.lines)  # a text, which may go over several lines
        ends = max([at, *content])
        written = _content(block, begun, content, page, old, after)
        for place, line in enumerate(block):
            if place == at:
                yield from after.heading if changed else [line]
            elif place not in content:
                yield line
            elif whole:
                yield from () if changed else [line]
            else:
                yield from written.get(place, [line])
            if place == ends:
                yield from written.get(len(block), ())


def _remarks(block: Sequence[str]) -> Iterator[str]:
    """Return the remarks of what is gone."""
    yield from (line for line in block if line.strip() and REMARK.match(line))


def _content(
    block: list[str],
    begun: int,
    content: set[int],
    page: Page,
    before: Chapter,
    after: Chapter,
) -> dict[int, list[str]]:
    """Return what stands in place of lines that tell of something changed; last what is new."""
    on_line: dict[int, list[str]] = {}
    for where in before.lines:
        line = page.lines.get(where, 0) - 1 - begun
        if line in content:
            on_line.setdefault(line, []).append(where)
    new = [where for where in after.lines if where not in before.lines]
    new += [where for where, text in after.lines.items()
            if page.lines.get(where, 0) - 1 - begun not in content
            and text != before.lines.get(where, text)]  # fmt: skip
    written: dict[int, list[str]] = {}
    gone = 0
    for place, wheres in sorted(on_line.items()):
        kept = [where for where in wheres if where in after.lines]
        if all(after.lines.get(where) == before.lines[where] for where in wheres):
            continue
        if after.cells:
            written[place] = [_redrawn(block[place], wheres, before, after)]
            continue
        indent = block[place][: len(block[place]) - len(block[place].lstrip())]
        written[place] = [indent + one for one in after.written(kept)]
        gone += not kept
    if gone == len(new):  # each in the place of what it came for
        for place in sorted(on_line):
            if written.get(place) == []:
                written[place] = [_INDENT + one for one in after.written([new.pop(0)])]
    written[len(block)] = [_INDENT + one for one in after.written(new)]
    return written


def _redrawn(line: str, wheres: Sequence[str], before: Chapter, after: Chapter) -> str:
    """Return a line of a map with other cells, each as far as it goes where it stood."""
    label, *cells = _WORD.finditer(line)
    drawn = line[: label.end()]
    for where, cell in zip(wheres, cells, strict=True):
        text = cell[0]
        if after.lines[where] != before.lines[where]:
            text = after.lines[where]
        drawn = drawn.ljust(max(cell.start(), len(drawn) + 1)) + text
    return drawn
