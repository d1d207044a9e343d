"""The gradients of depthwise convolutions in bfloat16 are those of PyTorch, to the precision of bfloat16."""

import pytest

torch = pytest.importorskip("torch", reason="bfloat16_training.py needs torch")
pytest.importorskip("timm", reason="bfloat16_training.py needs timm")

from torch import nn  # noqa: E402

from bfloat16_training import (  # noqa: E402
    NEEDS,
    DepthwiseGradients,
    is_depthwise,
    is_supported,
    use_fast_depthwise_gradients,
)

needs_bfloat16 = pytest.mark.skipif(not is_supported(), reason=NEEDS)


@needs_bfloat16
@pytest.mark.parametrize(("kernel", "stride"), [(3, 1), (5, 1), (3, 2), (5, 2)])
@pytest.mark.parametrize("channels", [1, 16, 19])
def test_gradients_agree_with_pytorch(kernel, stride, channels):
    generator = torch.Generator().manual_seed(1)
    values = torch.randn(2, channels, 9, 11, generator=generator).bfloat16().float().requires_grad_()
    weights = torch.randn(channels, 1, kernel, kernel, generator=generator).bfloat16().float().requires_grad_()
    ours = DepthwiseGradients.apply(values, weights, stride, kernel // 2)
    theirs = nn.functional.conv2d(values, weights, None, stride, kernel // 2, 1, channels)
    gradient = torch.randn(theirs.shape, generator=generator).bfloat16()
    expected = torch.autograd.grad(theirs, (values, weights), gradient.float())
    actual = torch.autograd.grad(ours, (values, weights), gradient)
    for one, other in zip(actual, expected, strict=True):
        assert (one.float() - other).abs().max() < 0.01 * other.abs().max()


def test_only_depthwise_layers_are_replaced():
    network = nn.Sequential(
        nn.Conv2d(8, 8, 3, groups=8, bias=False),
        nn.Conv2d(8, 8, 3, groups=8),
        nn.Conv2d(8, 8, 3, bias=False),
        nn.Conv2d(8, 8, 7, groups=8, bias=False),
    )
    names = list(network.state_dict())
    use_fast_depthwise_gradients(network)
    assert [type(layer) is nn.Conv2d for layer in network] == [False, True, True, True]
    assert [is_depthwise(layer) for layer in network] == [True, False, False, True]
    assert list(network.state_dict()) == names
