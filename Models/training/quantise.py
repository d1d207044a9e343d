"""Quantises an exported model to eight bits, weights and activations, as a QDQ model.

Weights are signed with one scale per output channel, activations unsigned with one scale per tensor, whose range comes
from objects of the train split. Temperature and threshold stay, so that both forms answer alike; the figures are
those of the validation photos.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, numpy_helper
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from calibration import figures
from data_option import add_data_option
from evaluate import all_probabilities
from model_file import metadata_of, set_metadata, weights_hash
from objects import LabelledObject, crop, open_photo, read_objects
from preprocessing import Preprocessing, is_squared

MARGIN = 0.1
METHODS = {"range": CalibrationMethod.MinMax, "entropy": CalibrationMethod.Entropy}


class Crops(CalibrationDataReader):
    """The model's inputs for some objects, one after another."""

    def __init__(self, photos: Path, objects: list[LabelledObject], metadata: dict[str, str]) -> None:
        """Takes the metadata of the model, which say how an object is cropped and scaled."""
        preprocessing, square = Preprocessing.from_metadata(metadata), is_squared(metadata)
        self.inputs: Iterator[dict[str, np.ndarray]] = (
            {"image": preprocessing.tensor(crop(open_photo(photos / entry.file), entry.box, MARGIN, square))[None]}
            for entry in objects
        )

    def get_next(self) -> dict[str, np.ndarray] | None:
        return next(self.inputs, None)


def widen_weights(model: onnx.ModelProto) -> None:
    """Reverts `halve_weights`: float32 initialisers without casts."""
    halved = {tensor.name: tensor for tensor in model.graph.initializer if tensor.data_type == TensorProto.FLOAT16}
    nodes = []
    for node in model.graph.node:
        if node.op_type == "Cast" and node.input[0] in halved:
            tensor = halved[node.input[0]]
            values = numpy_helper.to_array(tensor).astype(np.float32)
            tensor.CopyFrom(numpy_helper.from_array(values, node.output[0]))
        else:
            nodes.append(node)
    del model.graph.node[:]
    model.graph.node.extend(nodes)


def quantise(model: onnx.ModelProto, output: Path, crops: Crops, method: CalibrationMethod) -> None:
    widen_weights(model)
    with tempfile.TemporaryDirectory() as name:
        wide, folded = Path(name) / "wide.onnx", Path(name) / "folded.onnx"
        onnx.save(model, wide)
        quant_pre_process(wide, folded, skip_symbolic_shape=True)
        quantize_static(
            folded,
            output,
            crops,
            quant_format=QuantFormat.QDQ,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            per_channel=True,
            calibrate_method=method,
        )


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path)
    parser.add_argument("--output", type=Path, required=True, help="the .onnx file")
    add_data_option(parser)
    parser.add_argument("--objects", type=int, default=512, help="training objects that the ranges are taken from")
    parser.add_argument("--method", choices=METHODS, default="range")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def validated(model: Path, metadata: dict[str, str], photos: Path, objects: list[LabelledObject]) -> str:
    """Returns the figures on some objects, by ONNX Runtime."""
    session = onnxruntime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
    probabilities = all_probabilities(session, photos, objects, metadata, MARGIN)
    classes, names = metadata["fridge.labels"].split(","), [entry.ingredient for entry in objects]
    return str(figures(probabilities, names, classes, float(metadata["fridge.threshold"])))


def main() -> None:
    arguments = parse_arguments()
    model = onnx.load(arguments.model)
    metadata = metadata_of(model)
    photos = arguments.data / "photos"
    objects = read_objects(photos)
    learnt, unseen = ([entry for entry in objects if entry.split == split] for split in ("train", "val"))
    chosen = np.random.default_rng(arguments.seed).choice(len(learnt), arguments.objects, replace=False)
    crops = Crops(photos, [learnt[index] for index in chosen], metadata)
    quantise(model, arguments.output, crops, METHODS[arguments.method])
    quantised = onnx.load(arguments.output)
    own = {
        "fridge.name": arguments.output.stem,
        "fridge.variant_of": metadata["fridge.name"],
        "fridge.figures": validated(arguments.output, metadata, photos, unseen),
        "fridge.sha256": weights_hash(quantised),
    }
    set_metadata(quantised, metadata | own)
    onnx.checker.check_model(quantised)
    onnx.save(quantised, arguments.output)
    print(f"{arguments.output.name}: {arguments.output.stat().st_size} bytes, {own['fridge.figures']}")


if __name__ == "__main__":
    main()
