"""A source tag is read alike in every game, whatever follows it."""

from dataclasses import replace

import pytest

from samurai_odds import battles, ran, swords
from samurai_odds.battles.full_game.staging import stage as stage_battle
from samurai_odds.engine.provenance import Provenance
from samurai_odds.ran.full_game.staging import stage as stage_ran
from samurai_odds.swords.full_game.staging import stage as stage_game


def _made(game: str, source: str) -> Provenance:
    if game == "battles":
        battle = replace(battles.scenario("study-spears"), source=source)
        return stage_battle(battle, "random", "random").provenance("play", {})
    if game == "ran":
        fight = replace(ran.scenario("study-foot"), source=source)
        return stage_ran(fight, "random", "random").provenance("play", {})
    position = replace(swords.scenario("chapter-7"), source=source)
    return stage_game(position, None, "random").provenance("play", {})


@pytest.mark.parametrize("game", ["battles", "swords", "ran"])
@pytest.mark.parametrize("after", ["", ", by us", ": by us", "; by us", " by us"])
def test_what_follows_a_tag_does_not_matter(game: str, after: str) -> None:
    whole = _made(game, f"published{after}").rests_on
    assert "published" in (whole.get("numbers of the scenario"), whole.get("the position"))
