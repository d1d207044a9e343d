"""The engine itself. Each turn is a process of its own."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine import engine_median, engine_outputs, engine_version
from network import Network


@dataclass(frozen=True)
class FridgeRunner:
    fridge: Path
    network: Network
    threads: int

    def outputs(self) -> dict[str, np.ndarray]:
        return engine_outputs(self.fridge, self.network.path, self.network.inputs, self.network.expected)

    def median(self, runs: int) -> float:
        return engine_median(self.fridge, self.network.path, self.threads, runs)


class Fridge:
    name = "fridge"

    def __init__(self, fridge: Path) -> None:
        self.fridge = fridge
        self.version = engine_version(fridge)

    def prepare(self, network: Network, threads: int) -> FridgeRunner:
        return FridgeRunner(self.fridge, network, threads)
