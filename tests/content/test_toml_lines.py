"""Where each key of a TOML file stands, for those who are told of a mistake in it."""

from holding_on.catalogue.checking.locations import lines_of


def test_lines_are_found_in_every_kind_of_toml() -> None:
    text = """# a comment
a."b = [c".d = [1, { x = \"\"\"q"\\\\" ]
\"\"\", y = [2, # two ]
  3] }, "]"]
[[t]]
[t.s]
k = '''it's
'''''
[[t.u]]
z = 1979-05-27 07:32:00
[[t.u]]
[[t]]
w = {}
"""
    lines = lines_of(text)
    assert {path: lines[path] for path in lines if path[-1] in ("d", "x", "y", 1, "s", "k", "z", "w")} == {
        ("a", "b = [c", "d"): 2,
        ("a", "b = [c", "d", 1): 2,
        ("a", "b = [c", "d", 1, "x"): 2,
        ("a", "b = [c", "d", 1, "y"): 3,
        ("a", "b = [c", "d", 1, "y", 1): 4,
        ("t", 0, "s"): 6,
        ("t", 0, "s", "k"): 7,
        ("t", 0, "u", 0, "z"): 10,
        ("t", 0, "u", 1): 11,
        ("t", 1): 12,
        ("t", 1, "w"): 13,
    }
