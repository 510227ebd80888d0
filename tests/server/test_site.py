"""The site of static files: how cells run without Jupyter, which widgets its pages draw, and what is written."""

from __future__ import annotations

import ast
import base64
import gzip
import hashlib
import json
import os
import re
import struct
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pytest

from holding_on.board import Board
from holding_on.common import notebooks as of_the_game
from holding_on.common.notebooks import minutes
from holding_on.common.paths import PACKAGE
from holding_on.common.words import say
from holding_on.game import Game
from holding_on.server.site import (
    app,
    build,
    cells,
    code,
    first_view,
    kinds,
    library,
    lite,
    offline,
    pack,
    pages,
    pyodide,
)
from holding_on.server.site.cells import Cell, Notebook
from holding_on.server.site.rehearsal import Finding, rehearse
from tests.board.hearing import Hearing

LIBRARY = Path(os.__file__).parent
"""The library of this Python, where each module that is written in Python is a file or a folder."""
VIEWS = PACKAGE.parent / "widgets/src/site/views.js"

RUNS = """
import json, sys
from holding_on.server.site.runner import Runner
told = []
runner = Runner(lambda text: (told.append(json.loads(text)), print(text, file=sys.__stdout__)))
for number, source in enumerate(json.loads(sys.argv[1]), 1):
    if source == "PRESS":
        pressed = next(each["id"] for each in told if each.get("state", {}).get("_model_name") == "ButtonModel")
        data = {"method": "custom", "content": {"event": "click"}}
        runner.receive(json.dumps({"kind": "comm", "id": pressed, "data": data}))
    else:
        runner.receive(json.dumps({"kind": "run", "cell": number, "source": source}))
"""
"""Runs cells in a Python of their own, since IPython is replaced there; "PRESS" presses the first button."""


def told(*sources: str) -> list[dict[str, Any]]:
    """What the runner tells a page that has these cells."""
    line = [sys.executable, "-c", RUNS, json.dumps(sources)]
    done = subprocess.run(line, cwd=PACKAGE.parent, capture_output=True, text=True, check=True)
    return [json.loads(each) for each in done.stdout.splitlines()]


def test_a_cell_shows_its_last_expression_and_what_it_prints_and_knows_the_cells_before() -> None:
    assert told("a = 6\nprint('six')", "a * 7", "a;", "None") == [
        {"kind": "text", "cell": 1, "text": "six"},
        {"kind": "text", "cell": 1, "text": "\n"},
        {"kind": "done", "cell": 1},
        {"kind": "show", "cell": 2, "bundle": {"text/plain": "42"}},
        {"kind": "done", "cell": 2},
        {"kind": "done", "cell": 3},
        {"kind": "done", "cell": 4},
    ]


def test_a_value_is_shown_as_it_describes_itself() -> None:
    source = "class Page:\n    def _repr_html_(self): return '<b>page</b>'\n    __repr__ = lambda self: 'page'\nPage()"
    assert told(source)[0]["bundle"] == {"text/plain": "page", "text/html": "<b>page</b>"}
    source = "class Both:\n    def _repr_mimebundle_(self, **_): return {'text/plain': 'both'}, {}\nBoth()"
    assert told(source)[0]["bundle"] == {"text/plain": "both"}


def test_an_error_is_told_with_the_lines_of_the_cell_and_the_next_cell_runs() -> None:
    error, *_, last = told("def f():\n    return 1 / 0\nf()", "'on'")
    assert (error["kind"], error["cell"]) == ("error", 1)
    assert error["text"].startswith('Traceback (most recent call last):\n  File "<cell 1>", line 3')
    assert "    return 1 / 0\n" in error["text"]
    assert error["text"].endswith("ZeroDivisionError: division by zero\n")
    assert last == {"kind": "done", "cell": 2}
    assert told("1 +")[0]["text"].endswith("SyntaxError: invalid syntax\n")


