"""Orders of a contingent in a player's words."""

import pytest

from samurai_odds.play.decisions import Words, named_word, word_of
from samurai_odds.ran.advice.orders_in_words import phrases_of
from samurai_odds.ran.full_game.orders_text import Orders
from samurai_odds.ran.hexes import FACINGS
from samurai_odds.ran.rules.decisions.kinds import DECISIONS

LABELS = [f"{letter}{number}" for letter in "ABCabc" for number in range(1, 9)]
HEXES = [f"{column:02}{row:02}" for column in range(10) for row in range(10)]
WORDS = Words(
    {
        "unit": named_word("UNIT", "unit", LABELS),
        "enemy": named_word("UNIT", "unit", LABELS),
        "letter": named_word("LETTER", "busho", "ABCabc"),
        "hex": named_word("HEX", "hex", HEXES),
        "facing": named_word("FACING", "facing", FACINGS),
        "order": word_of(("", "move", "withdraw", "rally", "busho", "challenge"), "ORDER"),
    },
    frozenset(range(len(LABELS))),
)
GRAMMAR = DECISIONS.grammar(WORDS, {}, refuse=False)


def orders_of(text: str) -> Orders:
    lines, more = GRAMMAR.read(
        text.replace("; ", "\n"),
        "orders",
        lambda line, said: DECISIONS.read(GRAMMAR, line, said, WORDS),
    )
    return Orders(tuple(lines), tuple(more))


@pytest.mark.parametrize(
    ("orders", "said"),
    [
        ("order move; move A5 stay; busho A stay; attack A5 a5; attack A1 a5; more attacks",
         "its units stand; A5 and A1 attack a5; other attacks as the bot likes"),
        ("order move; move A8 0306 ne; turn A7 n; fire A8 a5; more moves",
         "A8 to 0306 facing ne, A7 turns n; A8 fires at a5; the others as the bot likes"),
        ("order move; fire A8 b1; volley A7; remove hits A5; recover A2; busho A 0309",
         "busho A to 0309; A8 fires at b1, A7 joins the volley, A5 removes hits, A2 recovers"),
        ("order withdraw; " + "; ".join(f"move A{k} 010{k} n" for k in range(1, 8)),
         "withdraw; A1 to 0101 facing n, A2 to 0102 facing n, A3 to 0103 facing n, "
         "A4 to 0104 facing n, and 3 more"),
        ("order move; move C1 0501 s; charge C1 b2 b3",
         "C1 to 0501 facing s; C1 charges b2 and b3"),
        ("order move; move c3 0105 se; move c3 0106 s", "c3 to 0106 facing s"),
        ("order move; move a6 0201 sw; turn a6 se; move a4 0706 sw",
         "a6 to 0201 facing se, a4 to 0706 facing sw"),
        ("order rally", "rally the routed units"),
        ("order challenge", "a Samurai Challenge Phase"),
        ("order busho; busho B stay", "a Busho Movement Order, but nobody moves"),
        ("order busho; busho B 0309", "a Busho Movement Order; busho B to 0309"),
    ],
)  # fmt: skip
def test_orders_are_told_as_a_player_would(orders: str, said: str) -> None:
    stands = "its units stand" if "move A5 stay" in orders else ""
    assert "; ".join(phrases_of(orders_of(orders), WORDS, stands)) == said
