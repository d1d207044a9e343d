"""Trains the head on cached features, then chooses its temperature and threshold on the validation photos."""

import argparse
import os
from collections import Counter
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from calibration import best_temperature, best_threshold, figures, softmax
from features import load, selected
from head import Head, fold_scaling, logits_of, new_layers
from objects import LabelledObject, read_objects

BATCH = 512


def class_list(objects: list[LabelledObject], fewest: int) -> list[str]:
    """The ingredients with at least so many training objects, in alphabetical order."""
    counts = Counter(entry.ingredient for entry in objects if entry.split == "train")
    return sorted(name for name, count in counts.items() if count >= fewest)


def labels_of(objects: list[LabelledObject], classes: list[str]) -> np.ndarray:
    """int64 positions in `classes`, -1 for an ingredient that is not there."""
    places = {name: index for index, name in enumerate(classes)}
    return np.array([places.get(entry.ingredient, -1) for entry in objects])


def training_set(cache: Path, objects: list[LabelledObject], labels: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The features of all complete views one after another, without objects of unknown classes."""
    known = labels >= 0
    views: list[np.ndarray] = []
    while (view := load(cache, "train", len(views), objects)) is not None:
        views.append(view[known])
    if not views:
        raise SystemExit("the features are incomplete: run features.py first")
    return np.concatenate(views).astype(np.float32), np.tile(labels[known], len(views))


def sampling_weights(labels: np.ndarray, balance: float) -> torch.Tensor:
    """Objects of a class with n objects are drawn with weight n^-balance: 0 as they come, 1 every class alike."""
    counts = np.bincount(labels)
    return torch.from_numpy(counts[labels].astype(np.float64) ** -balance)


def fit(features: np.ndarray, labels: np.ndarray, classes: int, options: argparse.Namespace) -> nn.Sequential:
    """The trained layers, which take features as the backbone gives them."""
    torch.manual_seed(options.seed)
    inputs, targets = torch.from_numpy(features), torch.from_numpy(labels)
    mean, deviation = inputs.mean(0), inputs.std(0) + 1e-3
    layers = new_layers(inputs.shape[1], options.hidden, classes)
    optimizer = torch.optim.AdamW(layers.parameters(), lr=options.rate, weight_decay=options.decay)
    steps = options.epochs * (len(targets) // BATCH)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, steps)
    weights = sampling_weights(labels, options.balance)
    for _ in range(options.epochs):
        order = torch.multinomial(weights, len(targets), replacement=True)
        for batch in order.split(BATCH)[: steps // options.epochs]:
            outputs = layers((inputs[batch] - mean) / deviation)
            loss = functional.cross_entropy(outputs, targets[batch], label_smoothing=options.smoothing)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    fold_scaling(layers, mean, deviation)
    return layers.eval()


def judged(layers: nn.Sequential, classes: list[str], features: np.ndarray, objects: list[LabelledObject]) -> Head:
    """The head with its temperature, threshold and figures, all from the validation objects."""
    logits, labels = logits_of(layers, features), labels_of(objects, classes)
    temperature = best_temperature(logits, labels)
    probabilities = softmax(logits, temperature)
    threshold = best_threshold(probabilities, labels, classes)
    result = figures(probabilities, [entry.ingredient for entry in objects], classes, threshold)
    return Head(layers, classes, temperature, threshold, str(result))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=os.environ.get("FRIDGE_SHARED"), help="default: $FRIDGE_SHARED")
    parser.add_argument("--cache", type=Path, required=True, help="folder that features.py filled")
    parser.add_argument("--output", type=Path, required=True, help="file of the trained head")
    parser.add_argument("--most-per-class", type=int, default=700, help="as given to features.py")
    parser.add_argument("--fewest-per-class", type=int, default=4, help="rarer ingredients are left out")
    parser.add_argument("--hidden", type=int, default=0, help="width of a hidden layer; 0 for none")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--smoothing", type=float, default=0.1)
    parser.add_argument("--balance", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("--data is needed where FRIDGE_SHARED is not set")
    return arguments


def main() -> None:
    options = parse_arguments()
    torch.set_num_threads(1)
    objects = read_objects(Path(options.data) / "photos")
    classes = class_list(objects, options.fewest_per_class)
    train = selected(objects, "train", options.most_per_class)
    validation = selected(objects, "val", len(objects))
    features, labels = training_set(options.cache, train, labels_of(train, classes))
    validation_features = load(options.cache, "val", 0, validation)
    if validation_features is None:
        raise SystemExit("the features are incomplete: run features.py first")
    head = judged(
        fit(features, labels, len(classes), options), classes, validation_features.astype(np.float32), validation
    )
    head.save(options.output)
    print(f"{len(classes)} classes, temperature {head.temperature:.3f}, threshold {head.threshold:.2f}")
    print(head.figures)


if __name__ == "__main__":
    main()
