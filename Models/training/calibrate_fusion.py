"""Fits the calibration of detector and classifier together, from `fridge eval --detect --answers FILE`.

A logistic function of the fused confidence (Platt, 1999) estimates the share of detections whose name is among the
photo's labels. Answers about whole photos are the classifier's alone and are left out. The table must come from a model
without a calibration of its own.
"""

import argparse
from pathlib import Path

import numpy as np

from calibration import calibration_error
from data_option import add_data_option
from found_objects import Photo, read_found, read_photos

ROUNDS, RIDGE = 50, 1e-6


def evidence(photos: list[Photo]) -> tuple[np.ndarray, np.ndarray]:
    """Returns the fused confidence of each detection with a box, and whether its name is right."""
    judged = [(one, photo) for photo in photos for one in photo.found if one.box is not None]
    confidences = np.array([one.confidence for one, _ in judged])
    return confidences, np.array([one.ingredient in photo.shown for one, photo in judged])


def logistic(confidences: np.ndarray, slope: float, offset: float) -> np.ndarray:
    return 1 / (1 + np.exp(-(slope * confidences + offset)))


def fitted(confidences: np.ndarray, right: np.ndarray) -> tuple[float, float]:
    """Returns slope and offset of the maximum likelihood, by Newton's method."""
    rows, weights = np.stack([confidences, np.ones_like(confidences)], 1), np.zeros(2)
    for _ in range(ROUNDS):
        shares = logistic(confidences, *weights)
        curvature = rows.T @ (rows * (shares * (1 - shares))[:, None]) + RIDGE * np.eye(2)
        weights += np.linalg.solve(curvature, rows.T @ (right - shares))
    return float(weights[0]), float(weights[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", type=Path)
    add_data_option(parser)
    parser.add_argument("--split", default="val")
    arguments = parser.parse_args()
    folder = arguments.data / "photos"
    confidences, right = evidence(read_photos(folder, arguments.split, read_found(arguments.answers)))
    slope, offset = fitted(confidences, right)
    error = calibration_error(logistic(confidences, slope, offset), right)
    print(f"{len(right)} objects, {right.mean():.1%} right: slope {slope:.3f}, offset {offset:.3f}, error {error:.3f}")


if __name__ == "__main__":
    main()
