"""The reference of every comparison: ONNX Runtime on seeded inputs and one thread."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import onnx
import onnxruntime

# Networks of pixels from 0 to 255. Noise around 0 is the same picture everywhere to them: ONNX Runtime itself is then
# 9e-5 away from a run in double precision, and any other order of additions as far from ONNX Runtime.
PIXEL_NETWORKS = {"yolox_nano"}
ELEMENT_TYPES = {
    "tensor(float)": np.float32,
    "tensor(int64)": np.int64,
    "tensor(int32)": np.int32,
    "tensor(uint8)": np.uint8,
    "tensor(int8)": np.int8,
    "tensor(bool)": np.bool_,
}


def is_quantised(path: Path) -> bool:
    """Returns whether the network has a QuantizeLinear node."""
    return any(node.op_type == "QuantizeLinear" for node in onnx.load(path).graph.node)


def reference_session(path: Path) -> onnxruntime.InferenceSession:
    """Returns a session; without optimisations for a quantised network, as each optimiser rounds in other places."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    options.log_severity_level = 3
    if is_quantised(path):
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_DISABLE_ALL
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def seeded_inputs(
    session: onnxruntime.InferenceSession, network: str, seed: int, open_dimension: int
) -> dict[str, np.ndarray]:
    """Returns normal noise for every input, or pixels from 0 to 255 for a network of pixels."""
    generator = np.random.default_rng(seed)
    inputs: dict[str, np.ndarray] = {}
    for description in session.get_inputs():
        shape = [size if isinstance(size, int) else open_dimension for size in description.shape]
        pixels = network in PIXEL_NETWORKS
        values = generator.integers(0, 256, shape) if pixels else generator.standard_normal(shape)
        inputs[description.name] = values.astype(ELEMENT_TYPES[description.type])
    return inputs


def reference_outputs(session: onnxruntime.InferenceSession, inputs: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Returns the outputs by name, in the network's order."""
    names = [output.name for output in session.get_outputs()]
    return dict(zip(names, session.run(names, inputs), strict=True))


def largest_difference(expected: Mapping[str, np.ndarray], actual: Mapping[str, np.ndarray]) -> float:
    """Returns the largest absolute difference of all outputs, each relative to the output's largest value.

    Raises ValueError if one is missing, shaped differently or not finite.
    """
    worst = 0.0
    for name, reference in expected.items():
        values = actual.get(name)
        if values is None or values.shape != reference.shape:
            raise ValueError(f"output {name}: expected {reference.shape}, got {getattr(values, 'shape', None)}")
        difference = np.abs(values.astype(np.float64) - reference.astype(np.float64)).max(initial=0)
        if not np.isfinite(difference):
            raise ValueError(f"output {name} is not finite")
        worst = max(worst, difference / max(np.abs(reference).max(initial=0), 1e-12))
    return float(worst)
