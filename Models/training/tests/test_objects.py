"""Box geometry, with the numbers of Tests/RecognitionTests/RelativeBoxTests.swift, and the tables of objects."""

import numpy as np
import pytest
from PIL import Image

from objects import LabelledObject, box_of, class_list, crop, cut, expanded, read_objects, shifted, squared

LARGE = (1000, 500)
HEADER = "file,split,ingredient,x0,y0,x1,y1\n"


@pytest.mark.parametrize(
    ("box", "margin", "size", "expected"),
    [
        ((0.25, 0.5, 0.75, 0.75), 0.25, LARGE, (0.125, 0.4375, 0.875, 0.8125)),
        ((0.05, 0, 1, 0.95), 1, LARGE, (0, 0, 1, 1)),
        ((0.2, 0.3, 0.4, 0.5), 0, LARGE, (0.2, 0.3, 0.4, 0.5)),
        # Boxes grow to 40 pixels each way, within the photo.
        ((0.5, 0.25, 0.53125, 0.75), 0.1, (320, 160), (0.453125, 0.2, 0.578125, 0.8)),
        ((0, 0.25, 0.03125, 0.75), 0, (320, 160), (0, 0.25, 0.078125, 0.75)),
        ((0.4, 0.4, 0.6, 0.6), 0, (9, 30), (0, 0, 1, 1)),
    ],
)
def test_expanded_boxes(box, margin, size, expected):
    assert expanded(box, margin, size) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize(
    ("box", "size", "expected"),
    [
        ((0.25, 0.25, 0.375, 0.5), (1024, 512), (0.25, 0.25, 0.375, 0.5)),
        ((0.25, 0.4375, 0.5, 0.5625), (1024, 512), (0.25, 0.25, 0.5, 0.75)),
        ((0.46875, 0.25, 0.53125, 0.75), (1024, 512), (0.375, 0.25, 0.625, 0.75)),
        # The photo bounds a square.
        ((0, 0.5, 0.0625, 1), LARGE, (0, 0.5, 0.25, 1)),
        ((0.5, 0, 0.75, 0.125), LARGE, (0.5, 0, 0.75, 0.5)),
        ((0.25, 0.25, 1, 0.5), LARGE, (0.25, 0, 1, 1)),
        ((0, 0, 1, 1), LARGE, (0, 0, 1, 1)),
    ],
)
def test_squared_boxes(box, size, expected):
    assert squared(box, size) == pytest.approx(expected, abs=1e-12)


def test_shifted_boxes_stay_in_the_photo():
    assert shifted((0.25, 0.5, 0.75, 0.75), (0.1, -0.2, 0.3, 0.4)) == pytest.approx((0.3, 0.45, 0.9, 0.85))
    assert shifted((0.1, 0, 0.9, 1), (-0.5, -0.5, 0.5, 0.5)) == (0, 0, 1, 1)
    assert shifted((0.1, 0.2, 0.3, 0.4), np.zeros(4)) == (0.1, 0.2, 0.3, 0.4)


def numbered(width: int, height: int) -> Image.Image:
    """A picture whose red is the column and whose green is the row."""
    rows, columns = np.mgrid[:height, :width].astype(np.uint8)
    return Image.fromarray(np.stack([columns, rows, np.zeros_like(rows)], 2))


def rectangle(image: Image.Image) -> tuple[int, int, int, int]:
    """The x, y, width and height of a crop of a numbered picture."""
    red, green, _ = image.getpixel((0, 0))
    return (red, green, *image.size)


def test_a_crop_begins_rounded_down_and_ends_at_the_nearest_pixel():
    # 3.9 → 3, 6.5 → 6; 2.25 → 2, 6.75 → 7.
    assert rectangle(cut(numbered(10, 9), (0.39, 0.25, 0.65, 0.75))) == (3, 2, 3, 5)


@pytest.mark.parametrize("place", [0, 0.5, 0.97, 1])
def test_a_crop_has_two_pixels_each_way(place):
    left, top, width, height = rectangle(cut(numbered(100, 50), (place, place, place, place)))
    assert (width, height) == (2, 2)
    assert left + 2 <= 100 and top + 2 <= 50