def test_a_press_reaches_a_widget_and_none_stays_null() -> None:
    source = (
        "import ipywidgets as w\nshown = w.HTML('no')\nb = w.Button(description='go')\n"
        "b.on_click(lambda _: shown.set_trait('value', 'yes'))\nw.VBox([b, shown])"
    )
    heard = told(source, "PRESS")
    opened = {each["id"]: each["state"] for each in heard if each["kind"] == "open"}
    box = next(each["bundle"] for each in heard if each["kind"] == "show")
    model = box["application/vnd.jupyter.widget-view+json"]["model_id"]
    assert [opened[name.removeprefix("IPY_MODEL_")]["_model_name"] for name in opened[model]["children"]] == [
        "ButtonModel",
        "HTMLModel",
    ]
    assert opened[model]["tooltip"] is None
    assert {"value": "yes"} in [each["data"].get("state") for each in heard if each["kind"] == "comm"]


def test_the_kinds_that_the_pages_draw_are_those_that_the_builder_knows() -> None:
    drawn = re.findall(r"^  (\w+Model): \{ classes", VIEWS.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(drawn) == kinds.SHOWN
    assert len(drawn) == len(kinds.SHOWN)


def written(path: Path, *sources: str) -> Path:
    """A notebook with these cells."""
    given = [{"cell_type": "code", "source": source, "metadata": {}, "outputs": []} for source in sources]
    path.write_text(json.dumps({"cells": given, "metadata": {"title": "A ward"}}), encoding="utf-8")
    return path


def test_a_widget_that_no_page_draws_and_an_error_stop_the_build_with_their_cell(tmp_path: Path) -> None:
    slider = written(tmp_path / "14-slider.ipynb", "1", "import ipywidgets\nipywidgets.IntSlider()")
    broken = written(tmp_path / "15-broken.ipynb", "raise ValueError('no ward')")
    found = rehearse([cells.read(slider), cells.read(broken)])
    assert found == [
        Finding("14-slider", 2, "IntSliderModel", ""),
        Finding("15-broken", 1, "", "ValueError: no ward"),
    ]
    with pytest.raises(build.CannotBuild, match=r"cell 2 of 14-slider.ipynb shows a widget of the kind IntSliderModel"):
        build.refuse(found)
    with pytest.raises(build.CannotBuild, match=r"cell 1 of 15-broken.ipynb ends with an error: ValueError: no ward"):
        build.refuse(found[1:])


def test_no_notebook_has_anything_that_a_page_could_not_show_with_the_packages_that_it_has() -> None:
    assert rehearse(cells.notebooks(of_the_game.notebooks_of_the_game())) == []


@pytest.mark.parametrize("package", ["polars", "altair", "vl_convert", "jsonschema", "nbconvert"])
def test_a_cell_that_needs_a_package_that_no_page_has_stops_the_build(tmp_path: Path, package: str) -> None:
    quiet = f"import importlib.util\nimportlib.util.find_spec({package!r})"
    (found,) = rehearse([cells.read(written(tmp_path / "14-frames.ipynb", quiet, f"import {package}"))])
    assert found == Finding("14-frames", 2, "", f"ModuleNotFoundError: No module named '{package}'")


def test_the_site_has_the_game_and_all_lessons() -> None:
    read = cells.notebooks(of_the_game.notebooks_of_the_game())
    assert [each.name.partition("-")[0] for each in read] == ["play", *(f"{n:02}" for n in range(1, 14))]
    assert read[1].title == "The ward"
    assert "holding_on.lessons" in next(cell.source for cell in read[1].cells if cell.source)


def test_prose_leads_to_the_pages_of_the_site() -> None:
    prose = cells.in_html("[on](05-listening-to-billy.ipynb), [map](README.md), [play](play.ipynb)")
    assert re.findall(r'href="([^"]+)"', prose) == ["05-listening-to-billy.html", "lessons.html", "play.html"]


def test_every_link_of_a_lesson_leads_to_a_page_of_the_site_and_the_last_lesson_leads_to_the_map() -> None:
    _, *read = cells.notebooks(of_the_game.notebooks_of_the_game())
    there = {cells.MAP, "play.html", *(f"{each.name}.html" for each in read)}
    ways = [re.findall(r'href="([^"#]+\.html)', cell.prose) for each in read for cell in each.cells]
    assert {link for links in ways for link in links} <= there
    of_a_lesson = re.compile(r'href="((?:\d\d-[^"]+|lessons)\.html)"')
    onward = [next(link for cell in each.cells for link in of_a_lesson.findall(cell.prose)) for each in read]
    assert onward == [*(f"{each.name}.html" for each in read[1:]), cells.MAP]


GAME = Notebook("play", "Play the game", [Cell(1, "play_page()")])
WARD = Notebook("01-the-ward", "The <ward>", [Cell(1, "", "<h1>Ward</h1>"), Cell(2, "'</script><b>'")])


def test_a_page_has_a_place_for_each_cell_and_no_cell_can_end_its_data() -> None:
    made = pages.pages([GAME, WARD], "v/1/")
    page = made["01-the-ward.html"].decode()
    assert set(made) == {"index.html", "lessons.html", "play.html", "01-the-ward.html"}
    assert "<h1>Ward</h1>" in page
    assert 'id="cell-2"' in page
    assert 'src="v/1/page.js"' in page
    data = page.partition('id="cells">')[2].partition("</script>")[0]
    assert json.loads(data) == [{"cell": 2, "source": "'</script><b>'"}]


def test_the_first_page_is_the_title_before_the_game_and_small() -> None:
    made = pages.pages([GAME, WARD], "v/1/")
    titled = {name for name, page in made.items() if b'id="holding-on-title"' in page}
    assert titled == {"index.html"}
    assert say("page.front.play") in made["index.html"].decode()
    assert '<a href="lessons.html">' in made["index.html"].decode()
    assert 'id="cell-1"' in made["index.html"].decode()
    assert len(gzip.compress(made["index.html"])) < 30_000


def test_the_map_has_each_lesson_with_its_room_and_its_minutes_and_then_the_game() -> None:
    page = pages.pages([GAME, WARD], "v/1/")["lessons.html"].decode()
    ward, game = re.findall(r'<li><a href="([^"]+)"\s+(.*?)</a>', page, re.DOTALL)
    assert ward[0] == "01-the-ward.html"
    assert 'data-lesson="1"' in ward[1]
    assert 'src="v/1/rooms/01.svg"' in ward[1]
    assert say("page.index.minutes", n=minutes()["01-the-ward.ipynb"]) in ward[1]
    assert game[0] == "play.html"


def test_a_lesson_has_its_opening_and_the_bar_of_its_screens() -> None:
    page = pages.pages([GAME, WARD], "v/1/")["01-the-ward.html"].decode()
    assert say("page.index.place", n=1, of=13) in page
    assert f'<a href="lessons.html">{say("page.index.all")}</a>' in page
    assert "a[href$='.html']" in page
    assert say("page.pager.on") in page


def test_a_page_of_the_site_names_no_address_of_a_server() -> None:
    for name, page in pages.pages([GAME, WARD], "v/1/").items():
        asked = re.findall(r'(?:href|src)="([^"]*)"', page.decode())
        assert [each for each in asked if each.startswith("/") or "voila" in each or "ipynb" in each] == [], name


def test_the_board_leads_to_the_lesson_of_a_rule_inside_the_site(monkeypatch: pytest.MonkeyPatch) -> None:
    assert of_the_game.page_of("03-staffing-a-shift.ipynb") == "03-staffing-a-shift.ipynb"
    monkeypatch.setenv(of_the_game.SERVED_BY, of_the_game.SITE)
    assert of_the_game.page_of("03-staffing-a-shift.ipynb") == "03-staffing-a-shift.html"
    game = Game(first=0)
    game.apply(game.legal_actions()[0])
    reply = Hearing(Board(game)).ask({"kind": "why", "thing": "prompt", "id": 0})
    assert [link["lesson"]["page"] for link in reply["links"]] == ["03-staffing-a-shift.html"]


def test_a_pack_gives_back_its_files_and_the_same_files_give_the_same_pack() -> None:
    files = {"/lib/a/one.txt": b"1\n2", "/lib/two.txt": b""}
    told_of, _, rest = gzip.decompress(pack.packed(files, {"/lib/a/serif.woff2": "serif.woff2"})).partition(b"\n")
    assert json.loads(told_of) == {
        "folders": ["/lib", "/lib/a"],
        "files": [["/lib/a/one.txt", 3], ["/lib/two.txt", 0]],
        "beside": [["/lib/a/serif.woff2", "serif.woff2"]],
    }
    assert rest == b"1\n2"
    assert pack.packed(files) == pack.packed(files)
    with zipfile.ZipFile(BytesIO(pack.zipped(files))) as archive:
        assert archive.read("/lib/a/one.txt") == b"1\n2"


def test_the_rooms_that_go_along_are_enough_to_run_a_lesson(tmp_path: Path) -> None:
    pack.lay_rooms(tmp_path)
    assert not (tmp_path / "holding_on/commands").exists()
    assert not (tmp_path / "holding_on/study/charts").exists()
    for path in (tmp_path / "holding_on/_notebooks").iterdir():
        assert [
            cell["source"] for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell.get("outputs")
        ] == []
    assert [path.name for path in (tmp_path / "holding_on/server").rglob("*.py")].count("runner.py") == 1
    source = (
        "from holding_on.lessons import Lesson\nlesson = Lesson(1)\nlesson.choose('hook', lesson.game(), '', '', '')"
    )
    line = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{RUNS}"]
    line.append(json.dumps([source]))
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, check=True)
    heard = [json.loads(each) for each in done.stdout.splitlines()]
    assert [each["text"] for each in heard if each["kind"] in ("error", "trouble")] == []
    kinds = [each["kind"] for each in heard if each["kind"] != "close"]  # what is left is closed as Python ends
    assert kinds[-2:] == ["show", "done"]


