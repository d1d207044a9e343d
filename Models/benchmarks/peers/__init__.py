"""The peers of the race, those that are installed."""

from importlib import import_module

from peers.peer import Peer, Refusal

PEERS = {
    "onnx_runtime": "OnnxRuntime",
    "openvino": "OpenVino",
    "ncnn": "Ncnn",
    "opencv": "OpenCv",
    "litert": "LiteRt",
    "tract": "Tract",
}


def load(module: str) -> Peer | Refusal:
    """The peer of a module, or why it cannot take part."""
    try:
        return getattr(import_module(f"peers.{module}"), PEERS[module])()
    except ImportError as error:
        return Refusal(str(error))
