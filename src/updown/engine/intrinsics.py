"""Replaces the functions of rules/bits.py and engine/memory.py by single machine instructions in compiled code."""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from updown.engine import memory
from updown.rules import bits

WORD = ir.IntType(64)
FLAG = ir.IntType(1)


def _instruction(generate: Callable[[Any, Any], Any], arguments: int) -> Any:
    """An intrinsic on 64-bit integers; `generate` gets the builder and the arguments."""
    signature = types.int64(*[types.int64] * arguments)

    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return generate(builder, args)

    def one(typing_context: Any, mask: Any) -> Any:
        return signature, code

    def two(typing_context: Any, digits: Any, mask: Any) -> Any:
        return signature, code

    return intrinsic(one if arguments == 1 else two)


def _pdep(builder: Any, args: Any) -> Any:
    name = "llvm.x86.bmi.pdep.64"
    found = builder.module.globals.get(name)
    return builder.call(found or ir.Function(builder.module, ir.FunctionType(WORD, [WORD, WORD]), name), args)


_count: Any = _instruction(lambda builder, args: builder.ctpop(args[0]), 1)
_lowest: Any = _instruction(lambda builder, args: builder.cttz(args[0], ir.Constant(FLAG, 0)), 1)
_deposit: Any = _instruction(_pdep, 2)


def _nth_bit_by_deposit(mask: int, n: int) -> int:
    return _lowest(_deposit(1 << n, mask))  # type: ignore[no-any-return]


def nth_bit_by_halves(mask: int, n: int) -> int:
    """For processors without `pdep`: binary search for the half of the word that has the bit."""
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        count = _count(mask & ((1 << width) - 1))
        if n >= count:
            n -= count
            mask >>= width
            place += width
    return place


def _overwriting(typing_context: Any, target: Any, source: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        move: Any = cgutils.raw_memcpy
        move(builder, args[0], args[1], ir.Constant(WORD, target.size), 1, align=8)
        return context.get_dummy_value()

    return types.void(target, source), code


def _wiping(typing_context: Any, target: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        clear: Any = cgutils.memset
        clear(builder, args[0], ir.Constant(WORD, target.size), 0)
        return context.get_dummy_value()

    return types.void(target), code


_overwrite: Any = intrinsic(_overwriting)
_wipe: Any = intrinsic(_wiping)


def has_deposit() -> bool:
    """Whether this processor has pdep (x86 with BMI2)."""
    return bool(llvm.get_host_cpu_features().get("bmi2", False))


def replacements() -> dict[Any, Any]:
    """Maps each plain function to the one that is compiled in its place."""
    found: dict[Any, Any] = {
        bits.count_bits: lambda mask: _count(mask),
        bits.lowest_bit: lambda mask: _lowest(mask),
        bits.nth_bit: nth_bit_by_halves,
        memory.overwrite: lambda target, source: _overwrite(target, source),
        memory.wipe: lambda target: _wipe(target),
    }
    if has_deposit():
        found[bits.nth_bit] = _nth_bit_by_deposit
        found[bits.deposit] = lambda digits, mask: _deposit(digits, mask)
    return found
