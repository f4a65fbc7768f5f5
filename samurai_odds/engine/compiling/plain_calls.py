"""How the functions of one piece call each other: numbers in, what is returned out.

A function compiled by numba gives back a code that says whether it failed and how, and what it
returns through a pointer; after each call the caller looks at the code and hands it on. Rules
cannot fail: without all that LLVM has a third less to read, and to throw away again.
"""

import copy
from typing import Any

from llvmlite import ir
from numba.core.callconv import BaseCallConv
from numba.core.cgutils import get_or_insert_function
from numba.core.cpu import CPUContext
from numba.core.errors import UnsupportedError

_Convention: Any = BaseCallConv
_Context: Any = CPUContext


class _PlainConvention(_Convention):  # type: ignore[misc]
    """Arguments and what is returned, as they are: what numba asks of a convention."""

    def get_function_type(self, returned: Any, taken: Any) -> Any:
        packer = self._get_arg_packer(taken)
        return ir.FunctionType(self.get_return_type(returned).pointee, packer.argument_types)

    def get_arguments(self, function: Any) -> Any:
        return function.args

    def return_value(self, builder: Any, value: Any) -> None:
        builder.ret(value)

    def call_function(self, *call: Any, **named: Any) -> Any:
        """Call one of numba's own functions its own way."""
        return self.context.own.call_conv.call_function(*call, **named)

    def _make_call_helper(self, _: Any) -> None:
        return None

    def return_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
        """Stop dead where numba would raise: at a loop with a step of 0, a place beyond a tuple."""
        trap = builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ()))
        builder.call(trap, ())
        builder.unreachable()

    return_status_propagate = return_user_exc

    def return_optional_value(self, *_: Any) -> None:
        raise UnsupportedError("what is called plainly always returns a number")


class PlainContext(_Context):  # type: ignore[misc]
    """What numba knows when it writes a function, of one that calls and is called plainly."""

    @classmethod
    def like(cls, context: Any) -> Any:
        """Copy numba's own."""
        plain = copy.copy(context)
        plain.__class__, plain.own = cls, context
        return plain

    @property
    def call_conv(self) -> Any:
        """Give the plain convention."""
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
        """Write a call."""
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
