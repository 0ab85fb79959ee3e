"""Compiles a game's plain functions as one unit: the same code objects, bound to a namespace in which the name of every
rule function refers to its compiled version. The cache key covers the code of the whole unit, so an edit anywhere
recompiles it."""

import hashlib
import inspect
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from threading import Timer
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core import caching

from updown.engine import intrinsics, memory
from updown.rules import bits, kernel_parts, layout, rng

OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": False}
NOT_FROM_PYTHON: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For functions that only compiled ones call: compiling takes a fifth less time without the code that converts their
arguments."""
ANNOUNCE_AFTER = 1.0


class Unit:
    """A game's kernel, and programs that run over it. A program is a module with a global `kernel`, which is bound to
    the game here. Functions are inlined into their callers, except those of the modules in `not_inlined`: large ones
    that are called from many places. With `plain=True`, or NUMBA_DISABLE_JIT=1, the same functions run as ordinary
    Python. A unit with a `base` adds programs to that one, and shares what has been compiled for it."""

    def __init__(
        self,
        name: str,
        modules: list[ModuleType],
        programs: list[ModuleType],
        plain: bool = False,
        not_inlined: tuple[ModuleType, ...] = (),
        base: "Unit | None" = None,
    ) -> None:
        self.name = name
        self.announced = False
        self.plain = plain or bool(vars(numba.config)["DISABLE_JIT"])
        everything = [*programs] if base else [bits, rng, memory, kernel_parts, *modules, *programs]
        self.key: str = _key(everything, base.key if base else "")
        self.spaces = {module.__name__: dict(vars(module)) for module in everything}
        self.made: dict[FunctionType, Any] = dict(base.made) if base else {}
        """What the functions call."""
        self.entries: dict[FunctionType, Any] = {}
        """What is called from Python, made when it is first wanted."""
        replaced = {} if self.plain else intrinsics.replacements()
        for function in _functions(programs if self.plain else everything):
            bound = replaced.get(function) or self._rebind(function)
            inline = all(function.__module__ != module.__name__ for module in not_inlined)
            self.made[function] = (
                bound if self.plain else numba.njit(forceinline=inline, **OPTIONS, **NOT_FROM_PYTHON)(bound)
            )
        for space in self.spaces.values():
            rules = {n: v for n, v in space.items() if isinstance(v, FunctionType) and v in self.made}
            space.update({name: self.made[value] for name, value in rules.items()})
        self.kernel: ModuleType = base.kernel if base else ModuleType("kernel")
        for module in modules:
            vars(self.kernel).update(self.spaces[module.__name__])
        for program in programs:
            self.spaces[program.__name__]["kernel"] = self.kernel

    def _rebind(self, function: FunctionType) -> FunctionType:
        space = self.spaces[function.__module__]
        clone = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        clone.__module__ = function.__module__
        return clone

    @contextmanager
    def _announcing(self) -> Iterator[None]:
        """Prints a message to standard error, once for each unit, if compiling takes longer than a second."""
        timer = Timer(ANNOUNCE_AFTER, self._announce)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _announce(self) -> None:
        if not self.announced:
            self.announced = True
            text = f"updown: compiling {self.name}, which can take a minute"
            text += "; the result is cached, so this happens only once" if can_cache() else ""
            print(text, file=sys.stderr, flush=True)

    def run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Runs a function of a program. Records are passed as arrays; plain functions get wrappers with attributes."""
        if self.plain:
            arguments = tuple(_with_attributes(argument) for argument in arguments)
        return self.ready(function, *arguments)(*arguments)

    def ready(self, function: Callable[..., Any], *arguments: object) -> Callable[..., Any]:
        """The function of a program, compiled for arguments of these types and cached on disk."""
        entry = self.entry(function)
        if not self.plain and not entry.signatures:
            self.specialize(function, *arguments)
        return entry  # type: ignore[no-any-return]

    def entry(self, function: Callable[..., Any]) -> Any:
        """The function of a program as it is called from Python."""
        made = self.made[function]  # type: ignore[index]
        if self.plain:
            return made
        if function not in self.entries:
            entry: Any = numba.njit(**OPTIONS)(made.py_func)
            if can_cache():
                entry._cache = _cache(entry.py_func, self.key)
            self.entries[function] = entry  # type: ignore[index]
        return self.entries[function]  # type: ignore[index]

    def specialize(self, function: Callable[..., Any], *arguments: object) -> None:
        """Compiles the function of a program for arguments of these types too, if that has not been done yet."""
        if self.plain:
            return
        entry = self.entry(function)
        type_of: Callable[[object], object] = numba.typeof
        signature = tuple(type_of(argument) for argument in arguments)
        notice = nullcontext() if _is_cached(entry, signature) else self._announcing()
        with notice, warnings.catch_warnings():
            # An observation begins with the same fields as a state: Numba warns that one function accepts both.
            warnings.simplefilter("ignore", numba.NumbaExperimentalFeatureWarning)
            entry.compile(signature)

    def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Runs a function of a program that has been compiled for arguments of these types (`specialize`)."""
        if self.plain:
            arguments = tuple(_with_attributes(argument) for argument in arguments)
        return self.entry(function)(*arguments)


def _with_attributes(argument: Any) -> Any:
    if isinstance(argument, np.ndarray) and argument.dtype.names:
        return layout.attach_all(argument) if layout.is_described(argument) else argument.view(np.recarray)
    if isinstance(argument, tuple):
        return type(argument)(*map(_with_attributes, argument))
    return argument


def _is_cached(made: Any, signature: tuple[object, ...]) -> bool:
    """Whether the compiled code is on disk, or in memory already."""
    if signature in made.overloads:
        return True
    if not can_cache():
        return False
    key = made._cache._index_key(signature, made.targetctx.codegen())
    return key in made._cache._cache_file._load_index()


@cache
def can_cache() -> bool:
    """Whether compiled code can be cached on disk. If not, a warning explains why, once."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError as error:
        problem = f"compiled code cannot be kept in {folder} ({error.strerror}): it is compiled anew in every process"
        warnings.warn(f"{problem}; UPDOWN_CACHE names another folder", RuntimeWarning, stacklevel=2)
        return False


