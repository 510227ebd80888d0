"""What people can be called: with the signs that their names are written with, and with no name twice."""

import pytest

import holding_on as ho
from holding_on.board import PlayPage
from holding_on.game import records

SHRI = "ශ්‍රී"
"""Sinhala, with a zero-width joiner."""
ALI_REZA = "علی‌رضا"
"""Persian, with a zero-width non-joiner."""
MOHAN = "മോഹന്‍"
"""Malayalam as it was long written: a joiner ends the name."""
NAMES = [
    SHRI,
    ALI_REZA,
    MOHAN,
    "क्‍षमा",
    "Ann Marie",
    "O'Neill",
    "O’Neill",
    "Jean-Luc",
    "J. R.",
    "Zoe\u0308",
    "Nguyễn",
    "山田 太郎",
]


@pytest.mark.parametrize("name", NAMES)
def test_people_sit_down_under_the_names_that_they_have(name: str) -> None:
    game = ho.Game(seed=7, first=0, names=[name, "Ben", "Cleo"])
    assert game.names[0] == name
    assert ho.Game.from_record(game.record()).names == game.names
    assert ho.Game.from_position(game.position()).names == game.names
    campaign = ho.Campaign()
    campaign.play(seed=7, names=[name, "Ben", "Cleo"])
    assert ho.Campaign.from_record(campaign.record()).carried["names"] == [name, "Ben", "Cleo"]


@pytest.mark.parametrize("name", ["Ann\u00a0Marie", "Ann\u202fMarie", "Ann\u3000Marie", " Ann  Marie\u00a0"])
def test_a_pasted_space_becomes_a_plain_one(name: str) -> None:
    game = ho.Game(seed=7, first=0, names=[name, "Ben", "Cleo"])
    assert game.names[0] == "Ann Marie"
    assert str(game.why("Ann\u00a0Marie stress"))
    scene = {"day": 2, "pawns": {name: {"stress": 1}}}
    assert ho.Game.from_scene(scene, names=[name, "Ben", "Cleo"]).structure()["stress"][0] == 1


@pytest.mark.parametrize(
    "name",
    [
        *(f"An{sign}n" for sign in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200b\u00ad\n\x00"),
        "\u200d", "\u200c\u200d", "\u200dAnn", "Ann\u200d", "Ann\u200c ", "A\u200c\u200dnn", "Ann\u200d Marie",
        "\u3164", "\u2800\u2800", "\u115f", "\u0301", "\ufe0f", "\u00a0", "\U000e0100",
    ],
)  # fmt: skip
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(ho.SceneError, match="names"):
        ho.Game(names=[name, "Ben", "Cleo"])
    body = {"content": ho.Game().fingerprint, "names": [name], "played": []}
    with pytest.raises(ho.RecordError, match="names"):
        ho.Campaign.from_record(records.write(records.CAMPAIGN, body))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (ALI_REZA, ALI_REZA.replace("\u200c", "")),
        ("Ann", "A\u200dnn"),
        ("Ann", "ann"),
        ("Ann", "An\u034fn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann Marie", "Ann\u00a0Marie"),
        ("Ann Marie", "Ann  Marie"),
        ("Zoë", "Zoe\u0308"),
    ],
)
def test_two_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    with pytest.raises(ho.SceneError, match="of her or his own"):
        ho.Game(names=[one, other, "Cleo"])
    page = PlayPage(seed="7")
    page.form.choose(names=(one, other, "Cleo", "Dan"))
    page.begin()
    assert page.game is None
    assert page.form.view["wrong"]["field"] == "names"


def test_the_form_of_the_board_takes_the_names_that_people_have() -> None:
    page = PlayPage(seed="7")
    page.form.choose(names=(SHRI, ALI_REZA, "Ann\u00a0Marie", "Dan"), players=3)
    page.begin()
    assert page.game is not None
    assert page.game.names == (SHRI, ALI_REZA, "Ann Marie")
