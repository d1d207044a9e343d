"""Measures how well a few photos teach a classifier an ingredient, on the embeddings that embeddings.py wrote.

The rule is that of Sources/Sight/Recognition/Lessons, in the space of embedding_space.py. Four measures:
`left-out` leaves each ingredient in turn out of the network's answers and out of the space, teaches it, and counts how
often its other photos get its name, and how often an object that was named correctly loses its name.
`unknown` does so with the ingredients that the network has no label for.
`compared` does so with simpler classifiers on the roots of the features as well, each with the weight at which the
others lose half a point.
`fridge` teaches all ingredients of AICook's fridge at once and names the objects of its later scenes among all names.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from calibration import softmax
from embedding_space import NO_FOOD, EmbeddingSpace, prototypes, roots

CLOSE, MIRRORED, WIDE = 0, 1, 2
SHARPNESS, EXPONENT, LOG_WEIGHT, LABEL_EXPONENT = 16.0, 0.7, 3.3, 0.4
NUMBERS = (1, 3, 5, 10, 30)
CONTEXT_THRESHOLD, CONTEXT_WEIGHT = 0.95, 0.4
FEWEST_LESSONS, FEWEST_TESTS = 30, 10
FEWEST_UNKNOWN_LESSONS, FEWEST_UNKNOWN_TESTS = 12, 5
FOLDS = 6
# For the comparison: the points lost, the objects of other labels, and the steepness of similarities.
LOSS, OTHERS, SIMILARITY_SCALE = 0.5, 1500, 40.0


def log_votes(queries: np.ndarray, views: np.ndarray) -> np.ndarray:
    """Returns the logarithms [queries] of the mean vote of a label's views [views, width]."""
    return np.log(np.exp(SHARPNESS * (queries @ views.T - 1)).mean(axis=1) + 1e-30)


def log_odds(
    queries: np.ndarray,
    lessons: list[np.ndarray],
    taught: list[str],
    similarities: np.ndarray,
    labels: list[str],
    log_weight: float = LOG_WEIGHT,
) -> np.ndarray:
    """Returns the logarithms [queries, classes] of the odds of taught classes; each class is [views, width].

    The similarities [queries, labels] are those to the network's own labels, whose votes divide the odds.
    """
    votes = np.exp(SHARPNESS * (similarities - 1))
    columns = []
    for name, views in zip(taught, lessons, strict=True):
        own = votes[:, labels.index(name)] if name in labels else 0
        others = np.maximum(votes.sum(axis=1) - own, np.exp(-SHARPNESS))
        columns.append(log_weight + EXPONENT * log_votes(queries, views) - LABEL_EXPONENT * np.log(others))
    return np.stack(columns, axis=1)


def combined(
    probabilities: np.ndarray, labels: list[str], odds: np.ndarray, taught: list[str]
) -> tuple[np.ndarray, list[str]]:
    """Adds the odds of taught labels to the network's probabilities; returns them, summing to 1, and their labels.

    The odds of several labels add up like perpendicular vectors, and are shared out by their squares.
    """
    odds = odds**2 / np.sqrt((odds**2).sum(axis=1, keepdims=True))
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

    roots: np.ndarray
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
            roots(joined("embeddings", 1).astype(np.float32)),
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

    def chosen(self, name: str, number: int, random: np.random.Generator, among: np.ndarray) -> np.ndarray:
        """Returns the rows of so many training objects of a label, at most those that there are."""
        rows = np.flatnonzero(among & self.is_training & (self.names == name))
        return random.choice(rows, min(number, len(rows)), replace=False)


