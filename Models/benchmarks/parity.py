"""Compares the engine's outputs with ONNX Runtime's on every network of a folder.

The figure is the largest absolute difference divided by the largest absolute value of ONNX Runtime's output. The exit
status is 1 if a network differs by more than the limit or does not run.
"""

import argparse
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from engine import engine_outputs
from reference import largest_difference, reference_outputs, reference_session, seeded_inputs

LIMIT = 1e-4
DYNAMIC_SIZE = 2


@dataclass(frozen=True)
class Comparison:
    """The result of one network; without an answer of the engine `difference` is None and `reason` is its error."""

    network: str
    difference: float | None
    reason: str = ""

    def passes(self, limit: float) -> bool:
        return self.difference is not None and self.difference <= limit


def compare(fridge: Path, network: Path, seed: int) -> Comparison:
    session = reference_session(network)
    inputs = seeded_inputs(session, network.stem, seed, DYNAMIC_SIZE)
    expected = reference_outputs(session, inputs)
    try:
        actual = engine_outputs(fridge, network, inputs, expected)
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
        comparison = compare(arguments.fridge, network, arguments.seed)
        failures += not comparison.passes(arguments.limit)
        print(row(comparison, arguments.limit), flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
