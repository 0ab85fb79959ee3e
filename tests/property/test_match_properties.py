"""What holds in every match of every game: cards stay, rounds end, records replay, lists of moves are exact, and no
view tells what its seat may not know."""

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import updown
from kit.games import (
    SETTINGS,
    TWINS,
    Player,
    deck_cards,
    default_kinds,
    games,
    matches,
    players,
    raw_state,
    seeds,
    table_cards,
)
from kit.worlds import taken_openly
from updown import Game, IllegalMove, Match
from updown.rules import layout
from updown.rules.match import Json

RULE = re.compile(r"(UD|AA|DN)-[1-9][0-9]?")
ADDED_TO_VIEWS = {
    "up-and-down": {"seat", "played", "dice"},
    "auf-und-ab": {"seat", "known", "my_buried"},
    "dnup": {"seat", "known", "starter"},
}
FEW = settings(SETTINGS, max_examples=40)
MANY = settings(SETTINGS, max_examples=100)


def viewers(game: Game) -> list[int | None]:
    """All seats, and an onlooker."""
    return [None, *range(game.players)]


def state_bytes(match: Match) -> bytes:
    return layout.memory(match._state).tobytes()


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


# --- cards and ends ---


@FEW
@given(games(), seeds(), players())
def test_cards_are_conserved_at_every_step(game: Game, seed: int, player: Player) -> None:
    match, deck = game.deal(seed=seed), deck_cards(game)
    assert table_cards(match) == deck
    for _ in range(150):
        if match.over:
            break
        player.play(match)
        assert table_cards(match) == deck


def most_decisions(game: Game) -> int:
    """More decisions than these a round cannot take, whatever is chosen."""
    hand = len(game.deal(seed=0).state()["hands"][0])
    cards = deck_cards(game).total()
    if game.id == "up-and-down":
        return hand * (game.players + 1)
    if game.id == "auf-und-ab":
        # A turn takes a card from the hands or the stock for good, in at most two decisions (AA-7 to AA-10).
        return game.players + 2 * cards
    # A card is discarded at least every hundred turns (DN-16).
    return 100 * (cards + 1)


@FEW
@given(games(), seeds(), players(Player.STYLES))
def test_every_round_ends_whatever_is_chosen(game: Game, seed: int, player: Player) -> None:
    match, most = game.deal(seed=seed), most_decisions(game)
    for _ in range(most):
        player.play(match)
        if match.over or match.state()["round"] == 1:
            break
    assert match.over or match.state()["round"] == 1


@FEW
@given(games(), seeds(), seeds())
def test_every_match_of_random_moves_terminates(game: Game, seed: int, choices: int) -> None:
    match, player = game.deal(seed=seed), Player("even", choices)
    for _ in range(20_000):
        if match.over:
            break
        player.play(match)
    state = match.state()
    assert state["over"] is True
    assert state["winners"], "a match that is over has a winner"
    assert match.turn == ()
    for seat in range(game.players):
        assert match.moves(seat) == []
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, {"move": "roll"})
        assert refused.value.rule == game.round_rule(True)


@settings(SETTINGS, max_examples=8)
@given(seeds(), st.integers(2, 5))
def test_a_round_of_dnup_without_a_card_laid_is_void_after_a_hundred_turns(seed: int, count: int) -> None:
    match = updown.game("dnup", players=count).deal(seed=seed)
    for turn in range(100):
        assert match.state()["round"] == 0
        assert match.state()["quiet"] == turn
        match.play(match.turn[0], {"move": "rotate"})
    assert match.state()["round"] == 1
    assert match.state()["scores"] == [0] * count


# --- records ---


@FEW
@given(games(), seeds(), players(), st.integers(0, 60))
def test_the_record_of_every_prefix_replays_to_the_state(game: Game, seed: int, player: Player, moves: int) -> None:
    match = game.deal(seed=seed)
    for _ in range(moves):
        record = match.record()
        again = updown.replay(json.loads(json.dumps(record)))
        assert again.state() == match.state()
        assert again.record() == record
        assert [again.moves(seat) for seat in range(game.players)] == [match.moves(s) for s in range(game.players)]
        assert [again.view(seat) for seat in viewers(game)] == [match.view(seat) for seat in viewers(game)]
        if match.over:
            break
        player.play(match)


