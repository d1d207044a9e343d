"""A network of the race, with its inputs and the expected outputs."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from reference import is_quantised, reference_outputs, reference_session, seeded_inputs

SEED = 1
BATCH = 1


@dataclass(frozen=True)
class Network:
    """A network file; `converted` is the folder of its other formats, which need not exist, under the same name."""

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
        """The only input; raises ValueError unless there is exactly one."""
        (values,) = self.inputs.values()
        return values

    @classmethod
    def read(cls, path: Path, converted: Path) -> "Network":
        session = reference_session(path)
        inputs = seeded_inputs(session, path.stem, SEED, BATCH)
        return cls(path, converted, is_quantised(path), inputs, reference_outputs(session, inputs))
