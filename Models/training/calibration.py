"""Calibration of a classifier: temperature, threshold and the figures that depend on them."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

NONE = "none"
TEMPERATURES = np.geomspace(0.3, 3.0, 93)
BINS = 15
WANTED_PRECISION = 0.97


@dataclass(frozen=True)
class Figures:
    """The figures of a classifier, as fractions of 1."""

    objects: int
    top1: float
    macro: float
    calibration_error: float
    precision: float
    share_passing: float
    none_passing: float

    def __str__(self) -> str:
        return (
            f"{self.objects} objects: top-1 {self.top1:.1%}, macro {self.macro:.1%}, "
            f"calibration error {self.calibration_error:.3f}; at the threshold: precision {self.precision:.1%}, "
            f"{self.share_passing:.1%} of the food and {self.none_passing:.1%} of what is no food pass"
        )


def softmax(logits: np.ndarray, temperature: float) -> np.ndarray:
    """Returns the probabilities of logits [objects, classes]."""
    scaled = logits.astype(np.float64) / temperature
    powers = np.exp(scaled - scaled.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def best_temperature(probabilities: Callable[[float], np.ndarray], labels: np.ndarray) -> float:
    """Returns the temperature of the least negative log likelihood; objects of unknown classes (label -1) do not count.

    `probabilities` gives those of all objects at a temperature.
    """
    known = labels >= 0
    losses = [-np.log(probabilities(temperature)[known, labels[known]] + 1e-12).mean() for temperature in TEMPERATURES]
    return float(TEMPERATURES[int(np.argmin(losses))])


def calibration_error(confidence: np.ndarray, correct: np.ndarray) -> float:
    """Returns the expected calibration error over 15 equal bins of confidence (Guo et al., 2017)."""
    bins = np.minimum((confidence * BINS).astype(int), BINS - 1)
    gaps = [
        abs(confidence[bins == index].mean() - correct[bins == index].mean()) * (bins == index).mean()
        for index in range(BINS)
        if (bins == index).any()
    ]
    return float(sum(gaps))


def best_threshold(probabilities: np.ndarray, labels: np.ndarray, classes: list[str]) -> float:
    """Returns the smallest confidence with a precision of 97 % from there on, rounded up to 0.01."""
    confidence, named = probabilities.max(axis=1), probabilities.argmax(axis=1)
    counts = named != classes.index(NONE) if NONE in classes else np.ones(len(named), dtype=bool)
    order = np.argsort(-confidence[counts])
    correct = (named == labels)[counts][order]
    precision = np.cumsum(correct) / np.arange(1, len(correct) + 1)
    good = np.flatnonzero(precision >= WANTED_PRECISION)
    lowest = float(confidence[counts][order][good[-1]]) if len(good) else 1.0
    return min(float(np.ceil(lowest * 100) / 100), 0.99)


def macro_average(correct: np.ndarray, names: np.ndarray, fewest: int) -> float:
    """Returns the mean accuracy of the classes with at least `fewest` objects."""
    shares = [correct[names == name].mean() for name in np.unique(names) if (names == name).sum() >= fewest]
    return float(np.mean(shares))


def figures(
    probabilities: np.ndarray, names: list[str], classes: list[str], threshold: float | np.ndarray, fewest: int = 5
) -> Figures:
    """Returns the figures of objects with the true ingredients `names`; one outside `classes` is always missed.

    There may be a threshold for each object.
    """
    truth = np.array(names)
    confidence, predicted = probabilities.max(axis=1), np.array(classes)[probabilities.argmax(axis=1)]
    correct = predicted == truth
    passing = (confidence >= threshold) & (predicted != NONE)
    food = truth != NONE
    return Figures(
        len(names),
        float(correct.mean()),
        macro_average(correct, truth, fewest),
        calibration_error(confidence, correct),
        float(correct[passing].mean()) if passing.any() else 1.0,
        float(passing[food].mean()) if food.any() else 0.0,
        float(passing[~food].mean()) if (~food).any() else 0.0,
    )
