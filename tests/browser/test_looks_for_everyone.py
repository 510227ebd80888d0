"""Everybody can look at the board: in the dark, on a phone, for a projector, without colours, twice as large."""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, product
from statistics import mode
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page

from holding_on.engine import names as n
from holding_on.engine.phases import DECISION_ROWS
from tests.browser import tour
from tests.browser.listening import Listener
from tests.browser.seeing import Faults, faults_of_texts, small_targets
from tests.browser.stage import DESK, PHONE, THEMES, Stage
from tests.browser.watching import axe

READ_BELOW = ("memory", "place")
"""Scenes in which somebody reads more than has room beside the ward: it opens below."""
PLAY_PAGE = "0"
"""What the play page has above and beside the board."""


def plain(_ear: Listener) -> None:
    """The board as it comes."""


def large(ear: Listener) -> None:
    """Large type for a projector; once more, and it is small again."""
    ear.things.choose_in_menu(ear.say("large.button"))
    ear.page.keyboard.press("Escape")


class Look(NamedTuple):
    """One way in which the board is shown."""

    name: str
    size: tuple[int, int]
    mode: Callable[[Listener], None] = plain


LOOKS = (Look("desk", DESK), Look("phone", PHONE), Look("projector", DESK, large))
RULES: Final[tuple[dict[str, list[str]] | None, ...]] = ({}, {"runOnly": ["color-contrast"]}, None)
"""Every scene is seen in all looks. The theme and the rules of axe change by turns: all of them, or only the one for
which colours matter, or none; each look meets each of these in both themes, and many times."""


@dataclass
class Findings:
    """What was found wrong on the way through all scenes and looks."""

    axe: Faults = field(default_factory=Faults)
    targets: Faults = field(default_factory=Faults)
    texts: Faults = field(default_factory=Faults)
    ends: Faults = field(default_factory=Faults)
    complaints: list[str] = field(default_factory=list)


@pytest.fixture(scope="module", params=[True, pytest.param(False, marks=pytest.mark.slow)], ids=["always", "others"])
def findings(browser: Browser, request: pytest.FixtureRequest) -> Findings:
    """A walk through the scenes that are always seen, or through all others, in all looks, on one page."""
    found = Findings()
    with Stage(browser) as stage:
        stage.page.evaluate(axe())
        stage.page.evaluate(f"document.querySelector('main').style.padding = '{PLAY_PAGE}'")
        for number, scene in tour.numbered(request.param):
            shown = tour.set_up(stage, scene)
            for turn, look in enumerate(LOOKS, number):
                inspect(stage, shown, scene.name, look, turn, found)
        found.complaints = stage.complaints
    return found


def inspect(stage: Stage, shown: tour.Shown, scene: str, look: Look, turn: int, found: Findings) -> None:
    """Everything that can be measured of one scene in one look."""
    if look.mode is not plain and shown.ear.page.get_by_role("dialog").count():
        return
    theme, rules = sorted(THEMES)[turn % len(THEMES)], RULES[turn % len(RULES)]
    stage.page.set_viewport_size({"width": look.size[0], "height": look.size[1]})
    stage.set_theme(theme)
    look.mode(shown.ear)
    where = f"{scene}, {look.name}, {theme}"
    if rules is not None:
        found.axe.add(where, violations(shown.root, rules))
    found.targets.add(where, small_targets(shown.root))
    found.texts.add(where, faults_of_texts(shown.root))
    if look.name == "desk" and not scene.endswith(READ_BELOW):
        end = shown.root.evaluate("root => root.getBoundingClientRect().bottom + scrollY")
        found.ends.add(where, [f"ends at {end:.0f} px"] if end > DESK[1] else [])
    look.mode(shown.ear)


def violations(root: Locator, rules: dict[str, list[str]]) -> list[str]:
    """What axe has to say about a part of the page, unasked by its rules of level A and AA and of good practice."""
    found: list[str] = root.evaluate(
        """(root, rules) => axe.run(root, rules).then(({violations}) =>
             violations.map(({id, nodes}) => `${id} ${nodes[0].html.slice(0, 150)}`))""",
        rules,
    )
    return found


