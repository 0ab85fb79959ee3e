"""The sentences of facts and the names of moves in Up & Down, as data for the terminal and the browser."""

from updown.rules.sentences import (
    Each,
    Join,
    Name,
    Phrase,
    Say,
    Sentences,
    Switch,
    Value,
    When,
    by_seat,
    part,
)

WORDS = {
    "classic": {"D": "diamonds", "H": "hearts", "S": "spades", "C": "clubs"},
    "ludolux": {"F": "feather", "M": "monocle", "H": "hat", "R": "rose"},
}
"""UD-2: by edition and letter, the end of the message ids that begin with `suit-` and `card-`."""


def suit(path: str) -> Phrase:
    """'hearts'; a letter of another deck is used as it is."""
    editions: dict[str, Phrase] = {}
    for edition, words in WORDS.items():
        editions[edition] = Switch(path, {letter: Say(f"suit-{word}") for letter, word in words.items()}, Value(path))
    return Switch("edition", editions, Value(path))


def card(path: str) -> Phrase:
    """'queen of hearts'."""
    letter, number = part(path, "0"), part(path, "1:")
    editions: dict[str, Phrase] = {}
    for edition, words in WORDS.items():
        cards: dict[str, Phrase] = {sign: Say(f"card-{word}", {"value": Value(number)}) for sign, word in words.items()}
        editions[edition] = Switch(letter, cards, Value(path))
    return Switch("edition", editions, Value(path))


def verdict(message: str) -> Phrase:
    return Say(message, {"who": Name("#", "colon"), "card": card(".1")})


SENTENCES: Sentences = {
    "flipped": When("side", "is", "up", Say("ud-flipped-up", {"who": Name()}), Say("ud-flipped-down", {"who": Name()})),
    "rotated": Say("ud-rotated", {"who": Name(), "suits": Each(("suits",), suit("."), by="seat")}),
    "rolled": Say(
        "ud-rolled",
        {"who": Name(), "first": Value("dice.0"), "second": Value("dice.1"), "trump": Value("trump")},
    ),
    "chosen": Say("ud-chosen", {"who": Name()}),
    # UD-12, UD-13: the result of each card, and who gets the trick.
    "trick": Join(
        (
            Each(
                ("verdicts", "cards"),
                Switch(
                    ".0",
                    {
                        "wins": verdict("ud-wins"),
                        "beaten": verdict("ud-beaten"),
                        "does-not-count": verdict("ud-does-not-count"),
                        "cancelled": verdict("ud-cancelled"),
                    },
                ),
                by="\n",
            ),
            When(
                "winner",
                "is",
                None,
                Say("ud-to-pot", {"pot": Value("pot")}),
                When(
                    "taken",
                    "above",
                    1,
                    Say("ud-taken-with-pot", {"who": Name("winner"), "more": Value("taken", -1)}),
                    Say("ud-taken", {"who": Name("winner")}),
                ),
            ),
        ),
        by="\n",
    ),
    "round-over": Join(
        (
            Say("round-over", {"round": Value("round", 1)}),
            Say("ud-tricks-are", {"scores": by_seat("scores")}),
            When("pot", "above", 0, Say("ud-pot-lost", {"pot": Value("pot")})),
        )
    ),
    "best": When(
        "taken",
        "above",
        1,
        Say("ud-best-taken", {"who": Name("seat", "within"), "count": Value("taken")}),
        Say("ud-best-beaten", {"who": Name("seat", "within"), "count": Value("beaten")}),
    ),
}

MOVES: Sentences = {
    "flip": Say("cli-do-flip"),
    "rotate": Join((Say("cli-do-turn"), Value("turns"))),
    "roll": Say("cli-do-roll"),
    "choose": Join((Say("cli-do-choose"), Value("card"))),
}


def can_win(some: str, none: str) -> Phrase:
    """UD-12: 'only clubs and 8s', or none of the hand."""
    value: dict[str, Phrase] = {"value": Value("trump")}
    trumps = Switch("edition", {"classic": Say("web-ud-guide-court", value)}, Say("web-ud-guide-value", value))
    return When("wins", "above", 0, Say(some, {"suit": suit("suit"), "trumps": trumps}), Say(none))


GUIDANCE: Sentences = {
    "change": can_win("web-ud-guide-change", "web-ud-guide-change-none"),
    "choose": can_win("web-ud-guide-choose", "web-ud-guide-choose-none"),
}
