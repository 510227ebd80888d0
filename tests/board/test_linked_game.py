"""The game of a link on the play page: looked at, by steps and by itself, left, and played on as a game of its own."""

from __future__ import annotations

import asyncio

import pytest

from holding_on.board import Board, PlayPage, linked_game
from holding_on.board.page_states import State
from holding_on.game import Game
from tests.board.hearing import Hearing
from tests.board.play_pages import game_of, play, playing, state_of
from tests.engine.table import played

MOVES = 25


def sent(moves: int = MOVES) -> Game:
    """A game that somebody else has played."""
    return played(Game(seed=9, names=["Maeve", "Tom", "Una"], first=0), 3, moves)


def opened(page: PlayPage, game: Game, move: int | None = None, *, still: bool = False) -> Board:
    """The board that shows the game of a link on a page."""
    link = game.link(names=True, move=move)
    page.keeper.ask({"kind": "here", "address": "https://example.org/play", "link": link, "still": still})
    assert page.linked.is_open
    assert page.linked.board is not None
    return page.linked.board


def shown_at(page: PlayPage) -> int:
    """The move that the board of the link shows, as its view tells."""
    board = page.linked.board
    assert board is not None
    return int(board.view["past"]["move"] if board.view["past"] else board.view["revision"])


def plays_itself(page: PlayPage) -> bool:
    """Whether the game plays itself now. A function, since mypy believes that an attribute never changes."""
    return page.linked.is_playing


@pytest.mark.parametrize("state", [State.BEFORE, State.OPENING, State.PLAYING, State.CLOSING])
def test_a_link_is_shown_in_any_state_and_leaves_the_page_as_it_was(state: State) -> None:
    page = PlayPage(seed="7")
    if state is not State.BEFORE:
        page.set_up()
    if state in (State.PLAYING, State.CLOSING):
        page.begin()
        play(page, 4)
    if state is State.CLOSING:
        page.stop_here()
    before, game, kept = page.children, game_of(page), dict(page.keeper.kept)
    board = opened(page, sent())
    assert board.view["past"]["move"] == MOVES
    assert page.linked.box in page.children
    assert page.parts.stop_line in page.children
    assert page.board not in page.children
    assert (state_of(page), game_of(page), page.keeper.kept) == (state, game, kept)
    page.leave_link()
    assert page.children == before
    assert (state_of(page), game_of(page), page.keeper.kept) == (state, game, kept)


def test_nobody_plays_in_the_game_of_a_link_and_it_can_be_looked_at_all_over() -> None:
    page, game = PlayPage(), sent()
    board = Hearing(opened(page, game, 4))
    assert shown_at(page) == 4
    for request in ({"kind": "now"}, {"kind": "look", "move": 2}):
        assert board.ask(request)["kind"] == "done"
        act = {"kind": "act", "revision": page.linked.board.game.revision, "action": game.legal_actions()[0].code}  # type: ignore[union-attr]
        assert board.ask(act)["kind"] == "refused"
    assert page.linked.where.value.startswith(f"Move 2 of {MOVES}")
    page.linked.on.click()
    assert shown_at(page) == 3
    assert page.linked.board is not None
    assert page.linked.board.game.record() == game.record()


def test_a_game_that_is_over_is_shown_at_its_end_and_cannot_be_played_on_there() -> None:
    page, game = PlayPage(), sent(1000)
    assert game.outcome is not None
    board = opened(page, game)
    assert board.view["outcome"] is not None
    assert page.linked.branch.disabled
    assert page.linked.on.disabled
    page.linked.step(-1)
    assert not page.linked.branch.disabled
    assert shown_at(page) == len(game.actions) - 1


def test_the_game_goes_by_steps_and_stays_between_its_beginning_and_its_end() -> None:
    page = PlayPage()
    opened(page, sent(), 1, still=True)
    linked = page.linked
    assert linked._by_itself.layout.display == "none"
    assert linked.where.value == f"Move 1 of {MOVES}"
    for button, move in ((linked.back, 0), (linked.back, 0), (linked.on, 1), (linked.on, 2)):
        button.click()
        assert shown_at(page) == move
    linked.step(1000)
    assert (shown_at(page), linked.on.disabled, linked.back.disabled) == (MOVES, True, False)


