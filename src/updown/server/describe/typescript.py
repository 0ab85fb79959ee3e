"""Generates web/src/wire.ts, the TypeScript types of the wire, from the server's own types. A type that this module
does not handle is an error, here and in pages.py."""

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any, get_args

from msgspec import NODEFAULT, Struct
from msgspec import inspect as kinds

from updown.games.registry import BUILT_IN
from updown.rules.match import Game
from updown.rules.options import Number
from updown.rules.sentences import Phrase
from updown.rules.shapes import CommonFields
from updown.server import routes, wire
from updown.server.socket import AGAIN, GO_AWAY, TOO_MUCH
from updown.table.commands import FACES, PRESETS, REACTIONS, Command, Face, Preset, Reaction
from updown.table.lines import TableLine
from updown.table.plan import Lang, Pace, SeatPlan, Watch
from updown.table.refusals import CODES
from updown.table.seating import LineView, Status
from updown.table.views import MatchView, TableView
from updown.words import LANGUAGES

CLIENT: tuple[type[Struct], ...] = get_args(wire.ClientMessage)
SERVER: tuple[type[Struct], ...] = get_args(wire.ServerMessage)
COMMANDS: tuple[type[Struct], ...] = get_args(Command)
BODIES = tuple(endpoint.takes for endpoint in routes.ENDPOINTS if endpoint.takes is not None)
ANSWERS = (*(endpoint.gives for endpoint in routes.ENDPOINTS if endpoint.gives is not None), wire.Problem)

ALIASES = {
    "Lang": Lang,
    "Watch": Watch,
    "Status": Status,
    "Preset": Preset,
    "Reaction": Reaction,
    "Face": Face,
    "Pace": Pace,
    "SeatPlan": SeatPlan,
    "Command": Command,
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
}
"""Types without fields, with their names in TypeScript."""
KNOWN = [(name, kinds.type_info(alias)) for name, alias in ALIASES.items()]


# --- reading the types ---


def reach(roots: Iterable[Any]) -> dict[type, kinds.StructType]:
    """Every type with fields that the roots refer to, directly or not, in the order in which a reader meets them."""
    found: dict[type, kinds.StructType] = {}
    for kind in kinds.multi_type_info(roots):
        _walk(kind, found)
    if len({type_name(each) for each in found}) < len(found):
        raise TypeError(f"two types have the same name: {sorted(each.__name__ for each in found)}")
    return found


def _walk(kind: kinds.Type, found: dict[type, kinds.StructType]) -> None:
    match kind:
        case kinds.StructType():
            if kind.cls not in found:
                found[kind.cls] = kind
                for field in kind.fields:
                    _walk(field.type, found)
        case kinds.Metadata():
            _walk(kind.type, found)
        case kinds.UnionType():
            for each in kind.types:
                _walk(each, found)
        case kinds.ListType() | kinds.VarTupleType():
            _walk(kind.item_type, found)
        case kinds.TupleType():
            for each in kind.item_types:
                _walk(each, found)
        case kinds.DictType(key_type=kinds.StrType()) if not isinstance(kind.value_type, kinds.AnyType):
            _walk(kind.value_type, found)
        case _:
            words(kind)


