"""An eleventh scenario, which lives in the tests alone: the vocabulary of scenarios, put together anew."""

from pathlib import Path

from tests.content.folders import write

OBJECTIVE = """
all = [
  { any = [
    { kind = "named", memories = ["1-2", "2-2"], count = 1 },
    { kind = "clear_in_timeline", timeline = 4, count = 2 },
  ] },
  { kind = "more_positive" },
  { kind = "calls", contacts = ["harbour"] },
  { kind = "by_day", day = 6 },
]
"""
"""What it asks for, if nothing else is written: four parts, one of them with a choice."""
EVERY_PART = """
any = [
  { all = [{ kind = "named", memories = ["1-2", "1-4"], count = 2 }, { kind = "clears", count = 9 }] },
  { kind = "named", memories = ["1-3", "1-4"], count = 1 },
  { kind = "clear_in_timeline", timeline = 4, count = 2 },
  { kind = "positives", count = 9 },
  { kind = "negatives", count = 9 },
  { kind = "more_positive", count = 9 },
  { kind = "positive_in_timelines", count = 5 },
  { kind = "calls", contacts = ["harbour", "sister"], count = 2 },
  { all = [{ kind = "by_day", day = 1 }, { kind = "days", count = 2 }] },
]
"""
"""Every kind of part there is; whoever plays badly meets none of them."""
SETUP = """
start_condition = 21
assistants = 3
on_calls_used = 1
set_aside = ["EP5", "3-4", "P01", "P02", "P03"]
[setup.players.4]
start_condition = 19
assistants = 1
"""
SCENARIO = """number = 11
systems = ["calling"]
cards = [
  {{ number = 90, a = "personal", b = "setup" }},
  {{ number = 91, a = "objective", b = "outcome" }},
  {{ number = 92, a = "call", b = "call" }},
]
[objective]
{objective}
[[contact]]
id = "harbour"
requires = {{ kind = "clears", count = 1 }}
tells = "92B"
tokens = 2
condition = 1
[[contact]]
id = "sister"
requires = {{ kind = "calls", contacts = ["harbour"] }}
tells = "92A"
condition = -2
[[event]]
id = "EX1"
deck = "partial"
green = ["quiet_moment"]
orange = ["quiet_moment"]
red = ["quiet_moment"]
black = ["no_more_talking"]
[setup]
{setup}
"""
SIDES = ("90A", "90B", "91A", "91B", "92A", "92B")


def eleventh(folder: Path, objective: str = OBJECTIVE, setup: str = SETUP) -> str:
    """The folder with its files written, for `content`."""
    write(folder, "scenarios/11.toml", SCENARIO.format(objective=objective, setup=setup))
    words = ["[scenario.11]", 'title = "The eleventh"', 'objective = "What it asks for."']
    words += ['recap.91B = "You rang the harbour office."']
    words += ["[contact]", 'harbour = "the harbour office"', 'sister = "a sister in Larne"']
    words += ["[event.EX1]", 'title = "A gull"', 'text = "It stands on the sill and looks in."']
    for side in SIDES:
        words += [f"[narrative.{side}]", f'title = "Side {side}"', f'text = "The text of side {side}."']
    write(folder, "text/en/story.toml", "\n".join([*words, ""]))
    return str(folder)
