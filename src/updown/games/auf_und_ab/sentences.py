"""The sentences of facts and the names of moves in Auf und Ab, as data for the terminal and the browser. The terminal
names a card by its symbols and its value, ABC(7); the browser by its value."""

from updown.rules.sentences import (
    Each,
    Either,
    Join,
    Name,
    Phrase,
    Say,
    Seats,
    Sentences,
    Text,
    Value,
    When,
    by_seat,
)

JOKER = Say("aa-joker")


def card(path: str, value: str) -> Phrase:
    symbols = When(value, "is", 0, JOKER, Value(path))
    typed = Join((symbols, Text("("), Value(value), Text(")")), by="")
    return Either(typed, When(value, "is", 0, JOKER, Value(value)))


def cards(path: str, values: str) -> Phrase:
    each = card(".0", ".1")
    return Either(Each((path, values), each), Each((path, values), each, by="and"))


def played(message: str, whose: dict[str, Phrase]) -> Phrase:
    """AA-7: whose pile went up or down. Pile numbers are typed from 0, and shown from 1."""
    pile = Either(Value("pile.1"), Value("pile.1", 1))
    laid = {"card": card("card", "value"), "onto": card("onto", "onto_value"), "pile": pile}
    return Say(message, {"who": Name(), **laid, **whose})


BEST: dict[str, Phrase] = {"who": Name("seat", "within"), "from": Value("values.0"), "to": Value("values.1")}
OWNER: dict[str, Phrase] = {"owner": Name("pile.0", "within")}

SENTENCES: Sentences = {
    "laid": Say("aa-has-laid", {"who": Name(), "count": Value("count")}),
    # AA-4, AA-5: the first cards of the piles, and who begins.
    "revealed": Join(
        (
            Say("aa-revealed"),
            Each(
                ("cards", "values", "sums"),
                Say("aa-revealed-seat", {"who": Name("#", "colon"), "cards": cards(".0", ".1"), "sum": Value(".2")}),
                by="\n",
            ),
            When(
                "tie",
                "is",
                True,
                Say("aa-begins-tie", {"who": Name("begins", "within")}),
                Say("aa-begins", {"who": Name("begins")}),
            ),
        ),
        by="\n",
    ),
    "drew": Say("aa-drew", {"who": Name(), "card": card("discard", "value"), "stock": Value("stock")}),
    "swapped": Say(
        "aa-swapped",
        {"who": Name(), "cards": cards("discard", "values"), "taken": card("take", "take_value")},
    ),
    "kept": Say("aa-kept", {"who": Name()}),
    "played": When(
        "seat",
        "same",
        "pile.0",
        When("change", "above", 0, played("aa-played-own-up", {}), played("aa-played-own-down", {})),
        When("change", "above", 0, played("aa-played-other-up", OWNER), played("aa-played-other-down", OWNER)),
    ),
    "buried": Say("aa-has-buried", {"who": Name()}),
    "last-turns": Say("aa-last-turns-begin", {"who": Name(), "seats": Seats("seats", you="seat-you-for")}),
    "round-over": Join((Say("game-over"), Say("points-are", {"scores": by_seat("scores")}))),
    "best": When(
        "seat",
        "same",
        "owner",
        Say("aa-best-own", BEST),
        Say("aa-best-other", {**BEST, "owner": Name("owner", "within")}),
    ),
}

MOVES: Sentences = {
    "lay": Join((Say("cli-do-lay"), Each(("cards",), Value(".")))),
    "play": Join((Say("do-play"), Value("card"), Value("pile.0"), Value("pile.1"))),
    "draw": Join((Say("do-draw"), Value("discard"))),
    "swap": Join((Say("do-swap"), Each(("discard",), Value(".")), Value("take"))),
    "keep": Say("cli-do-keep"),
    "bury": Join((Say("do-bury"), Value("card"))),
}

LISTED = 5
"""A hint names at most this many cards; more are only counted."""

FITTING = Each(("values",), When(".", "is", 0, Say("web-aa-guide-joker"), Value(".")), by="and")

GUIDANCE: Sentences = {
    # AA-7
    "turn": When(
        "fit",
        "is",
        0,
        When("draw", "is", True, Say("web-aa-guide-none-draw"), Say("web-aa-guide-none-bury")),
        When(
            "fit",
            "same",
            "held",
            Say("web-aa-guide-all"),
            When(
                "fit",
                "above",
                LISTED,
                Say("web-aa-guide-many", {"count": Value("fit"), "held": Value("held")}),
                Say("web-aa-guide-only", {"count": Value("fit"), "cards": FITTING}),
            ),
        ),
    ),
}
