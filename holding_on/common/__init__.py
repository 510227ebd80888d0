"""Shared modules: paths on this machine, the texts of `command.toml`, people's names, saving of files, whole numbers.

These modules need only the standard library, as the commands also start in a Python with nothing installed.
"""
