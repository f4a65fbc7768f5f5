"""An answer names all that it rests on beside the rulebook, the weakest first."""

from samurai_odds import ran
from samurai_odds.engine.answers.tables import source_notes


def test_every_source_but_the_rulebook_is_named() -> None:
    """A ruling of ours does not hide that a chart was reconstructed."""
    rests_on = {"a": "published", "b": "assumed", "c": "rulebook", "d": "reconstructed"}
    assert source_notes(rests_on) == (
        "Assumed, not in the rulebook: b; reconstructed: d; published: a.",
    )
    assert source_notes({"c": "rulebook"}) == ()


def test_of_many_of_a_source_the_first_are_named() -> None:
    rests_on = dict.fromkeys("abcd", "assumed") | {"e": "published"}
    assert source_notes(rests_on, 2, ("d",)) == (
        "Assumed, not in the rulebook: a, b, c, d; published: e.",
    )
    assert source_notes(rests_on, 1) == (
        "Assumed, not in the rulebook: a, 3 more (--format json lists all); published: e.",
    )


def test_fire_in_ran_says_that_its_chart_is_reconstructed() -> None:
    answer = ran.fire("AS-T 5-4", "KB 7-6/6-5", range=2)
    assert "; reconstructed: fire; published: " in " ".join(str(answer).split())
