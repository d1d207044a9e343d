"""Wilson's interval, the scores of sets, the tables of found objects, and the figures that the program must agree with.

The last compare with Fixtures/evaluation, which AgreementTests.swift holds the program against.
"""

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from calibrate_fusion import evidence
from found_objects import Found, Photo, ordered, read_found, read_photos
from judgement import share, wilson
from objects import LabelledObject
from set_judgement import set_classes, sets

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (8, 10, 0.490162, 0.943318),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (1, 1, 0.206549, 1.0),
        (50, 100, 0.403832, 0.596168),
    ],
)
def test_wilson_interval(count, total, low, high):
    assert wilson(count, total) == pytest.approx((low, high), abs=2e-6)


def test_nothing_of_nothing_has_no_share():
    assert wilson(0, 0) == (None, None)
    assert share(0, 0) is None
    assert share(1, 3) == 0.333333


def photo(shown: list[str], found: dict[str, float]) -> Photo:
    truth = [LabelledObject("1.jpg", "val", name, None) for name in shown]
    return Photo("1.jpg", truth, [Found(name, confidence, None) for name, confidence in found.items()])


PHOTOS = [
    photo(["egg", "egg", "corn"], {"egg": 0.9, "ham": 0.8, "corn": 0.5}),
    photo(["ham"], {"ham": 0.7}),
    photo([], {}),
]


def test_set_scores():
    result = sets(PHOTOS, 0.5)
    # A confidence must exceed the threshold: egg and ham are named in the first photo.
    assert result["micro"] == {"precision": 0.666667, "recall": 0.666667, "f1": 0.666667}
    assert result["macro"] == {"precision": 0.75, "recall": 0.75, "f1": 0.833333}
    assert sets(PHOTOS, 0.4)["micro"] == {"precision": 0.75, "recall": 1.0, "f1": 0.857143}


def test_set_scores_of_no_photo():
    assert sets([], 0.5)["micro"] == {"precision": None, "recall": None, "f1": None}


def test_set_scores_by_ingredient():
    rows = {row["ingredient"]: row for row in set_classes(PHOTOS, 0.5, ["ham", "egg"])}
    assert list(rows) == ["ham", "egg", "corn"]
    assert (rows["ham"]["photos"], rows["ham"]["named"], rows["ham"]["correct"]) == (1, 2, 1)
    assert (rows["corn"]["recall"], rows["corn"]["precision"]) == (0.0, None)


def test_known_labels_come_first():
    assert ordered({"b", "z", "a", "c"}, ["c", "x", "b"]) == ["c", "b", "a", "z"]


def test_found_objects_are_read_by_file(tmp_path):
    table = tmp_path / "found.csv"
    table.write_text(
        "file,ingredient,x0,y0,x1,y1,confidence\n1.jpg,egg,0,0,0.5,1,0.9\n1.jpg,corn,,,,,0.5\n2.jpg,ham,0,0,1,1,1\n"
    )
    found = read_found(table)
    assert found["1.jpg"] == [Found("egg", 0.9, (0, 0, 0.5, 1)), Found("corn", 0.5, None)]
    assert found["2.jpg"] == [Found("ham", 1, (0, 0, 1, 1))]


def test_alternatives_count_for_boxes_alone(tmp_path):
    table = tmp_path / "found.csv"
    table.write_text("file,ingredient,x0,y0,x1,y1,confidence,rank\n1.jpg,egg,,,,,0.6,1\n1.jpg,corn,,,,,0.55,2\n")
    found = read_found(table)["1.jpg"]
    assert found == [Found("egg", 0.6, None), Found("corn", 0.55, None, rank=2)]
    photo = Photo("1.jpg", [LabelledObject("1.jpg", "val", "corn", (0, 0, 1, 1))], found)
    assert photo.named(0.5) == {"egg"}
    confidences, right = evidence([replace(photo, found=[replace(one, box=(0, 0, 1, 1)) for one in found])])
    assert (confidences.tolist(), right.tolist()) == ([0.6], [False])
    pytest.importorskip("pycocotools", reason="box_judgement.py needs pycocotools")
    from box_judgement import boxes

    figures = boxes([photo], [])
    assert figures["mean"]["ap50"] == 1
    assert figures["unnamed"]["ap50"] == 1
    assert [(row["ingredient"], row["found"]) for row in figures["classes"]] == [("corn", 1), ("egg", 1)]


def test_what_no_list_names_does_not_count(tmp_path):
    header = "file,split,ingredient,x0,y0,x1,y1\n"
    (tmp_path / "objects.csv").write_text(f"{header}1.jpg,val,egg,,,,\n1.jpg,val,cake,,,,\n3.jpg,train,egg,,,,\n")
    (tmp_path / "more.csv").write_text(f"{header}2.jpg,val,none,,,,\n")
    answers = [Found("egg", 0.9, None), Found("other", 0.8, None), Found("none", 0.7, None)]
    found = {str(tmp_path / "1.jpg"): answers}
    egg = LabelledObject("1.jpg", "val", "egg", None)
    assert read_photos(tmp_path, "val", found) == [Photo("1.jpg", [egg], answers[:1])]
    assert read_photos(tmp_path, "val", found, "more.csv") == [Photo("2.jpg", [], [])]


def test_the_classifier_figures_of_the_fixture(tmp_path, monkeypatch, capsys):
    pytest.importorskip("onnxruntime", reason="evaluate.py needs onnxruntime")
    import evaluate

    answers = tmp_path / "answers.csv"
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(
        sys,
        "argv",
        ["evaluate.py", "Fixtures/home/models/colors.onnx", "--data", "Fixtures/evaluation", "--json"]
        + ["--answers", os.fspath(answers)],
    )
    evaluate.main()
    expected = ROOT / "Fixtures/evaluation"
    assert json.loads(capsys.readouterr().out) == json.loads((expected / "expected.json").read_text())
    assert answers.read_text() == (expected / "expected.csv").read_text()


def test_the_box_figures_of_the_fixture(monkeypatch, capsys):
    pytest.importorskip("pycocotools", reason="evaluate_boxes.py needs pycocotools")
    import evaluate_boxes

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(
        sys, "argv", ["evaluate_boxes.py", "Fixtures/evaluation/found.csv", "--data", "Fixtures/evaluation"]
    )
    evaluate_boxes.main()
    expected = ROOT / "Fixtures/evaluation/expected-boxes.json"
    assert json.loads(capsys.readouterr().out) == json.loads(expected.read_text())
