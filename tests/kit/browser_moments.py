"""Every moment and screen at which a table is looked at: it is Mia's turn, and then she has picked something."""

from collections.abc import Iterator

from playwright.sync_api import Browser, Locator, Page

from kit.browser import PATIENCE, Visitor, visit
from kit.browser_layout import SIZES, misplaced, out_of_reach, resize
from kit.browser_players import CORNER, PLAYERS, AufUndAbPlayer, DnupPlayer, Player, UpAndDownPlayer
from kit.browser_scenery import FAR, WANTED, bring_on, open_table

TABLES = tuple(
    (game, players)
    for game, counts in {"up-and-down": (2, 3, 4), "auf-und-ab": (2, 3), "dnup": (2, 3, 4, 5)}.items()
    for players in counts
)
LANGUAGE = {2: "de", 3: "fr", 4: "lb", 5: "da"}
"""So that long words come up, too."""
LOOKS = 8
PICKING = {"up-and-down": "choose", "auf-und-ab": "draw", "dnup": "rotate"}
"""What may be done when something can be picked that has a main action."""


def faults_of_layout(browser: Browser, base: str, game: str, players: int, lang: str = "") -> list[str]:
    """What does not fit, at any moment on any screen. Mia turns her phone, takes another one, sits down at a screen."""
    found = []
    with visit(browser, base, lang=lang or LANGUAGE[players]) as mia:
        for moment, hand, main in moments(mia, game, players):
            for size in SIZES:
                resize(mia.page, size)
                where = f"{moment} at {size[0]}x{size[1]}: "
                found += [where + each for each in lasting_faults(mia.page, hand)]
                if main is not None and not main.is_visible():
                    found.append(f"{where}the main action is not there")
    return found


def lasting_faults(page: Page, hand: Locator) -> list[str]:
    """What does not fit, also after a moment: a busy browser takes a while to find the size at which all fits."""
    for _ in range(LOOKS):
        if not (faults := misplaced(page) + out_of_reach(hand)):
            break
        page.wait_for_timeout(250)
    return faults


def moments(mia: Visitor, game: str, players: int) -> Iterator[tuple[str, Locator, Locator | None]]:
    """The moment, the cards of the hand, and the button that must be there then."""
    table = open_table(mia, game, players)
    bring_on(mia, table, FAR[game], WANTED[game])
    player = sit_down(mia, table, game)
    yield "turn", hand_of(player), None
    bring_on(mia, table, 0, PICKING[game])
    resize(mia.page, (1280, 800))
    player = sit_down(mia, table, game)
    pick(player)
    yield "picked", hand_of(player), mia.page.locator("main button.main, main button[data-lit]").first


def sit_down(mia: Visitor, table: str, game: str) -> Player:
    mia.go(f"/t/{table}")
    player = PLAYERS[game](mia)
    player.wait_for_turn()
    if isinstance(player, DnupPlayer) and player.go_on.is_visible():
        # A round has just ended, and its result lies over the table.
        mia.press(player.go_on)
    hand_of(player).first.wait_for(timeout=PATIENCE)
    return player


def hand_of(player: Player) -> Locator:
    assert isinstance(player, UpAndDownPlayer | AufUndAbPlayer | DnupPlayer)
    return player.hand


def pick(player: Player) -> None:
    if isinstance(player, DnupPlayer):
        for value in [*reversed(player.values.all()), player.rotate]:
            player.visitor.press(value)
            if player.page.locator("main button.main").is_visible():
                break
    else:
        player.visitor.press(hand_of(player).first, position=CORNER)
