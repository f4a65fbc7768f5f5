"""How the functions of one piece call each other: numbers in, what is returned out.

A function compiled by numba gives back a code that says whether it failed and how, and what it
returns through a pointer; after each call the caller looks at the code and hands it on. Rules
seldom can fail: without all that LLVM has a third less to read, and to throw away again. A rule
that can (`may_fail`) is not called plainly.
"""

import copy
import re
from typing import Any

from llvmlite import ir
from numba.core.callconv import BaseCallConv
from numba.core.cgutils import get_or_insert_function
from numba.core.cpu import CPUContext
from numba.core.errors import UnsupportedError

_Convention: Any = BaseCallConv
_Context: Any = CPUContext
_RAISES = "samurai_odds_raises"  # stands in LLVM's code where numba would raise
_STEP_OF_0 = ("range() arg 3 must not be zero",)
_SUCCESS = {"0", "-2"}  # what numba's functions return when they have not failed


class _PlainConvention(_Convention):  # type: ignore[misc]
    """Arguments and what is returned, as they are: what numba asks of a convention."""

    def get_function_type(self, returned: Any, taken: Any) -> Any:
        packer = self._get_arg_packer(taken)
        return ir.FunctionType(self.get_return_type(returned).pointee, packer.argument_types)

    def get_arguments(self, function: Any) -> Any:
        return function.args

    def return_value(self, builder: Any, value: Any) -> None:
        builder.ret(value)

    def call_function(self, builder: Any, called: Any, *call: Any, **named: Any) -> Any:
        """Call one of numba's own functions its own way, and take note of it."""
        self.context.called.append(called.name)
        return self.context.own.call_conv.call_function(builder, called, *call, **named)

    def _make_call_helper(self, _: Any) -> None:
        return None

    def return_user_exc(
        self, builder: Any, _: Any, arguments: Any = None, *__: Any, **___: Any
    ) -> None:
        """Mark the place: a tuple's end may lie before it, a loop's step may be 0."""
        if not (self.context.no_step_of_0 and arguments == _STEP_OF_0):
            nothing = ir.FunctionType(ir.VoidType(), ())
            builder.call(get_or_insert_function(builder.module, nothing, _RAISES), ())
        builder.unreachable()

    def return_status_propagate(self, builder: Any, *_: Any) -> None:
        """Do nothing for a failure of numba's own function: there must be none in it."""
        builder.unreachable()

    def return_optional_value(self, *_: Any) -> None:
        raise UnsupportedError("what is called plainly always returns a number")


class PlainContext(_Context):  # type: ignore[misc]
    """What numba knows when it writes a function, of one that calls and is called plainly."""

    @classmethod
    def like(cls, context: Any) -> Any:
        """Copy numba's own."""
        plain = copy.copy(context)
        plain.__class__, plain.own = cls, context
        plain.called, plain.no_step_of_0 = [], False
        return plain

    @property
    def call_conv(self) -> Any:
        return _PlainConvention(self)

    def declare_function(self, module: Any, called: Any) -> Any:
        """Name one of numba's own functions, refuse others that are not called plainly."""
        if called.modname.split(".")[0] != "numba":
            raise UnsupportedError("what is called plainly calls plainly")
        return self.own.declare_function(module, called)

    def compile_subroutine(self, *arguments: Any, **named: Any) -> Any:
        """Have numba's own ready-made functions (is a number among these?) compiled its own way."""
        return self.own.compile_subroutine(*arguments, **named)

    def declare_plain(self, module: Any, called: Any) -> Any:
        """Name a function in a module, its own or one that calls it."""
        kind = self.call_conv.get_function_type(called.restype, called.argtypes)
        function = get_or_insert_function(module, kind, called.mangled_name)
        function.attributes.add("nounwind")
        if called.inline:
            function.attributes.add("alwaysinline")
        return function

    def call_plain(self, builder: Any, called: Any, arguments: Any) -> Any:
        function = self.declare_plain(builder.module, called)
        given = self.call_conv._get_arg_packer(called.argtypes).as_arguments(builder, arguments)
        return self.get_returned_value(builder, called.restype, builder.call(function, given))

    def insert_user_function(self, function: Any, described: Any, libraries: Any = ()) -> None:
        """Have others call a function that was written here, whatever they are called by."""

        def call(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
            return self.call_plain(builder, described, arguments)

        call.signature = described.argtypes  # type: ignore[attr-defined]
        call.libs = tuple(libraries)  # type: ignore[attr-defined]
        self.insert_func_defn([(call, function, described.argtypes)])


def may_fail(library: Any, context: PlainContext, optimize: Any) -> bool:
    """Say whether what was written with a context may come where numba would raise.

    LLVM's own passes over the function, ``optimize``, tell for some: in ``(4, 9)[i & 1]`` no
    place is beyond the tuple.
    """
    module = library._final_module
    if f"@{_RAISES}" in str(module):
        optimize(library, module)
    if re.search(rf"call void @{_RAISES}\b", str(module)):
        return True
    return not all(_succeeds(name, library._linking_libraries) for name in set(context.called))


def _succeeds(name: str, libraries: Any) -> bool:
    """Say whether one of numba's own functions, in one of some libraries, always succeeds."""
    for library in libraries:
        for function in library._final_module.functions:
            if function.name == name and not function.is_declaration:
                return set(re.findall(r"\bret i32 (\S+)", str(function))) <= _SUCCESS
    return False
