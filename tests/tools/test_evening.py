"""The aims of scenario 0: what is counted, and that an aim that is surely missed is said."""

from itertools import product
from pathlib import Path

import pytest

from holding_on.engine import names as n
from holding_on.engine.state import State
from holding_on.game.options import Options, readings_of
from tools.tune import evening, figures, mattering, page
from tools.tune.evening import NOVICE, QUESTIONS, SAME_CARE, STYLES, TABLES, Sample, Samples
from tools.tune.figures import Figures, count
from tools.tune.mattering import ANSWERS, Decision, decisions, is_sure
from tools.tune.win_rates import BEST, COUNTS, Cell

WON = {BEST: 620, "random": 50, NOVICE: 400, **dict.fromkeys(SAME_CARE, 150)}
"""The games of a thousand that each style wins while no aim is missed."""


def met(missing: str = "") -> dict[Cell, Figures]:
    """The figures of a thousand games of each style that meet every aim, but that one kind of question is seldom."""
    cells = {}
    for players, style in product(COUNTS, STYLES):
        each = Figures(games=1000)
        each.endings["objective"] = WON[style]
        each.met.update({kind: 600 if kind == missing else 850 for kind in QUESTIONS})
        cells[0, players, style] = each
    return cells


def matters(of: int, seen: int = 500) -> Samples:
    """Samples of ten games with fifty decisions each; so many of those that were looked at matter."""
    samples = {cell: Sample(10, 500, seen) for cell in product(COUNTS, TABLES)}
    for sample in samples.values():
        sample.matter["care"] = of
    return samples


def test_no_aim_is_missed_by_figures_that_meet_them() -> None:
    assert not list(evening.misses(met(), matters(120)))


@pytest.mark.parametrize("style", STYLES)
def test_a_style_that_wins_too_often_is_said_with_each_number_of_players(style: str) -> None:
    cells = met()
    for players in COUNTS:
        cells[0, players, style].endings["objective"] = 850
    told = [each for each in evening.misses(cells, matters(120)) if f" players: {style} wins " in each]
    assert [each.partition(":")[0] for each in told] == [f"scenario 0 with {players} players" for players in COUNTS]


def test_one_kind_of_care_may_win_a_third_and_not_surely_more() -> None:
    cells = met()
    cells[0, 3, "always_comfort"].endings["objective"] = 215
    assert not list(evening.misses(cells, matters(120)))
    cells[0, 3, "always_comfort"].endings["objective"] = 260
    assert list(evening.misses(cells, matters(120))) == [
        "scenario 0 with 3 players: always_comfort wins 26.0 (22.6-29.7) %, more than a third of 62.0 (58.0-65.9) %"
    ]


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_kind_of_question_that_seldom_comes_is_said_but_for_those_that_cannot_be_promised(kind: str) -> None:
    told = [each for each in evening.misses(met(kind), matters(120)) if f"the question {kind} comes" in each]
    assert len(told) == (0 if kind in evening.SELDOM else len(COUNTS))


def test_too_few_and_too_many_decisions_that_matter_are_said_only_when_that_is_sure() -> None:
    few = list(evening.misses(met(), matters(40)))
    assert few == [
        f"scenario 0: 4.0 (3.4-4.7) decisions of a game of {style} matter, of 8 to 17 wanted" for style in TABLES
    ]
    assert len(list(evening.misses(met(), matters(230)))) == len(TABLES)
    assert not list(evening.misses(met(), matters(1, 10))), "5 of 50, but only 30 were looked at"


def test_a_start_at_14_is_too_easy_and_the_figures_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = figures.opened

    def easier(scenario: int, players: int) -> State:
        state = opened(scenario, players)
        options = Options(scenario=scenario, players=players, numbers={"COND-04": 14})
        state.readings = readings_of(options, options.catalogue())
        return state

    monkeypatch.setattr(figures, "opened", easier)
    cells = {(0, players, style): count(style, 0, 150, 0, players) for players, style in product(COUNTS, TABLES)}
    assert list(evening.misses(met() | cells, matters(120))) == [
        "scenario 0 with 2 players: balanced wins 86.7 (77.9-92.3) % and should win 55 to 75 %",
        "scenario 0 with 2 players: novice wins 62.0 (51.5-71.5) % and should win 30 to 50 %",
        "scenario 0 with 4 players: novice wins 65.3 (54.9-74.5) % and should win 30 to 50 %",
    ]