@FEW
@given(matches())
def test_a_record_carries_only_options_that_differ_and_says_all(match: Match) -> None:
    record = match.record()
    assert set(record) == {"format", "game", "rules", "options", "rounds"}
    again = updown.game(record["game"], **record["options"])
    assert again.options == match.game.options
    assert again.deck == match.game.deck
    assert layout.memory(again.rules).tobytes() == layout.memory(match.game.rules).tobytes()


@FEW
@given(matches(), players())
def test_a_record_cut_off_at_the_end_of_a_round_goes_on_with_next_round(match: Match, player: Player) -> None:
    record = match.record()
    for number, part in enumerate(record["rounds"][:-1]):
        cut = updown.replay({**record, "rounds": record["rounds"][: number + 1]}, seed=1)
        assert cut.between_rounds, "a round that is followed by another has ended"
        assert (cut.turn, cut.state()["over"], cut.state()["round"]) == ((), False, number)
        if match.game.id != "dnup":
            assert cut.state()["phase"] == "over"
        assert len(part["events"]) <= most_decisions(match.game)
        cut.next_round()
        assert cut.state()["round"] == number + 1
        assert cut.turn


# --- the list of moves ---


@MANY
@given(matches(), st.randoms(use_true_random=False))
def test_listed_moves_are_distinct_and_each_is_playable(match: Match, chance: random.Random) -> None:
    game, before = match.game, state_bytes(match)
    for seat in range(game.players):
        moves = match.moves(seat)
        assert bool(moves) == (seat in match.turn)
        assert len({text(move) for move in moves}) == len(moves)
        assert [game.parse_move(match._state, move) for move in moves] == match.actions(seat)
        reasons = [game.kernel.check(game.rules, match._state, seat, action) for action in match.actions(seat)]
        assert reasons == [0] * len(moves)
        for move in chance.sample(moves, min(len(moves), 25)):
            twin = match.copy()
            event = twin.play(seat, move)
            assert {key: event[key] for key in move} == move
            assert event["seat"] == seat
            assert state_bytes(twin) != before, "a move changes something"
    assert state_bytes(match) == before, "moves of copies leave the match alone"


@MANY
@given(matches())
def test_moves_are_listed_in_the_order_of_the_kernel(match: Match) -> None:
    kernel, rules, tally = match.game.kernel, match.game.rules, layout.plain(match.game.spec.Tally)
    for seat in match.turn:
        count = kernel.tally_moves(rules, match._state, seat, tally)
        listed = [kernel.nth_move(rules, match._state, seat, tally, n) for n in range(count)]
        assert match.actions(seat) == listed
        written = b",".join(msgspec.json.encode(match.game.format_move(action)) for action in listed)
        assert match.write_moves(seat) == written
    assert all(match.write_moves(seat) == b"" for seat in range(match.game.players) if seat not in match.turn)


@MANY
@given(matches(), st.randoms(use_true_random=False))
def test_every_other_move_is_refused_with_a_rule_and_changes_nothing(match: Match, chance: random.Random) -> None:
    game, twin = match.game, match.copy()
    everything = game.all_actions()
    assert len(set(everything)) == len(everything)
    before = state_bytes(match), layout.memory(match._stream).tobytes(), match.record(), match.state()
    for seat in range(game.players):
        legal = set(match.actions(seat))
        assert legal <= set(everything), "all_actions knows every legal one"
        by_reason: dict[int, list[int]] = {}
        for action in everything if legal else chance.sample(everything, min(len(everything), 20)):
            if action not in legal:
                reason = game.kernel.check(game.rules, match._state, seat, action)
                assert reason != 0, f"seat {seat} could {game.format_move(action)}"
                by_reason.setdefault(reason, []).append(action)
        for reason, actions in by_reason.items():
            for action in chance.sample(actions, min(len(actions), 12)):
                with pytest.raises(IllegalMove) as refused:
                    match.play(seat, game.format_move(action))
                assert refused.value.rule == game.refusal(match._state, seat, action, reason).rule
                assert RULE.fullmatch(refused.value.rule)
                assert f"({refused.value.rule})" in str(refused.value)
                assert (refused.value.seat, refused.value.move) == (seat, game.format_move(action))
    assert (state_bytes(match), layout.memory(match._stream).tobytes(), match.record(), match.state()) == before
    assert rollout(match, 12) == rollout(twin, 12), "chance goes on as if nothing had been tried"


