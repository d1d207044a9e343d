"""What a model file says about itself: the metadata of an ONNX file."""

import hashlib

import onnx
from onnx import numpy_helper

FORMAT = "1"


def weights_hash(model: onnx.ModelProto) -> str:
    """SHA-256 of the bytes of all initialisers in the order of the file."""
    digest = hashlib.sha256()
    for tensor in model.graph.initializer:
        digest.update(numpy_helper.to_array(tensor).tobytes())
    return digest.hexdigest()


def metadata_of(model: onnx.ModelProto) -> dict[str, str]:
    return {entry.key: entry.value for entry in model.metadata_props}


def set_metadata(model: onnx.ModelProto, values: dict[str, str]) -> None:
    """Replaces all metadata of the file."""
    del model.metadata_props[:]
    for key, value in sorted(values.items()):
        model.metadata_props.add(key=key, value=value)
