"""How the site is published and what Binder builds: pinned actions, few permissions, links from one address."""

from __future__ import annotations

import re
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # published without types

from holding_on.common.paths import top_of_checkout
from holding_on.server.site import lite, pyodide
from tools.texts.address import BINDER, BRANCH, SITE, TARGETS, UNKNOWN, main, repository, with_links

TOP = top_of_checkout()
PINNED = re.compile(r"actions/[\w-]+@[0-9a-f]{40}")
"""An action of GitHub's own, named by a commit."""
COMMAND = "python3 -m holding_on site OUT --with-code"
PLAY = "?urlpath=voila/render/notebooks/play.ipynb"


@pytest.fixture(scope="module")
def workflow() -> dict[Any, Any]:
    """The workflow that publishes the site, as GitHub reads it."""
    read: dict[Any, Any] = yaml.safe_load((TOP / ".github/workflows/site.yml").read_text(encoding="utf-8"))
    return read


def steps(workflow: dict[Any, Any], job: str) -> list[dict[str, Any]]:
    """The steps of a job."""
    found: list[dict[str, Any]] = workflow["jobs"][job]["steps"]
    return found


def test_every_action_is_pinned_by_a_commit(workflow: dict[Any, Any]) -> None:
    used = [step["uses"] for job in workflow["jobs"] for step in steps(workflow, job) if "uses" in step]
    assert len(used) == 6
    assert [each for each in used if not PINNED.fullmatch(each)] == []


def test_each_job_may_do_no_more_than_it_needs(workflow: dict[Any, Any]) -> None:
    assert workflow["permissions"] == {}
    assert {name: job["permissions"] for name, job in workflow["jobs"].items()} == {
        "build": {"contents": "read"},
        "publish": {"pages": "write", "id-token": "write"},
    }
    assert steps(workflow, "build")[0]["with"] == {"persist-credentials": False}


def test_a_push_to_main_publishes_whole_and_one_after_the_other(workflow: dict[Any, Any]) -> None:
    assert workflow[True]["push"] == {"branches": ["main"]}  # "on" is how YAML writes true
    assert workflow["concurrency"] == {"group": "pages", "cancel-in-progress": False}
    assert workflow["jobs"]["publish"]["needs"] == "build"
    assert workflow["jobs"]["publish"]["environment"]["name"] == "github-pages"


def test_the_site_is_built_by_the_command_of_the_readme_and_published_from_its_folder(
    workflow: dict[Any, Any],
) -> None:
    assert [step["run"] for step in steps(workflow, "build") if "run" in step] == [COMMAND]
    assert "`site OUT --with-code`" in (TOP / "README.md").read_text(encoding="utf-8")
    assert steps(workflow, "build")[-1]["with"]["path"] == COMMAND.split()[-2]


def test_what_is_fetched_is_kept_by_the_files_that_have_its_checksums(
    workflow: dict[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    (cache,) = [step["with"] for step in steps(workflow, "build") if "actions/cache@" in step.get("uses", "")]
    named = [(TOP / name).read_text(encoding="utf-8") for name in re.findall(r"'([^']+)'", cache["key"])]
    for checksum in (pyodide.INTEGRITY, *(wheel.checksum for wheel in lite.WHEELS)):
        assert any(checksum in text for text in named)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/somebody")
    monkeypatch.setattr("sys.platform", "linux")
    assert pyodide.cache_folder().as_posix() == cache["path"].replace("~", "/home/somebody")


def test_the_readme_begins_with_the_link_to_the_site() -> None:
    title, _, first = (TOP / "README.md").read_text(encoding="utf-8").splitlines()[:3]
    assert title.startswith("# ")
    assert SITE.search(first)


def test_the_links_are_those_of_the_repository() -> None:
    """After the address has come into pyproject.toml: `python -m tools.texts.address`."""
    assert main(check=True) == 0


@pytest.mark.parametrize("page", TARGETS, ids=lambda path: path.parent.name)
def test_the_link_of_binder_names_the_branch_that_moves_only_at_a_release(page: Any) -> None:
    text = page.read_text(encoding="utf-8")
    (link,) = BINDER.findall(text)
    assert link.endswith(f"/{BRANCH}")
    assert f"{link}{PLAY}" in text
    assert "/HEAD" not in text


def test_the_address_of_the_repository_makes_both_links() -> None:
    project = '[project]\nname = "it"\n'
    assert repository(project) == UNKNOWN
    for written in ("https://github.com/ann/ward", "https://github.com/ann/ward.git", "https://github.com/ann/ward/"):
        assert repository(f'{project}[project.urls]\nSource = "{written}"\n') == ("ann", "ward")
    with pytest.raises(ValueError, match="such as https://github"):
        repository(f'{project}[project.urls]\nSource = "https://example.org/ward"\n')
    before = f"https://OWNER.github.io/NAME/ https://mybinder.org/v2/gh/OWNER/NAME/HEAD{PLAY}"
    after = f"https://ann.github.io/ward/ https://mybinder.org/v2/gh/ann/ward/binder{PLAY}"
    assert with_links(before, "ann", "ward") == after
    assert with_links(after, "ann", "ward") == after
