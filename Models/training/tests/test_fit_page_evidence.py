"""The fit of the weights by which outlines are judged, on pictures whose outlines can be told apart."""

import sys

import numpy as np
import pytest
from PIL import Image, ImageDraw

import fit_page_evidence
from fit_page_evidence import Pictures, clockwise, fitted, food_photos, read_pages, report, shares
from page_evidence import WEIGHTS, MeasuredPicture, log_odds

TERMS = len(WEIGHTS) - 1
SQUARE = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], float)


def picture(seed: int, has_page: bool = True, outlines: int = 12) -> MeasuredPicture:
    """Makes up a picture in which the first term is larger for the first two outlines, those of its page."""
    rng = np.random.default_rng(seed)
    terms = rng.normal(size=(outlines, TERMS))
    indices = np.zeros(outlines)
    if has_page:
        terms[:2, 0] += 3
        indices[:2] = 0.95
    corners = SQUARE * 10 + rng.uniform(0, 50, (outlines, 1, 2))
    return MeasuredPicture(corners, terms, indices)


def pictures() -> Pictures:
    return Pictures(
        [picture(seed) for seed in range(12)],
        [picture(seed) for seed in range(20, 26)],
        [picture(seed, has_page=False) for seed in range(30, 36)],
    )


def test_what_tells_pages_from_others_has_the_largest_weight():
    weights = fitted(pictures().scenes)
    assert len(weights) == TERMS + 1
    assert weights[0] == np.abs(weights[:-1]).max() > 1


def test_the_fit_is_where_the_loss_is_least():
    every = pictures().scenes
    weights = fitted(every)
    terms = np.concatenate([one.terms for one in every])
    is_page = np.concatenate([one.indices > 0.9 for one in every])
    share = np.concatenate([shares(one.indices) for one in every])
    share /= share.sum()
    mean, deviation = terms.mean(0), terms.std(0)

    def loss(weights: np.ndarray) -> float:
        odds = log_odds(terms, weights)
        standard = np.append(weights[:-1] * deviation, weights[-1] + weights[:-1] @ mean)
        return (share * np.logaddexp(0, np.where(is_page, -odds, odds))).sum() + 0.5e-3 * standard @ standard

    least = loss(weights)
    for k in range(TERMS + 1):
        for step in (-0.01, 0.01):
            moved = weights.copy()
            moved[k] += step
            assert loss(moved) > least


def test_pictures_without_outlines_are_left_out():
    every = pictures().scenes
    empty = MeasuredPicture(np.zeros((0, 4, 2)), np.zeros((0, TERMS)), np.zeros(0))
    assert np.array_equal(fitted([*every, empty]), fitted(every))


@pytest.mark.parametrize(
    ("indices", "expected"),
    [
        ([0.95, 0.91, 0.1, 0.2], [0.5, 0.5, 0.5, 0.5]),
        ([0.9, 0.81, 0.8, 0], [0.075, 0.075, 0.25, 0.25]),
        ([0.95], [1]),
        ([0.0], [1]),
    ],
)
def test_both_kinds_of_outlines_count_alike(indices, expected):
    assert np.allclose(shares(np.array(indices)), expected)


