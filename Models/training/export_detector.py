"""Writes a trained detector as one ONNX file that describes itself, with its figures on the validation photos."""

import argparse
from pathlib import Path

from backbone import export_onnx
from data_option import add_data_option
from detection_network import STRIDES, Detector
from detection_validation import MOST_OVERLAP, SIDE, Validation
from export import finish, origin, trained
from model_file import FORMAT
from objects import FIRST_COLLECTION, SECOND_COLLECTION, read_objects
from preprocessing import Preprocessing

DESCRIPTION = "Finds the food in a photo: EfficientNet-Lite0 with a feature pyramid, {classes} classes."


def description(classes: list[str], options: argparse.Namespace, figures: str) -> dict[str, str]:
    """Returns the metadata that describe the file."""
    return {
        "fridge.format": FORMAT,
        "fridge.task": "detection",
        "fridge.name": options.output.stem,
        "fridge.description": DESCRIPTION.format(classes=len(classes)),
        "fridge.version": options.version,
        "fridge.license": "Apache-2.0",
        "fridge.origin": origin(),
        "fridge.figures": figures,
        "fridge.labels": ",".join(classes),
        "fridge.threshold": f"{options.threshold:.2f}",
        "fridge.detector.form": "yolox",
        "fridge.detector.strides": ",".join(map(str, STRIDES)),
        "fridge.detector.overlap": f"{MOST_OVERLAP:.2f}",
        "fridge.detector.joining": options.fusion,
        **calibration(options),
        **Preprocessing(width=SIDE, height=SIDE, crop="fit", resize="bilinear").metadata(),
    }


def calibration(options: argparse.Namespace) -> dict[str, str]:
    """Returns the metadata of the fused confidence's calibration and of the list's threshold, if they are given."""
    values = {
        "slope": options.slope,
        "offset": options.offset,
        "list_threshold": options.list_threshold,
        "certain_threshold": options.certain_threshold,
        "gate.none": options.gate_none,
        "gate.factor": options.gate_factor,
    }
    return {f"fridge.detector.{key}": f"{value:g}" for key, value in values.items() if value is not None}


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add_data_option(parser)
    parser.add_argument("--checkpoint", type=Path, required=True, help="file that train_detector.py wrote")
    parser.add_argument("--output", type=Path, required=True, help="the .onnx file")
    parser.add_argument("--threshold", type=float, default=0.3, help="least score of a box")
    parser.add_argument(
        "--fusion", default="classifier", help="rule for the fusion of its scores with the classifier's"
    )
    parser.add_argument("--slope", type=float, help="of the fused confidence, with --offset: see calibrate_fusion.py")
    parser.add_argument("--offset", type=float)
    parser.add_argument("--gate-none", type=float, help="probability of `none` from which a photo shows no food")
    parser.add_argument("--gate-factor", type=float, help="factor of the confidences in such a photo")
    parser.add_argument("--list-threshold", type=float, help="least calibrated confidence of what enters the list")
    parser.add_argument("--certain-threshold", type=float, help="least calibrated confidence of a certain name")
    parser.add_argument("--version", required=True, help="of the model, for the file's metadata")
    return parser.parse_args()


def main() -> None:
    options = parse_arguments()
    folder = options.data / "photos"
    network, classes = trained(options.checkpoint, Detector)
    objects = [entry for entry in read_objects(folder, FIRST_COLLECTION, SECOND_COLLECTION) if entry.split == "val"]
    figures = Validation(folder, objects, classes).judge(network)
    network.gives_probabilities = True
    export_onnx(network, options.output, "rows", SIDE)
    finish(options.output, description(classes, options, figures))
    print(f"{options.output.name}: {options.output.stat().st_size} bytes, {figures}")


if __name__ == "__main__":
    main()
