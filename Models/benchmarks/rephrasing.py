"""Equivalent operators for converters that lack some."""

import numpy as np
import onnx
from onnx import helper, numpy_helper

NO_REGION = "no region"


def constants_of(graph: onnx.GraphProto) -> dict[str, np.ndarray]:
    """Returns initialisers and Constant nodes by name."""
    constants = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    for node in graph.node:
        if node.op_type == "Constant" and node.attribute[0].name == "value":
            constants[node.output[0]] = numpy_helper.to_array(node.attribute[0].t)
    return constants


def doubles_nearest(node: onnx.NodeProto, constants: dict[str, np.ndarray]) -> bool:
    """Returns whether the node is a nearest-neighbour Resize to twice the size with half-pixel coordinates."""
    attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
    return (
        node.op_type == "Resize"
        and attributes.get("mode", b"nearest") == b"nearest"
        and attributes.get("coordinate_transformation_mode", b"half_pixel") == b"half_pixel"
        and attributes.get("nearest_mode", b"round_prefer_floor") == b"round_prefer_floor"
        and len(node.input) == 3
        and np.array_equal(constants.get(node.input[2], np.empty(0)), [1, 1, 2, 2])
    )


def double_from_corner(graph: onnx.GraphProto) -> None:
    """Gives such a Resize asymmetric coordinates and no region: pixel `i` is pixel `i / 2` rounded down either way."""
    constants = constants_of(graph)
    nodes = [node for node in graph.node if doubles_nearest(node, constants)]
    if nodes:
        graph.initializer.append(numpy_helper.from_array(np.empty(0, np.float32), NO_REGION))
    for node in nodes:
        node.input[1] = NO_REGION
        del node.attribute[:]
        settings = {"mode": "nearest", "coordinate_transformation_mode": "asymmetric", "nearest_mode": "floor"}
        node.attribute.extend(helper.make_attribute(name, value) for name, value in settings.items())


def corner(node: onnx.NodeProto | None, constants: dict[str, np.ndarray]) -> tuple[int, int] | None:
    """Returns row and column at which a Slice of every second pixel begins; None for any other node."""
    if node is None or node.op_type != "Slice" or len(node.input) != 5:
        return None
    starts, ends, axes, steps = (constants.get(name, np.empty(0)).tolist() for name in node.input[1:])
    whole = axes == [2, 3] and steps == [2, 2] and all(end >= 2**31 - 1 for end in ends)
    return (starts[0], starts[1]) if whole and all(start in (0, 1) for start in starts) else None


def picking(corners: list[tuple[int, int]], channels: int) -> np.ndarray:
    """Returns weights [corners * channels, channels, 2, 2] that copy a pixel of each window and channel per corner."""
    weights = np.zeros((len(corners), channels, channels, 2, 2), np.float32)
    for part, (row, column) in enumerate(corners):
        weights[part, range(channels), range(channels), row, column] = 1
    return weights.reshape(-1, channels, 2, 2)


def convolve_focus(graph: onnx.GraphProto) -> None:
    """Replaces a concatenation of every second pixel of an input by a convolution with stride 2."""
    constants = constants_of(graph)
    makers = {name: node for node in graph.node for name in node.output}
    channels = {entry.name: entry.type.tensor_type.shape.dim[1].dim_value for entry in graph.input}
    for index, node in enumerate(graph.node):
        parts = [makers.get(name) for name in node.input] if node.op_type == "Concat" else []
        corners = [corner(part, constants) for part in parts]
        sources = {part.input[0] for part in parts if part is not None}
        if not corners or None in corners or len(sources) != 1 or not sources <= channels.keys():
            continue
        (source,) = sources
        weights = f"{node.output[0]}.weights"
        graph.initializer.append(numpy_helper.from_array(picking(corners, channels[source]), weights))
        shape = {"kernel_shape": [2, 2], "strides": [2, 2]}
        graph.node.insert(index, helper.make_node("Conv", [source, weights], list(node.output), **shape))
        for removed in (node, *parts):
            graph.node.remove(removed)
        return


def rephrased(model: onnx.ModelProto) -> onnx.ModelProto:
    """Returns an equivalent copy; raises ValidationError if it is not a valid model."""
    result = onnx.ModelProto()
    result.CopyFrom(model)
    double_from_corner(result.graph)
    convolve_focus(result.graph)
    onnx.checker.check_model(result)
    return result
