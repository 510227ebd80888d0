"""The frames of studies and games for pandas: as they are with the extra, and a sentence without it."""

from __future__ import annotations

import importlib.util
from importlib.machinery import ModuleSpec
from pathlib import Path

import pandas
import polars as pl
import pytest
from packaging.requirements import Requirement

import holding_on as ho
from holding_on.catalogue import extras
from holding_on.commands.declared import requirements
from holding_on.commands.needs import DEV
from holding_on.game import frames
from tests.engine.table import played


def test_the_frames_of_a_study_come_whole() -> None:
    study = ho.simulate(8, policy="random", seed=2)
    games, shifts = study.to_pandas()
    assert study.to_pandas().games.equals(games)
    for ours, theirs in ((study.games, games), (study.shifts, shifts)):
        assert isinstance(theirs, pandas.DataFrame)
        assert list(theirs.columns) == ours.columns
        assert len(theirs) == ours.height
        for name, kind in ours.schema.items():
            if kind == pl.List(pl.Int8):
                theirs[name] = [[None if pandas.isna(each) else int(each) for each in row] for row in theirs[name]]
            assert theirs[name].tolist() == ours[name].to_list(), name
    assert games["reason"].dtype == "category"
    assert games.groupby("reason", observed=True)["game"].count().sum() == 8


def test_the_shifts_of_a_game_come_too() -> None:
    game = played(ho.Game(seed=7), 7)
    assert list(game.to_pandas()["condition"]) == game.shifts()["condition"].to_list()
    assert list(game.to_pandas().columns) == list(frames.SHIFTS)


@pytest.mark.parametrize("lacking", [("pandas",), ("pyarrow",), ("pandas", "pyarrow")])
def test_without_the_extra_a_sentence_says_how_to_install_it(
    lacking: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec

    def find(name: str) -> ModuleSpec | None:
        return None if name in lacking else found(name)

    monkeypatch.setattr(extras, "find_spec", find)
    study, game = ho.simulate(2, policy="random"), ho.Game(seed=1)
    says = rf"{' and '.join(lacking)} cannot be found here.*pip install 'holding-on\[pandas\]'.*'\.\[pandas\]'"
    for ask in (study.to_pandas, game.to_pandas):
        with pytest.raises(ho.MissingPackage, match=says) as refused:
            ask()
        assert isinstance(refused.value, ho.HoldingOnError)
        assert isinstance(refused.value, ImportError), "what other libraries raise here"


def test_nobody_has_to_install_it() -> None:
    folder = Path(__file__).parents[2]
    extra = {"pandas", "pyarrow"}
    assert not extra & {Requirement(line).name for line in requirements(folder, {"all"})}
    assert extra <= {Requirement(line).name for line in requirements(folder, {DEV})}
