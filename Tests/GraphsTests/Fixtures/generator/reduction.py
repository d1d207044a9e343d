"""Pooling, reductions and ArgMax."""

from collections.abc import Iterator

import numpy as np

from generator.case import Case, index_list, integers, normal, single

IMAGE = (1, 3, 8, 7)


def max_pools() -> Iterator[Case]:
    x = normal(*IMAGE)
    yield single("MaxPool", "2x2_stride_2", [x], kernel_shape=[2, 2], strides=[2, 2])
    yield single("MaxPool", "3x3", [x], kernel_shape=[3, 3])
    yield single("MaxPool", "pads", [x], kernel_shape=[3, 3], strides=[2, 2], pads=[1, 1, 1, 1])
    yield single("MaxPool", "asymmetric_pads", [x], kernel_shape=[3, 3], strides=[2, 2], pads=[0, 1, 1, 0])
    yield single("MaxPool", "all_negative_with_pads", [-np.abs(x)], kernel_shape=[3, 3], pads=[1, 1, 1, 1])
    yield single("MaxPool", "ceil_mode", [x], kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1)
    yield single("MaxPool", "dilations", [x], kernel_shape=[2, 2], dilations=[2, 2])
    yield single("MaxPool", "5x5_stride_1_same", [x], kernel_shape=[5, 5], pads=[2, 2, 2, 2])
    yield single("MaxPool", "same_upper", [x], kernel_shape=[3, 3], strides=[2, 2], auto_pad="SAME_UPPER")
    yield single("MaxPool", "same_lower", [x], kernel_shape=[2, 2], auto_pad="SAME_LOWER")
    yield single("MaxPool", "1d", [normal(1, 3, 9)], kernel_shape=[3], strides=[2])
    yield single("MaxPool", "opset_8", [x], opset=8, kernel_shape=[2, 2], strides=[2, 2])


def average_pools() -> Iterator[Case]:
    x = normal(*IMAGE)
    yield single("AveragePool", "2x2_stride_2", [x], kernel_shape=[2, 2], strides=[2, 2])
    yield single("AveragePool", "pads_not_counted", [x], kernel_shape=[3, 3], pads=[1, 1, 1, 1])
    yield single("AveragePool", "pads_counted", [x], kernel_shape=[3, 3], pads=[1, 1, 1, 1], count_include_pad=1)
    yield single("AveragePool", "ceil_mode", [x], kernel_shape=[3, 3], strides=[2, 2], ceil_mode=1)
    yield single("AveragePool", "same_upper", [x], kernel_shape=[3, 3], strides=[2, 2], auto_pad="SAME_UPPER")
    yield single("AveragePool", "1d", [normal(1, 3, 9)], kernel_shape=[3], strides=[2])
    yield single("AveragePool", "opset_7", [x], opset=7, kernel_shape=[2, 2], strides=[2, 2])
    yield single("AveragePool", "dilations", [x], opset=19, kernel_shape=[2, 2], dilations=[2, 2])


def global_pools() -> Iterator[Case]:
    for operator in ("GlobalAveragePool", "GlobalMaxPool"):
        yield single(operator, "2d", [normal(2, 5, 7, 7)])
        yield single(operator, "one_pixel", [normal(1, 5, 1, 1)])


def global_pools_of_sequences() -> Iterator[Case]:
    x = normal(2, 5, 9)
    yield single("GlobalAveragePool", "1d", [x])
    yield single("GlobalMaxPool", "1d", [x], expect=lambda values: values.max(axis=2, keepdims=True))


def reductions_by_attribute() -> Iterator[Case]:
    x = normal(2, 3, 4, 5)
    for operator, opset in (("ReduceMean", 13), ("ReduceMax", 13), ("ReduceSum", 11)):
        yield single(operator, "attribute_spatial", [x], opset=opset, axes=[2, 3])
        yield single(operator, "attribute_dropped_axes", [x], opset=opset, axes=[1], keepdims=0)
        yield single(operator, "attribute_negative_axes", [x], opset=opset, axes=[-1, 0])
        yield single(operator, "attribute_all", [x], opset=opset, keepdims=0)


def reductions_by_input() -> Iterator[Case]:
    x = normal(2, 3, 4, 5)
    for operator, opset in (("ReduceMean", 18), ("ReduceMax", 18), ("ReduceSum", 13)):
        yield single(operator, "input_spatial", [x, index_list(2, 3)], opset=opset)
        yield single(operator, "input_dropped_axes", [x, index_list(-3)], opset=opset, keepdims=0)
        yield single(operator, "input_missing", [x], opset=opset)
        yield single(operator, "input_empty", [x, index_list()], opset=opset)
        yield single(operator, "input_empty_no_operation", [x, index_list()], opset=opset, noop_with_empty_axes=1)
        yield single(operator, "input_missing_no_operation", [x], opset=opset, noop_with_empty_axes=1)
    yield single("ReduceSum", "int64", [integers(3, 4), index_list(0)], opset=13)
    yield single("ReduceMax", "int64", [integers(3, 4), index_list(1)], opset=18, keepdims=0)


def positions() -> Iterator[Case]:
    ties = np.array([[1, 3, 3, 0], [2, 2, 2, 2], [0, 1, 0, 1]], dtype=np.float32)
    yield single("ArgMax", "default_axis", [normal(3, 4)])
    yield single("ArgMax", "last_axis", [normal(2, 3, 5)], axis=-1, keepdims=0)
    yield single("ArgMax", "middle_axis", [normal(2, 3, 5)], axis=1)
    yield single("ArgMax", "first_of_equals", [ties], axis=1)
    yield single("ArgMax", "last_of_equals", [ties], axis=1, select_last_index=1)


def cases() -> Iterator[Case]:
    yield from max_pools()
    yield from average_pools()
    yield from global_pools()
    yield from global_pools_of_sequences()
    yield from reductions_by_attribute()
    yield from reductions_by_input()
    yield from positions()