class Space:
    """A space, and the similarities to a network's labels in it, of the training objects of some embeddings."""

    def __init__(self, data: Embedded, without: tuple[str, ...] = ()):
        rows = np.flatnonzero(data.is_training & ~np.isin(data.names, without))
        self.space = EmbeddingSpace.of(data.roots[CLOSE][rows], data.names[rows])
        embeddings = self.space.embeddings(data.roots[CLOSE][rows])
        self.prototypes = prototypes(embeddings, data.names[rows], data.labels)
        self.labels = data.labels

    def lessons(self, data: Embedded, rows: np.ndarray) -> np.ndarray:
        """Returns all views [views, width] of objects."""
        return self.space.embeddings(data.roots[:, rows].reshape(-1, data.roots.shape[2]))

    def log_odds(
        self, data: Embedded, rows: np.ndarray, lessons: list[np.ndarray], taught: list[str], log_weight: float
    ) -> np.ndarray:
        """Returns the logarithms of the odds [rows, taught] of labels, each of whose lessons are rows."""
        queries = self.space.embeddings(data.roots[CLOSE][rows])
        views = [self.lessons(data, chosen) for chosen in lessons]
        return log_odds(queries, views, taught, queries @ self.prototypes.T, self.labels, log_weight)


def is_learnable(data: Embedded, name: str, lessons: int, tests: int) -> bool:
    """Whether there are so many training objects and so many others of a label."""
    rows = data.names == name
    return (rows & data.is_training).sum() >= lessons and (rows & ~data.is_training).sum() >= tests


def left_out(
    data: Embedded, background: Embedded, unknown_only: bool, log_weights: list[float], repetitions: int
) -> None:
    """Prints recall and loss for each number of lessons; the two halves of the ingredients apart."""
    everything = np.ones(len(data.names), bool)
    fewest = (FEWEST_UNKNOWN_LESSONS, FEWEST_UNKNOWN_TESTS) if unknown_only else (FEWEST_LESSONS, FEWEST_TESTS)
    candidates = sorted(set(data.names) - set(NO_FOOD))
    taught = [
        name for name in candidates if (name not in data.labels) == unknown_only and is_learnable(data, name, *fewest)
    ]
    rows = np.flatnonzero(~data.is_training & np.isin(data.names, [*data.labels, *taught]))
    names, labels = data.names[rows], np.array(data.labels)
    is_known = np.isin(names, data.labels)
    print(f"{len(taught)} ingredients, {len(rows)} objects")
    network = {name: data.probabilities(rows, without=name) for name in taught}
    folds = [fold for fold in (taught[first::FOLDS] for first in range(FOLDS)) if fold]
    spaces = [Space(background, tuple(fold)) for fold in folds]
    for number in NUMBERS:
        # Shares [weights, repetitions, ingredients].
        recall, loss = (np.zeros((len(log_weights), repetitions, len(taught))) for _ in range(2))
        for repetition in range(repetitions):
            random = np.random.default_rng(repetition)
            lessons = {name: data.chosen(name, number, random, everything) for name in taught}
            odds = {}
            for space, fold in zip(spaces, folds, strict=True):
                columns = space.log_odds(data, rows, [lessons[name] for name in fold], fold, log_weight=0)
                odds |= dict(zip(fold, columns.T, strict=True))
            for column, name in enumerate(taught):
                own = names == name
                right = (labels[network[name].argmax(axis=1)] == names) & ~own & is_known
                for row, log_weight in enumerate(log_weights):
                    wins = odds[name] + log_weight > np.log(network[name].max(axis=1) + 1e-12)
                    recall[row, repetition, column] = wins[own].mean()
                    loss[row, repetition, column] = 100 * (right & wins).sum() / (~own & is_known).sum()
        for row, log_weight in enumerate(log_weights):
            halves = [f"{recall[row, :, half::2].mean():.3f} at {loss[row, :, half::2].mean():.2f}" for half in (0, 1)]
            print(
                f"{number:2} lessons, weight {log_weight}: recall {recall[row].mean():.3f}, "
                f"{loss[row].mean():.2f} points lost; halves {' and '.join(halves)}",
                flush=True,
            )


