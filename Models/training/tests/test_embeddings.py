"""The choice of objects whose embeddings are written."""

import pytest

pytest.importorskip("onnxruntime")
from embeddings import Row, selected  # noqa: E402


def row(file: str, ingredient: str, split: str = "train") -> Row:
    return Row("objects.csv", file, split, ingredient, None)


def test_all_objects_outside_of_training_are_kept():
    rows = [row(f"a/{index}.jpg", "egg", "val") for index in range(9)]
    assert selected(rows, 1) == rows


def test_training_objects_come_from_as_many_photos_as_possible():
    rows = [row(f"a/{index // 3}.jpg", "egg") for index in range(9)]
    assert sorted(entry.file for entry in selected(rows, 3)) == ["a/0.jpg", "a/1.jpg", "a/2.jpg"]
    assert len(selected(rows, 5)) == 5


def test_one_fridge_counts_apart():
    rows = [row(f"{source}/{index}.jpg", "egg") for source in ("aicook", "b") for index in range(4)]
    assert len(selected(rows, 3)) == 6
