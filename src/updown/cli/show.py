"""What the terminal shows: tables, news, moves, refusals, scores. Colour is never the only signal; without a terminal
everything is plain text."""

import re
import sys
from importlib import import_module
from textwrap import wrap

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from updown.cli.moves import LANG, Group, explain, format_typed, numbered, text_module
from updown.rules.errors import IllegalMove
from updown.rules.match import Json, Match
from updown.rules.rulebook import rule_text

FEW = 24
PAGE = 60
SHORT_NOTE = 12
MOST_SUGGESTIONS = 8
PANEL_EDGES = 4

SIDE_STYLES = {"up": "blue", "down": "green"}

# Facts that say no more than that a seat has decided: in play the reveal follows.
UNTOLD = frozenset({"chosen", "laid"})

# What all moves of a kind have in common.
KINDS = {
    "lay": "these cards begin your piles",
    "draw": "lay a card open, take the top of the stock",
    "swap": "lay two cards open, take one that was open before",
    "bury": "lay a card face down, out of the game",
}


def sentence(match: Match, fact: Json) -> str:
    """A fact of the match in words."""
    return str(text_module(match.game).sentence(fact, LANG))


def mark_own(line: str, seat: int | None) -> str:
    """'Seat 0 (you) takes the trick.'"""
    return re.sub(rf"\b([Ss]eat {seat})\b(?! \()", r"\1 (you)", line)


