"""What the commands and the servers share: where things lie on this machine, and the words of `command.toml`.

Needs the standard library alone, as a command begins on a bare Python.
"""
