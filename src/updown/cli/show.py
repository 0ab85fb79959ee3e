"""Prints tables, facts, moves, refusals and scores in the terminal. Colour is never the only signal; without a terminal
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

from updown.cli.moves import Group, Speech, numbered, parts_of
from updown.games.rulebook import rule_text
from updown.rules.match import Json, Match
from updown.rules.sentences import Terminal, render
from updown.rules.text import seat_first, seat_within
from updown.words import say

FEW = 24
PAGE = 60
SHORT_NOTE = 12
MOST_SUGGESTIONS = 8
PANEL_EDGES = 4


def mark_own(line: str, seat: int | None, lang: str) -> str:
    """'Seat 0 (you) takes the trick.'"""
    if seat is None:
        return line
    name = re.escape(say(lang, "seat", seat=seat))
    return re.sub(rf"\b({name})\b(?! \()", rf"\1 ({say(lang, 'web-you')})", line, flags=re.IGNORECASE)


def fold(line: str, width: int) -> list[str]:
    """Wraps a long line with a hanging indent."""
    label = re.match(r"\s*\S+(?: \S+)*?\s{2,}", line)
    indent = " " * (len(label[0]) if label else 0)
    return wrap(line, width, subsequent_indent=indent, break_on_hyphens=False) or [""]


class Screen:
    """The output, a terminal or a plain stream, in a language."""

    def __init__(self, lang: str = "en") -> None:
        self.lang = lang
        self.console = Console(highlight=False, soft_wrap=False)

    # --- words ---

    def say(self, text: str, style: str = "", *, wrap: bool = True) -> None:
        self.console.print(Text(text, style), soft_wrap=not wrap)

    def ask(self, prompt: str) -> str | None:
        """The line that was typed, in small letters; None at the end of the input."""
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
            # Imported here because it is slow to import, and other commands should not wait for it.
            self.console.print(import_module("rich.markdown").Markdown(text))
        else:
            self.say(text, wrap=False)

    # --- the match ---

    def table(self, match: Match, seat: int | None, *, open_hands: bool = False) -> None:
        """Prints the table as the seat may see it. Its own line is highlighted; the game may colour the frame."""
        title, _, body = match.text(self.lang, seat, open_hands=open_hands).partition("\n")
        width = self.console.width - PANEL_EDGES
        lines = [folded for line in body.splitlines() for folded in fold(line, width)]
        own_label = "" if seat is None else re.escape(say(self.lang, "seat", seat=seat))
        mine = re.compile(rf"(> |  ){own_label}\b" if own_label else r"(?!)")
        text = Text("\n").join(Text(line, "bold" if mine.match(line) else "") for line in lines)
        edge = match.game.terminal.frame_colour(match.view(seat))
        self.console.print(Panel(text, title=Text(title), title_align="left", expand=False, border_style=edge))

    def news(self, match: Match, before: Json) -> None:
        """Prints the effects of the last move; `before` is the player's view before it."""
        untold = match.game.terminal.UNTOLD
        self.facts(match, [fact for fact in match.last_facts if fact["fact"] not in untold], before)

    def facts(self, match: Match, facts: list[Json], before: Json) -> None:
        """Prints the sentences of facts, each with the game's comment."""
        for fact in facts:
            for line in render(match.game.sentences, "fact", fact, Terminal(self.lang)).splitlines():
                self.console.print(Padding(Text(mark_own(line, before["seat"], self.lang)), (0, 0, 0, 2)))
            if comment := match.game.terminal.comment(fact, before, self.lang):
                self.console.print(Padding(Text(comment, "bold"), (0, 0, 0, 4)))

    # --- moves ---

    def moves(self, match: Match, seat: int, groups: list[Group], speech: Speech) -> None:
        """Prints the player's moves with their numbers; of a long group only their number and how to type one."""
        terminal = match.game.terminal
        self.say(say(self.lang, "cli-your-moves"), style="bold")
        for group in groups:
            if about := terminal.about_kind(group.name, self.lang):
                self._detail(f"{speech.name(group.name)}: {about}", "dim")
            if len(group.moves) > FEW:
                self._many(group, speech)
            else:
                moves = numbered([group])
                lines = [(number, move, terminal.explain(match, seat, move, self.lang)) for number, move in moves]
                self._lines(lines, speech, max(len(speech.format(one.moves[0])) for one in groups))

    def _many(self, group: Group, speech: Speech) -> None:
        """A long group."""
        lang, sample = self.lang, group.moves[len(group.moves) // 2]
        typed, count = speech.format(sample), len(group.moves)
        self._detail(say(lang, "cli-many-moves", first=group.first, last=group.last, count=count, sample=typed))
        name, card = speech.name(group.name), parts_of(sample)[0]
        self._detail(say(lang, "cli-find-moves", name=name, card=card), "dim")

    def _detail(self, text: str, style: str = "") -> None:
        self.console.print(Padding(Text(text, style), (0, 0, 0, 2)))

    def move_list(self, moves: list[tuple[int, Json]], speech: Speech) -> list[tuple[int, Json]]:
        """Prints a page of moves with their numbers, and returns the rest."""
        self._lines([(number, move, "") for number, move in moves[:PAGE]], speech)
        return moves[PAGE:]

    def _lines(self, moves: list[tuple[int, Json, str]], speech: Speech, width: int = 0) -> None:
        """Moves with number, words and a note; in columns if the notes are short."""
        side_by_side = all(len(note) <= SHORT_NOTE for _, _, note in moves)
        typed = [speech.format(move) for _, move, _ in moves]
        width = max(map(len, typed)) if side_by_side else max(width, *map(len, typed))
        lines = [
            Text.assemble(f"{number:>4}  {words:<{width}}", (f"  {note}", "dim"))
            for words, (number, _, note) in zip(typed, moves, strict=True)
        ]
        if side_by_side:
            self.console.print(Columns(lines, padding=(0, 2), column_first=True, equal=True))
        else:
            self.console.print(Text("\n").join(lines))

    def refusal(self, why: str, rule: str, instead: list[tuple[int, Json]], speech: Speech) -> None:
        """Prints why a move is refused, the rule, and what is possible instead."""
        self.say(say(self.lang, "cli-does-not-work", why=why), style="yellow")
        self.markdown(rule_text(rule, self.lang))
        if instead:
            moves = ", ".join(f"{speech.format(move)} ({number})" for number, move in instead[:MOST_SUGGESTIONS])
            more = ", ..." if len(instead) > MOST_SUGGESTIONS else ""
            self.say(say(self.lang, "cli-possible", moves=moves + more))

    # --- the end ---

    def score_sheet(self, match: Match, seat: int, rounds: list[Json]) -> None:
        """Prints the scores of each round, the totals, and who wins."""
        state = match.state()
        seats = [say(self.lang, "seat", seat=other) for other in range(match.game.players)]
        names = [mark_own(name, seat, self.lang) for name in seats]
        table = Table(say(self.lang, "cli-label-round"), *names, title=say(self.lang, "web-scores"), show_footer=False)
        totals = [0] * match.game.players
        for fact in rounds:
            gains = [now - then for now, then in zip(fact["scores"], totals, strict=True)]
            totals = fact["scores"]
            table.add_row(str(fact["round"] + 1), *map(str, gains))
        table.add_section()
        table.add_row(say(self.lang, "ud-label-total"), *map(str, state["scores"]), style="bold")
        self.console.print(table)
        self.say(winners_line(state["winners"], seat, self.lang), style="bold")


def winners_line(winners: list[int], seat: int, lang: str) -> str:
    """'You win.', 'Seat 2 wins.', 'Seat 0 (you) and seat 2 win together.'"""
    if winners == [seat]:
        return say(lang, "web-you-won")
    names = [seat_first(lang, winners[0]), *(seat_within(lang, other) for other in winners[1:])]
    together = names[0] if len(names) == 1 else say(lang, "seats-and", first=", ".join(names[:-1]), last=names[-1])
    return mark_own(say(lang, "web-won", count=len(winners), names=together), seat, lang)
