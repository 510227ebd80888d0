"""A twelfth scenario, which lives in the tests alone: letters, choices, forms of the outcome, and what carries over.

It stands beside the eleventh, which hands two marks on to it when both lie in one folder.
"""

from pathlib import Path

from tests.content.eleventh import eleventh
from tests.content.folders import write

OBJECTIVE = """
all = [
  { kind = "marks", marks = ["written"] },
  { kind = "letters", letters = ["81A", "81B"], count = 1 },
  { kind = "named", memories = ["3-4"] },
  { kind = "no_marks", marks = ["cut-off"] },
]
"""
"""What it asks for, if nothing else is written: an answer to a letter, and a memory that only a letter brings back."""
SCENARIO = """number = 12
systems = ["calling"]
carries = ["written", "cut-off"]
cards = [
  {{ number = 80, a = "personal", b = "setup" }},
  {{ number = 81, a = "letter", b = "letter" }},
  {{ number = 82, a = "choice", b = "choice" }},
  {{ number = 83, a = "objective", b = "outcome" }},
  {{ number = 84, a = "outcome", b = "outcome" }},
  {{ number = 85, a = "call" }},
  {{ number = 86, a = "letter" }},
]
[objective]
{objective}
[[contact]]
id = "sister"
requires = {{ kind = "marks", marks = ["address"] }}
tells = "85A"
mark = "rung"
tokens = 1
[[letter]]
day = 2
tells = "81A"
requires = {{ kind = "clears", count = 1 }}
brings = ["3-4"]
tokens = 2
[[letter]]
day = 3
tells = "81B"
requires = {{ kind = "no_marks", marks = ["cut-off"] }}
condition = -2
mark = "address"
[[letter]]
day = 3
tells = "86A"
requires = {{ kind = "marks", marks = ["known"] }}
condition = 1
[[choice]]
id = "reply"
requires = {{ kind = "letters", letters = ["81A"] }}
tells = "82A"
[[choice.options]]
id = "write"
mark = "written"
condition = 1
[[choice.options]]
id = "visit"
requires = {{ kind = "marks", marks = ["known"] }}
mark = "written"
tokens = 2
[[choice.options]]
id = "burn"
mark = "cut-off"
condition = -3
[[choice]]
id = "photograph"
requires = {{ kind = "marks", marks = ["written"] }}
tells = "82B"
options = [{{ id = "keep" }}, {{ id = "send", mark = "sent" }}]
[[outcome]]
tells = "84A"
when = {{ kind = "marks", marks = ["sent"] }}
[[outcome]]
tells = "84B"
when = {{ all = [{{ kind = "marks", marks = ["known"] }}, {{ kind = "days", count = 2 }}] }}
[[outcome]]
tells = "83B"
[carried]
known = false
waited = true
[setup]
set_aside = ["3-4", "EP5"]
[setup.carried.known]
start_condition = 19
[setup.carried.waited]
start_tokens = 2
"""
SIDES = ("80A", "80B", "81A", "81B", "82A", "82B", "83A", "83B", "84A", "84B", "85A", "86A")
WORDS = {
    "scenario.12": {"title": "The twelfth", "objective": "What it asks for."},
    "scenario.12.recap": {
        "84A": "She has his photograph, and her answer is on its way.",
        "84B": "She knew who was writing before she opened it.",
        "83B": "Somebody has answered her.",
        "written": "You wrote back.",
        "cut-off": "You burnt the letter.",
    },
    "contact": {"sister": "a sister in Larne"},
    "choice.reply": {
        "write": "Write back",
        "visit": "Ask her to come",
        "visit_closed": "Nobody knows her.",
        "burn": "Burn the letter",
    },
    "choice.photograph": {"keep": "Keep it", "send": "Send it with the letter"},
    "mark": {
        "written": "somebody has written back",
        "cut-off": "the letter was burnt",
        "address": "her address is known",
        "rung": "she has been rung",
        "sent": "she has the photograph",
        "known": "she knows who is writing",
        "waited": "she has waited",
    },
}


def twelfth(folder: Path, objective: str = OBJECTIVE, scenario: str = SCENARIO) -> str:
    """The folder with its files written, for `content`."""
    write(folder, "scenarios/12.toml", scenario.format(objective=objective))
    words = {f"narrative.{side}": {"title": f"Side {side}", "text": f"The text of side {side}."} for side in SIDES}
    tables = [
        "\n".join([f"[{name}]", *(f'{key} = "{text}"' for key, text in keys.items()), ""])
        for name, keys in {**WORDS, **words}.items()
    ]
    write(folder, "text/en/twelfth.toml", "\n".join(tables))
    return str(folder)


def both(folder: Path) -> str:
    """The folder with the eleventh as well, which is won by one Clear Memory and hands its choice on."""
    eleventh(folder, 'kind = "clears"\ncount = 1', "")
    more = """carries = ["known", "waited"]
[[choice]]
id = "name"
tells = "74A"
options = [{ id = "say", mark = "known" }, { id = "hide" }]
"""
    path = folder / "scenarios/11.toml"
    text = path.read_text(encoding="utf-8")
    head, rest = text.split("[objective]", 1)
    head = head.replace("number = 11\n", 'number = 11\ncarries = ["known", "waited"]\n')
    head = head.replace("cards = [\n", 'cards = [\n  { number = 74, a = "choice" },\n')
    late = """[[letter]]
day = 13
tells = "75A"
mark = "waited"
"""
    head = head.replace("cards = [\n", 'cards = [\n  { number = 75, a = "letter" },\n')
    write(folder, "scenarios/11.toml", head + late + more.split("\n", 1)[1] + "[objective]" + rest)
    words = """[choice.name]
say = "Say who you are"
hide = "Say nothing"
[scenario.11.recap]
known = "You have told her who is writing."
waited = "She has waited for thirteen days."
"""
    sides = [f'[narrative.{side}]\ntitle = "Side {side}"\ntext = "Text."\n' for side in ("74A", "75A")]
    write(folder, "text/en/handed.toml", words + "\n".join(sides))
    return twelfth(folder)
