"""Positions and moves in short notation. The decks, hand sizes and set-ups here are written from the rules pages and
ask the program nothing, so that they cannot repeat a mistake of it."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any, TypeAlias

import updown
from updown import Match

Json: TypeAlias = dict[str, Any]

UP_AND_DOWN, AUF_UND_AB, DNUP = "up-and-down", "auf-und-ab", "dnup"
PLAYERS = {UP_AND_DOWN: (2, 3, 4), AUF_UND_AB: (2, 3), DNUP: (2, 3, 4, 5)}
TABLES = [(game, players) for game, counts in PLAYERS.items() for players in counts]

UD_SUITS = {"classic": "DHSC", "ludolux": "FMHR"}
UD_HAND = {2: 15, 3: 14, 4: 11}
AA_HAND = {2: 13, 3: 8}
AA_LAID = {2: 3, 3: 2}
STAR = "1/5"

# --- decks ---


def ud_deck(edition: str = "classic") -> list[str]:
    """UD-1: four suits, values 2 to 12."""
    return [f"{suit}{value}" for suit in UD_SUITS[edition] for value in range(2, 13)]


def aa_deck(symbols: str = "ABCDE") -> list[str]:
    """AA-1: one card for each subset of the symbols."""
    return ["".join(c) or "-" for size in range(len(symbols) + 1) for c in combinations(symbols, size)]


def aa_value(card: str) -> int:
    """AA-2: A 1, B 2, C 4, D 8, E 16; the joker 0."""
    return sum(2 ** "ABCDE".index(symbol) for symbol in card if symbol != "-")


def dn_deck(players: int) -> list[str]:
    """DN-2, DN-3: the cards in play, each with its lower value first."""

    def apart(low: int, high: int) -> int:
        return min(high - low, 9 - (high - low))

    least = {2: 3, 3: 2, 4: 1, 5: 1}[players]
    cards = [f"{low}/{high}" for low, high in combinations(range(1, 10), 2) if apart(low, high) >= least]
    return cards + (["1/9", "2/8", "3/7", "4/6"] if players == 5 else [])


def turned(card: str) -> str:
    """DN-1: the card turned by 180 degrees."""
    return "/".join(reversed(card.split("/")))


def unturned(card: str) -> str:
    """A dnup card with its lower value first; any other card as it is."""
    return min(card, turned(card)) if "/" in card else card


# --- set-ups ---


def deal_out(deck: Iterable[str], given: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """Hands that begin with the cards given and go on with the rest of the deck, in its order."""
    hands = [hand.split() for hand in given]
    named = Counter(unturned(card) for hand in hands for card in hand)
    rest = []
    for card in deck:
        if named[card]:
            named[card] -= 1
        else:
            rest.append(card)
    assert not +named, f"not in this deck, or not so often: {+named}"
    for hand, size in zip(hands, sizes, strict=True):
        missing = size - len(hand)
        assert missing >= 0, f"more than {size} cards: {hand}"
        hand += rest[:missing]
        rest = rest[missing:]
    assert not rest, f"cards left over: {rest}"
    return hands


def dice_for(trump: int) -> list[int]:
    """Two dice with that sum."""
    first = max(1, trump - 6)
    return [first, trump - first]


def ud_setup(
    *hands: str, trump: int = 7, side: str = "up", chef: int = 0, edition: str = "classic", size: int | None = None
) -> Json:
    """A start of Up & Down; `size` cards in a hand where the deck is not the usual one."""
    players = len(hands)
    size = size or UD_HAND[players]
    sizes = [size] * players + [44 - size * players]
    *full, aside = deal_out(ud_deck(edition), [*hands, ""], sizes)
    return {"hands": full, "aside": aside, "dice": dice_for(trump), "side": side, "chef": chef}


def aa_setup(*hands: str, stock: str = "", size: int | None = None, symbols: str = "ABCDE") -> Json:
    """A start of Auf und Ab; the stock begins with the cards given."""
    players = len(hands)
    size = size or AA_HAND[players]
    sizes = [size] * players + [2 ** len(symbols) - size * players]
    *full, rest = deal_out(aa_deck(symbols), [*hands, stock], sizes)
    return {"hands": full, "stock": rest}


def dn_setup(*hands: str, deck: Sequence[str] | None = None) -> Json:
    """A start of dnup; cards that are not given lie with their lower value up. Someone must be given the star."""
    assert any(unturned(card) == STAR for hand in hands for card in hand.split()), "say who has the star"
    cards = dn_deck(len(hands)) if deck is None else deck
    return {"hands": deal_out(cards, hands, [len(cards) // len(hands)] * len(hands))}


def begin(game: str, setup: Json, **options: Any) -> Match:
    """A match from that start; later chance from a fixed seed."""
    return updown.game(game, players=len(setup["hands"]), **options).deal(setup=setup, seed=0)


def ud(*hands: str, trump: int = 7, side: str = "up", chef: int = 0, edition: str = "classic", **options: Any) -> Match:
    """A match of Up & Down."""
    setup = ud_setup(*hands, trump=trump, side=side, chef=chef, edition=edition)
    return begin(UP_AND_DOWN, setup, edition=edition, **options)


def aa(*hands: str, stock: str = "", **options: Any) -> Match:
    """A match of Auf und Ab."""
    return begin(AUF_UND_AB, aa_setup(*hands, stock=stock), **options)


def dn(*hands: str) -> Match:
    """A match of dnup."""
    return begin(DNUP, dn_setup(*hands))


# --- moves ---


def parse_move(text: str) -> Json:
    """A move from its short form:

    up-and-down   flip   rotate 2   roll   D9
    auf-und-ab    lay AB CD   play ABC on 1.0   draw AB   swap AB C for CDE   keep   bury AB
    dnup          play 3/4 3/6   add 5/2 to 2   take 2   rotate   (two players, seat and area: add 5/2 to 1.2, take 1.2)
    """
    name, *words = text.split()
    if name in ("flip", "roll", "keep") or (name == "rotate" and not words):
        return {"move": name}
    if name == "rotate":
        return {"move": name, "turns": int(words[0])}
    if name == "play" and "on" in words:
        return {"move": name, "card": words[0], "pile": [int(number) for number in words[2].split(".")]}
    if name in ("play", "lay"):
        return {"move": name, "cards": words}
    if name == "draw":
        return {"move": name, "discard": words[0]}
    if name == "bury":
        return {"move": name, "card": words[0]}
    if name == "swap":
        return {"move": name, "discard": words[:-2], "take": words[-1]}
    if name == "add":
        return {"move": name, "card": words[0], **_place("to", words[2])}
    if name == "take":
        return {"move": name, **_place("from", words[0])}
    assert not words, f"what is {text!r}?"
    return {"move": "choose", "card": name}


def _place(key: str, word: str) -> Json:
    seat, _, area = word.partition(".")
    return {key: int(seat)} | ({"area": int(area)} if area else {})


def format_move(move: Json) -> str:
    """The short form of a move: the inverse of `parse_move` (test_kit.py)."""
    name = str(move["move"])
    if name == "choose":
        return str(move["card"])
    if name == "play" and "pile" in move:
        return f"play {move['card']} on {move['pile'][0]}.{move['pile'][1]}"
    area = f".{move['area']}" if "area" in move else ""
    if name in ("lay", "play"):
        return f"{name} {' '.join(move['cards'])}"
    if name == "swap":
        return f"swap {' '.join(move['discard'])} for {move['take']}"
    if name == "add":
        return f"add {move['card']} to {move['to']}{area}"
    if name == "take":
        return f"take {move['from']}{area}"
    only = [str(value) for key, value in move.items() if key != "move"]
    return " ".join([name, *only])


def parse_event(line: str) -> Json:
    """An event from a seat and a move, with what chance gave after `=`: `0 roll = 3 4`, `1 draw AB = CDE`."""
    said, _, chance = line.partition(" = ")
    seat, text = said.split(" ", 1)
    event = {"seat": int(seat), **parse_move(text)}
    if chance:
        event |= {"dice": [int(n) for n in chance.split()]} if text == "roll" else {"drawn": chance}
    return event


def play(match: Match, *lines: str) -> Match:
    """Plays lines such as `0 flip`, `0 D9`, `1 take 0`. Where a line says the dice, the match is replayed with them: go
    on with the match that is given back."""
    for line in lines:
        event = parse_event(line)
        if "dice" in event:
            record = match.record()
            record["rounds"][-1]["events"].append(event)
            match = updown.replay(record, seed=0)
        else:
            drawn = event.pop("drawn", None)
            played = match.play(event.pop("seat"), event)
            assert drawn is None or played["drawn"] == drawn
    return match


def trick(match: Match, change: str, cards: str) -> Match:
    """A whole trick of Up & Down: the chef's change, then a card of each seat."""
    choices = [f"{seat} {card}" for seat, card in enumerate(cards.split())]
    return play(match, f"{match.state()['chef']} {change}", *choices)


def options(match: Match, seat: int) -> set[str]:
    """The legal moves of a seat in short form; no move may be listed twice."""
    moves = [format_move(move) for move in match.moves(seat)]
    assert len(moves) == len(set(moves))
    return set(moves)


def in_hands(match: Match) -> list[str]:
    """The cards of all hands, sorted."""
    return sorted(card for hand in match.state()["hands"] for card in hand)


# --- records ---

Round: TypeAlias = tuple[Json, Sequence[str]]


def record_of(game: str, *rounds: Round, **given: Any) -> Json:
    """A record of rounds, each a set-up and lines of moves."""
    players = len(rounds[0][0]["hands"])
    return {
        "format": "updown-record/1",
        "game": game,
        "options": {"players": players, **given},
        "rounds": [{"setup": setup, "events": [parse_event(line) for line in lines]} for setup, lines in rounds],
    }


def without(content: Json, key: str) -> Json:
    """The content with one entry left out."""
    return {name: value for name, value in content.items() if name != key}
