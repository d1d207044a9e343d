"""The peers of the race, imported only when asked for."""

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
    """Returns the peer of a module, or a refusal if it is not installed."""
    try:
        return getattr(import_module(f"peers.{module}"), PEERS[module])()
    except ImportError as error:
        return Refusal(str(error))
