"""Pad, Resize and Upsample."""

from collections.abc import Iterator
from typing import Any, Literal

import numpy as np

from generator.case import Case, Expectation, Fixed, index_list, integers, normal, scalar, single

PadMode = Literal["constant", "reflect", "edge"]

PAD_MODES: tuple[PadMode, ...] = ("constant", "reflect", "edge")
NOTHING = Fixed(np.zeros(0, dtype=np.float32))


def factors(*values: float) -> Fixed:
    return Fixed(np.array(values, dtype=np.float32))


def pads() -> Iterator[Case]:
    x = normal(1, 2, 4, 5)
    amounts = [0, 0, 1, 2, 0, 0, 2, 1]
    for mode in PAD_MODES:
        padded = np_pad(mode, amounts)
        yield single("Pad", f"{mode}_attribute", [x], opset=7, expect=padded, mode=mode, pads=amounts)
        yield single("Pad", f"{mode}_input", [x, index_list(*amounts)], opset=13, mode=mode)
    filled = np_pad("constant", amounts, 1.5)
    yield single("Pad", "constant_value_attribute", [x], opset=7, expect=filled, pads=amounts, value=1.5)
    yield single("Pad", "constant_value", [x, index_list(*amounts), scalar(-2.0)], opset=13)
    yield single("Pad", "opset_11", [x, index_list(*amounts), scalar(0.5)], opset=11)
    yield single("Pad", "axes", [x, index_list(1, 2, 0, 1), scalar(0.5), index_list(3, -2)], opset=18)
    yield single("Pad", "channels", [x, index_list(0, 1, 0, 0, 0, 2, 0, 0)], opset=13)
    yield single("Pad", "int64", [integers(3), index_list(1, 2), scalar(7, np.int64)], opset=13)


def negative_pads() -> Iterator[Case]:
    x = normal(1, 2, 4, 5)
    cuts = index_list(0, 0, -1, 0, 0, 0, 0, -2)
    yield single("Pad", "negative_cuts", [x, cuts], opset=13, expect=lambda values, _: values[:, :, 1:, :-2])
    mixed = index_list(0, 0, -1, 2, 0, 0, 1, -2)
    widened = np_pad("constant", [0, 0, 0, 2, 0, 0, 1, 0])
    yield single(
        "Pad", "negative_and_positive", [x, mixed], opset=13, expect=lambda values, _: widened(values[:, :, 1:, :-2])
    )


def np_pad(mode: PadMode, amounts: list[int], value: float = 0) -> Expectation:
    """NumPy's padding for the oldest form, which the reference implementation lacks."""
    half = len(amounts) // 2
    pairs = list(zip(amounts[:half], amounts[half:], strict=True))
    if mode == "constant":
        return lambda x: np.pad(x, pairs, mode="constant", constant_values=value)
    return lambda x: np.pad(x, pairs, mode=mode)


def upsamples() -> Iterator[Case]:
    x = normal(1, 2, 3, 4)
    yield single("Upsample", "nearest", [x, factors(1, 1, 2, 2)], opset=9, expect=repeated(2, 2), mode="nearest")
    yield single("Upsample", "nearest_2_by_3", [x, factors(1, 1, 2, 3)], opset=9, expect=repeated(2, 3), mode="nearest")
    yield single(
        "Upsample",
        "nearest_attribute",
        [x],
        opset=7,
        expect=repeated(2, 2),
        mode="nearest",
        scales=[1.0, 1.0, 2.0, 2.0],
    )
    yield single(
        "Resize", "nearest_opset_10", [x, factors(1, 1, 2, 2)], opset=10, expect=repeated(2, 2), mode="nearest"
    )


def repeated(rows: int, columns: int) -> Expectation:
    """Enlargement by repetition, which is what the oldest forms mean by nearest with whole factors."""
    return lambda x, *_: x.repeat(rows, axis=2).repeat(columns, axis=3)


def nearest() -> Iterator[Case]:
    x = normal(1, 2, 3, 5)
    for transformation in ("half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"):
        yield resized(
            f"nearest_{transformation}", x, [2.0, 1.6], mode="nearest", coordinate_transformation_mode=transformation
        )
    for rounding in ("round_prefer_floor", "round_prefer_ceil", "floor", "ceil"):
        yield resized(f"nearest_{rounding}", x, [1.5, 0.7], mode="nearest", nearest_mode=rounding)
        yield resized(
            f"nearest_{rounding}_asymmetric",
            x,
            [2.0, 2.0],
            mode="nearest",
            nearest_mode=rounding,
            coordinate_transformation_mode="asymmetric",
        )
    yield single("Resize", "nearest_opset_11", [x, NOTHING, factors(1, 1, 2, 2)], opset=11, mode="nearest")
    yield single("Resize", "nearest_sizes", [x, None, None, index_list(1, 2, 7, 4)], opset=13, mode="nearest")


def interpolated() -> Iterator[Case]:
    x = normal(1, 2, 4, 5)
    for mode in ("linear", "cubic"):
        for transformation in ("half_pixel", "asymmetric", "align_corners", "pytorch_half_pixel"):
            options = {"mode": mode, "coordinate_transformation_mode": transformation}
            yield resized(f"{mode}_{transformation}_larger", x, [2.0, 1.5], **options)
            yield resized(f"{mode}_{transformation}_smaller", x, [0.5, 0.7], **options)
        yield single("Resize", f"{mode}_sizes", [x, None, None, index_list(1, 2, 9, 3)], opset=13, mode=mode)
        yield single(
            "Resize",
            f"{mode}_align_corners_sizes",
            [x, None, None, index_list(1, 2, 7, 3)],
            opset=13,
            mode=mode,
            coordinate_transformation_mode="align_corners",
        )
        yield single("Resize", f"{mode}_opset_11", [x, NOTHING, factors(1, 1, 2, 2)], opset=11, mode=mode)
        yield single("Resize", f"{mode}_opset_19", [x, None, factors(1, 1, 2, 2)], opset=19, mode=mode)
    yield resized("cubic_coefficient", x, [2.0, 2.0], mode="cubic", cubic_coeff_a=-0.5)
    yield resized("cubic_exclude_outside", x, [2.0, 2.0], mode="cubic", exclude_outside=1)
    yield single(
        "Resize",
        "linear_to_one",
        [x, None, None, index_list(1, 2, 1, 1)],
        mode="linear",
        coordinate_transformation_mode="pytorch_half_pixel",
    )
    yield single("Resize", "axes", [x, None, factors(2, 2)], opset=18, mode="linear", axes=[2, 3])


def resized(name: str, x: np.ndarray, scales: list[float], **options: Any) -> Case:
    """Operator set 13 with scales for the last two axes."""
    return single("Resize", name, [x, None, factors(1, 1, *scales)], opset=13, **options)


def cases() -> Iterator[Case]:
    yield from pads()
    yield from negative_pads()
    yield from upsamples()
    yield from nearest()
    yield from interpolated()