def fold(line: str, width: int) -> list[str]:
    """A line that is too long goes on below, to the right of its first column."""
    label = re.match(r"\s*\S+(?: \S+)*?\s{2,}", line)
    indent = " " * (len(label[0]) if label else 0)
    return wrap(line, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


class Screen:
    """The terminal, or whatever stands in for it."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=False)

    # --- words ---

    def say(self, text: str, style: str = "", *, wrap: bool = True) -> None:
        self.console.print(Text(text, style), soft_wrap=not wrap)

    def ask(self, prompt: str) -> str | None:
        """What was typed, in small letters; None where the input has ended."""
        try:
            typed = self.console.input(Text(prompt, "bold")).strip().lower()
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.say(typed)
        return typed

    def menu(self, question: str, choices: list[tuple[str, str]]) -> None:
        """Numbered choices, each with a few words about it."""
        self.say(question, style="bold")
        grid = Table.grid(padding=(0, 2, 1, 0))
        for number, (name, about) in enumerate(choices, 1):
            grid.add_row(str(number), Text(name, "bold"), Text(about))
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def heading(self, text: str) -> None:
        self.console.rule(Text(text, "bold"), characters="-")

    def markdown(self, text: str) -> None:
        if self.console.is_terminal:
            # A whole Markdown reader, for which no other command should wait.
            self.console.print(import_module("rich.markdown").Markdown(text))
        else:
            self.say(text, wrap=False)

    # --- the match ---

    def table(self, match: Match, seat: int | None, *, open_hands: bool = False) -> None:
        """The table as the seat may see it; its own line stands out, and so does which side is up."""
        title, _, body = match.text(LANG, seat, open_hands=open_hands).partition("\n")
        width = self.console.width - PANEL_EDGES
        lines = [folded for line in body.splitlines() for folded in fold(line, width)]
        mine = re.compile(rf"(> |  )seat {seat}\b")
        text = Text("\n").join(Text(line, "bold" if mine.match(line) else "") for line in lines)
        edge = SIDE_STYLES.get(match.view(seat).get("side", ""), "")
        self.console.print(Panel(text, title=Text(title), title_align="left", expand=False, border_style=edge))

    def news(self, match: Match, before: Json) -> None:
        """What the last move brought about; `before` is my view of the table until then."""
        self.facts(match, [fact for fact in match.happened if fact["fact"] not in UNTOLD], before)

    def facts(self, match: Match, facts: list[Json], before: Json) -> None:
        """Facts in words; of a trick also why its winner wins."""
        for fact in facts:
            for line in sentence(match, fact).splitlines():
                self.console.print(Padding(Text(mark_own(line, before["seat"])), (0, 0, 0, 2)))
            if fact["fact"] == "trick" and fact["winner"] is not None:
                self.say(f"    {why_it_wins(fact, before)}", style="bold")

    # --- moves ---

    def moves(self, match: Match, seat: int, groups: list[Group]) -> None:
        """My moves, numbered; of a long group only how many there are and how to type one."""
        self.say("Your moves", style="bold")
        for group in groups:
            if group.name in KINDS:
                self.say(f"  {group.name}: {KINDS[group.name]}", style="dim")
            if len(group.moves) > FEW:
                sample = format_typed(group.moves[len(group.moves) // 2])
                self.say(f"  {group.first} to {group.last}: {len(group.moves)} ways, such as '{sample}'")
                self.say(f"  m {group.name} lists them, m {sample.split()[1]} those with that card", style="dim")
            else:
                lines = [(number, move, explain(match, seat, move)) for number, move in numbered([group])]
                self._lines(lines, max(len(format_typed(one.moves[0])) for one in groups))

    def move_list(self, moves: list[tuple[int, Json]]) -> list[tuple[int, Json]]:
        """A page of moves with their numbers; what is left of them."""
        self._lines([(number, move, "") for number, move in moves[:PAGE]])
        return moves[PAGE:]

    def _lines(self, moves: list[tuple[int, Json, str]], width: int = 0) -> None:
        """Moves with number, words and a note; side by side where there is little to note."""
        side_by_side = all(len(note) <= SHORT_NOTE for _, _, note in moves)
        typed = [format_typed(move) for _, move, _ in moves]
        width = max(map(len, typed)) if side_by_side else max(width, *map(len, typed))
        lines = [
            Text.assemble(f"{number:>4}  {words:<{width}}", (f"  {note}", "dim"))
            for words, (number, _, note) in zip(typed, moves, strict=True)
        ]
        if side_by_side:
            self.console.print(Columns(lines, padding=(0, 2), column_first=True, equal=True))
        else:
            self.console.print(Text("\n").join(lines))

    def refusal(self, refused: IllegalMove, instead: list[tuple[int, Json]]) -> None:
        """Why a move is not allowed, with the rule, and what is possible instead."""
        self.say(f"That does not work: {refused.problem} ({refused.rule}).", style="yellow")
        self.markdown(rule_text(refused.rule))
        if instead:
            moves = ", ".join(f"{format_typed(move)} ({number})" for number, move in instead[:MOST_SUGGESTIONS])
            more = ", ..." if len(instead) > MOST_SUGGESTIONS else ""
            self.say(f"Possible: {moves}{more}")

    # --- the end ---

    def score_sheet(self, match: Match, seat: int, rounds: list[Json]) -> None:
        """Round by round and in all, and who wins."""
        state = match.state()
        names = [f"seat {other}" + (" (you)" if other == seat else "") for other in range(match.game.players)]
        table = Table("round", *names, title="Scores", show_footer=False)
        totals = [0] * match.game.players
        for fact in rounds:
            gains = [now - then for now, then in zip(fact["scores"], totals, strict=True)]
            totals = fact["scores"]
            table.add_row(str(fact["round"] + 1), *map(str, gains))
        table.add_section()
        table.add_row("in all", *map(str, state["scores"]), style="bold")
        self.console.print(table)
        self.say(winners_line(state["winners"], seat), style="bold")


def winners_line(winners: list[int], seat: int) -> str:
    """'You win.', 'Seat 2 wins.', 'You and seat 2 share the win.'"""
    names = ["you"] * (seat in winners) + [f"seat {other}" for other in winners if other != seat]
    if len(names) > 1:
        line = f"{', '.join(names[:-1])} and {names[-1]} share the win."
    else:
        line = "you win." if names == ["you"] else f"{names[0]} wins."
    return line[0].upper() + line[1:]


def why_it_wins(fact: Json, before: Json) -> str:
    """UD-12: what the winning card has that the others have not."""
    card = fact["cards"][fact["winner"]]
    if card[1:] == str(before["trump"]):
        return f"{card} wins: it has the trump value {before['trump']} (UD-12)"
    best = "highest" if before["side"] == "up" else "lowest"
    return f"{card} wins: on {before['side'].upper()} it is the {best} card that counts (UD-12)"
