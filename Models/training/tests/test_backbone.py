"""Tests of the pretrained networks."""

import pytest
import torch

from backbone import PRETRAINED, Classifier, load_backbone


@pytest.mark.parametrize("name", PRETRAINED)
def test_networks_have_the_weights_of_their_packages(name: str) -> None:
    network = load_backbone(name)
    features = network(torch.zeros(2, 3, 64, 64))
    assert features.shape == (2, 1280)
    assert network.conv_stem.weight.std() > 0.3, "random weights have 0.08"


def test_the_larger_network_has_more_weights() -> None:
    small, large = (sum(weight.numel() for weight in Classifier(["a", "b"], name).parameters()) for name in PRETRAINED)
    assert small < 3.5e6 < 4.8e6 < large
