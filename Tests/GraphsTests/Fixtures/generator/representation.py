"""Files that store the same tensors in different ways, and files that must be refused.

Each file is a graph without inputs whose outputs are its initialisers, passed through Identity.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import ml_dtypes
import numpy as np
from onnx import ModelProto, NodeProto, TensorProto, ValueInfoProto, external_data_helper, helper, numpy_helper

from generator.case import DEFAULT_OPSET, IR_VERSION, described

DATA = np.array([[0, 1, 2], [3, 100, 127]])
FLOAT_VALUES = np.array([[0.5, -1.25, 3.0], [65504.0, -0.0, 0.0009765625]])
TYPES: dict[str, np.ndarray] = {
    "float32": FLOAT_VALUES.astype(np.float32),
    "float16": FLOAT_VALUES.astype(np.float16),
    "bfloat16": np.array([[0.5, -1.25, 3.0], [65536.0, -0.0, 0.0009765625]]).astype(ml_dtypes.bfloat16),
    "int64": (DATA * -(2**40)).astype(np.int64),
    "int32": (DATA * -(2**20)).astype(np.int32),
    "int8": (DATA - 100).astype(np.int8),
    "uint8": (DATA * 2).astype(np.uint8),
    "bool": DATA > 2,
}


@dataclass(frozen=True)
class Stored:
    """A model file, the tensor that it holds (None if it must be refused), and the files beside it."""

    name: str
    model: ModelProto
    output: np.ndarray | None
    companions: dict[str, bytes] = field(default_factory=dict)


def holding(tensor: TensorProto, shape: tuple[int, ...], kind: int) -> ModelProto:
    """A graph that gives out one initialiser."""
    node = helper.make_node("Identity", [tensor.name], ["output0"], name="pass_on")
    return model_of(node, [tensor], helper.make_tensor_value_info("output0", kind, shape))


def model_of(node: NodeProto, tensors: list[TensorProto], output: ValueInfoProto, domain: str = "") -> ModelProto:
    graph = helper.make_graph([node], "stored", [], [output], tensors)
    opsets = [helper.make_opsetid("", DEFAULT_OPSET)]
    if domain:
        opsets.append(helper.make_opsetid(domain, 1))
    return helper.make_model(graph, opset_imports=opsets, ir_version=IR_VERSION)


def typed_tensor(values: np.ndarray) -> TensorProto:
    """The tensor in its typed field instead of raw bytes; 16-bit floats lie as bits in int32_data."""
    kind = helper.np_dtype_to_tensor_dtype(values.dtype)
    tensor = TensorProto(name="weights", data_type=kind, dims=values.shape)
    flat = values.reshape(-1)
    if values.dtype == np.float32:
        tensor.float_data.extend(flat.tolist())
    elif values.dtype == np.int64:
        tensor.int64_data.extend(flat.tolist())
    elif values.dtype in (np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16)):
        tensor.int32_data.extend(flat.view(np.uint16).astype(np.int32).tolist())
    else:
        tensor.int32_data.extend(flat.astype(np.int32).tolist())
    return tensor


def readable() -> Iterator[Stored]:
    for name, values in TYPES.items():
        kind = helper.np_dtype_to_tensor_dtype(values.dtype)
        raw = numpy_helper.from_array(values, "weights")
        yield Stored(f"{name}_raw", holding(raw, values.shape, kind), values)
        yield Stored(f"{name}_typed", holding(typed_tensor(values), values.shape, kind), values)
    empty = np.zeros((0, 3), dtype=np.float32)
    yield Stored("float32_empty", holding(numpy_helper.from_array(empty, "weights"), empty.shape, 1), empty)
    scalar = np.array(2.5, dtype=np.float32)
    yield Stored("float32_scalar", holding(numpy_helper.from_array(scalar, "weights"), (), 1), scalar)


def external(location: str, offset: int | None = None, length: int | None = None) -> ModelProto:
    """A model whose weights lie in another file."""
    values = TYPES["float32"]
    tensor = numpy_helper.from_array(values, "weights")
    external_data_helper.set_external_data(tensor, location, offset, length)
    tensor.ClearField("raw_data")
    return holding(tensor, values.shape, TensorProto.FLOAT)


def beside() -> Iterator[Stored]:
    values = TYPES["float32"]
    content = values.tobytes()
    yield Stored("external", external("external.weights", 0, len(content)), values, {"external.weights": content})
    yield Stored("external_whole_file", external("external.weights"), values)
    padded = bytes(64) + content + bytes(8)
    yield Stored("external_offset", external("offset.weights", 64, len(content)), values, {"offset.weights": padded})


def refused() -> Iterator[Stored]:
    length = TYPES["float32"].nbytes
    yield Stored("external_outside", external("../outside.weights", 0, length), None)
    yield Stored("external_hidden_outside", external("folder/../../outside.weights", 0, length), None)
    yield Stored("external_absolute", external("/outside.weights", 0, length), None)
    yield Stored("external_missing", external("missing.weights", 0, length), None)
    yield Stored("external_beyond_end", external("external.weights", 8, length), None)
    yield Stored("external_wrong_length", external("external.weights", 0, length - 4), None)
    output = described("output0", np.zeros((2, 3), np.float32))
    weights = numpy_helper.from_array(TYPES["float32"], "weights")
    unsupported = helper.make_node("Det", ["weights"], ["output0"], name="strange_node")
    yield Stored("unsupported_operator", model_of(unsupported, [weights], output), None)
    foreign = helper.make_node("Identity", ["weights"], ["output0"], name="foreign_node", domain="com.example")
    yield Stored("unknown_domain", model_of(foreign, [weights], output, "com.example"), None)
    yield from damaged_graphs(weights, output)


def damaged_graphs(weights: TensorProto, output: ValueInfoProto) -> Iterator[Stored]:
    missing = helper.make_node("Identity", ["nowhere"], ["output0"], name="dangling")
    yield Stored("missing_value", model_of(missing, [weights], output), None)
    circle = helper.make_node("Add", ["weights", "output0"], ["output0"], name="circle")
    yield Stored("cycle", model_of(circle, [weights], output), None)
    short = TensorProto(name="weights", data_type=TensorProto.FLOAT, dims=(2, 3), raw_data=bytes(20))
    yield Stored("raw_data_too_short", holding(short, (2, 3), TensorProto.FLOAT), None)
    huge = TensorProto(name="weights", data_type=TensorProto.FLOAT, dims=(2**40, 2**40), raw_data=bytes(24))
    yield Stored("overflowing_dimensions", holding(huge, (2, 3), TensorProto.FLOAT), None)
    negative = TensorProto(name="weights", data_type=TensorProto.FLOAT, dims=(-2, -3), raw_data=bytes(24))
    yield Stored("negative_dimensions", holding(negative, (2, 3), TensorProto.FLOAT), None)


def write(folder: Path) -> int:
    """Writes readable files into `folder`/readable and the others into `folder`/refused; gives their number."""
    count = 0
    for name, family in (("readable", [*readable(), *beside()]), ("refused", list(refused()))):
        (folder / name).mkdir(parents=True, exist_ok=True)
        for stored in family:
            (folder / name / f"{stored.name}.onnx").write_bytes(stored.model.SerializeToString())
            for companion, content in stored.companions.items():
                (folder / name / companion).write_bytes(content)
            if stored.output is not None:
                save(folder / name / f"{stored.name}.output0", stored.output)
            count += 1
    (folder / "refused" / "external.weights").write_bytes(TYPES["float32"].tobytes())
    return count


def save(stem: Path, values: np.ndarray) -> None:
    """NumPy has no bfloat16: its bits are stored as uint16 under a name that ends in .bf16.npy."""
    if values.dtype == ml_dtypes.bfloat16:
        np.save(stem.with_name(stem.name + ".bf16.npy"), values.view(np.uint16))
    else:
        np.save(stem.with_name(stem.name + ".npy"), values)
