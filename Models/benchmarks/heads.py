"""Compares `fridge train` with ONNX Runtime and scikit-learn's LogisticRegression on the same photos.

The pipeline in Python is the obvious one: Pillow scales the photos, ONNX Runtime computes the features of the same
backbone in the same views, and scikit-learn fits the head, with its default strength and with one chosen by
cross-validation. Both sides judge the same held-out photos. Then ONNX Runtime and `fridge model run` run the file that
`fridge train` wrote on the same arrays, and their logits are compared.
"""

import argparse
import csv
import json
import os
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from PIL import Image
from sklearn.linear_model import LogisticRegression, LogisticRegressionCV

STRENGTHS = 6
FOLDS = 4
COMPARED = 20


@dataclass(frozen=True)
class Photo:
    """A whole photo with its label and its split."""

    file: Path
    split: str
    label: str


def read_table(table: Path) -> list[Photo]:
    """Returns the rows of a table of whole photos; raises ValueError where a row has a box."""
    photos = []
    with table.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row.get("x0"):
                raise ValueError(f"{row['file']} has a box")
            photos.append(Photo(table.parent / row["file"], row["split"], row["ingredient"]))
    return photos


@dataclass(frozen=True)
class Preprocessing:
    """The conversion of a photo that the metadata of a model ask for; only stretching is supported."""

    width: int
    height: int
    mean: np.ndarray
    scale: np.ndarray
    resample: Image.Resampling

    @classmethod
    def of(cls, metadata: dict[str, str]) -> "Preprocessing":
        """Reads the keys `fridge.input.…`; raises ValueError for a crop other than `fill`."""
        if metadata["fridge.input.crop"] != "fill":
            raise ValueError("only models that stretch photos are supported")
        numbers = {key: np.array(metadata[f"fridge.input.{key}"].split(","), np.float32) for key in ("mean", "scale")}
        return cls(
            int(metadata["fridge.input.width"]),
            int(metadata["fridge.input.height"]),
            numbers["mean"],
            numbers["scale"],
            Image.Resampling[metadata["fridge.input.resize"].upper()],
        )

    def tensor(self, file: Path) -> np.ndarray:
        """Returns a photo as float32 [1, 3, height, width]."""
        with Image.open(file) as image:
            pixels = image.convert("RGB").resize((self.width, self.height), self.resample)
        values = (np.asarray(pixels, np.float32) - self.mean) * self.scale
        return np.ascontiguousarray(values.transpose(2, 0, 1)[None])


def views_of(tensor: np.ndarray, count: int) -> list[np.ndarray]:
    """Returns the photo as it is and, for a count of two, mirrored."""
    return [tensor, np.ascontiguousarray(tensor[..., ::-1])][:count]


def metadata_of(model: onnx.ModelProto) -> dict[str, str]:
    """Returns the metadata properties of a model."""
    return {entry.key: entry.value for entry in model.metadata_props}


def feature_name(model: onnx.ModelProto) -> str:
    """Returns the name of the value that the last linear layer reads; raises ValueError where there is none."""
    producers = {name: node for node in model.graph.node for name in node.output}
    value = model.graph.output[0].name
    while value in producers:
        node = producers[value]
        value = node.input[0]
        if node.op_type in ("Gemm", "MatMul"):
            return value
    raise ValueError("the network does not end in a linear layer")


