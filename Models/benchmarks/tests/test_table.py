"""The table of the race."""

import pytest

from table import header, ratio, relative_mean, row, summary

NAMES = ["fridge", "fast", "slow"]
RESULTS = [{"fridge": 2.0, "fast": 1.0, "slow": 8.0}, {"fridge": 1.0, "slow": 2.0}, {"fast": 3.0}]


@pytest.mark.parametrize(
    ("times", "expected"),
    [(RESULTS[0], 2.0), (RESULTS[1], 0.5), (RESULTS[2], None), ({"fridge": 1.0}, None), ({}, None)],
)
def test_ratio_to_the_fastest_peer(times, expected):
    assert ratio(times) == expected


def test_rows_have_a_dash_where_a_time_is_missing():
    assert row("net", NAMES, RESULTS[0]) == "| net | 2.0 | 1.0 | 8.0 | 2.00 |"
    assert row("net", NAMES, RESULTS[2]) == "| net | – | 3.0 | – | – |"


def test_every_line_has_the_columns_of_the_header():
    title, rule = header("ms", NAMES).split("\n")
    assert title == "| ms | fridge | fast | slow | fridge ÷ fastest peer |"
    lines = [rule, row("net", NAMES, RESULTS[0]), summary(NAMES, RESULTS)]
    assert {line.count("|") for line in lines} == {title.count("|")}


def test_means_are_geometric_and_of_common_networks():
    assert relative_mean("slow", RESULTS) == "2.83"
    assert relative_mean("fast", RESULTS) == "0.50"
    assert relative_mean("absent", RESULTS) == "–"
    assert summary(NAMES, RESULTS).endswith("| 1.00 | 0.50 | 2.83 | 1.00, worst 2.00 |")
    assert summary(NAMES, []).endswith("| – | – | – | – |")
