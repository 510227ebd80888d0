"""The site without a network: kept whole after one visit, never half of a new build; it asks no other host."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from holding_on.common.words import say
from holding_on.server.site.pack import compressed
from tests.browser.playing import Player
from tests.browser.site import PATIENCE, SiteServer, copy_of, deploy_another, has_run
from tests.browser.watching import Watch

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const { promise, resolve } = Promise.withResolvers();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing.addEventListener("statechange", () => {
      if (["activated", "redundant"].includes(installing.state)) resolve(installing.state);
    });
  });
  await registration.update().catch(() => {});
  return promise;
}"""
"""Looks for a new build, and says how that ended: "activated" or "redundant"."""
REFUSED = """() => new Promise((resolve) => {
  addEventListener("securitypolicyviolation", ({ blockedURI }) => resolve(blockedURI));
  fetch("https://example.org/").catch(() => {});
})"""


@pytest.fixture
def server(site_folder: Path, tmp_path: Path) -> Iterator[SiteServer]:
    """A server of a copy of the site, which a test may change and stop."""
    with SiteServer(copy_of(site_folder, tmp_path / "site")) as started:
        yield started


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """One browser profile."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce") as opened:
        yield opened


def visited(context: BrowserContext, server: SiteServer) -> Page:
    """The play page after a first visit, kept whole by the browser."""
    page = context.new_page()
    page.goto(f"{server.address}play.html")
    has_run(page)
    expect(page.locator(".note")).to_have_text(say("site.kept"), timeout=PATIENCE)
    return page


def test_what_is_said_of_the_site_goes_with_a_press_and_leaves_the_ward_its_room(
    context: BrowserContext, server: SiteServer
) -> None:
    page = visited(context, server)
    told = page.get_by_text(say("site.kept"))
    page.wait_for_timeout(5500)
    expect(told).to_be_visible()
    page.keyboard.press("Tab")
    expect(told).to_have_count(0)


def build_of(page: Page) -> str:
    """The name of the build of which a page is."""
    return str(page.evaluate("document.querySelector('script[type=module]').src.split('/').at(-2)"))


def test_after_one_visit_everything_opens_without_a_network(context: BrowserContext, server: SiteServer) -> None:
    requests: list[str] = []
    context.on("request", lambda request: requests.append(request.url))
    page = visited(context, server)
    watch = Watch(page)
    server.stop()
    page.reload()
    has_run(page)
    player = Player(page)
    player.is_ready()
    player.reach_the_set_up()
    player.begin()
    player.ward.answers.first.click()
    page.goto(f"{server.address}lessons.html?theme=dark")
    expect(page.get_by_role("list").get_by_role("link").first).to_be_visible()
    page.goto(f"{server.address}01-the-ward.html")
    has_run(page)
    watch.assert_clean(server.address)
    assert [url for url in requests if not url.startswith((server.address, f"blob:{server.address}", "data:"))] == []
    assert page.evaluate("document.cookie") == ""


def test_a_build_that_is_half_there_is_never_shown(context: BrowserContext, server: SiteServer) -> None:
    page = visited(context, server)
    before = build_of(page)
    new = deploy_another(server.folder, "new")
    changed = server.folder / "v" / new / "page.css"
    whole = changed.read_bytes()
    changed.write_bytes(whole[:-1])
    assert page.evaluate(UPDATED) == "redundant"
    page.reload()
    has_run(page)
    assert build_of(page) == before
    changed.write_bytes(whole)
    assert page.evaluate(UPDATED) == "activated"
    page.reload()
    has_run(page)
    assert build_of(page) == new


def test_a_page_of_the_build_before_goes_on_offline_beside_a_new_one(
    context: BrowserContext, server: SiteServer
) -> None:
    old = visited(context, server)
    before = build_of(old)
    new = deploy_another(server.folder, "new")
    server.asked.clear()
    assert old.evaluate(UPDATED) == "activated"
    assert [
        path for path in server.asked if path.endswith(".pack")
    ] == []  # what both builds have does not travel again
    other = context.new_page()
    server.stop()
    other.goto(f"{server.address}play.html")
    has_run(other)
    assert (build_of(old), build_of(other)) == (before, new)
    status = "name => fetch(`v/${name}/rooms.pack`).then(answer => answer.status)"
    assert [page.evaluate(status, build_of(page)) for page in (old, other)] == [200, 200]
    player = Player(old)
    player.is_ready()
    player.reach_the_set_up()
    player.begin()
    old.reload()
    has_run(old)
    assert build_of(old) == new


def test_no_page_asks_another_host_and_a_phone_can_keep_the_site_as_an_app(browser: Browser, site: SiteServer) -> None:
    page = browser.new_page()
    page.goto(site.address)
    assert page.evaluate(REFUSED) == "https://example.org/"
    told = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert told["errors"] == []
    assert '"start_url": "./"' in told["data"]
    page.close()


def test_the_first_page_loads_eight_megabytes_at_most(site_folder: Path) -> None:
    files = [site_folder / "index.html", *(path for path in (site_folder / "v").rglob("*") if path.is_file())]
    loaded = [path.stat().st_size if path.suffix == ".pack" else len(compressed(path.read_bytes())) for path in files]
    assert sum(loaded) < 8_000_000
    (rooms,) = (site_folder / "v").rglob("rooms.pack")
    told = json.loads(gzip.decompress(rooms.read_bytes()).partition(b"\n")[0])
    assert [path for path, _ in told["files"] if path.endswith(".woff2")] == []
    assert len(told["beside"]) == 9
    for _, address in told["beside"]:  # typefaces and the board's code travel once: Python gets what the page has
        assert (rooms.parent / address).is_file()


def test_a_page_that_is_opened_as_a_file_says_what_it_needs(browser: Browser, site_folder: Path) -> None:
    page = browser.new_page()
    page.goto((site_folder / "play.html").as_uri())
    expect(page.locator("#loading")).to_be_visible()
    expect(page.locator("#loading")).to_have_text(say("site.no_script"))
    page.close()
