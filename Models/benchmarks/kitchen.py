"""Times whole processes of `fridge` in the kitchen: with the built-in dishes, or after a collection was imported.

Several programs take turns, each with a home of its own, so that a change is measured beside what it replaces:

    python3 Models/benchmarks/collection.py /tmp/recipes --count 73000
    python3 Models/benchmarks/kitchen.py before=/tmp/old/fridge after=.build/release/fridge --collection /tmp/recipes

The columns are the median of the wall time, the median of the time on the processor, and the largest memory.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

COMMANDS = [
    ["--help"],
    ["today"],
    ["recipe", "kimchi"],
    ["recipes", "chicken"],
    ["recipes", "salt"],
    ["menu", "--minutes", "20"],
    ["recommend", "onion", "egg"],
    ["plan", "--days", "7"],
]
ONE_RECIPE = {
    "@type": "Recipe",
    "recipeIngredient": ["2 eggs", "1 cup rice", "2 tablespoons soy sauce"],
    "recipeInstructions": ["Fry the eggs and serve them on the rice."],
}


@dataclass
class Run:
    """One process: its times in seconds, its largest memory in bytes, and its exit code."""

    wall: float
    processor: float
    memory: int
    code: int


def run(program: Path, home: Path, words: list[str]) -> Run:
    environment = {"FRIDGE_HOME": str(home), "PATH": os.environ.get("PATH", ""), "LANG": "C.UTF-8"}
    start = time.perf_counter()
    child = subprocess.Popen(
        [program, *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(child.pid, 0)
    wall = time.perf_counter() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    return Run(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * 1024, child.returncode)


def summary(runs: list[Run]) -> dict:
    return {
        "wall_ms": round(1000 * statistics.median(one.wall for one in runs), 1),
        "processor_ms": round(1000 * statistics.median(one.processor for one in runs), 1),
        "memory_mb": round(max(one.memory for one in runs) / 1e6, 1),
        "failed": sum(one.code not in (0, 1) for one in runs),
    }


def take_turns(programs: dict[str, Path], homes: dict[str, Path], words: list[str], count: int) -> dict[str, dict]:
    """Runs a command once unmeasured, then `count` times, with the programs in turns."""
    runs: dict[str, list[Run]] = {name: [] for name in programs}
    for number in range(count + 1):
        for name, program in programs.items():
            one = run(program, homes[name], words)
            if number:
                runs[name].append(one)
    return {name: summary(found) for name, found in runs.items()}


def measure(
    programs: dict[str, Path], folder: Path, collection: Path | None, count: int, commands: list[list[str]]
) -> list[tuple[str, dict[str, dict]]]:
    homes = {name: folder / name for name in programs}
    rows = []
    if collection:
        runs = {
            name: summary([run(program, homes[name], ["import", str(collection)])])
            for name, program in programs.items()
        }
        rows.append(("import", runs))
        single = folder / "one.json"
        singles: dict[str, list[Run]] = {name: [] for name in programs}
        for number in range(count):
            single.write_text(json.dumps(ONE_RECIPE | {"name": f"Rice of day {number}"}), encoding="utf-8")
            for name, program in programs.items():
                singles[name].append(run(program, homes[name], ["import", str(single)]))
        rows.append(("import of one more", {name: summary(found) for name, found in singles.items()}))
    for words in commands:
        rows.append((" ".join(words), take_turns(programs, homes, words, count)))
    return rows


def table(rows: list[tuple[str, dict[str, dict]]]) -> str:
    lines = ["| command | program | wall | processor | memory |", "|---|---|---|---|---|"]
    for command, found in rows:
        for name, figures in found.items():
            note = f" ({figures['failed']} failed)" if figures["failed"] else ""
            lines.append(
                f"| `fridge {command}` | {name} | {figures['wall_ms']} ms | {figures['processor_ms']} ms "
                f"| {figures['memory_mb']} MB{note} |"
            )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="+", metavar="NAME=PROGRAM")
    parser.add_argument("--collection", type=Path, help="a folder of recipes to import first")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--keep", type=Path, help="keep the homes in this folder, and use those that are there")
    parser.add_argument("--command", action="append", help="measure this instead, for example 'recommend egg'")
    arguments = parser.parse_args()
    programs = {name: Path(path).resolve() for name, _, path in (word.partition("=") for word in arguments.programs)}
    folder = arguments.keep or Path(tempfile.mkdtemp(prefix="fridge-kitchen-"))
    try:
        for name in programs:
            (folder / name).mkdir(parents=True, exist_ok=True)
        commands = [text.split() for text in arguments.command] if arguments.command else COMMANDS
        print(table(measure(programs, folder, arguments.collection, arguments.runs, commands)))
    finally:
        if not arguments.keep:
            shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
