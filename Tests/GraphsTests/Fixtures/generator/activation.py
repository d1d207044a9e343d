"""Activations and softmax."""

from collections.abc import Iterator

import numpy as np

from generator.case import Case, Fixed, fixed, integers, normal, scalar, single

SHAPE = (2, 3, 4, 5)


def spread(*shape: int) -> np.ndarray:
    """Normal noise wide enough to reach both ends of a saturating function."""
    return normal(*shape) * np.float32(6)


def simple() -> Iterator[Case]:
    for operator in ("Relu", "Sigmoid", "Tanh", "Erf"):
        yield single(operator, "noise", [spread(*SHAPE)])
        yield single(operator, "odd_length", [spread(37)])
    extremes = np.array([-88.5, -20, -1e-4, -0.0, 0.0, 1e-4, 20, 88.5], dtype=np.float32)
    for operator in ("Sigmoid", "Tanh", "Erf"):
        yield single(operator, "extremes", [extremes])
    yield single("HardSigmoid", "defaults", [spread(*SHAPE)])
    yield single("HardSigmoid", "alpha_beta", [spread(*SHAPE)], alpha=1 / 6, beta=0.5)
    yield single("HardSwish", "noise", [spread(*SHAPE)])
    yield single("LeakyRelu", "default", [spread(*SHAPE)])
    yield single("LeakyRelu", "alpha", [spread(*SHAPE)], alpha=0.1)
    yield single("Gelu", "exact", [spread(*SHAPE)], opset=20)
    yield single("Gelu", "tanh", [spread(*SHAPE)], opset=20, approximate="tanh")


def parametric() -> Iterator[Case]:
    yield single("PRelu", "per_channel", [spread(*SHAPE), fixed(3, 1, 1)])
    yield single("PRelu", "one_slope", [spread(*SHAPE), fixed(1)])
    yield single("PRelu", "full_slope", [spread(*SHAPE), fixed(*SHAPE)])
    yield single("PRelu", "slope_as_graph_input", [spread(*SHAPE), normal(3, 1, 1)])


def clip_7(x: np.ndarray) -> np.ndarray:
    return np.clip(x, np.float32(-1.5), np.float32(2.0))


def clips() -> Iterator[Case]:
    x = spread(*SHAPE)
    yield single("Clip", "attributes_opset_7", [x], opset=7, expect=clip_7, min=-1.5, max=2.0)
    yield single("Clip", "relu6_opset_6_attributes", [x], opset=10, expect=lambda v: np.clip(v, 0, 6), min=0.0, max=6.0)
    yield single("Clip", "both", [x, scalar(-1.5), scalar(2.0)])
    yield single("Clip", "without_minimum", [x, None, scalar(2.0)])
    yield single("Clip", "without_maximum", [x, scalar(0.0)])
    yield single("Clip", "without_bounds", [x])
    yield single("Clip", "bounds_as_graph_inputs", [x, np.array(-1, np.float32), np.array(1, np.float32)])
    yield single("Clip", "int64", [integers(4, 5), scalar(-3, np.int64), scalar(3, np.int64)])


def flattened_softmax(x: np.ndarray, axis: int) -> np.ndarray:
    """Softmax before operator set 13: over all axes from `axis` on together."""
    rows = x.reshape(int(np.prod(x.shape[:axis])), -1)
    powers = np.exp(rows - rows.max(axis=1, keepdims=True))
    return (powers / powers.sum(axis=1, keepdims=True)).reshape(x.shape)


def softmaxes() -> Iterator[Case]:
    x = normal(2, 3, 4)
    yield single("Softmax", "default_axis_opset_13", [x], opset=13)
    yield single("Softmax", "axis_1_opset_13", [x], opset=13, axis=1)
    yield single("Softmax", "axis_0_opset_13", [x], opset=13, axis=0)
    yield single("Softmax", "default_axis_opset_11", [x], opset=11, expect=lambda v: flattened_softmax(v, 1))
    yield single("Softmax", "axis_2_opset_11", [x], opset=11, axis=2, expect=lambda v: flattened_softmax(v, 2))
    yield single("Softmax", "axis_0_opset_11", [x], opset=11, axis=0, expect=lambda v: flattened_softmax(v, 0))
    yield single("Softmax", "negative_axis_opset_11", [x], opset=11, axis=-2, expect=lambda v: flattened_softmax(v, 1))
    yield single("Softmax", "large_values", [normal(2, 5) * np.float32(300)])
    yield single("Softmax", "one_class", [normal(3, 1)])


def dropouts() -> Iterator[Case]:
    x = normal(2, 3)
    yield single("Dropout", "attribute_opset_7", [x], opset=7, expect=lambda v: v, ratio=0.5)
    yield single("Dropout", "input_ratio", [x, scalar(0.5)], opset=13)
    yield single("Dropout", "not_training", [x, scalar(0.5), Fixed(np.array(False))], opset=13)


def cases() -> Iterator[Case]:
    yield from simple()
    yield from parametric()
    yield from clips()
    yield from softmaxes()
    yield from dropouts()
