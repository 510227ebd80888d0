"""The pictures of the house rules: each rule of the box has one, of the rule as it is, and the page shows it."""

from __future__ import annotations

import pytest

import holding_on as ho
from tools.house_rules import TOP, departure, differs, files, main, path_of, picture, written


def test_each_house_rule_of_the_box_has_a_picture_of_the_rule_as_it_is_now() -> None:
    assert len(files()) == 12
    assert [file.stem for file in files() if not written(ho.Variant.load(file), file)] == []
    assert main([]) == 0
    assert {file.name for file in path_of(files()[0]).parent.iterdir()} == {path_of(file).name for file in files()}


def test_the_page_shows_each_picture_with_what_the_rule_says() -> None:
    page = (TOP / "docs" / "how-to-change-a-rule.md").read_text(encoding="utf-8")
    for file in files():
        variant = ho.Variant.load(file)
        assert f"![{variant.name}: {variant.sentence}](house-rules/{file.stem}.svg)" in page
        assert f'ho.Game(variant="{file.stem}")' in page


def test_a_picture_of_a_changed_rule_is_not_current() -> None:
    night = next(file for file in files() if file.stem == "night_rests_nobody")
    changed = ho.Variant("The night rests nobody", "Another sentence.", numbers={"DAY-13": 1})
    assert not written(changed, night)


@pytest.mark.parametrize(
    ("name", "plain", "ours"),
    [
        ("tokens_go_stale", [], "Care Tokens go stale: "),
        ("night_rests_nobody", ["Time spent with Billy brings Cleo 2 Care Tokens."], ""),
        ("family_visits", [], "The family visits: Billy's condition goes from 18 to 20."),
    ],
)
def test_a_rule_is_shown_where_a_game_first_goes_another_way(name: str, plain: list[str], ours: str) -> None:
    found = departure(ho.Variant.load(next(file for file in files() if file.stem == name)))
    assert found.plain == plain
    assert found.ours[:1] == [] if not ours else found.ours[0].startswith(ours)


def test_a_rule_that_no_game_meets_is_said_to_make_no_difference() -> None:
    never = ho.Variant("Never", "Nothing is ever otherwise.", after={"new_day": lambda ward: None})
    original, study = ho.simulate(4, policy="random"), ho.simulate(4, policy="random", variant=never)
    assert differs(original, study) == "Every game went the same way: this style makes no use of the rule."


def test_a_picture_has_the_games_of_both_sides() -> None:
    night = next(file for file in files() if file.stem == "night_rests_nobody")
    drawn = picture(night, ho.simulate(6, policy="balanced", seed=1), games=6)
    assert drawn.count("of 6</text>") == 2
    assert "By the rules of the box" in drawn
    assert "which does not know the rule" not in drawn, "a changed number needs no knowing"
