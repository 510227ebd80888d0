"""The web pages that ours are compared with: the smallest notebooks that answer a click, and their servers."""

from __future__ import annotations

from pathlib import Path

import nbformat

from tests.browser.servers import PlayServer, Server

ECHO = '''
import anywidget
import traitlets


class Echo(anywidget.AnyWidget):
    """A button, and the number of its clicks as Python has counted them."""

    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      const show = () => { button.textContent = button.dataset.revision = model.get("clicks"); };
      button.addEventListener("click", () => model.send({}));
      model.on("change:clicks", show);
      show();
      el.append(button);
    } };
    """
    clicks = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "clicks", self.clicks + 1))


Echo()
'''

BUTTON = """
import ipywidgets

button = ipywidgets.Button(description="Begin")
button.on_click(lambda button: button.add_class("begun"))
button
"""

OURS = """
import sys
from pathlib import Path
from holding_on.commands.serving import set_environment
from holding_on.server.pages import serve
set_environment({"players": 3, "seed": 7})
serve(Path(sys.argv[1]), int(sys.argv[2]))
"""


def write(source: str, path: Path) -> Path:
    """Write a notebook with one code cell, and return its path."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source.strip())])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)
    return path


class StockServer(Server):
    """The server Voila as it is installed, with one notebook."""

    probe = PlayServer.probe

    def __init__(self, notebook: Path) -> None:
        super().__init__(notebook.parent)
        self.notebook = notebook

    def command(self) -> list[str]:
        """Return the arguments of Python that start Voila."""
        return ["-m", "voila", "--no-browser", f"--port={self.port}", str(self.notebook)]


class OurServer(StockServer):
    """The server of `play` with another notebook, and without a kernel that is started early."""

    def command(self) -> list[str]:
        """Return the arguments of Python that start the server as `play` does."""
        return ["-c", OURS, str(self.notebook), str(self.port)]
