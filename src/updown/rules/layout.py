"""Named NumPy records described by a class: one description gives the types for the checker, the dtype for NumPy and
Numba, and attribute access for plain Python. Leaves out what the fields mean: that is each game's spec.py."""

from typing import Annotated, Any, NamedTuple, TypeAlias, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]

T = TypeVar("T")


class Cards(NamedTuple):
    """Marks a field whose integers are sets of cards, one bit a card."""


CARDS = Cards()


class Field(NamedTuple):
    name: str
    shape: tuple[int, ...]
    cards: bool


Mask = Annotated[int, CARDS]


def fields(described: type) -> list[Field]:
    """The fields of a record class in order: `int`, or `Annotated[Ints, length, ...]`, with CARDS for sets of cards."""
    found = []
    for name, hint in get_type_hints(described, include_extras=True).items():
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        found.append(Field(name, tuple(m for m in marks if isinstance(m, int)), CARDS in marks))
    return found


def dtype_of(described: type) -> np.dtype[np.void]:
    """All fields are 64-bit integers: plain Python and compiled code then agree to the bit, and a record can be read as
    one flat row of numbers."""
    return np.dtype([(f.name, np.int64, f.shape) if f.shape else (f.name, np.int64) for f in fields(described)])


class Record(np.void):
    """One element of a record array, its fields read and written as attributes."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, np.void) and self.dtype == other.dtype and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())


def _attribute(name: str, scalar: bool) -> property:
    def read(record: np.void) -> Any:
        return record[name].item() if scalar else record[name]

    def write(record: np.void, value: Any) -> None:
        record[name] = value

    return property(read, write)


def _record_dtype(described: type) -> np.dtype[np.void]:
    attributes = {f.name: _attribute(f.name, not f.shape) for f in fields(described)}
    return np.dtype((type(described.__name__, (Record,), attributes), dtype_of(described)))


_RECORD_DTYPES: dict[type, np.dtype[np.void]] = {}


def record_dtype(described: type) -> np.dtype[np.void]:
    """`dtype_of`, with elements that have attributes."""
    if described not in _RECORD_DTYPES:
        _RECORD_DTYPES[described] = _record_dtype(described)
    return _RECORD_DTYPES[described]


def new(described: type[T]) -> T:
    """A record of zeros."""
    return cast(T, np.zeros(1, record_dtype(described))[0])


def copy(record: T) -> T:
    """An independent copy."""
    array = np.empty(1, cast(Any, record).dtype)
    array[0] = record
    return cast(T, array[0])


def flat(record: object) -> Ints:
    """The record's numbers in one row, a copy."""
    return np.frombuffer(cast(Any, record).tobytes(), dtype=np.int64).copy()


def vector_names(described: type, cards: int) -> list[str]:
    """What each number of `vector` is: `trump`, `scores[1]`, `hands[0]{17}` for card 17 of that set."""
    names = []
    for field in fields(described):
        for index in np.ndindex(field.shape):
            place = field.name + (f"[{','.join(map(str, index))}]" if index else "")
            names += [f"{place}{{{card}}}" for card in range(cards)] if field.cards else [place]
    return names


def vector(described: type, records: NDArray[np.void], cards: int) -> Ints:
    """Records as rows of integers: numbers as they are, sets of cards as a 0 or 1 for each card."""
    columns = []
    for field in fields(described):
        words = records[field.name].reshape(len(records), -1)
        if field.cards:
            words = (words[:, :, None] >> np.arange(cards) & 1).reshape(len(records), -1)
        columns.append(words)
    return np.concatenate(columns, axis=1)
