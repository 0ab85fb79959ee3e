"""Playing in the browser as a child would: look what the page offers, press it, see what comes. Nothing is known here
but what things are called."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import reduce
from itertools import cycle

from playwright.sync_api import Locator, expect

from kit.browser import ANY, Visitor

CORNER = {"x": 9, "y": 14}
"""Where a card can be touched that others lie on."""


class Player(ABC):
    """Plays for a visitor at a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @abstractmethod
    def signs(self) -> list[Locator]:
        """If one of these can be seen, there is something to do."""

    @abstractmethod
    def step(self) -> None:
        """Does the next thing; nothing if there is nothing to do."""

    @property
    def can_act(self) -> bool:
        return any_of(self.signs()).is_visible()

    def play(self, moves: int = 1_000) -> None:
        """Plays so many moves, or until the end screen is there."""
        goal = self.visitor.plays + moves
        while self.visitor.plays < goal and not self.visitor.end.is_visible():
            expect(any_of([*self.signs(), self.visitor.end])).to_be_visible()
            self.step()

    def wait_for_turn(self) -> None:
        expect(any_of(self.signs())).to_be_visible()

    def commit(self, where: Locator) -> None:
        """Presses what makes the move; returns when it is made."""
        before = self.visitor.plays
        self.visitor.press(where)
        self.made(before)

    def made(self, before: int) -> None:
        self.visitor.wait(lambda: self.visitor.plays > before, f"the move was not made; {self.visitor.received[-3:]}")


class UpAndDownPlayer(Player):
    """Flips, rotates and rolls in turn, and plays cards that count."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        v = visitor
        self.skip = v.button("web-ud-skip")
        self.next_round = v.button("web-ud-next-round")
        self.hint = v.button("web-ud-hint")
        self.flip = v.button("web-ud-flip-from-up").or_(v.button("web-ud-flip-from-down")).first
        self.rotations = v.button("web-ud-do-rotate", results=ANY)
        self.roll = v.button("web-ud-do-roll-from", trump=ANY)
        on_table = self.page.get_by_role("region", name=v.words("game-up-and-down"), exact=True)
        self.main = on_table.get_by_role("button", name=v.like("web-ud-play", card=ANY))
        self.confirm = on_table.get_by_role("button", name=self.ways())
        self.hand = v.group("web-ud-hand").get_by_role("button")
        counts = v.button("web-ud-card-counts", card=ANY).or_(v.button("web-ud-card-trump", card=ANY))
        self.counting = self.hand.and_(counts)
        self.changes = cycle([self.flip, self.rotations.first, self.roll])

    def signs(self) -> list[Locator]:
        return [self.skip, self.next_round, self.hint, self.main, self.flip]

    def step(self) -> None:
        if self.skip.is_visible():
            self.visitor.try_press(self.skip)
        elif self.next_round.is_visible():
            self.visitor.try_press(self.next_round)
        elif self.flip.is_visible():
            self.change()
        elif self.main.is_visible():
            self.commit(self.main)
        elif self.hint.is_visible():
            card = self.counting.first if self.counting.count() else self.hand.first
            self.visitor.press(card, position=CORNER)

    def change(self) -> None:
        """With a mouse, pointing shows the effect and one click does it. With touch, a button below confirms it."""
        chosen = next(self.changes)
        before = self.visitor.plays
        self.visitor.press(chosen)
        if self.visitor.touch:
            self.visitor.press(self.confirm.last)
        self.made(before)

    def ways(self) -> re.Pattern[str]:
        """What the button below the table is called that makes the change."""
        v = self.visitor
        ids = ("web-ud-do-flip-up", "web-ud-do-flip-down", "web-ud-do-roll")
        known = [*map(v.like, ids), v.like("web-ud-turn-to", suit=ANY)]
        return re.compile("|".join(each.pattern for each in known))


class AufUndAbPlayer(Player):
    """Plays what fits, draws else, and swaps once."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        v = visitor
        self.lay, self.keep = v.button("web-aa-lay"), v.button("web-aa-keep")
        self.draw = v.button("web-aa-draw").or_(v.button("web-aa-bury")).first
        self.swap = v.button("web-aa-swap")
        self.hand = v.group("web-aa-your-hand").get_by_role("button")
        self.open = v.group("web-aa-open").get_by_role("button")
        would = v.words("web-aa-would-up", card=ANY, points=2, name="")
        self.fitting_piles = self.page.get_by_role("button", name=would.partition(ANY)[0])
        fits = v.words("web-aa-fits", count=2).partition("2")[0]
        self.fitting_cards = self.hand.and_(self.page.get_by_role("button", name=fits))
        self.swapped = False

    def signs(self) -> list[Locator]:
        return [self.lay, self.keep, self.draw]

    def step(self) -> None:
        if self.lay.is_visible():
            if self.lay.is_enabled():
                self.commit(self.lay)
            else:
                self.visitor.press(self.hand.first, position=CORNER)
        elif self.keep.is_visible():
            self.commit(self.fitting_piles.first if self.fitting_piles.count() else self.keep)
        elif self.draw.is_visible():
            self.act()

    def act(self) -> None:
        if not self.swapped and self.swap.is_enabled():
            self.swapped = True
            self.exchange()
            return
        card = self.fitting_cards.first if self.fitting_cards.count() else self.hand.first
        if card.get_attribute("aria-pressed") != "true":
            self.visitor.press(card, position=CORNER)
        if self.fitting_piles.count():
            self.commit(self.fitting_piles.first)
        else:
            self.visitor.press(self.draw)
            self.commit(self.draw)

    def exchange(self) -> None:
        """Two cards for one that lies open."""
        self.visitor.press(self.swap)
        for place in (0, 1):
            self.visitor.press(self.hand.nth(place), position=CORNER)
        self.visitor.press(self.open.first, position=CORNER)
        expect(self.swap).to_be_enabled()
        self.commit(self.swap)