def test_the_name_of_a_build_follows_from_its_content(tmp_path: Path) -> None:
    made = {"page.js": b"1", "rooms.pack": pack.packed({})}
    built = build.write(tmp_path, [GAME], made)
    assert built.pages == 3
    assert (tmp_path / "v" / build.name_of(made) / "page.js").read_bytes() == b"1"
    assert build.name_of(made) != build.name_of({**made, "page.js": b"2"})


def test_the_service_worker_has_the_checksum_of_every_file_and_a_name_that_follows_from_them(tmp_path: Path) -> None:
    build.write(tmp_path, [Notebook("play", "Play", [Cell(1, "1")])], {"page.js": b"1"})
    first, _, code = (tmp_path / offline.NAME).read_text(encoding="utf-8").partition("\n")
    listed = json.loads(first.removeprefix("globalThis.BUILD = ").removesuffix(";"))
    there = {path.relative_to(tmp_path).as_posix(): path for path in tmp_path.rglob("*.*") if path.is_file()}
    del there[offline.NAME]
    assert listed["files"] == {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in there.items()}
    assert "skipWaiting" in code
    names = {offline.service_worker({"a": content})[:60] for content in (b"1", b"1", b"2")}
    assert len(names) == 2


def test_a_phone_is_told_of_icons_that_the_site_has_and_of_no_address_outside_of_its_folder() -> None:
    told = json.loads(app.manifest("v/1/"))
    assert told["start_url"] == told["scope"] == "./"
    drawn = {f"v/1/{name}": content for name, content in app.icons().items()}
    assert {each["purpose"] for each in told["icons"]} == {"any", "maskable"}
    for each in told["icons"]:
        width, height = struct.unpack(">II", drawn[each["src"]][16:24])
        assert each["sizes"] == f"{width}x{height}"
    assert "v/1/icon-180.png" in drawn
    assert app.icons() == app.icons()


