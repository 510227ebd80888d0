"""The board is the same game for somebody who does not see it: played through roles and names alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser

import holding_on as ho
from holding_on.board import Board
from holding_on.catalogue.loading import the_box
from holding_on.styles import balanced, seat_of
from holding_on.view.shape import Moment, WholeLine
from tests.browser.listening import Listener, Thing, asked_aloud, names, read
from tests.browser.naming import assert_the_places_are_named, covered
from tests.browser.stage import Stage
from tests.browser.ward import Ward
from tests.views.there import there

NAMES = ["Ann", "Ben", "Cleo"]
LONGEST = 300
"""No game that is chosen by these words takes more choices than this."""
ROUND = 5
"""After so many choices the whole ward is listened to again."""
ALWAYS_SAID = ("condition", "stress", "warnings")
"""What is never left to the journal, however much there is to say."""


@contextmanager
def board(browser: Browser, game: ho.Game) -> Iterator[Listener]:
    """Somebody who listens to a board of a game; at the end the page has not complained."""
    with Stage(browser) as stage:
        stage.show(Board(game, take_focus=True))
        Ward(stage.page).go_on()
        listener = Listener(stage.page, game.words)
        assert listener.listen() == 1
        yield listener
        assert stage.complaints == []


@pytest.fixture
def game() -> ho.Game:
    """A game that has been played for some days, until three clear memories lie on the grid."""
    played = ho.Game(scenario=1, seed=45, names=NAMES, first=0)
    while len(played.structure()["clears"]) < 3:
        go_on(played)
    return played


def go_on(game: ho.Game) -> None:
    """One choice more, as a good team chooses."""
    actions = game.legal_actions()
    game.apply(actions[0] if len(actions) == 1 else balanced(seat_of(game), actions))


@pytest.fixture
def ear(browser: Browser, game: ho.Game) -> Iterator[Listener]:
    """Somebody who comes to a board of that game."""
    with board(browser, game) as listener:
        yield listener


# --------------------------------------------------------------------------------------- a whole game


@pytest.mark.slow
def test_a_whole_game_is_played_by_ear(browser: Browser) -> None:
    game = ho.Game(scenario=1, seed=48, names=NAMES, first=0)
    with board(browser, game) as ear:
        play_by_ear(game, ear)


def play_by_ear(game: ho.Game, ear: Listener) -> None:
    """From the first question to the outcome; at every step what is heard is what is so."""
    chance = Random(2)
    asked, explained = game.decision.prompt, {topic(game)}
    for choices in range(LONGEST):
        if choices % ROUND == 0:
            heard = read(ear.ward)
            assert_the_places_are_named(game, heard)
            assert_notes_stand_before_words(game, heard)
        prompt = read(ear.region("prompt"))
        assert_the_question_can_be_heard(game, ear, prompt)
        answers = offered(ear, prompt)
        assert_every_answer_is_offered(game, answers)
        if choices > 0:
            assert ear.focus() == ("heading", game.view()["prompt"]["short"])
            assert ear.is_inside(ear.ward)
        lines = game.lines()
        ear.choose(by_words(game.decision.prompt, answers, heard, chance))
        said = ear.hear()
        assert len(said) == 1, f"said twice: {said}"
        said = turn_the_pages(game, ear, said)
        rest = after_the_news(said[0], game.lines()[len(lines) :], ear)
        if game.outcome is not None:
            break
        if game.decision.prompt != asked:
            asked = game.decision.prompt
            said_so = asked_aloud(game)
            assert rest.startswith(said_so)
            rest = rest.removeprefix(said_so).strip()
        assert rest == ("" if topic(game) in explained else hint(game))
        explained.add(topic(game))
    ending = game.pages()[-1]
    assert rest == " ".join(filter(None, (ending["lead"], ending["text"], ending["words"])))
    assert ear.focus() == ("heading", ending["title"])
    assert ear.is_inside(ear.ward)
    assert ear.answers.count() == 0
    assert len(explained) > 15
    assert any(line["cover"] for line in game.lines())


def turn_the_pages(game: ho.Game, ear: Listener, said: list[str]) -> list[str]:
    """Each page has the focus on its heading and is said once; the news come with the ward. What was said last."""
    before = game.revision
    for page in (page for page in game.pages() if page["kind"] != "ending"):
        folded = page["cover"] is not None
        assert ear.focus() == ("heading", ear.say("page.heavy") if folded else page["title"] or page["lead"])
        words = there(page["cover"])["note"] if folded else page["words"] or page["text"] or page["cards"][0]["text"]
        eased = page.get("eased")  # its note alone is said, once a heavy card was left folded
        assert words in said[0] or (eased is not None and eased["note"] in said[0])
        assert not folded or page["words"] not in said[0]
        assert ear.region("prompt").count() == 0, "nothing behind a page is read"
        ear.things.on.press("Enter")
        said = ear.hear()
        assert len(said) == 1
    return said if game.revision == before else turn_the_pages(game, ear, said)  # the last one has turned a card


def by_words(question: str, answers: list[str], heard: list[Thing], chance: Random) -> str:
    """An answer, chosen by what was heard: comfort while Billy is well, questions when they can be asked, no Stress."""
    if "kind of care" in question:
        well = any("the green stage" in name for name in names(heard, "img"))
        wanted = "Palliative" if well and "tonight" not in question else "Medical"
        return next(answer for answer in answers if answer.startswith(wanted))
    gentle = [answer for answer in answers if "Stress" not in answer and "Warning" not in answer]
    asking = [answer for answer in gentle if " asks about " in answer]
    return chance.choice(asking or gentle or answers)


def offered(ear: Listener, heard: list[Thing]) -> list[str]:
    """The answers, as they are spoken."""
    toolbar = f"toolbar {ear.say('heading.actions')}"
    return [thing.name for thing in heard if thing.role == "button" and toolbar in thing.within]


def topic(game: ho.Game) -> str:
    """What the question is about."""
    return str(game.view()["prompt"]["topic"])


def hint(game: ho.Game) -> str:
    """The line that the question brings when it is asked for the first time."""
    key = f"board.first.{topic(game)}"
    return game.words.say(key) if game.words.has(key) else ""


def assert_the_question_can_be_heard(game: ho.Game, ear: Listener, heard: list[Thing]) -> None:
    """Once, in the part that is named after it: who is there, the question in one line, then all of it."""
    prompt = game.view()["prompt"]
    assert names(heard, "heading") == [prompt["short"]]
    told = [thing.text or thing.name for thing in heard if thing.role in ("paragraph", "heading")]
    assert told[0] in (prompt["lead"], hint(game))
    assert told[1:3] == [prompt["short"], game.decision.prompt]
    assert told.count(game.decision.prompt) == 1


def assert_every_answer_is_offered(game: ho.Game, answers: list[str]) -> None:
    """Each answer in short, then by its whole text, and what follows it in the same breath."""
    view = game.view()
    assert len(answers) == len(set(answers)) == len(view["gestures"] or view["actions"])
    follows = game.words.say("board.follows")
    for shown, answer in zip(view["gestures"] or view["actions"], answers, strict=True):
        text, _, then = answer.partition(f" {follows} ")
        may_end = f" {game.words.say('board.answer.may_end')}" if shown["signs"].get("ends") == 1 else ""
        assert text == " – ".join(filter(None, (shown["name"], shown["brief"], shown["text"]))) + may_end
        assert then == shown["follows"]


def after_the_news(said: str, lines: list[WholeLine], ear: Listener) -> str:
    """What is said after the news: each new line of the journal once and in order, or counted."""
    counted = next((m for m in range(1, len(lines) + 1) if said.startswith(ear.say("journal.more", n=m))), 0)
    rest = said.removeprefix(ear.say("journal.more", n=counted)).strip() if counted else said
    left = []
    for line in lines:
        said_as = [text for text in (covered(line), eased(line)) if text and rest.startswith(text)]
        if said_as:
            rest = rest.removeprefix(said_as[0]).strip()
        else:
            left.append(line)
    assert len(left) == counted, f"neither said nor counted: {left}"
    assert [line for line in left if line["verb"] in ALWAYS_SAID] == []
    return rest


def eased(line: WholeLine) -> str:
    """An emergency as it is said to who left a heavy card folded; nothing of any other line."""
    text: str = line["eased"]["text"] if "eased" in line else ""
    return text


def assert_notes_stand_before_words(game: ho.Game, heard: list[Thing]) -> None:
    """The words of a memory with a note are nowhere to be heard until somebody has chosen to hear them."""
    heavy = [each.id for each in the_box().memories if game.words.has(f"memory.{each.id}.note")]
    everything = " ".join(f"{thing.name} {thing.text}" for thing in heard)
    assert [each for each in heavy if game.words.say(f"memory.{each}.words") in everything] == []


# --------------------------------------------------------------------------------------- asking, reading, looking back


def test_why_is_asked_and_answered_by_ear(game: ho.Game, ear: Listener) -> None:
    words, page = game.words, ear.page
    condition = game.view()["head"]["condition_text"]
    ear.things.door("top.menu").press("Enter")
    ear.button(condition).press("Enter")
    assert_the_causes_are_read(game, ear, ear.say("why.title", what=condition), "condition")
    assert ear.focus() == ("button", condition)

    ear.things.open_journal()
    newest = game.lines()[-1]
    told = newest.get("eased", newest)["text"]  # a heavy card was left folded
    ear.button(ear.say("why.line", text=told)).last.press("Enter")
    assert_the_causes_are_read(game, ear, ear.say("why.title", what=told), newest["line"])

    pawn = next(thing.name for thing in read(ear.ward) if thing.name.startswith("Ben, Nurse:"))
    ear.button(pawn).press("w")
    ear.things.pinned.get_by_role("button", name=ear.say("why.stress", name="Ben"), exact=True).press("Enter")
    assert_the_causes_are_read(game, ear, ear.say("why.title", what=ear.say("why.stress", name="Ben")), "Ben stress")
    assert ear.focus() == ("button", pawn)
    assert ear.heard() == []

    ear.button(ear.say("why.ask")).press("Enter")
    ear.button(ear.say("slip.else")).press("Enter")
    assert ear.hear() == [ear.say("why.asking")]
    assert words.say("board.why.asking") in [thing.text for thing in read(ear.region("prompt"))]
    page.keyboard.press("Escape")
    assert ear.hear() == [ear.say("why.ended")]


def assert_the_causes_are_read(game: ho.Game, ear: Listener, title: str, thing: str | int) -> None:
    """A slip with the chain of causes, which begins at its title and gives the focus back when it is put away."""
    slip = ear.page.get_by_role("region", name=title, exact=True)
    slip.wait_for()
    assert ear.focus() == ("heading", title)
    said = [part.text for part in read(slip)]
    # as it is said to who has left a heavy card folded
    eased = {line["text"]: line["eased"]["text"] for line in game.lines() if "eased" in line}
    causes = [eased.get(link.text, link.text) for link in game.why(thing).links] or [ear.say("why.none")]
    assert [cause for text in said for cause in causes if text.startswith(cause)] == causes
    ear.page.keyboard.press("Escape")
    slip.wait_for(state="detached")


def test_a_moment_that_is_over_is_heard_and_left(game: ho.Game, ear: Listener) -> None:
    moments = game.moments()
    chart = ear.page.get_by_role("toolbar", name=ear.say("back.heading"), exact=True)
    spoken = [thing.name for thing in read(chart) if thing.role == "button"]
    assert spoken == [*(each["text"] for each in moments[:-1]), ear.say("back.is_now", text=moments[-1]["text"])]
    chosen = len(moments) // 2
    chart.get_by_role("button", name=spoken[chosen], exact=True).press("Enter")
    assert_looking_back(game, ear, moments[chosen])
    assert ear.focus() == ("button", spoken[chosen])
    pressed = [thing.name for thing in read(chart) if "[pressed]" in thing.states]
    assert pressed == [spoken[chosen]]
    assert ear.answers.count() == 0
    assert_the_places_are_named(game.at(move=moments[chosen]["move"]), read(ear.ward))

    past = ear.page.get_by_role("region", name=ear.say("back.banner"), exact=True)
    past.get_by_role("button", name=ear.say("back.later"), exact=True).press("Enter")
    assert_looking_back(game, ear, moments[chosen + 1])
    past.get_by_role("button", name=ear.say("back.branch"), exact=True).press("Enter")
    said = ear.hear()
    other = ear.page.get_by_role("region", name=ear.say("back.branch_banner"), exact=True)
    assert len(said) == 1
    assert said[0].startswith(game.words.say("view.branch"))
    assert ear.is_inside(ear.ward)
    other.get_by_role("button", name=ear.say("back.leave_branch"), exact=True).press("Enter")
    returned = ear.say("back.returned")
    assert ear.hear() in ([returned], [f"{returned} {asked_aloud(game)}"])
    assert ear.is_inside(ear.ward)
    assert_the_question_can_be_heard(game, ear, read(ear.region("prompt")))


def assert_looking_back(game: ho.Game, ear: Listener, moment: Moment) -> None:
    """It is said which moment is shown, and what was asked then."""
    said = ear.hear()
    assert len(said) == 1
    looking = ear.say("back.looking", text=moment["text"])
    assert said[0].startswith(looking)
    assert said[0].removeprefix(looking).strip() in (asked_aloud(game.at(move=moment["move"])), "")


def test_a_memory_is_opened_and_heard(game: ho.Game, ear: Listener) -> None:
    row, shown = next(
        (row["timeline"], each)
        for row in game.view()["grid"]
        for each in row["cards"]
        if each["state"] == "clear" and each["cover"] is None
    )
    picture = game.picture(f"{row}-{shown['position']}")
    assert picture is not None
    place = ear.memory(row, shown["position"])
    place.press("Enter")
    said = ear.hear()
    assert len(said) == 1
    assert shown["title"] in said[0]
    for text in (picture.text, there(shown["words"]), there(shown["story"])):
        assert said[0].count(text) == 1, text
    assert ear.is_inside(place)
    heard = read(ear.region("memories"))
    assert names(heard, "img") == [picture.text]
    assert shown["title"] in names(heard, "heading")
    ear.page.keyboard.press("Escape")
    assert names(read(ear.region("memories")), "img") == []
    assert ear.is_inside(place)


def test_where_the_game_simplifies_is_read_from_the_outcome(browser: Browser) -> None:
    game = ho.Game(scenario=1, seed=6, names=NAMES, first=0)
    while game.outcome is None:
        go_on(game)
    with board(browser, game) as ear:
        title = ear.say("simplifies")
        ear.button(title).press("Enter")
        dialog = ear.page.get_by_role("dialog", name=title, exact=True)
        dialog.wait_for()
        assert ear.focus() == ("heading", title)
        heard = read(dialog)
        points = [
            key.split(".")[2] for key in game.words.texts if key.startswith("simplifies.point.") and "heading" in key
        ]
        assert len(points) > 5
        said = [*names(heard, "heading"), *(thing.text for thing in heard)]
        for point in points:
            for part in ("heading", "game", "ward"):
                assert game.words.say(f"simplifies.point.{point}.{part}") in said
        ear.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")
        assert ear.focus() == ("button", title)
