"""`updown play`: a whole match in the terminal against bots. This module has the loop and the keys; show.py has the
output."""

import sys
from argparse import Namespace
from pathlib import Path
from shlex import quote
from shutil import which
from typing import Any

from updown.agents.api import AgentFailed
from updown.cli import bots
from updown.cli.bots import Bots
from updown.cli.hints import Adviser
from updown.cli.language import add_language, language
from updown.cli.moves import Speech, choose_move, find_moves, group_moves, numbered
from updown.cli.options import add_game_options, given_options, parse_game
from updown.cli.refusals import why
from updown.cli.replay import round_results
from updown.cli.rules import rule_number
from updown.cli.show import Screen
from updown.games.record import read_record, replay, write_record
from updown.games.registry import GAMES, game_type
from updown.games.rulebook import numbered_rules, rules_text
from updown.rules.errors import IllegalMove, shown
from updown.rules.match import Json, Match
from updown.words import say

# The keys at the prompt, the same in every language.
KEY_WORDS = {
    "m": "cli-key-moves",
    "t": "cli-key-table",
    "h": "cli-key-hint",
    "?": "cli-key-rules",
    "q": "cli-key-quit",
}
NO = "n"
"""In each of our languages the word for 'no' begins with this letter."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser("play", help="play a match in the terminal against bots")
    add_game_options(parser, game_required=False)
    parser.add_argument("--seat", metavar="S", type=int, help="where you sit, from 0 (default 0)")
    parser.add_argument("--seed", metavar="N", type=int, help="the same seed deals the same match")
    parser.add_argument(
        "--bots",
        metavar="AGENT",
        help="who plays the other seats: an agent that `updown agents` lists, also with settings (expert:time=0.5), or "
        f"your own Python file (mybot.py) (default {bots.DEFAULT}; in a saved match, who played there)",
    )
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved match")
    parser.add_argument("--save", metavar="FILE", help="where the match is saved (otherwise a new file in this folder)")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    screen = Screen(language(args))
    save_to = check_save(args)
    if args.bots is not None:
        bots.check_bots(args.bots)
    match, seat, others = resume(args) if args.resume else begin(args, screen)
    if seat not in range(match.game.players):
        raise ValueError(f"seat is {seat}: expected 0 to {match.game.players - 1}")
    if not match.over:
        others.sit_down(match.game, [other for other in range(match.game.players) if other != seat])
    return TerminalMatch(match, seat, others, screen, save_to).play()


def check_save(args: Namespace) -> Path | None:
    """Checks that the file to save to is new, or is the one that the match was loaded from."""
    if args.save is None:
        return None
    file = Path(args.save)
    if file.exists() and (args.resume is None or not file.samefile(args.resume)):
        raise ValueError(f"{file} is there already: expected the name of a new file")
    if not file.resolve().parent.is_dir():
        raise ValueError(f"{file} cannot be written: there is no folder {file.parent}")
    return file


def begin(args: Namespace, screen: Screen) -> tuple[Match, int, Bots]:
    """A new match. Asks for the game if none was named."""
    if args.game is None:
        args.game = ask_game(screen)
        if args.players is None:
            args.players = ask_players(screen, args.game)
    elif args.players is None and sys.stdin.isatty():
        game_type(args.game)
        args.players = ask_players(screen, args.game)
    others = Bots(args.bots or bots.DEFAULT, bots.new_seed(args.seed))
    return parse_game(args).deal(seed=args.seed, max_rounds=None), args.seat or 0, others


def ask_game(screen: Screen) -> str:
    lang = screen.lang
    choices = [(game.title, game.about_text(lang)) for game in GAMES.values()]
    screen.menu(say(lang, "cli-which-game"), choices)
    while True:
        typed = screen.ask(say(lang, "cli-game") + " ")
        if typed is None:
            raise ValueError(f"no game was chosen: expected {', '.join(GAMES)}")
        if typed in GAMES:
            return typed
        if typed in map(str, range(1, len(GAMES) + 1)):
            return [*GAMES][int(typed) - 1]
        screen.say(say(lang, "cli-type-number", low=1, high=len(GAMES)))


def ask_players(screen: Screen, game: str) -> str:
    option = GAMES[game].players_option()
    lang, low, high = screen.lang, option.low, option.high
    while True:
        typed = screen.ask(say(lang, "cli-how-many", low=low, high=high) + " ")
        if typed is None:
            raise ValueError(f"option 'players' must be given: {option.expected}")
        if typed in map(str, range(low, high + 1)):
            return typed
        screen.say(say(lang, "cli-type-number", low=low, high=high))


def resume(args: Namespace) -> tuple[Match, int, Bots]:
    """A saved match, the player's seat, and the bots: those of the saved match or the ones that were asked for now."""
    record = read_record(args.resume)
    if args.game not in (None, record.get("game")):
        raise ValueError(f"{args.resume} is a match of {shown(record.get('game'))}, not of {args.game!r}")
    for name in given_options(args):
        raise ValueError(f"option {name!r} comes with the saved match: leave it out")
    match = replay(record, seed=args.seed)
    match.max_rounds = None
    saved_seat = record.get("seat")
    mine = saved_seat if type(saved_seat) is int and saved_seat in range(match.game.players) else 0
    if match.between_rounds:
        match.next_round()
    spec, seed = bots.saved_bots(record)
    if args.bots is None and spec is not None and not match.over:
        bots.check_saved(spec)
    others = Bots(args.bots or spec or bots.DEFAULT, bots.new_seed(args.seed) if seed is None else seed)
    return match, mine if args.seat is None else args.seat, others


