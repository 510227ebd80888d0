"""The command that tells the days of saved games: a page, or text."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import holding_on as ho
from holding_on.commands.command_line import enter as entered
from holding_on.common.words import say
from holding_on.game import records
from tests.game.campaigns import lost

Capture = pytest.CaptureFixture[str]


def enter(*words: str) -> int:
    """Run the command with these words."""
    return entered(["debrief", *words])


def saved(folder: Path, name: str, seed: int = 7, moves: int = 40, **options: Any) -> Path:
    """A game by chance that was stopped, saved in a file."""
    game, chance = ho.Game(seed=seed, **options), Random(seed)
    while game.outcome is None and game.revision < moves:
        game.apply(chance.choice(game.legal_actions()))
    path = folder / name
    path.write_text(game.record(), encoding="utf-8")
    return path


def test_a_stopped_game_is_printed_without_the_players_names(tmp_path: Path, capsys: Capture) -> None:
    path = saved(tmp_path, "ward.json", names=["Anna", "Bert", "Cilla"])
    assert enter(str(path)) == 0
    told = capsys.readouterr().out
    assert "days with Billy" in told
    assert "Nurse 1" in told
    assert "Anna" not in told
    assert enter(str(path), "--names") == 0
    assert "Anna" in capsys.readouterr().out


def test_games_of_one_seed_become_one_page_which_can_be_written_again(tmp_path: Path, capsys: Capture) -> None:
    one, other, out = saved(tmp_path, "1.json"), saved(tmp_path, "2.json", moves=20), tmp_path / "days.html"
    for _ in range(2):
        assert enter(str(one), str(other), "--out", str(out)) == 0
        assert str(out) in capsys.readouterr().out
    page = out.read_text(encoding="utf-8")
    assert page.count('<h2 class="hd-title"') == 2
    assert page.count('class="hd-threads"') == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.json", "2.json", "days.html"]


def test_each_file_that_is_no_game_is_named_and_nothing_is_written(tmp_path: Path, capsys: Capture) -> None:
    good, out = saved(tmp_path, "good.json"), tmp_path / "days.html"
    (tmp_path / "prose.txt").write_text("Once upon a time", encoding="utf-8")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    position = tmp_path / "position.json"
    position.write_text(ho.Game(seed=1).position(), encoding="utf-8")
    middle = tmp_path / "middle.json"
    middle.write_text(ho.Game.from_position(ho.Game(seed=1).position()).record(), encoding="utf-8")
    bad = ["prose.txt", "bytes", "position.json", "middle.json", "missing.json", "."]
    code = enter(str(good), *(str(tmp_path / name) for name in bad), "--out", str(out))
    assert code == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == len(bad)
    assert all(line.startswith(str(tmp_path / name)) for name, line in zip(bad, told, strict=True))
    assert "began in the middle" in told[3]
    assert not out.exists()


def test_a_game_of_other_content_is_told_with_its_folder(tmp_path: Path, capsys: Capture) -> None:
    content = tmp_path / "own" / "text" / "en"
    content.mkdir(parents=True)
    (content / "own.toml").write_text('[scenario.1]\ntitle = "Who is this?"\n', encoding="utf-8")
    path = saved(tmp_path, "own.json", content=str(tmp_path / "own"))
    assert enter(str(path), "--content", str(tmp_path / "own")) == 0
    assert "Who is this?" in capsys.readouterr().out


def test_a_game_of_other_cards_is_refused_and_the_option_is_named(tmp_path: Path, capsys: Capture) -> None:
    path = saved(tmp_path, "old.json")
    game = records.read(records.RECORD, path.read_text(encoding="utf-8"))
    path.write_text(records.write(records.RECORD, {**game, "content": "0" * 16}), encoding="utf-8")
    assert enter(str(path)) == 2
    told = capsys.readouterr().err
    assert "other content" in told
    assert "--content" in told


def test_a_file_that_is_no_page_of_ours_is_never_replaced(tmp_path: Path, capsys: Capture) -> None:
    path, diary = saved(tmp_path, "ward.json"), tmp_path / "diary.html"
    diary.write_text("<p>Dear diary", encoding="utf-8")
    for out in (diary, path, tmp_path):
        assert enter(str(path), "--out", str(out)) == 2
        assert capsys.readouterr().err.strip() == say("debrief.not_ours", file=out)
    assert diary.read_text(encoding="utf-8") == "<p>Dear diary"
    assert ho.Game.from_record(path.read_text(encoding="utf-8")).seed == 7


def test_a_page_that_cannot_be_written_is_a_sentence(tmp_path: Path, capsys: Capture) -> None:
    path = saved(tmp_path, "ward.json")
    assert enter(str(path), "--out", str(tmp_path / "no" / "days.html")) == 1
    assert "No such file" in capsys.readouterr().err


def test_turning_points_are_worked_out_when_they_are_asked_for(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    from holding_on.study import comparing

    monkeypatch.setattr(comparing, "SCREEN", 2)
    monkeypatch.setattr(comparing, "FRESH", 4)
    path = saved(tmp_path, "ward.json", scenario=0, moves=30)
    nowhere = ho.Game().words.say("study.turning.nowhere")
    assert enter(str(path), "--turning") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "From there 4 games were played on" in told or nowhere in told
    assert enter(str(path)) == 0
    without = " ".join(capsys.readouterr().out.split())
    assert "played on" not in without
    assert nowhere not in without


def campaign_in(folder: Path, name: str = "campaign.json", ends: int = 2) -> Path:
    """A campaign saved in a file: lost games, and another game that was begun."""
    campaign = ho.Campaign()
    for _ in range(ends):
        lost(campaign, names=["Anna", "Bert", "Cilla"])
    game, chance = campaign.play(seed=7), Random(7)
    while game.revision < 40:
        game.apply(chance.choice(game.legal_actions()))
    path = folder / name
    path.write_text(campaign.record(), encoding="utf-8")
    return path


def test_of_a_campaign_the_last_game_is_printed_and_then_its_chapters(tmp_path: Path, capsys: Capture) -> None:
    assert enter(str(campaign_in(tmp_path))) == 0
    told = capsys.readouterr().out
    before, after = told.split("The chapters so far")
    assert "days with Billy" in before
    assert after.count("Chapter 1, Who is Billy Kerr?") == 2
    assert "Billy died on day 1." in " ".join(after.split())
    assert "Anna" not in told


def test_between_two_games_a_campaign_has_its_chapters_alone(tmp_path: Path, capsys: Capture) -> None:
    campaign = ho.Campaign()
    lost(campaign)
    campaign.leave()
    path, out = tmp_path / "campaign.json", tmp_path / "chapters.html"
    path.write_text(campaign.record(), encoding="utf-8")
    assert enter(str(path)) == 0
    assert capsys.readouterr().out.startswith("The chapters so far\n  - Chapter 1")
    assert enter(str(path), "--turning") == 0
    for _ in range(2):
        assert enter(str(path), "--out", str(out)) == 0
    page = out.read_text(encoding="utf-8")
    assert page.count('<li class="hd-chapter"') == 1
    assert '<h2 class="hd-title"' not in page


def test_a_campaign_and_a_game_become_one_page(tmp_path: Path) -> None:
    game, campaign, out = saved(tmp_path, "ward.json"), campaign_in(tmp_path), tmp_path / "days.html"
    assert enter(str(campaign), str(game), "--out", str(out)) == 0
    page = out.read_text(encoding="utf-8")
    assert page.count('<h2 class="hd-title"') == 2
    assert page.count('<li class="hd-chapter"') == 2
    assert "Anna" not in page


def test_a_campaign_of_which_nothing_can_be_told_is_refused_in_a_sentence(tmp_path: Path, capsys: Capture) -> None:
    whole = campaign_in(tmp_path).read_text(encoding="utf-8")
    texts = {
        "empty.json": ho.Campaign().record(),
        "cut.json": whole[:-200],
        "changed.json": whole.replace('"ended":"condition"', '"ended":"objective"', 1),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        out = tmp_path / "days.html"
        assert enter(str(tmp_path / name), "--out", str(out)) == 2
        told = capsys.readouterr().err.splitlines()
        assert len(told) == 1
        assert told[0].startswith(str(tmp_path / name))
        assert not out.exists()


def test_a_campaign_with_no_finished_game_is_told_by_the_game_under_way(tmp_path: Path, capsys: Capture) -> None:
    assert enter(str(campaign_in(tmp_path, ends=0))) == 0
    told = capsys.readouterr().out
    assert "days with Billy" in told
    assert "The chapters so far" not in told
