"""Temperature, threshold, expected calibration error and the fused confidence's calibration, on made-up numbers."""

import numpy as np
import pytest

from calibrate_fusion import fitted, logistic
from calibration import best_temperature, best_threshold, calibration_error, figures, macro_average, softmax


def test_softmax_is_stable_and_sums_to_one():
    probabilities = softmax(np.array([[1000.0, 1000.0], [-1000.0, 0.0]], np.float32), 1)
    assert probabilities == pytest.approx(np.array([[0.5, 0.5], [0, 1]]))
    assert softmax(np.array([[0.0, np.log(9)]]), 2)[0, 1] == pytest.approx(0.75)


@pytest.mark.parametrize("temperature", [0.5, 1.0, 2.0])
def test_the_temperature_of_made_up_logits_is_found(temperature):
    generator = np.random.default_rng(1)
    logits = generator.normal(0, 2, (4000, 3))
    chances = softmax(logits, 1).cumsum(axis=1)
    labels = (generator.random((4000, 1)) > chances).sum(axis=1).clip(max=2)
    logits *= temperature
    found = best_temperature(lambda value: softmax(logits, value), labels)
    assert found == pytest.approx(temperature, rel=0.1)


def test_unknown_labels_do_not_move_the_temperature():
    logits, labels = np.array([[2.0, 0.0], [0.0, 1.0], [1.0, 0.0]]), np.array([0, 1, 1])
    expected = best_temperature(lambda value: softmax(logits, value), labels)
    more, unknown = np.concatenate([logits, [[9.0, 0.0]]]), np.append(labels, -1)
    assert best_temperature(lambda value: softmax(more, value), unknown) == expected


def test_the_calibration_error_is_the_mean_gap_of_the_bins():
    # Bins of 0.6 and 0.9: three of four right, one of two right.
    confidence = np.array([0.61, 0.61, 0.61, 0.61, 0.91, 0.91])
    correct = np.array([1, 1, 1, 0, 1, 0], bool)
    assert calibration_error(confidence, correct) == pytest.approx((4 * 0.14 + 2 * 0.41) / 6)


@pytest.mark.parametrize(("confidence", "right", "error"), [(1.0, True, 0.0), (1.0, False, 1.0), (0.0, False, 0.0)])
def test_the_calibration_error_at_the_ends(confidence, right, error):
    assert calibration_error(np.full(5, confidence), np.full(5, right)) == error


def probabilities(confidences: list[float]) -> np.ndarray:
    """Answers `egg` with these confidences; the classes are egg and none."""
    return np.array([[value, 1 - value] for value in confidences])


def test_the_threshold_is_the_least_with_the_wanted_precision():
    # 50 right answers from 0.755 up, one wrong one at 0.7: without it 100 %, with it 50 of 51, more than 97 %.
    confidences = [0.755 + 0.001 * index for index in range(50)] + [0.7]
    labels = np.array([0] * 50 + [1])
    assert best_threshold(probabilities(confidences), labels, ["egg", "none"]) == pytest.approx(0.70)
    # With two wrong ones it is 50 of 52, less than 97 %, but 50 of 51 passes.
    labels, confidences = np.append(labels, 1), [*confidences, 0.65]
    assert best_threshold(probabilities(confidences), labels, ["egg", "none"]) == pytest.approx(0.70)


def test_the_threshold_is_at_most_99_percent_and_ignores_none():
    assert best_threshold(probabilities([0.9, 0.8]), np.array([1, 1]), ["egg", "none"]) == 0.99
    # An answer `none` names nothing.
    assert best_threshold(probabilities([0.9, 0.1]), np.array([0, 0]), ["egg", "none"]) == pytest.approx(0.90)


def test_the_macro_average_leaves_out_small_classes():
    names = np.array(["egg"] * 4 + ["corn"] * 2 + ["ham"])
    correct = np.array([1, 1, 1, 0, 1, 0, 0], bool)
    assert macro_average(correct, names, 2) == pytest.approx((0.75 + 0.5) / 2)


def test_figures_of_four_objects():
    answers = np.array([[0.9, 0.1, 0.0], [0.2, 0.7, 0.1], [0.6, 0.3, 0.1], [0.1, 0.1, 0.8]])
    result = figures(answers, ["egg", "corn", "none", "none"], ["egg", "corn", "none"], 0.65, fewest=1)
    assert (result.objects, result.top1, result.macro) == (4, 0.75, pytest.approx(2.5 / 3))
    assert (result.precision, result.share_passing, result.none_passing) == (1.0, 1.0, 0.0)
    assert str(result).startswith("4 objects: top-1 75.0%")


def test_the_logistic_function_of_made_up_answers_is_found():
    generator = np.random.default_rng(2)
    confidences = generator.random(20000)
    right = generator.random(20000) < logistic(confidences, 6.0, -3.0)
    assert fitted(confidences, right) == pytest.approx((6.0, -3.0), rel=0.1)


def test_a_weight_counts_like_repetition():
    generator = np.random.default_rng(3)
    confidences = generator.random(400)
    right = generator.random(400) < logistic(confidences, 4.0, -1.0)
    twice = np.concatenate([confidences, confidences[:100]]), np.concatenate([right, right[:100]])
    shares = np.where(np.arange(400) < 100, 2.0, 1.0)
    assert fitted(confidences, right, shares) == pytest.approx(fitted(*twice), rel=1e-6)