@pytest.mark.parametrize("side", [1, 2])
def test_tiny_photos_stay_whole(side):
    assert rectangle(cut(numbered(side, side), (0.4, 0.4, 0.6, 0.6))) == (0, 0, side, side)


def test_crop_without_a_box_is_the_photo():
    photo = numbered(20, 10)
    assert crop(photo, None, 0.5, square=True) is photo


def test_crop_expands_then_squares():
    # 64 × 64 pixels grow by a quarter on each side; 128 × 16 pixels too, but to at least 40 pixels, or to a square.
    photo, flat = numbered(256, 256), (0.25, 0.46875, 0.75, 0.53125)
    assert rectangle(crop(photo, (0.25, 0.25, 0.5, 0.5), 0.25)) == (48, 48, 96, 96)
    assert rectangle(crop(photo, flat, 0.25)) == (32, 108, 192, 40)
    assert rectangle(crop(photo, flat, 0.25, square=True)) == (32, 32, 192, 192)


def test_tables_are_read_in_order(tmp_path):
    first = HEADER + "a/1.jpg,train,cola,,,,\na/2.jpg,val,kale,0.1,0.2,0.3,0.4\na/3.jpg,train,raw_meat,,,,\n"
    (tmp_path / "objects.csv").write_text(first)
    (tmp_path / "objects-2.csv").write_text(HEADER + "b/1.jpg,train,당근,0,0,1,1\n", encoding="utf-8")
    cola = LabelledObject("a/1.jpg", "train", "soda", None)
    kale = LabelledObject("a/2.jpg", "val", "other", (0.1, 0.2, 0.3, 0.4))
    carrot = LabelledObject("b/1.jpg", "train", "당근", (0, 0, 1, 1))
    assert read_objects(tmp_path) == [cola, kale]
    assert read_objects(tmp_path, "objects.csv", "objects-2.csv") == [cola, kale, carrot]
    assert (cola.source, carrot.source) == ("a", "b")


@pytest.mark.parametrize(
    ("written", "label"),
    [
        ("chips", "potato_chips"),
        ("chocolate", "dark_chocolate"),
        ("spices", "spice_mix"),
        ("sprite", "soda"),
        ("cake", "other"),
        ("none", "none"),
        ("egg", "egg"),
    ],
)
def test_labels_become_those_of_the_vocabulary(tmp_path, written, label):
    (tmp_path / "objects.csv").write_text(f"{HEADER}a/1.jpg,train,{written},,,,\n")
    assert read_objects(tmp_path) == [LabelledObject("a/1.jpg", "train", label, None)]


@pytest.mark.parametrize(
    ("corners", "box"),
    [
        (("0", "0.25", "0.5", "1"), (0, 0.25, 0.5, 1)),
        (("", "", "", ""), None),
        (("0", "0.25", "0.5", ""), None),
    ],
)
def test_a_row_without_all_corners_has_no_box(corners, box):
    assert box_of(dict(zip(("x0", "y0", "x1", "y1"), corners, strict=True))) == box


@pytest.mark.parametrize("row", ["a/1.jpg,train,egg,x,0,1,1", "a/1.jpg,train,egg,0.1,0.2,0.3,wide"])
def test_a_table_with_a_wrong_corner_is_refused(tmp_path, row):
    (tmp_path / "objects.csv").write_text(HEADER + row + "\n")
    with pytest.raises(ValueError, match="could not convert"):
        read_objects(tmp_path)


def test_classes_have_enough_training_objects():
    names = ["egg"] * 3 + ["corn"] * 2 + ["apple"] * 3
    objects = [LabelledObject(f"{index}.jpg", "train", name, None) for index, name in enumerate(names)]
    objects += [LabelledObject("9.jpg", "val", "corn", None)]
    assert class_list(objects, 3) == ["apple", "egg"]
    assert class_list(objects, 4) == []
