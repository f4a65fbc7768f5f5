"""What the tests of RAN share: tables compared cell by cell, samples by chi-square."""

import numpy as np
from scipy.stats import chi2

from samurai_odds.engine.machine import AUTOMATIC, END
from samurai_odds.ran import dice

FALSE_ALARM = 1e-6  # of one comparison of a sample, its seed fixed


def table_of(odds, names):
    """Map the values of some variables, words as words, to their probability."""
    found = {}
    for row, chance in zip(odds.rows.tolist(), odds.chances.tolist(), strict=True):
        spoken = dict(zip(odds.variables, row, strict=True))
        key = tuple(odds.words[n][spoken[n]] if n in odds.words else spoken[n] for n in names)
        found[key] = found.get(key, 0.0) + chance
    return found


def assert_same_table(odds, names, wanted, tolerance=1e-12):
    """Both tables hold the same outcomes with the same chances."""
    found = table_of(odds, names)
    wanted = {key: float(chance) for key, chance in wanted.items() if chance}
    assert abs(sum(wanted.values()) - 1) < tolerance
    assert found.keys() == wanted.keys(), (
        found.keys() - wanted.keys(),
        wanted.keys() - found.keys(),
    )
    for key, chance in wanted.items():
        assert abs(found[key] - chance) < tolerance, (key, found[key], chance)


def assert_sample_agrees(exact, sampled):
    """Chi-square over the outcomes, rare ones pooled."""
    expected, seen = table_of(exact, exact.variables), table_of(sampled, exact.variables)
    assert seen.keys() <= expected.keys()
    cells, rare = [], [0.0, 0.0]
    for key, chance in expected.items():
        pair = chance * sampled.samples, seen.get(key, 0.0) * sampled.samples
        if pair[0] < 8:
            rare = [rare[0] + pair[0], rare[1] + pair[1]]
        else:
            cells.append(pair)
    if rare[0] > 0:
        cells.append(tuple(rare))
    statistic = sum((got - want) ** 2 / want for want, got in cells)
    assert chi2.sf(statistic, max(len(cells) - 1, 1)) > FALSE_ALARM


def replay(question, faces, choices=()):
    """Walk a question's machine with the dice that fell; give the outcome as words and numbers."""
    machine, numbers = question.machine, question.numbers
    faces, choices = iter(faces), iter(choices)
    state = machine.first_state(numbers)
    while (event := machine.pending(numbers, state)) != END:
        outcome = 0
        if event > 0:
            face = next(faces)
            outcome = next(result for result, shown in dice._faces[event].items() if face in shown)
        elif event != AUTOMATIC:
            outcome = next(choices)
        machine.step(numbers, state, outcome)
    assert next(faces, None) is None, "dice left over"
    found = question.columns(np.array([state], dtype=np.int16))
    return {
        name: question.words[name][column[0]] if name in question.words else int(column[0])
        for name, column in found.items()
    }
