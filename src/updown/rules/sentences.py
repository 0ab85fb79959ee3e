"""Turns facts and moves into sentences. A game declares a table of phrases; one small interpreter here and one in the
browser (web/src/table/phrases.ts) evaluate it. Tests compare both on the same facts."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct, to_builtins

from updown.rules.text import seat_colon, seat_first, seat_list, seat_within
from updown.words import say
from updown.words import say as say_by_id

Form: TypeAlias = Literal["first", "within", "colon", "plain"]
"""The position of a name: at the start of a sentence, within it, before a colon, or alone in a list."""

# --- the building blocks ---


class Phrase(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """A piece of text that is computed from a fact.

    A path leads to a value: `seat` or `pile.0` starts at the fact, `.` or `.1` at the current item of `Each`, and `#`
    is the number of that item. Within a text, `.0` is its first letter and `.1:` all that follows, as a number."""


class Say(Phrase, frozen=True, tag="say"):
    """A message of the catalogues, with values. If some of them are names, the message also receives `$you`: the key of
    the one that is the reader's own name (`who`, `owner`), or `nobody`."""

    message: str
    values: dict[str, Phrase] = {}


class Name(Phrase, frozen=True, tag="name"):
    """The name of a seat."""

    path: str = "seat"
    form: Form = "first"


class Value(Phrase, frozen=True, tag="value"):
    """A number or a text as it is; `plus` is added to a number."""

    path: str
    plus: int = 0


class Count(Phrase, frozen=True, tag="count"):
    """The length of a list."""

    path: str


class Text(Phrase, frozen=True, tag="text"):
    """A text that is the same in every language."""

    text: str


class Join(Phrase, frozen=True, tag="join"):
    """Several phrases one after the other; those that are empty are left out."""

    parts: tuple[Phrase, ...]
    by: str = " "


class Each(Phrase, frozen=True, tag="each"):
    """A phrase for each item of a list; of several lists, for the items at the same place. `by` separates them; `and`
    lists them as the language does, `seat` puts the name of the seat before each."""

    paths: tuple[str, ...]
    item: Phrase
    by: str = " "


class Seats(Phrase, frozen=True, tag="seats"):
    """The names of seats: 'Ann, Ben and Dani'; `you` is the message that replaces the reader's own name."""

    path: str
    you: str = "seat-you"


class When(Phrase, frozen=True, tag="when"):
    """One phrase or another. `is` and `above` compare with the value, `same` with the value at the other path; `there`
    tests whether the value exists."""

    path: str
    test: Literal["is", "above", "same", "there"]
    value: str | int | bool | None
    then: Phrase
    otherwise: Phrase = Text("")


class Switch(Phrase, frozen=True, tag="switch"):
    """A phrase that is chosen by a text."""

    path: str
    cases: dict[str, Phrase]
    otherwise: Phrase = Text("")


class Either(Phrase, frozen=True, tag="either"):
    """One phrase for the terminal, which names things as they are typed, and one for pages, which name them as they are
    seen."""

    typed: Phrase
    shown: Phrase


Sentences: TypeAlias = Mapping[str, Phrase]
"""Maps the name of a fact or of a move to its phrase."""


def by_seat(path: str) -> Phrase:
    """'Ann (5), Ben (3)'."""
    return Each((path,), Value("."), by="seat")


def part(path: str, step: str) -> str:
    """The path that goes one step on."""
    return path + step if path.endswith(".") else f"{path}.{step}"


def leading_message(phrase: Phrase) -> str | None:
    """The message with which a phrase begins where moves are typed; None if it begins with something else. That of a
    move's words is the name of the move."""
    match phrase:
        case Say() if not phrase.values:
            return phrase.message
        case Join():
            return leading_message(phrase.parts[0])
        case Either():
            return leading_message(phrase.typed)
    return None


def exported(sentences: Sentences) -> dict[str, Any]:
    """The table in the form that the browser reads."""
    return {name: to_builtins(phrase) for name, phrase in sentences.items()}


def messages_in(phrase: Phrase) -> set[str]:
    """Every message that a phrase may use."""
    inner: list[Phrase] = []
    for field in phrase.__struct_fields__:
        value = getattr(phrase, field)
        inner += [value] if isinstance(value, Phrase) else []
        inner += [each for each in value if isinstance(each, Phrase)] if isinstance(value, tuple) else []
        inner += value.values() if isinstance(value, dict) else []
    own = {phrase.message} if isinstance(phrase, Say) else {phrase.you} if isinstance(phrase, Seats) else set()
    return own.union(*map(messages_in, inner))


# --- languages and names ---


class Speaker(Protocol):
    """Says messages in one language, and names the seats."""

    lang: str
    typed: bool
    me: int | None
    """The reader's seat; None if they have none."""

    def say(self, message: str, values: dict[str, str | int]) -> str: ...

    def name(self, seat: int, form: Form) -> str: ...

    def seats(self, seats: Sequence[int], you: str) -> str: ...