def test_a_page_loads_from_no_other_host_and_names_each_of_its_own_scripts_by_checksum() -> None:
    for name, page in pages.pages([Notebook("play", "Play", [Cell(1, "1")])], "v/1/").items():
        text = page.decode()
        (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', text)
        assert "default-src 'none'" in policy
        assert "http" not in policy.replace("http-equiv", "")
        inline = re.findall(r"<script>(.*?)</script>", text, re.DOTALL)
        assert len(inline) >= 1, name
        for script in inline:
            assert base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() in policy
        assert re.findall(r"<script(?! type=.(?:module|application/json))[^>]+>", text) == []
        assert re.findall(r'(?:src|href)="(?:https?:)?//', text) == []


def test_a_folder_of_somebody_else_is_not_written_to(tmp_path: Path) -> None:
    assert build.may_write(tmp_path / "new")
    assert build.may_write(tmp_path)
    (tmp_path / "index.html").write_text("mine", encoding="utf-8")
    assert not build.may_write(tmp_path)
    assert not build.may_write(tmp_path / "index.html")
    build.write(tmp_path, [GAME], {})
    assert build.may_write(tmp_path)
    (tmp_path / "index.html").write_text("mine", encoding="utf-8")
    with pytest.raises(build.CannotBuild, match="not of a site of this command"):
        build.build(tmp_path)


LESSON = Notebook("02-day", "A day", [Cell(1, "", f'<h2 id="code">{say("page.pager.code")}</h2>'), Cell(2, "1")])


def test_the_map_and_a_lesson_lead_to_the_code_only_where_the_site_has_it(tmp_path: Path) -> None:
    build.write(tmp_path, [GAME, LESSON], {}, {"code/lab/index.html": b"lab"})
    for name, led in (("lessons", code.ADDRESS), ("02-day", f"{code.ADDRESS}?path=02-day.ipynb")):
        page = (tmp_path / f"{name}.html").read_text(encoding="utf-8")
        assert f'<a href="{led}">' in page
        assert say("site.code_about", mb=code.LOADS) in page
    first = json.loads(page.partition('id="cells">')[2].partition("</script>")[0])[0]["source"]
    assert [
        line["text"]
        for line in told(first, f"import os; print(os.environ[{of_the_game.CODE!r}], end='')")
        if "text" in line
    ] == [led]
    assert "code/" not in (tmp_path / "play.html").read_text(encoding="utf-8")
    assert (tmp_path / "code/lab/index.html").read_bytes() == b"lab"
    assert b"code/" not in (tmp_path / offline.NAME).read_bytes().partition(b"\n")[0]
    build.write(tmp_path, [GAME, LESSON], {})
    assert "code/" not in (tmp_path / "lessons.html").read_text(encoding="utf-8")


def test_a_jupyterlite_that_cannot_be_fetched_or_has_another_checksum_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = lite.folder(tmp_path)
    kept.mkdir()
    wheel = kept / lite.CORE.file
    wheel.write_bytes(b"something else")
    assert not lite.is_there(tmp_path)
    with pytest.raises(lite.NoLite, match="checksum"):
        lite.obtain(tmp_path)
    assert not wheel.exists()
    monkeypatch.setattr(lite, "FETCH", ("-c", "raise SystemExit(1)"))
    with pytest.raises(lite.NoLite, match=f"{lite.CORE.asked} could not be fetched"):
        lite.obtain(tmp_path)


def test_the_kernel_in_the_browser_finds_all_that_it_imports_and_fetches_nothing() -> None:
    archives = code.packages({f"{code.KERNEL}/static/pypi/ipykernel-1-py3-none-any.whl": b"kernel"})
    assert archives["ipykernel"] == b"kernel"
    assert {"micropip", "piplite", "comm", "ipython", "jedi", "parso", "pygments", "holding-on", "anywidget"} <= set(
        archives
    )
    with zipfile.ZipFile(BytesIO(archives["holding-on"])) as archive:
        assert "holding_on/_notebooks/play.ipynb" in archive.namelist()
    for name, content in archives.items():
        if content != b"kernel":
            with zipfile.ZipFile(BytesIO(content)) as archive:
                assert [each for each in archive.namelist() if each.endswith((".so", ".pyd", ".pyc"))] == [], name


def test_a_pyodide_with_another_checksum_is_refused_and_removed(tmp_path: Path) -> None:
    packed = tmp_path / pyodide.PACKED
    packed.write_bytes(b"something else")
    with pytest.raises(pyodide.NoPyodide, match="checksum"):
        pyodide.check(packed)
    assert not packed.exists()


LACKING = {"ctypes", "ensurepip", "multiprocessing", "unittest", "xml"}
"""What our packages import for studies, checks of content and tests, which no page of the site runs."""


def test_the_library_keeps_what_our_packages_import(tmp_path: Path) -> None:
    kept = library.kept_modules()
    assert {"json.decoder", "traceback", "codeop", "asyncio.events", "encodings.utf_8"} <= kept
    assert library.module_of("json/__init__.py") == "json"
    assert library.module_of("json/decoder.py") == "json.decoder"
    pack.lay_rooms(tmp_path)
    asked = {
        name.partition(".")[0]
        for path in tmp_path.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in (
            [each.name for each in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom) and not node.level
            else []
        )
    }
    written = {name for name in asked & sys.stdlib_module_names if (LIBRARY / f"{name}.py").exists()}
    written |= {name for name in asked & sys.stdlib_module_names if (LIBRARY / name / "__init__.py").exists()}
    assert len(written) > 40
    assert sorted(written - kept - LACKING) == []


WARDS: Final = (
    "import ipywidgets as w\nshown = w.HTML('old')\nshown.value = 'new'\ngone = w.HTML('gone')\ngone.close()\nshown"
)


def test_what_a_page_shows_first_is_its_widgets_after_its_first_cell_and_the_same_each_time() -> None:
    lesson = next(each for each in cells.notebooks(of_the_game.notebooks_of_the_game()) if each.name == "01-the-ward")
    small = Notebook("14-small", "Small", [Cell(1, "", "# Prose"), Cell(2, WARDS), Cell(3, "1 / 0")])
    made = first_view.first_views([lesson, small])
    assert made == first_view.first_views([lesson, small])
    assert first_view.files_of("14-small", made) == ["first/14-small.json.pack"]
    assert first_view.files_of("play", made) == []
    record = json.loads(gzip.decompress(made["first/14-small.json.pack"]))
    assert record["cell"] == 2
    assert [state["value"] for state in record["models"].values() if "value" in state] == ["new"]
    (shown,) = record["shown"]
    assert record["models"][shown["bundle"]["application/vnd.jupyter.widget-view+json"]["model_id"]]["value"] == "new"
    names = first_view.files_of(lesson.name, made)
    assert len(names) == 6  # itself, the code, three style sheets, the labels
    assert set(names) <= set(made)
    assert (PACKAGE / "board/static/lesson.js").read_bytes() in first_view.texts(made)
    states = json.loads(gzip.decompress(made[names[0]]))["models"].values()
    assert not any(trait in state for state in states for trait in ("game_id", "source"))


def test_what_a_page_shows_first_is_not_what_the_environment_of_the_builder_asks_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOLDING_ON_SEED", "7")
    asks = Notebook("play", "Play", [Cell(1, "import os\nprint(os.environ.get('HOLDING_ON_SEED'))")])
    (made,) = first_view.first_views([asks]).values()
    assert [each["text"] for each in json.loads(gzip.decompress(made))["shown"]] == ["None", "\n"]


def test_a_page_names_the_files_with_what_it_shows_first() -> None:
    made = pages.pages([GAME, WARD], "v/1/", first={"play": ["first/play.json.pack", "first/1.text.pack"]})
    assert b'data-first="first/play.json.pack first/1.text.pack"' in made["play.html"]
    assert b'data-first=""' in made["01-the-ward.html"]
