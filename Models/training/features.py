"""Computes the backbone's features of all objects once and keeps them in a cache folder.

The features are those at a cut of the backbone: `pooled` at its very end, `stage5` where its last third begins. View 0
is the plain crop; every further view of the training objects is a random variation. The work is cut into blocks of one
file each, so that an interrupted run goes on where it stopped.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime

from augmentation import random_margin, varied
from backbone import CUTS, export_onnx, load_backbone
from objects import LabelledObject, crop, open_photo, read_objects
from preprocessing import Preprocessing

BLOCK = 512
PLAIN_MARGIN = 0.1
SPLITS = ("val", "train")


@dataclass(frozen=True)
class Block:
    """Objects whose features share one file; `first` is the position of the first one in the whole list."""

    path: Path
    view: int
    first: int
    objects: list[LabelledObject]


def selected(objects: list[LabelledObject], split: str, most_per_class: int) -> list[LabelledObject]:
    """The objects of a split in file order, at most so many of a class, drawn with a fixed seed."""
    classes: dict[str, list[int]] = defaultdict(list)
    for index, entry in enumerate(objects):
        if entry.split == split:
            classes[entry.ingredient].append(index)
    generator = np.random.default_rng(1)
    kept = [index for members in classes.values() for index in generator.permutation(members)[:most_per_class]]
    return [objects[index] for index in sorted(kept)]


def blocks(cache: Path, split: str, view: int, objects: list[LabelledObject]) -> Iterator[Block]:
    for first in range(0, len(objects), BLOCK):
        path = cache / f"{split}-{len(objects)}-view{view}-{first:06}.npy"
        yield Block(path, view, first, objects[first : first + BLOCK])


def picture(photos: Path, entry: LabelledObject, view: int, index: int, preprocessing: Preprocessing) -> np.ndarray:
    """The network's input for one view of an object; `index` seeds the variation."""
    photo = open_photo(photos / entry.file)
    if view == 0:
        return preprocessing.tensor(crop(photo, entry.box, PLAIN_MARGIN))
    generator = np.random.default_rng((view, index))
    return preprocessing.tensor(varied(crop(photo, entry.box, random_margin(generator)), generator))


def backbone_session(cache: Path, cut: str) -> onnxruntime.InferenceSession:
    """The backbone up to a cut on one thread, exported into the cache folder at first use."""
    path = cache / "backbone.onnx"
    if not path.exists():
        export_onnx(CUTS[cut](load_backbone()), path, "features")
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def compute(session: onnxruntime.InferenceSession, photos: Path, block: Block, preprocessing: Preprocessing) -> None:
    """Writes float16 [objects, …], whole or not at all."""
    rows = []
    for offset, entry in enumerate(block.objects):
        image = picture(photos, entry, block.view, block.first + offset, preprocessing)
        rows.append(session.run(["features"], {"image": image[None]})[0][0].astype(np.float16))
    partial = block.path.with_suffix(".partial")
    with partial.open("wb") as file:
        np.save(file, np.stack(rows))
    partial.replace(block.path)


def load(cache: Path, split: str, view: int, objects: list[LabelledObject]) -> np.ndarray | None:
    """float16 [objects, …] of one view, or None while a block is missing."""
    paths = [block.path for block in blocks(cache, split, view, objects)]
    if not all(path.exists() for path in paths):
        return None
    return np.concatenate([np.load(path) for path in paths])


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=os.environ.get("FRIDGE_SHARED"), help="default: $FRIDGE_SHARED")
    parser.add_argument("--cache", type=Path, required=True, help="folder of the features, one for each cut")
    parser.add_argument("--cut", choices=sorted(CUTS), default="pooled", help="where the backbone is cut")
    parser.add_argument("--views", type=int, default=3, help="views of a training object, the plain one included")
    parser.add_argument("--most-per-class", type=int, default=700, help="training objects used of one class")
    arguments = parser.parse_args()
    if arguments.data is None:
        parser.error("--data is needed where FRIDGE_SHARED is not set")
    return arguments


def main() -> None:
    arguments = parse_arguments()
    photos = Path(arguments.data) / "photos"
    objects = read_objects(photos)
    arguments.cache.mkdir(parents=True, exist_ok=True)
    session = backbone_session(arguments.cache, arguments.cut)
    for view in range(arguments.views):
        for split in SPLITS if view == 0 else ("train",):
            limit = len(objects) if split == "val" else arguments.most_per_class
            for block in blocks(arguments.cache, split, view, selected(objects, split, limit)):
                if not block.path.exists():
                    compute(session, photos, block, Preprocessing())
                    print(block.path.name, flush=True)


if __name__ == "__main__":
    main()