def words(kind: kinds.Type) -> str:
    """A type and its limits, in words. An unhandled type is an error."""
    match kind:
        case kinds.Metadata():
            return words(kind.type)
        case kinds.StructType():
            return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
        case kinds.UnionType():
            return " or ".join(map(words, kind.types))
        case kinds.LiteralType():
            return " or ".join(f"`{json.dumps(value)}`" for value in kind.values)
        case kinds.ListType() | kinds.VarTupleType():
            size, item = _span(kind.min_length, kind.max_length), words(kind.item_type)
            return f"list of {size}({item})" if " or " in item else f"list of {size}{item}"
        case kinds.RawType() | kinds.DictType(key_type=kinds.StrType() | kinds.AnyType(), value_type=kinds.AnyType()):
            return "object"
        case kinds.DictType(key_type=kinds.StrType()):
            return f"object of {words(kind.value_type)}"
        case kinds.StrType():
            shape = f" like `{kind.pattern}`" if kind.pattern else ""
            size = _span(kind.min_length, kind.max_length)
            return f"text{shape}" + (f" of {size}characters" if size else "")
        case kinds.IntType(gt=None, lt=None, multiple_of=None):
            return f"integer {_span(kind.ge, kind.le)}".strip()
        case kinds.FloatType(gt=None, ge=None, lt=None, le=None, multiple_of=None):
            return "number"
        case kinds.BoolType():
            return "true or false"
        case kinds.NoneType():
            return "null"
    raise TypeError(f"no words for {kind!r}")


def _span(low: int | None, high: int | None) -> str:
    """The range of a number."""
    if low is None and high is None:
        return ""
    if high is None:
        return f"from {low} "
    return f"{low} to {high} " if low is not None else f"up to {high} "


def is_optional(kind: kinds.StructType, field: kinds.Field) -> bool:
    """Whether the field may be missing: it is left out where it has its default."""
    return not field.required and kind.cls.__struct_config__.omit_defaults


def default_text(field: kinds.Field) -> str:
    made = field.default if field.default_factory is NODEFAULT else field.default_factory()
    return json.dumps(json.loads(wire.encode(made)))


def about(cls: type) -> str:
    """The docstring of the type, on one line."""
    return " ".join((cls.__doc__ or "").split())


@cache
def class_bodies(module: str) -> dict[str, list[ast.stmt]]:
    """The source of each class of a module, as statements."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def field_notes(kind: kinds.StructType) -> dict[str, str]:
    """The description of each field: the text below it, or the one in its type."""
    notes: dict[str, str] = {}
    for cls in reversed([each for each in kind.cls.__mro__ if issubclass(each, Struct) and each is not Struct]):
        body = class_bodies(cls.__module__)[cls.__name__]
        for above, below in pairwise(body):
            if isinstance(above, ast.AnnAssign) and isinstance(above.target, ast.Name) and isinstance(below, ast.Expr):
                notes[above.target.id] = " ".join(ast.literal_eval(below.value).split()).rstrip(".")
    for field in kind.fields:
        schema = (field.type.extra_json_schema or {}) if isinstance(field.type, kinds.Metadata) else {}
        if "description" in schema:
            notes.setdefault(field.name, schema["description"])
    return notes


# --- writing them for the client ---

OPEN_TO_GAMES: dict[type, dict[str, str]] = {
    TableView: {"game": "Game", "options": "Options"},
    MatchView: {"view": "View", "moves": "Move[]", "guidance": "Guidance | null", "open": "State | null"},
    LineView: {"code": "Code", "values": "Values"},
}
"""Types with parameters that each game fills in; without parameters they are unions over the games."""

PHRASES: dict[type, dict[str, str]] = {
    wire.GameInfo: dict.fromkeys(("sentences", "moves", "guidance"), "Record<string, Phrase>"),
}
"""Fields that are tables of phrases."""


def type_name(cls: type) -> str:
    """A type's name in TypeScript: that of a game's type begins with the game's."""
    return GAME_NAMES.get(cls, cls.__name__)


def members(shape: Any) -> list[kinds.StructType]:
    """The types of a tagged union."""
    info = kinds.type_info(shape)
    every = info.types if isinstance(info, kinds.UnionType) else (info,)
    return [each for each in every if isinstance(each, kinds.StructType)]


def _game_names() -> dict[type, str]:
    return {
        cls: game.__name__ + cls.__name__
        for game in BUILT_IN
        for cls in _reached([game.View, game.State, *(each.cls for each in members(game.Move))])
    }


