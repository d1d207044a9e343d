"""A network restored from its exported file computes what the file does."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="exported_weights.py needs torch")
onnx = pytest.importorskip("onnx", reason="exported_weights.py needs onnx")

from torch import nn  # noqa: E402

from exported_weights import restore  # noqa: E402
from model_file import halve_weights, metadata_of, set_metadata, weights_hash  # noqa: E402

CLASSES = ["apple", "corn", "egg"]


def tiny(classes: int, seed: int) -> nn.Module:
    """Two convolutions with batch normalisation and a linear layer; all numbers are drawn, none is 0 or 1."""
    torch.manual_seed(seed)
    network = nn.Sequential(
        nn.Conv2d(3, 8, 3, stride=2, padding=1, bias=False),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.Conv2d(8, 8, 3, padding=1, groups=8, bias=False),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(8, classes),
    )
    for layer in network:
        if isinstance(layer, nn.BatchNorm2d):
            for values in (layer.weight, layer.running_var):
                nn.init.uniform_(values, 0.5, 1.5)
            for values in (layer.bias, layer.running_mean):
                nn.init.uniform_(values, -0.5, 0.5)
    return network.eval()


def exported(network: nn.Module, path, halved: bool):
    """Writes the network with folded normalisations, and its labels."""
    torch.onnx.export(network, (torch.zeros(1, 3, 16, 16),), str(path), dynamo=False, opset_version=17)
    model = onnx.load(path)
    assert not any(node.op_type == "BatchNormalization" for node in model.graph.node)
    if halved:
        halve_weights(model)
    set_metadata(model, {"fridge.labels": ",".join(CLASSES)})
    onnx.checker.check_model(model)
    onnx.save(model, path)
    return model


@pytest.fixture
def inputs() -> torch.Tensor:
    return torch.randn(16, 3, 16, 16, generator=torch.Generator().manual_seed(3))


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(("halved", "tolerance"), [(False, 1e-5), (True, 2e-3)])
def test_the_restored_network_gives_the_same_outputs(tmp_path, inputs, halved, tolerance):
    network, restored = tiny(3, seed=1), tiny(3, seed=2)
    exported(network, tmp_path / "tiny.onnx", halved)
    others = torch.randn(4, 3, 16, 16, generator=torch.Generator().manual_seed(4))
    with torch.no_grad():
        assert (restored(others) - network(others)).abs().max() > 0.1
        restore(restored, CLASSES, tmp_path / "tiny.onnx", inputs)
        assert (restored(inputs) - network(inputs)).abs().max() < tolerance
        assert (restored(others) - network(others)).abs().max() < tolerance


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_restored_normalisations_have_the_statistics_of_the_inputs(tmp_path, inputs):
    network, restored = tiny(3, seed=1), tiny(3, seed=2)
    exported(network, tmp_path / "tiny.onnx", halved=False)
    restore(restored, CLASSES, tmp_path / "tiny.onnx", inputs)
    with torch.no_grad():
        values = restored[0](inputs)
    assert torch.allclose(restored[1].running_mean, values.mean((0, 2, 3)), atol=1e-5)
    assert torch.allclose(restored[1].running_var, values.var((0, 2, 3), unbiased=False), atol=1e-5)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_labels_are_matched_by_name(tmp_path, inputs):
    network, restored = tiny(3, seed=1), tiny(4, seed=2)
    exported(network, tmp_path / "tiny.onnx", halved=False)
    restore(restored, ["egg", "ham", "apple", "corn"], tmp_path / "tiny.onnx", inputs)
    with torch.no_grad():
        assert torch.allclose(restored(inputs)[:, [2, 3, 0]], network(inputs), atol=1e-5)
        assert (restored(inputs)[:, 1] < -2).all()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_another_shape_is_refused(tmp_path, inputs):
    exported(tiny(3, seed=1), tmp_path / "tiny.onnx", halved=False)
    other = tiny(3, seed=2)
    other[0] = nn.Conv2d(3, 8, 5, stride=2, padding=2, bias=False)
    with pytest.raises(ValueError, match=r"a layer is \(8, 3, 3, 3\)"):
        restore(other, CLASSES, tmp_path / "tiny.onnx", inputs)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_hash_depends_on_the_weights_alone(tmp_path):
    first, second = (exported(tiny(3, seed), tmp_path / f"{seed}.onnx", halved=False) for seed in (1, 2))
    before = weights_hash(first)
    set_metadata(first, {"fridge.name": "renamed"})
    assert metadata_of(first) == {"fridge.name": "renamed"}
    assert weights_hash(first) == before != weights_hash(second)
    widths = {tensor.data_type for tensor in first.graph.initializer if np.prod(tensor.dims) > 8}
    assert widths == {onnx.TensorProto.FLOAT}
