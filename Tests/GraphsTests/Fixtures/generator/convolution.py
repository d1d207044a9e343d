"""Conv and ConvTranspose."""

from collections.abc import Iterator

import numpy as np

from generator.case import Case, Input, equivalent, fixed, normal, single

IMAGE = (1, 4, 9, 8)


def convolutions() -> Iterator[Case]:
    x = normal(*IMAGE)
    bias = fixed(6)
    yield single("Conv", "plain_3x3", [x, fixed(6, 4, 3, 3), bias])
    yield single("Conv", "without_bias", [x, fixed(6, 4, 3, 3)], pads=[1, 1, 1, 1])
    yield single("Conv", "pointwise", [x, fixed(6, 4, 1, 1), bias])
    yield single("Conv", "pointwise_stride_2", [x, fixed(6, 4, 1, 1), bias], strides=[2, 2])
    yield single("Conv", "pointwise_many_channels", [normal(1, 70, 5, 5), fixed(37, 70, 1, 1), fixed(37)])
    yield single("Conv", "batch_of_3", [normal(3, 4, 5, 6), fixed(6, 4, 3, 3), bias], pads=[1, 1, 1, 1])
    yield single("Conv", "stride_2_pads_1", [x, fixed(6, 4, 3, 3), bias], strides=[2, 2], pads=[1, 1, 1, 1])
    yield single("Conv", "different_strides", [x, fixed(6, 4, 3, 3), bias], strides=[1, 3])
    yield single("Conv", "asymmetric_pads", [x, fixed(6, 4, 3, 3), bias], pads=[0, 1, 2, 3])
    yield single("Conv", "bottom_right_pads_stride_2", [x, fixed(6, 4, 3, 3), bias], strides=[2, 2], pads=[0, 0, 1, 1])
    yield single("Conv", "kernel_1x5", [x, fixed(6, 4, 1, 5), bias], pads=[0, 2, 0, 2])
    yield single("Conv", "kernel_7x7_stride_2", [normal(1, 3, 15, 15), fixed(8, 3, 7, 7)], strides=[2, 2], pads=[3] * 4)
    yield single("Conv", "kernel_larger_than_image", [normal(1, 2, 2, 2), fixed(3, 2, 5, 5)], pads=[2, 2, 2, 2])
    yield single("Conv", "weights_as_graph_input", [x, normal(6, 4, 3, 3), normal(6)])
    yield single("Conv", "explicit_kernel_shape", [x, fixed(6, 4, 3, 2)], kernel_shape=[3, 2])


def grouped_convolutions() -> Iterator[Case]:
    x = normal(*IMAGE)
    yield single("Conv", "two_groups", [x, fixed(6, 2, 3, 3), fixed(6)], group=2, pads=[1, 1, 1, 1])
    yield single("Conv", "depthwise_3x3", [x, fixed(4, 1, 3, 3), fixed(4)], group=4, pads=[1, 1, 1, 1])
    yield single("Conv", "depthwise_3x3_stride_2", [x, fixed(4, 1, 3, 3)], group=4, pads=[1, 1, 1, 1], strides=[2, 2])
    yield single("Conv", "depthwise_5x5", [x, fixed(4, 1, 5, 5), fixed(4)], group=4, pads=[2, 2, 2, 2])
    yield single("Conv", "depthwise_7x7", [x, fixed(4, 1, 7, 7), fixed(4)], group=4, pads=[3, 3, 3, 3])
    yield single("Conv", "depthwise_multiplier_2", [x, fixed(8, 1, 3, 3), fixed(8)], group=4)
    yield single("Conv", "depthwise_dilated", [x, fixed(4, 1, 3, 3)], group=4, dilations=[2, 2], pads=[2, 2, 2, 2])
    yield single("Conv", "depthwise_19_channels", [normal(1, 19, 6, 7), fixed(19, 1, 3, 3)], group=19, pads=[1] * 4)


