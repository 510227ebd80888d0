"""Run a command: `python3 -m holding_on COMMAND`. Until the command has made an environment, only Python is needed.

Every Python 3 can read this file, so an old Python can still say that it is too old.
"""

import sys


def main(argv=None):  # type: (list[str] | None) -> int
    """Run one command and return its exit code: 0 after success, 1 after a failure, 2 for a wrong command line."""
    words = sys.argv[1:] if argv is None else argv
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.stderr.write(_too_old() + "\n")
        return 2
    from holding_on.commands import command_line

    return command_line.enter(words)


def _too_old():  # type: () -> str
    """Return the sentence that says that this Python is too old.

    Such a Python has no module for TOML, so the sentence is searched for in the lines of the file.
    """
    import os

    here = os.path.dirname(os.path.abspath(__file__))
    version = "%d.%d" % sys.version_info[:2]  # noqa: UP031
    with open(os.path.join(here, "content", "text", "en", "command.toml"), "rb") as file:
        for line in file.read().decode("utf-8").splitlines():
            if line.startswith("old_python = "):
                return line.split(" = ", 1)[1].strip('"').replace("{version}", version)
    raise LookupError("old_python")


if __name__ == "__main__":
    sys.exit(main())
