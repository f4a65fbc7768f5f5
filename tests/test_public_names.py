"""Everything public completes and explains itself, with an example that runs."""

import importlib
import inspect
import pydoc
from types import ModuleType
from typing import Any

import pytest

import samurai_odds

MODULES = ("samurai_odds", "samurai_odds.battles", "samurai_odds.swords", "samurai_odds.ran")
WITHOUT_EXAMPLE = ("battles", "swords", "ran", "question")  # explained by what they lead to


def public_names() -> list[tuple[ModuleType, str]]:
    modules = [importlib.import_module(name) for name in MODULES]
    return [(module, name) for module in modules for name in module.__all__]


PUBLIC = [
    pytest.param(getattr(module, name), id=f"{module.__name__}.{name}")
    for module, name in public_names()
]


@pytest.mark.parametrize("thing", PUBLIC)
def test_help_has_a_text_and_an_example(thing: Any) -> None:
    text = inspect.getdoc(thing)
    assert text, thing
    name = thing.__name__.rpartition(".")[2]
    holds_inputs = inspect.isclass(thing) and name not in samurai_odds.__all__
    assert ">>> " in text or name in WITHOUT_EXAMPLE or holds_inputs, name
    assert pydoc.render_doc(thing)


@pytest.mark.parametrize("thing", PUBLIC)
def test_signatures_name_and_type_every_parameter(thing: Any) -> None:
    if not inspect.isfunction(thing):
        return
    signature = inspect.signature(thing)
    assert signature.return_annotation is not inspect.Signature.empty
    for parameter in signature.parameters.values():
        assert parameter.annotation is not inspect.Parameter.empty, parameter
        plain = None | bool | int | float | str | tuple
        default = parameter.default
        simple = isinstance(default, plain) or default is iter  # "no progress shown"
        assert default is inspect.Parameter.empty or simple, parameter


@pytest.mark.parametrize("module", MODULES)
def test_a_prompt_offers_every_public_name(module: str) -> None:
    found = importlib.import_module(module)
    assert set(found.__all__) <= set(dir(found))


def test_methods_of_an_answer_are_explained() -> None:
    for thing in (samurai_odds.Odds, samurai_odds.Comparison, samurai_odds.Luck):
        for name in dir(thing):
            if not name.startswith("_") and callable(getattr(thing, name)):
                assert inspect.getdoc(getattr(thing, name)), (thing, name)
