"""The space in which lessons are compared with objects, and with what a classifier's labels usually look like.

Features, the values before the last layer, are scaled to sum to 1 and their roots are taken. From them the mean over
training objects is subtracted, and the directions in which objects of the same label differ most are attenuated, as
in within-class covariance normalisation (Hatch, Kajarekar, Stolcke, Interspeech 2006), here of a covariance with a
strong ridge. The result, of length 1, is the embedding. The similarity to a label is the inner product with the mean
embedding of its training objects, 0 for the labels that have none.
"""

from dataclasses import dataclass

import numpy as np

RIDGE, DIRECTIONS = 15.0, 16
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
    """A mean [width], directions [width, directions] of length 1, and the share [directions] taken away along each."""

    mean: np.ndarray
    directions: np.ndarray
    shares: np.ndarray

    @classmethod
    def of(cls, rows: np.ndarray, names: np.ndarray) -> "EmbeddingSpace":
        """Fits the space to the roots [objects, width] of labelled objects; what is no food does not count."""
        is_food = ~np.isin(names, NO_FOOD)
        rows, (labels, owners) = rows[is_food], np.unique(names[is_food], return_inverse=True)
        means = np.stack([rows[owners == label].mean(axis=0) for label in range(len(labels))])
        residuals = rows - means[owners]
        variances, vectors = np.linalg.eigh(residuals.T @ residuals / len(rows))
        ridge = RIDGE * variances.mean()
        strongest = np.argsort(variances)[::-1][:DIRECTIONS]
        kept = np.sqrt(ridge / (variances[strongest] + ridge))
        return cls(rows.mean(axis=0), vectors[:, strongest], 1 - kept)

    def embeddings(self, rows: np.ndarray) -> np.ndarray:
        """Returns the embeddings of roots."""
        centred = rows - self.mean
        return unit(centred - (centred @ self.directions * self.shares) @ self.directions.T).astype(np.float32)


def prototypes(embeddings: np.ndarray, names: np.ndarray, labels: list[str]) -> np.ndarray:
    """Returns the mean embedding of each label, of length 1; zeros for no food and for labels without objects."""
    means = np.zeros((len(labels), embeddings.shape[1]), np.float32)
    for row, label in enumerate(labels):
        if label not in NO_FOOD and (names == label).any():
            means[row] = embeddings[names == label].mean(axis=0)
    return unit(means)
