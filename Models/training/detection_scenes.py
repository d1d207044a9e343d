"""Training scenes of the detector: photos, mosaics of four, mix-up of two, and pasted food."""

from pathlib import Path

import numpy as np
import torch
from PIL import Image
from torch.utils.data import Dataset

from augmentation import colour_jittered, degraded
from cutouts import cut_out, stamps
from detection_canvas import Canvas
from detection_loss import Scene
from detection_network import FOOD
from mislabelled import read_mislabelled
from objects import INCOMPLETE, NONE, LabelledObject, open_photo
from preprocessing import Preprocessing
from samples import class_shares

MOSAIC, EMPTY, PASTED, MOST_PASTED, MIXED = 0.5, 0.12, 0.4, 3, 0.1
COLOUR_JITTER, DEGRADED = 0.15, 0.1
IGNORED = -1


def detector_classes(objects: list[LabelledObject], fewest: int) -> list[str]:
    """Returns the ingredients with at least `fewest` training boxes, in alphabetical order, and `food` for any food."""
    boxed = [entry.ingredient for entry in objects if entry.split == "train" and entry.box is not None]
    return [*sorted(name for name in set(boxed) if boxed.count(name) >= fewest), FOOD]


class Photos:
    """The training photos, decoded, with the boxes (in fractions) and class numbers of their objects."""

    def __init__(self, folder: Path, objects: list[LabelledObject], classes: list[str], stamp_folder: Path) -> None:
        self.food = classes.index(FOOD)
        self.numbers = {name: number for number, name in enumerate(classes)}
        mislabelled = read_mislabelled(objects)
        boxed = [entry for entry in objects if entry.box is not None and entry.source not in INCOMPLETE]
        self.pixels = {file: np.asarray(open_photo(folder / file)) for file in {entry.file for entry in boxed}}
        self.boxes: dict[str, np.ndarray] = {}
        self.labels: dict[str, np.ndarray] = {}
        by_file: dict[str, list[LabelledObject]] = {file: [] for file in self.pixels}
        for entry in boxed:
            by_file[entry.file].append(entry)
        for file, entries in by_file.items():
            self.boxes[file] = np.array([entry.box for entry in entries])
            self.labels[file] = np.array([IGNORED if entry in mislabelled else self.number(entry) for entry in entries])
        self.showing = [
            [entry.file for entry in boxed if self.number(entry) == number] for number in range(len(classes))
        ]
        self.empty = [np.asarray(open_photo(folder / entry.file)) for entry in objects if entry.ingredient == NONE]
        self.cutouts = list(self._cutouts(folder, objects, stamp_folder))

    def number(self, entry: LabelledObject) -> int:
        """Returns the class number of an object: its ingredient's, or that of `food`."""
        return self.numbers.get(entry.ingredient, self.food)

    def _cutouts(self, folder: Path, objects: list[LabelledObject], stamp_folder: Path):
        """Yields cut-out food and its class number."""
        for entry in objects:
            if entry.box is None and entry.ingredient != NONE:
                food = cut_out(open_photo(folder / entry.file))
                if food is not None:
                    yield food, self.number(entry)
        for name, pictures in stamps(stamp_folder).items():
            yield from ((picture, self.numbers.get(name, self.food)) for picture in pictures)


