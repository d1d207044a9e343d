"""Fits the rational approximations ½ + x · P(x²) ÷ Q(x²) by which the engine computes SiLU and GELU.

Weighted least squares on the linearised quotient; Lawson's iteration raises the weights where the error is largest,
until it is nearly the same everywhere. Prints the bound of x, the largest error in float64, and the coefficients,
highest power first, rounded to float32: the numbers of `RationalSigmoidFit` in
Sources/Engine/Kernels/ElementaryFunctions.swift.
"""

import math
from collections.abc import Callable

import numpy as np

POINTS, ROUNDS = 4001, 300


def logistic(x: np.ndarray) -> np.ndarray:
    return 1 / (1 + np.exp(-x))


def normal(x: np.ndarray) -> np.ndarray:
    return np.array([0.5 + 0.5 * math.erf(value / math.sqrt(2)) for value in x])


def fit(gate: Callable[[np.ndarray], np.ndarray], bound: float, degree: int) -> tuple[float, np.ndarray, np.ndarray]:
    """Returns the largest error for |x| up to a bound, P and Q: of one degree, lowest power first, Q starting at 1."""
    x = bound * np.sin(np.linspace(1e-6, np.pi / 2, POINTS))
    y, square = gate(x) - 0.5, (x / bound) ** 2
    powers = square[:, None] ** np.arange(degree + 1)
    matrix = np.hstack([x[:, None] * powers, -y[:, None] * powers[:, 1:]])
    weights, below, best = np.ones(POINTS), np.ones(POINTS), (math.inf, powers[0], powers[0])
    for _ in range(ROUNDS):
        scale = np.sqrt(weights) / below
        solution = np.linalg.lstsq(matrix * scale[:, None], y * scale, rcond=None)[0]
        above, divisor = solution[: degree + 1], np.r_[1, solution[degree + 1 :]]
        below = powers @ divisor
        errors = np.abs(x * (powers @ above) / below - y)
        if errors.max() < best[0]:
            best = (errors.max(), above, divisor)
        weights *= errors / errors.max() + 1e-3
        weights /= weights.sum()
    shrunk = bound ** (2.0 * np.arange(degree + 1))
    return best[0], best[1] / shrunk, best[2] / shrunk


def main() -> None:
    for gate, bound, degree in [(logistic, 16.0, 4), (normal, 5.5, 5)]:
        error, above, below = fit(gate, bound, degree)
        print(f"{gate.__name__}: bound {bound}, error {error:.1e}")
        for numbers in (above, below):
            print("  ", [float(f"{np.float32(number):.9g}") for number in numbers[::-1]])


if __name__ == "__main__":
    main()
