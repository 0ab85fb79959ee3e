"""The errors of the rules. Each message has the offending value and what was expected; all are ValueErrors:

ValueError
├── BadGame        a game from outside the package that cannot be used
├── BadOption      an option of a game: unknown, missing, or a value that it may not have; .name
├── BadDeck        a deck file
├── BadSetup       the start of a round; .rule
├── IllegalMove    a move; .rule, .code, .seat, .move; the match has not changed
├── BadState       a saved state or observation that cannot be read
└── BadRecord      a record; .round, .event, .rule (all None if the record as a whole is bad)
"""


class BadGame(ValueError):
    """A game from outside the package that cannot be used.

    >>> from updown.games.registry import add_game
    >>> add_game(42)
    Traceback (most recent call last):
    updown.rules.errors.BadGame: GAME is 42, expected a class derived from updown.Game
    """


class BadOption(ValueError):
    """An option of a game is unknown, missing, or has a value that it may not have.

    >>> import updown
    >>> try:
    ...     updown.game("dnup", players=9)
    ... except updown.BadOption as error:
    ...     print(error.name, "|", error)
    players | option 'players' is 9: expected a number from 2 to 5
    """

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"option {name!r} {problem}")
        self.name = name


class BadDeck(ValueError):
    """A deck that cannot be played with.

    >>> import updown
    >>> updown.game("dnup", players=2, deck={"format": "updown-deck/1", "game": "dnup", "name": "empty"})
    Traceback (most recent call last):
    updown.rules.errors.BadDeck: deck: star is missing, expected the card with the star
    """


class BadSetup(ValueError):
    """The start of a round breaks a rule.

    >>> import updown
    >>> updown.game("dnup", players=3).deal(setup={})
    Traceback (most recent call last):
    updown.rules.errors.BadSetup: the set-up has no 'hands' (DN-4)
    """

    def __init__(self, problem: str, rule: str) -> None:
        super().__init__(f"{problem} ({rule})")
        self.rule = rule


class IllegalMove(ValueError):
    """A move that the rules do not allow now.

    >>> import updown
    >>> match = updown.game("dnup", players=3).deal(seed=7)
    >>> try:
    ...     match.play(1, {"move": "rotate"})
    ... except updown.IllegalMove as error:
    ...     print(error.rule, error.code, "|", error)
    DN-5 not-on-turn | seat 1 may not rotate: it is seat 0's turn (DN-5)
    """

    def __init__(self, seat: object, move: object, problem: str, rule: str, code: str) -> None:
        super().__init__(f"seat {shown(seat)} may not {_short(move)}: {problem} ({rule})")
        self.seat = seat
        self.move = move
        self.problem = problem
        self.rule = rule
        self.code = code


class BadState(ValueError):
    """A saved state or observation that is damaged, or of another game.

    >>> import updown
    >>> updown.restore(b"something else")
    Traceback (most recent call last):
    updown.rules.errors.BadState: the bytes of the state are damaged, or of something else
    """


class BadRecord(ValueError):
    """A record that is not one, or that breaks a rule.

    >>> import updown
    >>> record = updown.game("dnup", players=3).deal(seed=7).record()
    >>> record["rounds"][0]["events"] = [{"seat": 1, "move": "rotate"}]
    >>> try:
    ...     updown.replay(record)
    ... except updown.BadRecord as error:
    ...     print(error.round, error.event, error.rule)
    0 0 DN-5
    """

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
    """A short text of a move, which may be any value."""
    if not isinstance(move, dict) or not isinstance(move.get("move"), str):
        return f"do {shown(move)}"
    parts = [part for name, part in move.items() if name != "move"]
    cards = [text for part in parts for text in (part if isinstance(part, list) else [part])]
    return " ".join([shown(move["move"], quote=False), *(shown(card, quote=False) for card in cards[:9])])


def shown(value: object, quote: bool = True) -> str:
    """A value as text for an error message, shortened if it is long."""
    try:
        text = value if isinstance(value, str) and not quote else repr(value)
    except (RecursionError, ValueError):
        return f"a {type(value).__name__} that is too large to show"
    return text if len(text) <= 80 else text[:77] + "..."
