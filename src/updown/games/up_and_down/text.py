"""Up & Down as text: the table and the facts. Cards on the table are written as they are typed (H12); sentences use
their names (queen of hearts)."""

from collections.abc import Iterable
from typing import Any

from updown.games.up_and_down.sentences import SENTENCES
from updown.rules.sentences import Terminal, render
from updown.rules.text import (
    GAP,
    NOTHING,
    by_seat,
    columns,
    ending,
    flowing,
    heading,
    joined,
    round_name,
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
    visible letters show which edition it is; letters of other decks are used as they are."""

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


# --- facts ---


def sentence(fact: dict[str, Any], lang: str) -> str:
    """The sentence of one fact of `match.last_facts`; some have several lines."""
    return render(SENTENCES, "fact", fact, Terminal(lang))
