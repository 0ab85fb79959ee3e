"""Hints for newcomers in dnup: which sets on the table the sets in hand must beat."""

from updown.games.dnup.kernel import active, tally_moves
from updown.games.dnup.notation import Notation
from updown.games.dnup.spec import Observation, Rules, Tally
from updown.rules.bits import count_bits
from updown.rules.layout import plain
from updown.rules.match import Json


def guide(rules: Rules, notation: Notation, observation: Observation) -> Json:
    """DN-8: a set must beat the set of the same size. The hint names the sets whose size the hand can make."""
    seat, tally = observation.viewer, plain(Tally)
    tally_moves(rules, observation, seat, tally)
    if sum(tally.plays) == 0:
        return {"guidance": "too-low", "adds": tally.adds}
    hand = observation.hands[seat]
    largest = max(count_bits(active(rules, observation, hand, value)) for value in range(1, rules.values + 1))
    places = range(rules.places)
    lying = sorted((observation.set_sizes[place], observation.set_values[place]) for place in places)
    rivals = [(size, value) for size, value in lying if 0 < size <= largest]
    if not rivals:
        return {"guidance": "free"}
    return {"guidance": "beat", "sizes": [size for size, _ in rivals], "values": [value for _, value in rivals]}
