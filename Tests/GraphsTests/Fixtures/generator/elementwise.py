"""Arithmetic, comparisons and choices between tensors."""

from collections.abc import Iterator

import numpy as np
from onnx import helper

from generator.case import Case, Fixed, element_type, fixed, integers, normal, positive, scalar, single

CASTABLE = ("FLOAT", "FLOAT16", "BFLOAT16", "INT64", "INT32", "INT8", "UINT8", "BOOL")


def arithmetic() -> Iterator[Case]:
    for operator in ("Add", "Sub", "Mul", "Div"):
        x, y = normal(2, 3, 4, 5), positive(2, 3, 4, 5)
        yield single(operator, "same_shape", [x, y])
        yield single(operator, "per_channel", [x, Fixed(positive(3, 1, 1))])
        yield single(operator, "constant_first", [scalar(2.5), y])
        yield single(operator, "both_broadcast", [normal(2, 1, 4, 1), positive(3, 1, 5)])
        yield single(operator, "last_axis", [x, positive(5)])
        yield single(operator, "smaller_first", [normal(4, 1), y])
        yield single(operator, "int64", [integers(3, 4), integers(4, low=1)])
        yield single(operator, "int32", [integers(3, 4).astype(np.int32), integers(3, 1, low=1).astype(np.int32)])
    for operator in ("Add", "Mul"):
        yield single(operator, "opset_7", [normal(2, 3), normal(3)], opset=7)


def truncated_division() -> Iterator[Case]:
    """ONNX leaves the rounding of negative integers open; every runtime truncates as C does."""
    x, y = np.array([7, -7, 7, -7], dtype=np.int64), np.array([2, 2, -2, -2], dtype=np.int64)
    yield single("Div", "int64_truncates", [x, y], expect=lambda a, b: np.trunc(a / b).astype(np.int64))


def powers() -> Iterator[Case]:
    yield single("Pow", "square", [normal(3, 4), scalar(2.0)])
    yield single("Pow", "cube", [normal(3, 4), scalar(3.0)])
    yield single("Pow", "half", [positive(3, 4), scalar(0.5)])
    yield single("Pow", "tensor", [positive(3, 4), normal(3, 4)])
    yield single("Pow", "broadcast", [positive(3, 4), normal(4)])
    yield single("Pow", "int64_exponent", [normal(3, 4), scalar(2, np.int64)])
    yield single("Pow", "int64", [integers(3, 4), scalar(2, np.int64)])
    yield single("Pow", "opset_7", [positive(3, 4), scalar(2.0)], opset=7)


def unary() -> Iterator[Case]:
    for operator in ("Sqrt", "Log", "Reciprocal"):
        yield single(operator, "positive", [positive(2, 3, 5)])
    for operator in ("Exp", "Neg", "Abs", "Ceil", "Floor"):
        yield single(operator, "noise", [normal(2, 3, 5) * np.float32(3)])
    yield single("Exp", "extremes", [np.array([-104, -87.5, -1, -0.0, 0, 1, 87.5, 88.7], dtype=np.float32)])
    yield single("Log", "small_and_large", [np.array([1e-30, 1e-5, 0.5, 1, 2, 1e5, 1e30], dtype=np.float32)])


def extrema() -> Iterator[Case]:
    for operator in ("Min", "Max"):
        yield single(operator, "two", [normal(3, 4), normal(3, 4, seed=1)])
        yield single(operator, "three_broadcast", [normal(3, 4), normal(4), normal(3, 1)])
        yield single(operator, "one", [normal(3, 4)])
        yield single(operator, "int64", [integers(3, 4), integers(4)])
        yield single(operator, "opset_8", [normal(3, 4), normal(4)], opset=8)


def comparisons() -> Iterator[Case]:
    for operator in ("Equal", "Less", "Greater", "LessOrEqual", "GreaterOrEqual"):
        yield single(operator, "int64", [integers(4, 5, low=0, high=3), integers(4, 5, low=0, high=3, seed=1)])
        yield single(operator, "float_broadcast", [np.round(normal(4, 5)), np.round(normal(5))])
    yield single("Less", "opset_9", [normal(4, 5), normal(5)], opset=9)
    yield single("Equal", "opset_7_int64", [integers(4, 5, low=0, high=2), integers(5, low=0, high=2)], opset=7)
    flags = [integers(3, 4) > 0, integers(3, 4, seed=1) > 0]
    yield single("Equal", "bool", flags)
    yield single("And", "two", flags)
    yield single("Or", "broadcast", [flags[0], flags[1][:1]])
    yield single("Not", "one", flags[:1])


def choices() -> Iterator[Case]:
    condition = integers(3, 4) > 0
    yield single("Where", "same_shape", [condition, normal(3, 4), normal(3, 4, seed=1)])
    yield single("Where", "broadcast_condition", [integers(3, 1) > 0, normal(3, 4), normal(4)])
    yield single("Where", "scalars", [condition, scalar(1.0), scalar(-1.0)])
    yield single("Where", "int64", [condition, integers(3, 4), integers(4)])


def castable_values(name: str) -> np.ndarray:
    """Values that every type can hold, so that no conversion depends on the platform."""
    kind = helper.tensor_dtype_to_np_dtype(element_type(name))
    return np.array([[0, 1, 2, 3], [5, 0, 100, 127]]).astype(kind)


def casts() -> Iterator[Case]:
    for source in CASTABLE:
        for target in CASTABLE:
            name = f"{source}_to_{target}".lower()
            yield single("Cast", name, [castable_values(source)], opset=19, to=element_type(target))
    fractions = np.array([-2.7, -1.5, -0.5, -0.0, 0.4, 0.5, 1.5, 2.7], dtype=np.float32)
    for target in ("INT64", "INT32", "INT8", "BOOL"):
        yield single("Cast", f"fractions_to_{target.lower()}", [fractions], to=element_type(target))
    delicate = np.array([1 / 3, -1e-5, 6e-8, 65504, 1.0009765625, 1.00390625, 1.01171875, 3.14159], dtype=np.float32)
    for target in ("FLOAT16", "BFLOAT16"):
        yield single("Cast", f"rounding_to_{target.lower()}", [delicate], opset=19, to=element_type(target))
    special = np.array([np.inf, -np.inf, np.nan, 1e-8, -0.0], dtype=np.float32)
    yield single("Cast", "special_to_float16", [special], opset=19, to=element_type("FLOAT16"))
    yield single("Cast", "opset_9", [fractions], opset=9, to=element_type("INT64"))


def cases() -> Iterator[Case]:
    yield from arithmetic()
    yield from truncated_division()
    yield from powers()
    yield from unary()
    yield from extrema()
    yield from comparisons()
    yield from choices()
    yield from casts()
    yield single("Identity", "float", [normal(2, 3)])
    yield single("Identity", "int64", [integers(2, 3)])
    yield single("Add", "no_elements", [normal(0, 3), fixed(3)])
