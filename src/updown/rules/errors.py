"""What can be wrong with what people and programs give us. Each error says what was wrong and what was expected; all
are ValueErrors.

ValueError BadOption an option of a game: unknown, missing, or a value that it may not have BadDeck a deck file BadSetup
the start of a round: .rule IllegalMove a move: .rule, .code, .seat, .move; the match is as it was BadRecord a record:
.round, .event, .rule (all None where the record as a whole is bad)"""


class BadOption(ValueError):
    """An option of a game is unknown, missing, or has a value that it may not have."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"option {name!r} {problem}")
        self.name = name


class BadDeck(ValueError):
    """A deck that cannot be played with."""


class BadSetup(ValueError):
    """The start of a round breaks a rule."""

    def __init__(self, problem: str, rule: str) -> None:
        super().__init__(f"{problem} ({rule})")
        self.rule = rule


class IllegalMove(ValueError):
    """A move that the rules do not allow now."""

    def __init__(self, seat: object, move: object, problem: str, rule: str, code: str) -> None:
        super().__init__(f"seat {shown(seat)} may not {_short(move)}: {problem} ({rule})")
        self.seat = seat
        self.move = move
        self.problem = problem
        self.rule = rule
        self.code = code


class BadRecord(ValueError):
    """A record that is not one, or that breaks a rule."""

    def __init__(
        self, problem: str, round: int | None = None, event: int | None = None, rule: str | None = None
    ) -> None:
        place = (
            "" if round is None else f"round {round}, set-up: " if event is None else f"round {round}, event {event}: "
        )
        super().__init__(f"{place}{problem}")
        self.round = round
        self.event = event
        self.rule = rule


def _short(move: object) -> str:
    """A move in a few words, however strange it is."""
    if not isinstance(move, dict) or not isinstance(move.get("move"), str):
        return f"do {shown(move)}"
    parts = [part for name, part in move.items() if name != "move"]
    cards = [text for part in parts for text in (part if isinstance(part, list) else [part])]
    return " ".join([shown(move["move"], quote=False), *(shown(card, quote=False) for card in cards[:9])])


def shown(value: object, quote: bool = True) -> str:
    """A value for an error message, cut where it is long."""
    try:
        text = value if isinstance(value, str) and not quote else repr(value)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__} that is too large to show"
    return text if len(text) <= 80 else text[:77] + "..."
