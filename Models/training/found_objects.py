"""Detections in labelled photos, read from a table in the form of `fridge eval --answers`."""

import argparse
import csv
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from objects import FIRST_COLLECTION, INCOMPLETE, NONE, OTHER, Box, LabelledObject, box_of, in_second_half, read_objects

UNLISTED = {NONE, OTHER}


@dataclass(frozen=True)
class Found:
    """A label of a detection: its name (rank 1) or an alternative; `box` is None where it is about the whole photo."""

    ingredient: str
    confidence: float
    box: Box | None
    rank: int = 1

    @property
    def is_name(self) -> bool:
        return self.rank == 1


@dataclass(frozen=True)
class Photo:
    """The labelled objects of a photo, and the detections in it; `file` is its name in the table."""

    file: str
    truth: list[LabelledObject]
    found: list[Found]

    @property
    def has_places(self) -> bool:
        return all(entry.box for entry in self.truth)

    @property
    def shown(self) -> set[str]:
        return {entry.ingredient for entry in self.truth}

    @property
    def is_complete(self) -> bool:
        """Whether everything in the photo is labelled, as far as is known of its source."""
        return self.file.partition("/")[0] not in INCOMPLETE

    @property
    def names(self) -> list[Found]:
        return [one for one in self.found if one.is_name]

    def named(self, threshold: float) -> set[str]:
        # The program compares numbers of 32 bits.
        return {one.ingredient for one in self.names if np.float32(one.confidence) > np.float32(threshold)}


def read_found(path: Path) -> dict[str, list[Found]]:
    found = defaultdict(list)
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            rank = int(row.get("rank", 1))
            found[row["file"]].append(Found(row["ingredient"], float(row["confidence"]), box_of(row), rank))
    return found


def table_and_answers(text: str) -> tuple[str, Path]:
    """Parses `objects.csv=found.csv`."""
    table, separator, answers = text.partition("=")
    if not (table and separator and answers):
        raise argparse.ArgumentTypeError(f"{text!r} is not of the form TABLE=ANSWERS")
    return table, Path(answers)


def add_tables_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "tables",
        type=table_and_answers,
        nargs="+",
        metavar="TABLE=ANSWERS",
        help="a table in the folder of photos, such as objects.csv, and the answers about its photos",
    )


def read_tables(parser: argparse.ArgumentParser, arguments: argparse.Namespace) -> dict[str, list["Photo"]]:
    """Returns the completely labelled photos of each table that was named."""
    photos = {}
    for table, answers in arguments.tables:
        if table in photos:
            parser.error(f"{table} is named twice")
        entries = read_photos(arguments.data / "photos", arguments.split, read_found(answers), table)
        if not any(photo.found for photo in entries):
            parser.error(f"{answers} names no photo of {table}: is --data the folder that fridge eval was given?")
        photos[table] = [photo for photo in entries if photo.is_complete]
    return photos


def halves(photos: list["Photo"]) -> tuple[list["Photo"], list["Photo"]]:
    """Returns the photos to choose on and those to report on."""
    return (
        [photo for photo in photos if not in_second_half(photo.file)],
        [photo for photo in photos if in_second_half(photo.file)],
    )


def read_photos(folder: Path, split: str, found: dict[str, list[Found]], table: str = FIRST_COLLECTION) -> list[Photo]:
    """Returns the photos of a split of a table, in its order; `none` and `other` name no object, in truth and answers.

    A photo without an entry in `found` has no detections.
    """
    truth: dict[str, list[LabelledObject]] = defaultdict(list)
    for entry in read_objects(folder, table):
        if entry.split == split:
            truth[entry.file].append(entry)
    return [
        Photo(
            file,
            [entry for entry in entries if entry.ingredient not in UNLISTED],
            [one for one in found.get(str(folder / file), []) if one.ingredient not in UNLISTED],
        )
        for file, entries in truth.items()
    ]


def ordered(met: set[str], known: list[str]) -> list[str]:
    """Returns the labels of `met`: the known ones in their order, then the others."""
    return [label for label in known if label in met] + sorted(met.difference(known))