class Terminal:
    """Names seats by their numbers, as they are typed."""

    typed = True
    me: int | None = None

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, message: str, values: dict[str, str | int]) -> str:
        return say_by_id(self.lang, message, **values)

    def name(self, seat: int, form: Form) -> str:
        if form == "plain":
            return say(self.lang, "seat", seat=seat)
        return {"first": seat_first, "within": seat_within, "colon": seat_colon}[form](self.lang, seat)

    def seats(self, seats: Sequence[int], you: str) -> str:
        return seat_list(self.lang, seats)


class People:
    """Names seats by the names of their players, as in the browser."""

    typed = False

    def __init__(self, lang: str, names: Sequence[str], me: int | None = None) -> None:
        self.lang = lang
        self.names = names
        self.me = me

    def say(self, message: str, values: dict[str, str | int]) -> str:
        return say_by_id(self.lang, message, **values)

    def name(self, seat: int, form: Form) -> str:
        return say(self.lang, "seat-you") if form == "plain" and seat == self.me else self.names[seat]

    def seats(self, seats: Sequence[int], you: str) -> str:
        return listed(self.lang, [say_by_id(self.lang, you) if seat == self.me else self.names[seat] for seat in seats])


def listed(lang: str, parts: Sequence[str]) -> str:
    """'1, 2 and 3'."""
    if len(parts) < 2:
        return "".join(parts)
    return say(lang, "list-and", first=", ".join(parts[:-1]), last=parts[-1])


# --- the interpreter ---


def render(sentences: Sentences, kind: str, fact: Mapping[str, Any], speaker: Speaker) -> str:
    """The sentence of a fact (`kind` is "fact") or the name of a move ("move"). One that the table does not have is
    shown by its name and values, so that a new game can be played before it has texts."""
    phrase = sentences.get(fact[kind])
    if phrase is not None:
        return str(_Renderer(fact, speaker).text(phrase))
    who = [f"{speaker.name(fact['seat'], 'colon')}:"] if "seat" in fact else []
    values = [_plainly(value) for key, value in fact.items() if key not in (kind, "seat")]
    return " ".join([*who, str(fact[kind]).replace("-", " "), *values])


def _plainly(value: Any) -> str:
    return " ".join(map(_plainly, value)) if isinstance(value, list | tuple) else str(value)


class _Renderer:
    """Evaluates phrases for one fact; within `Each`, also for the current item and its number."""

    def __init__(self, fact: Mapping[str, Any], speaker: Speaker, item: Any = None, place: int = 0) -> None:
        self.fact = fact
        self.speaker = speaker
        self.item = item
        self.place = place

    def find(self, path: str) -> Any:
        if path == "#":
            return self.place
        found = self.item if path.startswith(".") else self.fact
        for step in filter(None, path.split(".")):
            if isinstance(found, Mapping):
                found = found.get(step)
            elif step.endswith(":"):
                found = int(found[int(step[:-1]) :])
            else:
                found = found[int(step)]
        return found

    def text(self, phrase: Phrase) -> str | int:
        match phrase:
            case Say():
                return self.say(phrase)
            case Name():
                return self.speaker.name(self.find(phrase.path), phrase.form)
            case Value():
                found: str | int = self.find(phrase.path)
                return found + phrase.plus if isinstance(found, int) else found
            case Count():
                return len(self.find(phrase.path))
            case Text():
                return phrase.text
            case Join():
                return phrase.by.join(text for text in map(str, map(self.text, phrase.parts)) if text)
            case Each():
                return self.each(phrase)
            case Seats():
                return self.speaker.seats(self.find(phrase.path), phrase.you)
            case When():
                return self.text(phrase.then if self.holds(phrase) else phrase.otherwise)
            case Switch():
                return self.text(phrase.cases.get(self.find(phrase.path), phrase.otherwise))
            case Either():
                return self.text(phrase.typed if self.speaker.typed else phrase.shown)
        raise TypeError(f"no words for {phrase!r}")

    def say(self, phrase: Say) -> str:
        values = {key: self.text(it) for key, it in phrase.values.items()}
        named = {key: self.find(it.path) for key, it in phrase.values.items() if isinstance(it, Name)}
        if named:
            values["you"] = next((key for key, seat in named.items() if seat == self.speaker.me), "nobody")
        return self.speaker.say(phrase.message, values)

    def holds(self, phrase: When) -> bool:
        found, value = self.find(phrase.path), phrase.value
        match phrase.test:
            case "above":
                assert isinstance(value, int)
                return bool(found > value)
            case "same":
                return bool(found == self.find(str(value)))
            case "there":
                return found is not None
        return found is value or (found == value and type(found) is type(value))

    def each(self, phrase: Each) -> str:
        lists = [self.find(path) for path in phrase.paths]
        things = lists[0] if len(lists) == 1 else list(zip(*lists, strict=True))
        inside = (_Renderer(self.fact, self.speaker, thing, place) for place, thing in enumerate(things))
        texts = [str(each.text(phrase.item)) for each in inside]
        if phrase.by == "and":
            return listed(self.speaker.lang, texts)
        if phrase.by == "seat":
            names = [self.speaker.name(seat, "plain") for seat in range(len(texts))]
            pairs = zip(names, texts, strict=True)
            return ", ".join(self.speaker.say("seat-with", {"who": who, "what": what}) for who, what in pairs)
        return phrase.by.join(texts)
