"""Writes the embeddings of labelled objects, the values before a classifier's last layer, and its logits to a file.

`lessons.py` measures on them how well a taught ingredient is recognised.
"""

import argparse
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from PIL import Image, ImageOps

from data_option import add_data_option
from model_file import metadata_of
from objects import (
    FIRST_COLLECTION,
    SECOND_COLLECTION,
    WHOLE_PHOTO,
    Box,
    box_of,
    expanded,
    framed,
    open_photo,
    table_rows,
)
from preprocessing import Preprocessing, is_squared

MARGIN, CONTEXT = 0.1, 0.3
VIEWS = ("close", "mirrored", "wide")


@dataclass(frozen=True)
class Row:
    """One row of a table with the label as the table spells it."""

    table: str
    file: str
    split: str
    ingredient: str
    box: Box | None


def read_rows(photos: Path, tables: list[str]) -> list[Row]:
    """Returns the rows of the tables in `photos`, in file order."""
    return [
        Row(table, row["file"], row["split"], row["ingredient"], box_of(row))
        for table in tables
        for row in table_rows(photos / table)
    ]


def selected(rows: list[Row], most: int) -> list[Row]:
    """Returns all rows outside of training and, of each label of a table, at most `most` of training.

    AICook counts apart. Those of training come from as many photos as possible, chosen at random, alike in every run.
    """
    groups: dict[tuple[str, str, str], list[int]] = defaultdict(list)
    for index in np.random.default_rng(1).permutation(len(rows)):
        row = rows[index]
        if row.split == "train":
            groups[row.table, str(row.file.startswith("aicook/")), row.ingredient].append(int(index))
    kept = {index for index, row in enumerate(rows) if row.split != "train"}
    for indices in groups.values():
        seen: set[str] = set()
        first = [index for index in indices if not (rows[index].file in seen or seen.add(rows[index].file))]
        rest = [index for index in indices if index not in set(first)]
        kept.update((first + rest)[:most])
    return [rows[index] for index in sorted(kept)]


class EmbeddingModel:
    """A classifier whose last layer is a Gemm, and that also returns the layer's input."""

    def __init__(self, path: Path):
        model = onnx.load(path)
        self.metadata = metadata_of(model)
        self.preprocessing, self.square = Preprocessing.from_metadata(self.metadata), is_squared(self.metadata)
        self.labels = self.metadata["fridge.labels"].split(",")
        self.embedding = [node for node in model.graph.node if node.op_type == "Gemm"][-1].input[0]
        model.graph.output.append(onnx.helper.make_tensor_value_info(self.embedding, onnx.TensorProto.FLOAT, None))
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(model.SerializeToString(), options)

    def __call__(self, image: Image.Image) -> tuple[np.ndarray, np.ndarray]:
        """Returns the embedding and the logits of a picture."""
        output = self.session.run([self.embedding, "logits"], {"image": self.preprocessing.tensor(image)[None]})
        return output[0][0], output[1][0]

    def views(self, photo: Image.Image, box: Box | None, views: tuple[str, ...]) -> list[Image.Image]:
        """Returns the crops of an object; of a whole photo the wide one is the photo itself."""
        if box is None:
            close = wide = photo
        else:
            tight = expanded(box, MARGIN, photo.size)
            close = framed(photo, tight, self.square)
            wide = framed(photo, expanded(tight, CONTEXT, photo.size), self.square)
        return [{"close": close, "mirrored": ImageOps.mirror(close), "wide": wide}[view] for view in views]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("output", type=Path, help="an .npz file")
    add_data_option(parser)
    parser.add_argument("--tables", nargs="+", default=[FIRST_COLLECTION, SECOND_COLLECTION])
    parser.add_argument("--most", type=int, default=30, help="training objects per label of a table")
    parser.add_argument(
        "--unmirrored", action="store_true", help="leave out the mirrored view, which is then the close one"
    )
    parser.add_argument("--split", help="of the rows; by default all")
    arguments = parser.parse_args()
    photos = arguments.data / "photos"
    rows = [row for row in read_rows(photos, arguments.tables) if arguments.split in (None, row.split)]
    rows = selected(rows, arguments.most)
    print(f"{len(rows)} objects", flush=True)
    model = EmbeddingModel(arguments.model)
    embeddings = np.zeros((len(VIEWS), len(rows), 1280), np.float16)
    logits = np.zeros((len(VIEWS), len(rows), len(model.labels)), np.float32)
    pixels = np.zeros(len(rows), np.float32)
    for index, row in enumerate(rows):
        photo = open_photo(photos / row.file)
        x0, y0, x1, y1 = row.box or WHOLE_PHOTO
        pixels[index] = min((x1 - x0) * photo.width, (y1 - y0) * photo.height)
        for view, image in enumerate(model.views(photo, row.box, VIEWS)):
            # Only lessons are seen mirrored, and a whole photo has no surroundings.
            is_seen_mirrored = row.split == "train" and not arguments.unmirrored
            if (VIEWS[view] == "wide" and row.box is None) or (VIEWS[view] == "mirrored" and not is_seen_mirrored):
                embeddings[view, index], logits[view, index] = embeddings[0, index], logits[0, index]
            else:
                embeddings[view, index], logits[view, index] = model(image)
        if index % 500 == 0:
            print(f"{index} of {len(rows)}", flush=True)
    np.savez(
        arguments.output,
        embeddings=embeddings,
        logits=logits,
        pixels=pixels,
        labels=model.labels,
        temperature=float(model.metadata["fridge.temperature"]),
        table=[row.table for row in rows],
        photo=[row.file for row in rows],
        split=[row.split for row in rows],
        ingredient=[row.ingredient for row in rows],
        boxed=[row.box is not None for row in rows],
    )


if __name__ == "__main__":
    main()
