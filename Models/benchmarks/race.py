"""Times the engine against ONNX Runtime and OpenVINO on every network of a folder: float32, batch 1, medians.

Ours and theirs take turns within one run, so that a slow moment of the machine meets all of them. The last lines are the
geometric mean of the ratios to the fastest peer, and the worst one.
"""

import argparse
import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnxruntime
import openvino

OPEN_DIMENSION = 1


def inputs_of(session: onnxruntime.InferenceSession) -> dict[str, np.ndarray]:
    """Normal noise of the network's shapes."""
    generator = np.random.default_rng(1)
    return {
        entry.name: generator.standard_normal(
            [size if isinstance(size, int) else OPEN_DIMENSION for size in entry.shape]
        ).astype(np.float32)
        for entry in session.get_inputs()
    }


def onnxruntime_runner(network: Path, threads: int) -> tuple[Callable[[], object], dict[str, np.ndarray]]:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    options.log_severity_level = 3
    session = onnxruntime.InferenceSession(str(network), options, providers=["CPUExecutionProvider"])
    inputs = inputs_of(session)
    return lambda: session.run(None, inputs), inputs


def openvino_runner(network: Path, threads: int, inputs: dict[str, np.ndarray]) -> Callable[[], object]:
    core = openvino.Core()
    model = core.read_model(network)
    model.reshape({name: list(values.shape) for name, values in inputs.items()})
    settings = {"INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY", "INFERENCE_PRECISION_HINT": "f32"}
    request = core.compile_model(model, "CPU", settings).create_infer_request()
    return lambda: request.infer(inputs, share_inputs=True, share_outputs=True)


def median_of(run: Callable[[], object], runs: int) -> float:
    """Milliseconds; three runs come before and do not count."""
    times = []
    for index in range(runs + 3):
        began = time.perf_counter()
        run()
        if index >= 3:
            times.append((time.perf_counter() - began) * 1000)
    return statistics.median(times)


def ours(fridge: Path, network: Path, threads: int, runs: int) -> float:
    command = [str(fridge), "model", "bench", str(network), "--threads", str(threads), "--runs", str(runs), "--json"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(answer.stdout)["median_ms"])


def race(fridge: Path, network: Path, threads: int, rounds: int, runs: int) -> tuple[float, float, float]:
    """The best of the rounds' medians: ours, ONNX Runtime's, OpenVINO's."""
    runtime, inputs = onnxruntime_runner(network, threads)
    vino = openvino_runner(network, threads, inputs)
    results = [
        (ours(fridge, network, threads, runs), median_of(runtime, runs), median_of(vino, runs)) for _ in range(rounds)
    ]
    first, second, third = (min(times) for times in zip(*results, strict=True))
    return first, second, third


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("networks", type=Path, help="folder of .onnx files")
    parser.add_argument("--fridge", type=Path, default=Path(".build/release/fridge"))
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--runs", type=int, default=20)
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    print(f"| network, {arguments.threads} thread(s) | fridge ms | ONNX Runtime ms | OpenVINO ms | ratio |")
    print("|---|---|---|---|---|")
    ratios: list[float] = []
    for network in sorted(arguments.networks.glob("*.onnx")):
        mine, runtime, vino = race(arguments.fridge, network, arguments.threads, arguments.rounds, arguments.runs)
        ratios.append(mine / min(runtime, vino))
        print(f"| {network.stem} | {mine:.1f} | {runtime:.1f} | {vino:.1f} | {ratios[-1]:.2f} |", flush=True)
    print(f"| geometric mean, worst | | | | {statistics.geometric_mean(ratios):.2f}, {max(ratios):.2f} |")


if __name__ == "__main__":
    main()
