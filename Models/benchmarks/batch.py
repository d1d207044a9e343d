"""Times `fridge batch` on a folder of photos beside two Python processes that share them.

Each Python process decodes its photos with Pillow (a JPEG at a fraction of its size, `draft`) and runs the model with
ONNX Runtime on one thread: the best use of two cores that a short script makes. All take turns, start of the processes
included; the times are the best of the rounds.
"""

import argparse
import multiprocessing
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from cold import ROOT, milliseconds, read, session, tensor

SUFFIXES = {".jpg", ".jpeg"}


def classify(photos: list[Path], model: Path) -> None:
    """Runs the model on every photo: one of the Python processes."""
    network = session(model, 1)
    for photo in photos:
        network.run(None, {"image": tensor(read(photo))})[0].argmax()


def share(photos: list[Path], model: Path, processes: int) -> None:
    """Classifies the photos in some processes, each every so-many-th photo: the Python program of the comparison."""
    context = multiprocessing.get_context("fork")
    workers = [context.Process(target=classify, args=(photos[first::processes], model)) for first in range(processes)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
        if worker.exitcode != 0:
            sys.exit(f"a Python process ended with status {worker.exitcode}")


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="folder of JPEG photos")
    parser.add_argument("--fridge", type=Path, default=ROOT / ".build/release/fridge")
    parser.add_argument("--model", type=Path, default=ROOT / "Models/ingredients-lite0.onnx")
    parser.add_argument("--int8", type=Path, default=ROOT / "Models/ingredients-lite0-int8.onnx")
    parser.add_argument("--processes", type=int, default=2, help="Python processes, and threads of fridge")
    parser.add_argument("--count", type=int, help="use only so many photos")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--as-program", action="store_true", help="classify once and end: the Python program itself")
    return parser.parse_args()


def main() -> None:
    arguments = parse_arguments()
    photos = sorted(path for path in arguments.folder.rglob("*") if path.suffix.lower() in SUFFIXES)[: arguments.count]
    if not photos:
        sys.exit(f"no JPEG photos in {arguments.folder}")
    if arguments.as_program:
        share(photos, arguments.model, arguments.processes)
        return

    def fridge(model: Path) -> Callable[[], object]:
        command = [str(arguments.fridge), "batch", "--model", str(model), "--threads", str(arguments.processes), "-"]
        names = "".join(f"{photo}\n" for photo in photos)
        return lambda: subprocess.run(command, input=names, check=True, stdout=subprocess.DEVNULL, text=True)

    def python(model: Path) -> Callable[[], object]:
        command = [sys.executable, __file__, str(arguments.folder), "--model", str(model), "--as-program"]
        command += ["--processes", str(arguments.processes), "--count", str(len(photos))]
        return lambda: subprocess.run(command, check=True)

    contestants = {
        "fridge batch": fridge(arguments.model),
        "fridge batch, int8": fridge(arguments.int8),
        f"{arguments.processes} × Python": python(arguments.model),
        f"{arguments.processes} × Python, int8": python(arguments.int8),
    }
    times: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(arguments.rounds):
        for name, work in contestants.items():
            times[name].append(milliseconds(work) / 1e3)
    best = {name: min(values) for name, values in times.items()}
    for name, value in best.items():
        print(f"{name:24} {value:6.2f} s  {len(photos) / value:6.1f} photos/s")
    own, own8, other, _ = best.values()
    print(f"fridge: {other / own:.2f} × as fast as Python, int8: {other / own8:.2f} ×")


if __name__ == "__main__":
    main()
