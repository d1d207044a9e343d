"""Makes the labelled pictures on which `fridge eval` and Models/training/evaluate.py must agree.

Patches of noisy colour on noisy ground, boxes around them, and labels of which some are wrong or unknown to the
classifier of Fixtures/home. Needs numpy 2.4.6 and Pillow 13.0.0; licensed as the project is. README.md says how the
expected figures are made.
"""

import csv
import pathlib

import numpy as np
from PIL import Image

PHOTOS = pathlib.Path(__file__).parent / "photos"
COLORS = {"tomato": (220, 40, 50), "cucumber": (50, 190, 60), "egg": (235, 225, 210), "none": (40, 40, 60)}
NAMES = list(COLORS)
SEED = 7
ORIENTATION = 0x0112


def noisy(random, size, color, noise):
    values = np.array(color) + random.normal(0, noise, (size[1], size[0], 3)) + random.normal(0, 25, 3)
    return Image.fromarray(np.clip(values, 0, 255).astype(np.uint8))


def label(random, color):
    """What the table says of a patch: mostly the truth."""
    chance = random.random()
    if chance < 0.75:
        return color
    return str(random.choice(NAMES)) if chance < 0.95 else "onion"


def picture(random, size):
    """A picture with patches in its quarters, and the rows (ingredient, x0, y0, x1, y1) about it."""
    width, height = size
    ground = str(random.choice(NAMES))
    image = noisy(random, size, COLORS[ground], 30)
    rows = []
    for quarter in random.permutation(4)[: random.integers(0, 5)]:
        color = str(random.choice(NAMES))
        x, y = int(quarter % 2 * width // 2), int(quarter // 2 * height // 2)
        left, top = x + int(random.integers(0, width // 8)), y + int(random.integers(0, height // 8))
        side = (int(random.integers(width // 6, width // 3)), int(random.integers(height // 6, height // 3)))
        image.paste(noisy(random, side, COLORS[color], 30), (left, top))
        edges = (left / width, top / height, (left + side[0]) / width, (top + side[1]) / height)
        rows.append([label(random, color), *(round(edge, 5) for edge in edges)])
    return image, rows or [[label(random, ground), "", "", "", ""]]


def box_near(random, box):
    """A box beside or around another, in the photo."""
    width, height = box[2] - box[0], box[3] - box[1]
    shifts = random.normal(0, 0.12, 4) * (width, height, width, height)
    x0, y0, x1, y1 = np.clip(np.array(box) + shifts, 0, 1)
    edges = min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
    return [round(float(edge), 5) for edge in edges]


def findings(random, photo, rows):
    """What a mediocre detector finds in a photo: most objects, some twice, some under a wrong name, and other things."""
    found = []
    for ingredient, *edges in rows:
        box = [float(edge) for edge in edges] if edges[0] != "" else [0.0, 0.0, 1.0, 1.0]
        for _ in range(random.integers(0, 3)):
            name = ingredient if random.random() < 0.8 else str(random.choice([*NAMES, "person"]))
            found.append([name, *box_near(random, box)])
    if random.random() < 0.5:
        found.append([str(random.choice(NAMES)), *box_near(random, [0.2, 0.2, 0.6, 0.6])])
    if random.random() < 0.2:
        found.append([str(random.choice(NAMES)), "", "", "", ""])
    confidences = [round(float(random.beta(2, 1.5)), 2) for _ in found]
    return [[photo, *row, confidence] for row, confidence in zip(found, confidences, strict=True)]


def write_found():
    """A table of boxes around those of objects.csv, under the names that photos have from the root of the package."""
    random = np.random.default_rng(SEED)
    rows = {}
    with (PHOTOS / "objects.csv").open(newline="", encoding="utf-8") as file:
        for name, _, *row in list(csv.reader(file))[1:]:
            rows.setdefault(name, []).append(row)
    with (PHOTOS.parent / "found.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["file", "ingredient", "x0", "y0", "x1", "y1", "confidence"])
        for name, objects in rows.items():
            table.writerows(findings(random, f"Fixtures/evaluation/photos/{name}", objects))


def main():
    random = np.random.default_rng(SEED)
    with (PHOTOS / "objects.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(["file", "split", "ingredient", "x0", "y0", "x1", "y1"])
        for number in range(24):
            size = (int(random.integers(40, 120)), int(random.integers(30, 100)))
            image, rows = picture(random, size)
            name = f"{number:02}.{('jpg', 'png', 'webp')[number % 3]}"
            options = {"quality": 92} if number % 3 == 0 else {"lossless": True} if number % 3 == 2 else {}
            if number % 6 == 3:
                # Stored lying on its side; the tag turns it upright again.
                image = image.transpose(Image.Transpose.ROTATE_90)
                exif = Image.Exif()
                exif[ORIENTATION] = 6
                options["exif"] = exif
            image.save(PHOTOS / name, **options)
            split = "train" if number % 8 == 7 else "val"
            table.writerows([name, split, *row] for row in rows)
    write_found()


if __name__ == "__main__":
    main()
