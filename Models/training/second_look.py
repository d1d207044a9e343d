"""How the program looks at an object: closely and, where that leaves it unsure, again with more of its surroundings."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from calibration import softmax
from objects import Box, expanded, framed

PREFIX = "fridge.second_look."


@dataclass(frozen=True)
class SecondLook:
    """Taken below `sureness`; adds `surroundings` of the first look's size on each side, and weighs `share`."""

    sureness: float = 0.95
    surroundings: float = 0.3
    share: float = 0.4

    @classmethod
    def from_metadata(cls, metadata: dict[str, str]) -> "SecondLook | None":
        """Reads the `fridge.second_look.*` keys; None where a model does not ask for it."""
        values = {key.removeprefix(PREFIX): float(text) for key, text in metadata.items() if key.startswith(PREFIX)}
        return cls(**values) if values else None

    def metadata(self) -> dict[str, str]:
        """The `fridge.second_look.*` keys."""
        return {f"{PREFIX}{key}": f"{value:g}" for key, value in vars(self).items()}

    def looks(
        self, photo: Image.Image, box: Box | None, margin: float, square: bool
    ) -> tuple[Image.Image, Image.Image]:
        """Returns the crops of the first and the second look; the photo itself, twice, without a box."""
        if box is None:
            return photo, photo
        close = expanded(box, margin, photo.size)
        return framed(photo, close, square), framed(photo, expanded(close, self.surroundings, photo.size), square)

    def joined(self, first: np.ndarray, second: np.ndarray) -> np.ndarray:
        """Probabilities [objects, classes] of both looks together: their weighted geometric mean."""
        powers = first ** (1 - self.share) * second**self.share
        return powers / powers.sum(axis=1, keepdims=True)

    def probabilities(self, first: np.ndarray, second: np.ndarray, temperature: float) -> np.ndarray:
        """What the program answers when its network gives these logits [objects, classes] at the two looks."""
        close, wide = softmax(first, temperature), softmax(second, temperature)
        unsure = close.max(axis=1, keepdims=True) < self.sureness
        return np.where(unsure, self.joined(close, wide), close)
