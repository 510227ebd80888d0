"""Reads the HTML of the page: which elements stand in it, with which attributes and texts."""

from html.parser import HTMLParser
from typing import NamedTuple

EMPTY = {"meta", "link", "br", "hr", "img", "input"}
"""Elements of HTML that have no end."""


class Element(NamedTuple):
    """An element as it began: its tag, its attributes, and all text that stands in it."""

    tag: str
    attributes: dict[str, str | None]
    texts: list[str]

    @property
    def text(self) -> str:
        return " ".join("".join(self.texts).split())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Element] = []
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(Element(tag, dict(attrs), []))
        if tag not in EMPTY:
            self.open.append(self.found[-1])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(Element(tag, dict(attrs), []))

    def handle_endtag(self, tag: str) -> None:
        last = self.open.pop()
        assert last.tag == tag, f"<{last.tag}> is closed by </{tag}>"

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.texts.append(data)


def elements(html: str) -> list[Element]:
    """All elements in their order; every one that begins has to end."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader.found


def of_class(found: list[Element], name: str) -> list[Element]:
    """The elements that have a class."""
    return [element for element in found if name in (element.attributes.get("class") or "").split()]


def classes(found: list[Element]) -> set[str]:
    """All classes that are used."""
    return {name for element in found for name in (element.attributes.get("class") or "").split()}
