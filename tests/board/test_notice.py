"""The line of help before play is for whoever leads the game to fill in, with a folder of their own."""

import io
from pathlib import Path

import pytest

from holding_on import terminal
from holding_on.board import PlayPage
from holding_on.catalogue import checking
from holding_on.catalogue.loading import BOX, the_box
from tests.content.folders import write

WORDS = the_box().words("en")
OURS = "To talk afterwards: Maeve & Tom <room 2.14>, any day until six."


@pytest.fixture
def ward(tmp_path: Path) -> Path:
    """A folder that fills in nothing but the line of help."""
    write(tmp_path, "text/en/story.toml", f'[notice]\nhelp = "{OURS}"\n')
    return tmp_path


def test_the_readme_says_how_the_line_is_filled_in(tmp_path: Path) -> None:
    readme = (BOX / "README.md").read_text(encoding="utf-8")
    example = readme.partition("**Where to find help.**")[2].partition("```toml\n")[2].partition("```")[0]
    write(tmp_path, "text/en/story.toml", example)
    assert checking.problems(tmp_path) == []
    own = example.partition('help = "')[2].partition('"\n')[0]
    assert own != ""
    assert own in PlayPage(content=str(tmp_path)).parts.notice.value.replace("&#x27;", "'")


def test_the_page_shows_the_own_line_in_the_place_of_ours(ward: Path) -> None:
    usual, own = PlayPage().parts.notice.value, PlayPage(content=str(ward)).parts.notice.value
    assert WORDS["notice.help"] in usual
    assert own == usual.replace(
        WORDS["notice.help"], "To talk afterwards: Maeve &amp; Tom &lt;room 2.14&gt;, any day until six."
    )


def test_the_terminal_shows_the_own_line_in_the_place_of_ours(
    ward: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert terminal.main(1, 3, 7, str(ward)) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert OURS in said
    assert WORDS["notice.help"] not in said
    assert said.index(WORDS["notice.stop"]) < said.index(OURS) < said.index(WORDS["notice.age"])


def test_the_terminal_shows_the_line_of_its_command_in_the_place_of_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert terminal.main(1, 3, 7, None, help_line=OURS) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert OURS in said
    assert WORDS["notice.help"] not in said
