"""The Dragon deck as data: the known cards, blanks, a user's own file."""

from pathlib import Path

import pytest

from samurai_odds.battles.dragons import BLANK, DECK, dragon_deck
from samurai_odds.battles.facts import load as facts
from samurai_odds.battles.full_game.game import GAME
from samurai_odds.battles.rules import layout as at
from samurai_odds.battles.rules.decisions.packed import dragon_value
from samurai_odds.battles.rules.setup import Setup
from samurai_odds.battles.scenario.text import load
from samurai_odds.errors import OddsError
from samurai_odds.play.stepping import steps

OWN = """
[arrow-storm]
name = "Arrow Storm"
copies = 2
cost = 1
when = "with-command-card"
fire_dice = 1
gains_tokens = 2

[shield-wall]
cost = { value = 2, source = "published" }
when = "answers-close-combat"
ignores_flags = 2
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "cards.toml"
    file.write_text(text)
    return file


def test_the_deck_holds_forty_cards_four_of_them_known() -> None:
    deck = dragon_deck()
    assert sum(card.copies for card in deck) == DECK
    assert [card.key for card in deck] == [
        "turncoat", "personal-challenge", "rice-famine", "ambush", BLANK,
    ]  # fmt: skip
    assert deck[-1].copies == 36


def test_a_users_cards_take_the_place_of_blanks(tmp_path: Path) -> None:
    deck = {card.key: card for card in dragon_deck(written(tmp_path, OWN))}
    assert deck["arrow-storm"].does == (("gains_tokens", 2), ("fire_dice", 1))
    assert deck["arrow-storm"].source == "assumed"
    assert deck[BLANK].copies == 33
    assert sum(card.copies for card in deck.values()) == DECK


def test_a_users_card_may_replace_a_known_one(tmp_path: Path) -> None:
    text = '[ambush]\ncost = 3\nwhen = "answers-close-combat"\ndice = 2\n'
    deck = {card.key: card for card in dragon_deck(written(tmp_path, text))}
    assert (deck["ambush"].cost, deck["ambush"].does) == (3, (("dice", 2),))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[a]\nwhen = 'later'\n", "unknown time to play"),
        ("[a]\nfire_dice = 1\n", "when is one of with-command-card, "),
        ("[a]\nwhen = 'with-command-card'\nteleports = 1\n", "unknown effect 'teleports'"),
        ("[a]\nwhen = 'answers-close-combat'\nclose_dice = 1\n", "unknown effect 'close_dice'"),
        ("[a]\nwhen = 'with-command-card'\neffect = 'flood'\n", "unknown effect 'flood'"),
        ("[a]\nwhen = 'answers-close-combat'\neffect = 'turncoat'\n", "is played with-comm"),
        ("[a]\nwhen = 'with-command-card'\n", "it does nothing"),
        ("[a]\nwhen = 'with-command-card'\nfire_dice = 11\n", "from 0 to 10"),
        ("[a]\nwhen = 'with-command-card'\nfire_dice = 'two'\n", "from 0 to 10"),
        ("a = 3\n", "must be a table"),
        ("[a\n", "not TOML"),
    ],
)
def test_a_card_beyond_the_card_language_is_refused_by_name(
    tmp_path: Path, text: str, message: str
) -> None:
    with pytest.raises(OddsError, match=message):
        dragon_deck(written(tmp_path, text))


def test_all_problems_of_a_file_are_told_at_once(tmp_path: Path) -> None:
    text = "[a]\nwhen = 'later'\n[b]\nwhen = 'with-command-card'\nflies = 1\ndraws_dragons = 1\n"
    with pytest.raises(OddsError) as caught:
        dragon_deck(written(tmp_path, text))
    assert len(caught.value.problems) == 2


def test_a_deck_of_more_than_forty_is_refused(tmp_path: Path) -> None:
    cards = "".join(
        f"[card-{n}]\ncopies = 10\nwhen = 'with-command-card'\nfire_dice = 1\n" for n in range(4)
    )
    with pytest.raises(OddsError, match="44 Dragon cards, where the deck holds 40"):
        dragon_deck(written(tmp_path, cards))


def test_a_users_card_does_in_play_what_it_says(tmp_path: Path) -> None:
    """Arrow Storm: two tokens, and a die more for every fire of the turn."""
    deck = dragon_deck(written(tmp_path, OWN))
    setup = Setup(load("first-samurai-skirmish"), facts(), deck)
    q, s = setup.question, setup.state.copy()
    card = [one.key for one in deck].index("arrow-storm")
    advance, take = steps(GAME).advance, steps(GAME).take
    advance(q, s)
    while s.pending >= 0 or s.decision != at.CARD_CHOICE:
        take(q, s, 0)
    side = int(s.active)
    s.dragon_hands[side, card] += 1
    held = int(s.sides[side].tokens)
    take(q, s, s.choices[0])
    assert s.decision == at.DRAGON_CHOICE
    take(q, s, dragon_value(card, at.OFF_BOARD))
    assert s.sides[side].tokens == held - 1 + 2
    assert s.sides[side].on_cards == 1
    assert s.card_fire_dice[0] == 1
