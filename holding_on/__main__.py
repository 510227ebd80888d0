"""`python3 -m holding_on COMMAND`: needs nothing but Python until a command has made its environment.

This file is read by any Python 3, so that one that is too old can still say so.
"""

import sys


def main(argv=None):  # type: (list[str] | None) -> int
    """Run one command and give its exit code: 0 done, 1 failed, 2 asked wrongly."""
    words = sys.argv[1:] if argv is None else argv
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.stderr.write(_too_old() + "\n")
        return 2
    from holding_on.commands import command_line

    return command_line.enter(words)


def _too_old():  # type: () -> str
    """Return the sentence for a Python that is too old; such a Python reads no TOML, so the line is searched for."""
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
