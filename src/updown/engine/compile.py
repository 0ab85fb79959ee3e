"""Compiles a game's plain functions as one unit: the same code objects, bound to a namespace in which every rule
function is its compiled self. The cache is keyed on the sources of the whole unit, so an edit anywhere recompiles it."""

import hashlib
import inspect
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import platformdirs
from numba.core import caching

from updown.engine import intrinsics
from updown.rules import bits, rng

OPTIONS = {"nogil": True, "forceinline": True, "error_model": "numpy", "boundscheck": False}


def cache_folder() -> Path:
    """Where compiled code is kept: UPDOWN_CACHE, or the user's cache folder."""
    return Path(os.environ.get("UPDOWN_CACHE") or platformdirs.user_cache_dir("updown", appauthor=False)) / "compiled"


class Unit:
    """A game's kernel and some programs over it, compiled together. `unit.entry(function)` is the compiled form of one of
    the programs' functions. A program is a module with a global `kernel`, which is bound to the game here."""

    def __init__(self, kernel: ModuleType, programs: list[ModuleType]) -> None:
        modules = [bits, rng, kernel, *programs]
        self.key = _source_key([*modules, intrinsics, sys.modules[__name__]])
        self.spaces = {module.__name__: dict(vars(module)) for module in modules}
        self.compiled: dict[Any, Any] = {}
        replaced = intrinsics.replacements()
        for function in _functions(modules):
            self.compiled[function] = numba.njit(**OPTIONS)(replaced.get(function) or self._rebind(function))
        for space in self.spaces.values():
            space.update(
                {name: self.compiled[value] for name, value in space.items() if _is_rule(value, self.compiled)}
            )
        bound = ModuleType("kernel")
        vars(bound).update(self.spaces[kernel.__name__])
        for program in programs:
            self.spaces[program.__name__]["kernel"] = bound

    def _rebind(self, function: FunctionType) -> FunctionType:
        space = self.spaces[function.__module__]
        clone = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        clone.__module__ = function.__module__
        return clone

    def entry(self, function: Callable[..., Any]) -> Any:
        """The compiled form, kept on disk once compiled."""
        dispatcher = self.compiled[function]
        if isinstance(dispatcher._cache, caching.NullCache):
            dispatcher._cache = _cache(dispatcher.py_func, self.key)
        return dispatcher


def _functions(modules: list[ModuleType]) -> list[FunctionType]:
    """The functions that the modules define themselves."""
    return [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]


def _is_rule(value: object, compiled: dict[Any, Any]) -> bool:
    return isinstance(value, FunctionType) and value in compiled


def _source_key(modules: list[ModuleType]) -> str:
    sources = "\0".join(inspect.getsource(module) for module in modules)
    return hashlib.sha256(f"{numba.__version__}\0{sources}".encode()).hexdigest()[:16]


def _cache(function: FunctionType, key: str) -> caching.FunctionCache:
    class Locator(caching._CacheLocator):  # type: ignore[misc]
        """One folder a unit of sources; nothing in it is ever stale."""

        def __init__(self, py_func: Any, py_file: str) -> None:
            self._name = py_func.__name__

        def get_cache_path(self) -> str:
            return str(cache_folder() / key)

        def get_source_stamp(self) -> str:
            return key

        def get_disambiguator(self) -> str:
            return self._name

        @classmethod
        def from_function(cls, py_func: Any, py_file: str) -> "Locator":
            return cls(py_func, py_file)

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = [Locator]

    class Cache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation

    return Cache(function)


def announce(what: str, started: float) -> None:
    print(f"compiled {what} in {time.perf_counter() - started:.1f} s", file=sys.stderr)
