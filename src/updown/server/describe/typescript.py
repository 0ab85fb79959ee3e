"""The types of the wire, read from the server's own, and written for the client: web/src/wire.ts. A type that nobody
has thought of is an error, here and in the pages that describe.py makes."""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable
from typing import Any, get_args

from msgspec import NODEFAULT, Struct
from msgspec import inspect as kinds

from updown.server import routes, wire
from updown.server.socket import AGAIN, GO_AWAY, TOO_MUCH
from updown.table.commands import PRESETS, Command, Preset
from updown.table.plan import Lang, Pace, SeatPlan, Watch
from updown.table.rejected import CODES
from updown.table.state import Status
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
    "Pace": Pace,
    "SeatPlan": SeatPlan,
    "Command": Command,
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
}
"""Types that have no fields of their own, under the names that they have here."""
KNOWN = [(name, kinds.type_info(alias)) for name, alias in ALIASES.items()]


# --- reading the types ---


def reach(roots: Iterable[Any]) -> dict[type, kinds.StructType]:
    """Every type with fields that can be met from the roots, in the order in which a reader meets them."""
    found: dict[type, kinds.StructType] = {}
    for kind in kinds.multi_type_info(roots):
        _walk(kind, found)
    if len({each.__name__ for each in found}) < len(found):
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
        case _:
            words(kind)


def words(kind: kinds.Type) -> str:
    """A type and its limits, in words; a type that nobody has thought of is an error."""
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
    """From where to where a number may go."""
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
    """What the type's own text says, on one line."""
    return " ".join((cls.__doc__ or "").split())


def field_notes(kind: kinds.StructType) -> dict[str, str]:
    """What is said of the fields: by the text below one, or with its type."""
    [body] = ast.parse(textwrap.dedent(inspect.getsource(kind.cls))).body
    assert isinstance(body, ast.ClassDef)
    notes = {}
    for above, below_it in zip(body.body, body.body[1:], strict=False):
        if isinstance(above, ast.AnnAssign) and isinstance(above.target, ast.Name) and isinstance(below_it, ast.Expr):
            notes[above.target.id] = " ".join(ast.literal_eval(below_it.value).split()).rstrip(".")
    for field in kind.fields:
        schema = (field.type.extra_json_schema or {}) if isinstance(field.type, kinds.Metadata) else {}
        if "description" in schema:
            notes.setdefault(field.name, schema["description"])
    return notes


# --- writing them for the client ---

HEADER = """\
// Made from the server's types; do not edit. `make format` writes it anew.
// What the messages mean is in docs/reference/wire.md.
"""
WIDTH = 116


def client_types(line_codes: Iterable[str]) -> str:
    """web/src/wire.ts. `line_codes` are those of the lines of the log."""
    every = reach([*CLIENT, *SERVER, *BODIES, *ANSWERS])
    parts = [HEADER]
    parts += [_declare(name, kind) for name, kind in KNOWN]
    parts += [_interface(kind) for kind in every.values()]
    api = ["/** What each address takes and gives; null is no body. */", "export interface Api {"]
    for each in routes.ENDPOINTS:
        takes, gives = ("null" if body is None else client_type(kinds.type_info(body)) for body in each[4:6])
        api.append(f'  "{each.method} {each.path}": {{ takes: {takes}; gives: {gives} }};')
    parts.append("\n".join([*api, "}", ""]))
    parts.append(_constant("PRESETS", PRESETS, "Preset"))
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
            return client_type(kind.type)
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.UnionType():
            return " | ".join(map(client_type, kind.types))
        case kinds.LiteralType():
            return " | ".join(map(json.dumps, kind.values))
        case kinds.ListType() | kinds.VarTupleType():
            item = client_type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.RawType() | kinds.DictType(key_type=kinds.StrType() | kinds.AnyType(), value_type=kinds.AnyType()):
            return "Record<string, unknown>"
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
    lines.append(f"export interface {kind.cls.__name__} {{")
    if kind.tag_field is not None:
        lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
    notes = field_notes(kind)
    for field in kind.fields:
        optional = is_optional(kind, field)
        default = f"if left out: {default_text(field)}" if optional else ""
        lines += _comment("; ".join(filter(None, (notes.get(field.name), _limits(field.type), default))), "  ")
        lines.append(f"  {field.encode_name}{'?' * optional}: {client_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _comment(text: str, indent: str = "") -> list[str]:
    if not text or len(text) <= WIDTH - 10:
        return [f"{indent}/** {text} */"] if text else []
    star = f"{indent} * "
    rows = textwrap.wrap(text, WIDTH, initial_indent=star, subsequent_indent=star)
    return [f"{indent}/**", *rows, f"{indent} */"]


def _limits(kind: kinds.Type) -> str:
    """What TypeScript cannot say of a type."""
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
