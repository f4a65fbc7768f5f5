"""The ten-sided die (0 lowest, 2.3), and every roll of RAN as a pool of told-apart results.

A roll is coded on first use by what it tells apart: each result with the faces
that give it. Readers see only results; the tracer can show faces again.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from samurai_odds.engine.dice import Pool
from samurai_odds.engine.sampling.trace import Step
from samurai_odds.ran.combat import meaning
from samurai_odds.ran.combat.leaders import bout_result
from samurai_odds.ran.facts import FACES

Face = int | tuple[int, int]

_faces: list[dict[int, tuple[Face, ...]]] = [{}]  # by code; no roll has code 0
_weighted: dict[int, Pool] = {}  # by code: distributions that are no single roll of dice
_codes: dict[tuple[tuple[int, tuple[Face, ...]], ...], int] = {}


def pool(code: int) -> Pool:
    """Tabulate the roll of a code."""
    if code in _weighted:
        return _weighted[code]
    results = _faces[code]
    ways = sum(len(faces) for faces in results.values())
    return Pool(tuple(results), tuple(len(faces) / ways for faces in results.values()))


def is_code(number: int) -> bool:
    """Return whether a number codes a roll, as rolls have been coded so far."""
    return 0 < number < len(_faces)


def coded(results: Mapping[int, Iterable[Face]]) -> int:
    """Give the code of a roll from its results and the faces that give each."""
    roll = {result: tuple(results[result]) for result in sorted(results)}
    key = tuple(roll.items())
    if key not in _codes:
        _faces.append(roll)
        _codes[key] = len(_faces) - 1
    return _codes[key]


def results_of(code: int) -> dict[int, int]:
    """Map each face of one die to its result in a roll."""
    return {
        face: result
        for result, faces in _faces[code].items()
        for face in faces
        if isinstance(face, int)
    }


def weighted(chances: Iterable[float]) -> int:
    """Give a new code to results 0, 1, ... of these probabilities."""
    listed = tuple(chances)
    _faces.append({})
    code = len(_faces) - 1
    _weighted[code] = Pool(tuple(range(len(listed))), listed)
    return code


@lru_cache(maxsize=64)
def uniform(count: int) -> int:
    """Code a blind draw: results 0 to ``count`` - 1, each as likely."""
    return weighted([1 / count] * count)


def by_result(result_of: Callable[[int], int]) -> int:
    """Code one die by the result of each face."""
    return _grouped((result_of(face), face) for face in FACES)


def by_two(result_of: Callable[[int, int], int | None]) -> int:
    """Code two dice by the result of each pair; pairs of no result (None) are rolled again."""
    pairs = [(a, b) for a in FACES for b in FACES]
    results = ((result_of(*pair), pair) for pair in pairs)
    return _grouped((result, pair) for result, pair in results if result is not None)


def shown(step: Step) -> Face | None:
    """Give faces that the roll of a step can have shown; None where it is no roll of dice."""
    if step.event in _weighted:
        return None
    faces = _faces[step.event][step.outcome]
    return faces[step.faces(len(faces))]


def faces_of(step: Step) -> tuple[str, ...]:
    """Give them as a happening has them."""
    face = shown(step)
    fell = face if isinstance(face, tuple) else () if face is None else (face,)
    return tuple(map(str, fell))


@lru_cache(maxsize=256)
def at_most(limit: int) -> int:
    """Code a check: result 1 when the die is ``limit`` or lower, else 0."""
    return by_result(lambda die: meaning.passed(die, limit))


@lru_cache(maxsize=256)
def excess(limit: int) -> int:
    """Code a check whose result is by how much the die exceeds ``limit``, at least 0."""
    return by_result(lambda die: meaning.above(die, limit))


@lru_cache(maxsize=4096)
def bout(first: int, second: int) -> int:
    """Code a round of individual combat between two combat ratings (10.13; R12).

    Equal totals change nothing and rounds are not counted, so they are rolled again.
    """

    return by_two(lambda one, other: bout_result(first, second, 10 * one + other) or None)


def _grouped(results: Iterable[tuple[int, Face]]) -> int:
    grouped: dict[int, list[Face]] = {}
    for result, face in results:
        grouped.setdefault(result, []).append(face)
    return coded(grouped)
