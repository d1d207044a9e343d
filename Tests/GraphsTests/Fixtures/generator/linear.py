"""Gemm, MatMul and the normalisations."""

from collections.abc import Iterator

import numpy as np

from generator.case import Case, Fixed, Input, equivalent, fixed, integers, normal, positive, single


def gemms() -> Iterator[Case]:
    yield single("Gemm", "plain", [normal(3, 5), fixed(5, 4), fixed(4)])
    yield single("Gemm", "without_c", [normal(3, 5), fixed(5, 4)])
    yield single("Gemm", "transposed_a", [normal(5, 3), fixed(5, 4), fixed(4)], transA=1)
    yield single("Gemm", "transposed_b", [normal(3, 5), fixed(4, 5), fixed(4)], transB=1)
    yield single("Gemm", "transposed_both", [normal(5, 3), fixed(4, 5), fixed(4)], transA=1, transB=1)
    yield single("Gemm", "alpha_beta", [normal(3, 5), fixed(5, 4), fixed(4)], alpha=0.5, beta=0.25)
    yield single("Gemm", "c_matrix", [normal(3, 5), fixed(5, 4), fixed(3, 4)])
    yield single("Gemm", "c_column", [normal(3, 5), fixed(5, 4), fixed(3, 1)])
    yield single("Gemm", "c_scalar", [normal(3, 5), fixed(5, 4), fixed()])
    yield single("Gemm", "one_row_many_columns", [normal(1, 67), fixed(35, 67), fixed(35)], transB=1)
    yield single("Gemm", "opset_7", [normal(3, 5), fixed(5, 4), fixed(4)], opset=7)


def matrix_products() -> Iterator[Case]:
    yield single("MatMul", "matrices", [normal(3, 5), normal(5, 4)])
    yield single("MatMul", "by_constant", [normal(3, 5), fixed(5, 4)])
    yield single("MatMul", "batched", [normal(2, 3, 5), normal(2, 5, 4)])
    yield single("MatMul", "batched_4d", [normal(2, 3, 4, 5), normal(2, 3, 5, 2)])
    yield single("MatMul", "broadcast_right", [normal(2, 3, 5), normal(5, 4)])
    yield single("MatMul", "broadcast_left", [normal(3, 5), normal(2, 5, 4)])
    yield single("MatMul", "broadcast_both", [normal(2, 1, 3, 5), normal(4, 5, 2)])
    yield single("MatMul", "vector_matrix", [normal(5), normal(5, 4)])
    yield single("MatMul", "matrix_vector", [normal(3, 5), normal(5)])
    yield single("MatMul", "vectors", [normal(5), normal(5, seed=1)])
    yield single("MatMul", "batched_by_vector", [normal(2, 3, 5), normal(5)])
    yield single("MatMul", "int64", [integers(3, 5), integers(5, 4)])


def batch_normalisations() -> Iterator[Case]:
    parameters = [fixed(4), fixed(4, seed=2), fixed(4, seed=3), Fixed(positive(4))]
    yield single("BatchNormalization", "plain", [normal(2, 4, 3, 5), *parameters], opset=15)
    yield single("BatchNormalization", "epsilon", [normal(2, 4, 3, 5), *parameters], opset=15, epsilon=0.01)
    newest = equivalent("BatchNormalization", opset=15)
    for opset in (7, 9):
        old: list[Input] = [normal(1, 4, 3, 3), *parameters]
        yield single("BatchNormalization", f"opset_{opset}", old, opset=opset, expect=newest)
    yield single("BatchNormalization", "2d_input", [normal(3, 4), *parameters], opset=15)
    yield single("BatchNormalization", "3d_input", [normal(2, 4, 6), *parameters], opset=15)


def layer_normalisations() -> Iterator[Case]:
    yield single("LayerNormalization", "last_axis", [normal(2, 3, 8), fixed(8), fixed(8, seed=2)])
    yield single("LayerNormalization", "without_bias", [normal(2, 3, 8), fixed(8)])
    yield single("LayerNormalization", "two_axes", [normal(2, 3, 8), fixed(3, 8), fixed(3, 8, seed=2)], axis=1)
    yield single("LayerNormalization", "negative_axis", [normal(2, 3, 8), fixed(3, 8)], axis=-2)
    yield single("LayerNormalization", "epsilon", [normal(2, 8), fixed(8), fixed(8, seed=2)], epsilon=0.1)
    shifted = normal(2, 8) + np.float32(1000)
    yield single("LayerNormalization", "large_mean", [shifted, fixed(8), fixed(8, seed=2)], expect=exactly_normalised)


def exactly_normalised(x: np.ndarray, scale: np.ndarray, bias: np.ndarray) -> np.ndarray:
    """The rows of x, normalised in float64; in float32 the reference loses four digits to a mean of 1000."""
    wide = x.astype(np.float64)
    spread = np.sqrt(wide.var(axis=-1, keepdims=True) + 1e-5)
    return ((wide - wide.mean(axis=-1, keepdims=True)) / spread * scale + bias).astype(np.float32)


def cases() -> Iterator[Case]:
    yield from gemms()
    yield from matrix_products()
    yield from batch_normalisations()
    yield from layer_normalisations()
