"""Write the types of the browser side from `holding_on/view/shape/`, so that both sides know the same keys.

python -m tools.shapes            says whether `widgets/src/protocol/view.d.ts` has to be written anew
python -m tools.shapes --write    writes it

The sources are read as text, since the sentences about the values stand below them and are not kept when Python runs.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[1]
SHAPES: Final = TOP / "holding_on" / "view" / "shape"
TYPES: Final = TOP / "widgets" / "src" / "protocol" / "view.d.ts"

FIRST: Final = "// Written by `python3 -m tools.shapes --write` from holding_on/view/shape/: change it there.\n//\n"
WIDE: Final = 116
"""The largest number of letters of a line of a comment, without its sign."""
PLAIN: Final = {"str": "string", "int": "number", "bool": "boolean"}


class UnknownShape(Exception):
    """A type in the sources that this tool cannot write for the browser."""


def written() -> str:
    """Return the types of the browser side as the shapes in Python have them."""
    package = ast.parse(_text(SHAPES / "__init__.py"))
    about = (ast.get_docstring(package) or "").split("\n\n")
    sources = [f"{node.module}.py" for node in package.body if isinstance(node, ast.ImportFrom)]
    types = [each for source in sources for each in _types(ast.parse(_text(SHAPES / source)).body)]
    note = "".join(f"// {line}\n" for line in textwrap.wrap(" ".join(about[-1].split()), WIDE))
    return "\n".join([FIRST + note, *types])


def main(words: list[str]) -> int:
    """Compare or write the types; return 1 when they are stale and were not written."""
    if "--write" in words:
        TYPES.write_text(written(), encoding="utf-8", newline="\n")
    if TYPES.is_file() and _text(TYPES) == written():
        return 0
    print(f"{TYPES.relative_to(TOP)} has not the shapes of holding_on/view/: python3 -m tools.shapes --write")
    return 1


def _types(body: list[ast.stmt]) -> Iterator[str]:
    """Yield each type of a module; its explanation stands in it, or below it."""
    for node, below in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            yield _comment(ast.get_docstring(node)) + _class(node)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield f"{_comment(_sentence(below))}export type {node.targets[0].id} = {_alias(node.value)};\n"


def _class(node: ast.ClassDef) -> str:
    parents = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "TypedDict"]
    return f"export type {node.name} = {''.join(f'{each} & ' for each in parents)}{{\n{''.join(_fields(node))}}};\n"


def _fields(node: ast.ClassDef) -> Iterator[str]:
    for field, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            yield textwrap.indent(_comment(_sentence(below)) + _field(field.target.id, field.annotation), "  ")


def _field(name: str, shape: ast.expr) -> str:
    if isinstance(shape, ast.Subscript) and ast.unparse(shape.value) == "NotRequired":
        return f"{name}?: {type_of(shape.slice)};\n"
    return f"{name}: {type_of(shape)};\n"


def _alias(value: ast.expr) -> str:
    """Return the type of a name that is no class; `TypedDict(…)` is for keys that are words of Python."""
    if isinstance(value, ast.Call) and isinstance(value.args[1], ast.Dict):
        pairs = zip(value.args[1].keys, value.args[1].values, strict=True)
        return f"{{\n{''.join(f'  {_field(ast.literal_eval(key), each)}' for key, each in pairs if key)}}}"
    return type_of(value)


def type_of(shape: ast.expr) -> str:
    """Return a type in the browser's language."""
    match shape:
        case ast.Constant(value=None):
            return "null"
        case ast.Constant(value=str(text)):  # a type that is named before it is there
            return type_of(ast.parse(text, mode="eval").body)
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{type_of(left)} | {type_of(right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=items):
            each = type_of(items)
            return f"({each})[]" if " | " in each else f"{each}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, each])):
            return f"Record<{type_of(key)}, {type_of(each)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return " | ".join(map(_literal, values.elts if isinstance(values, ast.Tuple) else [values]))
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[ast.Subscript(slice=each), *names])):
            return f"[{', '.join(f'{ast.literal_eval(name)}: {type_of(each)}' for name in names)}]"
    raise UnknownShape(f"{ast.unparse(shape)}: line {shape.lineno}")


def _literal(value: ast.expr) -> str:
    return json.dumps(ast.literal_eval(value))


def _sentence(node: ast.stmt | None) -> str | None:
    """Return the sentence that stands below a name; None where none does."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return str(ast.literal_eval(node.value)) if is_text and isinstance(node, ast.Expr) else None


def _comment(sentence: str | None) -> str:
    if not sentence:
        return ""
    text = re.sub(r"\bNone\b", "null", " ".join(sentence.split()))
    lines = textwrap.wrap(text, WIDE)
    return f"/** {text} */\n" if len(lines) == 1 else "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
