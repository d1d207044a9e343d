"""Trains the backbone's last two stages together with the head, on features cached at the cut `stage5`.

The first five stages stay as they are, so that their work is done once; batch normalisation keeps its statistics.
"""

import argparse
import os
from dataclasses import replace
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from backbone import Tail, load_backbone
from calibration import best_temperature, best_threshold, figures, softmax
from features import blocks, selected
from head import Head
from objects import LabelledObject, read_objects
from train_head import labels_of, sampling_weights

BATCH = 64
ROUND = 8192
TRAINED = ("blocks.5.", "blocks.6.", "conv_head.", "bn2.")


class CachedFeatures:
    """All finished blocks of a split, mapped into memory; more may appear while the features are still computed."""

    def __init__(self, cache: Path, split: str, objects: list[LabelledObject], classes: list[str]) -> None:
        self.cache, self.split, self.objects = cache, split, objects
        self.truth = labels_of(objects, classes)
        self.parts: list[np.ndarray] = []
        self.labels = np.empty(0, dtype=np.int64)
        self.places = np.empty((0, 2), dtype=np.int64)

    def refresh(self, views: int) -> None:
        """Takes in the blocks of the first `views` views that exist now."""
        every = [block for view in range(views) for block in blocks(self.cache, self.split, view, self.objects)]
        ready = [block for block in every if block.path.exists()]
        self.parts = [np.load(block.path, mmap_mode="r") for block in ready]
        self.labels = np.concatenate([self.truth[block.first : block.first + len(block.objects)] for block in ready])
        self.places = np.concatenate(
            [[(index, row) for row in range(len(block.objects))] for index, block in enumerate(ready)]
        )

    def batch(self, positions: np.ndarray) -> torch.Tensor:
        """float32 [positions, 112, 14, 14] with the channels last in memory."""
        rows = np.stack([self.parts[part][row] for part, row in self.places[positions]])
        return torch.from_numpy(rows.astype(np.float32)).to(memory_format=torch.channels_last)


class Trainer:
    """The tail and the head with their optimiser; the rate follows a cosine from `rate` to 0 over all samples."""

    def __init__(self, tail: Tail, layers: nn.Module, options: argparse.Namespace) -> None:
        self.tail = tail.to(memory_format=torch.channels_last).eval()
        self.layers = layers.eval()
        self.smoothing = options.smoothing
        groups = [
            {"params": list(tail.parameters()), "lr": options.rate},
            {"params": list(layers.parameters()), "lr": 3 * options.rate},
        ]
        self.optimizer = torch.optim.AdamW(groups, weight_decay=options.decay)
        self.schedule = torch.optim.lr_scheduler.CosineAnnealingLR(self.optimizer, options.samples // BATCH + 1)

    def step(self, features: torch.Tensor, targets: torch.Tensor) -> float:
        """One step of the optimiser; gives the loss."""
        pooled = functional.dropout(self.tail(features), 0.2)
        loss = functional.cross_entropy(self.layers(pooled), targets, label_smoothing=self.smoothing)
        self.optimizer.zero_grad()
        loss.backward()
        self.optimizer.step()
        self.schedule.step()
        return loss.item()

    def logits(self, features: CachedFeatures) -> np.ndarray:
        """float32 [objects, classes] of all cached objects in order."""
        rows = []
        with torch.no_grad():
            for first in range(0, len(features.labels), BATCH):
                positions = np.arange(first, min(first + BATCH, len(features.labels)))
                rows.append(self.layers(self.tail(features.batch(positions))).numpy())
        return np.concatenate(rows)


def train_round(trainer: Trainer, train: CachedFeatures, options: argparse.Namespace) -> float:
    """8,192 samples drawn from what is cached now; gives the mean loss."""
    train.refresh(options.views)
    known = np.flatnonzero(train.labels >= 0)
    weights = sampling_weights(train.labels[known], options.balance)
    drawn = known[torch.multinomial(weights, ROUND, replacement=True).numpy()]
    losses = [
        trainer.step(train.batch(positions), torch.from_numpy(train.labels[positions]))
        for positions in np.split(drawn, ROUND // BATCH)
    ]
    return float(np.mean(losses))


def judged(head: Head, trainer: Trainer, validation: CachedFeatures) -> Head:
    """The head with new temperature, threshold and figures."""
    logits = trainer.logits(validation)
    temperature = best_temperature(logits, validation.labels)
    probabilities = softmax(logits, temperature)
    threshold = best_threshold(probabilities, validation.labels, head.classes)
    names = [entry.ingredient for entry in validation.objects]
    result = figures(probabilities, names, head.classes, threshold)
    return replace(head, temperature=temperature, threshold=threshold, figures=str(result))


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=os.environ.get("FRIDGE_SHARED"), help="default: $FRIDGE_SHARED")
    parser.add_argument("--cache", type=Path, required=True, help="folder that features.py --cut stage5 filled")
    parser.add_argument("--head", type=Path, required=True, help="the head of train_head.py that is the start")
    parser.add_argument("--output", type=Path, required=True, help="file of the trained tail and head")
    parser.add_argument("--views", type=int, default=3, help="as given to features.py")
    parser.add_argument("--most-per-class", type=int, default=700, help="as given to features.py")
    parser.add_argument("--samples", type=int, default=98304, help="training pictures drawn in all")
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--decay", type=float, default=0.02)
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
    torch.manual_seed(options.seed)
    objects = read_objects(Path(options.data) / "photos")
    head = Head.load(options.head)
    train = CachedFeatures(options.cache, "train", selected(objects, "train", options.most_per_class), head.classes)
    validation = CachedFeatures(options.cache, "val", selected(objects, "val", len(objects)), head.classes)
    validation.refresh(1)
    network = load_backbone()
    trainer = Trainer(Tail(network), head.layers, options)
    for first in range(0, options.samples, ROUND):
        loss = train_round(trainer, train, options)
        print(f"{first + ROUND} samples of {len(train.labels)} views, loss {loss:.3f}", flush=True)
        tail = {name: value for name, value in network.state_dict().items() if name.startswith(TRAINED)}
        result = replace(judged(head, trainer, validation), tail=tail)
        result.save(options.output)
        print(result.figures, flush=True)


if __name__ == "__main__":
    main()
