"""The gates that were fitted, and the coefficients that the engine has of them."""

import re
from pathlib import Path

import numpy as np
import pytest

import fit_gates

SOURCE = Path(__file__).parents[3] / "Sources/Engine/Kernels/ElementaryFunctions.swift"


def coefficients(name: str) -> tuple[float, np.ndarray, np.ndarray]:
    """The bound and the coefficients of P and Q in the engine's source, highest power first."""
    pattern = rf"static let {name} = RationalSigmoidFit\(\s*bound: ([^,]+),\s*above: \[([^]]+)\],\s*below: \[([^]]+)\]"
    bound, above, below = re.search(pattern, SOURCE.read_text()).groups()
    return float(bound), *(np.array([float(number) for number in text.split(",")]) for text in (above, below))


@pytest.mark.parametrize(("name", "error"), [("logistic", 3e-9), ("normal", 8e-9)])
def test_the_coefficients_of_the_engine_fit_to_the_precision_of_float32(name, error):
    bound, above, below = coefficients(name)
    x = np.linspace(-bound, bound, 4001)
    gate = 0.5 + x * np.polyval(above, x * x) / np.polyval(below, x * x)
    # The error of the fit itself, and half a unit in the last place of float32 for the rounded coefficients.
    assert np.abs(gate - getattr(fit_gates, name)(x)).max() < error + 2**-25


@pytest.mark.parametrize(("name", "error"), [("logistic", 2e-8), ("normal", 5e-8)])
def test_a_short_fit_comes_close(name, error, monkeypatch):
    monkeypatch.setattr(fit_gates, "POINTS", 801)
    monkeypatch.setattr(fit_gates, "ROUNDS", 30)
    bound, above, _ = coefficients(name)
    found, numerator, denominator = fit_gates.fit(getattr(fit_gates, name), bound, len(above) - 1)
    assert found < error
    assert len(numerator) == len(denominator) == len(above) and denominator[0] == 1