def scores(queries: np.ndarray, views: np.ndarray, others: np.ndarray) -> dict[str, np.ndarray]:
    """Returns how much objects look like lessons [views, width] by simpler classifiers, each on a scale of its own.

    The logistic regression is trained against objects [objects, width] of other labels.
    """
    from sklearn.linear_model import LogisticRegression

    similarities = queries @ views.T
    mean = views.mean(axis=0)
    regression = LogisticRegression(C=100, max_iter=300, class_weight="balanced")
    regression.fit(np.concatenate([views, others]), np.arange(len(views) + len(others)) < len(views))
    return {
        "logistic regression": regression.decision_function(queries),
        "class mean": SIMILARITY_SCALE * (queries @ (mean / np.linalg.norm(mean)) - 1),
        "five neighbours": SIMILARITY_SCALE * (np.sort(similarities, axis=1)[:, -5:].mean(axis=1) - 1),
        "nearest neighbour": SIMILARITY_SCALE * (similarities.max(axis=1) - 1),
    }


def recall_at_half_a_point(
    odds: dict[str, np.ndarray], network: dict[str, np.ndarray], labels: np.ndarray, names: np.ndarray
) -> float:
    """Returns the mean recall with the weight at which the other objects lose half a point on average."""

    def figures(weight: float) -> tuple[float, float]:
        recall, loss = [], []
        for name, column in odds.items():
            wins, own = column + weight > np.log(network[name].max(axis=1) + 1e-12), names == name
            right = (labels[network[name].argmax(axis=1)] == names) & ~own
            recall.append(wins[own].mean())
            loss.append(100 * (right & wins).sum() / (~own).sum())
        return float(np.mean(recall)), float(np.mean(loss))

    low, high = -100.0, 100.0
    for _ in range(20):
        middle = (low + high) / 2
        low, high = (middle, high) if figures(middle)[1] <= LOSS else (low, middle)
    return figures(low)[0]


def compared(data: Embedded, background: Embedded) -> None:
    """Prints the recall of each method for each number of lessons, of one draw."""
    everything = np.ones(len(data.names), bool)
    taught = [
        name
        for name in sorted(set(data.names) - set(NO_FOOD))
        if name in data.labels and is_learnable(data, name, FEWEST_LESSONS, FEWEST_TESTS)
    ]
    rows = np.flatnonzero(~data.is_training & np.isin(data.names, data.labels))
    names, queries, labels = data.names[rows], data.roots[CLOSE][rows], np.array(data.labels)
    network = {name: data.probabilities(rows, without=name) for name in taught}
    learnt = np.flatnonzero(data.is_training & ~np.isin(data.names, NO_FOOD))
    folds = [fold for fold in (taught[first::FOLDS] for first in range(FOLDS)) if fold]
    spaces = [Space(background, tuple(fold)) for fold in folds]
    for number in NUMBERS:
        random = np.random.default_rng(100)
        lessons = {name: data.chosen(name, number, random, everything) for name in taught}
        methods: dict[str, dict[str, np.ndarray]] = {}
        for space, fold in zip(spaces, folds, strict=True):
            columns = space.log_odds(data, rows, [lessons[name] for name in fold], fold, log_weight=0)
            methods.setdefault("these lessons", {}).update(dict(zip(fold, columns.T, strict=True)))
        for name in taught:
            others = random.choice(learnt[data.names[learnt] != name], OTHERS, replace=False)
            views = data.roots[:, lessons[name]].reshape(-1, queries.shape[1])
            for method, column in scores(queries, views, data.roots[CLOSE][others]).items():
                methods.setdefault(method, {})[name] = column
        figures = {
            method: recall_at_half_a_point(columns, network, labels, names) for method, columns in methods.items()
        }
        print(
            f"{number:2} lessons: {', '.join(f'{name} {recall:.3f}' for name, recall in figures.items())}", flush=True
        )


def simple_methods(
    queries: np.ndarray, views: list[np.ndarray], taught: list[str], has_scikit_learn: bool
) -> dict[str, np.ndarray]:
    """Returns the answers of simpler classifiers, which choose among the taught names only."""
    order = np.array(taught)
    means = np.stack([rows.mean(axis=0) for rows in views])
    means /= np.linalg.norm(means, axis=1, keepdims=True)
    rows, owners = np.concatenate(views), np.repeat(order, [len(rows) for rows in views])
    nearest = np.argsort(queries @ rows.T, axis=1)[:, ::-1][:, :5]
    votes = np.stack([(owners[nearest] == name).sum(axis=1) for name in taught], axis=1)
    answers = {
        "class means": order[(queries @ means.T).argmax(axis=1)],
        "nearest neighbour": owners[nearest[:, 0]],
        "five neighbours": order[votes.argmax(axis=1)],
    }
    if has_scikit_learn:
        from sklearn.linear_model import LogisticRegression

        answers["LogisticRegression"] = LogisticRegression(C=100, max_iter=1000).fit(rows, owners).predict(queries)
    return answers