def test_the_tour_meets_every_question_and_both_ends() -> None:
    met = [scene.position for scene in tour.scenes().values()]
    assert {game.decision.kind for game in met} == {*(row.name for row in DECISION_ROWS), "over"}
    assert {game.outcome.won for game in met if game.outcome is not None} == {True, False}


def test_nothing_is_said_against_any_scene_by_axe(findings: Findings) -> None:
    findings.axe.assert_none()


def test_everything_that_can_be_chosen_is_large_enough_to_be_hit(findings: Findings) -> None:
    findings.targets.assert_none()


def test_no_text_is_cut_or_spilt_or_lies_over_another(findings: Findings) -> None:
    findings.texts.assert_none()


def test_the_whole_ward_is_in_sight_at_a_desk(findings: Findings) -> None:
    findings.ends.assert_none()


def test_the_page_did_not_complain(findings: Findings) -> None:
    assert findings.complaints == []


# --------------------------------------------------------------------------------------- nothing by colour alone


def drawn(name: str, within: str = "") -> str:
    """What selects a drawing."""
    return f"{within}[data-drawn={name}]"


SIGNS = {
    "stages": [f"[data-stage='{stage}'] > i" for stage in range(n.STAGES)],
    "kinds of cards": [f"[data-part=patient][data-kind={kind}] > :first-child" for kind in n.KIND_NAMES],
    "what a pawn has": [
        drawn("sign-bolt"),
        drawn("sign-bolt-open"),
        drawn("sign-heart", "[data-roving=house] "),
        "[data-roving=house] :is([data-drawn=sign-cloth], [data-drawn=sign-sewn])",
    ],
    "symbols": [drawn("sign-arrow", "[data-part=patient] "), drawn("sign-arrow-held", "[data-part=patient] ")],
    "warnings": [drawn("warning", "[data-why=warnings] "), drawn("unwarned")],
    "feelings": [f"[data-feeling={feeling}] > [data-part=feeling]" for feeling in ("positive", "negative")],
}
"""Things of which the board tells different news; the only place here that knows what they are called on the page."""

EYES = ("none", "achromatopsia", "deuteranopia", "protanopia")
"""What an eye may lack."""
WORDLESS = [*SIGNS["what a pawn has"], *SIGNS["warnings"], *SIGNS["feelings"]]
"""The signs that no words stand beside."""

TALL = (1280, 1200)
"""A window in which the whole board is seen at once."""
SHOWN_AT = ("care_stable", "care_deteriorating", "emergency_token", "payment_emergency")
"""Positions that have all of them."""

SIDE = 24
ANOTHER = 0.2
"""How much of two signs must differ: more than of one that is drawn at two places, less than of a plus and a minus."""
VISIBLE = 3.0
"""The contrast of a sign with its ground (WCAG 1.4.11)."""

READ_CLOSELY = ("payment_emergency", "over_objective", "barred", "back", "clear_memory", "why")