def dilated_convolutions() -> Iterator[Case]:
    x = normal(*IMAGE)
    yield single("Conv", "dilation_2", [x, fixed(6, 4, 3, 3)], dilations=[2, 2])
    yield single("Conv", "dilation_2_by_1", [x, fixed(6, 4, 3, 3)], dilations=[2, 1], pads=[2, 1, 2, 1])


def automatic_padding() -> Iterator[Case]:
    for mode in ("SAME_UPPER", "SAME_LOWER", "VALID"):
        label = mode.lower()
        x = normal(*IMAGE)
        yield single("Conv", f"{label}_3x3", [x, fixed(6, 4, 3, 3)], auto_pad=mode)
        yield single("Conv", f"{label}_3x3_stride_2", [x, fixed(6, 4, 3, 3)], auto_pad=mode, strides=[2, 2])
        yield single("Conv", f"{label}_2x2", [x, fixed(6, 4, 2, 2)], auto_pad=mode)
    padded = equivalent("Conv", pads=[2, 2, 2, 2], dilations=[2, 2])
    inputs: list[Input] = [normal(*IMAGE), fixed(6, 4, 3, 3)]
    yield single("Conv", "same_upper_dilated", inputs, expect=padded, auto_pad="SAME_UPPER", dilations=[2, 2])


def other_ranks() -> Iterator[Case]:
    yield single("Conv", "1d", [normal(1, 3, 10), fixed(4, 3, 3), fixed(4)], pads=[1, 0])
    yield single("Conv", "1d_stride_2_groups", [normal(2, 4, 11), fixed(6, 2, 3)], strides=[2], group=2)


def two_groups(x: np.ndarray, w: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """A transposed convolution of stride 2 in two groups; the reference implementation fails on groups with a bias."""
    plain = equivalent("ConvTranspose", strides=[2, 2])
    halves = [plain(x[:, :2], w[:2]), plain(x[:, 2:], w[2:])]
    return np.concatenate(halves, axis=1) + bias.reshape(1, -1, 1, 1)


def transposed() -> Iterator[Case]:
    x = normal(1, 3, 4, 5)
    w = fixed(3, 2, 3, 3)
    yield single("ConvTranspose", "plain", [x, w])
    yield single("ConvTranspose", "with_bias", [x, w, fixed(2)])
    yield single("ConvTranspose", "stride_2", [x, w, fixed(2)], strides=[2, 2])
    yield single("ConvTranspose", "stride_2_kernel_2", [x, fixed(3, 2, 2, 2), fixed(2)], strides=[2, 2])
    yield single("ConvTranspose", "stride_2_pads_1", [x, w], strides=[2, 2], pads=[1, 1, 1, 1])
    yield single("ConvTranspose", "asymmetric_pads", [x, w], strides=[2, 2], pads=[0, 1, 1, 0])
    yield single("ConvTranspose", "output_padding", [x, w], strides=[2, 2], pads=[1, 1, 1, 1], output_padding=[1, 1])
    padded = equivalent("ConvTranspose", strides=[2, 2], pads=[1, 1, 0, 0])
    yield single("ConvTranspose", "output_shape", [x, w], expect=padded, strides=[2, 2], output_shape=[8, 10])
    yield single("ConvTranspose", "same_upper", [x, w], strides=[2, 2], auto_pad="SAME_UPPER")
    yield single("ConvTranspose", "dilation_2", [x, w], dilations=[2, 2])
    grouped: list[Input] = [normal(1, 4, 4, 4), fixed(4, 3, 3, 3), fixed(6)]
    yield single("ConvTranspose", "groups", grouped, expect=two_groups, group=2, strides=[2, 2])
    yield single("ConvTranspose", "1d", [normal(1, 3, 5), fixed(3, 2, 3)], strides=[2])
    yield single("ConvTranspose", "batch_of_2", [normal(2, 3, 3, 3), w, fixed(2)], strides=[2, 2])


def cases() -> Iterator[Case]:
    yield from convolutions()
    yield from grouped_convolutions()
    yield from dilated_convolutions()
    yield from automatic_padding()
    yield from other_ranks()
    yield from transposed()