class TerminalMatch:
    """One match of one person against bots, in the terminal."""

    def __init__(self, match: Match, seat: int, others: Bots, screen: Screen, save_to: Path | None) -> None:
        self.match = match
        self.seat = seat
        self.others = others
        self.screen = screen
        self.lang = screen.lang
        self.speech = Speech(match.game, self.lang)
        self.save_to = save_to
        self.adviser = Adviser()
        self.unlisted: list[tuple[int, Json]] = []
        """The rest of a long list; Enter shows more of it."""

    def play(self) -> int:
        if self.match.over:
            self.screen.say(say(self.lang, "game-over"))
            self.show_result()
            return 0
        game = self.match.game
        self.screen.heading(say(self.lang, "cli-heading", game=game.title, players=game.players, seat=self.seat))
        self.screen.say(self.others.introduce(self.lang))
        self.show_keys()
        try:
            while not self.match.over:
                before = self.match.view(self.seat)
                if self.seat in self.match.turn:
                    if not self.decide():
                        self.save()
                        return 0
                else:
                    other = self.match.turn[0]
                    self.match.play(other, self.others.choose(self.match, other))
                self.screen.news(self.match, before)
                if self.match.view(self.seat)["round"] != before["round"]:
                    self.screen.heading(say(self.lang, "web-round", round=before["round"] + 2))
        except KeyboardInterrupt:
            self.screen.say("")
            self.save()
            raise
        except AgentFailed:
            self.save()
            raise
        self.show_result()
        if self.save_to or not self.declined():
            self.save()
        return 0

    def declined(self) -> bool:
        """Whether the player does not want to keep the record."""
        typed = self.screen.ask(say(self.lang, "cli-keep-record") + " ")
        return typed is not None and typed.startswith(NO)

    def show_keys(self) -> None:
        """Help at the prompt."""
        keys = [f"  {key}        {say(self.lang, KEY_WORDS[key])}" for key in KEY_WORDS]
        self.screen.say("\n".join([say(self.lang, "cli-help"), *keys]))

    def decide(self) -> bool:
        """Asks until a move has been played; False if the player leaves instead."""
        groups = group_moves(self.match.moves(self.seat))
        self.unlisted = []
        self.screen.table(self.match, self.seat)
        self.screen.moves(self.match, self.seat, groups, self.speech)
        count = len(numbered(groups))
        prompt = say(self.lang, "cli-your-move", numbers=f"1-{count}" if count > 1 else "1") + " "
        while True:
            typed = self.screen.ask(prompt)
            if typed is None or typed in ("q", "quit"):
                return False
            try:
                if self.command(typed, groups):
                    continue
                event = self.match.play(self.seat, choose_move(groups, typed, self.speech))
                if learned := self.match.game.terminal.learned(event, self.lang):
                    self.screen.say("  " + learned)
                return True
            except IllegalMove as refused:
                reason = why(self.match, self.seat, refused, groups, self.speech)
                self.screen.refusal(reason, refused.rule, find_moves(groups, typed, self.speech), self.speech)
            except ValueError as error:
                self.screen.say(str(error), style="yellow")

    def command(self, typed: str, groups: list[Any]) -> bool:
        """Runs the command of a key; False if a move was typed."""
        key, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self.show_rules(typed.removeprefix("?").strip())
        elif typed == "":
            self.list_moves(self.unlisted) if self.unlisted else self.show_keys()
        elif key == "m":
            found = find_moves(groups, rest, self.speech)
            self.list_moves(found) if found else self.screen.say(say(self.lang, "cli-no-move-with", words=rest))
        elif typed == "t":
            self.screen.table(self.match, self.seat)
        elif typed == "h":
            self.screen.say("\n".join(self.adviser.hint(self.match, self.seat, self.speech)), style="cyan")
        elif typed == "help":
            self.show_keys()
        else:
            return False
        return True

    def list_moves(self, moves: list[tuple[int, Json]]) -> None:
        self.unlisted = self.screen.move_list(moves, self.speech)
        if self.unlisted:
            self.screen.say(say(self.lang, "cli-more", count=len(self.unlisted)))

    def show_rules(self, number: str) -> None:
        rules = numbered_rules(self.match.game.id, self.lang)
        wanted = rule_number(rules, number)
        if number and wanted not in rules:
            raise ValueError(say(self.lang, "cli-no-rule", rule=shown(number, quote=False), last=len(rules)))
        self.screen.markdown(rules[wanted] if number else rules_text(self.match.game.id, self.lang))
        if not number:
            self.screen.say(say(self.lang, "cli-one-rule", last=len(rules)), style="bold")

    def show_result(self) -> None:
        self.screen.table(self.match, self.seat)
        self.screen.score_sheet(self.match, self.seat, round_results(self.match.record()))

    def save(self) -> None:
        """Saves the record with the player's seat and the bots. Never overwrites a file that the player did not
        name."""
        file = self.save_to or new_file(self.match.game.id)
        write_record(file, {**self.match.record(), "seat": self.seat, "bots": self.others.to_json()})
        command = f"{program()} {'replay' if self.match.over else 'play --resume'} {quote(str(file))}"
        if self.match.over:
            further = say(self.lang, "cli-look-at", command=command)
        else:
            further = say(self.lang, "cli-go-on", command=command)
        self.screen.say(f"{say(self.lang, 'cli-saved', file=str(file))} {further}", wrap=False)


def new_file(game: str) -> Path:
    number = 1
    while Path(f"updown-{game}-{number}.json").exists():
        number += 1
    return Path(f"updown-{game}-{number}.json")


def program() -> str:
    """The command that starts this program again: its name, or its path if the name alone would not be found."""
    started = sys.argv[0]
    return quote(started) if Path(started).name == "updown" and which("updown") != started else "updown"
