"""Draws ten packages that no network has seen, and measures how well `fridge teach` learns them.

Each package is a front of colours, stripes, a shape and a name, and is drawn anew for every picture: turned, seen at
an angle, near and far, in warm and dim light, blurred, noisy, partly behind others, on a shelf. The pictures and the
table with the boxes are written to a folder, so that `fridge eval` and `fridge scan` can be tried on them as well.
"""

import argparse
import csv
import json
import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

NUMBERS = (1, 3, 10)
TESTS = 12
WIDTH, HEIGHT = 1024, 768
FONTS = ("NanumSquareRoundB.ttf", "DejaVuSans-Bold.ttf")


@dataclass(frozen=True)
class Package:
    """A package: its name, the colours of ground, band and shape, the shape, and height ÷ width."""

    name: str
    ground: tuple[int, int, int]
    band: tuple[int, int, int]
    mark: tuple[int, int, int]
    shape: str
    ratio: float


PACKAGES = (
    Package("Harbour curry", (200, 40, 30), (250, 220, 120), (255, 255, 255), "circle", 1.5),
    Package("Meadow oat drink", (235, 240, 225), (90, 150, 60), (40, 90, 40), "waves", 2.1),
    Package("Night cocoa", (60, 30, 20), (220, 180, 60), (240, 230, 200), "star", 1.4),
    Package("Blue bay crackers", (30, 80, 170), (240, 240, 240), (240, 190, 40), "stripes", 0.6),
    Package("Sunny granola", (250, 190, 50), (240, 120, 30), (130, 60, 20), "dots", 1.3),
    Package("Mint pastilles", (150, 215, 195), (20, 110, 100), (250, 250, 250), "circle", 0.5),
    Package("Orchid jelly", (170, 80, 160), (240, 210, 235), (255, 255, 255), "waves", 0.9),
    Package("Stone soup", (120, 120, 125), (200, 60, 50), (30, 30, 30), "stripes", 1.6),
    Package("Paper noodles", (245, 235, 210), (190, 30, 40), (30, 30, 30), "star", 0.8),
    Package("Forest tea", (25, 70, 45), (200, 215, 170), (220, 190, 90), "dots", 1.1),
)


