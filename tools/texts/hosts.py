"""Write into docs/where-the-board-shows.md what works where, and which tests prove it. Without `--write` only compare.

Whoever adds such a test names it in `HOSTS`. What no test proves stands as "not tried".
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final, NamedTuple

from holding_on.common.paths import top_of_checkout

TARGET: Final = top_of_checkout() / "docs/where-the-board-shows.md"
BEGIN: Final = "<!-- Written by `python -m tools.texts.hosts --write`. Change `HOSTS` there, not here. -->\n"
END: Final = "<!-- The end of what is written. -->\n"
ABILITIES: Final = ("shows", "plays", "keys", "reload", "keeps", "offline")


class No(NamedTuple):
    """Something that does not work somewhere, and the reason."""

    reason: str


Evidence = str | No
"""The test that proves that something works, as pytest names it below tests/; or that it does not work."""

_LAB = "browser/test_lab.py::test_board_and_cells_are_live_both_ways"
_MARIMO = "browser/test_marimo.py::test_the_board_is_drawn_and_played_in_marimo_and_the_cells_that_read_it_follow"
_NOTEBOOK = "browser/test_notebook.py::test_the_board_is_played_in_notebook_7_and_is_there_again_after_a_reload"
_EXPORTED = "browser/test_exported.py::test_an_export_shows_the_position_without_a_network_and_again_after_a_reload"
_COMES_BACK = "browser/test_room.py::test_a_phone_comes_plays_comes_back_and_leaves"
_SITE_PLAYS = "browser/test_site.py::test_the_game_is_played_from_the_opening_words_to_the_ward"
_SITE_KEEPS = "browser/test_site_keeps.py"
_SITE_CODE = "browser/test_site_code.py"
_CODE_PLAYS = f"{_SITE_CODE}::test_the_map_leads_to_the_code_and_the_game_is_played_there"
_ENDS_WITH_KERNEL = No("the game of a cell ends with its kernel; `game.record()` is its whole game, to be stored")
_IN_THE_PAGE = No("the kernel runs in the web page and ends with it; the page of play on the site keeps its games")
_NO_KERNEL = No("no kernel runs; the position stands there in words")

HOSTS: Final[Mapping[str, Mapping[str, Evidence]]] = {
    "JupyterLab 4": {
        "shows": _LAB,
        "plays": _LAB,
        "keys": _LAB,
        "reload": "browser/test_lab.py::test_a_page_that_is_loaded_again_shows_the_position_as_it_is",
        "keeps": _ENDS_WITH_KERNEL,
        "offline": _LAB,
    },
    "Notebook 7.6": {
        "shows": _NOTEBOOK,
        "plays": _NOTEBOOK,
        "keys": _NOTEBOOK,
        "reload": _NOTEBOOK,
        "keeps": _ENDS_WITH_KERNEL,
        "offline": _NOTEBOOK,
    },
    "`play` (Voilà)": {
        "shows": "browser/test_play_page.py::test_the_board_fits_and_reads_well",
        "plays": "browser/test_play_page.py::test_whole_game_by_mouse",
        "keys": "browser/test_play_page.py::test_whole_game_by_keyboard_alone",
        "reload": "browser/test_never_lost.py::test_a_reload_goes_on_at_the_same_decision",
        "keeps": "browser/test_never_lost.py::test_leaving_and_coming_back_finds_the_game",
        "offline": "browser/test_play_page.py::test_whole_game_by_mouse",
    },
    "`play --room`": {
        "shows": "browser/test_room.py::test_the_invitation_leads_a_phone_to_the_game_and_to_the_lessons",
        "plays": _COMES_BACK,
        "keys": _COMES_BACK,
        "reload": _COMES_BACK,
        "keeps": _COMES_BACK,
        "offline": _COMES_BACK,
    },
    "marimo 0.25": {
        "shows": _MARIMO,
        "plays": _MARIMO,
        "keys": _MARIMO,
        "reload": "browser/test_marimo.py::test_a_page_that_is_opened_again_shows_the_position_as_it_is",
        "keeps": _ENDS_WITH_KERNEL,
        "offline": _MARIMO,
    },
    "nbconvert's HTML": {
        "shows": "board/test_saved.py::test_an_export_of_a_notebook_that_was_just_run_shows_words_and_no_widget",
        "plays": _NO_KERNEL,
        "keys": _NO_KERNEL,
        "reload": _EXPORTED,
        "keeps": _NO_KERNEL,
        "offline": _EXPORTED,
    },
    "the site of `site OUT`": {
        "shows": "browser/test_site.py::test_every_notebook_opens_without_an_error",
        "plays": _SITE_PLAYS,
        "keys": _SITE_PLAYS,
        "reload": f"{_SITE_KEEPS}::test_a_reload_goes_on_at_the_same_decision_and_a_file_is_opened_elsewhere",
        "keeps": f"{_SITE_KEEPS}::test_a_game_of_an_older_version_opens_and_a_damaged_one_is_told",
        "offline": "browser/test_site_offline.py::test_after_one_visit_everything_opens_without_a_network",
    },
    "JupyterLite of `site OUT --with-code`": {
        "shows": f"{_SITE_CODE}::test_a_lesson_leads_to_its_code_where_a_cell_runs_and_a_changed_one_is_asked_about",
        "plays": _CODE_PLAYS,
        "keys": _CODE_PLAYS,
        "reload": _IN_THE_PAGE,
        "keeps": _IN_THE_PAGE,
        "offline": _CODE_PLAYS,
    },
}
"""By the name of a host: what works there, and what does not."""


def main(write: bool) -> int:
    """Write the table, or only compare. Return 0 when the document now has it, else 1."""
    name = TARGET.relative_to(top_of_checkout()).as_posix()
    before = TARGET.read_text(encoding="utf-8")
    text = with_table(before)
    if text == before:
        print(f"{name} is fresh.")
        return 0
    if not write:
        print(f"{name} has another table. Write it: python -m tools.texts.hosts --write")
        return 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"{name} is written.")
    return 0


def with_table(document: str) -> str:
    """Return the document with the present table and the present list of tests between the two marks."""
    before, _, rest = document.partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"{TARGET.name} needs two lines, in this order: {BEGIN.strip()} and {END.strip()}")
    return f"{before}{BEGIN}\n{table()}\n\n{proofs()}\n\n{END}{after}"


def table() -> str:
    """Return one row for each host, as Markdown: "yes", "no" or "not tried"."""
    rows = [("where", *ABILITIES), ("---",) * (len(ABILITIES) + 1)]
    rows += [(host, *(_word(able.get(ability)) for ability in ABILITIES)) for host, able in HOSTS.items()]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def proofs() -> str:
    """Return for each host, as Markdown, the tests and the reasons behind its row."""
    lines = []
    for host, able in HOSTS.items():
        for evidence in dict.fromkeys(able.values()):
            named = ", ".join(ability for ability in ABILITIES if able.get(ability) == evidence)
            behind = f"no, {evidence.reason}" if isinstance(evidence, No) else f"`tests/{evidence}`"
            lines.append(f"* {host}, {named}: {behind}")
    return "\n".join(lines)


def named_tests() -> set[str]:
    """Return every test that is named, as pytest names it below tests/."""
    return {evidence for able in HOSTS.values() for evidence in able.values() if not isinstance(evidence, No)}


def _word(evidence: Evidence | None) -> str:
    if evidence is None:
        return "not tried"
    return "no" if isinstance(evidence, No) else "yes"


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv[1:]))
