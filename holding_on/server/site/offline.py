"""Writes the service worker, with which a browser keeps one build of the site whole, so that it opens offline."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

NAME: Final = "sw.js"
CODE: Final = "service_worker.js"
_CODE: Final = Path(__file__).parent / "static" / CODE
_DIGITS: Final = 12


def service_worker(files: Mapping[str, bytes]) -> bytes:
    """Return the service worker for all files of a site: the list of their checksums, and then the code."""
    sums = {name: hashlib.sha256(content).hexdigest() for name, content in sorted(files.items())}
    name = hashlib.sha256(json.dumps(sums).encode()).hexdigest()[:_DIGITS]
    return f"globalThis.BUILD = {json.dumps({'name': name, 'files': sums})};\n".encode() + _CODE.read_bytes()
