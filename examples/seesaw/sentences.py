"""The sentences of facts and the names of moves in Seesaw, as data for the terminal and the browser. The words are in
words/."""

from updown.rules.sentences import Either, Join, Name, Phrase, Say, Sentences, Switch, Value, by_seat

VALUE: dict[str, Phrase] = {"value": Value("card.1:")}
CARD = Switch("card.0", {"S": Say("seesaw-sun", VALUE), "W": Say("seesaw-wind", VALUE), "R": Say("seesaw-rain", VALUE)})
WHO_AND_CARD: dict[str, Phrase] = {"who": Name(), "card": CARD}
ROUND: dict[str, Phrase] = {"round": Value("round", 1)}
SCORES: dict[str, Phrase] = {"scores": by_seat("scores")}

SENTENCES: Sentences = {
    "played": Say("seesaw-played", WHO_AND_CARD),
    "trick": Switch("way", {"high": Say("seesaw-high", WHO_AND_CARD), "low": Say("seesaw-low", WHO_AND_CARD)}),
    "round-over": Join(
        (Say("round-over", {"round": Value("round", 1)}), Say("points-are", {"scores": by_seat("scores")}))
    ),
}

MOVES: Sentences = {"play": Either(typed=Join((Say("do-play"), Value("card"))), shown=CARD)}
