"""Fits the weights by which `fridge flatten` judges whether an outline is that of a page, and prints them with figures.

The outlines in rendered scenes, in labelled photos of pages and in photos of food are measured. A logistic regression
tells those that overlap a page by a Jaccard index of more than 0.9 from the others; in photos of food all are others.
In each picture both kinds of outlines count alike, however many there are; those of 0.8 to 0.9 count less, for they
are not quite wrong. Each labelled photo counts as four scenes, each photo of food as three.

The figures are of weights fitted to all pictures and judged by the same, of weights fitted to every other picture and
judged by the rest, both ways, and of the program's. The halves are not quite apart: the tables on which rendered pages
lie, and the pictures on the pages, are at times photos that are among those of food.
"""

import argparse
import csv
import random
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from data_option import add_data_option
from page_evidence import WEIGHTS, MeasuredPicture, chosen, measured

# How often each picture counts.
SCENE_COUNT, PAGE_COUNT, FOOD_COUNT = 1, 4, 3
RIGHT, NEARLY_RIGHT, NEARLY_RIGHT_WEIGHT = 0.9, 0.8, 0.3
PENALTY, STEPS = 1e-3, 60
# Of each folder of photos of food so many are drawn, of those of other things more; every eighth of all is measured.
FOOD_PHOTOS, OTHER_PHOTOS, FOOD_STEP, FOOD_SEED = 80, 150, 8, 5
Labelled = tuple[Path, list[np.ndarray]]


def clockwise(corners: np.ndarray) -> np.ndarray:
    """Returns the corners of a convex quadrilateral in clockwise order, y downwards."""
    away = corners - corners.mean(0)
    return corners[np.argsort(np.arctan2(away[:, 1], away[:, 0]))]


def read_pages(table: Path) -> list[Labelled]:
    """Returns the photos of a table with labelled corners, in fractions; printed grids are another task."""
    pages: dict[Path, list[np.ndarray]] = {}
    with open(table, newline="") as file:
        for row in csv.DictReader(file):
            if row["x0"] and row.get("what") != "grid":
                corners = np.array([[float(row[f"x{k}"]), float(row[f"y{k}"])] for k in range(4)])
                pages.setdefault(table.parent / row["file"], []).append(clockwise(corners))
    return list(pages.items())


def food_photos(data: Path) -> list[Path]:
    """Returns photos of food from all sources, and of refrigerators; the same ones each time."""
    drawn, named = random.Random(FOOD_SEED), []
    for folder in sorted(path for path in (data / "photos").iterdir() if path.is_dir()):
        photos = sorted(folder.rglob("*.jpg"), key=str)
        most = OTHER_PHOTOS if folder.name == "none" else FOOD_PHOTOS
        if photos:
            named += [(f"{folder.name}_{photo.stem}", photo) for photo in drawn.sample(photos, min(len(photos), most))]
    named += [(f"FRIDGE_{photo.stem}", photo) for photo in (data / "fridges").rglob("*.jpg")]
    return [photo for _, photo in sorted(named, key=lambda pair: f"{pair[0]}.")][::FOOD_STEP]


def fitted(pictures: list[MeasuredPicture]) -> np.ndarray:
    """Returns the weights of the terms, and the constant, by Newton's method; a penalty keeps them small."""
    pictures = [picture for picture in pictures if len(picture.indices)]
    terms = np.concatenate([picture.terms for picture in pictures])
    is_page = np.concatenate([picture.indices > RIGHT for picture in pictures]).astype(float)
    share = np.concatenate([shares(picture.indices) for picture in pictures])
    share /= share.sum()
    mean, deviation = terms.mean(0), terms.std(0) + 1e-9
    # L2, on standardised terms.
    standard = np.column_stack([(terms - mean) / deviation, np.ones(len(terms))])
    weights = np.zeros(standard.shape[1])
    for _ in range(STEPS):
        probability = 1 / (1 + np.exp(-np.clip(standard @ weights, -30, 30)))
        gradient = standard.T @ (share * (probability - is_page)) + PENALTY * weights
        curvature = (standard.T * (share * probability * (1 - probability))) @ standard
        weights -= np.linalg.solve(curvature + PENALTY * np.eye(len(weights)), gradient)
    slopes = weights[:-1] / deviation
    return np.append(slopes, weights[-1] - slopes @ mean)


