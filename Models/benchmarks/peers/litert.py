"""LiteRT, formerly TensorFlow Lite, with XNNPACK, which its interpreter uses by default."""

from importlib.metadata import version

import numpy as np
from ai_edge_litert.interpreter import Interpreter

from network import Network
from peers.peer import InProcess, Refusal


def stored(values: np.ndarray, entry: dict) -> np.ndarray:
    """Returns the input channels last, and in eight bits for a network with an eight-bit input."""
    values = np.ascontiguousarray(values.transpose(0, 2, 3, 1))
    if entry["dtype"] != np.int8:
        return values
    scale, zero_point = entry["quantization"]
    return np.clip(np.round(values / scale) + zero_point, -128, 127).astype(np.int8)


def restored(values: np.ndarray, entry: dict, shape: tuple[int, ...]) -> np.ndarray:
    """Returns an output in float32; a converted network may have its last two axes exchanged."""
    if entry["dtype"] == np.int8:
        scale, zero_point = entry["quantization"]
        values = (values.astype(np.float32) - zero_point) * np.float32(scale)
    return values if values.shape == shape else values.swapaxes(-1, -2)


class LiteRt:
    name = "LiteRT"
    version = version("ai-edge-litert")

    def prepare(self, network: Network, threads: int) -> InProcess | Refusal:
        path = network.converted / f"{network.name}.tflite"
        if not path.exists():
            return Refusal("no converted file; see convert_networks.py and quantise_for_litert.py")
        interpreter = Interpreter(str(path), num_threads=threads)
        interpreter.allocate_tensors()
        (entry,) = interpreter.get_input_details()
        interpreter.set_tensor(entry["index"], stored(network.input, entry))
        outputs = {output["name"]: output for output in interpreter.get_output_details()}

        def read() -> dict[str, np.ndarray]:
            return {
                name: restored(interpreter.get_tensor(outputs[name]["index"]), outputs[name], expected.shape)
                for name, expected in network.expected.items()
            }

        return InProcess(interpreter.invoke, read)
