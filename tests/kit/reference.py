"""The three games once more, as small and slow as can be, written from the numbered pages alone: cards are texts,
hands are lists, nothing is shared with src. Node counts and whole random games are checked against it. One round
each; chance is given, never drawn; moves that break a rule are not looked at."""

from abc import ABC, abstractmethod
from collections import Counter
from copy import deepcopy
from itertools import combinations, product
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


class Reference(ABC):
    """One round of a game."""

    def copy(self) -> "Reference":
        return deepcopy(self)

    @abstractmethod
    def turn(self) -> list[int]:
        """The seats that must act."""

    @abstractmethod
    def moves(self, seat: int) -> list[Json]:
        """The legal moves, in any order."""

    @abstractmethod
    def play(self, seat: int, move: Json) -> None:
        """Plays a legal move; a roll carries its `dice`."""

    @abstractmethod
    def state(self) -> Json:
        """What records.md calls the canonical state."""


class UpAndDown(Reference):
    def __init__(self, deck: Json, players: int, setup: Json) -> None:
        self.players = players
        self.faces = deck["dice"]
        # UD-9: four suits point at four sides, of which two players have 0 and 2; a study deck has a side a suit.
        self.side_of = [2 * seat if len(deck["suits"]) == 4 and players == 2 else seat for seat in range(players)]
        self.hands = [list(hand) for hand in setup["hands"]]
        self.aside = list(setup["aside"])
        self.trump = sum(setup["dice"])
        self.side = setup["side"]
        self.chef = setup["chef"]
        # UD-2, UD-8: the suits clockwise around the card, turned until the first chef's suit points at the chef.
        self.around = list(deck["suits"])
        while self.around[self.side_of[self.chef]] != deck["first_chef"]:
            self.turn_card(1)
        self.chosen: list[str | None] = [None] * players
        self.phase = "change"
        self.pot = 0
        self.tricks = [0] * players

    def turn_card(self, quarters: int) -> None:
        """UD-10: the suit on side s goes to side s + quarters."""
        size = len(self.around)
        self.around = [self.around[(side - quarters) % size] for side in range(size)]

    def turn(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "change":
            return [self.chef]
        return [seat for seat in range(self.players) if self.chosen[seat] is None]

    def moves(self, seat: int) -> list[Json]:
        if seat not in self.turn():
            return []
        if self.phase == "choose":
            return [{"move": "choose", "card": card} for card in self.hands[seat]]
        turns = [{"move": "rotate", "turns": n} for n in range(1, len(self.around))]
        return [{"move": "flip"}, *turns, {"move": "roll"}]

    def throws(self) -> list[list[int]]:
        """UD-10: the dice that a roll can end with."""
        faces = range(1, self.faces + 1)
        return [[one, two] for one, two in product(faces, faces) if one + two != self.trump]

    def play(self, seat: int, move: Json) -> None:
        if move["move"] == "choose":
            self.hands[seat].remove(move["card"])
            self.chosen[seat] = move["card"]
            if None not in self.chosen:
                self.resolve([str(card) for card in self.chosen])
            return
        if move["move"] == "flip":
            self.side = {"up": "down", "down": "up"}[self.side]
        elif move["move"] == "rotate":
            self.turn_card(move["turns"])
        else:
            self.trump = sum(move["dice"])
        self.phase = "choose"

    def resolve(self, cards: list[str]) -> None:
        """UD-12 to UD-15."""
        values = [int(card[1:]) for card in cards]
        suits = [self.around[side] for side in self.side_of]
        alone = [seat for seat in range(self.players) if values.count(values[seat]) == 1]
        able = [seat for seat in alone if cards[seat][0] == suits[seat] or values[seat] == self.trump]
        trumps = [seat for seat in able if values[seat] == self.trump]
        best = max if self.side == "up" else min
        self.pot += 1
        if able:
            winner = trumps[0] if trumps else best(able, key=lambda seat: values[seat])
            self.tricks[winner] += self.pot
            self.pot = 0
        self.chosen = [None] * self.players
        self.chef = (self.chef + 1) % self.players
        self.phase = "change" if self.hands[0] else "over"

    def state(self) -> Json:
        return {
            "turn": self.turn(),
            "scores": self.tricks,
            "hands": [sorted(hand) for hand in self.hands],
            "aside": sorted(self.aside),
            "side": self.side,
            "suits": [self.around[side] for side in self.side_of],
            "trump": self.trump,
            "chef": self.chef,
            "phase": self.phase,
            "chosen": self.chosen,
            "pot": self.pot,
            "tricks": self.tricks,
        }


VALUES = {"A": 1, "B": 2, "C": 4, "D": 8, "E": 16, "-": 0}


class AufUndAb(Reference):
    def __init__(self, deck: Json, players: int, setup: Json, goal: str = "high") -> None:
        self.players = players
        self.goal = goal
        self.lay_count = deck["lay"][str(players)]
        self.hands = [list(hand) for hand in setup["hands"]]
        self.stock = list(setup["stock"])
        self.piles: list[list[list[str]]] = [[] for _ in range(players)]
        self.open: list[str] = []
        self.buried = 0
        self.pending: str | None = None
        self.last_turns: list[int] | None = None
        self.phase = "lay"
        self.seat = 0

    @staticmethod
    def value(card: str) -> int:
        return sum(VALUES[symbol] for symbol in card)

    @staticmethod
    def fits(card: str, top: str) -> bool:
        """AA-7: the same symbols and one more, or one fewer."""
        one, two = set(card) - {"-"}, set(top) - {"-"}
        return len(one ^ two) == 1

    def turn(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "lay":
            return [seat for seat in range(self.players) if not self.piles[seat]]
        return [self.seat]

    def plays(self, cards: list[str]) -> list[Json]:
        return [
            {"move": "play", "card": card, "pile": [owner, number]}
            for card in cards
            for owner in range(self.players)
            for number, pile in enumerate(self.piles[owner])
            if self.fits(card, pile[-1])
        ]

    def moves(self, seat: int) -> list[Json]:
        if seat not in self.turn():
            return []
        hand = self.hands[seat]
        if self.phase == "lay":
            return [{"move": "lay", "cards": sorted(cards)} for cards in combinations(hand, self.lay_count)]
        if self.pending is not None:
            return [{"move": "keep"}, *self.plays([self.pending])]
        discards = [{"move": "draw", "discard": card} for card in hand]
        buries = [{"move": "bury", "card": card} for card in hand]
        swaps = [
            {"move": "swap", "discard": sorted(pair), "take": card}
            for pair in combinations(hand, 2)
            for card in self.open
        ]
        return self.plays(hand) + (discards if self.stock else buries) + swaps

    def play(self, seat: int, move: Json) -> None:
        hand, kind = self.hands[seat], move["move"]
        if kind == "lay":
            for card in move["cards"]:
                hand.remove(card)
            self.piles[seat] = [[card] for card in sorted(move["cards"])]
            if not self.turn():
                self.begin()
            return
        if kind == "draw":
            hand.remove(move["discard"])
            self.open.append(move["discard"])
            self.pending = self.stock.pop(0)
        elif kind == "swap":
            for card in move["discard"]:
                hand.remove(card)
            self.open.remove(move["take"])
            self.open += move["discard"]
            self.pending = move["take"]
        if kind in ("draw", "swap"):
            hand.append(str(self.pending))
            self.phase = "drawn"
            return
        if kind == "play":
            hand.remove(move["card"])
            owner, number = move["pile"]
            self.piles[owner][number].append(move["card"])
        elif kind == "bury":
            hand.remove(move["card"])
            self.buried += 1
        self.end_turn(seat)

    def begin(self) -> None:
        """AA-5."""
        laid = [[self.value(pile[0]) for pile in piles] for piles in self.piles]
        self.seat = min(range(self.players), key=lambda seat: (sum(laid[seat]), min(laid[seat])))
        self.phase = "act"

    def end_turn(self, seat: int) -> None:
        """AA-6, AA-12."""
        self.pending = None
        self.phase = "act"
        others = [(seat + step) % self.players for step in range(1, self.players)]
        if self.last_turns is not None:
            self.last_turns = self.last_turns[1:]
        elif not self.hands[seat]:
            self.last_turns = others
        self.seat = others[0]
        if self.last_turns == []:
            self.phase = "over"

    def scores(self) -> list[int]:
        """AA-13; nothing counts while laying."""
        if self.phase == "lay":
            return [0] * self.players
        return [sum(self.value(pile[-1]) for pile in piles) for piles in self.piles]

    def state(self) -> Json:
        scores = self.scores()
        best = (max if self.goal == "high" else min)(scores)
        over = self.phase == "over"
        return {
            "turn": self.turn(),
            "scores": scores,
            "over": over,
            "winners": [seat for seat in range(self.players) if scores[seat] == best] if over else [],
            "phase": self.phase,
            "hands": [sorted(hand) for hand in self.hands],
            "piles": self.piles,
            "open": sorted(self.open),
            "stock": self.stock,
            "buried": self.buried,
            "pending": self.pending,
            "last_turns": self.last_turns,
        }


class Dnup(Reference):
    """Cards are texts as they lie, `active/inactive`."""

    def __init__(self, deck: Json, players: int, setup: Json) -> None:
        self.players = players
        self.areas = 2 if players == 2 else 1
        self.hands = [list(hand) for hand in setup["hands"]]
        self.sets: list[list[list[str]]] = [[[] for _ in range(self.areas)] for _ in range(players)]
        star = sorted(deck["star"].split("/"))
        self.seat = next(s for s, hand in enumerate(self.hands) if star in [sorted(card.split("/")) for card in hand])
        # DN-19: with two players the round starts with one turn for area 2.
        self.area = self.areas
        self.points = [0] * players
        self.out: list[int] = []
        self.discarded = 0
        self.quiet = 0
        self.ended = False

    @staticmethod
    def active(card: str) -> int:
        return int(card.split("/")[0])

    @staticmethod
    def turned(card: str) -> str:
        return "/".join(reversed(card.split("/")))

    def turn(self) -> list[int]:
        return [] if self.ended else [self.seat]

    def places(self) -> list[tuple[int, int]]:
        return [(seat, area) for seat in range(self.players) for area in range(self.areas)]

    def beats_its_size(self, size: int, value: int) -> bool:
        """DN-8, DN-9: no set of that size lies there, or one of lower value."""
        rivals = [self.sets[s][a] for s, a in self.places() if len(self.sets[s][a]) == size]
        return all(self.active(rival[0]) < value for rival in rivals)

    def moves(self, seat: int) -> list[Json]:
        if seat not in self.turn():
            return []
        hand = self.hands[seat]
        found: dict[str, Json] = {}

        def add(move: Json) -> None:
            found[repr(move)] = move

        add({"move": "rotate"})
        for owner, area in self.places():
            there = self.sets[owner][area]
            if owner == seat or not there:
                continue
            where = {"area": area + 1} if self.areas == 2 else {}
            add({"move": "take", "from": owner, **where})
            for card in hand:
                if self.active(card) == self.active(there[0]):
                    if self.beats_its_size(len(there) + 1, self.active(card)):
                        add({"move": "add", "card": card, "to": owner, **where})
        for value in {self.active(card) for card in hand}:
            cards = sorted(card for card in hand if self.active(card) == value)
            for size in range(1, len(cards) + 1):
                if self.beats_its_size(size, value):
                    for chosen in combinations(cards, size):
                        add({"move": "play", "cards": list(chosen)})
        return list(found.values())

    def play(self, seat: int, move: Json) -> None:
        hand, kind = self.hands[seat], move["move"]
        laid: list[str] = []
        if kind == "rotate":
            self.hands[seat] = [self.turned(card) for card in hand]
        elif kind == "take":
            self.go_home(move["from"], move.get("area", 1) - 1, seat)
        elif kind == "add":
            laid = [move["card"]]
            self.lay(seat, laid, move["to"], move.get("area", 1) - 1)
        else:
            laid = list(move["cards"])
            self.lay(seat, laid, seat, self.area - 1)
        self.quiet += 1
        if laid and not self.hands[seat]:
            self.go_out(seat)
        if not self.ended and self.quiet >= 100:
            self.ended = True
        if not self.ended:
            self.next_turn()

    def lay(self, seat: int, cards: list[str], owner: int, area: int) -> None:
        """DN-8, DN-9, DN-12, DN-13."""
        for card in cards:
            self.hands[seat].remove(card)
        size = len(self.sets[owner][area]) + len(cards)
        for other, place in self.places():
            if len(self.sets[other][place]) == size:
                if other in self.out:
                    self.discard(other, place)
                else:
                    self.go_home(other, place, other)
        self.sets[owner][area] += cards

    def go_home(self, owner: int, area: int, seat: int) -> None:
        """DN-12: the golden rule."""
        self.hands[seat] += [self.turned(card) for card in self.sets[owner][area]]
        self.sets[owner][area] = []

    def discard(self, owner: int, area: int) -> None:
        if self.sets[owner][area]:
            self.discarded += len(self.sets[owner][area])
            self.sets[owner][area] = []
            self.quiet = 0

    def go_out(self, seat: int) -> None:
        """DN-13, DN-14, DN-20; no game is won in a first round, except by points already there."""
        self.out.append(seat)
        self.points[seat] += 2 if self.players > 2 and len(self.out) == 1 else 1
        if self.players == 2 or len(self.out) == 2:
            self.ended = True

    def next_turn(self) -> None:
        """DN-5, DN-6, DN-13, DN-17."""
        if self.areas == 2:
            if self.area == 1:
                self.area = 2
            else:
                self.area = 1
                self.seat = 1 - self.seat
        else:
            self.seat = (self.seat + 1) % self.players
            while self.seat in self.out:
                self.discard(self.seat, 0)
                self.seat = (self.seat + 1) % self.players
        self.discard(self.seat, self.area - 1)

    def state(self) -> Json:
        return {
            "turn": self.turn(),
            "scores": self.points,
            "hands": [sorted(hand) for hand in self.hands],
            "sets": [[sorted(cards) for cards in areas] for areas in self.sets],
            "area": self.area,
            "out": self.out,
            "discarded": self.discarded,
            "quiet": self.quiet,
        }


REFERENCES: dict[str, Any] = {"up-and-down": UpAndDown, "auf-und-ab": AufUndAb, "dnup": Dnup}


def as_set(moves: list[Json]) -> Counter[str]:
    """Moves without their order."""
    return Counter(repr(sorted(move.items())) for move in moves)
