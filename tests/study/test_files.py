"""A study as a file: it comes back as it was, can be played on, and what is no study is refused in one sentence."""

from __future__ import annotations

import json
import os
import random
import re
import tracemalloc
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import holding_on as ho
from holding_on import styles
from holding_on.study import files, turnings, what_if
from holding_on.study.parquet_facts import facts_of
from holding_on.styles import Seat
from tests.engine.table import played_out
from tests.sampling import only


def gentle(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
    return styles.comfort_first(seat, actions)


def kept(study: ho.Study, folder: Path, **options: Any) -> ho.Study:
    """The study after it has been a file."""
    path = folder / "kept"
    study.save(path)
    return ho.Study.load(path, **options)


@pytest.mark.parametrize("name", ["our ward", "our ward.parquet", "Été.txt"])
def test_a_study_comes_back_as_it_was_whatever_the_file_is_called(name: str, tmp_path: Path) -> None:
    study = ho.simulate(12, policy="random", name="Ann & Ben", players=2)
    study.save(tmp_path / name)
    again = ho.Study.load(str(tmp_path / name))
    assert again == study
    assert again.games.schema == study.games.schema
    assert (repr(again), again.name, again.version) == (repr(study), "Ann & Ben", ho.__version__)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_it_is_played_on_and_its_games_are_looked_at(tmp_path: Path) -> None:
    options: dict[str, Any] = {"seed": 7, "numbers": {"TOKEN-04": 4}, "readings": {"G-05": "free"}, "players": 4}
    again = kept(ho.simulate(4, **options), tmp_path)
    assert again.more(3) == ho.simulate(7, **options)
    assert again.game(2).shifts().equals(again.shifts.filter(game=2).drop("game"))
    assert kept(again.more(2), tmp_path).more(1) == ho.simulate(7, **options)


def test_a_study_from_a_moment_is_played_on(tmp_path: Path) -> None:
    game = played_out(ho.Game(seed=3), before_day=4)
    study = ho.simulate(3, start=game, seed=9)
    assert kept(study, tmp_path).more(2) == ho.simulate(5, start=game, seed=9)
    turning = turnings(game)[2]
    other = what_if(game, turning.day, turning.shift, turning.other, games=3)
    again = kept(other, tmp_path)
    assert again.more(2) == what_if(game, turning.day, turning.shift, turning.other, games=5)
    assert kept(what_if(game, 2, "night", "medical", games=2), tmp_path).game(1).outcome is not None


def test_a_style_of_ones_own_is_not_in_a_file_and_is_handed_in_again(tmp_path: Path) -> None:
    again = kept(ho.simulate(4, policy=gentle), tmp_path)
    with pytest.raises(ho.SceneError, match="hand it in, as policy=gentle"):
        again.game(0)
    assert again.more(2, policy=gentle) == ho.simulate(6, policy=gentle)


def test_content_of_ones_own_is_named_again_and_its_words_are_in_the_file(tmp_path: Path) -> None:
    ward = tmp_path / "ward"
    words = ward / "text" / "en" / "study.toml"
    words.parent.mkdir(parents=True)
    words.write_text('[study]\nnamed = "{name} ({played})"\n', encoding="utf-8")
    study = ho.simulate(3, content=str(ward), name="ours")
    assert repr(study).startswith("ours (3 games")
    again = kept(study, tmp_path)
    assert repr(again) == repr(study)
    with pytest.raises(ho.SceneError, match="load it with content= the folder of its content"):
        again.more(1)
    assert kept(study, tmp_path, content=str(ward)).more(2) == ho.simulate(5, content=str(ward))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    with pytest.raises(ho.RecordError, match="with other content than is here now"):
        kept(study, tmp_path, content=str(elsewhere))


def test_a_stopped_study_is_one_in_a_file_too(tmp_path: Path) -> None:
    calls = iter(range(10_000))

    def leaving(seat: Seat, actions: tuple[ho.Action, ...]) -> ho.Action:
        if next(calls) == 500:
            raise KeyboardInterrupt
        return styles.balanced(seat, actions)

    study = ho.simulate(50, policy=leaving)
    assert study.stopped
    assert repr(kept(study, tmp_path)) == repr(study)


# --- what cannot be used ----------------------------------------------------------------------------------------


def test_a_file_that_is_cut_off_or_damaged_anywhere_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    ho.simulate(40, policy="random").save(path)
    whole = path.read_bytes()
    chance = random.Random(5)
    for length in (0, 1, 10, len(whole) // 2, len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(ho.RecordError, match="is no study, or is damaged"):
            ho.Study.load(path)
    study, refused = ho.simulate(40, policy="random"), []
    for _ in range(60):
        broken = bytearray(whole)
        broken[chance.randrange(len(whole))] ^= 1 << chance.randrange(8)
        path.write_bytes(broken)
        try:
            again = ho.Study.load(path)
        except ho.RecordError as error:
            refused.append(str(error))
        else:
            assert again == study, "a bit on which nothing depends, as in a date"
    assert len(refused) > 40
    assert not [each for each in refused if "\n" in each]


def changed(about: Callable[[dict[str, Any]], object], games: pl.DataFrame | None = None) -> Callable[[Path], None]:
    """A whole file with something else in it."""

    def write(path: Path) -> None:
        with zipfile.ZipFile(path) as read:
            parts = {name: read.read(name) for name in read.namelist()}
        text = json.loads(parts[files.ABOUT])
        about(text)
        parts[files.ABOUT] = json.dumps(text).encode()
        with zipfile.ZipFile(path, "w") as written:
            for name, part in parts.items():
                written.writestr(name, part)
        if games is not None:
            games.write_parquet(path.with_suffix(".games"))
            parts["games.parquet"] = path.with_suffix(".games").read_bytes()
            with zipfile.ZipFile(path, "w") as written:
                for name, part in parts.items():
                    written.writestr(name, part)

    return write


def foreign(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as written:
        written.writestr("word/document.xml", "<x/>")


GAMES = ho.simulate(3, policy="random").games
CASES: dict[str, tuple[Callable[[Path], object], str]] = {
    "a text": (lambda path: path.write_text("seed,won\n", encoding="utf-8"), "is no study, or is damaged"),
    "parquet alone": (lambda path: GAMES.write_parquet(path), "is no study, or is damaged"),
    "another zip": (foreign, "is no study, or is damaged"),
    "another format": (changed(lambda about: about.update(format="x")), "is no study; `Study.save` writes one"),
    "newer": (changed(lambda about: about.update(version=files.VERSION + 1)), "is a study of a newer holding_on"),
    "no list": (changed(lambda about: about.update(words=[])), "study is damaged"),
    "words of numbers": (changed(lambda about: about["words"].update(texts={"study.won": 3})), "study is damaged"),
    "a name of numbers": (changed(lambda about: about.update(name=3)), "a text is missing"),
    "less than none asked": (changed(lambda about: about.update(asked=-1)), "a number is missing"),
    "another seed": (changed(lambda about: about["origin"]["options"].update(seed=4)), "its first seed is not"),
    "other columns": (changed(lambda about: None, GAMES.drop("won")), "its columns are not those of a study"),
    "a gap": (changed(lambda about: None, GAMES.filter(pl.col("game") != 1)), "its games are not one after the other"),
    "fewer games": (changed(lambda about: None, GAMES.head(2)), "its shifts are not those of its games"),
    "a foreign care": (
        changed(lambda about: about["origin"].update(instead=[[1, 1, "day", "medical", "x"], "medical"])),
        "there is no such care",
    ),
}


def with_part(path: Path, name: str, data: bytes, packed: int = zipfile.ZIP_STORED) -> None:
    """The file with another part."""
    with zipfile.ZipFile(path) as read:
        parts = {each: read.read(each) for each in read.namelist()}
    with zipfile.ZipFile(path, "w", packed) as written:
        for each, part in {**parts, name: data}.items():
            written.writestr(each, part)


def as_parquet(rows: pl.DataFrame) -> bytes:
    stream = BytesIO()
    rows.write_parquet(stream)
    return stream.getvalue()


@pytest.fixture(scope="module")
def twenty() -> ho.Study:
    return ho.simulate(20, policy="random")


@pytest.mark.parametrize("part", files.PARTS)
def test_parquet_that_is_damaged_prints_nothing_of_a_library_below(
    part: str, twenty: ho.Study, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path, chance, refused = tmp_path / "kept", random.Random(7), []
    twenty.save(path)
    with zipfile.ZipFile(path) as read:
        whole = read.read(part)
    for _ in range(120):
        broken = bytearray(whole)
        for _ in range(3):
            broken[chance.randrange(len(whole))] = chance.randrange(256)
        with_part(path, part, bytes(broken))
        try:
            ho.Study.load(path)
        except ho.RecordError as error:
            refused.append(str(error))
    assert len(refused) > 60
    assert not [each for each in refused if "\n" in each]
    assert capfd.readouterr() == ("", "")


def test_what_is_printed_after_a_study_was_read_is_printed(
    twenty: ho.Study, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    kept(twenty, tmp_path)
    os.write(2, b"here")
    assert capfd.readouterr().err == "here"


@pytest.mark.parametrize("part", only(["study.json"], ["study.json", *files.PARTS]))
def test_a_part_that_grows_when_it_is_unpacked_is_not_unpacked(part: str, twenty: ho.Study, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    twenty.save(path)
    with_part(path, part, bytes(300_000_000), zipfile.ZIP_DEFLATED)
    assert path.stat().st_size < 1_500_000
    tracemalloc.start()
    with pytest.raises(ho.RecordError, match="is no study, or is damaged"):
        ho.Study.load(path)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 60_000_000


def test_frames_that_do_not_fit_their_games_are_refused_before_they_are_read(
    twenty: ho.Study, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = twenty.shifts.head(1)
    path, read = tmp_path / "kept", []
    real = pl.read_parquet

    def noted(*given: Any, **options: Any) -> pl.DataFrame:
        read.append(given)
        return real(*given, **options)

    monkeypatch.setattr(pl, "read_parquet", noted)
    long = pl.concat([row[[0] * 1000]] * 3000)
    twenty.save(path)
    with_part(path, "shifts.parquet", as_parquet(long))
    with pytest.raises(ho.RecordError, match="it has 3,000,000 rows where there can be 2,540"):
        ho.Study.load(path)
    fat = twenty.shifts.with_columns(odds=pl.Series([[1] * 100_000] * twenty.shifts.height, dtype=pl.List(pl.Int8)))
    with_part(path, "shifts.parquet", as_parquet(fat))
    with pytest.raises(ho.RecordError, match="its rows hold more than a study's"):
        ho.Study.load(path)
    assert len(read) == 2, "the games, and never the shifts"


def test_a_shift_that_is_there_twice_is_refused(twenty: ho.Study, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    twenty.save(path)
    with_part(path, "shifts.parquet", as_parquet(pl.concat([twenty.shifts.head(1), twenty.shifts])))
    with pytest.raises(ho.RecordError, match="a shift of its games is there twice"):
        ho.Study.load(path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"lang": "xx", "texts": {}}, "its language 'xx' is not known here"),
        ({"lang": "../../en", "texts": {}}, "its language '../../en' is not known here"),
        ({"lang": "en", "texts": {"study.won": {"one": "{n}"}}}, "'study.won' has no form for most numbers"),
        ({"lang": "en", "texts": {"study.won": "{who}"}}, "'study.won' asks for a fact that there is not"),
        ({"lang": "fr", "texts": {"study.named": "\x1b[2J"}}, "'study.named' has signs that are not for reading"),
        ({"lang": "en", "texts": {"study.named": "\u202egnp"}}, "'study.named' has signs that are not for reading"),
    ],
)
def test_words_that_cannot_be_said_are_refused(
    words: dict[str, Any], said: str, twenty: ho.Study, tmp_path: Path
) -> None:
    path = tmp_path / "kept"
    twenty.save(path)
    changed(lambda about: about.update(words=words))(path)
    with pytest.raises(ho.RecordError, match=re.escape(said)):
        ho.Study.load(path)


def test_the_footer_of_a_frame_says_how_much_there_is_and_never_anything_but_a_sentence(twenty: ho.Study) -> None:
    whole, chance = as_parquet(twenty.games), random.Random(3)
    facts = facts_of(whole)
    assert (facts.rows, facts.values) == (20, 20 * twenty.games.width)
    said: set[str] = set()
    for _ in range(3000):
        broken = bytearray(whole)
        broken[chance.randrange(len(whole) - 900, len(whole))] = chance.randrange(256)
        try:
            facts_of(bytes(broken))
        except ValueError as error:
            said.add(str(error))
    assert said == {"a frame is no parquet", "the footer of a frame cannot be read"}


@pytest.mark.parametrize("packed", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_file_that_is_packed_in_another_way_is_refused(packed: int, twenty: ho.Study, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    twenty.save(path)
    with_part(path, "games.parquet", as_parquet(twenty.games), packed)
    with pytest.raises(ho.RecordError, match="is no study, or is damaged"):
        ho.Study.load(path)


@pytest.mark.parametrize("case", CASES)
def test_what_is_no_study_is_refused_in_one_sentence(case: str, tmp_path: Path) -> None:
    spoil, words = CASES[case]
    path = tmp_path / "kept"
    ho.simulate(3, policy="random").save(path)
    spoil(path)
    with pytest.raises(ho.RecordError, match=words) as refused:
        ho.Study.load(path)
    assert "\n" not in str(refused.value)


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept"
    study = ho.simulate(3, policy="random")
    study.save(path)

    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(pl.DataFrame, "write_parquet", full)
    with pytest.raises(OSError, match="no space left"):
        study.save(path)
    monkeypatch.undo()
    assert ho.Study.load(path) == study
    assert [each.name for each in tmp_path.iterdir()] == ["kept"]
    with pytest.raises(FileNotFoundError):
        ho.Study.load(tmp_path / "nowhere")
