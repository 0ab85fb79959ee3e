"""The checks of the conformance suite. Each takes the class of a game, plays random matches of it with every number of
players, and raises an AssertionError where the game does not do what the rest of the program relies on."""

import json
import random
import re
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any
from xml.etree import ElementTree

import msgspec
import numpy as np
from numpy.typing import NDArray

from updown.agents.api import ask, look
from updown.agents.registry import make_agent
from updown.engine.random_games import MAX_FACTS, MAX_SEATS
from updown.engine.space import Space
from updown.games.record import replay
from updown.games.registry import GAMES, add_game
from updown.rules import layout
from updown.rules.deck import shipped_decks
from updown.rules.errors import IllegalMove
from updown.rules.match import Game, Json, Match
from updown.rules.rng import new_stream
from updown.testing.lockstep import Lockstep
from updown.testing.recipes import deal_by_recipe
from updown.words import LANGUAGES

MATCHES = 2
LOOKS = 20
"""About how many positions of a match the slower checks examine, and how many moves at each."""
MOST_DECISIONS = 20_000
RULE = re.compile(r"^- \*\*([A-Z]+-[0-9]+)\*\* ", re.MULTILINE)
AGENTS = ("random", "flat:{budget}=30", "strong:{budget}=30")

TITLE = "{http://www.w3.org/2000/svg}title"

Check = Callable[[type[Game]], None]


def variants(game: type[Game]) -> Iterator[Game]:
    """The game with every number of players and its default options."""
    option = game.players_option()
    for players in range(option.low, option.high + 1):
        yield game(players=players)


def positions(game: Game, seed: int) -> Iterator[tuple[Match, random.Random]]:
    """Positions of a random match: the first ones, then fewer and fewer. The caller must not change the match."""
    match, rng = game.deal(seed=seed), random.Random(seed)  # noqa: S311
    for number in range(MOST_DECISIONS):
        if match.over:
            return
        if rng.random() * number < LOOKS:
            yield match, rng
        seat = rng.choice(match.turn)
        match.play(seat, rng.choice(match.moves(seat)))
    raise AssertionError(f"{game!r}, seed {seed}: no end after {MOST_DECISIONS} decisions")


def finished(game: Game, seed: int) -> Match:
    """A random match that has been played to its end."""
    for match, _ in positions(game, seed):
        last = match
    return last


# --- declaration ---


def check_declaration(game: type[Game]) -> None:
    """The class declares everything that it must, and the registry accepts it."""
    assert re.fullmatch(r"[a-z][a-z0-9-]*", game.id), f"id is {game.id!r}: expected small letters, digits and hyphens"
    assert game.title, "the game has no title"
    assert game.rules_version >= 1, "versions of rules count from 1"
    assert game.own_options[0].name == "players", "the first option must be `players`"
    assert game.players_option().high <= MAX_SEATS, f"the engine has room for {MAX_SEATS} seats"
    assert len(game.spec.FACTS) <= MAX_FACTS, f"a simulation counts at most {MAX_FACTS} statistics"
    assert all(part in game.spec.FACTS for pair in game.spec.SHARES.values() for part in pair), "SHARES name FACTS"
    for kind in (game.spec.State, game.spec.Observation):
        names = [field.name for field in layout.fields(kind)][:6]
        assert names == ["turn", "over", "round", "begun", "winners", "scores"], f"{kind}: the first six fields"
    assert GAMES.get(game.id, game) is game or add_game(game), "another game has this id"


def check_decks(game: type[Game]) -> None:
    """Every deck that comes with the game can be played with by some number of players."""
    decks = shipped_decks(game.package)
    assert decks, f"{game.package} has no deck: expected TOML files in its folder `decks`"
    for variant in variants(game):
        assert variant.default_deck(variant.options) in decks, f"{variant!r}: its default deck does not exist"


def check_rules_page(game: type[Game]) -> None:
    """rules.md has numbered rules, and every refusal cites one of them."""
    page = (resources.files(game.package) / "rules.md").read_text("utf-8")
    numbers = RULE.findall(page)
    assert numbers, "rules.md has no numbered rules: expected lines such as `- **AB-1** ...`"
    assert len(set(numbers)) == len(numbers), "a rule number occurs twice"
    cited = {rule for _, rule in game.spec.REFUSALS.values()} | {game.spec.SETUP_RULE}
    assert cited <= set(numbers), f"no such rules: {sorted(cited - set(numbers))}"


