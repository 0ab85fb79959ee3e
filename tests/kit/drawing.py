"""Programs for tests of chance and of sets of cards, to be compiled by updown.engine.compile.Unit like those of the
engine: each fills an array with what a function of the rules gives, or changes a record."""

from typing import Any

from updown.engine.memory import overwrite, wipe
from updown.engine.random_games import random_move
from updown.rules.bits import count_bits, deposit, lowest_bit, nth_bit
from updown.rules.rng import below, branch, next_word, pick, scramble, toss


def draw_words(stream: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = next_word(stream[0])


def draw_below(stream: Any, n: int, out: Any) -> None:
    for place in range(len(out)):
        out[place] = below(stream[0], n)


def draw_picks(stream: Any, cards: int, count: int, out: Any) -> None:
    for place in range(len(out)):
        out[place] = pick(stream[0], cards, count)


def draw_tosses(stream: Any, cards: int, out: Any) -> None:
    for place in range(len(out)):
        out[place] = toss(stream[0], cards)


def branch_all(key: Any, numbers: Any, streams: Any) -> None:
    for place in range(len(numbers)):
        branch(key[0], numbers[place], streams[place])


def scramble_all(words: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = scramble(words[place])


def count_all(masks: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = count_bits(masks[place])


def lowest_all(masks: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = lowest_bit(masks[place])


def nth_all(masks: Any, numbers: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = nth_bit(masks[place], numbers[place])


def deposit_all(digits: Any, masks: Any, out: Any) -> None:
    for place in range(len(out)):
        out[place] = deposit(digits[place], masks[place])


def overwrite_one(states: Any, target: int, source: int) -> None:
    overwrite(states[target], states[source])


def wipe_one(states: Any, target: int) -> None:
    wipe(states[target])


def first_moves(rules: Any, state: Any, seat: int, tally: Any, key: Any, stream: Any, actions: Any) -> None:
    """The move that a random player chooses in this state, for each of many streams."""
    for place in range(len(actions)):
        branch(key[0], place, stream[0])
        actions[place] = random_move(rules[0], state[0], seat, tally[0], stream[0])
