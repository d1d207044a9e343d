"""The classes of a checkpoint."""

import pytest

torch = pytest.importorskip("torch", reason="export.py needs torch")
pytest.importorskip("timm", reason="export.py needs timm")
pytest.importorskip("onnx", reason="export.py needs onnx")

from torch import nn  # noqa: E402

from export import trained  # noqa: E402


def test_an_older_checkpoint_gets_the_present_labels(tmp_path):
    layer = nn.Linear(2, 3)
    average = {f"module.{name}": value for name, value in layer.state_dict().items()} | {"n_averaged": torch.tensor(4)}
    torch.save({"classes": ["chips", "egg", "soda"], "average": average}, tmp_path / "old.pt")
    network, classes = trained(tmp_path / "old.pt", lambda names: nn.Linear(2, len(names)))
    assert classes == ["potato_chips", "egg", "soda"]
    assert torch.equal(network.weight, layer.weight) and not network.training
