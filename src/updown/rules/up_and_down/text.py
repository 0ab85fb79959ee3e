"""Up & Down in words: the table, and what happened. Cards on the table are written as they are typed (H12), in
sentences they have names (queen of hearts)."""

from collections.abc import Iterable
from typing import Any

from updown.rules.wording import (
    GAP,
    NOTHING,
    by_seat,
    columns,
    ending,
    flowing,
    heading,
    joined,
    round_name,
    seat_colon,
    seat_first,
    seat_label,
    seat_list,
    whole,
)
from updown.words import say

CLASSIC_SUIT_WORDS = {"D": "suit-diamonds", "H": "suit-hearts", "S": "suit-spades", "C": "suit-clubs"}
CLASSIC_CARD_WORDS = {"D": "card-diamonds", "H": "card-hearts", "S": "card-spades", "C": "card-clubs"}
LUDOLUX_SUIT_WORDS = {"F": "suit-feather", "M": "suit-monocle", "H": "suit-hat", "R": "suit-rose"}
LUDOLUX_CARD_WORDS = {"F": "card-feather", "M": "card-monocle", "H": "card-hat", "R": "card-rose"}
JACK = 11


class Suits:
    """The names of a deck's suits and cards. UD-2: an H is a heart beside D, S, C and a hat beside F, M, R, so the
    letters in sight say which edition it is; letters of another deck stand for themselves."""

    def __init__(self, letters: Iterable[str]) -> None:
        seen = set(letters)
        self.classic = seen <= CLASSIC_SUIT_WORDS.keys()
        ludolux = not self.classic and seen <= LUDOLUX_SUIT_WORDS.keys()
        self.suit_words = CLASSIC_SUIT_WORDS if self.classic else LUDOLUX_SUIT_WORDS if ludolux else {}
        self.card_words = CLASSIC_CARD_WORDS if self.classic else LUDOLUX_CARD_WORDS if ludolux else {}

    def suit(self, lang: str, letter: str) -> str:
        """'hearts'."""
        return say(lang, self.suit_words[letter]) if letter in self.suit_words else letter

    def suit_with_letter(self, lang: str, letter: str) -> str:
        """'hearts (H)'."""
        return f"{self.suit(lang, letter)} ({letter})" if letter in self.suit_words else letter

    def card(self, lang: str, card: str) -> str:
        """'queen of hearts'."""
        letter = card[0]
        return say(lang, self.card_words[letter], value=int(card[1:])) if letter in self.card_words else card

    def trump(self, lang: str, value: int) -> str:
        court = self.classic and value >= JACK
        return say(lang, "ud-trump-court", value=value) if court else say(lang, "ud-trump", value=value)

    def hand(self, lang: str, hand: list[str] | int) -> str:
        """Cards by suit and value, a gap between the suits; of a hidden hand only how many."""
        if isinstance(hand, int) or not hand:
            return say(lang, "cards", count=hand if isinstance(hand, int) else 0)
        order = [*self.suit_words]
        suits: dict[str, list[int]] = {}
        for card in hand:
            suits.setdefault(card[0], []).append(int(card[1:]))
        letters = sorted(suits, key=lambda letter: (order.index(letter) if letter in order else -1, letter))
        return GAP.join(" ".join(f"{letter}{value}" for value in sorted(suits[letter])) for letter in letters)


# --- the table ---


def table(shown: dict[str, Any], lang: str) -> str:
    """The table as the state or a view shows it."""
    suits = Suits([*shown["suits"], *(card[0] for card in cards_in_sight(shown))])
    return whole(
        [
            heading(shown, lang, say(lang, "game-up-and-down"), round_name(shown, lang)),
            *rules_of_trick(shown, lang, suits),
        ],
        seat_lines(shown, lang, suits),
        [*last_lines(shown, lang, suits), *flowing("", whose_turn(shown, lang))],
    )


def cards_in_sight(shown: dict[str, Any]) -> Iterable[str]:
    for cards in (*shown["hands"], shown["aside"], shown["chosen"]):
        if isinstance(cards, list):
            yield from (card for card in cards if isinstance(card, str))


def rules_of_trick(shown: dict[str, Any], lang: str, suits: Suits) -> list[str]:
    """Side, trump, pot and chef."""
    parts = [
        say(lang, "ud-up") if shown["side"] == "up" else say(lang, "ud-down"),
        suits.trump(lang, shown["trump"]),
        say(lang, "ud-pot", pot=shown["pot"]),
    ]
    if shown["turn"]:
        parts.append(say(lang, "ud-boss", seat=shown["chef"]))
    return joined(parts)