def rollout(match: Match, moves: int) -> list[Json]:
    """The events of the next moves of one and the same player, who likes to leave things to chance."""
    player = Player("kinds", 5)
    return [player.play(match) for _ in range(moves) if not match.over]


@FEW
@given(matches(), st.integers(-3, 8))
def test_a_seat_that_does_not_exist_or_need_not_act_is_refused(match: Match, seat: int) -> None:
    if seat in match.turn:
        return
    before = state_bytes(match)
    assert match.moves(seat) == []
    for acting in match.turn:
        with pytest.raises(IllegalMove) as refused:
            match.play(seat, match.moves(acting)[0])
        reason = match.game.kernel.check_turn(match.game.rules, match._state, seat)
        assert refused.value.rule == match.game.refusal(match._state, seat, 0, reason).rule
    assert state_bytes(match) == before


# --- what a seat may know ---


@MANY
@given(matches())
def test_views_have_the_documented_keys_and_the_own_hand(match: Match) -> None:
    state = match.state()
    for seat in viewers(match.game):
        view = match.view(seat)
        assert set(view) == set(state) | ADDED_TO_VIEWS[match.game.id]
        assert view["seat"] == seat
        for other in range(match.game.players):
            expected = state["hands"][other] if other == seat else len(state["hands"][other])
            assert view["hands"][other] == expected
        for key in ("game", "round", "turn", "scores", "over", "winners"):
            assert view[key] == state[key]


@MANY
@given(matches())
def test_what_an_onlooker_sees_is_contained_in_every_seats_view(match: Match) -> None:
    public = match.view(None)
    for seat in range(match.game.players):
        view = match.view(seat)
        for key, value in public.items():
            if key not in ("seat", "my_buried"):
                assert contains(view[key], value), key
        differing = {key for key, value in public.items() if view[key] != value}
        assert differing <= {"seat", "hands", "chosen", "piles", "pending", "my_buried"}


@MANY
@given(matches(), st.randoms(use_true_random=False))
def test_those_who_look_together_see_what_each_would_see_alone(match: Match, chance: random.Random) -> None:
    alone = {seat: match.game.format_view(match.observe(seat)) for seat in viewers(match.game)}
    together = match.views()
    for seat in chance.choices(list(alone), k=2 * len(alone)):
        assert together.view(seat) == alone[seat]
    for wrong in (-1, match.game.players, True, "0"):
        with pytest.raises(ValueError, match="expected 0 to"):
            together.view(wrong)  # type: ignore[arg-type]


def contains(mine: Any, public: Any) -> bool:
    """Equal, or cards where the onlooker sees their number, or a card where the onlooker sees that there is one."""
    if mine == public:
        return True
    if isinstance(public, bool):
        return public and isinstance(mine, str)
    if isinstance(public, int):
        return isinstance(mine, list) and len(mine) == public
    if isinstance(public, list) and isinstance(mine, list) and len(public) == len(mine):
        return all(contains(one, other) for one, other in zip(mine, public, strict=True))
    return False


@MANY
@given(matches(), seeds())
def test_a_redealt_match_looks_the_same_to_the_seat(match: Match, seed: int) -> None:
    before = state_bytes(match)
    for seat in viewers(match.game):
        world = match.determinize(seat, seed=seed)
        assert world.view(seat) == match.view(seat)
        assert world.observe(seat) == match.observe(seat)
        assert np.array_equal(world.observation(seat), match.observation(seat))
        assert table_cards(world) == deck_cards(match.game)
        # What is public looks the same to an onlooker too.
        assert world.view(None) == match.view(None)
        assert world.turn == match.turn
        assert state_bytes(match.determinize(seat, seed=seed)) == state_bytes(world)
        with pytest.raises(ValueError, match="this match has no record: it was determinized"):
            world.record()
    assert state_bytes(match) == before


