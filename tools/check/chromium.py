"""Find a Chromium that the browser tests can drive; on Debian, install one when there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from holding_on.common.words import say

VARIABLE = "HOLDING_ON_CHROMIUM"
"""The environment variable that names the program to use; the tests read it."""

NAMES = (
    "chromium-headless-shell",  # has no windows: half the work for the same web page
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
USUAL = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
)
PACKAGES = ("chromium-headless-shell", "fonts-dejavu-core", "libatomic1")
"""The packages of Debian to install. Playwright's driver needs the last one, which a bare system lacks."""


def find() -> str | None:
    """Return the path of a Chromium that starts, or None."""
    return next((program for program in _candidates() if _starts(program)), None)


def obtain() -> str | None:
    """Return the path of a Chromium that can be driven; on Debian, install one if need be. None if there is none."""
    found = find() if _driver_starts() else None
    return found or (find() if _by_apt() and _driver_starts() else None)


def _candidates() -> Iterator[str]:
    named = os.environ.get(VARIABLE)
    if named:
        yield named
        return
    yield from filter(None, map(shutil.which, NAMES))
    yield from (path for path in USUAL if Path(path).exists())
    own = _playwrights_own()
    if own is not None:
        yield own


def _playwrights_own() -> str | None:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _starts(program: str) -> bool:
    """Whether a program starts. Some systems have a program of this name that only says where to get Chromium."""
    if os.name == "nt":  # on Windows, asking for the version opens a window
        return Path(program).exists()
    line = [program, "--version", "--no-sandbox"]
    try:
        return subprocess.run(line, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def _driver_starts() -> bool:
    line = [sys.executable, "-m", "playwright", "--version"]
    return subprocess.run(line, capture_output=True, check=False).returncode == 0


def _by_apt() -> bool:
    if not sys.platform.startswith("linux") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    print(say("test.by_apt"), flush=True)
    surroundings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "-o", "DPkg::Lock::Timeout=600", "--no-install-recommends", *PACKAGES]
    return all(
        subprocess.run(line, env=surroundings, stdout=subprocess.DEVNULL, check=False).returncode == 0
        for line in (["apt-get", "update", "-qq"], install)
    )
