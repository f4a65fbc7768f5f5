"""What a declared schema knows: where its fields stand, what is blank, what is in a plan's key."""

import numpy as np
import pytest

from samurai_odds.engine.names.schema import Schema, array, number, part
from tests.engine.names.soldiers.drill_layout import Barracks, Garrison
from tests.engine.names.soldiers.layout import Camp, Duel, Field, Hills


def test_fields_stand_one_after_the_other_those_of_the_base_first() -> None:
    class More(Field):
        more = array(2)

    places = [Field.turn.at, Field.place.at, Field.units.at, Field.duel.at, Field.notes.at]
    assert places == [0, 1, 5, 17, 20]
    assert (Field.width, Field.end.at, More.more.at, More.width) == (23, 22, 23, 25)
    assert (Field.units.place(2, 1), Field.units.place(2), Field.duel.hits.place(1)) == (12, 11, 19)


def test_a_blank_is_what_each_field_says() -> None:
    found = Field.blank()
    assert (found.turn, found.place.tolist(), found.duel.step) == (1, [-1] * 4, 7)
    assert found.tolist() == [1, *[-1] * 4, *[0] * 12, 7, 0, 0, 0, 0, 0]


def test_names_are_views_of_the_numbers_given() -> None:
    numbers = np.arange(Field.width)
    field = Field(numbers)
    field.units[1, 2], field.place, field.duel.hits[0] = 50, 9, 8
    assert (numbers[10], numbers[1:5].tolist(), numbers[18]) == (50, [9] * 4, 8)
    assert field.units.shape == (4, 3)


def test_the_key_of_a_plan_leaves_out_what_is_declared_so() -> None:
    one, other = Field.blank(), Field.blank()
    other.notes[1], other.end = 3, 4
    assert Field.key(one) == Field.key(other)
    other.duel.hits[1] = 1
    assert Field.key(one) != Field.key(other)


def test_the_key_goes_into_parts() -> None:
    """What a part leaves out is left out, and what a schema leaves out of its base."""
    assert Barracks.in_key() == [(0, 4)]
    assert Garrison.in_key() == [(1, 4), (9, 10)]
    assert Barracks.fields["gate"].in_key
    barracks = Barracks(np.arange(Barracks.width))
    barracks.second = barracks.first
    assert barracks.tolist() == [0, 1, 2, 3, 4, 1, 2, 3, 4]


def test_parts_stand_one_after_the_other() -> None:
    assert (Hills.camps.at, Hills.guards.at, Hills.width) == (1, 19, 25)
    assert (Hills.camps.place(2, 1), Hills.camps.place(2), Hills.guards.place(1)) == (16, 13, 22)
    assert Hills.blank().tolist() == [0, *[4, 0, 0] * 8]
    assert [Hills.named(place) for place in (5, 24)] == [
        "camps[0, 1].guards[0]",
        "guards[1].guards[1]",
    ]
    hills = Hills(np.arange(Hills.width))
    hills.camps[2, 1].guards[0], hills.guards[1].tents = 70, 80
    assert (hills[17], hills[22], Camp(hills, 16).guards.tolist()) == (70, 80, [70, 18])
    assert [camp.tents for camp in hills.guards] == [19, 80]
    assert hills.camps.tents.tolist() == [[1, 4], [7, 10], [13, 16]]  # type: ignore[attr-defined]


def test_a_place_has_a_name() -> None:
    named = [Field.named(place) for place in (0, 4, 12, 17, 19)]
    assert named == ["turn", "place[3]", "units[2, 1]", "duel.step", "duel.hits[1]"]
    with pytest.raises(IndexError, match="Field has 23 numbers, no place 23"):
        Field.named(23)


def test_what_is_not_declared_is_refused() -> None:
    with pytest.raises(AttributeError, match="Field has no turns"):
        Field.blank().turns = 3  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="Duel has no round"):
        Field.duel.round  # type: ignore[attr-defined]  # noqa: B018
    with pytest.raises(TypeError, match="size is what an array has already"):

        class Wrong(Schema):
            size = number()

    with pytest.raises(TypeError, match="turn is declared twice"):

        class Twice(Field):
            turn = number()


@pytest.mark.parametrize("change", ["name", "shape", "sequence", "part", "within"])
def test_whatever_moves_a_number_changes_the_digest(change: str) -> None:
    class Before(Schema):
        one = number()
        two = array(2)
        duel = part(Duel)

    class Other(Schema):
        step = number()
        hits = array(2)

    name = "uno" if change == "name" else "one"
    fields = {
        name: number(),
        "two": array(3 if change == "shape" else 2),
        "duel": part(Other if change == "part" else Duel),
    }
    if change == "sequence":
        fields = dict(reversed(fields.items()))
    more = {"within": "at"} if change == "within" else {}
    after = type("After", (Schema,), fields, **more)
    assert after.digest != Before.digest
