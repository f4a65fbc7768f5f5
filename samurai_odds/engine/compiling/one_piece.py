"""Compiling a function and all that it calls as one piece: all that knows numba's inside.

Left to itself numba optimises each function together with all that it calls, and makes
machine code of it, then does so again for the caller: of three hundred rules that call one
another the deepest were done a hundred times over. Here the functions within are only
typed and translated (`_Part`); the entry takes all of them in, each once, and is
optimised, made machine code and kept on disk as a whole (`_Whole`). As nobody else can call
them, the optimiser may change the functions within as it likes, so the code is faster too.

Whatever fails here, every function is compiled by numba's own means, slowly, to the same
games.
"""

import operator
from types import SimpleNamespace
from typing import Any

from numba import extending, types
from numba.core import codegen as numba_codegen
from numba.core import compiler

_extending: Any = extending
_types: Any = types
_Library: Any = numba_codegen.JITCodeLibrary


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
        code, waiting = [], list(self._linking_libraries)
        while waiting:
            library = waiting.pop()
            if library not in code:
                code.append(library)
                if isinstance(library, _Part):
                    waiting += library._linking_libraries
        return code

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
        called = self.take_in()
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        self._give_environments(called)

    def take_in(self) -> list[Any]:
        """Link all that this calls into its module; return that."""
        own = _defined(self._final_module)
        called = self.called()
        if hasattr(self, "_reload_init"):  # what is done again when the code is loaded
            self._reload_init.update(*(library._reload_init for library in called))
        for module in self._all_in_one(called):
            self._final_module.link_in(module)
        _set_linkage(self._final_module, "internal", own | _looked_up(self._final_module))
        return called

    def _optimize_final_module(self) -> None:
        """Optimise once. Numba does so twice, to find counts of references to be left out."""
        try:
            passes, timings = self._codegen._module_pass_manager()
        except (AttributeError, TypeError):  # older ones give no timings
            super()._optimize_final_module()
        else:
            passes.run(self._final_module, timings)

    def _all_in_one(self, called: list[Any]) -> list[Any]:
        """Copy modules, all parts put together by twos, then by fours: each look is into few.

        Nothing is taken from a module of numba's own that is not called for by what is there.
        """
        parts = [self.module_of(part).clone() for part in called if isinstance(part, _Part)]
        while len(parts) > 1:
            for first, second in zip(parts[::2], parts[1::2], strict=False):
                first.link_in(second)
            parts = parts[::2]
        others = (library for library in called if not isinstance(library, _Part))
        return parts + [self.module_of(library).clone() for library in others]

    def _give_environments(self, called: list[Any]) -> None:
        left = {variable.name for variable in self._final_module.global_variables}
        for part in called:
            if isinstance(part, _Part) and part.environment and part.environment[0] in left:
                self._codegen.set_env(*part.environment)


class _Module(_Whole):
    """An entry that stays a module, for `objects` to make machine code of."""

    _finalized: bool

    @property
    def codegen(self) -> Any:
        """Have no environment given to what is not run."""
        return SimpleNamespace(set_env=lambda *_: None)

    def finalize(self) -> None:
        if not self._finalized:
            self.take_in()
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        return 0


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
_compile_extra: Any = compiler.compile_extra


class _Compiler(_Compile):  # type: ignore[misc]
    library: Any

    def define_pipelines(self) -> Any:
        """Have the code written into a library of one's own, in numba's own way."""
        self.make_library()
        return super().define_pipelines()

    def make_library(self) -> None:
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)


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
        """Put in place what the function calls, and compile all that."""
        try:
            function.complete()
            return super().compile_extra(function)
        except Exception as fault:
            return self._in_numbas_way(function.otherwise(fault))

    def _in_numbas_way(self, function: Any) -> Any:
        """Compile what was asked for as if this file did not exist."""
        state = self.state
        return _compile_extra(
            state.typingctx,
            state.targetctx,
            function,
            state.args,
            state.return_type,
            state.flags,
            state.locals,
        )


class ModuleCompiler(WholeCompiler):
    """Compiles an entry to a module alone."""

    library = _Module


def options(entry: bool) -> dict[str, Any]:
    """Give what numba is to be asked for."""
    return {"pipeline_class": WholeCompiler if entry else PartCompiler}


# ---- how the functions within take their arguments ------------------------------------

# An array goes from function to function as seven numbers, and each look into it asks whether
# the index counts from the end. The rules read their question ``q`` and state ``s`` by place,
# or take a part of them (``s[a:b]``), never from the end: the place where the array begins is
# all that they need. So compiled they must not count from the end (interpreted as well as
# compiled, `tests` see to it); the length of ``q`` or ``s`` cannot be asked for.
_BY_PLACE = ("q", "s")  # parameters that are only looked into by place
_NUMBERS = _types.Array(types.int64, 1, "C")
_POINTER = _types.CPointer(types.int64)


def taken_alike(within: Any) -> None:
    """Have a function compiled once, not anew for each constant and size of integer passed."""
    names = within.py_func.__code__.co_varnames
    template, known = within.get_call_template, {}

    def get_call_template(arguments: Any, named: Any) -> Any:
        taken = tuple(_taken(n, a) for n, a in zip(names, arguments, strict=False))
        by_name = {name: _taken(name, argument) for name, argument in named.items()}
        key = taken, tuple(by_name.items())
        if key not in known:
            known[key] = template(taken, by_name)
        return known[key]

    within.get_call_template = get_call_template


def _taken(name: str, argument: Any) -> Any:
    plain = _types.unliteral(argument)
    if plain in types.signed_domain:
        return types.int64
    return _POINTER if name in _BY_PLACE and plain == _NUMBERS else plain


@_extending.lower_cast(types.Array, types.CPointer)  # type: ignore[untyped-decorator]
def _begin_of_array(context: Any, builder: Any, argument: Any, wanted: Any, array: Any) -> Any:
    return context.make_array(argument)(context, builder, array).data


@_extending.type_callable(operator.getitem)  # type: ignore[untyped-decorator]
def _type_of_part(_: Any) -> Any:
    def of_part(whole: Any, part: Any) -> Any:
        if whole == _POINTER and isinstance(part, types.SliceType) and not part.has_step:
            return whole
        return None

    return of_part


@_extending.lower_builtin(operator.getitem, types.CPointer, types.SliceType)  # type: ignore[untyped-decorator]
def _begin_of_part(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    part = context.make_helper(builder, signature.args[1], arguments[1])
    return builder.gep(arguments[0], [part.start])