def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Returns the first of the fonts that is installed."""
    for name in FONTS:
        try:
            return ImageFont.truetype(name, size)
        except OSError:
            continue
    return ImageFont.load_default(size)


def front(package: Package) -> np.ndarray:
    """Returns the front of a package, RGB."""
    width, height = (600, round(600 * package.ratio)) if package.ratio >= 1 else (round(600 / package.ratio), 600)
    image = Image.new("RGB", (width, height), package.ground)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, height * 0.12, width, height * 0.34), fill=package.band)
    centre, radius = (width / 2, height * 0.66), min(width, height) * 0.24
    if package.shape == "circle":
        draw.ellipse(
            (centre[0] - radius, centre[1] - radius, centre[0] + radius, centre[1] + radius), fill=package.mark
        )
    elif package.shape == "star":
        angles = np.pi * (np.arange(10) / 5 - 0.5)
        spokes = np.where(np.arange(10) % 2 == 0, radius, radius * 0.45)
        draw.polygon(
            [(centre[0] + s * np.cos(a), centre[1] + s * np.sin(a)) for s, a in zip(spokes, angles, strict=True)],
            fill=package.mark,
        )
    elif package.shape == "dots":
        for x in np.linspace(width * 0.15, width * 0.85, 5):
            for y in np.linspace(height * 0.45, height * 0.9, 4):
                draw.ellipse((x - radius / 6, y - radius / 6, x + radius / 6, y + radius / 6), fill=package.mark)
    elif package.shape == "stripes":
        for x in np.arange(0, width, width / 8):
            draw.rectangle((x, height * 0.42, x + width / 20, height), fill=package.mark)
    else:
        for y in np.linspace(height * 0.45, height * 0.92, 5):
            draw.line([(x, y + radius / 8 * np.sin(x / 30)) for x in range(0, width, 4)], fill=package.mark, width=14)
    draw.text((width / 2, height * 0.23), package.name, fill=package.mark, font=font(width // 10), anchor="mm")
    return np.asarray(image)


def shelf(random: np.random.Generator) -> np.ndarray:
    """Returns a background: a wall above a board, both uneven."""
    wall, board = random.uniform(90, 235, 3), random.uniform(60, 200, 3)
    image = np.empty((HEIGHT, WIDTH, 3), np.float32)
    edge = int(HEIGHT * random.uniform(0.6, 0.85))
    image[:edge], image[edge:] = wall, board
    grain = cv2.resize(
        random.normal(0, 12, (24, 32, 1)).astype(np.float32), (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC
    )
    return np.clip(image + grain[..., None], 0, 255)


def placed(
    picture: np.ndarray, face: np.ndarray, centre: np.ndarray, size: float, random: np.random.Generator
) -> np.ndarray:
    """Draws a face into the picture, turned and at an angle; returns its corners."""
    height, width = face.shape[:2]
    scale = size / max(width, height)
    corners = np.array([[-width, -height], [width, -height], [width, height], [-width, height]]) * scale / 2
    angle = random.normal(0, 0.2)
    corners = corners @ np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
    corners = (corners * (1 + random.uniform(-0.12, 0.12, (4, 2))) + centre).astype(np.float32)
    source = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    matrix = cv2.getPerspectiveTransform(source, corners)
    warped = cv2.warpPerspective(face.astype(np.float32), matrix, (WIDTH, HEIGHT), flags=cv2.INTER_AREA)
    mask = cv2.warpPerspective(np.ones((height, width), np.float32), matrix, (WIDTH, HEIGHT))[..., None]
    light = random.uniform(0.75, 1.15)
    picture[:] = picture * (1 - mask) + np.clip(warped * light, 0, 255) * mask
    return corners


def scene(
    package: Package, faces: dict[str, np.ndarray], random: np.random.Generator
) -> tuple[np.ndarray, list[float]]:
    """Returns a picture of a package among two others, RGB, and its box in fractions."""
    picture = shelf(random)
    others = random.choice([name for name in faces if name != package.name], 2, replace=False)
    centre = np.array([random.uniform(0.35, 0.65) * WIDTH, random.uniform(0.4, 0.6) * HEIGHT])
    size = random.uniform(160, 520)
    for side, name in zip((-1, 1), others, strict=True):
        offset = np.array([side * size * random.uniform(0.8, 1.1), random.uniform(-40, 40)])
        placed(picture, faces[name], centre + offset, size * random.uniform(0.7, 1.1), random)
    corners = placed(picture, faces[package.name], centre, size, random)
    warmth = random.uniform(-0.18, 0.18)
    picture = picture * np.array([1 + warmth, 1, 1 - warmth]) * random.uniform(0.45, 1.1)
    picture = cv2.GaussianBlur(np.clip(picture, 0, 255).astype(np.float32), (0, 0), random.uniform(0.3, 1.8))
    picture += random.normal(0, random.uniform(1, 9), picture.shape)
    low, high = corners.min(axis=0) / (WIDTH, HEIGHT), corners.max(axis=0) / (WIDTH, HEIGHT)
    return np.clip(picture, 0, 255).astype(np.uint8), [*np.clip(low, 0, 1), *np.clip(high, 0, 1)]


def write_table(path: Path, rows: list[list[str]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["file", "split", "ingredient", "x0", "y0", "x1", "y1"], *rows])


def draw(folder: Path, seed: int) -> dict[str, list[list[str]]]:
    """Draws all pictures; returns the rows of the table for each package."""
    random = np.random.default_rng(seed)
    faces = {package.name: front(package) for package in PACKAGES}
    rows: dict[str, list[list[str]]] = {}
    for package in PACKAGES:
        for index in range(max(NUMBERS) + TESTS):
            picture, box = scene(package, faces, random)
            name = f"{package.name.lower().replace(' ', '-')}-{index:02}.jpg"
            Image.fromarray(picture).save(folder / name, quality=88)
            split = "train" if index < max(NUMBERS) else "val"
            rows.setdefault(package.name, []).append([name, split, package.name, *(f"{edge:.5f}" for edge in box)])
    return rows


def accuracy(fridge: Path, table: Path, environment: dict[str, str]) -> dict[str, float]:
    """Returns the figures of `fridge eval` on the pictures that were not taught."""
    command = [fridge, "eval", table, "--split", "val", "--json"]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    return json.loads(output)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fridge", type=Path, default=Path(".build/release/fridge"))
    parser.add_argument("--output", type=Path, help="a folder for the pictures; by default they are not kept")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = arguments.output or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        rows = draw(folder, arguments.seed)
        print("| lessons on each | named right | calibration error |\n|---|---|---|")
        for number in NUMBERS:
            table = folder / f"lessons-{number}.csv"
            chosen = [
                row
                for package in rows.values()
                for index, row in enumerate(package)
                if index < number or row[1] == "val"
            ]
            write_table(table, chosen)
            with tempfile.TemporaryDirectory() as home:
                environment = os.environ | {"XDG_DATA_HOME": home}
                teach = [arguments.fridge.absolute(), "teach", "--from", table, "--split", "train", "--new"]
                subprocess.run(teach, env=environment, check=True, stdout=subprocess.DEVNULL)
                figures = accuracy(arguments.fridge.absolute(), table, environment)
            print(f"| {number} | {figures['top1']:.1%} | {figures['calibration_error']:.3f} |", flush=True)


if __name__ == "__main__":
    main()
