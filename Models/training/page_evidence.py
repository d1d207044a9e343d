"""Measures outlines in pictures, and judges by a logistic regression which of them is that of a page.

This is `PageEvidence` of Sources/Sight/Documents/Detection in NumPy; change both together. `WEIGHTS` are the program's.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from page_lines import GradientField, reduced
from page_outlines import Outlines, area, length, outlines, overlap

# The weights of the terms in their order, and the constant.
WEIGHTS = {
    "log edge": 4.962,
    "beyond": -4.607,
    "one border": -2.167,
    "two borders": -5.254,
    "log sine": 4.712,
    "log area": -0.029,
    "eccentricity": -4.43,
    "beyond picture": -1.568,
    "consistency": 1.406,
    "log contrast": -0.148,
    "log weakest contrast": 0.758,
    "log spread inside": -0.62,
    "log spread outside": -0.465,
    "brightness": 4.511,
    "constant": 1.504,
}
DISTANCE, SAMPLES, NOISE = 4.5, 14, 3.0
# Log odds that differ by no more are alike: the larger outline is the page of which the other is a part.
TIE = 0.4


@dataclass
class MeasuredPicture:
    """The outlines of a picture: corners [n, 4, 2] in pixels of the reduced picture, and terms [n, 14].

    `indices` are the Jaccard indices with the page that each overlaps most, 0 where the picture has no page.
    """

    corners: np.ndarray
    terms: np.ndarray
    indices: np.ndarray


def measured(file: Path, pages: list[np.ndarray]) -> MeasuredPicture:
    """Measures the outlines of a picture whose pages have these corners, [4, 2] clockwise in fractions of its size."""
    with Image.open(file) as picture:
        image = reduced(ImageOps.exif_transpose(picture))
    height, width = image.shape[:2]
    found = outlines(GradientField(image))
    truths = [page * [width, height] for page in pages]
    indices = [max((overlap(corners, truth) for truth in truths), default=0.0) for corners in found.corners]
    return MeasuredPicture(found.corners, terms(found, image), np.array(indices))


def terms(found: Outlines, image: np.ndarray) -> np.ndarray:
    """Returns the terms of the regression for outlines in a reduced picture, [n, 14]."""
    height, width = image.shape[:2]
    size, corners = np.array([width, height]), found.corners
    away = corners.mean(1) / size - 0.5
    is_beyond = ((corners < 0) | (corners > size)).any((1, 2))
    colors = np.array([_colors(outline, image) for outline in corners]).reshape(len(corners), 6)
    consistency, contrast, weakest, inside, outside, brightness = colors.T
    columns = [
        np.log(found.edge + 0.05),
        found.beyond,
        found.borders == 1,
        found.borders >= 2,
        np.log(found.sine + 0.02),
        np.log(area(corners) / (width * height) + 0.001),
        length(away),
        is_beyond,
        consistency,
        np.log(contrast + 2),
        np.log(weakest + 2),
        np.log(inside + 3),
        np.log(outside + 3),
        brightness,
    ]
    return np.stack([np.asarray(column, float) for column in columns], 1)


def log_odds(terms: np.ndarray, weights: np.ndarray) -> np.ndarray:
    """Returns the logarithms of the odds that outlines are those of pages; the last weight is the constant."""
    return terms @ weights[:-1] + weights[-1]


def chosen(picture: MeasuredPicture, weights: np.ndarray) -> int | None:
    """Returns the index of the outline that is taken for the page; None if it is more likely that none is one."""
    odds = log_odds(picture.terms, weights)
    if not len(odds) or odds.max() < 0:
        return None
    best = int(odds.argmax())
    alike = [k for k in np.flatnonzero(odds > odds[best] - TIE) if not _is_apart(picture.corners, best, k)]
    return max(alike, key=lambda k: area(picture.corners[k]))


def _is_apart(corners: np.ndarray, one: int, other: int) -> bool:
    """Returns whether two outlines share less than a tenth of the smaller one."""
    index = overlap(corners[one], corners[other])
    both = area(corners[one]) + area(corners[other])
    return index / (1 + index) * both < 0.1 * min(area(corners[one]), area(corners[other]))


def _colors(corners: np.ndarray, image: np.ndarray) -> list[float]:
    """Returns consistency, contrast, weakest contrast, the spreads inside and outside, and brightness."""
    start, side = corners[:, None], (np.roll(corners, -1, 0) - corners)[:, None]
    # Corners are clockwise, so that this points inside.
    normal = np.stack([-side[..., 1], side[..., 0]], -1) * (DISTANCE / np.maximum(length(side), 1e-9))[..., None]
    points = start + side * (np.arange(1, SAMPLES + 1) / (SAMPLES + 1))[:, None]
    size = np.array(image.shape[1::-1])
    places = [np.floor(points + normal).astype(int), np.floor(points - normal).astype(int)]
    is_visible = np.all([((place >= 0) & (place < size)).all(-1) for place in places], 0)
    if not is_visible.any():
        return [0.0] * 6
    within = [np.clip(place, 0, size - 1) for place in places]
    inside, outside = (image[place[..., 1], place[..., 0]].astype(float) for place in within)
    means = [side[is_visible].mean(0) for side in (inside, outside)]
    total = means[0] - means[1]
    contrast = float(length(total))
    consistencies, contrasts = [], []
    for across, visible in zip(inside - outside, is_visible, strict=True):
        if not visible.any():
            consistencies.append(1.0)
            continue
        across = across[visible]
        every = length(across).sum()
        along = (across @ total).sum() / max(contrast, 1e-9)
        consistencies.append(float(np.clip(along / (every + NOISE * len(across)), 0, 1)))
        contrasts.append(float(every / len(across)))
    spreads = [
        float(np.sort(length(colors[is_visible] - mean))[is_visible.sum() // 2])
        for colors, mean in zip((inside, outside), means, strict=True)
    ]
    return [min(consistencies), contrast, min(contrasts), *spreads, float(means[0].sum()) / (3 * 255)]
