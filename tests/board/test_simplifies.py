"""The page "Where the game simplifies": whole, short enough to quote, and the same in every place that shows it."""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import pytest

from holding_on.board import Board, PlayPage
from holding_on.board.drawn import labels
from holding_on.board.simplifies import POINTS, Page, page
from holding_on.catalogue.language import Words
from holding_on.catalogue.loading import the_box
from holding_on.game import Game
from tests.content.folders import write
from tools.texts import simplifies

MOST_WORDS = 70
SENTENCE_END = re.compile(r"[.?!](?=\s|$)")


@pytest.fixture
def shown() -> Page:
    """The page of the box."""
    return page(Words(the_box(), "en"))


def test_the_introduction_has_two_sentences(shown: Page) -> None:
    assert len(SENTENCE_END.findall(shown["introduction"])) == 2


@pytest.mark.parametrize("number", range(len(POINTS)), ids=list(POINTS))
def test_a_point_is_short_enough_to_quote(shown: Page, number: int) -> None:
    point = shown["points"][number]
    assert len(f"{point['game']} {point['ward']}".split()) <= MOST_WORDS
    assert len(point["heading"].split()) <= 8
    for text in (point["game"], point["ward"]):
        assert text.endswith(".")


def test_every_rule_id_stands_with_the_sentence_of_that_rule(shown: Page) -> None:
    rules = the_box().rules
    assert shown["points"]
    for point in shown["points"]:
        ids = [rule["id"] for rule in point["rules"]]
        assert ids
        assert len(set(ids)) == len(ids)
        assert set(ids) <= set(rules)
        assert [rule["text"] for rule in point["rules"]] == [the_box().words("en")[f"rule.{id}"] for id in ids]


def test_no_rule_id_stands_anywhere_else_on_the_page(shown: Page) -> None:
    told = [shown["introduction"], *shown["quoting_text"]]
    told += [text for point in shown["points"] for text in (point["heading"], point["game"], point["ward"])]
    assert [text for text in told if re.search(r"[A-Z]+-\d\d", text)] == []


def test_the_page_says_under_which_licence_it_may_be_quoted(shown: Page) -> None:
    licence = (simplifies.TOP / "LICENSE-CONTENT").read_text(encoding="utf-8")
    told = " ".join(shown["quoting_text"])
    assert "CC BY 4.0" in licence
    assert "CC BY 4.0" in told
    address = re.search(r"creativecommons\.org/licenses/by/4\.0", told)
    assert address
    assert address[0] in licence


def test_the_link_on_the_board_is_called_as_the_page_is(shown: Page) -> None:
    assert labels(Words(the_box(), "en"))["simplifies"] == shown["title"]


def test_the_board_has_the_page_of_its_game(shown: Page) -> None:
    board = Board(Game(seed=7))
    assert board.page == shown
    assert json.loads(json.dumps(board.page)) == shown
    board.close()


def test_the_link_stands_right_after_the_notice_before_play(shown: Page) -> None:
    page = PlayPage()
    notice, below = page.parts.before.children[1].children
    assert notice is page.parts.notice
    ready, folded = below.children
    assert ready is page.parts.ready
    for point in shown["points"]:
        for part in (point["heading"], point["game"], point["ward"], *(rule["text"] for rule in point["rules"])):
            assert escape(part) in folded.value
    assert f"<summary>{shown['title']}</summary>" in folded.value


def test_words_of_ones_own_are_on_the_page_before_play_and_on_the_board(tmp_path: Path, shown: Page) -> None:
    own = "Our ward <b>does</b> it so."
    write(tmp_path, "text/en/own.toml", f'[simplifies.point.comfort]\nward = "{own}"\n')
    page = PlayPage(content=str(tmp_path))
    folded = page.parts.simplifies.value
    page.begin()
    assert page.board is not None
    assert escape(own) in folded
    assert own not in folded
    assert page.board.page["points"][0] == {**shown["points"][0], "ward": own}
    assert page.board.page["points"][1:] == shown["points"][1:]


def test_the_page_of_the_repository_is_what_the_words_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert simplifies.main(check=True) == 0, capsys.readouterr().out


def test_a_stale_page_of_the_repository_is_noticed_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shown: Page
) -> None:
    target = tmp_path / "docs.md"
    monkeypatch.setattr(simplifies, "TOP", tmp_path)
    monkeypatch.setattr(simplifies, "TARGET", target)
    assert simplifies.main(check=True) == 1
    assert not target.exists()
    assert simplifies.main(check=False) == 0
    assert simplifies.main(check=True) == 0
    lines = target.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("<!--")
    assert max(map(len, lines)) <= simplifies.WIDTH
    told = " ".join(" ".join(lines).split())
    for point in shown["points"]:
        assert f"{point['heading']} **{shown['in_game']}:** {point['game']}" in told
        assert point["ward"] in told
    assert "docs.md" in capsys.readouterr().out
