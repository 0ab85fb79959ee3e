"""Types of the games' options, made from what the games declare: a module with a TypedDict for each game, and overloads
of the functions that take a game by its name, so that an editor completes the options and mypy finds a typo."""

import ast
from pathlib import Path

from updown.games.registry import BUILT_IN
from updown.rules.match import Game
from updown.rules.options import Number, Option

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "updown"
TAKE_OPTIONS = {
    SOURCE / "games" / "registry.py": ("game",),
    SOURCE / "lab" / "study.py": ("simulate",),
    SOURCE / "lab" / "arena.py": ("run", "tournament"),
}
"""The functions whose first argument is the name of a game and whose last are its options."""

BEGIN = "# Made from the options of the games: `make format` writes it anew. {name} {{"
END = "# }"
ANY = "AnyOptions"


def type_name(game: type[Game]) -> str:
    return f"{game.__name__}Options"


def option_type(option: Option) -> str:
    if isinstance(option, Number):
        return "SupportsIndex"
    return f"Literal[{', '.join(quoted(word) for word in option.words)}]"


def quoted(word: str) -> str:
    return f'"{word}"'


def options_module() -> str:
    """src/updown/games/option_types.py."""
    lines = ['"""The options of each game as types, made from what the games declare; do not edit. `make format`']
    lines += ['writes it anew."""', "", "import os", "from collections.abc import Mapping"]
    lines += ["from typing import Any, Literal, Required, SupportsIndex, TypedDict", ""]
    lines += ["Deck = str | os.PathLike[str] | Mapping[str, Any]"]
    for game in BUILT_IN:
        lines += ["", "", f"class {type_name(game)}(TypedDict, total=False):"]
        lines += [f'    """The options of {game.title}."""', ""]
        for option in game.own_options:
            kind = option_type(option)
            lines.append(f"    {option.name}: {f'Required[{kind}]' if option.default is None else kind}")
            normal = "" if option.default is None else f"; normally {option.default}"
            expected = f"; {option.expected}" if isinstance(option, Number) else ""
            lines.append(f'    """{option.help[:1].upper()}{option.help[1:]}{expected}{normal}."""')
        lines += ["    deck: Deck", '    """The cards: the name of a deck, a file ending in .toml, or its content."""']
    lines += ["", "", f"class {ANY}(TypedDict, total=False):"]
    lines += ['    """The options of all games together, where the game is known only when the program runs."""', ""]
    kinds: dict[str, list[str]] = {}
    for option in (option for game in BUILT_IN for option in game.own_options):
        kinds.setdefault(option.name, []).append(option_type(option))
    lines += [f"    {name}: {' | '.join(dict.fromkeys(some))}" for name, some in kinds.items()]
    return "\n".join([*lines, "    deck: Deck"]) + "\n"


def with_overloads(path: Path, names: tuple[str, ...]) -> str:
    """The module with the overloads of these functions written anew."""
    text = path.read_text("utf-8")
    for name in names:
        begin = BEGIN.format(name=name)
        head, _, rest = text.partition(begin + "\n")
        assert rest, f"{path} has no line {begin!r}"
        _, _, tail = rest.partition(END + "\n")
        text = "\n".join([f"{head}{begin}", *overloads(ast.parse(tail), name), END, tail])
    return text


def overloads(module: ast.Module, name: str) -> list[str]:
    """The overloads of the function: by game, then for a game that is known only when the program runs."""
    [function] = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == name]
    assert function.returns is not None
    kinds = [(f"Literal[{quoted(game.id)}]", type_name(game)) for game in BUILT_IN]
    kinds.append((ast.unparse(parameters(function)[0].annotation or ast.Name("Any")), ANY))
    lines: list[str] = []
    for first, options in kinds:
        lines += ["@overload", f"def {name}("]
        lines += [f"    {line}," for line in signature(function, first, options)]
        lines += [f") -> {ast.unparse(function.returns)}: ..."]
    return lines


def parameters(function: ast.FunctionDef) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args]


def signature(function: ast.FunctionDef, first: str, options: str) -> list[str]:
    """The parameters of an overload, one a line."""
    arguments = function.args
    lines = [f"{parameters(function)[0].arg}: {first}"]
    lines += ["/"] if len(arguments.posonlyargs) == 1 else []
    for argument in parameters(function)[1:]:
        lines.append(ast.unparse(argument))
    lines += ["*"] if arguments.kwonlyargs else []
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        lines.append(ast.unparse(argument) + ("" if default is None else " = ..."))
    return [*lines, f"**options: Unpack[option_types.{options}]"]


def typed_options() -> dict[Path, str]:
    """Every file with such types, and what it should hold."""
    pages = {path: with_overloads(path, names) for path, names in TAKE_OPTIONS.items()}
    pages[SOURCE / "games" / "option_types.py"] = options_module()
    return pages
