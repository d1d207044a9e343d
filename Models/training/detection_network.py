"""The detector: EfficientNet-Lite0, a feature pyramid in both directions, and a decoupled head on each level."""

import torch
from timm.layers import Conv2dSame
from torch import nn
from torch.nn import functional

from backbone import load_backbone

STRIDES = (8, 16, 32)
STAGES = (2, 4, 6)
CHANNELS = (40, 112, 320)
WIDTH = 96
FOOD = "food"
RARE = 0.01


def convolution(inputs: int, outputs: int, kernel: int = 1, stride: int = 1, groups: int = 1) -> nn.Sequential:
    """Returns a convolution with batch normalisation and a rectifier, which the engine folds into one step.

    Strided ones are padded as the backbone's are: see `export_onnx`.
    """
    kind = nn.Conv2d if stride == 1 else Conv2dSame
    return nn.Sequential(
        kind(inputs, outputs, kernel, stride, kernel // 2, groups=groups, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(inplace=True),
    )


def separable(inputs: int, outputs: int, kernel: int = 5, stride: int = 1) -> nn.Sequential:
    """Returns a depthwise and a pointwise convolution: the receptive field of a full one at a fraction of its cost."""
    return nn.Sequential(convolution(inputs, inputs, kernel, stride, inputs), convolution(inputs, outputs))


class Pyramid(nn.Module):
    """A feature pyramid from coarse to fine (Lin et al., 2017), then back (Liu et al., 2018)."""

    def __init__(self) -> None:
        super().__init__()
        self.entries = nn.ModuleList(convolution(channels, WIDTH) for channels in CHANNELS)
        self.downward = nn.ModuleList(separable(WIDTH, WIDTH) for _ in STRIDES[1:])
        self.strided = nn.ModuleList(separable(WIDTH, WIDTH, stride=2) for _ in STRIDES[1:])
        self.upward = nn.ModuleList(separable(WIDTH, WIDTH) for _ in STRIDES[1:])

    def forward(self, features: list[torch.Tensor]) -> list[torch.Tensor]:
        fine, middle, coarse = (entry(level) for entry, level in zip(self.entries, features, strict=True))
        middle = self.downward[0](middle + functional.interpolate(coarse, scale_factor=2.0, mode="nearest"))
        fine = self.downward[1](fine + functional.interpolate(middle, scale_factor=2.0, mode="nearest"))
        middle = self.upward[0](middle + self.strided[0](fine))
        coarse = self.upward[1](coarse + self.strided[1](middle))
        return [fine, middle, coarse]


class Head(nn.Module):
    """The outputs of one level for each cell: [N, 5 + classes, H, W] as box, objectness and classes."""

    def __init__(self, classes: int) -> None:
        super().__init__()
        self.naming = nn.Sequential(separable(WIDTH, WIDTH), separable(WIDTH, WIDTH))
        self.placing = nn.Sequential(separable(WIDTH, WIDTH), separable(WIDTH, WIDTH))
        self.classes = nn.Conv2d(WIDTH, classes, 1)
        self.box = nn.Conv2d(WIDTH, 4, 1)
        self.objectness = nn.Conv2d(WIDTH, 1, 1)
        for layer in (self.classes, self.objectness):
            nn.init.constant_(layer.bias, -torch.log(torch.tensor((1 - RARE) / RARE)).item())

    def forward(self, level: torch.Tensor) -> torch.Tensor:
        place = self.placing(level)
        return torch.cat([self.box(place), self.objectness(place), self.classes(self.naming(level))], 1)


class Detector(nn.Module):
    """The detector: float32 [N, 3, H, W] to [N, cells, 5 + classes], the cells of stride 8 first, row by row.

    In training, objectness and classes are logits; exported, they are probabilities. Boxes are as in YOLOX (Ge et al.,
    2021): the centre's distance from the cell's upper left corner, and the logarithms of width and height, all in
    cells.
    """

    def __init__(self, classes: list[str]) -> None:
        super().__init__()
        self.backbone = load_backbone()
        del self.backbone.conv_head, self.backbone.bn2
        self.pyramid = Pyramid()
        self.heads = nn.ModuleList(Head(len(classes)) for _ in STRIDES)
        self.gives_probabilities = False

    def forward(self, values: torch.Tensor) -> torch.Tensor:
        values = self.backbone.bn1(self.backbone.conv_stem(values))
        features = []
        for index, stage in enumerate(self.backbone.blocks):
            values = stage(values)
            if index in STAGES:
                features.append(values)
        levels = [head(level).flatten(2) for head, level in zip(self.heads, self.pyramid(features), strict=True)]
        rows = torch.cat(levels, 2).transpose(1, 2)
        if not self.gives_probabilities:
            return rows
        return torch.cat([rows[..., :4], rows[..., 4:].sigmoid()], 2)


def cells(side: int) -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the upper left corner of every cell of a square input in pixels, [cells, 2], and its stride, [cells]."""
    corners, strides = [], []
    for stride in STRIDES:
        count = side // stride
        rows, columns = torch.meshgrid(torch.arange(count), torch.arange(count), indexing="ij")
        corners.append(torch.stack([columns, rows], 2).reshape(-1, 2) * float(stride))
        strides.append(torch.full((count * count,), float(stride)))
    return torch.cat(corners), torch.cat(strides)


def boxes(rows: torch.Tensor, corners: torch.Tensor, strides: torch.Tensor) -> torch.Tensor:
    """Returns the rows' boxes in pixels, [..., 4] as x0, y0, x1, y1."""
    centres = corners + rows[..., :2] * strides[:, None]
    halves = rows[..., 2:4].clamp(max=8).exp() * strides[:, None] / 2
    return torch.cat([centres - halves, centres + halves], -1)
