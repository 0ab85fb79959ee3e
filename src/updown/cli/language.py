"""Chooses the language of the terminal: the one that --lang names, or that of the locale."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from os import environ

from updown.rules.errors import shown
from updown.words import LANGUAGES

DEFAULT = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
CHOICE = "|".join(LANGUAGES)


def add_language(parser: ArgumentParser) -> None:
    """The flag --lang."""
    parser.add_argument(
        "--lang",
        metavar=CHOICE,
        help="the language of the table, the rules and the prompts (default: that of your locale; this help is in "
        "English only)",
    )


def language(args: Namespace) -> str:
    """The language that --lang names, or that of the locale."""
    if args.lang is None:
        return locale_language(environ)
    if args.lang.lower() not in LANGUAGES:
        raise ValueError(f"--lang is {shown(args.lang)}: expected {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
    return str(args.lang.lower())


def locale_language(variables: Mapping[str, str]) -> str:
    """The language of the first of the variables that is set, such as 'lb' of lb_LU.UTF-8. English for C, POSIX and a
    language that we do not have."""
    name = next((variables[each] for each in VARIABLES if variables.get(each)), "")
    code = name.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()
    return code if code in LANGUAGES else DEFAULT
