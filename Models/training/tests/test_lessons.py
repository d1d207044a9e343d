"""The rule of lessons, with the numbers of Tests/RecognitionTests/Lessons/LessonMatcherTests.swift."""

import numpy as np
import pytest

from lessons import LOG_WEIGHT, combined, features, log_odds, two_passes


def test_features_have_the_length_one():
    assert features(np.array([[9.0, -16, 0, 0], [0, 0, 0, 0]])) == pytest.approx(
        np.array([[0.6, -0.8, 0, 0], [0, 0, 0, 0]])
    )


def test_the_same_picture_has_the_full_weight():
    odds = log_odds(np.array([[1.0, 0]]), [np.array([[1.0, 0]])])
    assert odds[0, 0] == pytest.approx(LOG_WEIGHT)


def test_odds_fall_with_the_distance():
    odds = log_odds(np.array([[0.65, 0.76]]), [np.array([[1.0, 0]])])
    assert odds[0, 0] == pytest.approx(LOG_WEIGHT - 20 * 0.35)


def test_votes_are_averaged():
    both, one = np.array([[1.0, 0], [0, 1]]), np.array([[1.0, 0]])
    difference = log_odds(one, [both])[0, 0] - log_odds(one, [one])[0, 0]
    assert difference == pytest.approx(np.log(0.5) / 2)


def test_odds_are_added_to_known_labels():
    values, labels = combined(np.array([[0.75, 0.25]]), ["a", "b"], np.array([[0.5, 0.5]]), ["b", "c"])
    assert labels == ["a", "b", "c"]
    assert values == pytest.approx(np.array([[0.375, 0.375, 0.25]]))


def test_small_odds_are_left_out():
    values, labels = combined(np.array([[0.9, 0.1]]), ["a", "b"], np.array([[0.08]]), ["c"])
    assert labels == ["a", "b", "c"]
    assert values == pytest.approx(np.array([[0.9, 0.1, 0]]))


def test_the_second_pass_counts_only_where_the_first_is_unsure():
    close, wide = np.array([[9.0, 0], [1, 0], [1, 0]]), np.array([[0.0, 9], [0, 9], [0, 9]])
    answers = two_passes(close, wide, 1, np.array([True, True, False])).argmax(axis=1)
    assert answers.tolist() == [0, 1, 0]
