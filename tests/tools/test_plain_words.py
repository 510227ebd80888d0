"""No docstring and no comment begins with a word whose noun the reader cannot know yet, such as "It" or "Those"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
DISTANT: Mapping[str, tuple[str, ...]] = {
    ".py": ("It", "That", "What", "Those", "Whoever", "Where", "All of", "Some of", "These", "They"),
    ".js": ("It", "That", "Those", "Whoever", "They"),
}
"""The beginnings that are not allowed, by the ending of the file's name."""
INSTEAD = 'Begin with a verb ("Return …", "Whether …", "Draw …") or with the noun that the thing is.'
HEADER = re.compile(r"\A\s*((?://[^\n]*\n)+|/\*.*?\*/)", re.DOTALL)
BLOCK = re.compile(r"/\*\*.*?\*/", re.DOTALL)
MARKS = re.compile(r"^\s*(?:/\*+|\*/|\*|//+)?[ \t]*|\s*\*/\s*$", re.MULTILINE)
"""The marks of a comment of JavaScript, which are no words of it."""
SENTENCE_ENDS = re.compile(r"(?<=[.?!:;])\s")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each docstring of a Python source."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED) and (text := ast.get_docstring(node)):
            yield node.body[0].lineno, text


def comments(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of the header comment and of each `/** … */` comment of a JavaScript source."""
    header = HEADER.match(source)
    found = {header.start(1): header[1]} if header else {}
    found |= {block.start(): block[0] for block in BLOCK.finditer(source)}
    for start, comment in found.items():
        yield source.count("\n", 0, start) + 1, MARKS.sub("", comment).strip()


def unclear(name: str, source: str) -> list[str]:
    """Return a line for each docstring or comment that begins so: the place, the sentence, what to write instead."""
    texts, begins = (docstrings if name.endswith(".py") else comments), DISTANT[Path(name).suffix]
    begin = re.compile(rf"(?:{'|'.join(begins)})\b(?!')")
    return [
        f"{name}:{line}: {SENTENCE_ENDS.split(' '.join(text.split()))[0]!r}. {INSTEAD}"
        for line, text in texts(source)
        if begin.match(text)
    ]


@pytest.mark.parametrize(("folder", "ending"), [("holding_on", ".py"), ("tools", ".py"), ("widgets/src", ".js")])
def test_no_docstring_or_comment_begins_with_a_distant_word(folder: str, ending: str) -> None:
    paths = sorted((TOP / folder).rglob(f"*{ending}"))
    assert len(paths) > 10
    found = [
        line for path in paths for line in unclear(path.relative_to(TOP).as_posix(), path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("begin", DISTANT[".py"])
def test_a_docstring_that_begins_with_a_distant_word_is_found(begin: str) -> None:
    source = f'"""The cards."""\n\n\ndef turn() -> None:\n    """{begin} cards\n    are turned. More."""\n'
    assert unclear("cards.py", source) == [f"cards.py:5: '{begin} cards are turned.'. {INSTEAD}"]


@pytest.mark.parametrize("begin", DISTANT[".js"])
def test_a_comment_that_begins_with_a_distant_word_is_found(begin: str) -> None:
    sentence = f"{begin} is drawn."
    for comment in (f"// {sentence}\n", f"/* {sentence} */\n", f"/**\n * {sentence} More.\n */\n"):
        assert unclear("card.js", f"{comment}export const card = 1;\n") == [f"card.js:1: {sentence!r}. {INSTEAD}"]
    later = f"// The cards.\nexport const card = 1;\n/** {sentence} */\n"
    assert unclear("card.js", later) == [f"card.js:3: {sentence!r}. {INSTEAD}"]


def test_words_that_only_begin_alike_are_not_found() -> None:
    assert unclear("cards.py", '"""Items of the table. It has many. Whether all of these lie there."""\n') == []
    assert unclear("card.js", "// Thatched roofs. They are drawn.\nconst a = 1; // It is drawn.\n") == []
