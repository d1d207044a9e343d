"""Tests of the shape drawings and of the way to the network's picture."""

import numpy as np
import pytest
from PIL import Image, ImageDraw

pytest.importorskip("torch")

from sketch_generator import CLASSES, SHAPES, clean, drawn, example, reduced, strokes_of
from sketch_networks import NETWORKS
from sketch_picture import SIDE, cropped, ink_of, picture_of
from sketch_samples import clean_drawings, generated_drawings, smaller_drawings


def square(paper, pen, side=120, mode="RGB"):
    picture = Image.new(mode, (side, side), paper)
    ImageDraw.Draw(picture).rectangle([side // 4, side // 4, side - side // 4, side - side // 4], outline=pen, width=4)
    return picture


def test_colours_of_pen_and_paper_do_not_matter():
    pictures = [
        picture_of(cropped(ink_of(square(*colors))))
        for colors in [((255, 255, 255), (0, 0, 0)), ((0, 0, 0), (255, 255, 255)), ((250, 240, 200), (20, 30, 200))]
    ]
    assert all(np.allclose(picture, pictures[0]) for picture in pictures)
    assert pictures[0].shape == (SIDE, SIDE)
    assert pictures[0].max() == 1 and pictures[0][SIDE // 2, SIDE // 2] == 0


def test_transparent_paper_is_paper():
    assert np.allclose(
        picture_of(cropped(ink_of(square((0, 0, 0, 0), (0, 0, 0, 255), mode="RGBA")))),
        picture_of(cropped(ink_of(square((255, 255, 255), (0, 0, 0))))),
    )


def test_blank_paper_is_empty():
    assert cropped(ink_of(Image.new("RGB", (40, 40), (200, 210, 220)))) is None


def test_thin_line_on_a_large_canvas_stays_a_line():
    picture = Image.new("L", (3000, 3000), 255)
    ImageDraw.Draw(picture).rectangle([100, 100, 2900, 2900], outline=0, width=1)
    assert picture_of(cropped(ink_of(picture))).max(axis=0)[3:-3].min() > 0.4


@pytest.mark.parametrize("name", CLASSES)
def test_generator_draws_every_class(name):
    rng = np.random.default_rng(5)
    for _ in range(30):
        points = np.concatenate(strokes_of(name, rng))
        assert np.isfinite(points).all() and np.ptp(points, axis=0).max() > 0


def test_same_seed_gives_the_same_drawings():
    first, again = generated_drawings(8, 3), generated_drawings(8, 3)
    assert (first[0] == again[0]).all() and (first[1] == again[1]).all()
    assert {example(np.random.default_rng(i))[1] for i in range(60)} == set(range(len(CLASSES)))


@pytest.mark.parametrize("name", SHAPES)
def test_clean_shapes_are_closed(name):
    rng = np.random.default_rng(6)
    for _ in range(20):
        (stroke,) = clean(name, rng)
        assert np.allclose(stroke[0], stroke[-1]) or name != "circle"
        assert np.ptp(stroke, axis=0).min() > 0.2 * np.ptp(stroke, axis=0).max()


def test_clean_drawings_show_the_four_shapes():
    pictures, labels = clean_drawings(40, 2)
    assert set(labels) == set(range(len(SHAPES)))
    assert (pictures.max(axis=(1, 2)) > 180).all() and (pictures.min(axis=(1, 2)) == 0).all()


@pytest.mark.parametrize("side", [20, 40, 144])
def test_reduced_canvas_keeps_its_ink(side):
    rng = np.random.default_rng(7)
    for name in SHAPES:
        icon = reduced(drawn(clean(name, rng), rng, 12, dashed=0), side, rng)
        assert icon.size == (side, side)
        extents = [np.ptp(np.flatnonzero(np.asarray(icon).max(axis=axis) > 60)) for axis in (0, 1)]
        assert max(extents) == pytest.approx(0.85 * side, abs=2 + 0.05 * side), name


def test_real_drawings_become_small(tmp_path):
    (tmp_path / "sketches" / "pen").mkdir(parents=True)
    square((255, 255, 255), (0, 0, 0)).save(tmp_path / "sketches" / "pen" / "a.png")
    (tmp_path / "sketches" / "drawings.csv").write_text("file,split,shape\npen/a.png,train,square\n")
    pictures, labels, sources = smaller_drawings(tmp_path, 4)
    assert pictures.shape == (1, SIDE, SIDE) and pictures.max() > 180
    assert labels.tolist() == [CLASSES.index("square")] and sources.tolist() == ["pen"]


@pytest.mark.parametrize("name", NETWORKS)
def test_networks_are_small(name):
    assert sum(weights.numel() for weights in NETWORKS[name]().parameters()) < 150_000