def _reached(roots: Iterable[Any]) -> dict[type, kinds.StructType]:
    found: dict[type, kinds.StructType] = {}
    for kind in kinds.multi_type_info(roots):
        _walk(kind, found)
    return found


HEADER = """\
// Made from the server's types; do not edit. `make format` writes it anew.
// docs/reference/wire.md explains the messages.
"""
WIDTH = 116


def client_types(line_codes: Iterable[str]) -> str:
    """web/src/wire.ts. `line_codes` are those of the lines of the log."""
    every = reach([*CLIENT, *SERVER, *BODIES, *ANSWERS])
    parts = [HEADER]
    parts += [_declare(name, kind) for name, kind in KNOWN]
    parts += [_interface(kind) for kind in every.values()]
    parts += ["/** A piece of text that is made of a fact; what each does is in src/updown/rules/sentences.py. */"]
    parts += [_union("Phrase", [_inline(members(each)[0]) for each in Phrase.__subclasses__()])]
    parts += game_types()
    api = ["/** The request and response body of each endpoint; null: no body. */", "export interface Api {"]
    for each in routes.ENDPOINTS:
        takes, gives = ("null" if body is None else client_type(kinds.type_info(body)) for body in each[4:6])
        api.append(f'  "{each.method} {each.path}": {{ takes: {takes}; gives: {gives} }};')
    parts.append("\n".join([*api, "}", ""]))
    parts.append(_constant("PRESETS", PRESETS, "Preset"))
    parts.append(_constant("REACTIONS", REACTIONS, "Reaction"))
    parts.append(_constant("FACES", FACES, "Face"))
    parts.append(_constant("LANGUAGES", LANGUAGES, "Lang"))
    parts.append(_constant("TABLE_CODES", CODES))
    parts.append(_constant("SERVER_CODES", wire.SERVER_CODES))
    parts.append(_constant("LINE_CODES", line_codes))
    parts.append("/** Why the server closes a socket. */")
    parts.append(f"export const CLOSED = {{ notForYou: {GO_AWAY}, again: {AGAIN}, tooMany: {TOO_MUCH} }} as const;\n")
    return "\n".join(parts)


def client_type(kind: kinds.Type, *, named: bool = True) -> str:
    """A type in TypeScript, by its name where it has one."""
    if named:
        for name, known in KNOWN:
            if known == kind:
                return name
    match kind:
        case kinds.Metadata():
            always = (kind.extra or {}).get("always")
            return client_type(kind.type) if always is None else json.dumps(always)
        case kinds.StructType():
            return type_name(kind.cls)
        case kinds.UnionType():
            return " | ".join(map(client_type, kind.types))
        case kinds.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case kinds.ListType() | kinds.VarTupleType():
            item = client_type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.TupleType():
            return f"[{', '.join(map(client_type, kind.item_types))}]"
        case kinds.RawType() | kinds.DictType(key_type=kinds.StrType() | kinds.AnyType(), value_type=kinds.AnyType()):
            return "Record<string, unknown>"
        case kinds.DictType(key_type=kinds.StrType()):
            return f"Record<string, {client_type(kind.value_type)}>"
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
    raise TypeError(f"no TypeScript for {kind!r}")


def _declare(name: str, kind: kinds.Type) -> str:
    meaning = client_type(kind, named=False)
    text = f"export type {name} = {meaning};\n"
    return text if len(text) <= WIDTH else f"export type {name} =\n  | " + meaning.replace(" | ", "\n  | ") + ";\n"


def _interface(kind: kinds.StructType) -> str:
    lines = _comment(about(kind.cls))
    given = OPEN_TO_GAMES.get(kind.cls, {})
    phrases = PHRASES.get(kind.cls, {})
    parameters = [
        each
        for each in ("Game", "Options", "View", "Move", "Guidance", "State", "Code", "Values")
        if each in str(given)
    ]
    name = f"{type_name(kind.cls)}With<{', '.join(parameters)}>" if given else type_name(kind.cls)
    lines.append(f"export interface {name} {{")
    if kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    return "\n".join([*lines, *_fields(kind, "  ", given | phrases), "}", ""])


