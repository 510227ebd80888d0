"""Texts that somebody may type, send or put into a file to do harm; used wherever text is shown or taken."""

from __future__ import annotations

import json
from pathlib import Path

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1

from holding_on.catalogue.loading import the_box
from tests.content.folders import toml, write

HOSTILE = {
    "script": "<script>hurt=1;alert(1)</script>",
    "image": "<img src=x onerror=hurt=1>",
    "frame": "<iframe src=javascript:alert(1)>",
    "out of a quote": "\"'><svg onload=hurt=1>",
    "out of a text": "</p></style></textarea><b onclick=alert(1)>",
    "link": "[x](javascript:alert(1))<a href=javascript:alert(1)>y</a>",
    "formula": "$\\href{javascript:alert(1)}{x}$",
    "entities": "&lt;b&gt;&amp;&#0;&#x41;",
    "turned around": "\u202egnp.exe\u2066",
    "braces": "{names} {n} {who}",
    "percent": "%s%n%x%d%(who)s",
    "templates": "{{7*7}}${7*7}<%= 7*7 %>#{7*7}",
    "prototype": "__proto__ constructor",
    "nothing and a bell": "a\x00b\x07c",
    "a terminal": "\x1b[2J\x1b]0;owned\x07\r\x9b31m",
    "half a sign": "\ud800",
    "very long": "long " * 4000,
    "one long word": "w" * 20_000,
    "signs on signs": "Z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308" * 4,
    "pictures": "\U0001f469\u200d\u2695\ufe0f\U0001f3f3\ufe0f",
    "a database": "'; DROP TABLE games; --",
    "a way up": "../../../../etc/passwd",
    "a device": "/dev/zero",
    "windows": "C:\\Windows\\system32\\con",
    "another machine": "\\\\evil\\share //evil/share http://evil.example/x",
    "a command": "$(reboot) `reboot` ; reboot | reboot",
    "lines": "one\ntwo\r\nthree",
    "arabic digits": "\u0669\u0669",
}
"""What it is, and the text."""

MARKUP = [HOSTILE[name] for name in ("script", "image", "frame", "out of a quote", "out of a text", "link")]
IN_FILES = ("turned around", "nothing and a bell", "a terminal")
NAMES = ["<img src=x onerror=hurt=1>", "\"'><svg onload=hurt=1>", "<script>hurt=1</script>${7*7}%s"]
"""Three that are names: short enough, and of signs that can be printed."""

INTRUDERS = """() => [...document.querySelectorAll(
  "main *, .jp-OutputArea-output *, .holding-on *, dialog, dialog *, body > img, body > iframe")].filter((each) =>
  each.matches("script, iframe, object, embed, foreignObject, link, meta, base, form, animate, set")
  || (each.matches("img") && !each.src.startsWith("data:image/svg+xml"))
  || (each.matches("a") && !/^(https?|blob|#)/.test(each.getAttribute("href") ?? "#"))
  || [...each.attributes].some(({ name }) => name.startsWith("on")))
  .map((each) => each.outerHTML.slice(0, 200)).concat("hurt" in window ? ["something ran"] : [])"""
"""Asked of a page: what stands there that text must never become."""


def hostile_folder(folder: Path, text: str) -> Path:
    """A folder of content in which every text of the box begins with this one, in files that are not too large."""
    lines = []
    for key, said in the_box().words("en").items():
        evil = {form: text + each for form, each in said.items()} if isinstance(said, dict) else text + said
        lines.append(f"{json.dumps(key)} = {toml(evil)}".replace("\x7f", "\\u007f"))
    half = len(lines) // 2
    for name, some in (("one", lines[:half]), ("two", lines[half:])):
        write(folder, f"text/en/{name}.toml", "\n".join(some) + "\n")
    return folder


def packed(channel: str, *parts: object) -> bytes:
    """A message of these parts in Jupyter's own frame, whatever they are."""
    encoded = [json.dumps(part).encode() for part in parts]
    frame: bytes = serialize_msg_to_ws_v1(encoded, channel)  # type: ignore[no-untyped-call]
    return frame
