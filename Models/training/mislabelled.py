"""Adds the training objects whose label a trained model contradicts to `mislabelled.csv`, which training leaves out.

The answers are those of `fridge eval objects.csv --split train --answers FILE`. A label that the model has learnt from
and still contradicts with such confidence is most likely wrong (the idea of Northcutt et al., 2021, with one threshold
for all).
"""

import argparse
import csv
from pathlib import Path

from data_option import add_data_option
from objects import Box, LabelledObject, box_of, read_objects

LIST = Path(__file__).with_name("mislabelled.csv")
COLUMNS = ("file", "ingredient", "x0", "y0", "x1", "y1", "answer", "confidence")


def read_mislabelled(objects: list[LabelledObject]) -> set[LabelledObject]:
    """Returns the objects that the list contains; none if there is no list."""
    if not LIST.exists():
        return set()
    with LIST.open(newline="", encoding="utf-8") as file:
        named = {_key(row["file"], row["ingredient"], box_of(row)) for row in csv.DictReader(file)}
    return {entry for entry in objects if _key(entry.file, entry.ingredient, entry.box) in named}


def _key(file: str, ingredient: str, box: Box | None) -> tuple:
    """Returns a key with rounded corners, since answers may have fewer digits than the table."""
    return (file, ingredient, box and tuple(round(corner, 3) for corner in box))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("answers", type=Path)
    add_data_option(parser)
    parser.add_argument("--confidence", type=float, default=0.85, help="from which an answer contradicts a label")
    arguments = parser.parse_args()
    objects = [entry for entry in read_objects(arguments.data / "photos") if entry.split == "train"]
    earlier = read_mislabelled(objects)
    with arguments.answers.open(newline="", encoding="utf-8") as file:
        answers = list(csv.DictReader(file))
    with LIST.open("a", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        if file.tell() == 0:
            table.writerow(COLUMNS)
        for entry, row in zip(objects, answers, strict=True):
            contradicted = row["answer"] != entry.ingredient and float(row["confidence"]) >= arguments.confidence
            if contradicted and entry not in earlier:
                table.writerow(
                    [entry.file, entry.ingredient, *(entry.box or [""] * 4), row["answer"], row["confidence"]]
                )


if __name__ == "__main__":
    main()
