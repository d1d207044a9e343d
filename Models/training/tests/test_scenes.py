"""Pictures put together: cut-outs, pasted food and the boxes of a canvas."""

import numpy as np
import pytest
from PIL import Image

from cutouts import cut_out, outside, placed
from detection_canvas import GREY, Canvas


def product(size: int = 120) -> Image.Image:
    """A red square on white."""
    photo = Image.new("RGB", (size, size), (255, 255, 255))
    photo.paste((200, 20, 20), (size // 4, size // 4, 3 * size // 4, 3 * size // 4))
    return photo


def test_white_at_the_edge_is_cut_away():
    food = cut_out(product())
    assert food is not None and food.mode == "RGBA"
    assert abs(food.width - 60) <= 4 and abs(food.height - 60) <= 4
    assert food.getpixel((food.width // 2, food.height // 2)) == (200, 20, 20, 255)


def test_other_photos_have_no_cut_out():
    assert cut_out(Image.new("RGB", (50, 50), (90, 90, 90))) is None
    assert cut_out(Image.new("RGB", (50, 50), (255, 255, 255))) is None


def test_outside_reaches_only_connected_cells():
    light = np.ones((7, 7), bool)
    light[1:6, 1:6] = False
    light[3, 3] = True
    reached = outside(light)
    assert reached[0, 0] and not reached[3, 3] and reached.sum() == 24


def test_placed_food_fits_the_scene():
    food = Image.new("RGBA", (40, 20), (200, 20, 20, 255))
    for seed in range(10):
        scene = placed(food, Image.new("RGB", (64, 64)), np.random.default_rng(seed))
        assert scene.mode == "RGB" and scene.width >= 40 and scene.height >= 20
        assert (np.asarray(scene)[:, :, 0] == 200).sum() == 800


def laid(window: tuple[int, int, int, int] = (0, 0, 100, 100)) -> Canvas:
    canvas = Canvas(100)
    photo = Image.new("RGB", (80, 80), (10, 10, 10))
    boxes = np.array([[0.0, 0, 40, 40], [60, 60, 80, 80], [0, 0, 3, 3], [10, 10, 30, 30]])
    canvas.lay(photo, boxes, np.array([0, 1, 2, -1]), (10, 10), window)
    return canvas


def test_boxes_move_with_their_photo():
    canvas = laid()
    assert canvas.image.size == (100, 100) and canvas.image.getpixel((5, 5)) == GREY
    assert canvas.boxes.tolist() == [[10, 10, 50, 50], [70, 70, 90, 90]]
    assert canvas.labels.tolist() == [0, 1]
    # Too small, and without a label that can be trusted.
    assert canvas.ignored.tolist() == [[10, 10, 13, 13], [20, 20, 40, 40]]


def test_a_window_cuts_boxes_and_hides_others():
    canvas = laid((0, 0, 30, 100))
    assert canvas.boxes.tolist() == [[10, 10, 30, 50]]


def test_pasted_food_hides_what_is_below():
    canvas = laid()
    canvas.paste(Image.new("RGBA", (24, 24), (0, 255, 0, 255)), (68, 68), 5)
    assert canvas.labels.tolist() == [0, 5]
    assert canvas.boxes[-1].tolist() == [68, 68, 92, 92]


def test_a_mirrored_canvas_mirrors_boxes():
    canvas = laid()
    canvas.mirror()
    assert canvas.boxes.tolist() == [[50, 10, 90, 50], [10, 70, 30, 90]]


def test_a_mixed_canvas_has_the_boxes_of_both():
    canvas = laid()
    canvas.mix(laid((0, 0, 30, 100)))
    assert len(canvas.boxes) == 3 and len(canvas.labels) == 3


@pytest.mark.parametrize("count", [0, 1])
def test_a_canvas_without_boxes(count):
    canvas = Canvas(10)
    canvas.lay(Image.new("RGB", (5, 5)), np.zeros((count, 4)), np.zeros(count, np.int64), (20, 20), (0, 0, 10, 10))
    assert len(canvas.boxes) == 0
