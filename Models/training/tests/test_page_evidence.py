"""The lines, outlines and measurements of pictures, with pages whose corners are known."""

import re
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

from page_evidence import WEIGHTS, MeasuredPicture, chosen, measured, terms
from page_lines import GradientField, lines, reduced
from page_outlines import Outlines, outlines, overlap

PROGRAM = Path(__file__).parents[3] / "Sources/Sight/Documents/Detection/PageEvidence.swift"
PAGE = np.array([[90, 60], [260, 70], [250, 230], [80, 215]], float)
ALL = np.array(list(WEIGHTS.values()))


def picture(*pages, size=(340, 280), table=(90, 100, 110), paper=(235, 235, 230)) -> Image.Image:
    """Draws pages on a table, with smooth sides."""
    large = Image.new("RGB", (size[0] * 4, size[1] * 4), table)
    for page in pages:
        ImageDraw.Draw(large).polygon([tuple(point) for point in page * 4], fill=paper)
    return large.resize(size, Image.Resampling.BOX)


def square(x, y, side):
    return np.array([[x, y], [x + side, y], [x + side, y + side], [x, y + side]], float)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((20, 360), (20, 360)),
        ((361, 361), (360, 360)),
        ((800, 600), (360, 270)),
        ((1440, 3), (360, 1)),
        ((2000, 1500), (360, 270)),
    ],
)
def test_pictures_are_reduced_to_the_longer_side(size, expected):
    image = reduced(Image.new("RGB", size, (10, 200, 30)))
    assert image.shape == (expected[1], expected[0], 3)
    assert (image == [10, 200, 30]).all()


def test_the_sides_of_a_page_are_lines():
    image = np.asarray(picture(square(100, 80, 120)))
    found = lines(GradientField(image))
    for normal, distance in [((1, 0), 100), ((1, 0), 220), ((0, 1), 80), ((0, 1), 200)]:
        near = (np.abs(found.normal @ normal) > 0.999) & (np.abs(found.distance - distance) < 1.5)
        assert near[~found.is_border].any()
    assert found.is_border.sum() == 4


def test_a_line_is_an_edge_where_the_side_is():
    image = np.asarray(picture(square(100, 80, 120)))
    found = lines(GradientField(image))
    (left,) = np.flatnonzero(
        (np.abs(found.normal[:, 0]) > 0.9999) & (np.abs(found.distance - 100) < 1.5) & ~found.is_border
    )[:1]
    rising, falling = found.support(np.array([left]), np.array([[100.0, 90]]), np.array([[100.0, 190]]))
    assert rising[0] > 0.95 and falling[0] == 0
    rising, falling = found.support(np.array([left]), np.array([[100.0, 10]]), np.array([[100.0, 60]]))
    assert rising[0] == falling[0] == 0


def test_the_page_is_chosen(tmp_path):
    picture(PAGE).save(tmp_path / "page.png")
    found = measured(tmp_path / "page.png", [PAGE / [340, 280]])
    assert found.indices[chosen(found, ALL)] > 0.97
    assert len(found.corners) == len(found.terms) == len(found.indices)


@pytest.mark.parametrize("size", [(340, 280), (24, 24)])
def test_an_empty_picture_has_no_outlines(tmp_path, size):
    picture(size=size).save(tmp_path / "empty.png")
    found = measured(tmp_path / "empty.png", [])
    assert chosen(found, ALL) is None and found.terms.shape == (len(found.corners), 14)


def test_outlines_are_distinct():
    found = outlines(GradientField(np.asarray(picture(PAGE, square(20, 20, 40)))))
    near = np.abs(found.corners[:, None] - found.corners[None]).sum(-1)
    assert ((near >= 8).any(-1) | np.eye(len(near), dtype=bool)).all()
    assert (np.diff(found.score) <= 1e-7).all()


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (square(0, 0, 10), 1),
        (square(5, 0, 10), 1 / 3),
        (square(10, 0, 10), 0),
        (square(30, 30, 10), 0),
        (square(2, 2, 5), 0.25),
        (np.array([[5, -5], [15, 5], [5, 15], [-5, 5]], float), 0.5),
    ],
)
def test_the_overlap_is_the_jaccard_index(other, expected):
    assert overlap(square(0, 0, 10), other) == pytest.approx(expected)
    assert overlap(other, square(0, 0, 10)) == pytest.approx(expected)


