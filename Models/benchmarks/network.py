"""One network of the race, with what goes in and what must come out."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from reference import is_quantised, reference_outputs, reference_session, seeded_inputs

SEED = 1
BATCH = 1


@dataclass(frozen=True)
class Network:
    """`converted` is the folder with its other file formats, named alike; they need not be there."""

    path: Path
    converted: Path
    quantised: bool
    inputs: dict[str, np.ndarray]
    expected: dict[str, np.ndarray]

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def input(self) -> np.ndarray:
        """Raises ValueError unless there is exactly one."""
        (values,) = self.inputs.values()
        return values

    @classmethod
    def read(cls, path: Path, converted: Path) -> "Network":
        session = reference_session(path)
        inputs = seeded_inputs(session, path.stem, SEED, BATCH)
        return cls(path, converted, is_quantised(path), inputs, reference_outputs(session, inputs))
