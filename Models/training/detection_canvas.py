"""A picture composed of photos, with the boxes of its objects."""

import numpy as np
from PIL import Image, ImageOps

SMALLEST_SIDE, LEAST_SEEN, MOST_COVERED = 6.0, 0.35, 0.5
GREY = (127, 127, 127)


class Canvas:
    """A square picture composed of photos, with the boxes of their objects: rows of x0, y0, x1, y1, in pixels."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.image = Image.new("RGB", (side, side), GREY)
        self.boxes = np.zeros((0, 4))
        self.labels = np.zeros(0, np.int64)
        self.ignored = np.zeros((0, 4))

    def lay(
        self, photo: Image.Image, boxes: np.ndarray, labels: np.ndarray, at: tuple[int, int], window: tuple[int, ...]
    ) -> None:
        """Lays a photo with its upper left corner `at` a place; only `window` (x0, y0, x1, y1) of the canvas shows it.

        Objects that are cut by more than about two thirds, too small, or of a negative label are ignored.
        """
        x0, y0 = max(window[0], at[0]), max(window[1], at[1])
        x1, y1 = min(window[2], at[0] + photo.width), min(window[3], at[1] + photo.height)
        if x0 >= x1 or y0 >= y1:
            return
        self.image.paste(photo.crop((x0 - at[0], y0 - at[1], x1 - at[0], y1 - at[1])), (x0, y0))
        whole = boxes + np.array([at[0], at[1], at[0], at[1]])
        seen = np.clip(whole, [x0, y0, x0, y0], [x1, y1, x1, y1])
        sides, area = seen[:, 2:] - seen[:, :2], (whole[:, 2:] - whole[:, :2]).prod(1)
        there = sides.prod(1) >= LEAST_SEEN * area
        clear = there & (sides.min(1) >= SMALLEST_SIDE) & (labels >= 0)
        self.add(seen[clear], labels[clear])
        self.ignored = np.concatenate([self.ignored, seen[~clear & (sides.min(1) > 0)]])

    def add(self, boxes: np.ndarray, labels: np.ndarray) -> None:
        self.boxes = np.concatenate([self.boxes, boxes])
        self.labels = np.concatenate([self.labels, labels])

    def paste(self, food: Image.Image, at: tuple[int, int], label: int) -> None:
        """Pastes a cut-out; objects that it hides by half or more lose their boxes."""
        self.image.paste(food, at, food)
        box = np.array([*at, at[0] + food.width, at[1] + food.height], np.float64)
        shared = np.minimum(self.boxes[:, 2:], box[2:]) - np.maximum(self.boxes[:, :2], box[:2])
        seen = shared.clip(min=0).prod(1) < MOST_COVERED * (self.boxes[:, 2:] - self.boxes[:, :2]).prod(1)
        self.boxes, self.labels = self.boxes[seen], self.labels[seen]
        self.add(box[None], np.array([label]))

    def mirror(self) -> None:
        self.image = ImageOps.mirror(self.image)
        for boxes in (self.boxes, self.ignored):
            boxes[:, [0, 2]] = self.side - boxes[:, [2, 0]]

    def mix(self, other: "Canvas") -> None:
        """Blends another canvas of this size into this one, with the boxes of both (mix-up, Zhang et al., 2018)."""
        self.image = Image.blend(self.image, other.image, 0.5)
        self.add(other.boxes, other.labels)
        self.ignored = np.concatenate([self.ignored, other.ignored])
