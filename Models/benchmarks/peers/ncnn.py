"""ncnn: packed layouts and Winograd, float32 throughout.

Pooled memory, which its own benchmark uses, makes no difference here and would have to outlive all other objects, which
Python does not guarantee.
"""

from importlib.metadata import version

import ncnn
import numpy as np

from network import Network
from peers.peer import InProcess, Refusal

# Milliseconds a thread of OpenMP spins before it sleeps: longer than the gap between two runs, shorter than a turn.
SPINNING = 20


def options(threads: int) -> ncnn.Option:
    result = ncnn.Option()
    result.num_threads = threads
    result.openmp_blocktime = SPINNING
    result.lightmode = True
    result.use_packing_layout = True
    result.use_winograd_convolution = True
    result.use_sgemm_convolution = True
    result.use_vulkan_compute = False
    for setting in ("fp16_packed", "fp16_storage", "fp16_arithmetic", "bf16_packed", "bf16_storage"):
        setattr(result, f"use_{setting}", False)
    return result


def position(output: str) -> int:
    """Returns an output's place in the network, where the converter names it out0, out1 and so on."""
    return int(output.removeprefix("out"))


class Ncnn:
    name = "ncnn"
    version = version("ncnn")

    def prepare(self, network: Network, threads: int) -> InProcess | Refusal:
        if network.quantised:
            return Refusal("it does not read quantised ONNX")
        structure = network.converted / f"{network.name}.ncnn.param"
        weights = network.converted / f"{network.name}.ncnn.bin"
        if not structure.exists() or not weights.exists():
            return Refusal("no converted file; see convert_networks.py")
        net = ncnn.Net()
        net.opt = options(threads)
        if net.load_param(str(structure)) != 0 or net.load_model(str(weights)) != 0:
            return Refusal("it has a layer that ncnn does not know")
        (input_name,), output_names = net.input_names(), sorted(net.output_names(), key=position)
        values = ncnn.Mat(network.input[0])
        results: list[ncnn.Mat] = []

        def run() -> None:
            extractor = net.create_extractor()
            extractor.input(input_name, values)
            results[:] = [extractor.extract(name)[1] for name in output_names]

        def read() -> dict[str, np.ndarray]:
            pairs = zip(network.expected.items(), results, strict=True)
            return {name: np.array(result).reshape(expected.shape) for (name, expected), result in pairs}

        return InProcess(run, read)
