"""Evaluates detections with pycocotools, and their sets of ingredients, on labelled photos.

Prints the same as `fridge eval --detections FOUND --json`, from independent code.
"""

import argparse
import json
from pathlib import Path

from box_judgement import boxes
from data_option import add_data_option
from found_objects import Photo, read_found, read_photos
from set_judgement import set_classes, sets

SWEEP = [twentieth / 20 for twentieth in range(1, 20)]


def report(name: str, photos: list[Photo], known: list[str], threshold: float) -> dict[str, object]:
    return {
        "version": 1,
        "model": None,
        "detector": name,
        "photos": len(photos),
        "sets": sets(photos, threshold)
        | {
            "classes": set_classes(photos, threshold, known),
            "sweep": [sets(photos, threshold) for threshold in SWEEP],
        },
        "boxes": boxes(photos, known),
        "failures": [],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("found", type=Path, help="boxes in the form of `fridge eval --answers`")
    add_data_option(parser)
    parser.add_argument("--split", default="val")
    parser.add_argument("--threshold", type=float, default=0.5, help="what a confidence must exceed to be named")
    arguments = parser.parse_args()
    found = read_found(arguments.found)
    photos = read_photos(arguments.data / "photos", arguments.split, found)
    known = sorted({one.ingredient for answers in found.values() for one in answers})
    print(json.dumps(report(arguments.found.name, photos, known, arguments.threshold), ensure_ascii=False))


if __name__ == "__main__":
    main()
