"""Operators that move values without changing them, and those that make shapes and constants."""

from collections.abc import Iterator

import numpy as np
from onnx import helper, numpy_helper

from generator.case import Case, Fixed, fixed, index_list, integers, normal, scalar, single


def joins() -> Iterator[Case]:
    for axis in (0, 1, -1):
        shapes = [[2, 3, 4], [2, 3, 4], [2, 3, 4]]
        for extent, shape in zip((1, 2, 5), shapes, strict=True):
            shape[axis] = extent
        name = f"axis_{axis}".replace("-", "minus_")
        yield single("Concat", name, [normal(*shape, seed=9) for shape in shapes], axis=axis)
    yield single("Concat", "one_input", [normal(2, 3)], axis=0)
    yield single("Concat", "with_constant", [normal(2, 3), fixed(2, 2)], axis=1)
    yield single("Concat", "int64", [integers(3), integers(2)], axis=0)
    yield single("Concat", "channels_4d", [normal(2, 3, 4, 5), normal(2, 6, 4, 5)], axis=1)
    yield single("Concat", "empty_part", [normal(2, 0, 3), normal(2, 2, 3)], axis=1)


def splits() -> Iterator[Case]:
    x = normal(2, 6, 3)
    yield single("Split", "attribute", [x], opset=11, outputs=2, axis=1, split=[2, 4])
    yield single("Split", "equal_opset_11", [x], opset=11, outputs=3, axis=1)
    yield single("Split", "input", [x, index_list(1, 3, 2)], opset=13, outputs=3, axis=1)
    yield single("Split", "equal_opset_13", [x], opset=13, outputs=2, axis=-2)
    yield single("Split", "num_outputs", [x], opset=18, outputs=3, axis=1, num_outputs=3)
    yield single("Split", "num_outputs_uneven", [normal(7, 2)], opset=18, outputs=3, num_outputs=3)


def slices_by_attribute() -> Iterator[Case]:
    x = normal(4, 5, 6)
    yield single("Slice", "attributes", [x], opset=9, starts=[1, 0], ends=[3, 4], axes=[0, 2])
    yield single("Slice", "attributes_without_axes", [x], opset=9, starts=[1, 2], ends=[4, 5])
    yield single("Slice", "attributes_negative", [x], opset=9, starts=[-3], ends=[-1], axes=[1])
    yield single("Slice", "attributes_beyond_end", [x], opset=9, starts=[2], ends=[9223372036854775807], axes=[1])


def slices_by_input() -> Iterator[Case]:
    x = normal(4, 5, 6)

    def cut(name: str, *bounds: list[int], opset: int = 13) -> Case:
        return single("Slice", name, [x, *[index_list(*values) for values in bounds]], opset=opset)

    yield cut("starts_ends", [1, 2], [3, 4])
    yield cut("axes", [1], [4], [2])
    yield cut("steps", [0], [6], [2], [2])
    yield cut("opset_10", [0], [6], [2], [3], opset=10)
    yield cut("negative_axis", [1], [3], [-2])
    yield cut("reversed", [-1], [-9223372036854775808], [1], [-1])
    yield cut("reversed_by_2", [4], [0], [1], [-2])
    yield cut("reversed_two_axes", [-1, 3], [-10, 0], [0, 2], [-1, -1])
    yield cut("beyond_end", [2], [9223372036854775807], [0])
    yield cut("start_before_beginning", [-100], [2], [0])
    yield cut("nothing_left", [3], [3], [0])
    yield single("Slice", "without_axes", [x, index_list(1), index_list(3), None, index_list(1)], opset=13)
    yield single("Slice", "int64", [integers(8), index_list(1), index_list(7), index_list(0), index_list(3)])


def gathers() -> Iterator[Case]:
    x = normal(4, 5, 3)
    yield single("Gather", "axis_0", [x, index_list(2, 0, 2)])
    yield single("Gather", "axis_1", [x, index_list(1, 4)], axis=1)
    yield single("Gather", "negative_axis", [x, index_list(1)], axis=-1)
    yield single("Gather", "negative_index", [x, index_list(-1, -4)])
    yield single("Gather", "scalar_index", [x, scalar(2, np.int64)], axis=1)
    yield single("Gather", "index_matrix", [x, Fixed(np.array([[0, 1], [3, 2]], dtype=np.int64))])
    yield single("Gather", "int32_indices", [x, Fixed(np.array([3, 1], dtype=np.int32))])
    yield single("Gather", "indices_as_graph_input", [x, np.array([3, 1], dtype=np.int64)])
    yield single("Gather", "int64_data", [integers(6), scalar(-2, np.int64)])


def reshapes() -> Iterator[Case]:
    x = normal(2, 3, 4)
    yield single("Reshape", "plain", [x, index_list(4, 6)])
    yield single("Reshape", "inferred", [x, index_list(2, -1)])
    yield single("Reshape", "copied", [x, index_list(0, -1)])
    yield single("Reshape", "copied_middle", [x, index_list(-1, 0, 2, 2)])
    yield single("Reshape", "flat", [x, index_list(-1)])
    yield single("Reshape", "to_scalar", [normal(1, 1), index_list()])
    yield single("Reshape", "allow_zero", [normal(0, 3), index_list(3, 0)], opset=14, allowzero=1)
    yield single("Reshape", "opset_7", [x, index_list(6, 4)], opset=7)
    for axis in (0, 1, 2, 3, -1):
        yield single("Flatten", f"axis_{axis}".replace("-", "minus_"), [x], axis=axis)
    yield single("Flatten", "default", [normal(2, 3, 4, 5)])


