"""The protocol of a contestant in the race."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from network import Network

UNCOUNTED_RUNS = 3


class Runner(Protocol):
    """A network prepared by one peer."""

    def outputs(self) -> dict[str, np.ndarray]:
        """Returns the outputs of one run on the network's inputs, by name."""

    def median(self, runs: int) -> float:
        """Returns the median milliseconds of `runs` runs, after a few that are not measured."""


@dataclass(frozen=True)
class Refusal:
    """The reason why a peer does not run a network."""

    reason: str


class Peer(Protocol):
    name: str
    version: str

    def prepare(self, network: Network, threads: int) -> Runner | Refusal:
        """Does all work that is possible before the first run; raises any error of the peer."""


@dataclass(frozen=True)
class InProcess:
    """A runner within this process; only `run` is timed, `read` returns the outputs of the last run."""

    run: Callable[[], object]
    read: Callable[[], dict[str, np.ndarray]]

    def outputs(self) -> dict[str, np.ndarray]:
        self.run()
        return self.read()

    def median(self, runs: int) -> float:
        for _ in range(UNCOUNTED_RUNS):
            self.run()
        times = []
        for _ in range(runs):
            began = time.perf_counter()
            self.run()
            times.append((time.perf_counter() - began) * 1000)
        return statistics.median(times)
