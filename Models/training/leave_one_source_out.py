"""Measures learning from few photos: heads on frozen features, evaluated on photos of a source kept out of training.

For each source in turn, its photos of ingredients with few photos are kept out of training and classified among all
classes. Ingredients that no other source shows are left aside for that source.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from augmentation import augmented, random_margin
from backbone import load_backbone
from data_option import add_data_option
from export import trained
from objects import LabelledObject, class_list, crop, open_photo, read_objects
from preprocessing import Preprocessing

FEW = 60
MARGIN = 0.1
AUGMENTATION = 0.4
BATCH = 32
STEPS = 80
SCALE = 20.0


@dataclass(frozen=True)
class Features:
    """float32 [objects, views, channels]: the first view is plain, the others are augmented; labels; sources."""

    values: torch.Tensor
    labels: torch.Tensor
    sources: np.ndarray


Head = Callable[[torch.Tensor, torch.Tensor, torch.Tensor, int], torch.Tensor]


def prototypes(values: torch.Tensor, labels: torch.Tensor, count: int) -> torch.Tensor:
    """Returns the mean direction of each class, float32 [classes, channels]."""
    directions = functional.normalize(values, dim=1)
    sums = torch.zeros(count, values.shape[1]).index_add_(0, labels, directions)
    return functional.normalize(sums, dim=1)


def nearest_prototype(values: torch.Tensor, labels: torch.Tensor, judged: torch.Tensor, count: int) -> torch.Tensor:
    """Returns probabilities by the cosine to each class's mean direction (Snell et al., 2017)."""
    cosines = functional.normalize(judged, dim=1) @ prototypes(values, labels, count).T
    return (SCALE * cosines).softmax(1)


def linear(values: torch.Tensor, labels: torch.Tensor, judged: torch.Tensor, count: int) -> torch.Tensor:
    """Returns the probabilities of a linear layer, trained with equal weight for every class."""
    torch.manual_seed(1)
    layer = nn.Linear(values.shape[1], count)
    optimizer = torch.optim.AdamW(layer.parameters(), lr=1e-2, weight_decay=0.05)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, STEPS)
    present = torch.bincount(labels, minlength=count)
    weights = (present > 0) / present.clamp(min=1)
    for _ in range(STEPS):
        loss = functional.cross_entropy(layer(values), labels, weights)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
    return layer(judged).softmax(1).detach()


def both(values: torch.Tensor, labels: torch.Tensor, judged: torch.Tensor, count: int) -> torch.Tensor:
    """Returns the mean of both heads' probabilities."""
    return (linear(values, labels, judged, count) + nearest_prototype(values, labels, judged, count)) / 2


HEADS: dict[str, Head] = {"linear": linear, "nearest prototype": nearest_prototype, "mean of both": both}


def features(
    network: nn.Module, photos: Path, objects: list[LabelledObject], classes: list[str], views: int
) -> Features:
    """Returns the features of all views of all objects."""
    preprocessing, generator = Preprocessing(), np.random.default_rng(1)
    rows, pictures = [], []
    for index, entry in enumerate(objects):
        photo = open_photo(photos / entry.file)
        pictures.append(preprocessing.tensor(crop(photo, entry.box, MARGIN)))
        for _ in range(views - 1):
            image = augmented(
                crop(photo, entry.box, random_margin(generator)), preprocessing.width, AUGMENTATION, generator
            )
            pictures.append(preprocessing.normalised(image))
        if len(pictures) >= BATCH or index == len(objects) - 1:
            with torch.no_grad():
                rows.append(network(torch.from_numpy(np.stack(pictures))))
            pictures.clear()
    values = torch.cat(rows)
    return Features(
        values.reshape(len(objects), views, -1),
        torch.tensor([classes.index(entry.ingredient) for entry in objects]),
        np.array([entry.source for entry in objects]),
    )


def judged_share(few: Features, many: Features, views: int, head: Head, count: int) -> tuple[int, int, float]:
    """Returns the number of right answers, of photos, and the mean accuracy of the classes."""
    right, classes = [], []
    for source in np.unique(few.sources):
        out = torch.from_numpy(few.sources == source)
        known = torch.isin(few.labels, few.labels[~out])
        judged = out & known
        if not judged.any():
            continue
        values = torch.cat([few.values[~out, :views].flatten(0, 1), many.values[:, :1].flatten(0, 1)])
        labels = torch.cat([few.labels[~out].repeat_interleave(views), many.labels])
        answers = head(values, labels, few.values[judged, 0], count).argmax(1)
        right.append(answers == few.labels[judged])
        classes.append(few.labels[judged])
    correct, labels = torch.cat(right).float(), torch.cat(classes)
    macro = torch.stack([correct[labels == label].mean() for label in labels.unique()]).mean()
    return int(correct.sum()), len(correct), float(macro)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--checkpoint", type=Path, help="of train.py; default: the ImageNet backbone")
    parser.add_argument("--most-per-class", type=int, default=60, help="objects taken of ingredients with many")
    parser.add_argument("--views", type=int, default=6, help="of each photo of an ingredient with few")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    photos = arguments.data / "photos"
    objects = [entry for entry in read_objects(photos) if entry.split == "train"]
    classes = class_list(objects, 2)
    network = trained(arguments.checkpoint)[0].backbone if arguments.checkpoint else load_backbone()
    generator = np.random.default_rng(1)
    few, many = [], []
    for name in classes:
        own = [entry for entry in objects if entry.ingredient == name]
        if len(own) < FEW:
            few += own
        else:
            many += [own[index] for index in generator.permutation(len(own))[: arguments.most_per_class]]
    rare = features(network, photos, few, classes, arguments.views)
    usual = features(network, photos, many, classes, 1)
    for name, head in HEADS.items():
        for views in sorted({1, arguments.views}):
            right, judged, macro = judged_share(rare, usual, views, head, len(classes))
            print(f"{name:18} {views} views: {right} of {judged} right ({right / judged:.1%}), macro {macro:.1%}")


if __name__ == "__main__":
    main()