@pytest.mark.parametrize("order", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
def test_corners_are_brought_in_order(order):
    ordered = clockwise(SQUARE[order])
    start = np.flatnonzero((ordered == 0).all(1))[0]
    assert np.array_equal(np.roll(ordered, -start, 0), SQUARE)


def test_pages_are_read_by_photo_without_grids_and_unlabelled_ones(tmp_path):
    table = tmp_path / "pages.csv"
    page = "0.1,0.1,0.9,0.1,0.9,0.9,0.1,0.9"
    names = ",".join(f"{axis}{corner}" for corner in range(4) for axis in "xy")
    rows = [
        f"a.jpg,page,{page}",
        f"a.jpg,page,{page}",
        f"b.jpg,grid,{page}",
        "c.jpg,page,,,,,,,,",
        f"d.jpg,card,{page}",
    ]
    table.write_text("\n".join([f"file,what,{names}", *rows, ""]))
    read = read_pages(table)
    assert [(photo.name, len(pages)) for photo, pages in read] == [("a.jpg", 2), ("d.jpg", 1)]
    assert read[0][0].parent == tmp_path
    # Tables of scenes do not say what is shown.
    table.write_text(f"file,{names}\na.png,{page}\n")
    assert np.allclose(read_pages(table)[0][1][0].mean(0), 0.5)


def test_photos_of_food_are_the_same_each_time(tmp_path):
    for folder, count in [("photos/none", 160), ("photos/shop/deep", 100), ("photos/few", 4), ("fridges", 6)]:
        (tmp_path / folder).mkdir(parents=True)
        for number in range(count):
            (tmp_path / folder / f"{number:03d}.jpg").touch()
    (tmp_path / "photos/objects.csv").touch()
    chosen = food_photos(tmp_path)
    # Of 6, 4, 150 and 80 photos, in this order, every eighth.
    assert chosen == food_photos(tmp_path) and len(chosen) == 30 == len(set(chosen))
    assert sum("none" in photo.parts for photo in chosen) == 18


def test_the_report_judges_the_halves_by_each_other():
    every = pictures()
    lines = report(every).splitlines()
    assert [line.split(" | ")[0] for line in lines[2 : 2 + TERMS + 1]] == [f"| {name}" for name in WEIGHTS]
    assert "12 scenes, 6 photos of pages, 6 of food" in lines
    own, crossed, program = lines[-3:]
    assert own.startswith("| fitted to the same | 0.") and crossed.startswith("| fitted to the other half | 0.")
    # Random terms have nothing to do with the program's weights.
    scenes = [float(line.split(" | ")[1]) for line in (own, program)]
    assert scenes[0] > 0.8 and scenes[0] > scenes[1]


def test_every_picture_is_in_one_half():
    every = pictures()
    assert every.half(0).scenes + every.half(1).scenes == every.scenes[::2] + every.scenes[1::2]
    assert len(every.half(0).pages) == len(every.half(1).food) == 3


def run(monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", ["fit_page_evidence.py", *map(str, arguments)])
    fit_page_evidence.main()


@pytest.mark.parametrize("jobs", [1, 2])
def test_pictures_are_read_measured_and_judged(tmp_path, monkeypatch, capsys, jobs):
    names = ",".join(f"{axis}{corner}" for corner in range(4) for axis in "xy")
    for folder in ("pages", "scenes", "fridges"):
        (tmp_path / folder).mkdir()
        for number in range(2):
            image = Image.new("RGB", (100, 80), (70, 90, 100))
            if folder != "fridges":
                ImageDraw.Draw(image).rectangle([20, 16, 79, 63], fill=(235, 235, 230))
            image.save(tmp_path / folder / f"{number}.jpg")
    rows = [f"{number}.jpg,0.2,0.2,0.8,0.2,0.8,0.8,0.2,0.8" for number in range(2)]
    for table in ("pages/pages.csv", "scenes/scenes.csv"):
        (tmp_path / table).write_text("\n".join([f"file,{names}", *rows, ""]))
    (tmp_path / "photos").mkdir()
    run(monkeypatch, tmp_path / "scenes/scenes.csv", "--data", tmp_path, "--jobs", jobs)
    lines = capsys.readouterr().out.splitlines()
    assert "2 scenes, 2 photos of pages, 1 of food" in lines
    scenes, pages, food = map(float, lines[-1].strip("| ").split(" | ")[1:])
    assert scenes == pages > 0.9 and food == 0


def test_data_without_photos_of_food_are_refused(tmp_path, monkeypatch, capsys):
    (tmp_path / "photos").mkdir()
    (tmp_path / "pages.csv").write_text("file,what,x0\n")
    with pytest.raises(SystemExit):
        run(monkeypatch, tmp_path / "pages.csv", "--pages", tmp_path / "pages.csv", "--data", tmp_path)
    assert "no photos of food" in capsys.readouterr().err
