"""Converts the networks of a folder for the peers of the race that do not read ONNX: ncnn and LiteRT.

Each network is simplified first (constants folded, batch normalisation folded into convolutions), and operators that
a converter lacks are replaced by equivalent ones. A failed conversion is reported on standard error and does not stop
the others. Quantised networks are left out.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import onnx
import onnxsim
import pnnx

from reference import is_quantised
from rephrasing import rephrased

PEERS = ("ncnn", "litert")


def run(command: list[str], folder: Path) -> None:
    """Runs a command in a folder; raises RuntimeError with the end of its output if it fails."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if result.returncode != 0:
        raise RuntimeError((result.stdout + result.stderr).strip()[-300:])


def convert_to_ncnn(model: Path, shape: list[int], output: Path, name: str) -> None:
    """Writes NAME.ncnn.param and NAME.ncnn.bin, in float32."""
    run([pnnx.EXEC_PATH, str(model), f"inputshape={shape}".replace(" ", ""), "fp16=0"], model.parent)
    for suffix in ("param", "bin"):
        shutil.copyfile(model.with_suffix(f".ncnn.{suffix}"), output / f"{name}.ncnn.{suffix}")


def convert_to_litert(model: Path, output: Path, name: str) -> None:
    """Writes NAME.tflite, channels last, in float32."""
    folder = model.parent / "litert"
    run([sys.executable, "-m", "onnx2tf", "-i", str(model), "-o", str(folder), "-n"], model.parent)
    shutil.copyfile(folder / f"{model.stem}_float32.tflite", output / f"{name}.tflite")


def convert(network: Path, output: Path, peer: str) -> None:
    """Converts one network for one peer, under a plain file name, since pnnx changes others."""
    simplified, _ = onnxsim.simplify(str(network))
    model = rephrased(simplified)
    (entry,) = model.graph.input
    shape = [dimension.dim_value or 1 for dimension in entry.type.tensor_type.shape.dim]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "network.onnx"
        onnx.save(model, path)
        if peer == "ncnn":
            convert_to_ncnn(path, shape, output, network.stem)
        else:
            convert_to_litert(path, output, network.stem)


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, help="folder of .onnx files")
    parser.add_argument("--output", type=Path, help="folder that receives the files; NETWORKS/converted without it")
    parser.add_argument("--only", nargs="*", help="names of networks; all without it")
    parser.add_argument("--peers", nargs="*", choices=PEERS, default=list(PEERS))
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    output = arguments.output or arguments.networks / "converted"
    output.mkdir(parents=True, exist_ok=True)
    for network in sorted(arguments.networks.glob("*.onnx")):
        if (arguments.only and network.stem not in arguments.only) or is_quantised(network):
            continue
        for peer in arguments.peers:
            try:
                convert(network, output, peer)
                print(f"{network.stem}: converted for {peer}", flush=True)
            except (OSError, RuntimeError) as error:
                print(f"{network.stem}: not converted for {peer}: {error}", file=sys.stderr)


if __name__ == "__main__":
    main()
