"""An answer names what its figures rest on, prices included where they are used (S11)."""

from samurai_odds import swords
from samurai_odds.engine.answers.tables import answer_grids
from samurai_odds.grids.grid import as_text


def test_prices_count_only_where_a_figure_uses_them() -> None:
    odds = swords.battle("2 spearmen", "daimyo, spearman")
    assert odds.rests_on(("won",)) == {}
    assert odds.rests_on(("attacker_loss",)) == {}  # spearmen: the book's own price
    assert odds.rests_on(("defender_loss",)) == {"loss of a daimyo": "assumed"}
    assert odds.to_dict(("won",))["rules"]["weakest_source"] == "assumed"  # the verdict's koku
    plain = swords.battle("2 spearmen", "daimyo, spearman", value="won")
    assert plain.to_dict(("won",))["rules"]["weakest_source"] == "rulebook"
    assert odds.to_dict(("defender_loss > 1",))["rules"]["weakest_source"] == "assumed"
    text = str(odds)
    assert "Assumed, not in the rulebook: loss of a daimyo, province." in " ".join(text.split())
    assert "assumed" not in as_text(answer_grids(plain, ("won",)))


def test_the_value_of_a_chain_rests_on_what_its_expression_uses() -> None:
    chain = swords.battle("spearman", "3 spearmen", then="daimyo", value="won - attacker_loss")
    assert chain.rests_on(("chain_value",)) == {"loss of a daimyo": "assumed"}


def test_hidden_ronin_have_a_price_too() -> None:
    odds = swords.battle("2 spearmen", "2 spearmen", defender_ronin="0:0.5,1:0.5")
    assert "loss of a ronin" in odds.rests_on(("defender_loss",))


def test_a_search_by_a_loss_rests_on_its_price() -> None:
    found = swords.force("daimyo, spearman", target=1.5, by="defender_loss", spend=2)
    assert found.provenance.weakest_source == "assumed"
