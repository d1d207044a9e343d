"""Turns, refusals and the limits of the race, with peers made up; and the peers that are not installed."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("onnxruntime", reason="the race compares with onnxruntime")

import race  # noqa: E402
from network import Network  # noqa: E402
from parity import Comparison, row  # noqa: E402
from peers import PEERS, load  # noqa: E402
from peers.peer import InProcess, Refusal  # noqa: E402


def network(quantised: bool = False) -> Network:
    expected = {"logits": np.array([1.0, -2.0], np.float32)}
    return Network(Path("net.onnx"), Path("converted"), quantised, {"image": np.zeros((1, 3, 2, 2))}, expected)


class Answering:
    """A peer that answers the expected output plus an error, or fails."""

    name, version = "answering", "1"

    def __init__(self, error: float = 0.0, failure: Exception | None = None) -> None:
        self.error, self.failure = error, failure

    def prepare(self, network: Network, threads: int) -> InProcess:
        if self.failure is not None:
            raise self.failure
        outputs = {name: values + np.float32(self.error) for name, values in network.expected.items()}
        return InProcess(lambda: None, lambda: outputs)


@pytest.mark.parametrize(
    ("error", "quantised", "runs"),
    [(0.0, False, True), (0.001, False, True), (0.01, False, False), (0.5, True, True), (1.5, True, False)],
)
def test_a_wrong_answer_gets_no_time(error, quantised, runs):
    answer = race.ready(Answering(error), network(quantised), 1)
    assert isinstance(answer, InProcess) == runs


def test_a_crash_ends_a_process_of_its_own():
    assert race.crash(os.abort) == Refusal("it ends with signal 6")
    assert race.crash(int) is None


def test_a_missing_output_gets_no_time():
    class Silent(Answering):
        def prepare(self, network: Network, threads: int) -> InProcess:
            return InProcess(lambda: None, dict)

    assert race.ready(Silent(), network(), 1) == Refusal("output logits: expected (2,), got None")


def test_a_failure_is_a_refusal_with_its_reason():
    failure = subprocess.CalledProcessError(3, "fridge", stderr="no such file\n")
    assert race.ready(Answering(failure=failure), network(), 1) == Refusal("no such file")
    assert race.ready(Answering(failure=KeyError()), network(), 1) == Refusal("KeyError")
    assert race.ready(Answering(failure=ValueError("a\n b")), network(), 1) == Refusal("a b")


class Counting:
    def __init__(self, name: str, times: list[float], turns: list[str]) -> None:
        self.name, self.times, self.turns = name, times, turns

    def median(self, runs: int) -> float:
        self.turns.append(self.name)
        return self.times.pop(0)


def test_another_one_begins_each_round(monkeypatch):
    monkeypatch.setattr(race, "REST", 0)
    turns: list[str] = []
    runners = {name: Counting(name, times, turns) for name, times in (("a", [3.0, 2.0, 4.0]), ("b", [1.0, 5.0, 6.0]))}
    assert race.take_turns(runners, 3, 1) == {"a": 2.0, "b": 1.0}
    assert turns == ["a", "b", "b", "a", "a", "b"]
    assert race.take_turns({}, 3, 1) == {}


@pytest.mark.parametrize("module", PEERS)
def test_a_peer_that_is_not_installed_is_refused(module, monkeypatch):
    monkeypatch.setitem(sys.modules, f"peers.{module}", None)
    assert isinstance(load(module), Refusal)


def test_parity_rows():
    assert row(Comparison("net", 5e-5), 1e-4).split() == ["net", "5.0e-05", "ok"]
    assert row(Comparison("net", 2e-4), 1e-4).split() == ["net", "2.0e-04", "FAILED"]
    assert row(Comparison("net", None, "exit 1: no"), 1e-4).endswith("-  FAILED exit 1: no")
