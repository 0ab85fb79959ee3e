"""The sentences of facts and the names of moves in dnup, as data for the terminal and the browser."""

from updown.rules.sentences import (
    Count,
    Each,
    Join,
    Name,
    Phrase,
    Say,
    Sentences,
    Value,
    When,
    by_seat,
)


def cards(path: str) -> Phrase:
    return Each((path,), Value("."))


def in_area(message: str, area: str, values: dict[str, Phrase]) -> Phrase:
    """DN-17: with two players the sentence names the area too."""
    return When("area", "there", None, Say(area, {**values, "area": Value("area")}), Say(message, values))


BOTH_WAYS = {"cards": cards("cards"), "turned": cards("turned")}
SCORES = {"scores": by_seat("scores")}
ROUND: dict[str, Phrase] = {"round": Value("round", 1)}
LIMIT: dict[str, Phrase] = {"turns": Value("limit")}

SENTENCES: Sentences = {
    "played": in_area(
        "dn-played",
        "dn-played-area",
        {"who": Name(), "cards": cards("cards"), "size": Count("cards"), "value": Value("value")},
    ),
    "added": in_area(
        "dn-added", "dn-added-area", {"who": Name(), "card": Value("card"), "owner": Name("to", "within")}
    ),
    "took": in_area("dn-took", "dn-took-area", {"who": Name(), "owner": Name("from", "within"), **BOTH_WAYS}),
    "rotated": Say("dn-rotated", {"who": Name()}),
    "beaten": Say("dn-beaten", {"owner": Name("seat", "within"), **BOTH_WAYS}),
    "out": Say("dn-has-gone-out", {"who": Name(), "points": Value("points")}),
    "discarded": Say("dn-set-discarded", {"owner": Name("seat", "within"), "cards": cards("cards")}),
    # DN-14, DN-16, DN-20
    "round-over": Join(
        (
            When(
                "void", "is", True, Say("dn-round-void", {**ROUND, "turns": Value("limit")}), Say("round-over", ROUND)
            ),
            When("counts", "is", "rounds", Say("dn-rounds-won-are", SCORES), Say("points-are", SCORES)),
        )
    ),
    "best": Say("dn-best", {"who": Name("seat", "within"), "count": Count("cards"), "value": Value("value")}),
}

AREA = When("area", "there", None, Value("area"))

MOVES: Sentences = {
    "play": Join((Say("do-play"), cards("cards"))),
    "add": Join((Say("do-add"), Value("card"), Value("to"), AREA)),
    "take": Join((Say("do-take"), Value("from"), AREA)),
    "rotate": Say("do-rotate"),
}

# DN-8
GUIDANCE: Sentences = {
    "beat": Say(
        "web-dn-guide-beat",
        {"sets": Each(("sizes", "values"), Say("web-dn-set", {"size": Value(".0"), "value": Value(".1")}), by=", ")},
    ),
    "free": Say("web-dn-guide-free"),
    "too-low": When("adds", "above", 0, Say("web-dn-guide-low-add"), Say("web-dn-guide-low")),
}
