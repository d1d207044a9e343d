"""Differences from the reference, and networks rephrased for the converters."""

import numpy as np
import pytest

onnx = pytest.importorskip("onnx", reason="reference.py needs onnx")
onnxruntime = pytest.importorskip("onnxruntime", reason="reference.py needs onnxruntime")

from onnx import TensorProto, helper, numpy_helper  # noqa: E402

from reference import is_quantised, largest_difference, reference_outputs, reference_session, seeded_inputs  # noqa: E402
from rephrasing import picking, rephrased  # noqa: E402


def test_the_difference_is_relative_to_the_largest_output():
    expected = {"a": np.array([4.0, -8.0]), "b": np.array([1.0])}
    assert largest_difference(expected, expected) == 0
    assert largest_difference(expected, {"a": np.array([4.0, -7.0]), "b": np.array([1.05])}) == pytest.approx(0.125)
    assert largest_difference({"a": np.zeros(0)}, {"a": np.zeros(0)}) == 0


@pytest.mark.parametrize("values", [None, np.zeros(3), np.array([np.nan, 0]), np.array([np.inf, 0])])
def test_a_wrong_output_is_an_error(values):
    with pytest.raises(ValueError, match="output a"):
        largest_difference({"a": np.ones(2)}, {} if values is None else {"a": values})


def model(nodes, constants, shape):
    """A network from `image` [1, 3, 6, 4] to `result`."""
    graph = helper.make_graph(
        nodes,
        "network",
        [helper.make_tensor_value_info("image", TensorProto.FLOAT, [1, 3, 6, 4])],
        [helper.make_tensor_value_info("result", TensorProto.FLOAT, shape)],
        [numpy_helper.from_array(values, name) for name, values in constants.items()],
    )
    result = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    onnx.checker.check_model(result)
    return result


def focus():
    """The four corners of each 2 × 2 window one after another, as YOLOX begins."""
    nodes, constants = [], {"ends": np.array([2**31, 2**31]), "axes": np.array([2, 3]), "steps": np.array([2, 2])}
    for index, corner in enumerate([(0, 0), (1, 0), (0, 1), (1, 1)]):
        constants[f"start{index}"] = np.array(corner)
        nodes.append(helper.make_node("Slice", ["image", f"start{index}", "ends", "axes", "steps"], [f"part{index}"]))
    nodes.append(helper.make_node("Concat", [f"part{index}" for index in range(4)], ["result"], axis=1))
    return model(nodes, constants, [1, 12, 3, 2])


def doubling(mode: str = "nearest"):
    constants = {"region": np.zeros(0, np.float32), "scales": np.array([1, 1, 2, 2], np.float32)}
    return model(
        [helper.make_node("Resize", ["image", "region", "scales"], ["result"], mode=mode)], constants, [1, 3, 12, 8]
    )


def outputs(network, path):
    onnx.save(network, path)
    session = reference_session(path)
    return reference_outputs(session, seeded_inputs(session, "network", seed=1, open_dimension=1))


@pytest.mark.parametrize("network", [focus(), doubling(), doubling("linear")], ids=["focus", "nearest", "linear"])
def test_a_rephrased_network_computes_the_same(network, tmp_path):
    before = network.SerializeToString()
    expected, actual = outputs(network, tmp_path / "a.onnx"), outputs(rephrased(network), tmp_path / "b.onnx")
    assert largest_difference(expected, actual) < 1e-6
    assert network.SerializeToString() == before


def test_only_known_patterns_are_rephrased():
    assert [node.op_type for node in rephrased(focus()).graph.node] == ["Conv"]
    mode = {entry.name: entry for entry in rephrased(doubling()).graph.node[0].attribute}
    assert mode["coordinate_transformation_mode"].s == b"asymmetric"
    assert rephrased(doubling("linear")) == doubling("linear")


def test_picking_copies_one_pixel_of_a_window():
    weights = picking([(0, 1), (1, 0)], 2)
    assert weights.shape == (4, 2, 2, 2) and weights.sum() == 4
    assert weights[1, 1, 0, 1] == 1 and weights[2, 0, 1, 0] == 1


def test_inputs_depend_on_the_seed_and_open_dimensions(tmp_path):
    graph = helper.make_graph(
        [helper.make_node("Identity", ["image"], ["result"])],
        "network",
        [helper.make_tensor_value_info("image", TensorProto.FLOAT, ["batch", 3])],
        [helper.make_tensor_value_info("result", TensorProto.FLOAT, ["batch", 3])],
    )
    path = tmp_path / "identity.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8), path)
    session = reference_session(path)
    first, second, other = (seeded_inputs(session, "identity", seed, 2)["image"] for seed in (1, 1, 2))
    assert first.shape == (2, 3) and first.dtype == np.float32
    assert np.array_equal(first, second) and not np.array_equal(first, other)
    pixels = seeded_inputs(session, "yolox_nano", 1, 50)["image"]
    assert pixels.min() >= 0 and 200 < pixels.max() <= 255 and np.array_equal(pixels, pixels.round())
    assert not is_quantised(path)
