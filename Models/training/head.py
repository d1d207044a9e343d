"""The trained part of the classifier: from the backbone's features to logits."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from backbone import load_backbone


@dataclass(frozen=True)
class Head:
    """A trained head with what was found out about it; `tail` holds the backbone's tensors that were trained too."""

    layers: nn.Sequential
    classes: list[str]
    temperature: float
    threshold: float
    figures: str
    tail: dict[str, torch.Tensor] | None = None

    def network(self) -> nn.Module:
        """The whole classifier in inference mode: float32 [N, 3, 224, 224] to logits."""
        network = load_backbone()
        if self.tail is not None:
            network.load_state_dict(self.tail, strict=False)
        return nn.Sequential(network, self.layers).eval()

    def save(self, path: Path) -> None:
        torch.save({**self.__dict__, "layers": self.layers}, path)

    @classmethod
    def load(cls, path: Path) -> "Head":
        """Reads a file that `save` of this project wrote; it may hold code, so never one from elsewhere."""
        return cls(**torch.load(path, weights_only=False))


def new_layers(features: int, hidden: int, classes: int) -> nn.Sequential:
    """One linear layer, or two with a rectifier and dropout between them where `hidden` is not 0."""
    if hidden == 0:
        return nn.Sequential(nn.Linear(features, classes))
    return nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Dropout(0.4), nn.Linear(hidden, classes))


def fold_scaling(layers: nn.Sequential, mean: torch.Tensor, deviation: torch.Tensor) -> None:
    """Changes the first layer in place so that it takes plain features instead of (feature - mean) / deviation."""
    first = layers[0]
    with torch.no_grad():
        first.weight.div_(deviation)
        first.bias.sub_(first.weight @ mean)


def logits_of(layers: nn.Module, features: np.ndarray) -> np.ndarray:
    """float32 [objects, classes]."""
    with torch.no_grad():
        return layers.eval()(torch.from_numpy(features)).numpy()
