"""What many parts share: where things lie on this machine, the words of `command.toml`, what people can be called,
how a file is kept, what a whole number is.

Needs the standard library alone, as a command begins on a bare Python.
"""