def test_questions_count_where_somebody_chose_and_where_one_answer_was_left() -> None:
    found = count(NOVICE, 0, 30, 0, 3)
    assert found.met["assign"] == found.questions["assign"] == found.games
    assert found.questions["night_token"] < found.met["night_token"] == found.games
    assert set(found.met) - {"turn"} <= set(QUESTIONS)
    assert all(found.questions[kind] <= found.met[kind] <= found.games for kind in found.met)


def test_a_few_games_are_played_and_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mattering, "FRESH", 40)
    assert evening.checked(40)
    told = capsys.readouterr().out
    assert "scenario 0, 4 players, 40 games by novice" in told
    assert "decisions of a game that matter" in told


def test_the_check_of_a_missed_aim_fails_and_says_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cells = met()
    monkeypatch.setattr(evening, "counted", lambda wanted: cells)
    monkeypatch.setattr(evening, "sampled", lambda games, every: matters(120))
    assert evening.checked(1000)
    cells[0, 2, "always_comfort"].endings["objective"] = 580
    assert not evening.checked(1000)
    assert "scenario 0 with 2 players: always_comfort wins 58.0 " in capsys.readouterr().out


# ------------------------------------------------------------------------------------------------ decisions that matter


def test_the_decisions_of_a_game_are_those_with_a_choice() -> None:
    found = decisions(BEST, 0, 3)
    assert {"care", "leave", "inquiry", "choice"} <= {each.kind for each in found}
    for each in found:
        answers = each.answers()
        assert answers[0] == each.given
        assert 2 <= len(answers) == len(set(answers)) <= ANSWERS
        assert set(answers) <= set(each.state.legal)
    seeds = [each.seed for each in found + decisions(BEST, 1, 3)]
    assert len(set(seeds)) == len(seeds)


def test_a_difference_is_sure_beyond_ten_points_and_the_standard_errors() -> None:
    assert is_sure([True] * 80 + [False] * 120, [True] * 50 + [False] * 150), "fifteen points, all of one kind"
    assert not is_sure([True] * 80 + [False] * 120, [True] * 61 + [False] * 139), "less than ten points"
    assert not is_sure([True] * 90 + [False] * 110, [False] * 134 + [True] * 66), "twelve points, with much chance"
    assert not is_sure([True] * 50 + [False] * 150, [True] * 80 + [False] * 120)


@pytest.mark.parametrize(("lasts", "sure"), [(True, True), (False, False)])
def test_only_other_seeds_than_those_that_chose_the_answers_tell_whether_a_decision_matters(
    lasts: bool, sure: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    decision = decisions(BEST, 0, 3)[0]
    best = decision.answers()[-1]
    looked: list[range] = []

    def won(self: Decision, answer: int, seeds: range) -> list[bool]:
        looked.append(seeds)
        return [answer == best and (seeds.start == self.seed or lasts)] * len(seeds)

    monkeypatch.setattr(Decision, "won", won)
    assert decision.matters() == sure
    assert not set(looked[0]) & set(looked[-1])


def test_the_same_seeds_give_the_same_games() -> None:
    decision = next(each for each in decisions(NOVICE, 2, 2) if each.state.phase == n.LEAVE)
    assert decision.won(decision.given, range(12)) == decision.won(decision.given, range(12))
    assert any(decision.won(decision.given, range(12)))


# ------------------------------------------------------------------------------------------------ the page


def test_the_page_holds_the_table() -> None:
    written = page.PAGE.read_text(encoding="utf-8").split(evening.BEGIN)[1].split(page.END)[0]
    for head in (*QUESTIONS, *COUNTS, *TABLES):
        assert f"\n| {head} | " in written


def test_a_table_is_written_and_the_rest_of_the_page_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PAGE", tmp_path / "page.md")
    page.PAGE.write_text(f"a\n<!-- b -->\nold\n{page.END}c\n<!-- d -->\nkept\n{page.END}e\n", encoding="utf-8")
    page.write("<!-- b -->\n", "new\n")
    assert page.PAGE.read_text(encoding="utf-8") == (
        f"a\n<!-- b -->\nnew\n{page.END}c\n<!-- d -->\nkept\n{page.END}e\n"
    )
