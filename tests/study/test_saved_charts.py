"""Saved charts: whatever reads the file finds in it each mark that the browser draws, in colours that are there."""

from __future__ import annotations

import json
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl
import pytest
import vl_convert

import holding_on as ho
from holding_on.study import charts
from holding_on.study.charts.fonts import FACES, FOLDER
from holding_on.study.charts.looks import DARK, LIGHT, LOOKS, PAGE, in_look
from holding_on.study.charts.theme import HUES, SHADES
from tests.sampling import each_third, only
from tests.study.test_charts import ALL, game_of

SVG = "{http://www.w3.org/2000/svg}"
NO_PAINT = (None, "none", "transparent")


@pytest.fixture(scope="module")
def drawn() -> dict[str, Any]:
    """A chart of each kind."""
    game, study, other = game_of(3), ho.simulate(12, seed=0), ho.simulate(12, seed=0, policy="comfort_first")
    return {name: make(game, study, other) for name, make in ALL.items()}


def marks(svg: ElementTree.Element) -> dict[str, list[ElementTree.Element]]:
    """The shapes and texts of each group of marks, by its class."""
    found: dict[str, list[ElementTree.Element]] = {}
    for group in svg.iter(f"{SVG}g"):
        kind = group.get("class") or ""
        if kind.startswith("mark-") and "mark-group" not in kind:
            found.setdefault(kind, []).extend(each for each in group if each.tag != f"{SVG}g")
    return found


def painted(mark: ElementTree.Element) -> bool:
    """Whether a reader that knows no style sheet sees it."""
    paint = [(mark.get(key), mark.get(f"{key}-opacity", "1")) for key in ("fill", "stroke")]
    return mark.get("opacity") != "0" and any(colour not in NO_PAINT and how != "0" for colour, how in paint)