class DnupPlayer(Player):
    """Plays large sets first, adds where that can be, and rotates else."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        v = visitor
        self.go_on = v.button("web-dn-go-on")
        self.hint = v.button("web-dn-hint")
        self.rotate, self.rotate_now = v.button("web-dn-look"), v.button("web-dn-do-turn")
        self.values = v.group("web-dn-values").get_by_role("button")
        places = [v.button("web-dn-my-place-play", area=area, set=ANY) for area in ("none", "1", "2")]
        self.my_place = any_of(places)
        self.add = v.button("web-dn-do-add", set=ANY, name=ANY)
        self.hand = v.group("label-hand").get_by_role("button")

    def signs(self) -> list[Locator]:
        return [self.go_on, self.hint]

    def step(self) -> None:
        if self.go_on.is_visible():
            self.visitor.try_press(self.go_on)
        elif self.hint.is_visible() and not self.play_a_set():
            self.visitor.press(self.rotate)
            self.commit(self.rotate_now)

    def play_a_set(self) -> bool:
        """Tries value after value: a tap picks all cards of it, once more one fewer."""
        counts = [int(re.findall(r"\d+", label)[-1]) for label in self.labels()]
        ways = any_of([self.my_place, self.add])
        for place in sorted(range(len(counts)), key=lambda place: -counts[place]):
            for _ in range(counts[place]):
                self.visitor.press(self.values.nth(place))
                if ways.is_visible():
                    self.commit(ways)
                    return True
        return False

    def labels(self) -> list[str]:
        return [value.get_attribute("aria-label") or "" for value in self.values.all()]


PLAYERS: dict[str, type[Player]] = {
    "up-and-down": UpAndDownPlayer,
    "auf-und-ab": AufUndAbPlayer,
    "dnup": DnupPlayer,
}


def any_of(locators: Sequence[Locator]) -> Locator:
    return reduce(lambda one, other: one.or_(other), locators).first


def play_together(players: Sequence[Player], moves: int = 1_000) -> None:
    """They play, each at a browser of their own, until so many moves are made or all see the end screen."""
    goal = sum(player.visitor.plays for player in players) + moves
    while not all(player.visitor.end.is_visible() for player in players):
        if sum(player.visitor.plays for player in players) >= goal:
            return
        for player in players:
            if player.can_act:
                player.step()
            else:
                # News come in meanwhile.
                player.page.wait_for_timeout(20)
