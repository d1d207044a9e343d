"""The rule of lessons, with the numbers of Tests/RecognitionTests/Lessons/LessonMatcherTests.swift."""

import numpy as np
import pytest

from lessons import (
    EXPONENT,
    LABEL_EXPONENT,
    LOG_WEIGHT,
    SHARPNESS,
    calibration_error,
    combined,
    log_odds,
    recall_at_half_a_point,
    two_passes,
)

FAR = np.array([[-1.0]])


def odds_of(query: list[float], lessons: list[list[float]]) -> float:
    """Returns the odds of one label beside a label of the network that is as far as can be."""
    return log_odds(np.array([query]), [np.array(lessons)], ["new"], FAR, ["other"])[0, 0]


def test_the_same_picture_has_the_full_weight():
    assert odds_of([1.0, 0], [[1.0, 0]]) == pytest.approx(LOG_WEIGHT + SHARPNESS * LABEL_EXPONENT)


def test_odds_fall_with_the_distance():
    near, far = odds_of([1.0, 0], [[1.0, 0]]), odds_of([0.65, 0.76], [[1.0, 0]])
    assert near - far == pytest.approx(EXPONENT * SHARPNESS * 0.35)


def test_votes_are_averaged():
    difference = odds_of([1.0, 0], [[1.0, 0], [0, 1]]) - odds_of([1.0, 0], [[1.0, 0]])
    assert difference == pytest.approx(EXPONENT * np.log(0.5))


def test_other_labels_divide_the_odds_and_the_own_does_not():
    query, lessons = np.array([[1.0, 0]]), [np.array([[1.0, 0]])]
    strange, known = (
        log_odds(query, lessons, ["b"], np.array([near]), ["a", "b"]) for near in ([0.5, 0.9], [0.75, 0.1])
    )
    assert known - strange == pytest.approx(-SHARPNESS * 0.25 * LABEL_EXPONENT)


def test_odds_add_up_like_perpendicular_vectors():
    values, labels = combined(np.array([[0.75, 0.25]]), ["a", "b"], np.array([[3.0, 4.0]]), ["b", "c"])
    assert labels == ["a", "b", "c"]
    # Together 5, of which 9 and 16 parts of 25.
    assert values == pytest.approx(np.array([[0.75, 0.25 + 1.8, 3.2]]) / 6)


def test_the_calibration_error_is_the_gap_in_each_bin():
    confidences, is_right = np.array([0.95, 0.95, 0.25, 0.25]), np.array([True, False, False, False])
    assert calibration_error(confidences, is_right) == pytest.approx(0.5 * 0.45 + 0.5 * 0.25)


def test_the_second_pass_counts_only_where_the_first_is_unsure():
    close, wide = np.array([[9.0, 0], [1, 0], [1, 0]]), np.array([[0.0, 9], [0, 9], [0, 9]])
    answers = two_passes(close, wide, 1, np.array([True, True, False])).argmax(axis=1)
    assert answers.tolist() == [0, 1, 0]


def test_the_weight_leaves_half_a_point_to_lose():
    # One of the 300 others is a third of a point, so one may be lost, and two may not.
    names = np.array(["a"] * 100 + ["b"] * 300)
    network = {"a": np.tile([0.0, 1.0], (400, 1))}
    odds = {"a": np.concatenate([np.linspace(0, 1, 100), np.full(297, -1.0), [0.5, 0.705, 0.905]])}
    recall = recall_at_half_a_point(odds, network, np.array(["a", "b"]), names)
    assert recall == pytest.approx((np.linspace(0, 1, 100) > 0.705).mean(), abs=0.011)
