"""Compares the engine's outputs with ONNX Runtime's on every network of a folder.

The figure is the largest absolute difference divided by the largest absolute value of ONNX Runtime's output. The exit
status is 1 if a network differs by more than the limit or does not run.
"""

import argparse
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnxruntime

LIMIT = 1e-4
# Networks of pixels from 0 to 255. Noise around 0 is the same picture everywhere to them: ONNX Runtime itself is then
# 9e-5 away from a run in double precision, and any other order of additions as far from ONNX Runtime.
PIXEL_NETWORKS = {"yolox_nano"}
DYNAMIC_SIZE = 2
ELEMENT_TYPES = {
    "tensor(float)": np.float32,
    "tensor(int64)": np.int64,
    "tensor(int32)": np.int32,
    "tensor(uint8)": np.uint8,
    "tensor(int8)": np.int8,
    "tensor(bool)": np.bool_,
}


@dataclass(frozen=True)
class Comparison:
    """How one network fared; `difference` is None if the engine gave no answer, and `reason` then says why."""

    network: str
    difference: float | None
    reason: str = ""

    def passes(self, limit: float) -> bool:
        return self.difference is not None and self.difference <= limit


def reference_session(path: Path) -> onnxruntime.InferenceSession:
    """ONNX Runtime in float32 on one thread."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def seeded_inputs(session: onnxruntime.InferenceSession, seed: int, pixels: bool) -> dict[str, np.ndarray]:
    """Normal noise for every input, or pixels from 0 to 255; an open dimension becomes 2."""
    generator = np.random.default_rng(seed)
    inputs: dict[str, np.ndarray] = {}
    for description in session.get_inputs():
        shape = [size if isinstance(size, int) else DYNAMIC_SIZE for size in description.shape]
        values = generator.integers(0, 256, shape) if pixels else generator.standard_normal(shape)
        inputs[description.name] = values.astype(ELEMENT_TYPES[description.type])
    return inputs


def engine_outputs(
    fridge: Path, network: Path, inputs: dict[str, np.ndarray], threads: int | None
) -> dict[str, np.ndarray]:
    """The outputs of `fridge model run` by file name, in which `/` is written `_`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [str(fridge), "model", "run", str(network), "--output", str(folder / "out")]
        command += ["--threads", str(threads)] if threads else []
        for index, (input_name, values) in enumerate(inputs.items()):
            path = folder / f"input{index}.npy"
            np.save(path, values)
            command += ["--input", f"{input_name}={path}"]
        (folder / "out").mkdir()
        subprocess.run(command, check=True, capture_output=True, text=True, timeout=300)
        return {path.stem: np.load(path) for path in (folder / "out").glob("*.npy")}


def largest_difference(expected: dict[str, np.ndarray], actual: dict[str, np.ndarray]) -> float:
    """Over all outputs; raises ValueError if one is missing, shaped differently or not finite."""
    worst = 0.0
    for name, reference in expected.items():
        values = actual.get(name.replace("/", "_"))
        if values is None or values.shape != reference.shape:
            raise ValueError(f"output {name}: expected {reference.shape}, got {getattr(values, 'shape', None)}")
        difference = np.abs(values.astype(np.float64) - reference.astype(np.float64)).max(initial=0)
        if not np.isfinite(difference):
            raise ValueError(f"output {name} is not finite")
        worst = max(worst, difference / max(np.abs(reference).max(initial=0), 1e-12))
    return float(worst)


def compare(fridge: Path, network: Path, seed: int, threads: int | None) -> Comparison:
    session = reference_session(network)
    inputs = seeded_inputs(session, seed, network.stem in PIXEL_NETWORKS)
    names = [output.name for output in session.get_outputs()]
    expected = dict(zip(names, session.run(names, inputs), strict=True))
    try:
        actual = engine_outputs(fridge, network, inputs, threads)
        return Comparison(network.stem, largest_difference(expected, actual))
    except subprocess.CalledProcessError as error:
        return Comparison(network.stem, None, f"exit {error.returncode}: {error.stderr.strip()}")
    except (ValueError, subprocess.TimeoutExpired) as error:
        return Comparison(network.stem, None, str(error))


def row(comparison: Comparison, limit: float) -> str:
    figure = "-" if comparison.difference is None else f"{comparison.difference:.1e}"
    verdict = "ok" if comparison.passes(limit) else "FAILED"
    return f"{comparison.network:40} {figure:>10}  {verdict} {comparison.reason}".rstrip()


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, help="folder of .onnx files")
    parser.add_argument("--fridge", type=Path, default=Path(".build/release/fridge"), help="the program to check")
    parser.add_argument("--limit", type=float, default=LIMIT, help="largest relative difference that passes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, help="threads of the engine; its own choice without it")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    networks = sorted(arguments.networks.glob("*.onnx"))
    if not networks:
        print(f"no .onnx file in {arguments.networks}", file=sys.stderr)
        return 1
    print(f"{'network':40} {'difference':>10}")
    failures = 0
    for network in networks:
        comparison = compare(arguments.fridge, network, arguments.seed, arguments.threads)
        failures += not comparison.passes(arguments.limit)
        print(row(comparison, arguments.limit), flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