def pixels(png: bytes) -> tuple[int, int, Iterator[bytes]]:
    """The width and height of a picture, and its rows of red, green, blue and opacity."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, kind = struct.unpack(">IIBB", png[16:26])
    assert (depth, kind) == (8, 6)
    place, packed = 8, b""
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        packed += png[place + 8 : place + 8 + length] if png[place + 4 : place + 8] == b"IDAT" else b""
        place += length + 12
    return width, height, _rows(zlib.decompress(packed), 4 * width)


def _rows(data: bytes, length: int) -> Iterator[bytes]:
    before = bytearray(length)
    for start in range(0, len(data), length + 1):
        filtered, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for i in range(length if filtered else 0):
            left, up = row[i - 4] if i >= 4 else 0, before[i]
            corner = before[i - 4] if i >= 4 else 0
            row[i] = (row[i] + (0, left, up, (left + up) // 2, _nearest(left, up, corner))[filtered]) & 255
        before = row
        yield bytes(row)


def _nearest(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda each: abs(guess - each))


def rgb(colour: str) -> bytes:
    return bytes.fromhex(colour[1:]) + b"\xff"


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", each_third(ALL))
def test_a_saved_drawing_has_each_mark_in_a_colour_of_its_own(
    name: str, look: str, drawn: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "x.svg"
    charts.save(drawn[name], path, look=look)
    text = path.read_text(encoding="utf-8")
    assert "var(" not in text
    root = ElementTree.fromstring(text)
    ground = root.find(f"{SVG}rect")
    assert ground is not None
    assert ground.get("fill") == LOOKS[look].ground
    there = marks(root)
    shown = marks(ElementTree.fromstring(charts.drawn(drawn[name].to_dict())))
    assert {kind: len(group) for kind, group in there.items()} == {kind: len(group) for kind, group in shown.items()}
    unseen = {f"{kind} {i}" for kind, group in there.items() for i, mark in enumerate(group) if not painted(mark)}
    seen = {f"{kind} {i}" for kind, group in shown.items() for i, mark in enumerate(group) if painted(mark)}
    assert not unseen & seen
    assert {"mark-text role-axis-label", "mark-rule role-axis-tick", "mark-text role-title-text"} <= set(there)
    drawn_here = {kind for kind in there if "role-mark" in kind}
    assert all(any(painted(mark) for mark in there[kind]) for kind in drawn_here)
    assert len(drawn_here) >= 2
    assert "…" not in "".join(root.itertext())


OF_ITS_OWN = {"survival": HUES[:2], "endings": HUES[:2], "by_luck": HUES[:1], "fan": SHADES, "branches": SHADES}
"""Colours that are drawn opaque in a chart, beside ground, ink and lines."""


@pytest.mark.parametrize("name", only(("survival", "stress"), ALL))
def test_a_saved_picture_is_wide_enough_and_has_ground_ink_and_lines(
    name: str, drawn: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "x.png"
    charts.save(drawn[name], path)
    width, height, rows = pixels(path.read_bytes())
    assert width == 1600
    wanted = {rgb(LIGHT.ground), rgb(LIGHT.ink)}
    if name in ("survival", "endings", "by_luck", "memories", "differences", "luck"):
        wanted.add(rgb(LIGHT.pale))
    wanted |= {rgb(colour) for colour in OF_ITS_OWN.get(name, ())}
    for row in rows:
        colours = {row[i : i + 4] for i in range(0, len(row), 4)}
        assert all(colour[3] == 255 for colour in colours), "nothing shines through"
        wanted -= colours
        if not wanted:  # to read a picture takes a while
            break
    assert wanted == set()
    assert height > 300


def test_the_interval_and_nought_of_a_difference_are_in_the_picture(drawn: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.svg"
    charts.save(drawn["differences"], path)
    rules = re.findall(r'stroke="(#\w+)" stroke-width="3"', path.read_text(encoding="utf-8"))
    assert sorted(rules) == sorted([LIGHT.ink, LIGHT.pale])


def test_altair_saves_it_in_the_same_colours_and_in_a_theme_of_ours_if_that_is_enabled(
    drawn: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "x.svg"
    for chart in drawn.values():
        chart.save(path)
        text = path.read_text(encoding="utf-8")
        assert "var(" not in text
        assert LIGHT.ground in text
        assert LIGHT.ink in text
    with alt.theme.enable("holding_on_dark"):
        drawn["fan"].save(path)
        spec = drawn["fan"].to_dict()
    text = path.read_text(encoding="utf-8")
    assert DARK.ink in text
    assert LIGHT.ink not in text
    assert json.dumps(spec) == json.dumps(in_look(drawn["fan"].to_dict(), DARK))
    assert alt.theme.active == "default"


@pytest.mark.slow
def test_on_a_page_a_chart_has_the_pages_ink_whichever_theme_is_enabled(drawn: dict[str, Any]) -> None:
    for chart in drawn.values():
        shown = chart._repr_mimebundle_()
        with alt.theme.enable("holding_on_dark"):
            assert chart._repr_mimebundle_() == shown
        svg = shown["text/html"]
        assert PAGE.ink in svg
        assert not {LIGHT.ink, LIGHT.pale, LIGHT.ground, "Literata"} & set(re.findall(r"#\w{6}|Literata", svg))
        assert charts.on_a_page(charts.on_a_page(chart.to_dict())) == charts.on_a_page(chart.to_dict())


def test_a_saved_chart_is_set_in_the_typefaces_of_the_board(drawn: dict[str, Any], tmp_path: Path) -> None:
    for ending in ("svg", "pdf"):
        charts.save(drawn["endings"], tmp_path / f"x.{ending}")
    svg = (tmp_path / "x.svg").read_text(encoding="utf-8")
    for family, _, _ in FACES:
        assert f"font-family:'{family}'" in svg, "carried in the file"
        assert re.search(rf'<text [^>]*font-family="{family}', svg), "and asked for"
        assert f"+{family.split()[0]}".encode() in (tmp_path / "x.pdf").read_bytes()
    assert {path.name for path in FOLDER.glob("LICENSE-*")} == {
        path.name for path in (Path(__file__).parents[2] / "widgets" / "fonts").glob("LICENSE-*")
    }
    assert sum(path.stat().st_size for path in FOLDER.glob("*.ttf")) < 100_000


@pytest.mark.slow
def test_a_page_of_a_chart_asks_nothing_of_the_network(drawn: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "x.html"
    study = ho.simulate(5, name="</script><b>&amp;")
    charts.save(charts.endings([study, ho.simulate(5)]), path, look="print")
    page = path.read_text(encoding="utf-8")
    ours = page.replace(vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;"), "")
    assert len(page) - len(ours) > 500_000, "the drawing program is in it"
    assert not re.search(r"<link|<img|<iframe|src=|href=|@import|url\((?!data:)", ours)
    assert re.findall(r"https?://[^\"]+", ours) == [alt.SCHEMA_URL], "a name, and no address"
    assert page.count("</script>") == 2, "a name ends no script"
    assert "background:#ffffff" in page
    spec = page.rsplit('vegaEmbed("#chart", ', 1)[1]
    assert "var(" not in spec
    assert len(page) < 1_500_000


@pytest.mark.parametrize("name", ["survival", "endings", "differences", "stress"])
def test_no_name_is_cut_however_long(name: str, tmp_path: Path) -> None:
    path, long = tmp_path / "x.svg", "a ward with a name of forty letters, no "
    if name == "stress":
        chart: Any = charts.stress(game_of(3), [f"{long}{n}" for n in (1, 2, 3)])
    else:
        study = ho.simulate(5)
        chart = getattr(charts, name)([replace(study, name=f"{long}{n}") for n in (1, 2)])
    charts.save(chart, path)
    texts = [each.text or "" for each in ElementTree.fromstring(path.read_text()).iter(f"{SVG}text")]
    assert {n for n in (1, 2) if not any(f"{long}{n}" in text for text in texts)} == set()
    assert not [text for text in texts if "…" in text]


def test_what_is_combined_and_what_is_somebodys_own_is_saved_in_our_look(drawn: dict[str, Any], tmp_path: Path) -> None:
    charts.save(drawn["care"] & drawn["luck"], tmp_path / "x.svg", look="dark")
    own = alt.Chart(pl.DataFrame({"n": [1]})).mark_point().encode(x="n:Q")
    charts.save(own, tmp_path / "y.SVG")
    assert DARK.ground in (tmp_path / "x.svg").read_text()
    assert LIGHT.ground in (tmp_path / "y.SVG").read_text()
    assert "background" not in own.to_dict()["config"], "their chart is as it was"


@pytest.mark.parametrize(
    ("path", "look", "sentence"),
    [
        ("x.jpg", "light", "x.jpg': a chart is saved as a file that ends in .png, .svg, .pdf or .html"),
        ("x", "light", "x': a chart is saved as a file that ends in .png"),
        ("x.png", "sepia", "look='sepia': a chart looks light, dark or print"),
    ],
)
def test_another_ending_or_look_is_refused(
    path: str, look: str, sentence: str, drawn: dict[str, Any], tmp_path: Path
) -> None:
    with pytest.raises(ho.SceneError, match=re.escape(sentence)):
        charts.save(drawn["care"], tmp_path / path, look=look)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_cannot_be_written_leaves_the_old_one_whole(
    drawn: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.svg"
    path.write_text("old")

    def no_room(*_: object) -> None:
        raise OSError("no room")

    monkeypatch.setattr("os.fsync", no_room)
    with pytest.raises(OSError, match="no room"):
        charts.save(drawn["care"], path)
    assert [each.name for each in tmp_path.iterdir()] == ["x.svg"]
    assert path.read_text() == "old"


SOMEBODY_ELSES = """
import altair as alt, json, sys
theirs = alt.Chart(alt.Data(values=[{"n": 1}]), title="Mine").mark_point().encode(x="n:Q")
def state():
    return json.dumps(theirs.to_dict()), alt.theme.active, alt.renderers.active, alt.data_transformers.active
import vl_convert
before = state(), vl_convert.vegalite_to_svg(theirs.to_dict())
import holding_on as ho
from holding_on.study import charts
ours = charts.condition(ho.Game(seed=1))
ours.to_dict(), ours._repr_mimebundle_(), charts.save(ours, sys.argv[1]), ours.save(sys.argv[1])
after = state(), vl_convert.vegalite_to_svg(theirs.to_dict())
assert after == before, (before, after)
"""


@pytest.mark.slow
def test_saving_changes_nothing_for_somebody_elses_charts(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", SOMEBODY_ELSES, str(tmp_path / "x.svg")], check=True)
