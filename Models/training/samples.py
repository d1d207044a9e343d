"""Training samples of the classifier: the sampling of objects, and their conversion to inputs."""

from collections import Counter
from pathlib import Path

import numpy as np
import torch
from PIL import Image
from torch.utils.data import Dataset

from augmentation import augmented, half_hidden, random_margin
from cutouts import cut_out, placed, stamps
from mislabelled import read_mislabelled
from objects import NONE, OTHER, WHOLE_PHOTO, Box, LabelledObject, crop, open_photo, shifted
from preprocessing import Preprocessing

FEWEST, MOST = 40, 1000
SMALLEST_SIDE = 5
CLEAR_SIDE = 24
BACKGROUND = 0.15
STAMPED, MOVED, SQUARE, SHIFT, HIDDEN = 0.04, 0.5, 0.85, 0.12, 0.25
DENSELY_LABELLED = {"ingredient40", "ingredients36", "freiburg", "fruitveg22", "aicook", "epicure", "packages"}


def sides_in_pixels(entry: LabelledObject, size: tuple[int, int]) -> tuple[float, float]:
    """Returns the shorter and the longer side of an object in a photo of (width, height)."""
    x0, y0, x1, y1 = entry.box or WHOLE_PHOTO
    width, height = (x1 - x0) * size[0], (y1 - y0) * size[1]
    return min(width, height), max(width, height)


def dropped(entry: LabelledObject, size: tuple[int, int]) -> str | None:
    """Returns the reason for leaving an object out of training; None if it stays."""
    shorter, longer = sides_in_pixels(entry, size)
    if entry.box is not None and shorter < SMALLEST_SIDE:
        return f"smaller than {SMALLEST_SIDE} pixels"
    if entry.box is not None and longer > 6 * shorter:
        return "longer than six times its width"
    return None


def class_shares(labels: np.ndarray, balance: float) -> np.ndarray:
    """Returns the sampling probability of each class: (objects, between 40 and 1,000) ^ (1 - balance), normalised."""
    weights = np.clip(np.bincount(labels), FEWEST, MOST).astype(np.float64) ** (1 - balance)
    return weights / weights.sum()


def free_box(taken: list[Box], generator: np.random.Generator) -> Box | None:
    """Returns a rectangle of the photo that touches none of the boxes; None if ten tries find none."""
    for _ in range(10):
        side = generator.uniform(0.15, 0.5)
        x0, y0 = generator.uniform(0, 1 - side, 2)
        box = (float(x0), float(y0), float(x0 + side), float(y0 + side))
        if all(box[2] <= b[0] or b[2] <= box[0] or box[3] <= b[1] or b[3] <= box[1] for b in taken):
            return box
    return None


def clearness(entry: LabelledObject, size: tuple[int, int]) -> float:
    """Returns the sampling weight of an object: 1 from 24 pixels on, in proportion below, as there is less to learn."""
    return min(sides_in_pixels(entry, size)[0] / CLEAR_SIDE, 1.0)


