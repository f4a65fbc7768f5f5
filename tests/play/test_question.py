"""Questions and their copies, against flat lists."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from samurai_odds.play.question import Question

LENGTH = 6  # of the numbers shared
NUMBERS = st.integers(-9, 9)
CHANGES = st.one_of(
    st.tuples(st.just("write"), st.integers(0, LENGTH - 1), NUMBERS),
    st.tuples(st.just("copy"), st.integers(0, 9), st.just(0)),
    st.tuples(st.just("end"), st.integers(0, 3), st.integers(0, 2_000)),
    st.tuples(st.just("lend"), st.integers(0, 9), st.just(0)),
)


@given(st.lists(NUMBERS, min_size=LENGTH, max_size=LENGTH), st.lists(CHANGES, max_size=30))
def test_copies_are_written_apart_and_lent_as_they_stand(
    numbers: list[int], changes: list[tuple[str, int, int]]
) -> None:
    shared = np.array(numbers, dtype=np.int64)
    made, models = [Question(shared)], [list(numbers)]
    for what, place, value in changes:
        which = place % len(made)
        if what == "write":
            made[-1][place], models[-1][place] = value, value
        elif what == "lend":
            lent, other = made[which].lend(), made[-1].lend()
            assert lent.numbers.tolist() == models[which]
            assert other.numbers.tolist() == models[-1]
            lent.back()
            other.back()
        elif what == "copy":
            made.append(made[which].copy())
            models.append(list(models[which]))
        else:
            keep = min(LENGTH + place, len(models[-1]))
            made.append(made[-1].ended(keep, (value,) * (value % 700)))
            models.append(models[-1][:keep] + [value] * (value % 700))
    for question, model in zip(made, models, strict=True):
        assert question.whole.tolist() == model == [question[k] for k in range(len(question))]
    assert shared.tolist() == numbers


def test_a_slice_is_written_number_by_number() -> None:
    question = Question(np.arange(8))
    question[2:5] = [7, 3, 9]
    assert question.whole.tolist() == [0, 1, 7, 3, 9, 5, 6, 7]
    assert question[1:4].tolist() == [1, 7, 3]


def test_a_slice_is_read_as_it_stands_and_makes_no_array_of_all() -> None:
    whole = np.arange(8)
    for part in (slice(1, 4), slice(6, 2, -2), slice(None), slice(3, 3), slice(2, 99)):
        question = Question(whole).copy()
        question[2] = 70
        model = [0, 1, 70, 3, 4, 5, 6, 7]
        assert question[part].tolist() == model[part]
        assert question._whole is None
        longer = question.ended(8, (8, 9))
        assert longer[part].tolist() == [*model, 8, 9][part]


def test_questions_of_the_same_numbers_share_them_and_are_written_apart() -> None:
    one, two, other = Question(np.arange(8)), Question(np.arange(8)), Question(np.arange(1, 9))
    assert one._shared is two._shared is not other._shared
    two[3] = 70
    assert (one[3], two[3], other[3]) == (3, 70, 4)


def test_what_is_shared_cannot_be_written_from_outside() -> None:
    given = np.arange(8)
    question = Question(given)
    given[3] = 70
    assert question[3] == question.copy().lend().numbers[3] == 3
    changed = question.copy()
    changed[3] = 5
    for whole in (question.whole, changed.whole):
        with pytest.raises(ValueError, match="read-only"):
            whole[3] = 70
