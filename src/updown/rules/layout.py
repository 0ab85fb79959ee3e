"""Named NumPy records described by a class: one description gives the types for the checker, the dtype for NumPy and
Numba, and attributes for plain Python. What the fields mean is in each game's spec.py."""

from collections.abc import Callable, Iterator
from functools import cache
from math import prod
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np
from numpy.typing import NDArray

Records: TypeAlias = NDArray[np.void]
Vector: TypeAlias = NDArray[np.int64]

T = TypeVar("T")


class Ints(Protocol):
    """A field of several integers."""

    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...
    def __iter__(self) -> Iterator[int]: ...
    def __len__(self) -> int: ...


class Cards(NamedTuple):
    """Marks a field whose integers are sets of cards, one bit for each card."""


CARDS = Cards()

Mask = Annotated[int, CARDS]


class Field(NamedTuple):
    name: str
    shape: tuple[int, ...]
    cards: bool


@cache
def fields(described: type) -> tuple[Field, ...]:
    """The fields of a record class in order: `int`, or `Annotated[Ints, length, ...]`, with CARDS for sets of cards."""
    found = []
    for name, hint in get_type_hints(described, include_extras=True).items():
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        found.append(Field(name, tuple(m for m in marks if isinstance(m, int)), CARDS in marks))
    return tuple(found)


@cache
def dtype_of(described: type) -> np.dtype[np.void]:
    """All fields are 64-bit integers: plain Python and compiled code then agree to the bit, and a record can be read as
    one flat row of numbers."""
    dtype = np.dtype([(f.name, np.int64, f.shape) if f.shape else (f.name, np.int64) for f in fields(described)])
    _DESCRIBED[dtype] = described
    return dtype


_DESCRIBED: dict[np.dtype[np.void], type] = {}


class Record:
    """A record for plain Python: its fields are attributes, and its integers are Python integers. `array` is a
    record array of length 1, for NumPy and for compiled code."""

    __slots__ = ()

    @property
    def array(self) -> Records:
        raise AssertionError("each kind of record says it")

    def twin(self) -> Self:
        """An independent copy of the same kind."""
        raise AssertionError("each kind of record says it")

    described: ClassVar[type]

    def __reduce__(self) -> tuple[Any, ...]:
        return made_from, (self.described, isinstance(self, Attached), self.array)

    def __deepcopy__(self, memo: object) -> Self:
        return self.twin()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.array.tobytes() == other.array.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.array[0].item()}"


class Attached(Record):
    """A record whose attributes read and write the memory of an array."""

    __slots__ = ("_array", "_numbers")

    def __init__(self, array: Records) -> None:
        self._array = array
        self._numbers: memoryview[int] = array.view(np.int64).data

    @property
    def array(self) -> Records:
        return self._array

    def twin(self) -> Self:
        return type(self)(self._array.copy())


class Plain(Record):
    """A record of Python numbers and lists; it is several times as fast to make, read and write. Its `array` is a copy:
    what compiled code writes there does not change the record."""

    @property
    def array(self) -> Records:
        array = np.zeros(1, dtype_of(self.described))
        for name, value in self.__dict__.items():
            array[name] = value
        return array


def _scalar(place: int) -> property:
    def read(record: Attached) -> int:
        return record._numbers[place]

    def write(record: Attached, value: int) -> None:
        record._numbers[place] = value

    return property(read, write)


@cache
def attached_type(described: type) -> type[Attached]:
    """The class of attached records with the fields that were described."""
    place = 0
    scalars: dict[str, property] = {}
    rows: list[tuple[str, int, tuple[int, ...]]] = []
    for field in fields(described):
        if field.shape:
            rows.append((field.name, place, field.shape))
        else:
            scalars[field.name] = _scalar(place)
        place += prod(field.shape)

    def start(record: Any, array: Records) -> None:
        Attached.__init__(record, array)
        for name, first, shape in rows:
            row = record._numbers[first : first + prod(shape)]
            setattr(record, name, row if len(shape) == 1 else row.cast("B").cast("q", shape))

    slots = tuple(name for name, _, _ in rows)
    parts = {"__slots__": slots, "__init__": start, "described": described, **scalars}
    return type(described.__name__, (Attached,), parts)


