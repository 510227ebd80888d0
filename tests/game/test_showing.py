"""How the objects of the public door show themselves: by name, in a line of Python, and in a notebook."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from IPython.core.completer import IPCompleter, provisionalcompleter
from IPython.core.formatters import DisplayFormatter

import holding_on as ho
from holding_on.catalogue.language import for_terminal
from holding_on.view.actions import ACTIONS
from tests.engine.table import played
from tests.hostile import HOSTILE, IN_FILES, NAMES, hostile_folder
from tests.sampling import each_third
from tests.views.there import there

TOP = Path(__file__).parents[2]
HEAVY = {"polars", "altair", "anywidget", "ipywidgets", "IPython"}
LONGEST = 400
"""Characters of a plain form: a few lines of a terminal."""

# --- by name ------------------------------------------------------------------------------------------------------


def in_another_process(code: str) -> str:
    """What a fresh Python prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=TOP, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_dir_names_what_is_public_and_nothing_else() -> None:
    assert dir(ho) == sorted(ho.__all__)
    assert {"Board", "Game", "Study", "simulate", "styles", "__version__"} <= set(dir(ho))
    for name in dir(ho):
        assert getattr(ho, name) is not None


def test_dir_loads_nothing_and_names_what_was_not_loaded_yet() -> None:
    code = f"import sys, holding_on as ho; print(*dir(ho)); print(*({HEAVY} & set(sys.modules)))"
    assert in_another_process(code).splitlines() == [" ".join(sorted(ho.__all__)), ""]


def test_tab_offers_the_same_in_plain_python() -> None:
    code = (
        "import holding_on as ho, rlcompleter; at = rlcompleter.Completer({'ho': ho}); at.complete('ho.', 0); "
        "print(*[found.rstrip('()').removeprefix('ho.') for found in at.matches])"
    )
    public = [name for name in dir(ho) if not name.startswith("_")]
    assert sorted(in_another_process(code).split()) == public


def test_a_python_without_widgets_and_frames_is_offered_what_it_can_load() -> None:
    code = (
        "import sys; sys.modules['anywidget'] = sys.modules['polars'] = None\n"
        "import importlib.util as util; found = util.find_spec\n"
        "util.find_spec = lambda name: None if name in ('anywidget', 'polars') else found(name)\n"
        "import holding_on as ho; print(*dir(ho)); [getattr(ho, name) for name in dir(ho)]"
    )
    offered = in_another_process(code).split()
    assert {"Game", "Action", "styles"} <= set(offered)
    assert not {"Board", "Study", "simulate", "play_page"} & set(offered)


@pytest.mark.parametrize("jedi", [True, False])
def test_tab_offers_the_same_in_a_notebook(jedi: bool) -> None:
    completer = IPCompleter(namespace={"ho": ho}, use_jedi=jedi)  # type: ignore[no-untyped-call]
    with provisionalcompleter():
        offered = {found.text.removeprefix(".") for found in completer.completions("ho.", 3)}
    assert offered == {name for name in dir(ho) if not name.startswith("_")}


# --- in a line ----------------------------------------------------------------------------------------------------


def test_an_action_shows_what_makes_it_again() -> None:
    for action in ACTIONS.values():
        assert repr(action) == f"Action.of({str(action)!r})"
        assert eval(repr(action), {"Action": ho.Action}) == action


@pytest.mark.parametrize(("scenario", "players"), [(s, p) for s in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10) for p in (2, 3, 4)])
def test_every_action_that_is_offered_shows_what_makes_it_again(scenario: int, players: int) -> None:
    for seed in range(4):
        game = ho.Game(scenario, players, seed=seed)
        while game.outcome is None:
            actions = game.legal_actions()
            assert eval(repr(actions), {"Action": ho.Action}) == actions
            played(game, len(game.actions), 1)
        assert eval(repr(game.actions), {"Action": ho.Action}) == game.actions


def test_what_is_no_action_is_shown_as_it_was_given() -> None:
    assert [repr(ho.Action(code)) for code in (5, 64.0, "x", [1])] == [  # type: ignore[arg-type]
        "Action(5)",
        "Action(64.0)",
        "Action('x')",
        "Action([1])",
    ]


