"""Generates the operator and file fixtures of the graph engine's tests.

Writes operators/<Op>/<case>.onnx with <case>.inputN.npy and <case>.outputN.npy in the order of the graph's inputs and
outputs, and files/{readable,refused}/*.onnx. Expected outputs come from ONNX's reference implementation; where it
lacks an old operator set, from the formula given beside the case. With --check, ONNX Runtime must agree.
"""

import argparse
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from generator import (
    activation,
    arrangement,
    convolution,
    elementwise,
    linear,
    quantisation,
    reduction,
    representation,
    resampling,
)
from generator.case import Case

FAMILIES = (convolution, linear, activation, elementwise, reduction, arrangement, resampling, quantisation)


KNOWN_DIFFERENCES = {
    f"Resize/{mode}_align_corners_{direction}": "the standard stretches the unrounded length, ONNX Runtime the rounded"
    for mode in ("linear", "cubic")
    for direction in ("larger", "smaller")
}


def operator_cases() -> Iterator[Case]:
    for family in FAMILIES:
        yield from family.cases()


def write(folder: Path, case: Case) -> None:
    target = folder / case.operator
    target.mkdir(parents=True, exist_ok=True)
    path = target / f"{case.name}.onnx"
    if path.exists():
        raise ValueError(f"two cases are called {case.operator}/{case.name}")
    path.write_bytes(case.model.SerializeToString(deterministic=True))
    for kind, tensors in (("input", case.inputs), ("output", case.outputs)):
        for index, values in enumerate(tensors):
            representation.save(target / f"{case.name}.{kind}{index}", values)


def disagreement(case: Case) -> str | None:
    """What ONNX Runtime says differently, or None."""
    import onnxruntime

    try:
        session = onnxruntime.InferenceSession(case.model.SerializeToString(), providers=["CPUExecutionProvider"])
        names = [value.name for value in session.get_inputs()]
        results = session.run(None, dict(zip(names, case.inputs, strict=True)))
    except Exception as error:  # ONNX Runtime has no common base class for its errors
        return f"not checked: {str(error).splitlines()[0][:120]}"
    for expected, actual in zip(case.outputs, results, strict=True):
        if not isinstance(actual, np.ndarray):
            return "not checked: a sparse result"
        if expected.shape != actual.shape or expected.dtype != actual.dtype:
            return f"DIFFERS: {expected.dtype}{expected.shape} against {actual.dtype}{actual.shape}"
        left, right = expected.astype(np.float64), actual.astype(np.float64)
        if not np.allclose(left, right, rtol=1e-4, atol=1e-5, equal_nan=True):
            return f"DIFFERS: by {np.nanmax(np.abs(left - right)):.3g}"
    return None


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path(__file__).parent, help="folder of the fixtures")
    parser.add_argument("--check", action="store_true", help="compare with ONNX Runtime, which must be installed")
    return parser.parse_args()


def main() -> int:
    arguments = parse_arguments()
    for name in ("operators", "files"):
        shutil.rmtree(arguments.output / name, ignore_errors=True)
    count = differing = 0
    for case in operator_cases():
        write(arguments.output / "operators", case)
        count += 1
        remark = disagreement(case) if arguments.check else None
        if remark:
            label = f"{case.operator}/{case.name}"
            remark = KNOWN_DIFFERENCES.get(label, remark)
            print(f"{label}: {remark}")
            differing += remark.startswith("DIFFERS")
    files = representation.write(arguments.output / "files")
    print(f"{count} operator cases, {files} files")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