def session(model: onnx.ModelProto, threads: int) -> onnxruntime.InferenceSession:
    """Returns a session of ONNX Runtime on the CPU."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def features(model: onnx.ModelProto, photos: list[Photo], views: int, threads: int) -> np.ndarray:
    """Returns the features of all views, float32 [views, photos, width]."""
    name = feature_name(model)
    with_features = onnx.ModelProto()
    with_features.CopyFrom(model)
    with_features.graph.output.append(onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, None))
    preprocessing = Preprocessing.of(metadata_of(model))
    network = session(with_features, threads)
    source = network.get_inputs()[0].name
    rows = [
        [network.run([name], {source: view})[0][0] for view in views_of(preprocessing.tensor(photo.file), views)]
        for photo in photos
    ]
    return np.stack(rows, axis=1)


def fridge(program: Path, words: list[str], cache: Path) -> tuple[str, float]:
    """Runs `fridge` and returns its output and its wall time in seconds; what it keeps goes into `cache`."""
    start = time.perf_counter()
    environment = {key: value for key, value in os.environ.items() if key != "FRIDGE_HOME"}
    done = subprocess.run(
        [program.absolute(), *words],
        check=True,
        capture_output=True,
        text=True,
        env={**environment, "XDG_CACHE_HOME": str(cache)},
    )
    return done.stdout, time.perf_counter() - start


def difference(program: Path, file: Path, photos: list[Photo], folder: Path) -> float:
    """Returns the largest difference of a logit between ONNX Runtime and `fridge model run` on the same arrays."""
    model = onnx.load(file)
    preprocessing, network = Preprocessing.of(metadata_of(model)), session(model, 1)
    source, output, differences = network.get_inputs()[0].name, network.get_outputs()[0].name, []
    for photo in photos:
        tensor = preprocessing.tensor(photo.file)
        np.save(folder / "input.npy", tensor)
        words = ["model", "run", str(file), "--input", f"{source}={folder / 'input.npy'}", "-o", str(folder), "--force"]
        fridge(program, words, folder)
        own = np.load(folder / f"{output}.npy")
        differences.append(float(np.abs(own - network.run(None, {source: tensor})[0]).max()))
    return max(differences, default=0)


def row(name: str, accuracy: float, seconds: float) -> str:
    """Returns a row of the table."""
    return f"| {name} | {accuracy:.1%} | {seconds:.1f} s |"


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path, help="CSV table of whole photos with the splits train and val")
    parser.add_argument("--model", type=Path, required=True, help="ONNX file of the backbone")
    parser.add_argument("--fridge", type=Path, default=Path(".build/release/fridge"))
    parser.add_argument("--views", type=int, choices=(1, 2), default=2)
    parser.add_argument("--threads", type=int, default=2)
    arguments = parser.parse_args()
    photos, threads = read_table(arguments.table), arguments.threads
    learnt = [photo for photo in photos if photo.split == "train"]
    judged = [photo for photo in photos if photo.split == "val"]
    print(f"{len(learnt)} photos to learn from, {len(judged)} to judge on, {arguments.views} views\n")
    print("| | top-1 | wall time |\n|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "head.onnx"
        words = ["train", str(arguments.table), "-o", str(output), "--model", str(arguments.model), "--json"]
        words += ["--views", str(arguments.views), "--threads", str(threads)]
        for name in ("`fridge train`, photos to file", "`fridge train` again, features kept"):
            text, seconds = fridge(arguments.fridge, words, Path(folder))
            print(row(name, json.loads(text)["top1"], seconds))
        largest = difference(arguments.fridge, output, judged[:COMPARED], Path(folder))
    start = time.perf_counter()
    base = onnx.load(arguments.model)
    x = features(base, learnt, arguments.views, threads).reshape(arguments.views * len(learnt), -1)
    y = [photo.label for photo in learnt] * arguments.views
    held_out = features(base, judged, 1, threads)[0]
    spent = time.perf_counter() - start
    truths = [photo.label for photo in judged]
    for name, estimator in (
        ("scikit-learn, C = 1", LogisticRegression(max_iter=1000)),
        ("scikit-learn, C by cross-validation", LogisticRegressionCV(Cs=STRENGTHS, cv=FOLDS, max_iter=1000)),
    ):
        start = time.perf_counter()
        estimator.fit(x, y)
        fit = time.perf_counter() - start
        print(row(f"{name}; features {spent:.1f} s, fit {fit:.1f} s", estimator.score(held_out, truths), spent + fit))
    print(f"\nThe file in ONNX Runtime: logits within {largest:.1e}")


if __name__ == "__main__":
    main()
