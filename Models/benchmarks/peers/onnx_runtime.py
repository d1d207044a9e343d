"""ONNX Runtime: all optimisations, input and outputs bound once."""

import onnxruntime

from network import Network
from peers.peer import InProcess


class OnnxRuntime:
    name = "ONNX Runtime"
    version = onnxruntime.__version__

    def prepare(self, network: Network, threads: int) -> InProcess:
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
        options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_ALL
        options.log_severity_level = 3
        session = onnxruntime.InferenceSession(str(network.path), options, providers=["CPUExecutionProvider"])
        binding = session.io_binding()
        for name, values in network.inputs.items():
            binding.bind_cpu_input(name, values)
        for name in network.expected:
            binding.bind_output(name)

        def read() -> dict:
            return dict(zip(network.expected, binding.copy_outputs_to_cpu(), strict=True))

        return InProcess(lambda: session.run_with_iobinding(binding), read)
