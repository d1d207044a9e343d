"""Restores a network for training from the ONNX file that was exported from it, so that the file is a checkpoint too.

Exporting folds each batch normalisation into the convolution before it. Here the normalisation is restored: its
statistics are those of a batch, and its scale and shift undo them, so that the network computes the same as the file.
"""

from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from model_file import metadata_of

LAYERS = (nn.Conv2d, nn.Linear)
RARE_BIAS = -4.0


def stored_layers(model: onnx.ModelProto) -> list[tuple[np.ndarray, np.ndarray]]:
    """Returns weights and biases of all convolutions and linear layers, float32, in the order of the graph."""
    values = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type == "Cast" and node.input[0] in values:
            values[node.output[0]] = values[node.input[0]].astype(np.float32)
    return [
        (values[node.input[1]], values[node.input[2]]) for node in model.graph.node if node.op_type in ("Conv", "Gemm")
    ]


def executed_layers(network: nn.Module, inputs: torch.Tensor) -> list[tuple[nn.Module, nn.BatchNorm2d | None]]:
    """Returns each layer in order of execution, with the normalisation that directly follows it, if any."""
    order: list[nn.Module] = []
    kinds = (*LAYERS, nn.BatchNorm2d)
    layers = [module for module in network.modules() if isinstance(module, kinds)]
    hooks = [layer.register_forward_pre_hook(lambda module, _: order.append(module)) for layer in layers]
    with torch.no_grad():
        network(inputs)
    for hook in hooks:
        hook.remove()
    followers = [*order[1:], None]
    return [
        (layer, follower if isinstance(follower, nn.BatchNorm2d) else None)
        for layer, follower in zip(order, followers, strict=True)
        if isinstance(layer, LAYERS)
    ]


def restore(network: nn.Module, classes: list[str], path: Path, inputs: torch.Tensor) -> None:
    """Gives the network the weights of an exported file, in place.

    The statistics of `inputs` [N, 3, H, W], typical ones, become those of the normalisations. A layer whose outputs are
    the file's labels is matched label by label; labels that the file lacks start from small random weights and a low
    bias. Raises ValueError where another shape differs.
    """
    model = onnx.load(path)
    known = metadata_of(model)["fridge.labels"].split(",")
    network.eval()
    layers = executed_layers(network, inputs[:1])
    norms = []
    for (layer, norm), (weights, bias) in zip(layers, stored_layers(model), strict=True):
        if len(bias) == len(known) and len(layer.bias if norm is None else norm.bias) == len(classes):
            _match_labels(layer, weights, bias, classes, known)
            continue
        if layer.weight.shape != weights.shape:
            raise ValueError(f"{path}: a layer is {weights.shape}, {tuple(layer.weight.shape)} was expected")
        layer.weight.data.copy_(torch.from_numpy(weights.copy()))
        (layer if norm is None else norm).bias.data.copy_(torch.from_numpy(bias.copy()))
        if norm is not None:
            norms.append(norm.register_forward_pre_hook(_measure))
    with torch.no_grad():
        network(inputs)
    for hook in norms:
        hook.remove()


def _match_labels(
    layer: nn.Module, weights: np.ndarray, bias: np.ndarray, classes: list[str], known: list[str]
) -> None:
    layer.weight.data.mul_(0.1)
    layer.bias.data.fill_(RARE_BIAS)
    for row, name in enumerate(classes):
        if name in known:
            layer.weight.data[row] = torch.from_numpy(weights[known.index(name)].copy())
            layer.bias.data[row] = float(bias[known.index(name)])


def _measure(norm: nn.BatchNorm2d, inputs: tuple[torch.Tensor]) -> None:
    """Sets the statistics to those of the normalisation's input, and scale and shift to their inverse."""
    (values,) = inputs
    mean, variance = values.mean((0, 2, 3)), values.var((0, 2, 3), unbiased=False)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(variance)
    norm.weight.copy_((variance + norm.eps).sqrt())
    norm.bias.add_(mean)
