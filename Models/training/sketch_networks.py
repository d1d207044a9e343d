"""Two networks that name the shape in a 40 × 40 picture of ink."""

import torch
from torch import nn

from sketch_generator import CLASSES


def convolution(inputs: int, outputs: int, stride: int = 1, side: int = 3, groups: int = 1) -> list[nn.Module]:
    layer = nn.Conv2d(inputs, outputs, side, stride, side // 2, groups=groups, bias=False)
    return [layer, nn.BatchNorm2d(outputs), nn.ReLU()]


class Plain(nn.Sequential):
    """Four convolutions with max pooling between them, then the mean and a linear layer; 70,000 weights."""

    def __init__(self) -> None:
        super().__init__(
            *convolution(1, 16), nn.MaxPool2d(2),
            *convolution(16, 32), nn.MaxPool2d(2),
            *convolution(32, 64), nn.MaxPool2d(2),
            *convolution(64, 80),
            nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.1), nn.Linear(80, len(CLASSES)),
        )  # fmt: skip


class Block(nn.Module):
    """A residual block: a 5 × 5 depthwise convolution between two of 1 × 1 (MobileNetV2, Sandler et al., 2018)."""

    def __init__(self, channels: int, expansion: int = 2) -> None:
        super().__init__()
        wide = channels * expansion
        self.layers = nn.Sequential(
            *convolution(channels, wide, side=1),
            *convolution(wide, wide, side=5, groups=wide),
            nn.Conv2d(wide, channels, 1, bias=False),
            nn.BatchNorm2d(channels),
        )

    def forward(self, inputs: torch.Tensor) -> torch.Tensor:
        return inputs + self.layers(inputs)


class Residual(nn.Sequential):
    """Strided convolutions with residual depthwise blocks between them; 75,000 weights."""

    def __init__(self) -> None:
        super().__init__(
            *convolution(1, 16, stride=2), Block(16), *convolution(16, 32, stride=2), Block(32), Block(32),
            *convolution(32, 64, stride=2), Block(64), Block(64),
            nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Dropout(0.1), nn.Linear(64, len(CLASSES)),
        )  # fmt: skip


NETWORKS = {"plain": Plain, "residual": Residual}