def calibration_error(confidences: np.ndarray, is_right: np.ndarray) -> float:
    """Returns the expected calibration error in ten bins."""
    bins = np.minimum((confidences * 10).astype(int), 9)
    gaps = [
        abs(confidences[bins == index].mean() - is_right[bins == index].mean()) * (bins == index).mean()
        for index in set(bins)
    ]
    return float(sum(gaps))


def fridge(data: Embedded, background: Embedded, repetitions: int, has_scikit_learn: bool) -> None:
    """Prints the share of objects of AICook's later scenes that get their names, beside simpler classifiers."""
    here = data.source == "aicook"
    taught = [name for name in sorted(set(data.names[here])) if is_learnable(data, name, 3, 0)]
    taught = [name for name in taught if (here & data.is_training & (data.names == name)).sum() > 2]
    rows = np.flatnonzero(here & ~data.is_training)
    names, space = data.names[rows], Space(background)
    network = data.probabilities(rows)
    print(f"{len(taught)} ingredients, {len(rows)} objects")
    is_right = np.array(data.labels)[network.argmax(axis=1)] == names
    print(f"network alone {is_right.mean():.3f}, error {calibration_error(network.max(axis=1), is_right):.3f}")
    queries = data.roots[CLOSE][rows]
    for number in NUMBERS:
        figures: dict[str, list[float]] = {}
        for repetition in range(repetitions):
            random = np.random.default_rng(repetition)
            lessons = [data.chosen(name, number, random, here) for name in taught]
            odds = np.exp(space.log_odds(data, rows, lessons, taught, LOG_WEIGHT))
            values, labels = combined(network, data.labels, odds, taught)
            answer = np.array(labels)[values.argmax(axis=1)]
            figures.setdefault("lessons and network", []).append(float((answer == names).mean()))
            error = calibration_error(values.max(axis=1), answer == names)
            figures.setdefault("calibration error", []).append(error)
            views = [data.roots[:, chosen].reshape(-1, queries.shape[1]) for chosen in lessons]
            for method, answer in simple_methods(queries, views, taught, has_scikit_learn).items():
                figures.setdefault(method, []).append(float((answer == names).mean()))
        line = ", ".join(f"{method} {np.mean(shares):.3f}" for method, shares in figures.items())
        print(f"{number:2} lessons: {line}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("measure", choices=["left-out", "unknown", "compared", "fridge"])
    parser.add_argument("embeddings", type=Path, nargs="+", help="files that embeddings.py wrote with one model")
    parser.add_argument(
        "--space", type=Path, nargs="+", help="files of objects that the space comes from; by default the same"
    )
    parser.add_argument("--log-weights", default=str(LOG_WEIGHT), help="separated by commas")
    parser.add_argument("--synonyms", default="", help="label=label, separated by commas")
    parser.add_argument("--repetitions", type=int, default=3, help="draws of lessons")
    parser.add_argument("--scikit-learn", action="store_true", help="compare with LogisticRegression, too")
    arguments = parser.parse_args()
    synonyms = dict(pair.split("=") for pair in arguments.synonyms.split(",") if pair)
    data = Embedded.read(arguments.embeddings, synonyms)
    background = Embedded.read(arguments.space, synonyms) if arguments.space else data
    if arguments.measure == "compared":
        compared(data, background)
    elif arguments.measure == "fridge":
        fridge(data, background, arguments.repetitions, arguments.scikit_learn)
    else:
        weights = [float(weight) for weight in arguments.log_weights.split(",")]
        left_out(data, background, arguments.measure == "unknown", weights, arguments.repetitions)


if __name__ == "__main__":
    main()
