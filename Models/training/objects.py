"""The labelled objects of the photo collection and their crops."""

import csv
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageOps

Box = tuple[float, float, float, float]
WHOLE_PHOTO: Box = (0.0, 0.0, 1.0, 1.0)
NONE = "none"
FEWEST_PIXELS = 40.0


@dataclass(frozen=True)
class LabelledObject:
    """One row of objects.csv; `box` is (x0, y0, x1, y1) in fractions of the photo, None for the whole photo."""

    file: str
    split: str
    ingredient: str
    box: Box | None

    @property
    def source(self) -> str:
        """The collection that the photo comes from."""
        return self.file.partition("/")[0]


def read_objects(photos: Path) -> list[LabelledObject]:
    """All rows of `photos`/objects.csv in file order."""
    with (photos / "objects.csv").open(newline="", encoding="utf-8") as file:
        return [_object(row) for row in csv.DictReader(file)]


def _object(row: dict[str, str]) -> LabelledObject:
    corners = [row[name] for name in ("x0", "y0", "x1", "y1")]
    box = (float(corners[0]), float(corners[1]), float(corners[2]), float(corners[3])) if all(corners) else None
    return LabelledObject(row["file"], row["split"], row["ingredient"], box)


def class_list(objects: list[LabelledObject], fewest: int) -> list[str]:
    """The ingredients with at least so many training objects, in alphabetical order."""
    counts = Counter(entry.ingredient for entry in objects if entry.split == "train")
    return sorted(name for name, count in counts.items() if count >= fewest)


def open_photo(path: Path) -> Image.Image:
    """The photo in RGB, upright."""
    with Image.open(path) as file:
        return ImageOps.exif_transpose(file).convert("RGB")


def expanded(box: Box, margin: float, size: tuple[int, int]) -> Box:
    """The box grown on each side by `margin` of its own size, and to at least 40 pixels, cut at the photo's edges.

    What is only a few pixels large is told by what lies around it.
    """
    x0, y0, x1, y1 = box
    dx = max((x1 - x0) * margin, (FEWEST_PIXELS / size[0] - (x1 - x0)) / 2)
    dy = max((y1 - y0) * margin, (FEWEST_PIXELS / size[1] - (y1 - y0)) / 2)
    return (max(x0 - dx, 0.0), max(y0 - dy, 0.0), min(x1 + dx, 1.0), min(y1 + dy, 1.0))


def crop(photo: Image.Image, box: Box | None, margin: float) -> Image.Image:
    """The object with its surroundings; the photo itself without a box."""
    return photo if box is None else cut(photo, expanded(box, margin, photo.size))


def cut(photo: Image.Image, box: Box) -> Image.Image:
    """The pixels of a box, at least two wide and high."""
    x0, y0, x1, y1 = box
    left, top = min(int(x0 * photo.width), photo.width - 2), min(int(y0 * photo.height), photo.height - 2)
    right, bottom = max(round(x1 * photo.width), left + 2), max(round(y1 * photo.height), top + 2)
    return photo.crop((left, top, right, bottom))
