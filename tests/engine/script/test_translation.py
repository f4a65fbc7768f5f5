"""What Python means is what JavaScript means; anything else is refused by name."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from samurai_odds.engine.script.translation import Refused, Translation
from samurai_odds.play.game_script import game_script
from tests.engine.script import refused
from tests.engine.script.node import needs_node, run
from tests.play.contract import GAMES, starts_of

NUMBERS = 3, -7, 12
FAR = 1 << 30


def double(a: int, by: int = 2) -> int:
    return a * by


def arithmetic(a: int, b: int) -> Any:
    by = abs(b)  # rules divide by numbers above 0
    quotients = a // by, a % by, -a // by, -a % by, divmod(a, by), a % 8, a * 700_000_001 % 4
    return quotients, a - -b, a & b, a | b, a ^ b, ~a, -abs(-a)


def shifts(a: int, b: int) -> Any:
    return a >> 2, a << 3, a & 1 << b % 5, (a + b) * 2 // 3 - 1, FAR, min(a, b), max(NUMBERS)


def comparisons(a: int, b: int) -> Any:
    within = -5 < a <= double(b) < FAR
    found = int(a in (b, 3, 4)), int(b not in NUMBERS), int(within), int(not a), (a > b) + 1
    return found, (a and b) or -1, int(a > 0) if b else 2, int(bool(a) == (b != 0))


def signs(a: int, b: int) -> Any:
    """Numbers below 0 within operations, choices within choices."""
    less, more = a - -3, -1 - a
    chosen = (1 if a > 0 else 2 if b > 0 else 3) + (4 if b < -1 else -5)
    return (
        less,
        more,
        chosen,
        -2 * a - b * -3,
        a if (a if b > 0 else b) > 2 else -1,
        a > -1,
        -(a - 4),
    )


def loops(a: int, b: int) -> int:
    total, end = 0, abs(a) + 3
    for k in range(end):
        end = 0  # the range was worked out before
        if k == 5:
            continue
        total += k * double(k, by=b)
        for j in range(9, -1, -2):
            if j < abs(b):
                break
            total -= j
    for number in NUMBERS:
        total += number
    while total > 1000:
        total //= 3
    return total + k


def arrays(a: int, b: int) -> Any:
    s = [0] * 6
    s[0], s[1] = a, b
    s[0], s[1] = s[1], s[0]
    s[2] = s[3] = 4
    s[s[2]] += s[0] - 1
    s[5] |= 8
    case, new = s[1:3], len(s)
    return s, case, new, double(by=b, a=5)


def made_anew(a: int, b: int) -> Any:
    first, second = row_of(a), row_of(b)
    return first, second


def row_of(value: int) -> Any:
    row = [0] * 3
    row[1] = value
    return row


def raised(s: Any) -> int:
    s[0] += 1
    return int(s[0])


def both(one: int, other: int) -> int:
    return one * 100 + other


def larger(one: int, other: int) -> int:
    if one > other:
        return one - other
    return both(other, one) if other > 3 else both(one, one)


def in_order(a: int, b: int) -> Any:
    s = [a, b]
    found = both(s[0], raised(s)), both(raised(s), s[0]), both(s[1], s[0] + 1), larger(a, s[1])
    for k in range(3):
        for k in range(2, 4):
            s[1] += k
        s[0] += both(k, s[1])
    return found, s, larger(both(a, b), larger(b, raised(s)))


def given_beforehand(a: int, b: int, hits_on: tuple[int, ...]) -> int:
    return a + hits_on[1] * b


FUNCTIONS: tuple[Callable[..., Any], ...] = (
    *(arithmetic, shifts, comparisons, signs, loops, arrays, made_anew, in_order),
    partial(given_beforehand, hits_on=(2, 5)),
)


def plain(value: Any) -> Any:
    """Return a value as JSON has it: a list, and 1 for True."""
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    return int(value)


@needs_node
@pytest.mark.parametrize("strict", [False, True])
def test_functions_return_the_same(strict: bool, tmp_path: Path) -> None:
    translation, luck = Translation((), strict), random.Random(3)
    names = [translation.name_of(function) for function in FUNCTIONS]
    script = translation.text() + f"export {{{','.join(names)}}};"
    pairs = [(luck.randint(-40, 40), luck.choice([-9, -2, -1, 1, 3, 8])) for _ in range(60)]
    calls = [(name, *pair) for name in names for pair in pairs]
    expected = [plain(function(*pair)) for function in FUNCTIONS for pair in pairs]
    assert run("run.mjs", script, calls, tmp_path) == expected


def leaves_the_array(a: Any) -> int:
    return a[3]


def stores_too_much(a: Any) -> None:
    a[0] = 1 << a[1]


def multiplies(a: Any) -> int:
    return a[0] * a[1] * a[2]


def divides(a: Any) -> int:
    return a[0] // (a[1] - a[1])


def divides_by_less(a: Any) -> int:
    return a[0] // -a[1]


def divides_too_much(a: Any) -> int:
    return a[0] * a[0] // a[1]


@needs_node
@pytest.mark.parametrize(
    ("function", "given", "why"),
    [
        (leaves_the_array, [1, 2, 3], "place 3 of 3"),
        (stores_too_much, [0, 31], "bits of 1 and 31"),
        (multiplies, [2**27, 2**27, 3], f"{2**27} * {2**27}"),
        (divides, [5, 1], "5 / 0"),
        (divides_by_less, [5, 1], "5 / -1"),
        (divides_too_much, [2**20, 3], f"{2**40} / 3"),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_the_strict_build_throws(
    function: Callable[..., Any], given: list[int], why: str, tmp_path: Path
) -> None:
    translation = Translation((), strict=True)
    name = translation.name_of(function)
    script = f"{translation.text()}export {{{name}}};"
    assert run("run.mjs", script, [[name, given]], tmp_path) == [f"RangeError: {why}"]


def test_what_has_no_counterpart_is_refused_by_file_line_and_name() -> None:
    translation = Translation(())
    translation.name_of(refused.everything)
    with pytest.raises(Refused) as found:
        translation.text()
    source = Path(refused.__file__).read_text().splitlines()
    marked = {n: line.split("# ")[1] for n, line in enumerate(source, start=1) if "# " in line}
    told = {}
    for problem in found.value.problems:
        place, function, what = problem.split(": ", 2)
        file, line = place.rsplit(":", 1)
        assert file == "tests/engine/script/refused.py"
        assert function in ("everything", "within")
        told[int(line)] = what.removesuffix(" cannot be translated")
    assert told == marked


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES)
def test_words_of_64_bits_stay_in_two_modules(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what is written by hand, nothing but these modules is refused."""
    monkeypatch.setattr(
        "samurai_odds.play.game_script.Translation",
        lambda beside, strict, **bound: Translation((), strict, **bound),
    )
    with pytest.raises(Refused) as found:
        game_script.__wrapped__(next(iter(starts_of(game).values())).game)
    files = {problem.split(":")[0] for problem in found.value.problems}
    words = {"engine/sampling/streams.py", "play/chance.py"}
    dice = {"engine/dice.py"} if game != "ran" else set()
    assert files == {f"samurai_odds/{file}" for file in words | dice}


def test_constants_beyond_32_bits_are_refused() -> None:
    translation = Translation(())
    assert translation.constant(2**31 - 1) == str(2**31 - 1)
    for value in (2**31, -(2**31), np.uint64(1), "a", None, [1]):
        with pytest.raises(TypeError):
            translation.constant(value)
