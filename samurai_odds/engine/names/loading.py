"""Modules whose names of numbers are places from the moment that they are loaded.

Python loads a module of the packages named here as any other, but that `flattening` goes over
its source before it is compiled. What is compiled is kept beside Python's own, under a name of
its own; where nothing can be written, as in an installation that belongs to somebody else, in
the user's cache. It is made anew when the source, a schema that it names, or `flattening` has
changed. As every command loads this, nothing else is imported before it is needed.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from os import stat
from types import CodeType, ModuleType
from typing import Any

_ENDING = ".names.pyc"
_MARK = "__schemas__"  # in a module so loaded: by what it was written, and for which schemas
_packages: list[str] = []


def read_by_name(*packages: str) -> None:
    """Have the modules in these packages loaded with places for names from now on."""
    if not _packages:
        sys.meta_path.insert(0, _Finder)
    _packages.extend(f"{one}." for one in packages)


def schemas_of(module: str) -> tuple[tuple[str, str, str], ...]:
    """List the schemas whose places are written into a module: their modules, names, digests."""
    mark = getattr(sys.modules.get(module), _MARK, None)
    return mark[2] if mark else ()


class _Finder:
    """Finds modules where Python does."""

    @staticmethod
    def find_spec(
        name: str, where: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(tuple(_packages)):
            return None
        spec = PathFinder.find_spec(name, where, target)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = _Loader(spec.loader.name, spec.loader.path)
        return spec


class _Loader(SourceFileLoader):
    """Compiles what `flattening` makes of a source, and keeps it."""

    _outdated = False  # what is kept was made for other schemas

    def get_code(self, fullname: str) -> CodeType | None:
        try:
            code = super().get_code(fullname)
        except (EOFError, ImportError, TypeError, ValueError):  # what is kept is damaged
            code = None
        if code is None or not _is_current(code):
            self._outdated = True
            code = super().get_code(fullname)
        return code

    def source_to_code(  # type: ignore[override]
        self, data: Any, path: Any, *, _optimize: int = -1
    ) -> CodeType:
        import ast
        from importlib.util import decode_source

        from samurai_odds.engine.names.flattening import flatten

        tree = ast.parse(decode_source(data), path)
        note = _MARK, _written_by(), flatten(tree, path)
        value: Any = note
        mark = ast.Assign([ast.Name(_MARK, ast.Store())], ast.Constant(value), lineno=1)
        tree.body.append(ast.fix_missing_locations(mark))
        return compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)

    def get_data(self, path: str) -> bytes:
        if not path.endswith(".pyc"):
            return super().get_data(path)
        if self._outdated:
            raise OSError("it was made for other schemas")
        try:
            return super().get_data(path.removesuffix(".pyc") + _ENDING)
        except OSError:
            return self._of_the_cache(path)

    def _of_the_cache(self, path: str) -> bytes:
        from pathlib import Path

        from samurai_odds.engine.own_files import read_own

        content = read_own(Path(_in_the_cache(path)))
        if content is None:
            raise OSError("nothing is kept of it")
        return content

    def set_data(self, path: str, data: Any, *, _mode: int = 0o666) -> None:
        cached = path.removesuffix(".pyc") + _ENDING
        super().set_data(cached, data, _mode=_mode)
        try:
            written = super().get_data(cached) == bytes(data)
        except OSError:
            written = False
        if not written:
            self._keep_in_the_cache(path, data)

    def _keep_in_the_cache(self, path: str, data: Any) -> None:
        from contextlib import suppress
        from pathlib import Path

        from samurai_odds.engine.own_files import make_folder

        with suppress(OSError):
            make_folder(Path(_in_the_cache(path)).parent)
            super().set_data(_in_the_cache(path), data, _mode=0o600)


def _is_current(code: CodeType) -> bool:
    """Say whether code was made by this `flattening` for the schemas that there are."""
    for one in code.co_consts:
        if isinstance(one, tuple) and one[:1] == (_MARK,):
            return one[1] == _written_by() and all(
                getattr(getattr(import_module(module), name, None), "digest", "") == digest
                for module, name, digest in one[2]
            )
    return False


def _written_by() -> str:
    """Name the version of `flattening`, without reading it."""
    here = stat(__file__.replace("loading.py", "flattening.py"))
    return f"{here.st_size} {here.st_mtime_ns}"


def _in_the_cache(path: str) -> str:
    from hashlib import sha256
    from os.path import join

    from platformdirs import user_cache_dir

    name = sha256(path.encode()).hexdigest()[:32]
    return join(user_cache_dir("samurai-odds"), "names", f"{name}.pyc")
