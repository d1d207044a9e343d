"""The choice of the list's threshold and of the certain names', over several tables."""

import sys

import pytest

import choose_thresholds
from choose_thresholds import certain_threshold, list_threshold, mean_scores, report
from found_objects import Found, Photo, halves
from objects import LabelledObject, in_second_half

NAMES = [f"{number}.jpg" for number in range(100)]
FIRST = [name for name in NAMES if not in_second_half(name)]
SECOND = [name for name in NAMES if in_second_half(name)]


def photo(file: str, shown: list[str], found: dict[str, float]) -> Photo:
    truth = [LabelledObject(file, "val", name, None) for name in shown]
    return Photo(file, truth, [Found(name, confidence, None) for name, confidence in found.items()])


def scores(precision: float | None, f1: float | None) -> dict[str, float | None]:
    return {"f1": f1, "precision": precision, "recall": 0.5}


SWEEP = {
    0.2: scores(0.6, 0.9),
    0.4: scores(0.85, 0.7),
    0.5: scores(0.9, 0.8),
    0.6: scores(0.97, 0.8),
    0.8: scores(0.96, 0.5),
    0.9: scores(None, 0.0),
}


@pytest.mark.parametrize(
    ("precision", "expected"),
    [(0.5, 0.2), (0.85, 0.5), (0.86, 0.5), (0.97, 0.6), (0.98, None)],
)
def test_the_list_has_the_best_f1_that_is_precise_enough(precision, expected):
    # Of 0.5 and 0.6, which are equal, the lower one; nothing named has no precision.
    assert list_threshold(SWEEP, precision) == expected


@pytest.mark.parametrize(("precision", "expected"), [(0.85, 0.4), (0.951, 0.6), (0.97, 0.6), (0.98, None)])
def test_certain_names_begin_as_low_as_they_are_precise_enough(precision, expected):
    assert certain_threshold(SWEEP, precision) == expected


def test_each_table_has_the_same_weight():
    right = [photo(name, ["egg"], {"egg": 0.9}) for name in NAMES[:3]]
    wrong = [photo(NAMES[3], ["egg"], {"ham": 0.9})]
    assert mean_scores([right, wrong], 0.5) == {"f1": 0.5, "precision": 0.5, "recall": 0.5}
    # Above 0.9 nothing is named, so there is no precision; a table without photos counts for nothing.
    assert mean_scores([right, wrong], 0.95) == {"f1": 0.0, "precision": None, "recall": 0.0}
    assert mean_scores([right, []], 0.5) == {"f1": 1.0, "precision": 1.0, "recall": 1.0}


def test_the_halves_are_those_of_the_names():
    first, second = halves([photo(name, [], {}) for name in NAMES])
    assert [one.file for one in first] == FIRST and [one.file for one in second] == SECOND
    assert (FIRST[:4], SECOND[:4]) == (["0.jpg", "1.jpg", "5.jpg", "6.jpg"], ["2.jpg", "3.jpg", "4.jpg", "7.jpg"])


def test_the_figures_are_those_of_the_other_half():
    # The first half asks for 0.40, below which ham is wrong; in the second half a wrong ham is above it.
    table = [photo(name, ["egg"], {"egg": 0.7, "ham": 0.4}) for name in FIRST[:6]]
    table += [photo(name, ["egg", "corn"], {"egg": 0.7, "ham": 0.5}) for name in SECOND[:2]]
    lines = report({"objects.csv": table, "more.csv": []}, 0.85, 0.97).splitlines()
    assert lines[0].startswith("list: 0.40 (precision 85% or more), certain: 0.40 (97% or more), chosen on 6 other")
    assert lines[3:] == [
        "| objects.csv | 2 | 50.0% | 50.0% | 50.0% | 50.0% | 50.0% | 50.0% |",
        "| more.csv | 0 | – | – | – | – | – | – |",
        "| all, equally weighted | 2 | 50.0% | 50.0% | 50.0% | 50.0% | 50.0% | 50.0% |",
    ]


def test_a_precision_that_no_threshold_reaches():
    table = [photo(name, ["egg"], {"ham": 0.7}) for name in NAMES[:6]]
    lines = report({"objects.csv": table}, 0.85, 0.97).splitlines()
    assert lines[0].startswith("list: none (precision 85% or more), certain: none (97% or more)")
    assert lines[-1].endswith("| – | – | – | – | – | – |")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of data with a table of six photos of eggs and one without food, and the answers about them."""
    photos = tmp_path / "photos"
    photos.mkdir()
    files = [*FIRST[:3], *SECOND[:3]]
    rows = [f"{file},val,egg,,,," for file in files] + [f"{SECOND[3]},val,none,,,,"]
    (photos / "eggs.csv").write_text("\n".join(["file,split,ingredient,x0,y0,x1,y1", *rows, ""]))
    found = [f"{photos / file},egg,,,,,0.5" for file in files]
    (tmp_path / "found.csv").write_text("\n".join(["file,ingredient,x0,y0,x1,y1,confidence", *found, ""]))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(monkeypatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["choose_thresholds.py", "--data", *arguments])
    choose_thresholds.main()


@pytest.mark.parametrize(("fewest", "photos"), [("0", 4), ("1", 3), ("2", 0)])
def test_tables_are_read_with_their_answers(folder, monkeypatch, capsys, fewest, photos):
    run(monkeypatch, str(folder), "eggs.csv=found.csv", "--min-objects", fewest)
    assert f"| eggs.csv | {photos} |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["eggs.csv"], "not of the form TABLE=ANSWERS"),
        (["=found.csv"], "not of the form TABLE=ANSWERS"),
        (["eggs.csv=found.csv", "--split", "train"], "found.csv names no photo of eggs.csv"),
        (["eggs.csv=found.csv", "eggs.csv=found.csv"], "eggs.csv is named twice"),
    ],
)
def test_arguments_that_do_not_belong_together_are_refused(folder, monkeypatch, capsys, arguments, message):
    with pytest.raises(SystemExit):
        run(monkeypatch, str(folder), *arguments)
    assert message in capsys.readouterr().err
