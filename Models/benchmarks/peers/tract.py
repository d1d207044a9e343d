"""tract, optimised for the input's shape. Its Python binding runs on one thread."""

import tract

from network import Network
from peers.peer import InProcess, Refusal


class Tract:
    name = "tract"
    version = tract.version()

    def prepare(self, network: Network, threads: int) -> InProcess | Refusal:
        if threads > 1:
            return Refusal("its Python binding runs on one thread")
        model = tract.onnx().load(network.path)
        for index in range(model.input_count()):
            shape = network.inputs[model.input_name(index)].shape
            model.set_input_fact(index, f"{','.join(map(str, shape))},f32")
        names = [model.input_name(index) for index in range(model.input_count())]
        values = [tract.Tensor.from_numpy(network.inputs[name]) for name in names]
        state = model.into_model().into_runnable().spawn_state()
        results: list[tract.Tensor] = []

        def run() -> None:
            results[:] = state.run(values)

        def read() -> dict:
            return {name: result.to_numpy() for name, result in zip(network.expected, results, strict=True)}

        return InProcess(run, read)