def shares(indices: np.ndarray) -> np.ndarray:
    """Returns how much each outline of a picture counts."""
    right = indices > RIGHT
    share = np.where(right, 1 / max(right.sum(), 1), 1 / max((~right).sum(), 1))
    share[(indices > NEARLY_RIGHT) & ~right] *= NEARLY_RIGHT_WEIGHT
    return share


class Pictures:
    """Measured scenes, photos of pages and photos of food."""

    def __init__(
        self, scenes: list[MeasuredPicture], pages: list[MeasuredPicture], food: list[MeasuredPicture]
    ) -> None:
        self.scenes, self.pages, self.food = scenes, pages, food

    def half(self, start: int) -> "Pictures":
        """Returns every other picture."""
        return Pictures(self.scenes[start::2], self.pages[start::2], self.food[start::2])

    def weights(self) -> np.ndarray:
        return fitted(self.scenes * SCENE_COUNT + self.pages * PAGE_COUNT + self.food * FOOD_COUNT)

    def outcomes(self, weights: np.ndarray) -> list[list[float]]:
        """Returns the Jaccard indices of scenes and of photos of pages, and 1 for photos of food with a page."""

        def index(picture: MeasuredPicture) -> float:
            page = chosen(picture, weights)
            return 0.0 if page is None else float(picture.indices[page])

        return [
            [index(picture) for picture in self.scenes],
            [index(picture) for picture in self.pages],
            [float(chosen(picture, weights) is not None) for picture in self.food],
        ]


def row(name: str, outcomes: list[list[float]]) -> str:
    """Returns a line of the report with the mean Jaccard indices and the share of photos of food with a page."""
    scenes, pages, food = (f"{np.mean(values):.3f}" if values else "–" for values in outcomes)
    return f"| {name} | {scenes} | {pages} | {food} |"


def report(pictures: Pictures) -> str:
    """Returns the weights beside those of the program, and the figures."""
    weights = pictures.weights()
    lines = ["| term | fitted | in the program |", "|---|---|---|"]
    lines += [f"| {name} | {new:.3f} | {old:.3f} |" for (name, old), new in zip(WEIGHTS.items(), weights, strict=True)]
    halves = [pictures.half(0), pictures.half(1)]
    one, other = halves[0].outcomes(halves[1].weights()), halves[1].outcomes(halves[0].weights())
    counts = f"{len(pictures.scenes)} scenes, {len(pictures.pages)} photos of pages, {len(pictures.food)} of food"
    return "\n".join(
        [
            *lines,
            "",
            counts,
            "| weights | scenes: mean index | pages: mean index | food: with a page |",
            "|---|---|---|---|",
            row("fitted to the same", pictures.outcomes(weights)),
            row("fitted to the other half", [first + second for first, second in zip(one, other, strict=True)]),
            row("in the program", pictures.outcomes(np.array(list(WEIGHTS.values())))),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenes", type=Path, help="the table scenes.csv of page_scenes.py")
    add_data_option(parser)
    parser.add_argument("--pages", type=Path, help="table of labelled photos; default: pages/pages.csv of the data")
    parser.add_argument("--step", type=int, default=1, help="measure only every Nth picture, for a trial")
    parser.add_argument("--jobs", type=int, default=1, help="processes that measure")
    arguments = parser.parse_args()
    scenes = read_pages(arguments.scenes)
    pages = read_pages(arguments.pages or arguments.data / "pages/pages.csv")
    food: list[Labelled] = [(photo, []) for photo in food_photos(arguments.data)]
    if not (scenes and pages and food):
        parser.error("no scenes, no labelled pages or no photos of food")
    with ProcessPoolExecutor(arguments.jobs) as pool:
        each: Callable = pool.map if arguments.jobs > 1 else map
        groups = [list(each(measured, *zip(*group[:: arguments.step], strict=True))) for group in (scenes, pages, food)]
    print(report(Pictures(*groups)))


if __name__ == "__main__":
    main()
