"""How the program looks at an object: closely and, where that leaves it unsure, again with more of its surroundings."""

import numpy as np
from PIL import Image

from calibration import softmax
from objects import Box, cut, expanded

SURE = 0.95
SURROUNDINGS = 0.3
SHARE_OF_SECOND = 0.4


def looks(photo: Image.Image, box: Box | None, margin: float) -> tuple[Image.Image, Image.Image]:
    """What is seen at the first and at the second look; the photo itself, twice, without a box."""
    if box is None:
        return photo, photo
    close = expanded(box, margin, photo.size)
    return cut(photo, close), cut(photo, expanded(close, SURROUNDINGS, photo.size))


def joined(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """Probabilities [objects, classes] of both looks together: their weighted geometric mean."""
    powers = first ** (1 - SHARE_OF_SECOND) * second**SHARE_OF_SECOND
    return powers / powers.sum(axis=1, keepdims=True)


def probabilities(first: np.ndarray, second: np.ndarray, temperature: float) -> np.ndarray:
    """What the program answers when its network gives these logits [objects, classes] at the two looks."""
    close, wide = softmax(first, temperature), softmax(second, temperature)
    unsure = close.max(axis=1, keepdims=True) < SURE
    return np.where(unsure, joined(close, wide), close)
