"""Shared modules: paths on this machine, the texts of `command.toml`, people's names, saving of files, whole numbers.

Also what every part needs before it loads anything: whether the compiled build is current, and imports that are lazy.
These modules need only the standard library, as the commands also start in a Python with nothing installed. One
function needs more: `import_jsonschema` imports jsonschema for its callers, which need it themselves.
"""