# --- moves ---


def check_moves(game: type[Game]) -> None:
    """Legal moves are listed once, and can be written and read; every other action is refused with a rule, and nothing
    changes."""
    for variant in variants(game):
        everything = set(variant.all_actions())
        for seed in range(MATCHES):
            for match, rng in positions(variant, seed):
                seat = rng.choice(match.turn)
                actions = match.actions(seat)
                where = f"{variant!r}, seed {seed}, seat {seat}"
                assert actions, f"{where}: on turn without a move"
                assert len(set(actions)) == len(actions), f"{where}: a move is listed twice"
                assert set(actions) <= everything, f"{where}: all_actions() lacks a legal action"
                for action, move in zip(actions, match.moves(seat), strict=True):
                    again = json.loads(json.dumps(move))
                    assert variant.parse_move(match._state, again) == action, (
                        f"{where}: {move} is read as another action"
                    )
                _check_refusals(match, seat, sorted(everything - set(actions)), rng, where)


def _check_refusals(match: Match, seat: int, illegal: list[int], rng: random.Random, where: str) -> None:
    before = match.state()
    others = [other for other in range(match.game.players) if other not in match.turn]
    tries: list[tuple[int, Any]] = [(seat, match.game.format_move(action)) for action in illegal[:1]]
    tries += [(seat, match.game.format_move(rng.choice(illegal)))] if illegal else []
    tries += [(other, match.moves(seat)[0]) for other in others[:1]]
    tries += [(seat, {"move": "no-such-move"}), (seat, {}), (seat, None), (99, match.moves(seat)[0])]
    for who, move in tries:
        try:
            match.play(who, move)
        except IllegalMove as refused:
            assert refused.rule, f"{where}: {move} is refused without a rule"  # noqa: PT017
        else:
            raise AssertionError(f"{where}: seat {who} may play {move}, which is not among the legal moves")
        assert match.state() == before, f"{where}: the refused move {move} has changed the match"


def check_end(game: type[Game]) -> None:
    """A match ends with winners and nobody on turn."""
    for variant in variants(game):
        for seed in range(MATCHES):
            match = finished(variant, seed)
            assert match.turn == (), f"{variant!r}, seed {seed}: over, and somebody is on turn"
            assert match.state()["winners"], f"{variant!r}, seed {seed}: nobody has won"


def check_record(game: type[Game]) -> None:
    """A record survives JSON, replays to the same state, and the same seed gives the same match."""
    for variant in variants(game):
        for seed in range(MATCHES):
            match = finished(variant, seed)
            record = json.loads(json.dumps(match.record()))
            again = replay(record)
            assert again.state() == match.state(), f"{variant!r}, seed {seed}: the replay ends in another state"
            assert again.record() == record, f"{variant!r}, seed {seed}: the replay gives another record"
            assert finished(variant, seed).record() == record, f"{variant!r}: seed {seed} gives two different matches"


def check_recipe(game: type[Game]) -> None:
    """A deal by the recipe equals the kernel's deal: browsers use the recipe to check deals."""
    for variant in variants(game):
        for seed in range(LOOKS):
            kernels = variant.deal(seed=0).deal_setup(new_stream(seed, "deal"))
            recipes = deal_by_recipe(variant.recipe(), variant.players, new_stream(seed, "deal"))
            assert recipes == kernels, f"{variant!r}, seed {seed}: the recipe deals {recipes}, the kernel {kernels}"


# --- secrecy ---


def check_secrecy(game: type[Game]) -> None:
    """In a determinization the seat has the same view and the same moves: nothing hidden reaches a view, the moves or a
    fact."""
    for variant in variants(game):
        for seed in range(MATCHES):
            for match, rng in positions(variant, seed):
                for viewer in (*range(variant.players), None):
                    _check_world(match, viewer, rng, f"{variant!r}, seed {seed}, viewer {viewer}")


