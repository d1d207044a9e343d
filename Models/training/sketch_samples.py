"""The drawings that shape networks learn from and are judged by: real ones and generated ones."""

import csv
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageFilter, ImageOps
from torch.nn import functional

from sketch_generator import CLASSES, clean_example, example
from sketch_picture import SIDE, cropped, ink_of, picture_of


def source_of(file: str) -> str:
    """Returns the source of a drawing: its folder."""
    return file.split("/")[0]


def real_parts(data: Path) -> Iterator[tuple[dict[str, str], np.ndarray]]:
    """Returns the rows of `sketches/drawings.csv` with the ink that was drawn."""
    with open(data / "sketches" / "drawings.csv", newline="") as table:
        for row in csv.DictReader(table):
            part = cropped(ink_of(Image.open(data / "sketches" / row["file"])))
            if part is None:
                raise ValueError(f"{row['file']} is empty")
            yield row, part


def real_drawings(data: Path) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Returns the pictures, uint8 [n, 40, 40], labels and sources of `sketches/drawings.csv`."""
    pictures, labels, sources = [], [], []
    for row, part in real_parts(data):
        pictures.append(quantised(picture_of(part)))
        labels.append(CLASSES.index(row["shape"]))
        sources.append(source_of(row["file"]))
    return np.stack(pictures), np.array(labels), np.array(sources)


def smaller_drawings(data: Path, seed: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Returns the real drawings once more, each reduced to 7 to 40 pixels after its strokes were made thicker."""
    rng = np.random.default_rng(seed)
    pictures, labels, sources = [], [], []
    for row, part in real_parts(data):
        side = int(np.exp(rng.uniform(np.log(7), np.log(40))))
        ink = Image.fromarray((part * 255).astype(np.uint8))
        ink.thumbnail((4 * side, 4 * side), Image.Resampling.BOX)
        # Four pixels here are one afterwards.
        thicker = ImageOps.expand(ink, 4).filter(ImageFilter.MaxFilter(int(rng.choice([1, 3, 5, 7]))))
        size = [max(round(length * side / max(thicker.size)), 2) for length in thicker.size]
        small = thicker.resize(size, Image.Resampling.BOX)
        small = cropped(ink_of(ImageOps.invert(ImageOps.expand(small, max(size)))))
        if small is None:
            continue
        pictures.append(quantised(picture_of(small)))
        labels.append(CLASSES.index(row["shape"]))
        sources.append(source_of(row["file"]))
    return np.stack(pictures), np.array(labels), np.array(sources)


def generated_drawings(count: int, seed: int, draw=example) -> tuple[np.ndarray, np.ndarray]:
    """Returns the pictures, uint8 [count, 40, 40], and labels of generated drawings; the same for the same seed."""
    rng = np.random.default_rng(seed)
    pictures, labels = np.empty((count, SIDE, SIDE), np.uint8), np.empty(count, np.int64)
    for index in range(count):
        part = None
        while part is None:
            canvas, labels[index] = draw(rng)
            # Paper all around, as the ink is what differs from most of the canvas.
            part = cropped(ink_of(ImageOps.invert(ImageOps.expand(canvas, canvas.width // 2))))
        pictures[index] = quantised(picture_of(part))
    return pictures, labels


def clean_drawings(count: int, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """Returns the pictures and labels of shapes as programs draw them."""
    return generated_drawings(count, seed, clean_example)


def quantised(picture: np.ndarray) -> np.ndarray:
    return (picture * 255 + 0.5).astype(np.uint8)


def augmented(pictures: torch.Tensor, generator: torch.Generator) -> torch.Tensor:
    """Turns, mirrors, stretches and thickens pictures [n, 1, 40, 40], and wipes a corner of some."""
    count = len(pictures)
    normal = torch.randn(count, 5, generator=generator)
    chance = torch.rand(count, 4, generator=generator)
    angle = 0.1 * normal[:, 0]
    stretch = torch.exp(0.1 * normal[:, 1])
    cosine, sine = torch.cos(angle), torch.sin(angle)
    mirror = torch.where(chance[:, 0] < 0.5, -1.0, 1.0)
    zero = torch.zeros(count)
    rows = [
        torch.stack([mirror * cosine * stretch, -sine, zero], 1),
        torch.stack([mirror * sine, cosine / stretch, zero], 1),
    ]
    grid = functional.affine_grid(torch.stack(rows, 1) * 1.04, list(pictures.shape), align_corners=False)
    pictures = functional.grid_sample(pictures, grid, align_corners=False)
    if chance[0, 1] < 0.5:
        pictures = pictures.transpose(2, 3)
    thick = functional.max_pool2d(pictures, 3, 1, 1)
    thin = -functional.max_pool2d(-pictures, 2, 1, 1)[:, :, :SIDE, :SIDE]
    choice = chance[:, 2, None, None, None]
    pictures = torch.where(choice < 0.2, thick, torch.where(choice > 0.92, thin, pictures))
    wiped = torch.nonzero(chance[:, 3] < 0.1).flatten()
    for index in wiped.tolist():
        left, top = torch.randint(0, SIDE - 6, (2,), generator=generator).tolist()
        pictures[index, :, top : top + 6, left : left + 6] = 0
    return pictures.clamp(0, 1)