@FEW
@given(matches(), seeds(), players())
def test_a_redealt_match_plays_on_to_the_end_of_its_round(match: Match, seed: int, player: Player) -> None:
    world = match.determinize(0, seed=seed)
    number = world.state()["round"]
    for _ in range(most_decisions(match.game)):
        if world.over or world.state()["round"] != number:
            break
        player.play(world)
        assert table_cards(world) == deck_cards(match.game)
    assert world.over or world.state()["round"] == number + 1


@pytest.mark.parametrize(("name", "count"), default_kinds())
def test_a_redeal_does_change_what_is_hidden(name: str, count: int) -> None:
    match = updown.game(name, players=count).deal(seed=4)
    worlds = {text(match.determinize(0, seed=seed).state()) for seed in range(20)}
    assert len(worlds) == 20


@settings(SETTINGS, max_examples=150)
@given(matches(), st.randoms(use_true_random=False))
def test_a_view_never_changes_when_hidden_cards_are_permuted(match: Match, chance: random.Random) -> None:
    """Exchanges hidden cards in the state itself: it needs nothing of `redeal`."""
    for seat in viewers(match.game):
        twin = match.copy()
        permute_hidden(twin, seat, chance)
        assert table_cards(twin) == deck_cards(match.game)
        assert twin.view(seat) == match.view(seat)
        assert twin.observe(seat) == match.observe(seat)
        assert np.array_equal(twin.observation(seat), match.observation(seat))


def test_permuting_does_change_hidden_cards() -> None:
    """So that the test above can fail."""
    for name, count in default_kinds():
        match = updown.game(name, players=count).deal(seed=9)
        twin = match.copy()
        permute_hidden(twin, 0, random.Random(3))
        assert text(twin.state()) != text(match.state())
        assert any(twin.view(other) != match.view(other) for other in range(1, count))


@MANY
@given(matches(), seeds())
def test_cards_known_to_be_in_a_hand_are_in_it(match: Match, seed: int) -> None:
    """In the match, and in every world that looks the same to somebody."""
    if match.game.id == "up-and-down":
        return
    for world in [match, *(match.determinize(seat, seed=seed) for seat in viewers(match.game))]:
        hands, known = world.state()["hands"], match.view(None)["known"]
        for seat in range(match.game.players):
            assert not Counter(known[seat]) - Counter(hands[seat])


def permute_hidden(match: Match, seat: int | None, chance: random.Random) -> None:
    """Exchanges pairs of cards that the seat may not see, anywhere; in dnup turns some of them."""
    viewer = -1 if seat is None else seat
    {"up-and-down": permute_up_and_down, "auf-und-ab": permute_auf_und_ab, "dnup": permute_dnup}[match.game.id](
        raw_state(match), match.game.rules, viewer, chance
    )
    if match.game.id == "auf-und-ab":
        exchange_taken(match, viewer, chance)


Slot = tuple[Callable[[], int], Callable[[int], None]]


def shuffle_slots(slots: list[Slot], chance: random.Random) -> None:
    """Deals the cards of the slots anew among them."""
    cards = [read() for read, _ in slots]
    chance.shuffle(cards)
    for (_, write), card in zip(slots, cards, strict=True):
        write(card)


def set_slots(row: Any, place: Any, fixed: int = 0) -> Iterator[Slot]:
    """A slot for each card of a set that is held as bits; those `fixed` stay."""
    bits = [card for card in range(64) if (row[place] & ~fixed) >> card & 1]
    row[place] = row[place] & fixed

    def writer(card: int) -> None:
        row[place] |= 1 << card

    for card in bits:
        yield partial(int, card), writer


def list_slot(row: Any, place: Any) -> Slot:
    """The slot of a card that is held as a number."""

    def writer(card: int) -> None:
        row[place] = card

    return partial(int, row[place]), writer


class Field:
    """A single field of a record, to be used like a row of one."""

    def __init__(self, record: Any, name: str) -> None:
        self.record = record
        self.name = name

    def __getitem__(self, place: object) -> int:
        return int(getattr(self.record, self.name))

    def __setitem__(self, place: object, value: int) -> None:
        setattr(self.record, self.name, value)