def _fields(kind: kinds.StructType, indent: str, given: dict[str, str]) -> list[str]:
    """The fields of a type with their descriptions; `given` replaces the types of some of them."""
    lines, notes = [], field_notes(kind)
    for field in kind.fields:
        optional = is_optional(kind, field)
        default = f"if left out: {default_text(field)}" if optional else ""
        lines += _comment("; ".join(filter(None, (notes.get(field.name), _limits(field.type), default))), indent)
        lines.append(f"{indent}{field.encode_name}{'?' * optional}: {given.get(field.name, client_type(field.type))};")
    return lines


def _comment(text: str, indent: str = "") -> list[str]:
    if not text or len(text) <= WIDTH - 10:
        return [f"{indent}/** {text} */"] if text else []
    star = f"{indent} * "
    rows = textwrap.wrap(text, WIDTH, initial_indent=star, subsequent_indent=star)
    return [f"{indent}/**", *rows, f"{indent} */"]


def _limits(kind: kinds.Type) -> str:
    """The limits of a type that TypeScript cannot express."""
    match kind:
        case kinds.Metadata():
            return _limits(kind.type)
        case kinds.UnionType():
            return "; ".join(filter(None, map(_limits, kind.types)))
        case kinds.ListType() | kinds.VarTupleType():
            size = _span(kind.min_length, kind.max_length)
            return f"{size}of them" if size else ""
        case kinds.StrType() | kinds.IntType():
            text = words(kind)
            return text if " " in text else ""
    return ""


def _constant(name: str, values: Iterable[str], kind: str = "") -> str:
    flat = ", ".join(map(json.dumps, values))
    checked = f" satisfies readonly {kind}[]" if kind else ""
    text = f"export const {name} = [{flat}] as const{checked};\n"
    return text if len(text) <= WIDTH else text.replace("[", "[\n  ", 1).replace(", ", ",\n  ").replace("]", ",\n]", 1)


# --- the games for the client ---

BY_GAME = """\
/** The types of each built-in game. */
export interface GameTypes {
%s
}

export type GameId = keyof GameTypes;

/** A type for texts that are known only at run time. No literal text belongs to it, so the unions below stay exact. */
declare enum Unknown {
  game = "another game",
  code = "another game/a fact",
}
/** A game that these pages were built without: they learn of it when they meet it. */
export type OtherGame = Unknown.game;
/** A line of such a game. */
export type OtherCode = Unknown.code;

type LinesOf<Place extends string, Facts> = {
  [Name in keyof Facts & string]: LineViewWith<`${Place}/${Name}`, Facts[Name]>;
}[keyof Facts & string];

export type OptionsOf<G extends GameId> = GameTypes[G]["options"];
export type TableOf<G extends GameId> = TableViewWith<G, OptionsOf<G>>;
export type MatchOf<G extends GameId> = MatchViewWith<
  GameTypes[G]["view"],
  GameTypes[G]["move"],
  GameTypes[G]["guidance"],
  GameTypes[G]["state"]
>;
export type LineOf<G extends GameId> = LinesOf<G, GameTypes[G]["facts"]>;
export type TableLine = LinesOf<"table", TableFacts>;

/** The fields that the views of all games have. */
export interface AnyView {
  game: OtherGame;
%s
  seat: number | null;
  [key: string]: unknown;
}

export type AnyMove = { move: string; [part: string]: unknown };
export type AnyGuidance = { guidance: string; [part: string]: unknown };

export type TableView =
  | { [G in GameId]: TableOf<G> }[GameId]
  | TableViewWith<OtherGame, { players: number; [option: string]: unknown }>;
export type MatchView =
  | { [G in GameId]: MatchOf<G> }[GameId]
  | MatchViewWith<AnyView, AnyMove, AnyGuidance, Record<string, unknown>>;
export type LineView =
  | TableLine
  | { [G in GameId]: LineOf<G> }[GameId]
  | LineViewWith<OtherCode, Record<string, unknown>>;
"""


