"""Fits the calibration of detector and classifier together, from `fridge eval --detect --answers FILE`.

A logistic function of the fused confidence (Platt, 1999) estimates the share of detections whose name is among the
photo's labels. Answers about whole photos are the classifier's alone and are left out. The answers must come from a
model without a calibration of its own. Each table of photos has the same weight; one half of the photos is fitted, the
error is that on the other half.
"""

import argparse

import numpy as np

from calibration import calibration_error
from data_option import add_data_option
from found_objects import Photo, add_tables_argument, halves, read_tables

ROUNDS, RIDGE = 50, 1e-6


def evidence(photos: list[Photo]) -> tuple[np.ndarray, np.ndarray]:
    """Returns the fused confidence of each detection with a box, and whether its name is right."""
    judged = [(one, photo) for photo in photos for one in photo.names if one.box is not None]
    confidences = np.array([one.confidence for one, _ in judged])
    return confidences, np.array([one.ingredient in photo.shown for one, photo in judged])


def logistic(confidences: np.ndarray, slope: float, offset: float) -> np.ndarray:
    return 1 / (1 + np.exp(-(slope * confidences + offset)))


def fitted(confidences: np.ndarray, right: np.ndarray, shares: np.ndarray | None = None) -> tuple[float, float]:
    """Returns slope and offset of the maximum likelihood, by Newton's method.

    `shares` are the weights of the detections; None for equal ones.
    """
    rows, weights = np.stack([confidences, np.ones_like(confidences)], 1), np.zeros(2)
    shares = np.ones_like(confidences) if shares is None else shares
    for _ in range(ROUNDS):
        fit = logistic(confidences, *weights)
        curvature = rows.T @ (rows * (shares * fit * (1 - fit))[:, None]) + RIDGE * np.eye(2)
        weights += np.linalg.solve(curvature, rows.T @ (shares * (right - fit)))
    return float(weights[0]), float(weights[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    add_tables_argument(parser)
    add_data_option(parser)
    parser.add_argument("--split", default="val")
    tables = {table: halves(photos) for table, photos in read_tables(parser, parser.parse_args()).items()}
    parts = [evidence(first) for first, _ in tables.values()]
    shares = [np.full(len(right), 1 / max(len(right), 1)) for _, right in parts]
    scale = sum(map(len, shares)) / len(shares)
    slope, offset = fitted(*map(np.concatenate, zip(*parts, strict=True)), np.concatenate(shares) * scale)
    print(f"slope {slope:.3f}, offset {offset:.3f}")
    for table, (_, second) in tables.items():
        confidences, right = evidence(second)
        error = calibration_error(logistic(confidences, slope, offset), right)
        print(f"{table}: {len(right)} other objects, {right.mean():.1%} right, error {error:.3f}")


if __name__ == "__main__":
    main()