def permute_up_and_down(state: Any, rules: Any, viewer: int, chance: random.Random) -> None:
    choosing = state.phase == 1
    slots: list[Slot] = list(set_slots(Field(state, "aside"), 0))
    for seat in range(rules.players):
        if seat != viewer:
            slots += set_slots(state.hands, seat)
            if choosing and not state.turn >> seat & 1:
                slots.append(list_slot(state.played, (state.trick, seat)))
    shuffle_slots(slots, chance)


def permute_auf_und_ab(state: Any, rules: Any, viewer: int, chance: random.Random) -> None:
    """Cards that were seen to be taken stay where they are: they have fewer places (exchange_taken)."""
    drawn = state.pending >= 0 and not state.pending_seen and state.seat != viewer
    slots: list[Slot] = [list_slot(state.stock, place) for place in range(state.stock_size)]
    for seat in range(rules.players):
        if seat != viewer:
            slots += set_slots(state.hands, seat, state.taken[seat])
            for place in range(state.buried_count[seat]):
                if not state.taken[seat] >> state.buried[seat, place] & 1:
                    slots.append(list_slot(state.buried, (seat, place)))
            if state.phase == 0 and not state.turn >> seat & 1:
                slots += [list_slot(state.tops, seat * rules.laid + pile) for pile in range(rules.laid)]
    shuffle_slots(slots, chance)
    for seat in range(rules.players):
        if state.phase == 0 and not state.turn >> seat & 1:
            for pile in range(rules.laid):
                state.beneath[state.tops[seat * rules.laid + pile]] = -1
    if drawn:
        hidden = state.hands[state.seat] & ~state.taken[state.seat]
        state.pending = chance.choice([card for card in range(rules.cards) if hidden >> card & 1])


def exchange_taken(match: Match, viewer: int, chance: random.Random) -> None:
    """A card that was seen to be taken is in the hand, or among what that seat has buried since: exchanges it with
    another card that may be in its place."""
    state = raw_state(match)
    since = {(seat, card): place for seat, card, place in taken_openly(match)}
    for seat in {seat for seat, _ in since if seat != viewer}:
        for place in range(state.buried_count[seat]):
            buried = state.buried[seat, place]
            held = [card for card in range(32) if state.hands[seat] >> card & 1 and since.get((seat, card), 0) <= place]
            if held and chance.random() < 0.5:
                card = chance.choice(held)
                state.buried[seat, place] = card
                state.hands[seat] ^= 1 << card | 1 << buried


def permute_dnup(state: Any, rules: Any, viewer: int, chance: random.Random) -> None:
    """Cards that have been on the table stay; so does the star. Two copies that nobody has seen change their
    numbers."""
    public = state.discarded
    for seat in range(rules.players):
        public |= state.known[seat]
    for place in range(rules.places):
        public |= state.sets[place]
    slots: list[Slot] = []
    for seat in range(rules.players):
        if seat != viewer:
            hidden = state.hands[seat] & ~public
            for card in range(48):
                if hidden >> card & 1 and chance.random() < 0.5:
                    state.turned ^= 1 << card
            slots += set_slots(state.hands, seat, public | rules.star)
    shuffle_slots(slots, chance)
    for card in range(47):
        pair = 3 << card
        if rules.firsts >> card & 1 and not public & pair and chance.random() < 0.5:
            exchange_copies(state, rules, pair)


@settings(SETTINGS, max_examples=60)
@given(seeds(), seeds(), st.integers(2, 5), st.integers(0, 80))
def test_numbers_of_equal_cards_tell_nothing(seed: int, choices: int, count: int, moves: int) -> None:
    """DN-1: the same deal with the numbers of two unseen copies exchanged is the same match to everybody, to its
    end."""
    match, player = updown.game("dnup", players=count, deck=TWINS).deal(seed=seed), Player("kinds", choices)
    twin = match.copy()
    exchange_all_copies(twin)
    assert state_bytes(twin) != state_bytes(match), "the numbers did change"
    for _ in range(moves):
        assert twin.state() == match.state()
        for seat in viewers(match.game):
            assert twin.view(seat) == match.view(seat)
            assert twin.observe(seat) == match.observe(seat)
        for seat in range(count):
            assert twin.actions(seat) == match.actions(seat)
        if match.over or match.state()["round"]:
            break
        seat, move = player.choose(match)
        match.play(seat, move)
        twin.play(seat, move)


