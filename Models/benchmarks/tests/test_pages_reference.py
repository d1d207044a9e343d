"""Tests of the comparison of page corners with OpenCV's contours."""

import json
import sys

import numpy as np
import pytest

pytest.importorskip("cv2", reason="pages_reference.py needs opencv-python-headless")

import cv2

from pages_reference import contour_corners, found_by_fridge, jaccard, labelled, least_sine

TILTED = np.array([[210, 60], [500, 120], [450, 400], [130, 330]], np.float32)
SQUARE = np.array([[0, 0], [10, 0], [10, 10], [0, 10]], np.float32)


def picture(corners, table=(70, 80, 90), paper=(230, 230, 225)):
    image = np.full((480, 640, 3), table, np.uint8)
    cv2.fillConvexPoly(image, corners.astype(np.int32), paper, cv2.LINE_AA)
    return np.clip(image + np.random.default_rng(1).normal(0, 2, image.shape), 0, 255).astype(np.uint8)


@pytest.mark.parametrize(("table", "paper"), [((70, 80, 90), (230, 230, 225)), ((235, 235, 235), (60, 40, 150))])
def test_contours_find_a_page(table, paper):
    assert jaccard(contour_corners(picture(TILTED, table, paper)), TILTED) > 0.97


def test_a_blank_picture_has_no_page():
    assert contour_corners(np.full((480, 640, 3), 200, np.uint8)) is None


def test_jaccard_index():
    assert jaccard(SQUARE, SQUARE) == pytest.approx(1)
    assert jaccard(SQUARE, SQUARE + [5, 0]) == pytest.approx(1 / 3)
    assert jaccard(SQUARE, SQUARE + [20, 0]) == 0


def test_least_sine():
    assert least_sine(SQUARE) == pytest.approx(1)
    assert least_sine(np.array([[0, 0], [10, 0], [20, 10], [10, 10]], float)) == pytest.approx(np.sqrt(0.5))


def test_only_labelled_pages_count(tmp_path):
    (tmp_path / "pages.csv").write_text(
        "file,what,x0,y0,x1,y1,x2,y2,x3,y3\n"
        "a.jpg,page,0.1,0.2,0.9,0.2,0.9,0.8,0.1,0.8\n"
        "b.jpg,grid,0.1,0.2,0.9,0.2,0.9,0.8,0.1,0.8\n"
        "c.jpg,page,,,,,,,,\n"
    )
    ((path, corners),) = labelled(tmp_path)
    assert path == tmp_path / "a.jpg"
    assert corners.tolist() == [[0.1, 0.2], [0.9, 0.2], [0.9, 0.8], [0.1, 0.8]]


def test_the_surest_page_is_read(tmp_path):
    pages = [{"corners": TILTED.tolist(), "confidence": 0.9}, {"corners": SQUARE.tolist(), "confidence": 0.6}]
    answer = {"version": 1, "photos": [{"photo": "a", "pages": pages}, {"photo": "b", "pages": []}, {"photo": "c"}]}
    program = tmp_path / "fridge"
    program.write_text(f"#!{sys.executable}\nprint({json.dumps(answer)!r})\n")
    program.chmod(0o755)
    first, second, third = found_by_fridge(str(program), ["a", "b", "c"])
    assert np.array_equal(first, TILTED) and second is None and third is None