def half_the_window(page: Page) -> None:
    """Everything twice as large, as a browser enlarges a page."""
    page.set_viewport_size({"width": DESK[0] // 2, "height": DESK[1] // 2})


BOXES = """signs => signs.flatMap(sign => [...document.querySelectorAll(sign)].slice(0, 1).map(part => {
  const {x, y, width, height} = part.getBoundingClientRect();
  return [sign, x, y, width, height];
}))"""
REDUCED = f"""async ([picture, boxes]) => {{
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${{picture}}`)).blob());
  const paper = new OffscreenCanvas({SIDE}, {SIDE}).getContext("2d", {{willReadFrequently: true}});
  return boxes.map(([sign, ...box]) => {{
    paper.drawImage(image, ...box, 0, 0, {SIDE}, {SIDE});
    return [sign, [...paper.getImageData(0, 0, {SIDE}, {SIDE}).data]];
  }});
}}"""


class Sign:
    """A sign as it is seen, brought to one size: what is drawn of it at each dot, and how it stands out."""

    def __init__(self, colours: list[int]) -> None:
        dots = zip(colours[::4], colours[1::4], colours[2::4], strict=True)
        light = [0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) for red, green, blue in dots]
        ground = mode(round(each, 2) for each in light)
        self.drawn = [abs(brightness(each) - brightness(ground)) for each in light]
        self.contrast = max((max(each, ground) + 0.05) / (min(each, ground) + 0.05) for each in light)

    def apart(self, other: Sign) -> float:
        """Of all that is drawn in both, the share that is drawn in one only; a shift by a dot is no difference."""
        moves = product((-1, 0, 1), repeat=2)
        least = min(sum(abs(a - b) for a, b in zip(self.drawn, other.moved(*move), strict=True)) for move in moves)
        return least / (sum(self.drawn) + sum(other.drawn))

    def moved(self, across: int, down: int) -> list[float]:
        """What is drawn, a dot further."""
        rows = [self.drawn[at : at + SIDE] for at in range(0, len(self.drawn), SIDE)]
        return [dot for row in rows[-down:] + rows[:-down] for dot in row[-across:] + row[:-across]]


def linear(colour: int) -> float:
    """The light of a colour, 0 to 1."""
    part = colour / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def brightness(light: float) -> float:
    """How bright light is to an eye, 0 to 1."""
    return 1.16 * float(light ** (1 / 3)) - 0.16 if light > 0.008856 else 9.033 * light


def signs_seen(stage: Stage, eyes: str) -> dict[str, Sign]:
    """Every sign of the board that stands on the stage, as these eyes see it."""
    page = stage.page
    browser = page.context.new_cdp_session(page)
    browser.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
    picture = base64.b64encode(page.screenshot()).decode()
    boxes = page.evaluate(BOXES, [sign for group in SIGNS.values() for sign in group])
    reduced = page.evaluate(REDUCED, [picture, boxes])
    return {sign: Sign(colours) for sign, colours in reduced}


def alike(seen: dict[str, Sign]) -> list[str]:
    """The signs that cannot be told from each other by their shape."""
    pairs = [pair for group in SIGNS.values() for pair in combinations(group, 2)]
    apart = {pair: seen[pair[0]].apart(seen[pair[1]]) for pair in pairs}
    return [f"{one} and {other}: {share:.2f}" for (one, other), share in apart.items() if share < ANOTHER]


def faint(seen: dict[str, Sign]) -> list[str]:
    """The signs that have no words beside them and hardly stand out."""
    return [f"{sign}: {seen[sign].contrast:.1f}" for sign in WORDLESS if seen[sign].contrast < VISIBLE]


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_different_things_differ_without_their_colours(browser: Browser, theme: str) -> None:
    seen: dict[str, dict[str, Sign]] = {eyes: {} for eyes in EYES}
    with Stage(browser, size=TALL, theme=theme) as stage:
        for name in SHOWN_AT:
            tour.set_up(stage, tour.scenes()[name], TALL)
            for eyes in EYES:
                seen[eyes].update(signs_seen(stage, eyes))
    found = Faults()
    for eyes, signs in seen.items():
        found.add(eyes, alike(signs))
    found.add("none", faint(seen["none"]))
    found.assert_none()


@pytest.mark.slow
@pytest.mark.parametrize("palette", ["light", "dark"])
def test_with_the_colours_of_the_system_alone_everything_is_there(browser: Browser, palette: str) -> None:
    found = Faults()
    with Stage(browser, size=TALL, forced_colors="active", color_scheme=palette) as stage:
        for theme in ("light", "dark"):
            stage.set_theme(theme)
            seen: dict[str, Sign] = {}
            for name in SHOWN_AT:
                shown = tour.set_up(stage, tour.scenes()[name], TALL)
                seen |= signs_seen(stage, "none")
                found.add(f"{theme} {name}", faults_of_texts(shown.root))
            found.add(f"{theme} theme", [*alike(seen), *faint(seen)])
    found.assert_none()


def test_nothing_is_lost_at_twice_the_size(browser: Browser) -> None:
    found = Faults()
    with Stage(browser) as stage:
        for name in READ_CLOSELY:
            shown = tour.set_up(stage, tour.scenes()[name])
            half_the_window(stage.page)
            found.add(name, faults_of_texts(shown.root))
    found.assert_none()