def exchange_all_copies(match: Match) -> None:
    """Exchanges the numbers of the two copies of each card."""
    rules: Any = match.game.rules
    for card in range(47):
        if rules.firsts >> card & 1:
            exchange_copies(raw_state(match), rules, 3 << card)


def exchange_copies(state: Any, rules: Any, pair: int) -> None:
    for seat in range(rules.players):
        if (state.hands[seat] & pair).bit_count() == 1:
            state.hands[seat] ^= pair
    if (state.turned & pair).bit_count() == 1:
        state.turned ^= pair


# --- copies and seeds ---


@FEW
@given(matches(), players())
def test_a_copy_is_independent_and_goes_on_in_the_same_way(match: Match, player: Player) -> None:
    twin, kept = match.copy(), match.copy()
    before = state_bytes(match), match.record(), match.state()
    for _ in range(10):
        if twin.over:
            break
        player.play(twin)
    assert (state_bytes(match), match.record(), match.state()) == before
    assert rollout(match, 15) == rollout(kept, 15)
    assert match.state() == kept.state()
    if not twin.over:
        assert table_cards(twin) == deck_cards(match.game)


@FEW
@given(games(), seeds(), seeds())
def test_the_same_seed_gives_the_same_match(game: Game, seed: int, choices: int) -> None:
    one, two = game.deal(seed=seed), game.deal(seed=seed)
    first, second = Player("kinds", choices), Player("kinds", choices)
    for _ in range(40):
        assert one.state() == two.state()
        if one.over:
            break
        first.play(one)
        second.play(two)
    assert one.record() == two.record()


@pytest.mark.parametrize(("name", "count"), default_kinds())
def test_different_seeds_give_different_matches(name: str, count: int) -> None:
    game = updown.game(name, players=count)
    deals = {text(game.deal(seed=seed).state()) for seed in range(60)}
    assert len(deals) == 60
    assert game.deal().state() != game.deal().state(), "without a seed: a secret random one"


@pytest.mark.parametrize(("name", "count"), default_kinds())
def test_the_rounds_of_a_seed_differ(name: str, count: int) -> None:
    """Each round, and each match of a simulation, has chance of its own."""
    options: dict[str, Any] = {"rounds": 3} if name == "up-and-down" else {}
    game = updown.game(name, players=count, **options)
    match, player = game.deal(seed=2), Player("even", 1)
    while not match.over:
        player.play(match)
    setups = [text(part["setup"]) for part in match.record()["rounds"]]
    assert len(set(setups)) == len(setups)
    assert len(setups) == 1 if name == "auf-und-ab" else len(setups) >= 2


def test_players_of_kit_games_reach_every_kind_of_move() -> None:
    """The random players above do not leave out a part of a game."""
    for name, expected in (
        ("up-and-down", {"flip", "rotate", "roll", "choose"}),
        ("auf-und-ab", {"lay", "play", "draw", "swap", "keep", "bury"}),
        ("dnup", {"play", "add", "take", "rotate"}),
    ):
        found = set()
        for seed in range(4):
            match, player = updown.game(name, players=3).deal(seed=seed), Player("kinds", seed)
            while not match.over:
                found.add(player.play(match)["move"])
        assert found == expected


def test_hidden_permutations_cover_pairs_of_seats() -> None:
    """Any two other seats exchange cards in some permutation: nothing is pinned by mistake."""
    match = updown.game("up-and-down", players=4).deal(seed=3)
    moved: set[tuple[int, int]] = set()
    for number in range(10):
        twin = match.copy()
        permute_hidden(twin, 0, random.Random(number))
        for one, two in combinations(range(1, 4), 2):
            if set(twin.state()["hands"][one]) & set(match.state()["hands"][two]):
                moved.add((one, two))
    assert moved == {(1, 2), (1, 3), (2, 3)}
