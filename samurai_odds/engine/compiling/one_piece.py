"""Compiling a function and all that it calls as one piece.

Left to itself numba optimises each function together with all that it calls, and makes
machine code of it, then does so again for the caller: of three hundred rules that call one
another the deepest were done a hundred times over. Here the functions within are only
typed and translated (`_Part`); the entry takes all of them in, each once, and is
optimised, made machine code and kept on disk as a whole (`_Whole`). As nobody else can call
them, the optimiser may change the functions within as it likes, so the code is faster too.

This file alone knows numba's inside. `AT_HAND` says whether the numba installed has what it
needs; without it every function is compiled by numba's own means, slowly, to the same games.
"""

import gc
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

from numba.core import codegen as numba_codegen
from numba.core import compiler, types
from numba.core.types.functions import BaseFunction

_Library: Any = getattr(numba_codegen, "JITCodeLibrary", object)
_LIBRARY_NEEDS = (
    "_finalize_final_module",
    "_get_module_for_linking",
    "_optimize_final_module",
    "_optimize_functions",
    "add_linking_library",
    "finalize",
    "get_pointer_to_function",
)
AT_HAND = (
    all(hasattr(_Library, name) for name in _LIBRARY_NEEDS)
    and hasattr(numba_codegen, "RuntimeLinker")
    and hasattr(compiler.CompilerBase, "compile_extra")
    and hasattr(BaseFunction, "get_call_type")
)


# ---- pieces of code ------------------------------------------------------------------


class _Linked(_Library):  # type: ignore[misc]
    """Code that is optimised when all that it calls is there, not before."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def add_linking_library(self, library: Any) -> None:
        if not isinstance(library, _Part):
            library._ensure_finalized()
        self._linking_libraries.append(library)

    def called(self) -> list[Any]:
        """List the code that this calls, near or far, each once."""
        found, waiting = [], list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in found:
                found.append(library)
                if isinstance(library, _Part):
                    waiting += library._linking_libraries
        return found

    def module_of(self, library: Any) -> Any:
        """Give a module that can be taken in."""
        if isinstance(library, _Part):
            return library._final_module
        return library._get_module_for_linking()


class _Part(_Linked):
    """A function within: neither optimised nor made machine code by itself."""

    environment: tuple[str, Any] | None = None

    @property
    def codegen(self) -> Any:
        """Take note of the environment that numba would give to the function."""
        return SimpleNamespace(set_env=self._note_environment)

    def _note_environment(self, name: str, environment: Any) -> None:
        self.environment = name, environment

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        return 0

    def _get_module_for_linking(self) -> Any:
        """Give all that it calls along with it, to a caller that is compiled in numba's way."""
        module = self._final_module.clone()
        for library in self.called():
            module.link_in(self.module_of(library), preserve=True)
        _set_linkage(module, "linkonce_odr", frozenset())
        return module


class _Whole(_Linked):
    """An entry: takes in all that it calls, and is optimised with it."""

    def finalize(self) -> None:
        own = _defined(self._final_module)
        called = self.called()
        for library in called:
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(self.module_of(library), preserve=True)
        _set_linkage(self._final_module, "internal", own | _looked_up(self._final_module))
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        self._give_environments(called)

    def _give_environments(self, called: list[Any]) -> None:
        left = {variable.name for variable in self._final_module.global_variables}
        for part in called:
            if isinstance(part, _Part) and part.environment and part.environment[0] in left:
                self._codegen.set_env(*part.environment)


def _defined(module: Any) -> frozenset[str]:
    return frozenset(f.name for f in module.functions if not f.is_declaration)


def _looked_up(module: Any) -> frozenset[str]:
    """Name the functions that are called by name while they run: those that call themselves."""
    prefix = numba_codegen.RuntimeLinker.PREFIX
    names = (variable.name for variable in module.global_variables)
    return frozenset(name[len(prefix) :] for name in names if name.startswith(prefix))


def _set_linkage(module: Any, linkage: str, but: frozenset[str]) -> None:
    for name in _defined(module) - but:
        module.get_function(name).linkage = linkage


# ---- compilers -----------------------------------------------------------------------


_Compile: Any = compiler.Compiler


class _Compiler(_Compile):  # type: ignore[misc]
    library: Any

    def define_pipelines(self) -> Any:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


class PartCompiler(_Compiler):
    """Compiles a function that only compiled ones of `WholeCompiler` call."""

    library = _Part

    def compile_extra(self, function: Any) -> Any:
        """Put in place what the function calls, and translate it."""
        function.complete()
        return super().compile_extra(function)


class WholeCompiler(_Compiler):
    """Compiles an entry. ``function.complete()`` puts in place the functions that it calls."""

    library = _Whole

    def define_pipelines(self) -> Any:
        """Have the code made kept on disk."""
        pipelines = super().define_pipelines()
        self.state.library.enable_object_caching()
        return pipelines

    def compile_extra(self, function: Any) -> Any:
        """Put in place what the function calls, and compile it with all of that."""
        function.complete()
        with _typed_once(), _no_collection():
            return super().compile_extra(function)


_OPERATORS = {value for value in vars(operator).values() if callable(value)} | {bool}
_without_value: Any = types.unliteral
_PLAIN = (types.Integer, types.Boolean, types.Array)


@contextmanager
def _typed_once() -> Iterator[None]:
    """Look up only once what an operator makes of the same types of numbers and arrays.

    Numba tries all that anybody has ever registered for it, at each place anew.
    """
    known: dict[Any, tuple[Any, Any]] = {}
    functions: Any = BaseFunction
    look_up: Callable[..., Any] = functions.get_call_type

    def get_call_type(self: Any, context: Any, arguments: Any, named: Any) -> Any:
        if named or self.typing_key not in _OPERATORS:
            return look_up(self, context, arguments, named)
        plain = tuple(_without_value(argument) for argument in arguments)
        if not all(isinstance(argument, _PLAIN) for argument in plain):
            return look_up(self, context, arguments, named)
        key = id(self), id(context), plain
        if key not in known:
            known[key] = self, look_up(self, context, plain, named)  # kept, so that its id is
        return known[key][1]

    functions.get_call_type = get_call_type
    try:
        yield
    finally:
        functions.get_call_type = look_up


@contextmanager
def _no_collection() -> Iterator[None]:
    """Leave the garbage where it is: looking for it takes a tenth of the time."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