def test_what_a_game_answers_reads_as_what_it_is() -> None:
    game = ho.Game(seed=7, first=0)
    assert repr(game.decision) == (
        "<Decision turn: Ann, the Morning Shift begins. Turn the patient card. [turn] (ASSIGN-01)>"
    )
    changes = game.apply(ho.Action.of("turn"))
    assert repr(changes[0]) == f"<Change ASSIGN-01, line {changes[0].line}: {changes[0].text}>"
    game.apply(ho.Action.of("place nurse 1"))
    assert repr(game.why("Ann")) == "<Chain: Why Ann is as it is, the latest cause first: ASSIGN-05, ASSIGN-01>"
    assert repr(ho.Game.from_position(game.position()).why("pool")).startswith("<Chain: pool has been so since")
    over = played(game, 1)
    assert eval(repr(over.outcome), {"Outcome": ho.Outcome}) == over.outcome
    assert str(over.outcome) == f"{there(over.view()['outcome'])['title']} ({there(over.view()['outcome'])['rule']})"


def test_the_answers_of_a_decision_are_the_words_of_the_board() -> None:
    game = played(ho.Game(seed=7), 7, 20)
    assert game.decision.answers == tuple(action["text"] for action in game.view()["actions"])
    assert game.decision.answers == tuple(map(game.say, game.legal_actions()))


@pytest.mark.parametrize("seed", range(9))
def test_plain_forms_are_short_and_the_same_again(seed: int) -> None:
    game = ho.Game(1 + seed % 3, 2 + seed % 3, seed=seed)
    while game.outcome is None:
        forms = [repr(thing) for thing in things(game)]
        assert forms == [repr(thing) for thing in things(game)]
        assert max(map(len, forms)) <= LONGEST
        played(game, len(game.actions), 4)
    assert max(len(repr(thing)) for thing in things(game)) <= LONGEST


def things(game: ho.Game) -> list[Any]:
    """Everything that a game shows of itself."""
    ended = [] if game.outcome is None else [game.outcome]
    return [game, game.decision, game.why("condition"), game.why("prompt"), *ended]


# --- in a notebook ------------------------------------------------------------------------------------------------


def forms(thing: Any) -> dict[str, str]:
    """The forms of a thing that a notebook stores."""
    data: dict[str, str] = DisplayFormatter().format(thing)[0]  # type: ignore[no-untyped-call]
    return data


SEMANTIC = {"p", "strong", "code", "ul", "ol", "li", "small", "br", "details", "summary"}
TABLE = {"table", "caption", "thead", "tbody", "tr", "th", "td"}


