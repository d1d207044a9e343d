"""Boxes of the reference detector: overlaps, suppression, frames and the comparison of two lists."""

import numpy as np
import pytest
from PIL import Image

pytest.importorskip("onnxruntime", reason="detection_reference.py needs onnxruntime")

from detection_reference import PICODET, SIDE, YOLOX, disagreement, framed, overlaps, suppressed  # noqa: E402


def test_overlaps_are_intersection_over_union():
    box = np.array([0.0, 0, 2, 2])
    others = np.array([[0.0, 0, 2, 2], [1, 1, 3, 3], [2, 0, 4, 2], [5, 5, 6, 6]])
    assert overlaps(box, others) == pytest.approx([1, 1 / 7, 0, 0])


def test_suppression_is_by_class_and_best_first():
    boxes = np.array([[0.0, 0, 10, 10], [0, 0, 10, 9], [20, 20, 30, 30]])
    scores = np.array([[0.6, 0.1], [0.9, 0.5], [0.3, 0.31]])
    kept = suppressed(boxes, scores, 0.3, 0.5)
    assert [(label, score) for label, score, _ in kept] == [(0, 0.9), (1, 0.5), (1, 0.31)]
    # What overlaps by exactly the limit stays.
    assert len(suppressed(boxes[:2], scores[:2, :1], 0.3, 0.9)) == 2
    assert suppressed(boxes, scores, 0.9, 0.5) == []


def test_cells_cover_the_input():
    grid, strides = YOLOX.cells()
    assert len(grid) == len(strides) == sum((SIDE // stride) ** 2 for stride in (8, 16, 32))
    assert ((grid + 1) * strides).max() == SIDE


def test_frames_are_letterboxed_or_stretched():
    photo = Image.new("RGB", (100, 50), (10, 20, 30))
    values, size = framed(photo, YOLOX)
    assert values.shape == (1, 3, SIDE, SIDE) and size == (SIDE, SIDE // 2)
    assert values[0, :, 0, 0].tolist() == [30, 20, 10] and values[0, :, -1, 0].tolist() == [114] * 3
    values, size = framed(photo, PICODET)
    assert size == (SIDE, SIDE)
    assert values[0, :, -1, -1] == pytest.approx(
        [(10 - 123.675) / 58.395, (20 - 116.28) / 57.12, (30 - 103.53) / 57.375]
    )


EGG = [3, 0.8, 10.0, 10.0, 50.0, 60.0]


@pytest.mark.parametrize(
    ("expected", "actual", "agrees"),
    [
        ([EGG], [EGG], True),
        ([EGG], [[3, 0.8005, 10.9, 10.0, 50.0, 59.1]], True),
        ([EGG], [[3, 0.8, 11.1, 10.0, 50.0, 60.0]], False),
        ([EGG], [[3, 0.802, *EGG[2:]]], False),
        ([EGG], [[4, *EGG[1:]]], False),
        ([EGG], [], False),
        ([], [EGG], False),
        # Scores beside the threshold may be on either side of it.
        ([[3, 0.3005, *EGG[2:]]], [], True),
        ([], [[3, 0.3005, *EGG[2:]]], True),
    ],
)
def test_lists_agree_within_a_pixel_and_a_thousandth(expected, actual, agrees):
    assert (disagreement(expected, actual, 0.3) is None) == agrees