class Samples(Dataset):
    """The samples of a run; class, object and augmentation of sample i depend on the seed and i alone.

    All photos are held decoded in memory (about 3 GB), shared by the workers.
    """

    def __init__(self, photos: Path, objects: list[LabelledObject], classes: list[str], options) -> None:
        self.classes, self.seed, self.count = classes, options.seed, options.samples
        self.augmentation = options.augmentation
        self.resolutions: list[tuple[int, int]] = options.resolutions
        files = sorted({entry.file for entry in objects})
        self.photos = {file: np.asarray(open_photo(photos / file)) for file in files}
        mislabelled = read_mislabelled(objects)
        reasons = Counter[str]()
        self.by_class: list[list[LabelledObject]] = [[] for _ in classes]
        self.boxes: dict[str, list[Box]] = {}
        for entry in objects:
            if entry.box is not None:
                self.boxes.setdefault(entry.file, []).append(entry.box)
            height, width = self.photos[entry.file].shape[:2]
            reason = "of too rare an ingredient" if entry.ingredient not in classes else dropped(entry, (width, height))
            reason = "with a wrong label" if entry in mislabelled else reason
            if reason is None:
                self.by_class[classes.index(entry.ingredient)].append(entry)
            else:
                reasons[reason] += 1
        self.backgrounds = [file for file in self.boxes if file.partition("/")[0] in DENSELY_LABELLED]
        self.cutouts = self._cutouts()
        self.stamps = stamps(options.stamps)
        self.dropped = reasons
        self.odds = [self._odds(entries) for entries in self.by_class]
        labels = np.repeat(np.arange(len(classes)), [len(entries) for entries in self.by_class])
        self.shares = class_shares(labels, options.class_balance)
        self.preprocessing = Preprocessing()

    def __len__(self) -> int:
        return self.count

    def resolution(self, index: int) -> int:
        """Returns the resolution of a sample: small at first, which costs less, the full one at the end."""
        return next(side for first, side in reversed(self.resolutions) if index >= first)

    def __getitem__(self, index: int) -> tuple[torch.Tensor, int]:
        generator = np.random.default_rng((self.seed, index))
        label = int(generator.choice(len(self.classes), p=self.shares))
        image = self._crop(label, generator)
        if self.classes[label] not in (NONE, OTHER) and generator.random() < HIDDEN * self.augmentation:
            image = half_hidden(image, self._front(label, generator), generator)
        image = augmented(image, self.resolution(index), self.augmentation, generator)
        return torch.from_numpy(self.preprocessing.normalised(image)), label

    def _odds(self, entries: list[LabelledObject]) -> np.ndarray:
        """Returns the objects' probabilities by clearness; a source of n objects counts as its square root."""
        sources = Counter(entry.source for entry in entries)
        odds = [self._clearness(entry) / sources[entry.source] ** 0.5 for entry in entries]
        return np.array(odds) / sum(odds)

    def _clearness(self, entry: LabelledObject) -> float:
        height, width = self.photos[entry.file].shape[:2]
        return clearness(entry, (width, height))

    def _cutouts(self) -> dict[str, Image.Image]:
        """Returns the cut-out food of every product photo on white, by the photo's file."""
        whole = [entry.file for entries in self.by_class for entry in entries if entry.box is None]
        found = {file: cut_out(Image.fromarray(self.photos[file])) for file in whole}
        return {file: food for file, food in found.items() if food is not None}

    def _crop(self, label: int, generator: np.random.Generator) -> Image.Image:
        name = self.classes[label]
        if name == NONE and generator.random() < BACKGROUND:
            return self._background(generator)
        if name in self.stamps and generator.random() < STAMPED:
            stamp = self.stamps[name][int(generator.integers(len(self.stamps[name])))]
            return placed(stamp, self._background(generator), generator)
        entries = self.by_class[label]
        entry = entries[int(generator.choice(len(entries), p=self.odds[label]))]
        if name != NONE and entry.file in self.cutouts and generator.random() < MOVED:
            return placed(self.cutouts[entry.file], self._background(generator), generator)
        photo, square = Image.fromarray(self.photos[entry.file]), generator.random() < SQUARE
        box = entry.box and shifted(entry.box, SHIFT * generator.uniform(-1, 1, 4))
        return crop(photo, box, random_margin(generator), square)

    def _front(self, label: int, generator: np.random.Generator) -> Image.Image:
        """Returns an object of another class, cut out where that is known: what stands in front on a full shelf."""
        other = (label + int(generator.integers(1, len(self.classes)))) % len(self.classes)
        entry = self.by_class[other][int(generator.choice(len(self.by_class[other]), p=self.odds[other]))]
        if entry.file in self.cutouts:
            return self.cutouts[entry.file]
        return crop(Image.fromarray(self.photos[entry.file]), entry.box, 0)

    def _background(self, generator: np.random.Generator) -> Image.Image:
        """Returns a picture without food: a place between the boxes of a photo, or a photo of anything else."""
        file = self.backgrounds[int(generator.integers(len(self.backgrounds)))]
        box = free_box(self.boxes[file], generator) if generator.random() < 0.7 else None
        if box is None:
            others = self.by_class[self.classes.index(NONE)]
            return Image.fromarray(self.photos[others[int(generator.integers(len(others)))].file])
        return crop(Image.fromarray(self.photos[file]), box, 0)
