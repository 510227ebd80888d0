"""Locations in a TOML file: the line of every table, key and value.

`tomllib` gives values without their lines. This scanner reads the same text a second time, after `tomllib` has accepted
it, and so needs no checks.
"""

import tomllib
from bisect import bisect_left

Path = tuple[str | int, ...]
"""The keys and list indices that lead to a value, beginning at the outermost table: ("patient", 6, "staff")."""

_SPACE = " \t\r\n"
_BARE_END = "\n,]}#"
_KEY_END = " \t.=]"


def lines_of(text: str) -> dict[Path, int]:
    """Return the line, from 1, of every path in a valid TOML document.

    >>> lines_of('a = 1\\n[[card]]\\nid = "x"\\nicons = ["y", "z"]\\n')[("card", 0, "icons", 1)]
    4
    """
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


class _Scanner:
    """A walk over one document; `at` is the index of the next character."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}
        """How many tables each array of tables has so far."""
        self._ends = [place for place, sign in enumerate(text) if sign == "\n"]

    def document(self) -> None:
        """Read all statements: headers of tables, and keys with their values."""
        table: Path = ()
        while self._skip():
            if self._peek("[["):
                table = self._header(2)
                self.tables[table] = self.tables.get(table, 0) + 1
                table = self._note((*table, self.tables[table] - 1), self.at)
            elif self._peek("["):
                table = self._header(1)
            else:
                self._pair(table)

    def _header(self, brackets: int) -> Path:
        """Read a header, [table] or [[table]], and return its path; the name of an array of tables in it means the last
        table of that array.
        """
        start = self.at
        self.at += brackets
        path: Path = ()
        for key in self._keys("]"):
            if path in self.tables:
                path = (*path, self.tables[path] - 1)
            path = self._note((*path, key), start)
        self.at += brackets
        if brackets == 1 and path in self.tables:
            path = (*path, self.tables[path] - 1)
        return path

    def _pair(self, table: Path) -> None:
        start = self.at
        for key in self._keys("="):
            table = self._note((*table, key), start)
        self.at += 1
        self._value(table)

    def _keys(self, end: str) -> list[str]:
        """Read a key, or several joined by dots; stop at `end`."""
        keys = []
        while True:
            self._skip()
            start = self.at
            if self.text[start] in "\"'":
                self._string()
                keys.append(str(tomllib.loads(f"key = {self.text[start : self.at]}")["key"]))
            else:
                self._until(_KEY_END)
                keys.append(self.text[start : self.at])
            self._skip()
            if self.text[self.at] == end:
                return keys
            self.at += 1

    def _value(self, path: Path) -> None:
        self._skip()
        start = self.text[self.at]
        if start in "\"'":
            self._string()
        elif start == "{":
            self.at += 1
            while self._skip() and not self._took("}"):
                self._pair(path)
                self._skip()
                self._took(",")
        elif start == "[":
            self.at += 1
            place = 0
            while self._skip() and not self._took("]"):
                self._value(self._note((*path, place), self.at))
                place += 1
                self._skip()
                self._took(",")
        else:
            self._until(_BARE_END)

    def _string(self) -> None:
        """Skip one of the four kinds of text, with the quotes at its end."""
        quote = self.text[self.at]
        end = quote * 3 if self._peek(quote * 3) else quote
        self.at += len(end)
        while not self._peek(end):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(end)
        while len(end) == 3 and self._peek(quote):  # quotes that belong to the text stand before the last three
            self.at += 1

    def _note(self, path: Path, where: int) -> Path:
        self.lines.setdefault(path, bisect_left(self._ends, where) + 1)
        return path

    def _skip(self) -> bool:
        """Skip blanks, line ends and comments; return False at the end of the text."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in _SPACE:
                self.at += 1
            else:
                return True
        return False

    def _until(self, ends: str) -> None:
        while self.at < len(self.text) and self.text[self.at] not in ends:
            self.at += 1

    def _peek(self, what: str) -> bool:
        return self.text.startswith(what, self.at)

    def _took(self, what: str) -> bool:
        found = self._peek(what)
        self.at += len(what) if found else 0
        return found