class Reader(HTMLParser):
    """Reads a form strictly: what is opened is closed, only elements that mean something, no colours, no scripts."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.said: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in {"div", *SEMANTIC, *TABLE}, tag
        if tag == "div":
            assert not self.open, "one form, around everything"
            assert dict(attrs) == {"lang": "en", "class": "tex2jax_ignore mathjax_ignore"}
        else:
            may_have = [[("scope", "col")], [("scope", "row")]] if tag == "th" else [[]]
            assert attrs in may_have, tag
        if tag in ("li", "summary", "caption"):
            inside = {"li": ("ul", "ol"), "summary": ("details",), "caption": ("table",)}[tag]
            assert self.open[-1] in inside
        if tag != "br":
            self.open.append(tag)
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def read(thing: Any) -> Reader:
    """The rich form of a thing, as a notebook gets it beside the plain one, found to be in order."""
    data = forms(thing)
    assert data["text/plain"].splitlines() == repr(thing).splitlines()
    reader = Reader()
    reader.feed(data["text/html"])
    reader.close()
    assert reader.seen[0] == "div"
    assert not reader.open
    assert data["text/html"] == thing._repr_html_(), "the same again"
    data["text/html"].encode()
    return reader


@pytest.mark.parametrize("seed", range(6))
def test_a_notebook_shows_a_game_and_what_it_answers(seed: int) -> None:
    game = ho.Game(1 + seed % 3, 2 + seed % 3, seed=seed)
    for _ in range(40):
        for thing in things(game):
            read(thing)
        played(game, seed, 3)
    over = played(game, seed)
    for thing in (*things(over), over.at(move=3), over.at(move=3).branch(seed=1)):
        read(thing)


def test_the_form_of_a_game_says_in_words_where_it_stands() -> None:
    game = played(ho.Game(seed=7, names=["Maeve", "Tom", "Una"]), 7, 2)
    view, said = game.view(), read(game).said
    assert {view["head"]["title"], repr(game), view["prompt"]["text"]} <= set(said)
    assert [pawn["text"] for pawn in view["pawns"]] == [
        line for line in said if line in {p["text"] for p in view["pawns"]}
    ]
    assert {str(action) for action in game.legal_actions()} <= set(said)
    past = game.at(move=1)
    assert there(past.view()["past"])["text"] in " ".join(read(past).said)
    assert past.decision.prompt not in read(past).said, "a moment that is over asks nothing"
    over = played(game, 1)
    assert over.outcome is not None
    assert over.outcome.title in read(over).said
    assert "".join(over.outcome.text.split()) in "".join("".join(read(over.outcome).said).split())


def test_the_form_of_a_decision_has_each_answer_with_its_name_in_python_and_each_reason() -> None:
    decision = played(ho.Game(seed=7), 7, 1).decision
    said = read(decision).said
    assert said[0] == decision.prompt
    for answer, action in zip(decision.answers, decision.actions, strict=True):
        assert said[said.index(f"{answer} ") + 1] == str(action)
    assert {str(barred) for barred in decision.barred} <= set(said)
    assert decision.barred


def test_the_form_of_a_chain_says_what_each_rule_says_and_where_it_is_printed() -> None:
    chain = played(ho.Game(seed=7), 7, 30).why("condition")
    said = read(chain).said
    assert said[0] == chain.sentence
    assert len(chain) > 2
    for link in chain.links:
        assert f"{link.wording} {link.printed}" in said[said.index(str(link)) + 1]


def test_what_was_made_by_hand_has_a_plain_form_only() -> None:
    for thing in (
        ho.Outcome(True, "objective", "SCEN-07"),
        ho.Chain((), "So."),
        ho.Decision("turn", 0, "?", "", (), ()),
    ):
        assert set(forms(thing)) == {"text/plain"}


def test_a_study_is_shown_as_a_table_of_its_endings() -> None:
    study = ho.simulate(30, policy="random", seed=3)
    reader = read(study)
    counts = dict(study.games["reason"].value_counts().iter_rows())
    assert [int(said) for said in reader.said if said.isdecimal()] == [
        counts[reason] for reason in ("objective", "condition", "deck", "warnings") if reason in counts
    ]
    assert "30 games with the style random." in reader.said
    assert f"Rows in .games: 30. Rows in .shifts: {study.shifts.height}." in reader.said
    assert {"caption", "thead", "th"} <= set(reader.seen)


def test_a_name_that_is_markup_stays_a_name() -> None:
    game = played(ho.Game(seed=7, names=NAMES), 7, 12)
    asked = next(game.at(move=move) for move in range(12) if NAMES[0] in game.at(move=move).decision.prompt)
    for thing in (game, asked.decision, *(game.why(name) for name in NAMES)):
        assert "<" in "".join(read(thing).said)
    assert all(name in "".join(read(game).said) for name in NAMES)


def test_a_style_whose_name_is_markup_stays_a_name() -> None:
    def style(seat: ho.styles.Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return ho.styles.balanced(seat, actions)

    style.__name__ = HOSTILE["image"]
    assert HOSTILE["image"] in "".join(read(ho.simulate(1, policy=style)).said)


@pytest.mark.parametrize("what", each_third(["script", "image", "out of a text", "link", "entities", *IN_FILES]))
def test_words_of_ones_own_are_shown_as_words_whatever_they_are(what: str, tmp_path: Path) -> None:
    game = ho.Game(seed=7, content=str(hostile_folder(tmp_path, HOSTILE[what])))
    for thing in hostile_things(game):
        said = "".join(read(thing).said)
        assert for_terminal(HOSTILE[what]) in said
        assert not {"\u202e", "\x00", "\x07", "\x1b"} & set(said)


def hostile_things(game: ho.Game) -> Iterator[Any]:
    """The forms of a game on its way and at its end."""
    yield from things(played(game, 7, 30))
    yield from things(played(game, 7))
