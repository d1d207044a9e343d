"""Measures how well a few photos teach a classifier an ingredient, on the embeddings that embeddings.py wrote.

The rule is that of Sources/Sight/Recognition/Lessons. Two measures:
`left-out` leaves each ingredient in turn out of the network's answers, or takes those that it has no label for, teaches
it, and counts how often its other photos get its name, and how often an object that was named correctly loses its name.
`fridge` teaches all ingredients of AICook's fridge at once and names the objects of its later scenes among all names.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from calibration import softmax

CLOSE, MIRRORED, WIDE = 0, 1, 2
SHARPNESS, EXPONENT, LOG_WEIGHT, LEAST_SHARE = 40.0, 0.5, 6.7, 0.1
NUMBERS = (1, 3, 5, 10, 30)
CONTEXT_THRESHOLD, CONTEXT_WEIGHT = 0.95, 0.4
FEWEST_LESSONS, FEWEST_TESTS = 30, 10


def features(embeddings: np.ndarray) -> np.ndarray:
    """Returns the signed square roots of embeddings whose amounts sum to 1; their inner product is Bhattacharyya's."""
    sums = np.abs(embeddings).sum(axis=-1, keepdims=True)
    return np.sign(embeddings) * np.sqrt(np.abs(embeddings) / np.where(sums > 0, sums, 1))


def log_odds(
    queries: np.ndarray, lessons: list[np.ndarray], sharpness=SHARPNESS, exponent=EXPONENT, log_weight=LOG_WEIGHT
) -> np.ndarray:
    """Returns the logarithms [queries, classes] of the odds of taught classes; each class is [views, width]."""
    columns = []
    for views in lessons:
        votes = np.exp(sharpness * (queries @ views.T - 1)).mean(axis=1)
        columns.append(log_weight + exponent * np.log(votes + 1e-30))
    return np.stack(columns, axis=1)


def combined(
    probabilities: np.ndarray, labels: list[str], odds: np.ndarray, taught: list[str]
) -> tuple[np.ndarray, list[str]]:
    """Adds the odds of taught labels to the network's probabilities; returns them, summing to 1, and their labels.

    Odds below a tenth of the best label's count as nothing, since those of many labels would add up.
    """
    best = np.maximum(probabilities.max(axis=1), odds.max(axis=1))
    odds = np.where(odds >= LEAST_SHARE * best[:, None], odds, 0)
    names = [*labels, *(name for name in taught if name not in labels)]
    values = np.zeros((len(probabilities), len(names)))
    values[:, : len(labels)] = probabilities
    for column, name in enumerate(taught):
        values[:, names.index(name)] += odds[:, column]
    return values / values.sum(axis=1, keepdims=True), names


def two_passes(close: np.ndarray, wide: np.ndarray, temperature: float, boxed: np.ndarray) -> np.ndarray:
    """Returns the network's probabilities, with a context pass where the first is unsure."""
    first, second = softmax(close, temperature), softmax(wide, temperature)
    fused = first ** (1 - CONTEXT_WEIGHT) * second**CONTEXT_WEIGHT
    fused /= fused.sum(axis=1, keepdims=True)
    return np.where((boxed & (first.max(axis=1) < CONTEXT_THRESHOLD))[:, None], fused, first)


@dataclass
class Embedded:
    """The contents of files of embeddings."""

    features: np.ndarray
    logits: np.ndarray
    labels: list[str]
    temperature: float
    names: np.ndarray
    is_training: np.ndarray
    boxed: np.ndarray
    source: np.ndarray

    @classmethod
    def read(cls, paths: list[Path], synonyms: dict[str, str]) -> "Embedded":
        files = [np.load(path) for path in paths]

        def joined(key: str, axis: int = 0) -> np.ndarray:
            return np.concatenate([file[key] for file in files], axis)

        names = np.array([synonyms.get(str(name), str(name)) for name in joined("ingredient")])
        return cls(
            features(joined("embeddings", 1).astype(np.float32)),
            joined("logits", 1),
            [str(label) for label in files[0]["labels"]],
            float(files[0]["temperature"]),
            names,
            joined("split") == "train",
            joined("boxed"),
            np.array([str(name).partition("/")[0] for name in joined("photo")]),
        )

    def probabilities(self, rows: np.ndarray, without: str | None = None) -> np.ndarray:
        """Returns the network's probabilities, without a label if one is named."""
        close, wide = self.logits[CLOSE][rows].copy(), self.logits[WIDE][rows].copy()
        if without in self.labels:
            close[:, self.labels.index(without)] = wide[:, self.labels.index(without)] = -1e9
        return two_passes(close, wide, self.temperature, self.boxed[rows])

    def lessons(self, name: str, number: int, random: np.random.Generator, among: np.ndarray) -> np.ndarray:
        """Returns the views [views, width] of so many objects of a label, at most those that there are."""
        rows = np.flatnonzero(among & self.is_training & (self.names == name))
        chosen = random.choice(rows, min(number, len(rows)), replace=False)
        return self.features[:, chosen].reshape(-1, self.features.shape[2])


