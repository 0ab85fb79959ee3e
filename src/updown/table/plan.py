"""The plan of a new table: game, seats, pace, and who may watch. The host chooses all of it, and everybody sees it."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Lang: TypeAlias = Literal["lb", "de", "fr", "da", "en"]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, description="a nickname")]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, description="a bot: `casual`, `expert:time=0.2`")]
Watch: TypeAlias = Literal["nobody", "public", "open"]
"""Who may watch: nobody; anybody, but only public information; anybody, and all hands once the match is over."""


class StrictStruct(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base of all structs that are received or stored: unknown fields are an error."""


class Live(StrictStruct, frozen=True, tag_field="kind", tag="live"):
    """A number of seconds for each decision."""

    seconds: Annotated[int, Meta(ge=5, le=3600)] = 60


class Relaxed(StrictStruct, frozen=True, tag_field="kind", tag="relaxed"):
    """A number of days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Unhurried(StrictStruct, frozen=True, tag_field="kind", tag="unhurried"):
    """No clock: for a table with one person and bots."""


Pace: TypeAlias = Live | Relaxed | Unhurried


class OpenSeat(StrictStruct, frozen=True, tag_field="kind", tag="open"):
    """A seat for a person who has not come yet."""


class MySeat(StrictStruct, frozen=True, tag_field="kind", tag="me"):
    """The seat of the person who opens the table."""


class BotSeat(StrictStruct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    level: Level = "casual"


SeatPlan: TypeAlias = OpenSeat | MySeat | BotSeat


class Plan(StrictStruct, frozen=True):
    """The plan of a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any]
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    pace: Pace = Live()
    watch: Watch = "public"
    hints: bool = True
    memory: bool = True
    """Whether the table shows which cards everybody has seen."""
    listed: bool = False
    """Whether anybody may find the table and sit down without its link."""


def pace_ms(pace: Pace) -> int | None:
    """The time limit of a decision; None: no limit."""
    if isinstance(pace, Live):
        return pace.seconds * 1000
    if isinstance(pace, Relaxed):
        return pace.days * 86_400_000
    return None