@cache
def _blank(described: type) -> Plain:
    """A plain record of zeros, as a template for copies."""
    kind: Any = type(described.__name__, (Plain,), {"described": described})
    kind.twin = _written_out(described, kind)
    record: Plain = kind()
    for field in fields(described):
        if len(field.shape) > 1:
            setattr(record, field.name, memoryview(bytes(8 * prod(field.shape))).cast("q", field.shape))
        else:
            setattr(record, field.name, [0] * prod(field.shape) if field.shape else 0)
    return record


def _written_out(described: type, kind: type) -> Callable[[Any], Any]:
    """`twin`, with a line for each field. A live table copies records at every move, and this is twice as fast as any
    loop."""
    lines = ["def twin(self):", "    made = new(kind)"]
    for name, shape, _ in fields(described):
        value = f"self.{name}"
        if len(shape) == 1:
            value += ".copy()"
        elif shape:
            value = f"memoryview(bytearray({value})).cast('q', {shape})"
        lines.append(f"    made.{name} = {value}")
    scope: dict[str, Any] = {"new": object.__new__, "kind": kind}
    exec("\n".join([*lines, "    return made"]), scope)  # noqa: S102
    twin: Callable[[Any], Any] = scope["twin"]
    return twin


def plain(described: type[T]) -> T:
    """A record of zeros for plain Python only."""
    kind: Any = described
    blank: Any = _blank(kind)
    return blank.twin()  # type: ignore[no-any-return]


def new(described: type[T]) -> T:
    """A record of zeros that shares its memory with compiled code."""
    return attach(described, np.zeros(1, dtype_of(cast(Any, described))))


def attach(described: type[T], array: Records) -> T:
    """The record that a record array of length 1 holds; writing to one writes to the other."""
    return cast(T, attached_type(cast(Any, described))(array))


def made_from(described: type, attached: bool, array: Records) -> Record:
    """The record with the numbers of an array: attached, or plain."""
    memory = array.astype(dtype_of(described))
    if attached:
        return cast(Record, attach(described, memory))
    record: Any = plain(described)
    for field in fields(described):
        value = memory[field.name][0]
        if len(field.shape) > 1:
            value = memoryview(bytearray(value.tobytes())).cast("q", field.shape)
        else:
            value = value.tolist()
        setattr(record, field.name, value)
    return record  # type: ignore[no-any-return]


def is_described(array: Records) -> bool:
    """Whether the array was made with `dtype_of`."""
    return array.dtype in _DESCRIBED


def attach_all(array: Records) -> list[Any]:
    """The records of an array that was made with `dtype_of`, each with attributes that write to it."""
    return [attach(_DESCRIBED[array.dtype], array[place : place + 1]) for place in range(len(array))]


def copy(record: T) -> T:
    """An independent copy of the same kind."""
    known: Any = record
    return known.twin()  # type: ignore[no-any-return]


def memory(record: object) -> Records:
    """The record array of length 1 behind a record, for compiled code; of a plain record, a copy."""
    return cast(Record, record).array


def vector_names(described: type, cards: int) -> list[str]:
    """The name of each number of `vector`: `trump`, `scores[1]`, `hands[0]{17}` for card 17 of that set."""
    names = []
    for field in fields(described):
        for index in np.ndindex(field.shape):
            place = field.name + (f"[{','.join(map(str, index))}]" if index else "")
            names += [f"{place}{{{card}}}" for card in range(cards)] if field.cards else [place]
    return names


def vector(described: type, records: Records, cards: int) -> Vector:
    """Records as rows of integers: numbers as they are, sets of cards as a 0 or 1 for each card."""
    columns = []
    for field in fields(described):
        words = records[field.name].reshape(len(records), -1)
        if field.cards:
            words = (words[:, :, None] >> np.arange(cards) & 1).reshape(len(records), -1)
        columns.append(words)
    return np.concatenate(columns, axis=1)
