"""The space of embeddings, and the outputs that give it to a model."""

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

from attach_embedding import attach
from embedding_space import EmbeddingSpace, prototypes, roots


def objects(count: int = 60) -> tuple[np.ndarray, np.ndarray]:
    """Returns features of three labels that differ within a label mostly along the first value."""
    random = np.random.default_rng(3)
    names = np.array(["a", "b", "c"])[np.arange(count) % 3]
    centres = {"a": [4, 6, 1, 1], "b": [4, 1, 6, 1], "c": [4, 1, 1, 6]}
    features = np.array([centres[name] for name in names], float)
    features[:, 0] += random.uniform(-4, 8, count)
    return features + random.uniform(0, 0.2, features.shape), names


def test_roots_have_the_length_one():
    assert roots(np.array([[9.0, 16, 0], [0, 0, 0]])) == pytest.approx(np.array([[0.6, 0.8, 0], [0, 0, 0]]))


def test_what_differs_within_a_label_counts_for_less():
    features, names = objects()
    space = EmbeddingSpace.of(roots(features), names)
    rows = space.embeddings(roots(features))
    plain = roots(features) - space.mean
    plain /= np.linalg.norm(plain, axis=1, keepdims=True)

    def contrast(vectors: np.ndarray) -> float:
        products = vectors @ vectors.T
        same = names[:, None] == names[None]
        return products[same].mean() - products[~same].mean()

    assert contrast(rows) > contrast(plain)


def test_the_strongest_components_come_first_and_the_rest_goes():
    features, names = objects()
    space, narrow = (EmbeddingSpace.of(roots(features), names, width) for width in (4, 2))
    assert narrow.projection == pytest.approx(space.projection[:, :2])
    spread = ((roots(features) - space.mean) @ space.projection).std(axis=0)
    assert list(spread) == sorted(spread, reverse=True)
    assert np.linalg.norm(narrow.embeddings(roots(features)), axis=1) == pytest.approx(np.ones(len(names)))


def test_labels_without_objects_have_no_prototype():
    features, names = objects()
    names[names == "c"] = "none"
    rows = EmbeddingSpace.of(roots(features), names).embeddings(roots(features))
    means = prototypes(rows, names, ["none", "b", "x", "a"])
    assert np.linalg.norm(means, axis=1) == pytest.approx([0, 1, 0, 1])


def test_the_model_gives_the_same():
    features, names = objects()
    space = EmbeddingSpace.of(roots(features), names)
    rows = space.embeddings(roots(features))
    means = prototypes(rows, names, ["a", "b", "c"])
    weights = numpy_helper.from_array(np.ones((3, 4), np.float32), "weights")
    graph = helper.make_graph(
        [
            helper.make_node("Relu", ["x"], ["features"]),
            helper.make_node("Gemm", ["features", "weights"], ["logits"], transB=1),
        ],
        "net",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 4])],
        [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [1, 3])],
        [weights],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    attach(model, EmbeddingSpace.of(roots(features), names, width=2), means[:, :2])
    attach(model, space, means)  # replaces what is there
    onnx.checker.check_model(model, full_check=True)
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    for row in range(5):
        _, embedding, similarities = session.run(None, {"x": features[row : row + 1].astype(np.float32)})
        assert embedding[0] == pytest.approx(rows[row], abs=3e-3)
        assert similarities[0] == pytest.approx(rows[row] @ means.T, abs=5e-3)