def _check_world(match: Match, viewer: int | None, rng: random.Random, where: str) -> None:
    world = match.determinize(viewer, seed=rng.randrange(1 << 32))
    assert world.view(viewer) == match.view(viewer), f"{where}: the view tells something that the seat may not know"
    assert world.observe(viewer) == match.observe(viewer), f"{where}: the observation differs in a determinization"
    if viewer is None or viewer not in match.turn:
        return
    moves = match.moves(viewer)
    assert world.moves(viewer) == moves, f"{where}: the legal moves depend on something hidden"
    move = rng.choice(moves)
    if move["move"] in match.game.chance_keys or match.sealed:
        return
    here, there = match.copy(), world
    here.play(viewer, move)
    there.play(viewer, move)
    assert here.move_facts == there.move_facts, f"{where}: the fact of {move} depends on something hidden"


def check_views(game: type[Game]) -> None:
    """Views, moves and facts survive JSON and fit the types that the game declares."""
    for variant in variants(game):
        for match, _ in positions(variant, 0):
            for viewer in (*range(variant.players), None):
                _check_type(game, "View", match.view(viewer))
            for move in match.moves(match.turn[0])[:LOOKS]:
                _check_type(game, "Move", move)
            for fact in match.last_facts:
                _check_type(game, "Fact", fact)


def _check_type(game: type[Game], kind: str, value: Json) -> None:
    try:
        same = json.loads(json.dumps(value)) == value
    except TypeError:
        same = False
    assert same, f"{kind} {value} is not JSON"
    declared = getattr(game, kind, None)
    if declared is not None:
        msgspec.convert(value, declared)


# --- text and pictures ---


def check_shown(game: type[Game]) -> None:
    """The table can be written in every language and drawn, with a title for screen readers."""
    for variant in variants(game):
        for match, rng in positions(variant, 1):
            if rng.random() < 0.7:
                continue
            for lang in LANGUAGES:
                assert match.text(lang).strip(), f"{variant!r}: no text in {lang}"
            picture = ElementTree.fromstring(match.svg(match.turn[0], open_hands=False))  # noqa: S314
            assert picture.find("{http://www.w3.org/2000/svg}title") is not None, (
                f"{variant!r}: a picture without a title"
            )


# --- compiled code and agents ---


def check_compiled(game: type[Game]) -> None:
    """Compiled and plain code agree in every byte of every state and observation."""
    for variant in variants(game):
        Lockstep(variant, MATCHES, seed=1).play(look_every=7)


def check_features(game: type[Game]) -> None:
    """Steps lead to every legal move; rows keep their bounds and contain nothing hidden."""
    for table in variants(game):
        space = Space(table)
        low, high = space.bounds()
        for match, rng in positions(table, 1):
            where = f"{table!r}, round {match.state()['round']}"
            for seat in match.turn:
                for action in rng.sample(match.actions(seat), min(LOOKS, len(match.actions(seat)))):
                    steps = space.steps_to(match._state, seat, action)
                    assert all(0 <= step < space.actions for step in steps), f"{where}: a step that does not exist"
                if game.features is not None:
                    row = _row(space, match, seat)
                    assert (low <= row).all() & (row <= high).all(), f"{where}: a feature is out of its bounds"
                    world = match.determinize(seat, seed=rng.randrange(1 << 30))
                    assert _row(space, world, seat).tolist() == row.tolist(), f"{where}: features show what is hidden"


def _row(space: Space, match: Match, seat: int) -> NDArray[np.int64]:
    row = np.zeros(space.width, np.int64)
    written = space.functions.write_row(space.game.rules, space.tables, match.observe(seat), 0, row)
    assert written == space.width, f"{written} columns are written, and `fields` has {space.width}"
    return row


def check_agents(game: type[Game]) -> None:
    """Agents of every kind play a match with legal moves."""
    for spec in AGENTS:
        variant = next(variants(game))
        agents = [make_agent(spec.format(budget="rollouts"), variant, seed=seat) for seat in range(variant.players)]
        match = variant.deal(seed=3)
        while not match.over:
            seat = match.turn[0]
            action = ask(agents[seat], look(match, seat))
            match.play(seat, variant.format_move(action))


CHECKS: tuple[Check, ...] = (
    check_declaration,
    check_decks,
    check_rules_page,
    check_moves,
    check_end,
    check_record,
    check_recipe,
    check_secrecy,
    check_views,
    check_shown,
    check_compiled,
    check_features,
    check_agents,
)


def check_game(game: type[Game]) -> None:
    """Runs the whole suite."""
    for check in CHECKS:
        check(game)
