"""Single machine instructions for rules/bits.py in compiled code."""

from collections.abc import Callable
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from updown.rules import bits

WORD = ir.IntType(64)
FLAG = ir.IntType(1)


@intrinsic
def _count_bits(typing_context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(context.cast(builder, args[0], signature.args[0], types.int64))

    return types.int64(types.int64), generate


@intrinsic
def _lowest_bit(typing_context: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(FLAG, 0))

    return types.int64(types.int64), generate


@intrinsic
def _deposit(typing_context: Any, bits_: Any, mask: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        kind = ir.FunctionType(WORD, [WORD, WORD])
        deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(deposit, args)

    return types.int64(types.int64, types.int64), generate


def _nth_bit_by_deposit(mask: int, n: int) -> int:
    return int(_lowest_bit(_deposit(1 << n, mask)))


def _nth_bit_by_halves(mask: int, n: int) -> int:
    """Where the processor has no such instruction: halve the word five times."""
    base = 0
    for width in (32, 16, 8, 4, 2, 1):
        count = _count_bits(mask & ((1 << width) - 1))
        if n >= count:
            n -= count
            mask >>= width
            base += width
    return base


def has_deposit() -> bool:
    """Whether this processor has pdep (x86 with BMI2)."""
    return bool(llvm.get_host_cpu_features().get("bmi2", False))


def replacements() -> dict[Callable[..., int], Callable[..., int]]:
    """Plain function -> what stands for it in compiled code; the values are compiled by the caller."""
    found: dict[Callable[..., int], Callable[..., int]] = {
        bits.count_bits: lambda mask: _count_bits(mask),
        bits.lowest_bit: lambda mask: _lowest_bit(mask),
        bits.nth_bit: _nth_bit_by_deposit if has_deposit() else _nth_bit_by_halves,
    }
    if has_deposit():
        found[bits.deposit] = lambda digits, mask: _deposit(digits, mask)
    return found
