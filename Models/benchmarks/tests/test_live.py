import numpy as np
import pytest

pytest.importorskip("cv2", reason="live.py needs opencv-python-headless")
pytest.importorskip("onnxruntime", reason="live.py needs onnxruntime")

from live import DETECTOR_SIDE, STRIDES, Watch, cut_out, decoded, joined


def test_the_row_has_median_and_95_percent():
    watch = Watch([float(age) for age in range(1, 102)], [50.0, 100.0, 200.0])
    assert watch.row("x") == "| x | 51 | 96 | 10.0 | 101 |"


def test_the_first_answer_of_each_watch_does_not_count():
    watch = joined([Watch([900, 1, 2], [800, 3]), Watch([900, 4], [800])])
    assert watch == Watch([1, 2, 4], [3])


def test_rows_are_decoded_at_their_cells():
    cells = sum((DETECTOR_SIDE // stride) ** 2 for stride in STRIDES)
    rows = np.zeros((cells, 90), np.float32)
    rows[1] = 0.5
    edges = decoded(rows)
    assert edges.shape == (cells, 4)
    np.testing.assert_allclose(edges[0], [-4, -4, 4, 4])
    half = 4 * np.exp(0.5)
    np.testing.assert_allclose(edges[1], [12 - half, 4 - half, 12 + half, 4 + half])
    np.testing.assert_allclose(edges[-1], [368, 368, 400, 400])


def test_a_box_at_the_edge_keeps_a_pixel():
    frame = np.zeros((20, 30, 3), np.uint8)
    assert cut_out(frame, np.array([40.0, 25, 50, 30])).shape == (1, 1, 3)
    assert cut_out(frame, np.array([-5.0, 2, 10, 6])).shape == (4, 10, 3)
