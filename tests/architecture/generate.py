"""Writes the files that are made from others. `make format` runs this; test_generated.py fails when one is stale."""

import json
import runpy
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from updown.engine.space import Space
from updown.games.dnup import spec as dnup
from updown.games.registry import BUILT_IN, GAMES
from updown.games.up_and_down.game import EDITIONS
from updown.rules import glyphs
from updown.rules.deck import shipped_decks
from updown.rules.errors import BadDeck
from updown.rules.match import Game
from updown.rules.options import Number
from updown.rules.sentences import People, render
from updown.server import wire
from updown.server.describe.openapi import openapi
from updown.server.describe.pages import errors_page, events_page, wire_page
from updown.server.describe.record_schema import record_schema
from updown.server.describe.story import all_lines, line_values
from updown.server.describe.typescript import client_types
from updown.server.game_info import game_info
from updown.server.settings import settings_page
from updown.table import provable_deal
from updown.words import LANGUAGES, rule_words

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from architecture.notebook_pages import notebook_pages
from architecture.typed_options import typed_options

ROOT = Path(__file__).parents[2]
BY_ID = {game.id: game for game in BUILT_IN}


def rules_page(game_id: str) -> str:
    """The rules of a game, from the copy that the program itself shows."""
    folder = game_id.replace("-", "_")
    return (ROOT / "src" / "updown" / "games" / folder / "rules.md").read_text("utf-8")


def refusals_page() -> str:
    """Why a move is refused: code and rule of every reason, for each game."""
    lines = ["# Why a move is refused", ""]
    lines += ["`IllegalMove.code` and `IllegalMove.rule`; with two players dnup names the rule in brackets.", ""]
    shared = {"unknown-move", "missing-part", "unknown-part", "bad-argument", "no-such-card"}
    for game in GAMES.values():
        lines += [f"## {game.title}", "", "| code | rule |", "|---|---|"]
        for reason, (code, rule) in game.spec.REFUSALS.items():
            two = dnup.TWO_PLAYER_REFUSALS[reason][1] if game.spec is dnup else rule
            lines.append(f"| `{code}` | {rule}{f' ({two})' if two != rule else ''} |")
        lines.append("")
    lines += ["A move that cannot be read has the rule of that action, and one of these codes:", ""]
    lines += [f"`{code}`" + ("," if code != max(shared) else ".") for code in sorted(shared)]
    return "\n".join(lines) + "\n"


def options_page() -> str:
    """The options of every game."""
    lines = ["# Options", "", "Arguments of `updown.game`, flags of `updown play` and `updown simulate`.", ""]
    for game in GAMES.values():
        lines += [f"## {game.title} (`{game.id}`)", "", "| option | may be | default | what |", "|---|---|---|---|"]
        for option in game.own_options:
            default = "must be given" if option.default is None else f"`{option.default}`"
            what = option.expected if isinstance(option, Number) else option.expected.replace("'", "`")
            lines.append(f"| `{option.name}` | {what} | {default} | {option.help} |")
        lines += [
            "| `deck` | the name of a deck, a file ending in .toml, or its content | the game's own | the cards |",
            "",
        ]
    return "\n".join(lines)


def features_page() -> str:
    """What learning programs see of every game: the columns of a row and the numbers of the steps, with its usual
    deck."""
    lines = ["# Features and steps", ""]
    lines += [
        "What `updown.Batch` and the adapters show of a game with its usual deck, and how they name moves. Seats are",
        "counted from the seat that acts: it is the first. A row has the fields in this order; all numbers are whole,",
        "in float32 as in int8. The columns depend on the number of players. `Batch.space` has the same as data, for",
        "any deck.",
        "",
    ]
    for game in GAMES.values():
        option = game.players_option()
        counts = range(option.low, option.high + 1)
        spaces = [Space(game(players=players)) for players in counts]
        lines += [f"## {game.title}", "", "### Rows", ""]
        parts = [{part.name: part for part in game.features.fields(space.game.rules)} for space in spaces]  # type: ignore[union-attr]
        lines += features_table("field", parts, counts, [str(space.width) for space in spaces])
        remembered = [space.functions.history(space.game.rules) for space in spaces]
        lines += ["", "### Remembered moves", ""]
        said = ", ".join(f"{moves} with {players}" for moves, players in zip(remembered, counts, strict=True))
        lines += [
            'With `form="recall"`, these columns follow for each of the last moves of the round, the newest first:'
        ]
        lines += [f"{said} players.", ""]
        events = [{part.name: part for part in space.functions.event_fields(space.game.rules)} for space in spaces]
        lines += features_table("field", events, counts, [])
        lines += ["", "### Steps", ""]
        steps = [{part.name: part for part in space.steps} for space in spaces]
        lines += features_table("step", steps, counts, [str(space.actions) for space in spaces])
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def features_table(title: str, parts: list[dict[str, Any]], counts: range, totals: list[str]) -> list[str]:
    """A row for each part, with its length for each number of players."""
    names: list[str] = []
    for one in parts:
        before = -1
        for name in one:
            if name not in names:
                names.insert(before + 1, name)
            before = names.index(name)
    ranged = all(hasattr(part, "low") for one in parts for part in one.values())
    head = [title, *(f"{players} players" for players in counts), *(["range"] if ranged else []), "meaning"]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    for name in names:
        part = next(one[name] for one in parts if name in one)
        lengths = [str(one[name].length) if name in one else "-" for one in parts]
        cells = [f"`{name}`", *lengths]
        if ranged:
            low = min(one[name].low for one in parts if name in one)
            high = max(one[name].high for one in parts if name in one)
            cells.append(f"{low} to {high}")
        lines.append("| " + " | ".join([*cells, part.meaning]) + " |")
    if totals:
        lines.append("| " + " | ".join(["all", *totals, *([""] if ranged else []), ""]) + " |")
    return lines


