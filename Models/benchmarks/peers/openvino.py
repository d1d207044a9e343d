"""OpenVINO: tuned for latency, in float32, without copies of inputs and outputs."""

from importlib.metadata import version

import openvino

from network import Network
from peers.peer import InProcess


class OpenVino:
    name = "OpenVINO"
    version = version("openvino")

    def prepare(self, network: Network, threads: int) -> InProcess:
        core = openvino.Core()
        model = core.read_model(network.path)
        model.reshape({name: list(values.shape) for name, values in network.inputs.items()})
        settings = {"INFERENCE_NUM_THREADS": threads, "PERFORMANCE_HINT": "LATENCY", "INFERENCE_PRECISION_HINT": "f32"}
        request = core.compile_model(model, "CPU", settings).create_infer_request()

        def read() -> dict:
            return {name: request.get_tensor(name).data.copy() for name in network.expected}

        return InProcess(lambda: request.infer(network.inputs, share_inputs=True, share_outputs=True), read)
