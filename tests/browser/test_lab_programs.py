"""Programs in JupyterLab: a wrong function, an error in a line, a loop without end, a hint and a solution."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.servers import LabServer
from tests.browser.test_lab import notebook, run_cell

CELLS = [
    "from holding_on.lessons import Lesson\nlesson = Lesson(3)",
    "def at_work(shifts):\n    return sum(1 for shift in shifts if shift)\n\n\nlesson.program('at_work', at_work)",
    "def at_work(shifts):\n    count = 0\n    return shifts[9]\n\n\nlesson.program('at_work', at_work)",
    "def at_work(shifts):\n    while True:\n        pass\n\n\nlesson.program('at_work', at_work)",
]


@pytest.mark.slow
def test_a_function_is_told_its_data_its_line_and_its_loop_and_helped_on(browser: Browser, lab: LabServer) -> None:
    (lab.folder / "program.ipynb").write_text(json.dumps(notebook(CELLS)), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(lab.address("program.ipynb"))
    page.locator(".jp-Notebook .jp-Cell").nth(3).wait_for(timeout=60_000)
    lab.wait_until_idle(page, 60_000)
    for number in range(len(CELLS)):
        run_cell(page, number)
    shown = page.locator(".lesson-piece-program")
    expect(shown).to_have_count(3, timeout=60_000)
    wrong, stopped, endless = (shown.nth(number) for number in range(3))

    expect(wrong).to_contain_text("Your function says 0; the game says 1.")
    expect(wrong.locator("pre").first).to_have_text("shifts = [None, None, None, None, 0, None, None]")
    wrong.get_by_role("button", name="A hint").click()
    expect(wrong.get_by_role("alert")).to_contain_text("0 is a Shift, the Morning.")
    expect(wrong.get_by_role("button", name="Show one solution")).to_have_count(0)
    wrong.get_by_role("button", name="A hint").click()
    wrong.get_by_role("button", name="Show one solution").click()
    expect(wrong.get_by_role("alert")).to_have_count(3)
    expect(wrong.get_by_role("alert").last).to_contain_text("if shift is not None:")

    expect(stopped).to_contain_text("stopped in line 3, `return shifts[9]`, with IndexError")
    expect(endless).to_contain_text("had not come to an end after a second in line")
    context.close()