def game_types() -> list[str]:
    """The unions of the games: views, states, moves, facts, options; and the unions over them."""
    parts = [_facts("TableFacts", TableLine, "What the lines of the table itself say, by the name behind `table/`.")]
    rows = []
    for game in BUILT_IN:
        name = game.__name__
        parts += [_alias(kind) for kind in _reached([game.View, game.State]).values()]
        parts.append(_union(f"{name}Move", [_inline(kind) for kind in members(game.Move)]))
        parts.append(_union(f"{name}Guidance", [_inline(kind) for kind in members(game.Guidance)]))
        parts.append(_facts(f"{name}Facts", game.Fact, f"What the lines of {game.title} say, by their fact."))
        parts.append(f"export type {name}Fact = {name}Facts[keyof {name}Facts];\n")
        parts.append(_options(game))
        filled = ["view: {0}View", "state: {0}State", "move: {0}Move", "guidance: {0}Guidance"]
        filled += ["facts: {0}Facts", "options: {0}Options"]
        rows.append(f"  {json.dumps(game.id)}: {{ {'; '.join(filled).format(name)} }};")
    standing = _fields(members(CommonFields)[0], "  ", {})
    return [*parts, BY_GAME % ("\n".join(rows), "\n".join(standing))]


def _alias(kind: kinds.StructType) -> str:
    """A type as an alias: unlike an interface it can be indexed with any string key."""
    lines = [*_comment(about(kind.cls)), f"export type {type_name(kind.cls)} = {{"]
    if kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    return "\n".join([*lines, *_fields(kind, "  ", {}), "};", ""])


def _inline(kind: kinds.StructType) -> str:
    return f"{{ {'; '.join([f'{kind.tag_field}: {json.dumps(kind.tag)}', *_inline_fields(kind)])} }}"


def _inline_fields(kind: kinds.StructType) -> list[str]:
    return [f"{field.encode_name}{'?' * is_optional(kind, field)}: {_present(kind, field)}" for field in kind.fields]


def _present(kind: kinds.StructType, field: kinds.Field) -> str:
    """The type of a field that is present: a field that may be missing is never null."""
    text = client_type(field.type)
    return text.removesuffix(" | null") if is_optional(kind, field) else text


def _facts(name: str, shape: Any, description: str) -> str:
    lines = [*_comment(description), f"export interface {name} {{"]
    for kind in members(shape):
        key = str(kind.tag).rpartition("/")[2]
        notes = [*([about(kind.cls)] if "__doc__" in vars(kind.cls) and kind.cls.__doc__ else []), *_notes(kind)]
        lines += _comment(" ".join(f"{note.rstrip('.')}." for note in notes), "  ")
        fields = "; ".join(_inline_fields(kind))
        lines.append(f"  {json.dumps(key)}: {f'{{ {fields} }}' if fields else 'Record<never, never>'};")
    return "\n".join([*lines, "}", ""])


def _notes(kind: kinds.StructType) -> list[str]:
    notes = field_notes(kind)
    return [f"`{field.encode_name}`: {notes[field.name]}" for field in kind.fields if field.name in notes]


def _union(name: str, meanings: Iterable[str]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(meanings) + ";\n"


def _options(game: type[Game]) -> str:
    """The type of a table's options: those of the game, and a custom deck."""
    lines = [f"export type {game.__name__}Options = {{"]
    for option in game.own_options:
        meaning = "number" if isinstance(option, Number) else " | ".join(map(json.dumps, option.words))
        lines += [*_comment(option.help, "  "), f"  {option.name}: {meaning};"]
    return "\n".join([*lines, "  deck?: string | Record<string, unknown>;", "};", ""])


GAME_NAMES = _game_names()
