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


if __name__ == "__main__":
    main()
