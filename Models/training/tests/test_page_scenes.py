"""The rendered photos of pages, with tables and pictures from a folder of small photos."""

import csv
import sys

import numpy as np
import pytest
from PIL import Image

pytest.importorskip("cv2", reason="page_scenes.py needs opencv")

import page_scenes
from page_outlines import area
from page_scenes import KINDS, SceneGenerator, pictures, projected


@pytest.fixture
def data(tmp_path):
    """A folder of data with two photos of noise, from which tables and pictures on sheets are taken."""
    rng = np.random.default_rng(1)
    folder = tmp_path / "data/photos/none"
    folder.mkdir(parents=True)
    for name in ("a", "b"):
        Image.fromarray(rng.integers(0, 256, (30, 40, 3), dtype=np.uint8)).save(folder / f"{name}.jpg")
    return tmp_path / "data"


@pytest.mark.parametrize("kind", KINDS)
def test_pages_lie_in_the_picture(data, kind):
    generator = SceneGenerator(pictures(data))
    scene = generator.scene(kind, 0)
    height, width = scene.image.shape[:2]
    assert scene.image.dtype == np.uint8 and (width, height) in page_scenes.SIZES
    assert len(scene.pages) >= 1
    for page in scene.pages:
        # Where a border cuts a page, its corners are in any order.
        assert page.shape == (4, 2) and abs(area(page)) > 0.02 * width * height
        assert (page >= -0.01).all() and (page <= [width + 0.01, height + 0.01]).all()


def test_the_same_number_gives_the_same_scene_and_another_one_another(data):
    generator = SceneGenerator(pictures(data))
    first, again, second = (generator.scene("pile", number) for number in (3, 3, 4))
    assert (first.image == again.image).all() and (first.pages[0] == again.pages[0]).all()
    assert first.image.shape != second.image.shape or (first.image != second.image).any()


def test_a_page_that_is_cut_has_two_corners_on_the_border(data):
    scene = SceneGenerator(pictures(data)).scene("cut", 0)
    height, width = scene.image.shape[:2]
    (page,) = scene.pages
    on_border = np.isclose(page, 0, atol=0.01) | np.isclose(page, [width, height], atol=0.01)
    assert on_border.any(1).sum() == 2


def test_a_rectangle_that_is_not_tilted_keeps_its_shape():
    corners = projected(np.random.default_rng(0), 0.5, 100, np.array([60, 70]), tilt=0, turn=0)
    assert np.allclose(corners, [[35, 20], [85, 20], [85, 120], [35, 120]])


def run(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["page_scenes.py", *map(str, arguments)])
    page_scenes.main()


def test_scenes_are_written_with_a_table_of_fractions(data, tmp_path, monkeypatch):
    run(monkeypatch, tmp_path / "scenes", "--data", data, "--kinds", "simple,several", "--count", 1)
    with open(tmp_path / "scenes/scenes.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["file"] for row in rows} == {"simple000.png", "several000.png"}
    assert all(0 <= float(row[column]) <= 1 for row in rows for column in row if column != "file")
    assert (tmp_path / "scenes/simple000.png").exists()


def test_unknown_kinds_and_data_without_photos_are_refused(data, tmp_path, monkeypatch, capsys):
    with pytest.raises(SystemExit):
        run(monkeypatch, tmp_path / "scenes", "--data", data, "--kinds", "simple,cups")
    assert "no kinds of scenes: cups" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        run(monkeypatch, tmp_path / "scenes", "--data", tmp_path)
    assert "no photos in" in capsys.readouterr().err
