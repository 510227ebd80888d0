"""Sweeps: many values at once, each cell a study of the same seeds, compared with the one as published."""

from __future__ import annotations

import zipfile
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on import styles
from holding_on.catalogue.loading import BOX
from holding_on.study import elsewhere, measures
from holding_on.study.sweeps import MEASURED
from holding_on.styles import Seat

START = "start_condition"
HOUSE_RULES = BOX / "house-rules"


def gentle(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    return styles.comfort_first(seat, actions)


@pytest.fixture(scope="module")
def found() -> ho.Sweep:
    return ho.sweep(12, players=[2, 3], numbers={"COND-04": range(27, 30)}, policy="random", seed=5)


def test_a_cell_is_the_study_of_its_values_and_all_have_the_same_seeds(found: ho.Sweep) -> None:
    assert found.frame.select("players", START).rows() == [(2, 27), (2, 28), (2, 29), (3, 27), (3, 28), (3, 29)]
    assert found.frame.columns == ["players", START, *MEASURED]
    for players, start in found.frame.select("players", START).rows():
        alone = ho.simulate(12, players=players, numbers={START: start}, policy="random", seed=5)
        assert found.study(players=players, COND_04=start) == alone
    assert found.game(4, players=2, start_condition=27).seed == 9
    assert found.game(4, players=2, start_condition=27).outcome is not None


def test_a_row_says_the_share_and_the_difference_from_the_cell_as_published() -> None:
    found = ho.sweep(40, numbers={START: [10, 28]}, policy=["comfort_first", "balanced"])
    assert found.published == {START: 28, "policy": "balanced"}
    base = found.study(start_condition=28, policy="balanced")
    for row in found.frame.iter_rows(named=True):
        study = found.study(start_condition=row[START], policy=row["policy"])
        assert (row["games"], row["won"]) == (40, study.games["won"].sum())
        assert (row["share"], row["low"], row["high"]) == measures.won(study).numbers
        assert row["compared_with"] == f"{START} = 28, policy = balanced"
        difference = row["difference"], row["difference_low"], row["difference_high"]
        assert difference == ((0, 0, 0) if study is base else measures.paired(base, study).numbers)
    assert found.frame["difference"][0] < 0


def test_a_published_value_that_is_not_on_its_axis_is_played_to_compare_with() -> None:
    found = ho.sweep(5, numbers={START: [20, 10]}, readings={"G-05": ["free"]}, policy="random")
    assert found.frame.height == 2
    assert found.frame["compared_with"].unique().to_list() == [f"{START} = 28, G-05 = resolution"]
    assert found.study(start_condition=28) == ho.simulate(5, policy="random")
    assert [study.changed for study in found.studies] == [
        ("COND-04 = 20", "G-05 as free"), ("COND-04 = 10", "G-05 as free"), ()
    ]  # fmt: skip


def test_what_is_published_is_so_in_the_scenario_that_is_played() -> None:
    assert ho.sweep(1, scenario=4, numbers={START: [28]}).published == {START: 29}
    assert ho.sweep(1, scenario=[4, 5], players=[2, 4]).published == {"scenario": 4, "players": 2}


def test_the_cells_are_compared_with_others_when_asked(found: ho.Sweep) -> None:
    row = found.against(start_condition=28).frame.row(0, named=True)
    pair = measures.paired(found.study(players=2, start_condition=28), found.study(players=2, start_condition=27))
    assert (row["difference"], row["difference_low"], row["difference_high"]) == pair.numbers
    assert row["compared_with"] == f"{START} = 28"


def test_one_value_each_is_a_sweep_of_one_cell() -> None:
    found = ho.sweep(3, policy="random")
    assert found.frame.height == 1
    assert found.study() == ho.simulate(3, policy="random")
    assert repr(found) == "3 games in each of 1 cell."


def test_it_says_in_words_and_as_a_table_what_it_holds(found: ho.Sweep) -> None:
    told = f"The axes: players: 2, 3; {START}: 27 to 29. As published: players = 3, {START} = 28."
    assert repr(found) == f"12 games in each of 6 cells. {told}"
    table = found._repr_html_()
    assert told in table
    assert table.count("<tr>") == 7
    assert '<th scope="col">difference_low</th>' in table


# --- who plays --------------------------------------------------------------------------------------------------


class Hands:
    """An executor that plays at once, here, and notes how many games it was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def submit(self, fn: Any, /, *args: Any) -> Future[Any]:
        self.asked.append(args[-1])
        answer: Future[Any] = Future()
        answer.set_result(fn(*args))
        return answer


def test_workers_play_the_same_sweep_all_cells_in_turn(found: ho.Sweep, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIRST", "WORTH"):
        monkeypatch.setattr(elsewhere, name, 0.0)
    options: dict[str, Any] = {"players": [2, 3], "numbers": {START: range(27, 30)}, "policy": "random", "seed": 5}
    assert ho.sweep(12, workers=2, **options) == found
    hands = Hands()
    assert ho.sweep(12, workers=hands, **options) == found
    assert sum(hands.asked) >= 6 * 12 - 1
    assert max(hands.asked) <= 6, "no cell has all its games before the next one has some"


def test_a_bar_counts_the_games_of_all_cells(capsys: pytest.CaptureFixture[str]) -> None:
    found = ho.sweep(4, players=[2, 3], policy="random", progress=True)
    assert "2 cells: 100%" in (shown := capsys.readouterr().err)
    assert "8/8" in shown
    found.more(2, progress=True)
    assert "12/12" in capsys.readouterr().err


def test_an_interrupt_keeps_the_games_that_every_cell_has_and_more_goes_on() -> None:
    calls = iter(range(100_000))

    def leaving(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        if next(calls) == 700:
            raise KeyboardInterrupt
        return styles.balanced(seat, actions)

    found = ho.sweep(30, players=[2, 3], policy=leaving)
    left = found.studies[0].games.height
    assert found.stopped
    assert 1 <= left < 30
    assert [study.games.height for study in found.studies] == [left, left]
    assert "Stopped before each had 30 games." in repr(found)
    again = found.more(30 - left)
    assert not again.stopped
    assert again.frame.drop("compared_with").equals(ho.sweep(30, players=[2, 3]).frame.drop("compared_with"))


def test_an_interrupt_before_every_cell_has_a_game_leaves_nothing() -> None:
    def leaving(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ho.sweep(3, policy=["random", leaving])


def test_a_style_that_stumbles_says_in_which_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        return ho.Action.of("turn")

    with pytest.raises(ho.StyleError, match="stumbling"):
        ho.sweep(3, players=[2, 3], policy=stumbling)


# --- as a file --------------------------------------------------------------------------------------------------


def test_a_sweep_comes_back_from_its_file_as_it_was_and_is_played_on(found: ho.Sweep, tmp_path: Path) -> None:
    found.save(tmp_path / "ours")
    again = ho.Sweep.load(tmp_path / "ours")
    assert again == found
    assert again.frame.equals(found.frame)
    assert repr(again) == repr(found)
    more = again.more(3)
    assert more == found.more(3) == ho.sweep(
        15, players=[2, 3], numbers={START: range(27, 30)}, policy="random", seed=5
    )  # fmt: skip


def test_a_style_of_ones_own_is_handed_in_again(tmp_path: Path) -> None:
    ho.sweep(2, policy=["random", gentle]).save(tmp_path / "ours")
    again = ho.Sweep.load(tmp_path / "ours")
    with pytest.raises(ho.SceneError, match="hand it in, as policy=gentle"):
        again.more(1)
    assert again.more(1, policy=gentle) == ho.sweep(3, policy=["random", gentle])


def test_what_is_no_sweep_or_is_damaged_is_refused_in_a_sentence(found: ho.Sweep, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    ho.simulate(2, policy="random").save(path)
    with pytest.raises(ho.RecordError, match="is no sweep"):
        ho.Sweep.load(path)
    found.save(path)
    with pytest.raises(ho.RecordError, match="is no study"):
        ho.Study.load(path)
    whole = path.read_bytes()
    for at in range(0, len(whole), 997):
        path.write_bytes(whole[:at])
        with pytest.raises(ho.RecordError):
            ho.Sweep.load(path)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"version": 1', '"version": 2'),
        ('"studies": 6', '"studies": 5'),
        ('"values": [2, 3]', '"values": [2, 2]'),
        ('"values": [2, 3]', '"values": [2, 3.5]'),
        ('"kind": "players"', '"kind": "weather"'),
        ('"name": "players"', '"name": 3'),
        ('"published": {"players": 3', '"published": {"players": null'),
        ('"published": {"players"', '"published": {"nurses"'),
    ],
)
def test_axes_that_do_not_fit_are_refused(found: ho.Sweep, tmp_path: Path, was: str, now: str) -> None:
    path, changed = tmp_path / "kept", tmp_path / "changed"
    found.save(path)
    with zipfile.ZipFile(path) as kept, zipfile.ZipFile(changed, "w") as other:
        for name in kept.namelist():
            data = kept.read(name)
            if name == "sweep.json":
                assert was in data.decode()
                data = data.decode().replace(was, now).encode()
            other.writestr(name, data)
    with pytest.raises(ho.RecordError):
        ho.Sweep.load(changed)


# --- what cannot be played --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"numbers": {START: [28, 31]}}, r"with start_condition=31: .* can be 1 to 30, not 31"),
        ({"numbers": {"nope": [1, 2]}}, "'nope' is not a number that can be changed"),
        ({"numbers": {START: [28], "COND-04": [28]}}, "start_condition is named twice"),
        ({"numbers": {"SETUP-11": [1, 7], "TOKEN-04": [5, 6]}}, "with start_tokens=7, nurse_token_limit=5"),
        ({"numbers": [28]}, "name each by its rule or its name"),
        ({"readings": {"G-05": ["resolution", "fre"]}}, "with G-05='fre'"),
        ({"players": [2, 5]}, "2 to 4 nurses"),
        ({"players": []}, "at least one value"),
        ({"players": {2, 3}}, "a list or a range"),
        ({"players": [2, 2]}, "2 is there twice"),
        ({"players": [2, 2.5]}, "2.5 cannot be a value"),
        ({"policy": ["balanced", "random", "balanced"]}, "two styles have this name"),
        ({"policy": ["balnced"]}, "did you mean 'balanced'"),
        ({"content": ["mine"]}, "the content of one folder"),
        ({"games": 0}, "a whole number from 1"),
        ({"progress": 1}, "say True for a bar"),
        ({"numbers": {START: range(10**9)}, "games": 400}, "400,000,000,000 games or more"),
        (
            {"players": [2, 3, 4], "numbers": {START: range(1, 31)}, "games": 50_000},
            r"90 cells \(3 of players x 30 of start_condition\) of 50,000 games each, 4,500,000 games in all",
        ),
    ],
)
def test_what_cannot_be_swept_is_refused_in_a_sentence(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ho.SceneError, match=said):
        ho.sweep(**{"games": 1, **options})


def test_an_unknown_scenario_is_named_with_its_cell() -> None:
    with pytest.raises(ho.ContentError, match="with scenario=99: there is no scenario 99"):
        ho.sweep(1, scenario=[1, 99])


@pytest.mark.parametrize(
    ("cell", "said"),
    [
        ({"players": 3}, "3 cells are so; name also start_condition: 27 to 29"),
        ({"player": 3}, "no such axis; its axes are players: 2, 3; start_condition: 27 to 29"),
        ({"players": 3, START: 5}, "no cell is so"),
    ],
)
def test_a_cell_that_is_not_there_is_refused_with_those_that_are(
    found: ho.Sweep, cell: dict[str, Any], said: str
) -> None:
    with pytest.raises(ho.SceneError, match=said):
        found.study(**cell)
    with pytest.raises(ho.SceneError, match="name at least one value"):
        found.against()
    with pytest.raises(ho.SceneError, match="no cell is so"):
        found.against(players=4)


# --- house rules ------------------------------------------------------------------------------------------------


def test_house_rules_are_an_axis_beside_the_rules_as_published(tmp_path: Path) -> None:
    rest = ho.Variant("No rest", "Nobody gains Care Tokens by resting.", numbers={"DAY-13": 0})
    rules: list[Any] = [None, rest, "tokens_go_stale", ["listening_heals", "tokens_go_stale"]]
    found = ho.sweep(6, variants=rules, policy="random")
    names = ["none", "No rest", ho.Variant.load(HOUSE_RULES / "tokens_go_stale.py").name]
    assert found.frame["variant"].to_list()[:3] == names
    assert found.frame["variant"][3].count(" + ") == 1
    assert found.frame["compared_with"].unique().to_list() == ["variant = none"]
    assert found.study(variant=None) == ho.simulate(6, policy="random")
    assert found.study(variant=rest) == ho.simulate(6, policy="random", numbers={"DAY-13": 0})
    assert found.study(variant="tokens_go_stale") == ho.simulate(6, policy="random", variant="tokens_go_stale")
    found = ho.sweep(6, variants=["tokens_go_stale"], policy="random")
    assert found.studies[1] == ho.simulate(6, policy="random"), "played to compare with"
    found.save(tmp_path / "ours")
    assert ho.Sweep.load(tmp_path / "ours").more(1) == ho.sweep(7, variants=["tokens_go_stale"], policy="random")


def test_one_house_rule_is_played_in_all_cells() -> None:
    found = ho.sweep(4, players=[2, 3], variants="tokens_go_stale", policy="random")
    assert found.frame.columns[:2] == ["players", "games"]
    assert found.study(players=2) == ho.simulate(4, players=2, policy="random", variant="tokens_go_stale")


def test_a_house_rule_that_cannot_be_sent_is_refused_before_anything_is_played() -> None:
    made: dict[str, Any] = {}
    exec("def nothing(ward): pass", made)
    loose = ho.Variant("Loose", "A rule of this test.", after={"shift_end": made["nothing"]})
    for variants in ([None, loose], [loose, None]):
        with pytest.raises(ho.SceneError, match="Loose"):
            ho.sweep(2, variants=variants, workers=2, policy="random")
    with pytest.raises(ho.SceneError, match="two house rules have this name"):
        ho.sweep(2, variants=[loose, loose], policy="random")
