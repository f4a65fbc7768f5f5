"""Every card has its effect in words that fit beside its name."""

from pathlib import Path

from samurai_odds.battles.card_effects import card_effect, dragon_effect
from samurai_odds.battles.dragons import CARD_WORDS, WORDS, Dragon, dragon_deck
from samurai_odds.battles.scenario.scenario import command_cards
from samurai_odds.engine.script import program
from tests.engine.script.node import needs_node, run

_MOST = 230  # letters: five lines on a phone


def test_every_card_says_what_it_does() -> None:
    told = [card_effect(card, epic) for card in command_cards().values() for epic in (False, True)]
    told += [dragon_effect(card) for card in dragon_deck()]
    for text in told:
        assert 20 < len(text) <= _MOST, text
        assert text.endswith("."), text
        assert "{" not in text, text


def test_numbers_are_those_of_the_cards() -> None:
    cards = command_cards()
    assert card_effect(cards["order-two-left"]) == "Orders 2 units or leaders on the left."
    assert card_effect(cards["tiger-tail-right"]).endswith("2 in the center, 1 on the right.")
    assert "up to 4 cavalry units." in card_effect(cards["cavalry-charge"])
    assert "cavalry units: one for each" in card_effect(cards["cavalry-charge"], epic=True)


def test_what_binds_a_card_is_said() -> None:
    """Counter Attack (Tactic Cards) reverses sections; a challenge takes two leaders."""
    assert "left and right reversed" in card_effect(command_cards()["counter-attack"])
    challenge = next(card for card in dragon_deck() if card.effect == "personal-challenge")
    assert "both units have a leader" in dragon_effect(challenge)


def test_a_card_of_your_own_says_what_it_does() -> None:
    for when, words in WORDS.items():
        for word in words:
            card = Dragon("own", "Own", 1, 2, when, None, ((word, 2),), "assumed")
            assert word in CARD_WORDS
            assert "2" in dragon_effect(card) or word == "strikes_first"
            assert dragon_effect(card).endswith("Costs 2 tokens.")


@needs_node
def test_the_page_says_the_same(tmp_path: Path) -> None:
    words = [(when, word) for when, words in WORDS.items() for word in words]
    own = [
        Dragon("own", "Own", 1, 2, when, None, ((word, 1), (word, 2)), "assumed")
        for when, word in words
    ]
    cards = (*dragon_deck(), *own)
    whole = program.Program({})
    told = f"{whole.literal(cards)}.map((card)=>{whole.literal(dragon_effect)}(card))"
    folder = Path(program.__file__).parent
    by_hand = "\n".join(
        (folder / f"{name}.js").read_text("utf-8") for name in ("python", "arrays", "answers")
    )
    text = f"{by_hand}\n{whole.text()}\nexport const value={told};"
    assert run("value.mjs", text, None, tmp_path) == [dragon_effect(card) for card in cards]
