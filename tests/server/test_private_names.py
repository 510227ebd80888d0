"""Private names of other packages: all there, touched in one file, in packages that are bounded from above."""

from __future__ import annotations

import ast
import importlib.metadata
import tomllib
from pathlib import Path

import pytest
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, MappingKernelManager
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from holding_on.common.paths import PACKAGE
from holding_on.server.private_names import NAMES, missing

TOP = PACKAGE.parent
FILES = [path for path in sorted((PACKAGE / "server").glob("*.py")) if path.stem != "private_names"]


def test_every_name_is_where_we_look_for_it() -> None:
    assert missing() == []


def test_what_has_moved_is_said_with_what_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(MappingKernelManager, "_kernel_buffers")
    owner = f"{AsyncMappingKernelManager.__module__}:{AsyncMappingKernelManager.__name__}"
    assert missing() == [f"{owner} has no _kernel_buffers: the limit of what is kept for a page that is away"]


def test_what_an_init_sets_no_more_is_missing_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from tornado.websocket import WebSocketHandler

    monkeypatch.setattr(WebSocketHandler, "__init__", lambda *_: None)
    assert [sentence.split(":")[1] for sentence in missing()] == ["WebSocketHandler has no ws_connection"]


def test_their_packages_are_bounded_from_above() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {canonicalize_name(each.name): each.specifier for each in map(Requirement, project["dependencies"])}
    owners = importlib.metadata.packages_distributions()
    for package in {one.owner.partition(":")[0].partition(".")[0] for one in NAMES}:
        (name,) = set(map(canonicalize_name, owners[package]))
        assert any(bound.operator == "<" for bound in wanted[name]), f"{name} has no upper bound"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_other_file_of_the_servers_touches_one(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    used = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.startswith("_")]
    ours = {node.attr for node in used if isinstance(node.ctx, ast.Store)}
    ours |= {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    ours |= {
        node.target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    private = {one.name for one in NAMES if one.name.startswith("_")}
    assert not {node.attr for node in used if not node.attr.startswith("__")} - ours
    assert not ours & private, "nor is one written over"
