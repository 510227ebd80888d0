"""The bars of the site: which figures of a run keep to them."""

from tests.benchmarks.site_bars import BARE, HOOK, HOOK_BY_VOILA, NOTICE, TITLE, WAYS, Bar, answered, bars
from tests.benchmarks.summary import Summary


def alike(figure: float) -> Summary:
    return Summary(figure, figure, figure)


def test_each_figure_is_compared_with_its_limit_or_with_its_neighbour_of_the_same_run() -> None:
    figures = {TITLE: 0.5, BARE: 2.0, NOTICE: 2.1, HOOK: 3.0, HOOK_BY_VOILA: 4.0}
    figures |= {answered(NOTICE): 2.0, answered(HOOK): 4.2, answered(HOOK_BY_VOILA): 4.1}
    seconds = {(name, way): alike(figure) for way in WAYS for name, figure in figures.items()}
    found = bars(seconds, 7.9, Summary(29.0, 61.0, 90.0))
    assert [each.holds for each in found] == [True, False, True, True, False] * 2 + [True, True, False]


def test_a_row_says_the_figure_the_limit_and_whether_it_holds() -> None:
    assert Bar("a page, s", 0.5, 0.5).cells() == ["a page, s", "0.50", "0.50", "pass"]
    assert Bar("a page, s", 0.51, 0.5).cells()[-1] == "FAIL"