def transpositions() -> Iterator[Case]:
    yield single("Transpose", "default", [normal(2, 3, 4)])
    yield single("Transpose", "matrix", [normal(17, 9)], perm=[1, 0])
    yield single("Transpose", "channels_last", [normal(2, 3, 4, 5)], perm=[0, 2, 3, 1])
    yield single("Transpose", "channels_first", [normal(2, 4, 5, 3)], perm=[0, 3, 1, 2])
    yield single("Transpose", "shuffle", [normal(1, 2, 5, 3, 3)], perm=[0, 2, 1, 3, 4])
    yield single("Transpose", "six_axes", [normal(1, 2, 3, 2, 2, 2)], perm=[0, 3, 4, 1, 5, 2])
    yield single("Transpose", "identity", [normal(2, 3, 4)], perm=[0, 1, 2])
    yield single("Transpose", "int64", [integers(2, 3)], perm=[1, 0])


def unit_axes() -> Iterator[Case]:
    x = normal(1, 3, 1, 4)
    yield single("Squeeze", "attribute", [x], opset=11, axes=[0, 2])
    yield single("Squeeze", "attribute_missing", [x], opset=11)
    yield single("Squeeze", "input", [x, index_list(2)], opset=13)
    yield single("Squeeze", "input_negative", [x, index_list(-4)], opset=13)
    yield single("Squeeze", "input_missing", [x], opset=13)
    yield single("Unsqueeze", "attribute", [normal(3, 4)], opset=11, axes=[0, 3])
    yield single("Unsqueeze", "attribute_negative", [normal(3, 4)], opset=11, axes=[-1])
    yield single("Unsqueeze", "input", [normal(3, 4), index_list(1)], opset=13)
    yield single("Unsqueeze", "input_unordered", [normal(3, 4), index_list(3, 0)], opset=13)
    yield single("Unsqueeze", "scalar", [normal(), index_list(0)], opset=13)


def expansions() -> Iterator[Case]:
    yield single("Expand", "rows", [normal(3, 1), index_list(3, 4)])
    yield single("Expand", "new_axes", [normal(3, 1), index_list(2, 1, 6)])
    yield single("Expand", "smaller_target", [normal(3, 4), index_list(1, 4)])
    yield single("Expand", "scalar", [normal(), index_list(2, 3)])
    yield single("Expand", "int64", [integers(1, 3), index_list(2, 3)])


def shapes() -> Iterator[Case]:
    x = normal(2, 3, 4, 5)
    yield single("Shape", "whole", [x])
    yield single("Shape", "start", [x], opset=15, start=1)
    yield single("Shape", "start_end", [x], opset=15, start=1, end=3)
    yield single("Shape", "negative", [x], opset=15, start=-2, end=-1)
    yield single("Shape", "beyond", [x], opset=15, start=-9, end=9)
    yield single("Shape", "empty_range", [x], opset=15, start=3, end=1)
    yield single("ConstantOfShape", "default", [index_list(2, 3)])
    yield single(
        "ConstantOfShape", "float", [index_list(2, 3)], value=numpy_helper.from_array(np.array([1.5], np.float32))
    )
    yield single("ConstantOfShape", "int64", [index_list(4)], value=numpy_helper.from_array(np.array([-1], np.int64)))
    yield single("ConstantOfShape", "scalar", [index_list()])


def constants() -> Iterator[Case]:
    yield single("Constant", "value", [], value=numpy_helper.from_array(normal(2, 3)))
    yield single("Constant", "value_int64", [], value=numpy_helper.from_array(integers(4)))
    yield single("Constant", "value_float", [], value_float=0.25)
    yield single("Constant", "value_floats", [], value_floats=[0.25, -1.0])
    yield single("Constant", "value_int", [], value_int=-7)
    yield single("Constant", "value_ints", [], value_ints=[1, -2, 3])
    sparse = helper.make_sparse_tensor(
        numpy_helper.from_array(np.array([5, 6], np.float32), "values"),
        numpy_helper.from_array(np.array([1, 4], np.int64), "places"),
        [2, 3],
    )
    dense = np.array([[0, 5, 0], [0, 6, 0]], dtype=np.float32)
    yield single("Constant", "sparse_value", [], expect=lambda: dense, sparse_value=sparse)


def depth_to_space() -> Iterator[Case]:
    x = normal(1, 12, 2, 3)
    yield single("DepthToSpace", "default", [x], blocksize=2)
    yield single("DepthToSpace", "depth_column_row", [x], blocksize=2, mode="DCR")
    yield single("DepthToSpace", "column_row_depth", [x], blocksize=2, mode="CRD")
    yield single("DepthToSpace", "block_3", [normal(2, 18, 2, 1)], blocksize=3, mode="CRD")


def cases() -> Iterator[Case]:
    for family in (
        joins,
        splits,
        slices_by_attribute,
        slices_by_input,
        gathers,
        reshapes,
        transpositions,
        unit_axes,
        expansions,
        shapes,
        constants,
        depth_to_space,
    ):
        yield from family()
