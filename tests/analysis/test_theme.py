"""What makes a scenario what it is: which changes break it, and which fixes come first."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from samurai_odds import Limit, OddsError, battles, ran, swords
from samurai_odds.analysis.fixing.proposals import Proposal
from samurai_odds.analysis.fixing.theme import THEME, broken, in_title, theme_text
from samurai_odds.analysis.fixing.trials import Subject, Trial
from tests.play.test_designers_files import BATTLES, RAN, SWORDS, staged_of

TEXTS = {"battles": BATTLES, "ran": RAN, "swords": SWORDS}


def subject_of(game: str, text: str = "") -> Subject:
    made: Subject = import_module(f"samurai_odds.{game}.full_game.balance").subject_of(
        staged_of(game, text or TEXTS[game])
    )
    return made


def breaks(subject: Subject, says: str) -> tuple[str, ...]:
    one = next(one for one in subject.proposals if one.says == says)
    scenario = one.apply(subject.scenario)
    assert scenario is not None
    return Trial(subject, (one,), scenario).breaks


@pytest.mark.parametrize(
    ("says", "lost"),
    [
        ("blue: ashigaru-spear for ashigaru-bow at d2", ("Nagamasa with his ashigaru-bow",)),
        ("blue: no ashigaru-bow at d2", ("Nagamasa with his ashigaru-bow",)),
        ("blue: no leader at d2", ("Nagamasa with his ashigaru-bow",)),
        ("blue: ashigaru-bow at d2 moved to d3", ()),
        ("blue: 5 tokens (+1)", ()),
        ("blue: no ashigaru-spear at e3", ()),
        ("no objective: blue captures f8: 1 banner", ("the objectives",)),
        ("objective: blue captures f8: 2 banners (+1)", ()),
        ("blue: ashigaru-arquebus for ashigaru-spear at e3",
         ("the kinds of unit of Nagamasa's men",)),
    ],
)  # fmt: skip
def test_what_a_change_of_battles_breaks(says: str, lost: tuple[str, ...]) -> None:
    assert breaks(subject_of("battles"), says) == lost


def test_the_ground_of_the_title_stays() -> None:
    text = BATTLES.replace("The temple at dusk", "Bamboo forests")
    subject = subject_of("battles", text)
    assert "the forest" in subject.theme
    assert breaks(subject, "forest moved from b5 to a5") == ("the forest",)


@pytest.mark.parametrize(
    ("says", "lost"),
    [
        ("red: no contingent B, Late", ("the army of Late", "the ratings of every busho")),
        ("red: Late has momentum 4 (+1)", ("the ratings of every busho",)),
        ("red: no KB A3", ()),
        ("blue: rout level 9 (-1)", ()),
        ("blue: one more AS for Headman, at 0303", ()),
    ],
)
def test_what_a_change_of_ran_breaks(says: str, lost: tuple[str, ...]) -> None:
    assert breaks(subject_of("ran"), says) == lost


@pytest.mark.parametrize(
    ("says", "lost"),
    [
        ("seat 2 Mori begins with 8 koku (+1)", ()),
        ("seat 2 Mori: no army 2 in Tosa", ("where the armies of seat 2 Mori stand",)),
        ("Kii is seat 2 Mori's, not seat 3 Oda's", ("which provinces seat 3 Oda holds",)),
        ("no fortress in Bungo", ("the castles",)),
    ],
)
def test_what_a_change_of_swords_breaks(says: str, lost: tuple[str, ...]) -> None:
    assert breaks(subject_of("swords"), says) == lost


def test_a_change_that_breaks_the_theme_counts_more() -> None:
    subject = subject_of("battles")
    keeps, loses = (
        Trial(subject, (one,), one.apply(subject.scenario))
        for one in (
            next(one for one in subject.proposals if one.says == says)
            for says in (
                "blue: ashigaru-bow for ashigaru-spear at e3",
                "blue: ashigaru-spear for ashigaru-bow at d2",
            )
        )
    )
    assert keeps.changes[0].kind == loses.changes[0].kind
    assert loses.cost == keeps.cost + subject.costs[THEME]


@pytest.mark.parametrize("game", TEXTS)
def test_theme_may_be_kept(game: str) -> None:
    """Neither one change breaks it then, nor two that together would."""
    subject = subject_of(game)
    kept = subject.may_change([THEME])
    made = 0
    for one in kept:
        scenario = one.apply(subject.scenario)
        if scenario is not None:
            assert broken(subject.theme, subject.themed(scenario)) == ()
            made += 1
    all_made = sum(one.apply(subject.scenario) is not None for one in subject.proposals)
    assert 0 < made < all_made


def test_two_changes_that_break_it_together() -> None:
    subject = Subject(
        "", 2, {"a": "a", "b": "b"}, lambda one: one, lambda rows: rows, str,
        [Proposal(f"less {n}", "units", "a", (f"{n}",), lambda n: n - 1) for n in range(2)],
        {"units": 1.0, THEME: 1.5}, themed=lambda n: {"any": frozenset({n > 0})},
    )  # fmt: skip
    one, other = subject.may_change([THEME])
    assert one.apply(2) == 1
    assert other.apply(1) is None


def test_words_that_keep_takes_and_only_does_not() -> None:
    with pytest.raises(OddsError, match="no kind of change"):
        subject_of("ran").may_change((), [THEME])


def test_what_is_said() -> None:
    assert theme_text((), ("Nagamasa", "the bridge")) == "Keeps Nagamasa and the bridge."
    assert theme_text(("the bridge",), ()) == "Changes the bridge."
    said = theme_text(("the bridge",), ("a", "b", "c", "d", "e"))
    assert said == "Changes the bridge. Still keeps a, b, c and 2 more parts."
    assert theme_text((), ()) == ""
    names = list(in_title("Levies at the Bridges of Uji", ["bridge", "levy", "hill"]))
    assert names == ["bridge", "levy"]


@pytest.mark.parametrize(("ask", "of"), [(battles, "study-spears"), (ran, "study-foot"),
                                         (swords, "chapter-7")])  # fmt: skip
def test_a_report_knows_the_words_of_keep(ask: Any, of: str) -> None:
    with pytest.raises(OddsError, match="nothing that may change is called 'bananas'"):
        ask.report(of, keep=["bananas"], limit=Limit(samples=4))


@pytest.mark.long
def test_a_report_gone_on_with_heeds_another_keep(tmp_path: Path) -> None:
    draft = Path(__file__).parents[1] / "drafts" / "fords.txt"
    how: Any = {"bots": ("greedy", "careful"), "limit": Limit(seconds=12), "threads": 1}
    first: Any = battles.report(str(draft), **how)
    page = tmp_path / "page.html"
    page.write_text(first.page(), encoding="utf-8")
    subject = first.design.subject
    used = {"banners", "tokens", "units"}  # what fixes are mostly made of
    second: Any = battles.report(str(draft), keep=sorted(used), earlier=page, **how)
    assert second.fixes.tried
    for one in (*second.fixes.files.values(), *second.fixes.nearest):
        assert not used & _kinds(subject, one.changes)
    for trial in second.fixes.unchecked:
        assert not used & {change.kind for change in trial.changes}


def _kinds(subject: Subject, says: tuple[str, ...]) -> set[str]:
    return {one.kind for one in subject.proposals if one.says in says}


def test_a_fix_says_what_it_keeps() -> None:
    """It is in the page, the table and JSON."""
    from samurai_odds.analysis.fixing.result import Fix

    fix = Fix(("x",), 1.0, {}, "", None, (), ("Nagamasa with his ashigaru-bow",))
    assert fix.theme == "Keeps Nagamasa with his ashigaru-bow."
    assert replace(fix, breaks=("the bridge",)).theme.startswith("Changes the bridge. Still")
