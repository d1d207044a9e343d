"""Quantises the networks of a folder to eight bits, as QDQ models by ONNX Runtime's own tools.

Activations are unsigned with one scale per tensor, weights signed with one scale per output channel, biases 32 bits.
The ranges come from seeded noise, as the race uses it. Batch normalisation is folded first, and a network of an opset
without scales per channel is converted to a newer one.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import onnx
from onnx import version_converter
from onnxruntime.quantization import CalibrationDataReader, CalibrationMethod, QuantFormat, QuantType, quantize_static
from onnxruntime.quantization.shape_inference import quant_pre_process

from reference import is_quantised, reference_session, seeded_inputs

OPSET = 17
FIRST_OPSET_WITH_AXES = 13
SAMPLES = 8


class Noise(CalibrationDataReader):
    """Seeded inputs, one after another."""

    def __init__(self, network: Path, seed: int) -> None:
        session = reference_session(network)
        self.samples: Iterator[dict[str, np.ndarray]] = iter(
            [seeded_inputs(session, network.stem, seed + index, open_dimension=1) for index in range(SAMPLES)]
        )

    def get_next(self) -> dict[str, np.ndarray] | None:
        return next(self.samples, None)


def with_axes(model: onnx.ModelProto) -> onnx.ModelProto:
    """Returns the model in an opset whose QuantizeLinear has an axis."""
    (opset,) = (entry.version for entry in model.opset_import if entry.domain == "")
    return model if opset >= FIRST_OPSET_WITH_AXES else version_converter.convert_version(model, OPSET)


def quantise(network: Path, output: Path, seed: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        newer, folded = Path(name) / "newer.onnx", Path(name) / "folded.onnx"
        onnx.save(with_axes(onnx.load(network)), newer)
        quant_pre_process(newer, folded, skip_symbolic_shape=True)
        quantize_static(
            folded,
            output,
            Noise(network, seed),
            quant_format=QuantFormat.QDQ,
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            per_channel=True,
            calibrate_method=CalibrationMethod.MinMax,
        )


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, help="folder of float32 .onnx files")
    parser.add_argument("--output", type=Path, required=True, help="folder that receives files of the same names")
    parser.add_argument("--only", nargs="*", help="names of networks; all without it")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    arguments.output.mkdir(parents=True, exist_ok=True)
    for network in sorted(arguments.networks.glob("*.onnx")):
        if (not arguments.only or network.stem in arguments.only) and not is_quantised(network):
            quantise(network, arguments.output / network.name, arguments.seed)
            print(f"quantised {network.stem}", flush=True)


if __name__ == "__main__":
    main()
