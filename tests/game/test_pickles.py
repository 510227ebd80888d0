"""A pickle of a game, or of what hangs on it, is its record: small, without observers, and the same game again."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import holding_on as ho
from holding_on.game import records
from tests.engine.table import journal_of, played
from tests.game.campaigns import linked, lost, won

AGAIN: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "oldest pickle": lambda thing: pickle.loads(pickle.dumps(thing, 2)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
"""Ways to have a thing once more."""
EVERY_WAY = pytest.mark.parametrize("again", AGAIN.values(), ids=AGAIN)
MORE = 400
"""Bytes of a pickle beside the record: how the memories are laid, and what the class is called."""


def assert_same(one: ho.Game, other: ho.Game) -> None:
    """One game and another stand alike, with the same past, and share nothing that changes."""
    assert one is not other
    assert one.record() == other.record()
    assert one.view() == other.view()
    assert one.lines() == other.lines()
    assert journal_of(one) == journal_of(other)
    assert one.table() == other.table()
    assert one.arrangement.plain() == other.arrangement.plain()
    assert one.can_undo == other.can_undo
    assert repr(one.why("condition")) == repr(other.why("condition"))


@EVERY_WAY
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_the_same_again_and_goes_on_by_itself(seed: int, again: Callable[[ho.Game], ho.Game]) -> None:
    game = ho.Game(1 + seed % 3, 4 - seed % 3, seed=seed, free_undo=seed % 2 == 0)
    while game.outcome is None:
        other = again(game)
        assert_same(game, other)
        before = game.view()
        played(other, 3, 5)
        assert game.view() == before, "what happens to the other happens to the other alone"
        played(game, 3, 41)
    assert_same(game, again(game))
    assert again(game).outcome == game.outcome


def test_a_pickle_has_the_size_of_the_record() -> None:
    game = played(ho.Game(seed=7), 7, 150)
    assert len(pickle.dumps(game)) < len(game.record()) + MORE
    campaign = ho.Campaign()
    played(campaign.play(seed=7), 7)
    assert len(pickle.dumps(campaign)) < len(campaign.record()) + 2 * MORE


@EVERY_WAY
def test_a_game_that_began_from_a_scene_a_position_or_a_moment_is_the_same_again(
    again: Callable[[ho.Game], ho.Game],
) -> None:
    scene = {"day": 2, "grid": {"partials": ["1-1", "1-2"], "clears": ["1-1"]}, "pawns": {"Ann": {"clears": ["2-5"]}}}
    begun = ho.Game(seed=5, names=["A", "B", "C"], deal={"patients": ["P07", {"kind": "stable", "staff": 1}]})
    for first in (ho.Game.from_scene(scene, seed=4), ho.Game.from_position(played(begun, 5, 20).position())):
        for game in (first, first.branch(seed=3)):
            assert_same(game, again(game))
            assert_same(played(game, 2, 25), again(game))


@EVERY_WAY
def test_a_moment_that_is_over_stays_over(again: Callable[[ho.Game], ho.Game]) -> None:
    game = played(ho.Game(seed=7), 7, 60)
    for move in (0, 13, 60):
        past = again(game.at(move=move))
        assert_same(game.at(move=move), past)
        assert past.view()["past"] is not None
        with pytest.raises(ho.IllegalAction, match="to be read and not to be played"):
            past.apply(game.at(move=move).legal_actions()[0])


@EVERY_WAY
def test_what_was_taken_back_and_how_the_memories_lie_go_along(again: Callable[[ho.Game], ho.Game]) -> None:
    scene = {"grid": {"partials": ["1-1", "1-2", "2-4"], "clears": ["2-4"]}}
    game = played(ho.Game.from_scene(scene, seed=4, free_undo=True), 4, 10)
    game.undo()
    game.arrangement.move("1-1", 5)
    game.arrangement.track("2-4")
    other = again(game)
    assert_same(game, other)
    assert other.revision == game.revision == 11
    other.undo()
    other.arrangement.move("1-1", 1)
    assert game.arrangement.position("1-1") == 5


@EVERY_WAY
def test_who_watches_a_game_does_not_watch_the_other(again: Callable[[ho.Game], ho.Game]) -> None:
    game, heard = ho.Game(seed=7), []
    game.subscribe(lambda game: heard.append(game))
    game.arrangement.subscribe(lambda: heard.append(game))
    other = again(game)
    played(other, 1, 3)
    assert heard == []
    game.apply(game.legal_actions()[0])
    assert heard == [game]


@EVERY_WAY
def test_what_a_game_answers_is_the_same_again(again: Callable[[Any], Any]) -> None:
    game = ho.Game(seed=7, first=0)
    changes = game.apply(ho.Action.of("turn"))
    assert list(again(changes)) == list(changes)
    assert repr(again(changes)) == repr(changes)
    chain = game.why("condition")
    assert (again(chain).links, again(chain).sentence) == (chain.links, chain.sentence)
    over = played(ho.Game(seed=8), 8)
    things: list[Any] = [game.decision, game.decision.barred, chain, over.decision, over.outcome, game.legal_actions()]
    for thing in things:
        assert repr(again(thing)) == repr(thing)
        if hasattr(thing, "_repr_html_"):
            assert again(thing)._repr_html_() == thing._repr_html_()
        assert len(pickle.dumps(thing)) < 20_000, "no whole box goes along"
    assert again(game.words).texts is game.words.texts


def test_words_of_ones_own_go_along(tmp_path: Path) -> None:
    words = ho.Game(seed=1, content=str(linked(tmp_path))).words
    assert "narrative.103A.title" in words.texts
    again = pickle.loads(pickle.dumps(words))
    assert (again.lang, again.texts) == (words.lang, words.texts)


def test_a_game_with_content_of_ones_own_finds_its_folder_or_says_that_it_is_gone(tmp_path: Path) -> None:
    folder = linked(tmp_path / "own")
    game = played(ho.Game(2, seed=1, content=str(folder)), 1, 9)
    kept = pickle.dumps(game)
    assert_same(game, pickle.loads(kept))
    folder.rename(tmp_path / "elsewhere")
    with pytest.raises(ho.HoldingOnError, match="no such folder"):
        pickle.loads(kept)


@EVERY_WAY
def test_a_campaign_is_the_same_again_and_goes_on_by_itself(again: Callable[[Any], Any], tmp_path: Path) -> None:
    campaign = ho.Campaign(str(linked(tmp_path)))
    assert again(campaign).record() == campaign.record()
    lost(campaign, names=["Maeve", "Tom", "Una"])
    won(campaign)
    campaign.play(seed=3)
    other = again(campaign)
    assert other.record() == campaign.record()
    assert (
        (other.completed, other.tries, other.next) == (campaign.completed, campaign.tries, campaign.next) != ((), {}, 1)
    )
    assert other.game is not None
    assert campaign.game is not None
    assert_same(other.game, campaign.game)
    other.reset()
    assert campaign.completed == (1,)


@pytest.mark.parametrize("way", ["pickle", "deepcopy"])
def test_a_campaign_and_its_game_stay_one(way: str) -> None:
    campaign = ho.Campaign()
    game = played(campaign.play(seed=7), 7)
    campaign, game = AGAIN[way]((campaign, game))
    assert campaign.game is game
    campaign.finish(game)
    assert len(campaign.played) == 1
    assert len(AGAIN[way](campaign).played) == 1


def test_a_damaged_pickle_is_refused_like_a_damaged_record() -> None:
    kept = pickle.dumps(ho.Game(seed=7))
    with pytest.raises(ho.RecordError, match="checksum"):
        pickle.loads(kept.replace(b'"seed":7', b'"seed":8'))
    assert records.RECORD.encode() in kept


def test_errors_can_be_sent_from_one_process_to_another() -> None:
    game = ho.Game(seed=7)
    with pytest.raises(ho.IllegalAction) as refused:
        game.apply(ho.Action.of("stop"))
    error = refused.value
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.action, again.reason, again.rule, again.facts) == (
        str(error),
        error.action,
        error.reason,
        error.rule,
        error.facts,
    )
    with pytest.raises(ho.StyleError) as stopped:
        ho.simulate(3, policy=lambda seat, actions: ho.Action.of("stop"))
    failed = pickle.loads(pickle.dumps(stopped.value))
    assert str(failed) == str(stopped.value)
    assert failed.action == stopped.value.action
    assert failed.game.record() == stopped.value.game.record()
    assert failed.study.games.equals(stopped.value.study.games)


def test_a_study_takes_its_frames_along_and_not_the_words_of_the_box() -> None:
    study = ho.simulate(20, policy="random", seed=2)
    again = pickle.loads(pickle.dumps(study))
    assert again.games.equals(study.games)
    assert again.shifts.equals(study.shifts)
    assert (repr(again), again._repr_html_()) == (repr(study), study._repr_html_())
    frames = len(pickle.dumps((study.games, study.shifts)))
    assert len(pickle.dumps(study)) < frames + MORE
