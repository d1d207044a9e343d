"""Detections in labelled photos, read from a table in the form of `fridge eval --answers`."""

import csv
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from objects import NONE, Box, LabelledObject, box_of, read_objects


@dataclass(frozen=True)
class Found:
    """A detection; `box` is None where the answer is about the whole photo."""

    ingredient: str
    confidence: float
    box: Box | None


@dataclass(frozen=True)
class Photo:
    """The labelled objects of a photo, and the detections in it."""

    truth: list[LabelledObject]
    found: list[Found]

    @property
    def has_places(self) -> bool:
        return all(entry.box for entry in self.truth)

    @property
    def shown(self) -> set[str]:
        return {entry.ingredient for entry in self.truth}

    def named(self, threshold: float) -> set[str]:
        # The program compares numbers of 32 bits.
        return {one.ingredient for one in self.found if np.float32(one.confidence) > np.float32(threshold)}


def read_found(path: Path) -> dict[str, list[Found]]:
    found = defaultdict(list)
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            found[row["file"]].append(Found(row["ingredient"], float(row["confidence"]), box_of(row)))
    return found


def read_photos(folder: Path, split: str, found: dict[str, list[Found]]) -> list[Photo]:
    truth: dict[str, list[LabelledObject]] = defaultdict(list)
    for entry in read_objects(folder):
        if entry.split == split:
            truth[entry.file].append(entry)
    return [
        Photo(
            [entry for entry in entries if entry.ingredient != NONE],
            [one for one in found.get(str(folder / file), []) if one.ingredient != NONE],
        )
        for file, entries in truth.items()
    ]


def ordered(met: set[str], known: list[str]) -> list[str]:
    """Returns the labels of `met`: the known ones in their order, then the others."""
    return [label for label in known if label in met] + sorted(met.difference(known))
