"""Compares the corners that `fridge flatten` finds with those of OpenCV's usual contour pipeline, on labelled photos.

The pipeline is tuned on the same photos: reduce, find edges at several thresholds of several channels, close gaps, take
the largest convex contour that simplifies to four corners. Needs opencv-python-headless and numpy.
"""

import argparse
import csv
import json
import subprocess
from pathlib import Path

import cv2
import numpy as np

SIDE = 600
LEAST_AREA, MOST_AREA = 0.03, 0.9
LEAST_FILLING = 0.85
AREA_POWER = 0.3


def least_sine(corners: np.ndarray) -> float:
    """Returns the sine of the most acute or obtuse angle."""
    sides = np.roll(corners, -1, axis=0) - corners
    lengths = np.linalg.norm(sides, axis=1)
    cross = sides[:, 0] * np.roll(sides[:, 1], -1) - sides[:, 1] * np.roll(sides[:, 0], -1)
    return float((np.abs(cross) / (lengths * np.roll(lengths, -1) + 1e-9)).min())


def contour_corners(image: np.ndarray) -> np.ndarray | None:
    """Returns the corners of the largest four-sided contour, float32 [4, 2]; None without one."""
    scale = SIDE / max(image.shape[:2])
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    small = cv2.bilateralFilter(small, 7, 40, 40)
    planes = [*cv2.split(small), cv2.cvtColor(small, cv2.COLOR_BGR2HSV)[..., 1]]
    kernel = cv2.getStructuringElement(cv2.MORPH_RECT, (5, 5))
    best, most = None, 0.0
    whole = small.shape[0] * small.shape[1]
    for plane in planes:
        masks = [cv2.morphologyEx(cv2.Canny(plane, low, 3 * low), cv2.MORPH_CLOSE, kernel) for low in (10, 25, 50)]
        level, mask = cv2.threshold(plane, 0, 255, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
        masks += [mask, cv2.threshold(plane, (level + 255) / 2, 255, cv2.THRESH_BINARY)[1]]
        for mask in masks:
            for contour in cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0]:
                hull = cv2.convexHull(contour)
                corners = cv2.approxPolyDP(hull, 0.02 * cv2.arcLength(hull, True), True)
                area = cv2.contourArea(corners)
                if len(corners) != 4 or not LEAST_AREA < area / whole < MOST_AREA:
                    continue
                # A page fills its outline, and its corners are not acute.
                filling = min(cv2.contourArea(contour) / area, 1)
                score = area**AREA_POWER * filling * least_sine(corners.reshape(4, 2).astype(float))
                if filling > LEAST_FILLING and score > most:
                    best, most = corners, score
    return None if best is None else best.reshape(4, 2).astype(np.float32) / scale


def jaccard(first: np.ndarray, second: np.ndarray) -> float:
    """Returns the intersection over union of two convex quadrilaterals."""
    first, second = first.astype(np.float32), second.astype(np.float32)
    common, _ = cv2.intersectConvexConvex(first, second)
    return common / (cv2.contourArea(first) + cv2.contourArea(second) - common)


def labelled(folder: Path) -> list[tuple[Path, np.ndarray]]:
    """Returns the photos of pages with labelled corners as fractions; printed grids are another task."""
    with open(folder / "pages.csv", newline="") as table:
        return [
            (folder / row["file"], np.array([[float(row[f"x{i}"]), float(row[f"y{i}"])] for i in range(4)]))
            for row in csv.DictReader(table)
            if row["x0"] and row["what"] != "grid"
        ]


def found_by_fridge(program: str, photos: list[Path]) -> list[np.ndarray | None]:
    """Returns the corners of the surest page of each photo."""
    answer = subprocess.run([program, "flatten", "--json", *map(str, photos)], capture_output=True, text=True)
    pages = [photo.get("pages") for photo in json.loads(answer.stdout)["photos"]]
    return [np.array(entry[0]["corners"], np.float32) if entry else None for entry in pages]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="folder with pages.csv and its photos")
    parser.add_argument("--fridge", default="fridge", help="the program")
    chosen = parser.parse_args()
    photos = labelled(chosen.folder)
    images = [cv2.imread(str(path)) for path, _ in photos]
    answers = {
        "fridge": found_by_fridge(chosen.fridge, [path for path, _ in photos]),
        "OpenCV": [contour_corners(image) for image in images],
    }
    for name, found in answers.items():
        scores = []
        for corners, image, (path, truth) in zip(found, images, photos, strict=True):
            size = np.array([image.shape[1], image.shape[0]])
            score = 0.0 if corners is None else jaccard(corners, (truth * size).astype(np.float32))
            scores.append(score)
            if score < 0.9:
                print(f"  {name} {path.name}: {score:.3f}{' (nothing found)' if corners is None else ''}")
        good = sum(score >= 0.9 for score in scores)
        print(f"{name}: mean Jaccard index {np.mean(scores):.4f}, {good} of {len(scores)} at 0.9 or more")


if __name__ == "__main__":
    main()