def glyphs_module() -> str:
    """The drawings of the cards for the browser: the same paths that the pictures are made of."""
    names = [name for name, value in vars(glyphs).items() if name.isupper() and isinstance(value, tuple)]
    lines = ["// Made from src/updown/rules/glyphs.py; do not edit. `make format` writes it anew.", ""]
    lines += [
        "export interface Part {",
        '  kind: "fill" | "line" | "cut" | "groove";',
        "  path: string;",
        "  width: number;",
    ]
    lines += ["}", "", "/** Drawn in a box from -10 to 10 both ways, the first part at the bottom. */"]
    lines += ["export const GLYPHS = {"]
    for name in names:
        lines.append(f"  {name}: [")
        for part in getattr(glyphs, name):
            lines.append(
                f"    {{ kind: {json.dumps(part.kind)}, path: {json.dumps(part.path)}, width: {part.width:g} }},"
            )
        lines.append("  ],")
    lines += ["} satisfies Record<string, Part[]>;", "", "export type GlyphName = keyof typeof GLYPHS;"]
    return "\n".join(lines) + "\n"


def recipe_games() -> Iterator[tuple[str, Game]]:
    """Every game that is played with a deck of ours, by the name of its recipe."""
    for game in GAMES.values():
        option = game.players_option()
        for players in range(option.low, option.high + 1):
            for deck in shipped_decks(game.package):
                options = {"edition": deck} if deck in EDITIONS else {"deck": deck}
                try:
                    yield f"{game.id} {players} {deck}", game(players=players, **options)
                except BadDeck:
                    continue  # The deck is too small for so many.


def recipes_module() -> str:
    """How each deal is drawn, for the browser, which deals again by itself."""
    lines = ["// Made from the games' `recipe`; do not edit. `make format` writes it anew.", ""]
    lines += ['import type { Recipe } from "./deal";', ""]
    defaults = {game.id: game.default_deck(default_options(game)) for game in GAMES.values()}
    lines += [f"export const DEFAULT_DECKS: Record<string, string> = {json.dumps(defaults)};", ""]
    lines += ["/** By game, number of players and deck. */", "export const RECIPES: Record<string, Recipe> = {"]
    for name, game in recipe_games():
        recipe = game.recipe()
        steps = [[part for part in step if part not in ("", ())] for step in recipe.steps]
        content = {"cards": " ".join(recipe.cards), "hand": recipe.hand, "steps": steps, "rolls": recipe.rolls}
        lines.append(f"  {json.dumps(name)}: {json.dumps(content)},")
    return "\n".join([*lines, "};", ""])


def default_options(game: type[Game]) -> dict[str, Any]:
    return {option.name: option.default for option in game.own_options}


def games_module() -> str:
    """The games that come with the program, for the browser's first page; others it learns from GET /api/games."""
    lines = ["// Made from what the games declare; do not edit. `make format` writes it anew.", ""]
    lines += ['import type { GameInfo } from "../wire";', ""]
    lines += ["export const BUILT_IN: readonly GameInfo[] = ["]
    for game in BUILT_IN:
        info = game_info(game)
        lines.append(f"  {json.dumps(json.loads(wire.encode(info)), ensure_ascii=False)},")
    return "\n".join([*lines, "];", ""])


def books_module() -> str:
    """The chapters of the rules and the numbered rules in them, in the order of the texts."""
    lines = ["// Made from the ids in src/updown/words/rules/en.ftl; do not edit. `make format` writes it anew.", ""]
    lines += ['import type { Book } from "./chapters";', "", "export const BOOKS: Readonly<Record<string, Book>> = {"]
    for game in BUILT_IN:
        prefix = game_info(game).rules.lower()
        chapters: dict[str, list[str]] = {}
        for name in rule_words("en"):
            if name.startswith(f"chapter-{prefix}-"):
                chapters[name] = []
            elif name.startswith(f"rule-{prefix}-"):
                chapters[list(chapters)[-1]].append(name.removeprefix("rule-").upper())
        credits = [f"rules-{prefix}-{part}" for part in ("rulings", "authors")]
        book = {
            "title": f"rules-{prefix}-title",
            "aim": f"rules-{prefix}-aim",
            "credits": [*(name for name in credits if name in rule_words("en")), "rules-ours"],
            "chapters": [{"id": name, "rules": rules} for name, rules in chapters.items()],
        }
        lines.append(f"  {json.dumps(game.id)}: {json.dumps(book)},")
    return "\n".join([*lines, "};", ""])


