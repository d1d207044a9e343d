"""The context pass: an unsure classification is repeated with more of the object's surroundings, and both are fused."""

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageOps

from calibration import softmax
from objects import Box, expanded, framed

KEYS = {
    "threshold": "fridge.second_look.sureness",
    "margin": "fridge.second_look.surroundings",
    "weight": "fridge.second_look.share",
}
ORIENTATION_KEY = "fridge.second_look.orientation"


@dataclass(frozen=True)
class ContextPass:
    """A second pass for objects whose confidence lies below `threshold`.

    Its crop is `margin` of the first crop's size wider on each side; its probabilities enter the fusion with `weight`,
    those of the first pass with 1 - `weight`. The second crop is `upright`, or `mirrored` left to right.
    """

    threshold: float = 0.95
    margin: float = 0.3
    weight: float = 0.4
    orientation: str = "mirrored"

    @classmethod
    def from_metadata(cls, metadata: dict[str, str]) -> "ContextPass | None":
        """Reads the `fridge.second_look.*` keys; returns None for a model without them."""
        if not any(key in metadata for key in KEYS.values()):
            return None
        numbers = {name: float(metadata[key]) for name, key in KEYS.items()}
        return cls(**numbers, orientation=metadata.get(ORIENTATION_KEY, "upright"))

    def metadata(self) -> dict[str, str]:
        """Returns the `fridge.second_look.*` keys."""
        numbers = {key: f"{getattr(self, name):g}" for name, key in KEYS.items()}
        return numbers | {ORIENTATION_KEY: self.orientation}

    def crops(
        self, photo: Image.Image, box: Box | None, margin: float, square: bool
    ) -> tuple[Image.Image, Image.Image]:
        """Returns the crops of both passes, the first with `margin` around the box; without a box the photo, twice."""
        if box is None:
            return photo, photo
        close = expanded(box, margin, photo.size)
        wide = framed(photo, expanded(close, self.margin, photo.size), square)
        return framed(photo, close, square), ImageOps.mirror(wide) if self.orientation == "mirrored" else wide

    def fused(self, close: np.ndarray, wide: np.ndarray) -> np.ndarray:
        """Returns the weighted geometric mean of both passes' probabilities [objects, classes]."""
        powers = close ** (1 - self.weight) * wide**self.weight
        return powers / powers.sum(axis=1, keepdims=True)

    def probabilities(self, close: np.ndarray, wide: np.ndarray, temperature: float) -> np.ndarray:
        """Returns the final probabilities from the logits [objects, classes] of both passes."""
        first, second = softmax(close, temperature), softmax(wide, temperature)
        unsure = first.max(axis=1, keepdims=True) < self.threshold
        return np.where(unsure, self.fused(first, second), first)
