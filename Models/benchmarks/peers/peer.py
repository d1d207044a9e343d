"""What takes part in the race."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from network import Network

UNCOUNTED_RUNS = 3


class Runner(Protocol):
    """A network made ready by one peer."""

    def outputs(self) -> dict[str, np.ndarray]:
        """Of one run on the network's inputs, by name."""

    def median(self, runs: int) -> float:
        """Milliseconds of one run, after a few that do not count."""


@dataclass(frozen=True)
class Refusal:
    """Why a peer does not run a network."""

    reason: str


class Peer(Protocol):
    name: str
    version: str

    def prepare(self, network: Network, threads: int) -> Runner | Refusal:
        """Everything that can be done before the first run is done here; may raise whatever the peer raises."""


@dataclass(frozen=True)
class InProcess:
    """Runs within this program; only `run` is timed, and `read` tells what it left behind."""

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