def cache_folder() -> Path:
    """The folder of cached compiled code: in UPDOWN_CACHE, or in the user's cache folder."""
    return Path(os.environ.get("UPDOWN_CACHE") or platformdirs.user_cache_dir("updown", appauthor=False)) / "compiled"


def _functions(modules: list[ModuleType]) -> list[FunctionType]:
    """The functions that the modules define themselves."""
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def _key(modules: list[ModuleType], base: str = "") -> str:
    """A hash of all that determines the compiled code: the loaded functions and the constants that they use. Not of the
    files, which may have changed since they were loaded. `base` is the key of the unit that this one adds to."""
    parts = [
        base,
        numba.__version__,
        sys.version,
        inspect.getsource(intrinsics),
        inspect.getsource(sys.modules[__name__]),
    ]
    for module in modules:
        for name, value in sorted(vars(module).items()):
            if isinstance(value, FunctionType):
                parts.append(f"{name} {_code_parts(value.__code__)}")
            elif isinstance(value, np.ndarray):
                parts.append(f"{name} {value.dtype} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}")
            elif isinstance(value, int | float):
                parts.append(f"{name} {value}")
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _code_parts(code: CodeType) -> tuple[object, ...]:
    """The parts of a code object that determine what it does, without its position in the file."""
    constants = [_code_parts(part) if isinstance(part, CodeType) else repr(part) for part in code.co_consts]
    return code.co_code.hex(), code.co_names, code.co_varnames, code.co_freevars, constants


def _cache(function: FunctionType, key: str) -> Any:
    """Numba's cache on disk, with one folder for each key: an entry is never stale."""

    class Locator(caching._CacheLocator):
        def __init__(self, py_func: Any, py_file: str) -> None:
            self._name = str(py_func.__name__)

        def get_cache_path(self) -> str:
            return str(cache_folder() / key)

        def get_source_stamp(self) -> str:
            return key

        def get_disambiguator(self) -> str:
            return self._name

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> "Locator":
            return cls(py_func, py_file)

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes = [Locator]

    class Cache(caching.FunctionCache):
        _impl_class = Implementation

    make: Any = Cache
    return make(function)
