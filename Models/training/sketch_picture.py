"""The way from a drawing to the 40 × 40 picture that the shape networks see, as `InkPicture` does it in the program.

Ink is a float array from 0 (paper) to 1 (pen). It is cropped to what was drawn, and each cell of the picture gets the
strongest ink of its area, so that a thin line on a large canvas stays a line.
"""

import numpy as np
from PIL import Image

SIDE = 40
MARGIN = 2
SAMPLES = 4
LONGEST = 160
WEAKEST_CONTRAST = 24
TOLERANCE = 8


def ink_of(picture: Image.Image) -> np.ndarray:
    """Returns the ink of a drawing on a plain background, float32 [height, width]."""
    if picture.mode in ("RGBA", "LA", "P"):
        colors = np.asarray(picture.convert("RGBA"), dtype=np.int32)
        opacity = colors[..., 3]
        # A pen on glass: what is opaque is ink.
        if (opacity < 128).mean() >= 0.4:
            return opacity.astype(np.float32) / 255
        colors = colors[..., :3]
    else:
        colors = np.asarray(picture.convert("RGB"), dtype=np.int32)
    # The paper is the most frequent colour, by the median of each channel.
    paper = np.median(colors.reshape(-1, 3), axis=0)
    distance = np.abs(colors - paper).max(axis=2).astype(np.float32)
    strongest = distance.max()
    if strongest < WEAKEST_CONTRAST:
        return np.zeros(distance.shape, np.float32)
    return np.clip((distance - TOLERANCE) / (0.7 * strongest - TOLERANCE), 0, 1)


def cropped(ink: np.ndarray) -> np.ndarray | None:
    """Returns the part that was drawn on, at most 160 cells long; nil if nothing was."""
    rows, columns = np.flatnonzero((ink >= 0.5).any(axis=1)), np.flatnonzero((ink >= 0.5).any(axis=0))
    if len(rows) == 0:
        return None
    part = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    factor = -(-max(part.shape) // LONGEST)
    if factor > 1:
        padded = np.pad(part, [(0, -part.shape[0] % factor), (0, -part.shape[1] % factor)])
        part = padded.reshape(padded.shape[0] // factor, factor, -1, factor).max(axis=(1, 3))
    return part


def picture_of(part: np.ndarray) -> np.ndarray:
    """Returns the picture of a cropped drawing, float32 [40, 40], its longer side over 36 cells."""
    height, width = part.shape
    step = max(height, width) / (SIDE - 2 * MARGIN)
    cells = np.arange(SIDE * SAMPLES, dtype=np.float32)
    offsets = ((cells + 0.5) / SAMPLES - SIDE / 2) * step
    rows, columns = offsets + height / 2 - 0.5, offsets + width / 2 - 0.5
    padded = np.pad(part, 1)

    def parts(positions: np.ndarray, length: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        whole = np.floor(positions)
        low = np.clip(whole, -1, length).astype(int)
        high = np.clip(whole + 1, -1, length).astype(int)
        return low + 1, high + 1, positions - whole

    top, bottom, down = parts(rows, height)
    left, right, along = parts(columns, width)
    upper = padded[top][:, left] * (1 - along) + padded[top][:, right] * along
    lower = padded[bottom][:, left] * (1 - along) + padded[bottom][:, right] * along
    samples = upper * (1 - down[:, None]) + lower * down[:, None]
    return samples.reshape(SIDE, SAMPLES, SIDE, SAMPLES).max(axis=(1, 3)).astype(np.float32)
