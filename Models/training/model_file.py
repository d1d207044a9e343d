"""The metadata, the hash and the float16 weights of a model file."""

import hashlib

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

FORMAT = "1"


def weights_hash(model: onnx.ModelProto) -> str:
    """Returns the SHA-256 of the bytes of all initialisers in the order of the file."""
    digest = hashlib.sha256()
    for tensor in model.graph.initializer:
        digest.update(numpy_helper.to_array(tensor).tobytes())
    return digest.hexdigest()


def halve_weights(model: onnx.ModelProto) -> None:
    """Stores every float32 initialiser as float16 in place, with a Cast in front of the node that reads it."""
    casts = []
    for tensor in model.graph.initializer:
        if tensor.data_type == TensorProto.FLOAT:
            name, halved = tensor.name, f"{tensor.name}.half"
            tensor.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(tensor).astype(np.float16), halved))
            casts.append(helper.make_node("Cast", [halved], [name], name=f"{name}.cast", to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.node[:]
    model.graph.node.extend(nodes)


def metadata_of(model: onnx.ModelProto) -> dict[str, str]:
    return {entry.key: entry.value for entry in model.metadata_props}


def set_metadata(model: onnx.ModelProto, values: dict[str, str]) -> None:
    """Replaces all metadata of the file."""
    del model.metadata_props[:]
    for key, value in sorted(values.items()):
        model.metadata_props.add(key=key, value=value)