def seat_lines(shown: dict[str, Any], lang: str, suits: Suits) -> list[str]:
    """One line a seat; the sum of all rounds from the second on, chosen cards where any lie there."""
    several, chosen = shown["round"] > 0, any(shown["chosen"])
    labels = ["", say(lang, "ud-label-suit"), say(lang, "ud-label-tricks")]
    labels += [say(lang, "ud-label-total")] if several else []
    labels += [say(lang, "ud-label-chosen")] if chosen else []
    rows = [[*labels, say(lang, "label-hand")]]
    for seat, hand in enumerate(shown["hands"]):
        row = [seat_label(shown, lang, seat), suits.suit_with_letter(lang, shown["suits"][seat])]
        row.append(str(shown["tricks"][seat]))
        row += [str(shown["scores"][seat])] if several else []
        row += [chosen_card(shown["chosen"][seat], lang)] if chosen else []
        rows.append([*row, suits.hand(lang, hand)])
    return columns(rows, right=(2, 3) if several else (2,))


def chosen_card(chosen: str | bool | None, lang: str) -> str:
    if chosen is True:
        return say(lang, "card-face-down")
    return chosen or NOTHING


def last_lines(shown: dict[str, Any], lang: str, suits: Suits) -> list[str]:
    """The cards aside, and in a view the trick just played."""
    lines = []
    if shown["aside"]:
        lines += flowing("", say(lang, "ud-aside", cards=suits.hand(lang, shown["aside"])))
    if shown.get("played"):
        trick = shown["played"][-1]
        cards, winner = by_seat(lang, trick["cards"]), trick["winner"]
        if winner is None:
            lines += flowing("", say(lang, "ud-last-trick-pot", cards=cards))
        else:
            lines += flowing("", say(lang, "ud-last-trick-won", cards=cards, seat=winner))
    return lines


def whose_turn(shown: dict[str, Any], lang: str) -> str:
    if not shown["turn"]:
        return ending(shown, lang)
    if shown["phase"] == "change":
        return say(lang, "ud-turn-change", seat=shown["chef"])
    return say(lang, "ud-turn-choose", seats=seat_list(lang, shown["turn"]))


# --- what happened ---


def sentence(fact: dict[str, Any], lang: str) -> str:
    """One fact of `match.happened` in words; a trick has several lines."""
    who = seat_first(lang, fact.get("seat", 0))
    match fact["fact"]:
        case "flipped" if fact["side"] == "up":
            return say(lang, "ud-flipped-up", who=who)
        case "flipped":
            return say(lang, "ud-flipped-down", who=who)
        case "rotated":
            suits = Suits(fact["suits"])
            names = [suits.suit(lang, letter) for letter in fact["suits"]]
            return say(lang, "ud-rotated", who=who, suits=by_seat(lang, names))
        case "rolled":
            first, second = fact["dice"]
            return say(lang, "ud-rolled", who=who, first=first, second=second, trump=fact["trump"])
        case "chosen":
            return say(lang, "ud-chosen", who=who)
        case "trick":
            return "\n".join(trick_lines(fact, lang, Suits([*fact["suits"], *(card[0] for card in fact["cards"])])))
        case "round-over":
            told = [say(lang, "round-over", round=fact["round"] + 1)]
            told.append(say(lang, "ud-tricks-are", scores=by_seat(lang, fact["scores"])))
            return " ".join([*told, say(lang, "ud-pot-lost", pot=fact["pot"])] if fact["pot"] else told)
    raise ValueError(f"up-and-down has no fact {fact['fact']!r}")


def trick_lines(fact: dict[str, Any], lang: str, suits: Suits) -> list[str]:
    """UD-12, UD-13: what became of each card, and who gets the trick."""
    lines = []
    for seat, (card, verdict) in enumerate(zip(fact["cards"], fact["verdicts"], strict=True)):
        lines.append(verdict_line(lang, seat, suits.card(lang, card), verdict))
    winner, more = fact["winner"], fact["taken"] - 1
    if winner is None:
        lines.append(say(lang, "ud-to-pot", pot=fact["pot"]))
    elif more:
        lines.append(say(lang, "ud-taken-with-pot", who=seat_first(lang, winner), more=more))
    else:
        lines.append(say(lang, "ud-taken", who=seat_first(lang, winner)))
    return lines


def verdict_line(lang: str, seat: int, card: str, verdict: str) -> str:
    who = seat_colon(lang, seat)
    match verdict:
        case "wins":
            return say(lang, "ud-wins", who=who, card=card)
        case "beaten":
            return say(lang, "ud-beaten", who=who, card=card)
        case "does-not-count":
            return say(lang, "ud-does-not-count", who=who, card=card)
        case "cancelled":
            return say(lang, "ud-cancelled", who=who, card=card)
    raise ValueError(f"up-and-down has no verdict {verdict!r}")
