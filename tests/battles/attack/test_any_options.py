"""Any combination of options answers with chances that sum to 1, or is refused in one line."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from samurai_odds import OddsError, battles
from samurai_odds.battles.attack.options import OPTIONS
from samurai_odds.battles.attack.options import choices as choices_of
from samurai_odds.battles.facts import load
from samurai_odds.cli.main import main
from samurai_odds.engine.answers.options import Option

FACTS = load()
UNITS = st.sampled_from([*FACTS.units, "lone-leader", "ninja"])


def values(option: Option) -> st.SearchStrategy[Any]:
    if option.keyword == "value":
        return st.sampled_from(["defender_losses", "hits - attacker_tokens", "nonsense"])
    choices = choices_of(option, FACTS)
    if choices:
        return st.sampled_from([*choices, "nowhere"])
    if option.takes is bool:
        return st.booleans()
    most = min(option.most or 4, 4) + 1  # a step too far, too
    return st.integers(option.least - 1, most)


ANY_OPTIONS = st.fixed_dictionaries(
    {}, optional={option.keyword: values(option) for option in OPTIONS}
)


@pytest.mark.long
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


WORDS = st.one_of(
    st.sampled_from(["0", "1", "2", "-1", "9" * 30, "1e3", "", "ninja", "forest", "foot", "best"]),
    st.text(max_size=5).filter(lambda text: "\x00" not in text),
)
ARGUMENTS = st.lists(
    st.one_of(
        st.sampled_from([f"--{option.name}" for option in OPTIONS]),
        st.sampled_from(["--show", "--where", "--format", "--trace", "--seed", "--samples"]),
        WORDS,
    ),
    max_size=8,
)


@pytest.mark.long
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(arguments=ARGUMENTS)
def test_any_command_line_is_answered_or_refused_in_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status = main(["battles", "attack", "samurai-spear", "ashigaru-bow", *arguments])
    out, err = capsys.readouterr()
    assert status in (0, 2)
    if status == 2:
        assert out == ""
        assert err.startswith("samurai-odds: ")
        assert err.count("\n") == 1