NAMES = ["Ann", "Émile", "Dani", "Ío", "Bo"]
OF_EACH = 6


def sentence_vectors() -> str:
    """Facts of random matches as Python tells them with people's names, in every language: the browser's tests tell
    them again."""
    found: dict[str, list[Any]] = {}
    for code, values in all_lines():
        place, _, fact = code.partition("/")
        if place != "table":
            found.setdefault(code, []).append((BY_ID[place], {"fact": fact, **values}))
    for players in (2, 4):
        match = BY_ID["up-and-down"](players=players, edition="ludolux").deal(seed=players)
        while match.turn:
            seat = match.turn[0]
            match.play(seat, match.moves(seat)[-1])
            for each in match.last_facts:
                found[f"up-and-down/{each['fact']}"].append((type(match.game), each))
    vectors = []
    for facts in found.values():
        for number, (game, fact) in enumerate(facts[:: max(1, len(facts) // OF_EACH)]):
            # An onlooker, whom the fact is about, and others.
            me = (None, fact.get("seat", 0), 1, 0)[number % 4]
            texts = {lang: render(game.sentences, "fact", fact, People(lang, NAMES, me)) for lang in LANGUAGES}
            vectors.append({"game": game.id, "me": me, "fact": fact, "texts": texts})
    lines = ",\n".join(json.dumps(vector, ensure_ascii=False) for vector in vectors)
    return f'{{"names": {json.dumps(NAMES, ensure_ascii=False)}, "vectors": [\n{lines}\n]}}\n'


def deal_vectors() -> str:
    """Deals and rolls as the server makes them: the browser's tests make them again."""
    vectors = []
    for number, (name, game) in enumerate(recipe_games()):
        secret, table = f"{number:064x}", "updownupdownupdo"
        parts = [f"{seat:02x}" * 32 if seat != 1 else "" for seat in range(game.players)]
        seed = provable_deal.round_seed(table, number, secret, parts)
        match = game.deal(setup=game.deal(seed=0).deal_setup(provable_deal.deal_stream(seed)))
        rolls = []
        if "roll" in game.chance_keys:
            for place in range(4):
                before = match.state()["trump"]
                event = match.resolve(match.turn[0], {"move": "roll"}, partial(provable_deal.event_stream, seed, place))
                rolls.append({"place": place, "before": before, "dice": event["dice"]})
        vectors.append(
            {
                "recipe": name,
                "table": table,
                "deal": number,
                "secret": secret,
                "commitment": provable_deal.commitment(table, number, secret),
                "parts": parts,
                "commitments": [
                    part and provable_deal.part_commitment(table, number, seat, part) for seat, part in enumerate(parts)
                ],
                "setup": match.record()["rounds"][0]["setup"],
                "rolls": rolls,
            }
        )
    return "[\n" + ",\n".join(json.dumps(vector) for vector in vectors) + "\n]\n"


def capacity_page() -> str:
    """The guide with the figures that bench/load.py has measured."""
    page: str = runpy.run_path(str(ROOT / "bench" / "capacity.py"))["current_page"]()
    return page


def as_json(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def generated() -> dict[Path, Callable[[], str]]:
    """Every generated file, and the function that makes what it should hold."""
    reference, web = ROOT / "docs" / "reference", ROOT / "web" / "src"
    pages: dict[Path, Callable[[], str]] = {
        **{ROOT / "docs" / "rules" / f"{game}.md": partial(rules_page, game) for game in GAMES},
        reference / "refusals.md": refusals_page,
        reference / "options.md": options_page,
        reference / "features.md": features_page,
        reference / "wire.md": wire_page,
        reference / "errors.md": errors_page,
        reference / "events.md": events_page,
        reference / "settings.md": settings_page,
        ROOT / "docs" / "guide" / "capacity.md": capacity_page,
        web / "wire.ts": lambda: client_types(line_values()),
        web / "games" / "built-in.ts": games_module,
        web / "table" / "sentences.json": sentence_vectors,
        web / "rules" / "books.ts": books_module,
        web / "cards" / "glyphs.ts": glyphs_module,
        web / "fair" / "recipes.ts": recipes_module,
        web / "fair" / "vectors.json": deal_vectors,
    }
    for place in (reference, ROOT / "src" / "updown" / "server" / "schemas"):
        pages[place / "openapi.json"] = lambda: as_json(openapi())
        pages[place / "record.schema.json"] = lambda: as_json(record_schema())
    written = typed_options() | notebook_pages()
    return pages | {path: partial(str, text) for path, text in written.items()}


if __name__ == "__main__":
    for path, make in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), "utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
