"""A shorter way from a plain function to LLVM's code than numba's own.

Numba's has 27 passes, most of them for what the rules never use: closures, `with`, lists,
whole arrays reckoned with, objects whose references are counted; and after nearly each it
looks through the whole function anew. Rules are loops and choices over integers, for which
`_Typed` and `_Lowered` are enough, in half the time. A function that they cannot do is compiled
in numba's own way (`one_piece.PartCompiler`), and so is whoever calls it.

This knows numba's inside. Where that has changed, so that it cannot even be imported or fails,
all functions go numba's own way.
"""

from typing import Any

from llvmlite.ir import IRBuilder
from numba.core.cgutils import alloca_once
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.errors import UnsupportedError
from numba.core.interpreter import Interpreter
from numba.core.ir import Assign
from numba.core.ir_utils import build_definitions
from numba.core.lowering import Lower
from numba.core.ssa import reconstruct_ssa
from numba.core.transforms import canonicalize_cfg
from numba.core.typed_passes import (
    AnnotateTypes,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.untyped_passes import FixupArgs

from samurai_odds.engine.compiling.plain_calls import PlainContext, may_fail

_LARGE = 150  # statements of LLVM's code


def short_way() -> Any:
    way = PassManager("short")
    way.add_pass(_Typed, "from bytecode to typed statements")
    way.add_pass(AnnotateTypes, "annotate types")
    way.add_pass(_Lowered, "from typed statements to LLVM's code")
    way.add_pass(NoPythonBackend, "hand over")
    way.finalize()
    return way


class _Interpreter(Interpreter):
    """Translates bytecode, without a second look for lists and `with` in it."""

    def post_process(self, peepholes: Any, function: Any) -> Any:
        return function


@register_pass(mutates_CFG=False, analysis_only=False)
class _Typed(FunctionPass):
    """Translates bytecode into statements, and finds the type of each variable in them."""

    _name = "samurai_odds_typed"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        if state.func_id.is_generator:
            raise UnsupportedError("the short way makes no generators")
        state.func_ir = _Interpreter(state.func_id).interpret(state.bc)
        FixupArgs().run_pass(state)
        function = state.func_ir
        function.blocks = canonicalize_cfg(function.blocks)
        reconstruct_ssa(function)
        function._definitions = build_definitions(function.blocks)
        NopythonTypeInference().run_pass(state)
        PreLowerStripPhis()._strip_phi_nodes(function)
        function._definitions = build_definitions(function.blocks)
        return True


class _Lower(Lower):
    """Writes LLVM's code of plain statements.

    Numba notes for each statement where an error in it would stand, and for each variable where
    its last use is, to count down its references: numbers have none, and nothing here fails.
    """

    def emit_environment_object(self) -> None:
        """Leave it out: it is for what is not a number."""

    def setup_function(self, described: Any) -> None:
        self.function = self.context.declare_plain(self.module, described)
        self.entry_block = self.function.append_basic_block("entry")
        self.builder = IRBuilder(self.entry_block)
        self.call_helper = None

    def lower_function_body(self) -> Any:
        """Keep large functions apart: within others they are slow to optimise, and no faster."""
        end = super().lower_function_body()
        size = sum(len(block.instructions) for block in self.function.blocks)
        if size > _LARGE and not self.fndesc.inline:
            self.function.attributes.add("noinline")
        return end

    def _lower_call_RecursiveCall(self, called: Any, statement: Any, signature: Any) -> Any:
        if called.get_overloads(signature.args).uid != self.fndesc.uid:
            raise UnsupportedError("functions that call each other")
        arguments = self.fold_call_args(
            called, signature, statement.args, statement.vararg, statement.kws
        )
        return self.context.call_plain(self.builder, self.fndesc, arguments)

    def lower_block(self, block: Any) -> None:
        self.pre_block(block)
        for statement in block.body:
            self.loc = statement.loc
            if isinstance(statement, Assign):
                name = statement.target.name
                self.storevar(self.lower_assign(self.typeof(name), statement), name)
            else:
                self.lower_inst(statement)
        self.post_block(block)

    def storevar(self, value: Any, name: str, argidx: int | None = None) -> None:
        if name in self._singly_assigned_vars:
            self._blk_local_varmap[name] = value
        else:
            self.builder.store(value, self.getvar(name))

    def alloca_lltype(self, name: str, lltype: Any, datamodel: Any = None) -> Any:
        return alloca_once(self.builder, lltype, name=name)


@register_pass(mutates_CFG=False, analysis_only=False)
class _Lowered(NativeLowering):
    """Writes LLVM's code."""

    _name = "samurai_odds_lowered"
    lowering_class = _Lower

    def run_pass(self, state: Any) -> bool:
        own = state.targetctx
        plain = state.targetctx = PlainContext.like(own)
        plain.no_step_of_0 = _steps_are_known(state)
        try:
            done = super().run_pass(state)
        finally:
            state.targetctx = own
        if may_fail(state.library, plain, JITCodeLibrary._optimize_functions):
            raise UnsupportedError("the short way has no way to fail")
        return bool(done)


def _steps_are_known(state: Any) -> bool:
    """Say whether in a function's loops each step is left out, or a number other than 0."""
    for block in state.func_ir.blocks.values():
        for call in block.find_exprs("call"):
            called = state.typemap[call.func.name]
            if getattr(called, "typing_key", None) is range and len(call.args) > 2:
                step = state.typemap[call.args[2].name]
                if not getattr(step, "literal_value", 0):
                    return False
    return True
