"""The space in which lessons are compared with objects, and with what a classifier's labels usually look like.

Features, the values before the last layer, are scaled to sum to 1 and their roots are taken. From them the mean over
training objects is subtracted, and the directions in which objects of the same label differ most are attenuated, as
in within-class covariance normalisation (Hatch, Kajarekar, Stolcke, Interspeech 2006), here of a covariance with a
strong ridge. Of what is left the principal components are kept, the directions in which objects differ most: lessons
take a fifth of the memory, and what goes is noise. The result, of length 1, is the embedding. The similarity to a label
is the inner product with the mean embedding of its training objects, 0 for the labels that have none.
"""

from dataclasses import dataclass

import numpy as np

RIDGE, DIRECTIONS = 15.0, 16
WIDTH = 256
NO_FOOD = ("none", "other")


def roots(features: np.ndarray) -> np.ndarray:
    """Returns the square roots of features, which are not negative, after scaling them to sum to 1."""
    sums = features.sum(axis=-1, keepdims=True)
    return np.sqrt(features / np.where(sums > 0, sums, 1))


def unit(rows: np.ndarray) -> np.ndarray:
    """Returns the rows scaled to length 1; rows of zeros stay."""
    lengths = np.linalg.norm(rows, axis=-1, keepdims=True)
    return rows / np.where(lengths > 0, lengths, 1)


@dataclass(frozen=True)
class EmbeddingSpace:
    """A mean [features], and the projection [features, width] of what differs from it."""

    mean: np.ndarray
    projection: np.ndarray

    @classmethod
    def of(cls, rows: np.ndarray, names: np.ndarray, width: int = WIDTH) -> "EmbeddingSpace":
        """Fits the space to the roots [objects, features] of labelled objects; what is no food does not count."""
        is_food = ~np.isin(names, NO_FOOD)
        rows, (labels, owners) = rows[is_food], np.unique(names[is_food], return_inverse=True)
        means = np.stack([rows[owners == label].mean(axis=0) for label in range(len(labels))])
        mean, attenuation = rows.mean(axis=0), attenuating(rows - means[owners])
        _, components = principal_components((rows - mean) @ attenuation)
        return cls(mean, attenuation @ components[:, :width])

    def embeddings(self, rows: np.ndarray) -> np.ndarray:
        """Returns the embeddings [objects, width] of roots."""
        return unit((rows - self.mean) @ self.projection).astype(np.float32)


def principal_components(rows: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Returns the mean squares of rows along directions, the largest first, and the directions as columns."""
    squares, directions = np.linalg.eigh(rows.T @ rows / len(rows))
    return squares[::-1], directions[:, ::-1]


def attenuating(residuals: np.ndarray) -> np.ndarray:
    """Returns the matrix that attenuates the directions in which residuals [objects, features] are largest."""
    variances, directions = principal_components(residuals)
    ridge = RIDGE * variances.mean()
    strongest = directions[:, :DIRECTIONS]
    shares = 1 - np.sqrt(ridge / (variances[:DIRECTIONS] + ridge))
    return np.eye(len(variances)) - (strongest * shares) @ strongest.T


def prototypes(embeddings: np.ndarray, names: np.ndarray, labels: list[str]) -> np.ndarray:
    """Returns the mean embedding of each label, of length 1; zeros for no food and for labels without objects."""
    means = np.zeros((len(labels), embeddings.shape[1]), np.float32)
    for row, label in enumerate(labels):
        if label not in NO_FOOD and (names == label).any():
            means[row] = embeddings[names == label].mean(axis=0)
    return unit(means)
