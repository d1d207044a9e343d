"""LiteRT, formerly TensorFlow Lite, with XNNPACK, which its interpreter uses unasked."""

from importlib.metadata import version

import numpy as np
from ai_edge_litert.interpreter import Interpreter
from network import Network

from peers.peer import InProcess, Refusal


def shaped(values: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """A converted network may leave its last two axes exchanged."""
    return values if values.shape == shape else values.swapaxes(-1, -2)


class LiteRt:
    name = "LiteRT"
    version = version("ai-edge-litert")

    def prepare(self, network: Network, threads: int) -> InProcess | Refusal:
        path = network.converted / f"{network.name}.tflite"
        if not path.exists():
            return Refusal("no converted file; convert_networks.py makes it of float32 networks")
        interpreter = Interpreter(str(path), num_threads=threads)
        interpreter.allocate_tensors()
        (entry,) = interpreter.get_input_details()
        interpreter.set_tensor(entry["index"], np.ascontiguousarray(network.input.transpose(0, 2, 3, 1)))

        def read() -> dict[str, np.ndarray]:
            found = {output["name"]: output["index"] for output in interpreter.get_output_details()}
            return {
                name: shaped(interpreter.get_tensor(found[name]), expected.shape)
                for name, expected in network.expected.items()
            }

        return InProcess(interpreter.invoke, read)