class Scenes(Dataset):
    """The scenes of a run; scene i depends on the seed and i alone."""

    def __init__(self, photos: Photos, options) -> None:
        self.photos, self.seed, self.count, self.resolutions = (
            photos,
            options.seed,
            options.samples,
            options.resolutions,
        )
        labels = np.repeat(np.arange(len(photos.showing)), [len(files) for files in photos.showing])
        shares = class_shares(labels, options.class_balance)
        self.shares = np.where(np.bincount(labels, minlength=len(shares)) > 0, shares, 0)
        self.shares /= self.shares.sum()
        self.preprocessing = Preprocessing()

    def __len__(self) -> int:
        return self.count

    def resolution(self, index: int) -> int:
        """Returns the resolution of a scene."""
        return next(side for first, side in reversed(self.resolutions) if index >= first)

    def __getitem__(self, index: int) -> tuple[torch.Tensor, Scene]:
        generator = np.random.default_rng((self.seed, index))
        canvas = self.canvas(self.resolution(index), generator)
        image = colour_jittered(canvas.image, COLOUR_JITTER, generator)
        if generator.random() < DEGRADED:
            image = degraded(image, generator)
        inputs = torch.from_numpy(self.preprocessing.normalised(image))
        boxes, ignored = (torch.from_numpy(values).float() for values in (canvas.boxes, canvas.ignored))
        return inputs, Scene(boxes, torch.from_numpy(canvas.labels), ignored)

    def canvas(self, side: int, generator: np.random.Generator) -> Canvas:
        """Returns a composed canvas, at times mixed with another."""
        canvas = self._put_together(side, generator)
        if generator.random() < MIXED:
            canvas.mix(self._put_together(side, generator))
        return canvas

    def _put_together(self, side: int, generator: np.random.Generator) -> Canvas:
        """Returns a canvas of one photo at a random size and place, or a mosaic of four, at times with pasted food."""
        canvas = Canvas(side)
        if generator.random() < MOSAIC:
            x, y = (int(value) for value in generator.uniform(0.3, 0.7, 2) * side)
            for left, top in ((0, 0), (x, 0), (0, y), (x, y)):
                window = (left, top, x if left == 0 else side, y if top == 0 else side)
                self._lay(canvas, float(generator.uniform(0.5, 1.0)), window, generator)
        else:
            self._lay(canvas, float(generator.uniform(0.7, 1.25)), (0, 0, side, side), generator)
        if generator.random() < PASTED:
            for _ in range(int(generator.integers(1, MOST_PASTED + 1))):
                self._paste(canvas, generator)
        if generator.random() < 0.5:
            canvas.mirror()
        return canvas

    def _lay(self, canvas: Canvas, scale: float, window: tuple[int, int, int, int], generator) -> None:
        """Lays a photo, its longer side `scale` of the canvas's, at a random place in a window."""
        pixels, boxes, labels = self._photo(generator)
        factor = scale * canvas.side / max(pixels.shape[:2])
        size = (max(round(pixels.shape[1] * factor), 2), max(round(pixels.shape[0] * factor), 2))
        slack = (window[2] - window[0] - size[0], window[3] - window[1] - size[1])
        corner = [first + round(generator.random() * room) for first, room in zip(window, slack, strict=False)]
        photo = Image.fromarray(pixels).resize(size, Image.Resampling.BILINEAR)
        canvas.lay(photo, boxes * np.array([*size, *size]), labels, (corner[0], corner[1]), window)

    def _photo(self, generator: np.random.Generator) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        if generator.random() < EMPTY:
            pixels = self.photos.empty[int(generator.integers(len(self.photos.empty)))]
            return pixels, np.zeros((0, 4)), np.zeros(0, np.int64)
        files = self.photos.showing[int(generator.choice(len(self.shares), p=self.shares))]
        file = files[int(generator.integers(len(files)))]
        return self.photos.pixels[file], self.photos.boxes[file], self.photos.labels[file]

    def _paste(self, canvas: Canvas, generator: np.random.Generator) -> None:
        """Pastes a cut-out whose longer side is 12 to 60 % of the canvas's."""
        food, label = self.photos.cutouts[int(generator.integers(len(self.photos.cutouts)))]
        factor = float(generator.uniform(0.12, 0.6)) * canvas.side / max(food.size)
        food = food.resize((max(round(food.width * factor), 2), max(round(food.height * factor), 2)))
        x, y = (int(generator.integers(canvas.side - length + 1)) for length in food.size)
        canvas.paste(food, (x, y), label)


def gathered(entries: list[tuple[torch.Tensor, Scene]]) -> tuple[torch.Tensor, list[Scene]]:
    """Returns a batch: inputs [N, 3, side, side] and their scenes."""
    return torch.stack([inputs for inputs, _ in entries]), [scene for _, scene in entries]