def left_out(data: Embedded, unknown_only: bool, log_weights: list[float]) -> None:
    """Prints recall and loss for each number of lessons; the two halves of the ingredients apart."""
    everything = np.ones(len(data.names), bool)
    candidates = sorted(set(data.names) - {"none", "other"})
    if unknown_only:
        fewest, tests = 12, 5
        candidates = [name for name in candidates if name not in data.labels]
    else:
        fewest, tests = FEWEST_LESSONS, FEWEST_TESTS
        candidates = [name for name in candidates if name in data.labels]
    counts = {name: data.names == name for name in candidates}
    taught = [
        name
        for name, rows in counts.items()
        if (rows & data.is_training).sum() >= fewest and (rows & ~data.is_training).sum() >= tests
    ]
    rows = np.flatnonzero(~data.is_training & np.isin(data.names, [*data.labels, *taught]))
    names, queries = data.names[rows], data.features[CLOSE][rows]
    random = np.random.default_rng(0)
    print(f"{len(taught)} ingredients, {len(rows)} objects")
    labels = np.array(data.labels)
    network = {name: data.probabilities(rows, without=name) for name in taught}
    for number in NUMBERS:
        odds = log_odds(queries, [data.lessons(name, number, random, everything) for name in taught], log_weight=0)
        for log_weight in log_weights:
            recall, loss = [], []
            for column, name in enumerate(taught):
                wins = odds[:, column] + log_weight > np.log(network[name].max(axis=1) + 1e-12)
                own = names == name
                right = (labels[network[name].argmax(axis=1)] == names) & ~own & np.isin(names, data.labels)
                recall.append(wins[own].mean())
                loss.append((right & wins).sum() / (~own & np.isin(names, data.labels)).sum())
            halves = [f"{np.mean(recall[half::2]):.3f} at {100 * np.mean(loss[half::2]):.2f}" for half in (0, 1)]
            print(
                f"{number:2} lessons, weight {log_weight}: recall {np.mean(recall):.3f}, "
                f"{100 * np.mean(loss):.2f} points lost; halves {' and '.join(halves)}",
                flush=True,
            )


def fridge(data: Embedded, repetitions: int = 3) -> None:
    """Prints the share of objects of AICook's later scenes that get their names, beside simpler classifiers."""
    here = data.source == "aicook"
    taught = [
        name for name in sorted(set(data.names[here])) if (here & data.is_training & (data.names == name)).sum() > 2
    ]
    rows = np.flatnonzero(here & ~data.is_training)
    names, queries = data.names[rows], data.features[CLOSE][rows]
    network = data.probabilities(rows)
    print(f"{len(taught)} ingredients, {len(rows)} objects")
    print(f"network alone {(np.array(data.labels)[network.argmax(axis=1)] == names).mean():.3f}")
    order = np.array(taught)
    for number in NUMBERS:
        figures: dict[str, list[float]] = {}
        for repetition in range(repetitions):
            random = np.random.default_rng(repetition)
            lessons = [data.lessons(name, number, random, here) for name in taught]
            odds = np.exp(log_odds(queries, lessons))
            values, labels = combined(network, data.labels, odds, taught)
            means = np.stack([views.mean(axis=0) for views in lessons])
            means /= np.linalg.norm(means, axis=1, keepdims=True)
            views, owners = np.concatenate(lessons), np.repeat(order, [len(views) for views in lessons])
            answers = {
                "lessons and network": np.array(labels)[values.argmax(axis=1)],
                "lessons alone, taught names only": order[odds.argmax(axis=1)],
                "class means, taught names only": order[(queries @ means.T).argmax(axis=1)],
                "nearest neighbour, taught names only": owners[(queries @ views.T).argmax(axis=1)],
            }
            for method, answer in answers.items():
                figures.setdefault(method, []).append(float((answer == names).mean()))
        line = ", ".join(f"{method} {np.mean(shares):.3f}" for method, shares in figures.items())
        print(f"{number:2} lessons: {line}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=["left-out", "unknown", "fridge"])
    parser.add_argument("embeddings", type=Path, nargs="+", help="files that embeddings.py wrote with one model")
    parser.add_argument("--log-weights", default=str(LOG_WEIGHT), help="separated by commas")
    parser.add_argument("--synonyms", default="", help="label=label, separated by commas")
    arguments = parser.parse_args()
    synonyms = dict(pair.split("=") for pair in arguments.synonyms.split(",") if pair)
    data = Embedded.read(arguments.embeddings, synonyms)
    if arguments.measure == "fridge":
        fridge(data)
    else:
        weights = [float(weight) for weight in arguments.log_weights.split(",")]
        left_out(data, arguments.measure == "unknown", weights)


if __name__ == "__main__":
    main()
