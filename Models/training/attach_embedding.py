"""Gives a classifier's file the outputs that lessons are compared by: `embedding` and `label_similarities`."""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from embedding_space import EmbeddingSpace, prototypes, roots
from model_file import metadata_of, set_metadata, weights_hash

EMBEDDING, SIMILARITIES = "embedding", "label_similarities"


def attach(model: onnx.ModelProto, space: EmbeddingSpace, means: np.ndarray) -> None:
    """Gives the graph of a classifier both outputs, instead of those that it has; tensors are stored in float16."""
    graph = model.graph
    detach(graph)
    features = [node for node in graph.node if node.op_type == "Gemm"][-1].input[0]

    def store(name: str, values: np.ndarray) -> str:
        graph.initializer.append(numpy_helper.from_array(values.astype(np.float16), f"{name}.half"))
        graph.node.append(helper.make_node("Cast", [f"{name}.half"], [name], name=f"{name}.cast", to=TensorProto.FLOAT))
        return name

    mean = store("embedding.mean", space.mean)
    projection = store("embedding.projection", space.projection)
    labels = store("embedding.labels", means.T)
    graph.initializer.append(numpy_helper.from_array(np.array([1]), "embedding.axis"))
    for operator, inputs, output in (
        ("ReduceSum", [features, "embedding.axis"], "embedding.sum"),
        ("Div", [features, "embedding.sum"], "embedding.shares"),
        ("Sqrt", ["embedding.shares"], "embedding.roots"),
        ("Sub", ["embedding.roots", mean], "embedding.centred"),
        ("MatMul", ["embedding.centred", projection], "embedding.projected"),
        ("Mul", ["embedding.projected", "embedding.projected"], "embedding.squares"),
        ("ReduceSum", ["embedding.squares", "embedding.axis"], "embedding.square"),
        ("Sqrt", ["embedding.square"], "embedding.length"),
        ("Div", ["embedding.projected", "embedding.length"], EMBEDDING),
        ("MatMul", [EMBEDDING, labels], SIMILARITIES),
    ):
        graph.node.append(helper.make_node(operator, inputs, [output], name=output))
    for name, width in ((EMBEDDING, means.shape[1]), (SIMILARITIES, means.shape[0])):
        graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, width]))


def detach(graph: onnx.GraphProto) -> None:
    """Removes both outputs and everything that serves them alone."""
    for items in (graph.node, graph.initializer, graph.output):
        kept = [item for item in items if item.name.partition(".")[0] not in (EMBEDDING, SIMILARITIES)]
        del items[:]
        items.extend(kept)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("model", type=Path, help="the classifier, which is written anew")
    parser.add_argument("embeddings", type=Path, help="an .npz file that embeddings.py wrote with this model")
    arguments = parser.parse_args()
    model = onnx.load(arguments.model)
    metadata = metadata_of(model)
    file = np.load(arguments.embeddings)
    is_training = file["split"] == "train"
    rows = roots(file["embeddings"][0][is_training].astype(np.float32))
    names = file["ingredient"][is_training].astype(str)
    space = EmbeddingSpace.of(rows, names)
    attach(model, space, prototypes(space.embeddings(rows), names, metadata["fridge.labels"].split(",")))
    set_metadata(model, metadata | {"fridge.sha256": weights_hash(model)})
    onnx.checker.check_model(model, full_check=True)
    onnx.save(model, arguments.model)
    print(f"{arguments.model}: {len(rows)} objects, {arguments.model.stat().st_size} bytes")


if __name__ == "__main__":
    main()
