"""Any combination of options answers with chances that sum to 1, or is refused in one line."""

from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from samurai_odds import OddsError, battles
from samurai_odds.battles.facts import load
from samurai_odds.battles.options import OPTIONS, Option

FACTS = load()
UNITS = st.sampled_from([*FACTS.units, "lone-leader", "ninja"])


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.keyword == "value":
        return st.sampled_from(["defender_losses", "hits - attacker_tokens", "nonsense"])
    choices = option.choices(FACTS)
    if choices:
        return st.sampled_from([*choices, "nowhere"])
    if option.takes is bool:
        return st.booleans()
    most = min(option.most, 4) + 1  # a step too far, too
    return st.integers(option.least - 1, most)


ANY_OPTIONS = st.fixed_dictionaries(
    {}, optional={option.keyword: values(option) for option in OPTIONS}
)


@settings(max_examples=400, deadline=None)
@given(UNITS, UNITS, st.permutations(range(len(OPTIONS))), ANY_OPTIONS, st.integers(0, 8))
def test_any_options_answer_or_refuse(
    attacker: str, defender: str, order: list[int], options: dict[str, Any], kept: int
) -> None:
    names = [OPTIONS[place].keyword for place in order][:kept]
    chosen = {name: options[name] for name in names if name in options}
    ask: Callable[..., Any] = battles.attack
    try:
        odds = ask(attacker, defender, **chosen)
    except OddsError as refusal:
        assert str(refusal)
        assert "\n" not in str(refusal)
    else:
        assert abs(odds.chances.sum() - 1) < 1e-9
        assert (odds.chances > 0).all()