def measured_terms(corners, image, borders=0):
    one = np.ones(1)
    found = Outlines(corners[None], 0.8 * one, 0.1 * one, np.array([borders]), 0.9 * one, one)
    return dict(zip(WEIGHTS, terms(found, image)[0], strict=False))


def test_terms_are_those_of_the_colours_along_the_outline():
    corners = square(100, 60, 100)
    image = np.full((200, 300, 3), 60, np.uint8)
    image[60:160, 100:200] = 180
    found = measured_terms(corners, image)
    contrast = 120 * 3**0.5
    assert found["consistency"] == pytest.approx(contrast / (contrast + 3))
    assert found["log contrast"] == found["log weakest contrast"] == pytest.approx(np.log(contrast + 2))
    assert found["log spread inside"] == found["log spread outside"] == pytest.approx(np.log(3))
    assert found["brightness"] == pytest.approx(180 / 255)
    assert found["log area"] == pytest.approx(np.log(1 / 6 + 0.001))
    assert found["eccentricity"] == pytest.approx(0.05)
    assert (found["log edge"], found["beyond"]) == (pytest.approx(np.log(0.85)), 0.1)


def test_a_side_that_differs_the_other_way_is_not_consistent():
    image = np.full((200, 300, 3), 60, np.uint8)
    image[60:160, 100:200] = 180
    image[:, 200:] = 250
    assert measured_terms(square(100, 60, 100), image)["consistency"] == 0


@pytest.mark.parametrize(("borders", "one", "two"), [(0, 0, 0), (1, 1, 0), (2, 0, 1), (3, 0, 1)])
def test_borders_are_counted_up_to_two(borders, one, two):
    found = measured_terms(square(10, 10, 50), np.zeros((100, 100, 3), np.uint8), borders)
    assert (found["one border"], found["two borders"]) == (one, two)


@pytest.mark.parametrize(("left", "expected"), [(0, 0), (-1, 1), (50, 0), (51, 1)])
def test_corners_may_lie_beyond_the_picture(left, expected):
    found = measured_terms(square(left, 10, 50), np.zeros((100, 100, 3), np.uint8))
    assert found["beyond picture"] == expected


@pytest.mark.parametrize(
    ("odds", "expected"), [([1, 2.5], 1), ([2.2, 2.5], 0), ([2.2, -1], 0), ([-0.1, -2], None), ([0, -2], 0)]
)
def test_of_outlines_that_are_alike_the_larger_is_the_page(odds, expected):
    # The first is the larger one; the term is the log odds.
    corners = np.stack([square(0, 0, 20), square(2, 2, 15)])
    one = MeasuredPicture(corners, np.array(odds, float)[:, None], np.zeros(2))
    assert chosen(one, np.array([1.0, 0.0])) == expected


def test_an_outline_elsewhere_is_not_part_of_the_page():
    corners = np.stack([square(50, 50, 20), square(2, 2, 15)])
    one = MeasuredPicture(corners, np.array([[2.2], [2.5]]), np.zeros(2))
    assert chosen(one, np.array([1.0, 0.0])) == 1


def test_the_weights_are_those_of_the_program():
    text = PROGRAM.read_text()
    formula = text[text.index("var logOdds: Double {") : text.index("/// The colours on both sides")]
    # Numbers inside of logarithms are no weights.
    numbers = [number.replace(" ", "") for number in re.findall(r"-? ?\d+\.\d+", re.sub(r"log\([^)]*\)", "", formula))]
    assert sorted(map(float, numbers)) == sorted(WEIGHTS.values())
