"""A report that can be saved as a web page."""

from os import PathLike

from ...common.quoting import quoted
from ...common.saving import write
from ...engine.errors import SceneError


class SavedPage:
    """A report that is one web page; a class below it makes the page."""

    def _web_page(self) -> str:
        raise NotImplementedError

    def save(self, path: str | PathLike[str]) -> None:
        """Save the report as one web page, which needs no network and no script, and can be printed.

        Parameters
        ----------
        path : str or path
            A file name that ends in .html. An older file of this name is replaced when the new file is complete.

        Raises
        ------
        SceneError
            For another ending.
        OSError
            If the file cannot be written.
        """
        if not str(path).lower().endswith((".html", ".htm")):
            raise SceneError(f"{quoted(str(path))}: a report is saved as a web page, a file that ends in .html")
        write(path, self._web_page().encode())
