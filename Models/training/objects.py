"""The labelled objects of the photo collections and their crops."""

import csv
import hashlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageOps

Box = tuple[float, float, float, float]
WHOLE_PHOTO: Box = (0.0, 0.0, 1.0, 1.0)
NONE, OTHER = "none", "other"
FEWEST_PIXELS = 40.0
FIRST_COLLECTION, SECOND_COLLECTION = "objects.csv", "objects-2.csv"
SYNONYMS = {
    "chips": "potato_chips",
    "chocolate": "dark_chocolate",
    "cola": "soda",
    "spices": "spice_mix",
    "sprite": "soda",
}
ELSE = {"candy", "cake", "basil", "brussels_sprouts", "cilantro", "fig", "grapefruit", "kale", "parsley", "pickle"}
AMBIGUOUS = {"raw_meat", "raspberry"}
# Sources whose photos show more than what is labelled.
INCOMPLETE = {"foodid12"}


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


def read_objects(photos: Path, *tables: str) -> list[LabelledObject]:
    """Returns all rows of the tables in `photos`, in file order; of objects.csv where no table is named.

    Synonyms become one label; foods outside the vocabulary become `other`; ambiguous labels are left out.
    """
    rows = [row for table in tables or (FIRST_COLLECTION,) for row in table_rows(photos / table)]
    return [_object(row) for row in rows if row["ingredient"] not in AMBIGUOUS]


def table_rows(table: Path) -> list[dict[str, str]]:
    """Returns the rows of a table as they are."""
    with table.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def box_of(row: dict[str, str]) -> Box | None:
    """Returns the box of a table's row; None where a corner is empty, which stands for the whole photo."""
    corners = [row[name] for name in ("x0", "y0", "x1", "y1")]
    return (float(corners[0]), float(corners[1]), float(corners[2]), float(corners[3])) if all(corners) else None


def _object(row: dict[str, str]) -> LabelledObject:
    name = OTHER if row["ingredient"] in ELSE else SYNONYMS.get(row["ingredient"], row["ingredient"])
    return LabelledObject(row["file"], row["split"], name, box_of(row))


def class_list(objects: list[LabelledObject], fewest: int) -> list[str]:
    """Returns the ingredients with at least `fewest` training objects, in alphabetical order."""
    counts = Counter(entry.ingredient for entry in objects if entry.split == "train")
    return sorted(name for name, count in counts.items() if count >= fewest)


def in_second_half(file: str) -> bool:
    """Splits photos in two by a hash of their names, so that the objects of one photo stay together."""
    return hashlib.sha256(file.encode()).digest()[0] >= 128


def open_photo(path: Path) -> Image.Image:
    """Returns the photo in RGB, upright."""
    with Image.open(path) as file:
        return ImageOps.exif_transpose(file).convert("RGB")


def expanded(box: Box, margin: float, size: tuple[int, int]) -> Box:
    """Returns the box grown on each side by `margin` of its own size, to at least 40 pixels, within the photo.

    An object of a few pixels is recognised by its surroundings.
    """
    x0, y0, x1, y1 = box
    dx = max((x1 - x0) * margin, (FEWEST_PIXELS / size[0] - (x1 - x0)) / 2)
    dy = max((y1 - y0) * margin, (FEWEST_PIXELS / size[1] - (y1 - y0)) / 2)
    return (max(x0 - dx, 0.0), max(y0 - dy, 0.0), min(x1 + dx, 1.0), min(y1 + dy, 1.0))


def shifted(box: Box, shares) -> Box:
    """Moves each side by a share of the box's width or height, like the error of a detector."""
    x0, y0, x1, y1 = box
    width, height = x1 - x0, y1 - y0
    return (
        max(x0 + float(shares[0]) * width, 0.0),
        max(y0 + float(shares[1]) * height, 0.0),
        min(x1 + float(shares[2]) * width, 1.0),
        min(y1 + float(shares[3]) * height, 1.0),
    )


def squared(box: Box, size: tuple[int, int]) -> Box:
    """Grows the shorter side of a box to the longer one, in pixels; moves it into the photo, which bounds its sides."""
    side = max((box[2] - box[0]) * size[0], (box[3] - box[1]) * size[1])
    corners = []
    for low, high, length in ((box[0], box[2], size[0]), (box[1], box[3], size[1])):
        extent = min(side / length, 1.0)
        first = min(max((low + high - extent) / 2, 0.0), 1.0 - extent)
        corners.append((first, first + extent))
    (x0, x1), (y0, y1) = corners
    return (x0, y0, x1, y1)


def crop(photo: Image.Image, box: Box | None, margin: float, square: bool = False) -> Image.Image:
    """Returns the object with its surroundings; the photo itself without a box."""
    if box is None:
        return photo
    return framed(photo, expanded(box, margin, photo.size), square)


def framed(photo: Image.Image, box: Box, square: bool) -> Image.Image:
    """Returns the pixels of a box, or of the square around it."""
    return cut(photo, squared(box, photo.size) if square else box)


def cut(photo: Image.Image, box: Box) -> Image.Image:
    """Returns the pixels of a box: at least two each way, where the photo has as many."""
    left, right = _pixels(box[0], box[2], photo.width)
    top, bottom = _pixels(box[1], box[3], photo.height)
    return photo.crop((left, top, right, bottom))


def _pixels(lower: float, upper: float, count: int) -> tuple[int, int]:
    if count <= 2:
        return 0, count
    start = min(int(lower * count), count - 2)
    return start, max(round(upper * count), start + 2)
