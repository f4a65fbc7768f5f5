"""From a twin to an object: typed by numba, optimized and made machine code by LLVM.

Of numba's there is nothing left in it: what wraps a function for Python falls away, and so do
the names, which are a third of a file.
"""

from collections.abc import Callable
from struct import unpack_from
from typing import Any

import llvmlite.binding as llvm
from numba.core import types
from numba.core.caching import NullCache

from samurai_odds.engine.compiled import Twin
from samurai_odds.engine.compiling.one_piece import ModuleCompiler
from samurai_odds.engine.shipped import ENTRY

_types: Any = types
_NullCache: Any = NullCache


def module_of(twin: Twin, taken: list[str]) -> tuple[bytes, str]:
    """Return the bitcode of a twin and of what it calls, with an entry; and what it returns."""
    dispatcher = twin.made_here
    dispatcher._cache = _NullCache()
    dispatcher._compiler.pipeline_class = ModuleCompiler
    dispatcher.py_func.otherwise = _refuse
    kinds = tuple(_type_of(kind) for kind in taken)
    dispatcher.compile(kinds)
    result = dispatcher.overloads[kinds]
    result.library.finalize()
    module = llvm.parse_bitcode(result.library._final_module.as_bitcode())
    returned = result.signature.return_type
    text = _entry(result.fndesc.llvm_func_name, taken)
    module.link_in(llvm.parse_assembly(f'target triple = "{module.triple}"\n{text}'))
    return module.as_bitcode(), "none" if returned == _types.none else str(returned)


def _refuse(fault: Exception) -> Any:
    """Refuse to compile in numba's own way what cannot be compiled in one piece."""
    raise fault


def _type_of(kind: str) -> Any:
    number, _, places = kind.partition("[")
    dtype = getattr(_types, number)
    return _types.Array(dtype, places.count(":"), "C") if places else dtype


def _entry(function: str, taken: list[str]) -> str:
    """Write the entry: it hands a function its arguments as numba has it take them.

    Of an array these are two objects of Python's (there are none), its length, the size of a
    number, where it begins, its shape and its steps.
    """
    lines: list[str] = []
    names: list[str] = []
    place = 0

    def load(kind: str = "i64") -> str:
        nonlocal place
        lines.append(f"  %p{place} = getelementptr i64, ptr %n, i64 {place}")
        lines.append(f"  %v{place} = load {kind}, ptr %p{place}")
        place += 1
        return f"%v{place - 1}"

    def times(one: str, other: str) -> str:
        name = f"%m{len(lines)}"
        lines.append(f"  {name} = mul i64 {one}, {other}")
        return name

    for kind in taken:
        number, _, places = kind.partition("[")
        if not places:
            names.append(f"i64 {load()}")
            continue
        size = str(getattr(_types, number).bitwidth // 8)
        data, shape = load("ptr"), [load() for _ in range(places.count(":"))]
        steps = [size]
        for length in reversed(shape):
            steps.insert(0, times(length, steps[0]))
        names += ["ptr null", "ptr null", f"i64 {_count(shape, times)}", f"i64 {size}"]
        names += [f"ptr {data}", *(f"i64 {one}" for one in (*shape, *steps[1:]))]
    kinds = ", ".join(one.split()[0] for one in ("ptr", "ptr", *names))
    call = ", ".join(("ptr %result", "ptr %fault", *names))
    return "\n".join(
        [
            f'declare i32 @"{function}"({kinds})',
            f"define i32 @{ENTRY}(ptr %n) {{",
            "  %fault = alloca ptr",
            *lines,
            f"  %result = getelementptr i64, ptr %n, i64 {place}",
            f'  %status = call i32 @"{function}"({call})',
            "  ret i32 %status",
            "}",
        ]
    )


def _count(shape: list[str], times: Callable[[str, str], str]) -> str:
    count = shape[0]
    for length in shape[1:]:
        count = times(count, length)
    return count


def emit(module: bytes, triple: str) -> tuple[bytes, set[str]]:
    """Make an object for a plain processor of a kind; return it, and what it calls beyond itself.

    Without vectors: they make games no faster.
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    parsed = llvm.parse_bitcode(module)
    target = llvm.Target.from_triple(triple)
    machine = target.create_target_machine(opt=3, reloc="pic", codemodel="small")
    parsed.triple, parsed.data_layout = triple, str(machine.target_data)
    for part in (*parsed.functions, *parsed.global_variables):
        if not part.is_declaration and part.name != ENTRY:
            part.linkage = llvm.Linkage.internal
    tuning = llvm.PipelineTuningOptions(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_interleaving = False
    passes = llvm.create_pass_builder(machine, tuning)
    passes.getModulePassManager().run(parsed, passes)
    last = llvm.create_new_module_pass_manager()
    last.add_global_dead_code_eliminate_pass()
    last.add_strip_dead_prototype_pass()
    last.run(parsed, llvm.create_pass_builder(machine, llvm.PipelineTuningOptions()))
    for letter, parts in (("f", parsed.functions), ("g", parsed.global_variables)):
        for number, part in enumerate(list(parts)):
            if part.linkage == llvm.Linkage.internal:
                part.name = f"{letter}{number}"
    parsed.verify()
    content: bytes = machine.emit_object(parsed)
    return content, _undefined(parsed) | undefined_symbols(content)


def _undefined(module: Any) -> set[str]:
    parts = (*module.functions, *module.global_variables)
    return {one.name for one in parts if one.is_declaration and not one.name.startswith("llvm.")}


_ELF, _SYMBOLS = b"\x7fELF", 2


def undefined_symbols(content: bytes) -> set[str]:
    """List what an object of Linux's form needs of others: LLVM puts calls in at the very end."""
    if not content.startswith(_ELF):
        return set()
    (begin,), (size, count) = unpack_from("<Q", content, 0x28), unpack_from("<HH", content, 0x3A)
    sections = [unpack_from("<IIQQQQIIQQ", content, begin + size * n) for n in range(count)]
    symbols = set()
    for _, kind, _, _, place, length, names, *_ in sections:
        for one in range(place, place + length, 24) if kind == _SYMBOLS else ():
            name, _, _, section = unpack_from("<IBBH", content, one)
            if name and not section:
                text = content[sections[names][4] + name :]
                symbols.add(text[: text.index(b"\0")].decode())
    return symbols
