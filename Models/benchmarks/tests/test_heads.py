from pathlib import Path

import numpy as np
import onnx
import pytest
from PIL import Image

heads = pytest.importorskip("heads", exc_type=ImportError)

METADATA = {
    "fridge.input.width": "4",
    "fridge.input.height": "3",
    "fridge.input.mean": "127,127,127",
    "fridge.input.scale": "0.5,0.5,0.5",
    "fridge.input.crop": "fill",
    "fridge.input.resize": "bicubic",
}


@pytest.fixture
def model() -> onnx.ModelProto:
    """A network that averages a photo and scores two labels by its red."""
    helper, numpy_helper = onnx.helper, onnx.numpy_helper
    weights = np.array([[0.1, -0.1], [0, 0], [0, 0]], np.float32)
    graph = helper.make_graph(
        [
            helper.make_node("GlobalAveragePool", ["image"], ["pooled"]),
            helper.make_node("Flatten", ["pooled"], ["features"]),
            helper.make_node("Gemm", ["features", "weights"], ["scores"]),
            helper.make_node("Identity", ["scores"], ["logits"]),
        ],
        "network",
        [helper.make_tensor_value_info("image", onnx.TensorProto.FLOAT, [1, 3, 3, 4])],
        [helper.make_tensor_value_info("logits", onnx.TensorProto.FLOAT, [1, 2])],
        [numpy_helper.from_array(weights, "weights")],
    )
    network = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(network, METADATA)
    return network


@pytest.fixture
def photo(tmp_path: Path) -> "heads.Photo":
    file = tmp_path / "red.png"
    Image.new("RGB", (8, 8), (167, 127, 87)).save(file)
    return heads.Photo(file, "val", "red")


def test_rows_of_a_table(tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    table.write_text("file,split,ingredient,x0\na.jpg,train,양파,\n", encoding="utf-8")
    assert heads.read_table(table) == [heads.Photo(tmp_path / "a.jpg", "train", "양파")]
    table.write_text("file,split,ingredient,x0\na.jpg,train,egg,0.5\n", encoding="utf-8")
    with pytest.raises(ValueError, match="box"):
        heads.read_table(table)


def test_features_are_those_of_all_views(model: onnx.ModelProto, photo: "heads.Photo") -> None:
    assert heads.feature_name(model) == "features"
    values = heads.features(model, [photo, photo], 2, 1)
    assert values.shape == (2, 2, 3)
    assert np.allclose(values, [20, 0, -20])


def test_difference_is_the_largest(
    model: onnx.ModelProto, photo: "heads.Photo", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "model.onnx"
    onnx.save(model, file)
    # The logits are 2 and -2.
    monkeypatch.setattr(heads, "fridge", lambda *_: np.save(tmp_path / "logits.npy", np.float32([[2, -2.25]])))
    assert heads.difference(Path("fridge"), file, [photo], tmp_path) == pytest.approx(0.25, abs=1e-5)
    assert heads.difference(Path("fridge"), file, [], tmp_path) == 0


def test_other_crops_are_refused() -> None:
    with pytest.raises(ValueError, match="stretch"):
        heads.Preprocessing.of({**METADATA, "fridge.input.crop": "center"})


def test_network_without_a_linear_layer_is_refused(model: onnx.ModelProto) -> None:
    del model.graph.node[2:]
    model.graph.output[0].name = "features"
    with pytest.raises(ValueError, match="linear"):
        heads.feature_name(model)


def test_mirroring_turns_rows_round() -> None:
    plain, mirrored = heads.views_of(np.arange(6.0).reshape(1, 1, 2, 3), 2)
    assert mirrored.tolist() == [[[[2, 1, 0], [5, 4, 3]]]]
    assert plain[0, 0, 0].tolist() == [0, 1, 2]


def test_row_of_the_table() -> None:
    assert heads.row("a", 0.98765, 12.34) == "| a | 98.8% | 12.3 s |"
