"""Times `fridge classify` on one photo as a whole process, beside a Python program and the unavoidable work.

All take turns in one run, with a pause between them; the times are medians. The Python program reads the photo with Pillow, which decodes a JPEG
at a fraction of its size (`draft`), and runs the model with ONNX Runtime. The unavoidable work is that decoding and
one run of the network, both measured warm.
"""

import argparse
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import onnxruntime
from PIL import Image

SIDE = 224
# Seconds until the threads of ONNX Runtime, which wait in a loop after a pass, sleep and leave their cores to the next.
PAUSE = 0.2
ROOT = Path(__file__).parents[2]


def read(photo: Path) -> Image.Image:
    """Returns the photo in RGB, decoded no larger than twice the network's input where its format can."""
    image = Image.open(photo)
    image.draft("RGB", (2 * SIDE, 2 * SIDE))
    return image.convert("RGB")


def session(model: Path, threads: int) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(str(model), options, providers=["CPUExecutionProvider"])


def tensor(image: Image.Image) -> np.ndarray:
    """Returns the network's input [1, 3, 224, 224]."""
    pixels = np.asarray(image.resize((SIDE, SIDE), Image.Resampling.BICUBIC), np.float32)
    return ((pixels - 127) / 128).transpose(2, 0, 1)[None]


def classify(photo: Path, model: Path, threads: int) -> None:
    """Prints the index of the best class: the Python program of the comparison."""
    print(int(session(model, threads).run(None, {"image": tensor(read(photo))})[0].argmax()))


def milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("photo", type=Path)
    parser.add_argument("--fridge", type=Path, default=ROOT / ".build/release/fridge")
    parser.add_argument("--model", type=Path, default=ROOT / "Models/ingredients-lite0.onnx")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--as-program", action="store_true", help="classify once and end: the Python program itself")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    photo, model, threads = arguments.photo, arguments.model, arguments.threads
    if arguments.as_program:
        classify(photo, model, threads)
        return
    python = [sys.executable, __file__, str(photo), "--model", str(model), "--threads", str(threads), "--as-program"]
    ours = [str(arguments.fridge), "classify", str(photo), "--model", str(model)]
    network, inputs = session(model, threads), {"image": tensor(read(photo))}
    contestants: dict[str, Callable[[], object]] = {
        "fridge classify": lambda: subprocess.run(ours, check=True, capture_output=True),
        "Python, Pillow and ONNX Runtime": lambda: subprocess.run(python, check=True, capture_output=True),
        "decode, warm": lambda: read(photo),
        "forward pass, warm": lambda: network.run(None, inputs),
    }
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(arguments.runs):
        for name, work in contestants.items():
            time.sleep(PAUSE)
            work()  # Warms the caches, which the contestant before has filled with its own data.
            times[name].append(milliseconds(work))
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, median in medians.items():
        print(f"{name:32} {median:7.1f} ms")
    own, other, decode, forward = medians.values()
    print(f"fridge ÷ Python {own / other:.2f}, fridge ÷ (decode + forward pass) {own / (decode + forward):.2f}")


if __name__ == "__main__":
    main()
