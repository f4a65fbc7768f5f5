"""The compiled floor: twins of plain functions, in machine code that is shipped or made here.

Rules and walks are written once, as plain Python. `twin` gives such a function compiled together
with the functions of this package that it calls: by what comes with the package (`shipped`)
where that was made of the rules as they are here, else by numba, on demand. Neither is
imported until a simulation, a large question or a long list asks for it.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, cached_property
from typing import Any

from samurai_odds.engine import shipped
from samurai_odds.engine.interpreting import compiles
from samurai_odds.engine.machine import Machine
from samurai_odds.engine.options import APART, JIT_OPTIONS
from samurai_odds.engine.progress import say
from samurai_odds.engine.reached import Within, sources_digest, suffix_of

__all__ = ["APART", "JIT_OPTIONS", "Twin", "is_compiled", "rules_twin", "simple_twin", "twin"]

FULL_GAME = "one to two minutes"  # what compiling a full game usually takes


@contextmanager
def compiling_said(rules: str, lasts: str, reason: str | None) -> Iterator[None]:
    """Say what takes so long and why if rules are compiled, and in the end how long it took."""
    if reason is None:
        yield
        return
    begun = time.perf_counter()
    say(f"compiling the rules of {rules}, once for this version: {lasts} ({reason})")
    yield
    say(f"compiled in {time.perf_counter() - begun:.0f} s")


def say_waiting() -> None:
    """Say that another process compiles, and this one waits for it."""
    say(f"waiting while another process compiles rules: {FULL_GAME}")


class Twin:
    """A function compiled with all that it calls, when it is first called or asked for."""

    def __init__(
        self, function: Callable[..., Any], options: dict[str, Any], bound: dict[str, Any]
    ) -> None:
        self.function, self.options, self.bound = function, options, bound
        self.__module__, self.__name__ = function.__module__, function.__name__
        self.__qualname__ = function.__qualname__ + (suffix_of(bound) if bound else "")

    @property
    def name(self) -> str:
        """What it is known by among what is shipped."""
        return f"{self.__module__}.{self.__qualname__}"

    def sources(self) -> str:
        """Return a word for the rules that it is made of; raise OSError if they have no text."""
        return self._sources

    @cached_property
    def _sources(self) -> str:
        function: Any = self.function
        return sources_digest(function, self.bound, Within(self.bound))

    @cached_property
    def why_made_here(self) -> str | None:
        """Why no machine code that is shipped serves; None where it does."""
        reason = shipped.why_not(self.name, self.sources)
        if reason is None:
            try:
                self._shipped = shipped.load(self.name)
            except (ImportError, RuntimeError) as fault:
                return str(fault)
        return reason

    @cached_property
    def made_here(self) -> Any:
        """The function as numba compiles it; OddsError where there is no numba."""
        from samurai_odds.engine.compiling.twins import dispatcher

        bound = {
            name: value.made_here if isinstance(value, Twin) else value
            for name, value in self.bound.items()
        }
        return dispatcher(self.function, bound, self.options)

    def __call__(self, *given: Any) -> Any:
        if self.why_made_here is None:
            try:
                return self._shipped(*given)
            except shipped.Unfit:
                pass
        return self.made_here(*given)


def twin(
    function: Callable[..., Any],
    options: dict[str, Any] = JIT_OPTIONS,
    **bound: Callable[..., Any],
) -> Twin:
    """Compile a plain function and all of this package, or of what is bound, that it calls.

    ``bound`` replaces functions that it names by others (plain ones, or twins), so that
    one reader is compiled for each machine; the twin's name says which. What depends on
    none of them is compiled once for all.
    """
    return Twin(function, options, bound)


@cache
def rules_twin(function: Callable[..., Any], machine: Machine) -> Twin:
    """Compile a reader that names a machine's `pending` and `step`."""
    options = APART if machine.apart else JIT_OPTIONS
    return twin(function, options, pending=machine.pending, step=machine.step)


@cache
def simple_twin(function: Callable[..., Any]) -> Twin:
    """Compile a walk once for all machines."""
    return twin(function)


def is_compiled(twin: Twin) -> bool:
    """Return whether a twin is shipped, or has been compiled on this machine."""
    if twin.why_made_here is None:
        return True
    if not compiles():
        return False
    from samurai_odds.engine.compiling.twins import is_kept

    return is_kept(twin.made_here)


def why_compiled(twin: Twin) -> str | None:
    """Return why a twin has still to be compiled on this machine; None if it has not."""
    return None if is_compiled(twin) else twin.why_made_here
