"""QuantizeLinear and DequantizeLinear."""

from collections.abc import Iterator

import numpy as np

from generator.case import Case, Fixed, Input, equivalent, normal, scalar, single

SCALES = Fixed(np.array([0.1, 0.25, 0.05], dtype=np.float32))


def quantising() -> Iterator[Case]:
    x = normal(2, 3, 4) * np.float32(8)
    ties = np.array([-2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 300, -300], dtype=np.float32)
    for kind in (np.uint8, np.int8):
        label = np.dtype(kind).name
        zero_points = Fixed(np.array([3, 0, 7], dtype=kind))
        yield single("QuantizeLinear", f"{label}_per_tensor", [x, scalar(0.1), scalar(5, kind)], opset=13)
        yield single("QuantizeLinear", f"{label}_per_axis", [x, SCALES, zero_points], opset=13, axis=1)
        yield single("QuantizeLinear", f"{label}_ties_and_limits", [ties, scalar(1.0), scalar(0, kind)], opset=13)
    yield single("QuantizeLinear", "without_zero_point", [x, scalar(0.1)], opset=13)
    yield single("QuantizeLinear", "opset_10", [x, scalar(0.1), scalar(128, np.uint8)], opset=10)


def dequantised(name: str, inputs: list[Input], opset: int = 13, **attributes: int) -> Case:
    """The reference implementation begins with operator set 19, which means the same for these types."""
    newest = equivalent("DequantizeLinear", opset=19, **attributes)
    return single("DequantizeLinear", name, inputs, opset=opset, expect=newest, **attributes)


def dequantising() -> Iterator[Case]:
    for kind in (np.uint8, np.int8):
        label = np.dtype(kind).name
        x = np.random.default_rng(3).integers(np.iinfo(kind).min, np.iinfo(kind).max + 1, (2, 3, 4)).astype(kind)
        zero_points = Fixed(np.array([3, 0, 7], dtype=kind))
        yield dequantised(f"{label}_per_tensor", [x, scalar(0.1), scalar(5, kind)])
        yield dequantised(f"{label}_per_axis", [x, SCALES, zero_points], axis=1)
        yield dequantised(f"{label}_last_axis", [x[..., :3], SCALES, zero_points], axis=-1)
        yield dequantised(f"{label}_without_zero_point", [x, scalar(0.1)])
    x = np.array([-100000, -1, 0, 1, 100000], dtype=np.int32)
    yield dequantised("int32", [x, scalar(0.001)])
    yield dequantised("opset_10", [x.astype(np.int8), scalar(0.5), scalar(-3, np.int8)], opset=10)


def cases() -> Iterator[Case]:
    yield from quantising()
    yield from dequantising()
