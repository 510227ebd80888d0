"""What JupyterLab shows of a game and of what it answers: light and dark, in words, and never as a formula."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.servers import LabServer
from tests.browser.test_lab import notebook, run_cell
from tests.browser.watching import KNOWN_IN_LAB, Watch, violations
from tests.hostile import NAMES

FORMULA = "Ann $x^2$"
CELLS = [
    "import holding_on as ho\nfrom IPython.display import HTML, display\n"
    f"game = ho.Game(seed=7, first=0, names=[{FORMULA!r}, {NAMES[0]!r}, 'Una'])\n"
    "changes = game.apply(ho.Action.of('turn'))\n"
    "over = ho.Game(seed=7)\n"
    "while over.outcome is None:\n    over.apply(over.legal_actions()[0])\n"
    f"display(HTML('<p>{FORMULA}</p>'))",  # a formula of the notebook's own is drawn
    "display(game, game.decision, over.why('condition'), over.outcome, ho.simulate(5, policy='random'))",
]
FORMS = 5


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_rich_forms_are_read_in_either_theme(browser: Browser, lab: LabServer, theme: str) -> None:
    (lab.folder / "shown.ipynb").write_text(json.dumps(notebook(CELLS)), encoding="utf-8")
    chosen = lab.folder / "jupyter/jupyterlab_settings_dir/@jupyterlab/apputils-extension/themes.jupyterlab-settings"
    chosen.parent.mkdir(parents=True)
    chosen.write_text(json.dumps({"theme": f"JupyterLab {theme.title()}"}), encoding="utf-8")
    context = browser.new_context(viewport={"width": 1000, "height": 1600}, reduced_motion="reduce")
    page = context.new_page()
    watch = Watch(page)
    page.goto(lab.address("shown.ipynb"))
    page.locator(".jp-Notebook .jp-Cell").nth(1).wait_for(timeout=60_000)
    lab.wait_until_idle(page, 60_000)
    for cell in range(len(CELLS)):
        run_cell(page, cell)
    forms = page.locator(".jp-Cell").nth(1).locator(".jp-RenderedHTMLCommon > div[lang=en]")
    expect(forms).to_have_count(FORMS, timeout=30_000)

    expect(page.locator("mjx-container")).to_have_count(1, timeout=30_000)  # the notebook's own, and none of ours
    expect(forms.nth(0)).to_contain_text(FORMULA)
    expect(forms.nth(0)).to_contain_text(NAMES[0])
    assert forms.locator("img, script, style, [style], [onerror]").count() == 0
    assert page.evaluate("'hurt' in window") is False

    staff = forms.nth(0).locator("details").last
    expect(staff.locator("li").first).to_be_hidden()
    staff.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(staff.locator("li").first).to_be_visible()

    bright = [brightness(forms.nth(number)) for number in range(FORMS)]
    assert all(each > 150 if theme == "dark" else each < 105 for each in bright), bright
    for number in range(FORMS):
        forms.nth(number).evaluate("(form, number) => form.id = `form-${number}`", number)
        assert violations(page, f"#form-{number}") == []
        assert forms.nth(number).evaluate("form => form.scrollWidth <= form.clientWidth")
    watch.assert_clean(lab.origin, KNOWN_IN_LAB)
    context.close()


def brightness(form: Locator) -> float:
    """How bright its type is, from 0 to 255."""
    colour: str = form.locator("p, caption").first.evaluate("each => getComputedStyle(each).color")
    parts = [float(part) for part in colour.removeprefix("rgba(").removeprefix("rgb(").rstrip(")").split(",")[:3]]
    return sum(parts) / 3
