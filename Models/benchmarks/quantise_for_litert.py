"""Quantises the files that convert_networks.py made for LiteRT to eight bits, by LiteRT's own tool.

Weights are signed with one scale per output channel, activations signed with one scale per tensor, from the same noise
as in quantise_networks.py. Failures are reported on standard error.
"""

import argparse
import sys
from pathlib import Path

import numpy as np
from litert_quantizer import quantizer, recipe

from reference import reference_session, seeded_inputs

SEED = 1
SAMPLES = 8
SIGNATURE = "serving_default"
# The tool fails on the minus infinity around a maximum.
RECIPE = [*recipe.static_wi8_ai8(), {"regex": ".*", "operation": "PADV2", "algorithm_key": "no_quantize"}]


def noise(network: Path) -> list[dict[str, np.ndarray]]:
    """Returns seeded inputs, channels last."""
    session = reference_session(network)
    samples = [seeded_inputs(session, network.stem, SEED + index, open_dimension=1) for index in range(SAMPLES)]
    return [
        {name: np.ascontiguousarray(values.transpose(0, 2, 3, 1)) for name, values in sample.items()}
        for sample in samples
    ]


def quantise(network: Path, converted: Path, output: Path) -> None:
    tool = quantizer.Quantizer(str(converted))
    tool.load_quantization_recipe(RECIPE)
    ranges = tool.calibrate({SIGNATURE: noise(network)})
    tool.quantize(ranges).export_model(str(output), overwrite=True)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, help="folder of float32 .onnx files, with their `converted` in it")
    parser.add_argument("--converted", type=Path, help="folder of .tflite files; NETWORKS/converted without it")
    parser.add_argument("--output", type=Path, required=True, help="folder that receives files of the same names")
    parser.add_argument("--only", nargs="*", help="names of networks; all without it")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    arguments.output.mkdir(parents=True, exist_ok=True)
    for converted in sorted((arguments.converted or arguments.networks / "converted").glob("*.tflite")):
        if arguments.only and converted.stem not in arguments.only:
            continue
        try:
            network = arguments.networks / f"{converted.stem}.onnx"
            quantise(network, converted, arguments.output / converted.name)
            print(f"quantised {converted.stem}", flush=True)
        except (KeyError, RuntimeError, ValueError) as error:
            print(f"not quantised {converted.stem}: {error}", file=sys.stderr)


if __name__ == "__main__":
    main()
