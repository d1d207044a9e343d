"""The engine, called through the program `fridge`."""

import json
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

import numpy as np

PATIENCE = 300


def answer(command: list[str]) -> str:
    """Returns the output of a command; raises CalledProcessError or TimeoutExpired."""
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE).stdout


def engine_outputs(
    fridge: Path, network: Path, inputs: Mapping[str, np.ndarray], names: Iterable[str]
) -> dict[str, np.ndarray]:
    """Returns the outputs of `fridge model run` that have one of the names; a file's name has `_` for `/`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        results = folder / "out"
        results.mkdir()
        command = [str(fridge), "model", "run", str(network), "--output", str(results)]
        for index, (input_name, values) in enumerate(inputs.items()):
            path = folder / f"input{index}.npy"
            np.save(path, values)
            command += ["--input", f"{input_name}={path}"]
        answer(command)
        files = {output: results / f"{output.replace('/', '_')}.npy" for output in names}
        return {output: np.load(path) for output, path in files.items() if path.exists()}


def engine_median(fridge: Path, network: Path, threads: int, runs: int) -> float:
    """Returns the median milliseconds of one run, by `fridge model bench`."""
    command = [str(fridge), "model", "bench", str(network), "--threads", str(threads), "--runs", str(runs), "--json"]
    return float(json.loads(answer(command))["median_ms"])


def engine_version(fridge: Path) -> str:
    return answer([str(fridge), "--version"]).split()[-1]