def test_the_game_plays_itself_pauses_and_goes_slower_and_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linked_game, "SPEEDS", (0.02, 0.01, 0.005))
    page = PlayPage()
    linked = page.linked
    linked._seconds = 0.01

    async def watch() -> None:
        opened(page, sent(), 20)
        assert not plays_itself(page)
        linked.play.click()
        assert (plays_itself(page), linked.play.description) == (True, "Stand still")
        while shown_at(page) < 22:
            await asyncio.sleep(0.005)
        linked.play.click()
        here = shown_at(page)
        await asyncio.sleep(0.05)
        assert (plays_itself(page), shown_at(page), linked.play.description) == (False, here, "Let it play")
        linked.faster.click()
        assert (linked.faster.disabled, linked.slower.disabled) == (True, False)
        linked.slower.click()
        linked.slower.click()
        assert (linked.faster.disabled, linked.slower.disabled) == (False, True)
        linked.play.click()
        while plays_itself(page):
            await asyncio.sleep(0.005)
        assert shown_at(page) == MOVES
        linked.play.click()  # from its beginning again
        assert shown_at(page) == 0
        page.leave_link()
        assert not plays_itself(page)

    asyncio.run(watch())


def test_where_no_event_loop_runs_the_game_goes_by_steps() -> None:
    page = PlayPage()
    opened(page, sent(), 3)
    page.linked.play.click()
    assert (plays_itself(page), page.linked.play.description, shown_at(page)) == (False, "Let it play", 3)


def test_the_menu_of_the_page_gives_links_to_the_page_itself() -> None:
    page = PlayPage(seed="7")
    link = {"kind": "link", "names": False}
    board = Hearing(opened(page, sent(), 12))
    assert board.ask(link)["text"] == sent().link("https://example.org/play", move=12)
    page.leave_link()
    page.set_up()
    page.begin()
    assert page.board is not None
    assert Hearing(page.board).ask(link)["text"] == playing(page).link("https://example.org/play")


@pytest.mark.parametrize("by_button", [True, False])
def test_playing_on_begins_a_game_of_its_own_that_is_kept_under_a_new_id(by_button: bool) -> None:
    page = PlayPage()
    board = opened(page, sent(), 12)
    if by_button:
        page.linked.branch.click()
    else:
        Hearing(board).ask({"kind": "branch"})
    assert (state_of(page), page.linked.is_open) == (State.PLAYING, False)
    game = playing(page)
    assert game.view()["branch"] is not None
    assert game.names == ("Maeve", "Tom", "Una")
    assert page.keeper.kept["record"] == game.record()
    assert page.keeper.kept["id"]


def test_playing_on_asks_first_when_a_game_is_under_way_and_keeps_that_game() -> None:
    page = PlayPage(seed="7")
    page.set_up()
    page.begin()
    play(page, 4)
    own, kept = playing(page), dict(page.keeper.kept)
    opened(page, sent(), 12)
    page.linked.branch.click()
    assert (state_of(page), game_of(page)) == (State.ASKING_TO_OPEN, own)
    assert page.parts.from_file.value.startswith("The game from the link goes on from here: Maeve, Tom and Una")
    page.go_on()
    assert (state_of(page), game_of(page), page.keeper.kept) == (State.PLAYING, own, kept)
    opened(page, sent(), 12)
    page.linked.branch.click()
    page.resume()
    assert playing(page) is not own
    assert page.keeper.kept["id"] != kept["id"]


def test_a_game_that_the_browser_has_kept_is_offered_once_the_link_is_left() -> None:
    page = PlayPage()
    opened(page, sent())
    own = Game(seed=7)
    page.keeper.ask({"kind": "found", "id": "x", "record": own.record(), "played": False, "at_once": False})
    assert page.linked.box in page.children
    page.leave_link()
    assert state_of(page) is State.OFFERING
    assert page.parts.offer in page.parts.before.children[1].children


@pytest.mark.parametrize("link", ["#g=1.AAAA", "#g=3.AAAA", "#g=none"])
def test_a_link_of_no_use_is_answered_in_a_sentence_and_the_page_stays(link: str) -> None:
    page = PlayPage()
    before = page.children
    page.keeper.ask({"kind": "here", "address": "", "link": link, "still": False})
    assert page.children == before
    assert "link" in page.parts.trouble.value
    assert "nothing has changed" in page.parts.trouble.value
