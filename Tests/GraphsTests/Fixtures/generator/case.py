"""One operator, its inputs, and the outputs that ONNX's reference implementation gives."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from onnx import ModelProto, TensorProto, ValueInfoProto, checker, helper, numpy_helper
from onnx.reference import ReferenceEvaluator

DEFAULT_OPSET = 17
IR_VERSION = 8

Expectation = Callable[..., np.ndarray | tuple[np.ndarray, ...]]


@dataclass(frozen=True)
class Fixed:
    """An input that is an initialiser of the graph, as shapes, axes and weights are in real networks."""

    values: np.ndarray


@dataclass(frozen=True)
class Case:
    """A model of one node with inputs and expected outputs, both in the order of the graph's own lists."""

    operator: str
    name: str
    model: ModelProto
    inputs: list[np.ndarray]
    outputs: list[np.ndarray]


Input = np.ndarray | Fixed | None


def single(
    operator: str,
    name: str,
    inputs: Sequence[Input],
    *,
    opset: int = DEFAULT_OPSET,
    outputs: int = 1,
    expect: Expectation | None = None,
    **attributes: Any,
) -> Case:
    """A case of one node; `None` among the inputs is an omitted one, `expect` takes the reference's place."""
    names = [f"input{index}" if value is not None else "" for index, value in enumerate(inputs)]
    output_names = [f"output{index}" for index in range(outputs)]
    node = helper.make_node(operator, names, output_names, name=name, **attributes)
    named = [(key, value) for key, value in zip(names, inputs, strict=True) if value is not None]
    graph = helper.make_graph(
        [node],
        name,
        [described(key, value) for key, value in named if not isinstance(value, Fixed)],
        [described(key, np.zeros(0, np.float32)) for key in output_names],
        [numpy_helper.from_array(value.values, key) for key, value in named if isinstance(value, Fixed)],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=ir_version(opset))
    given = {key: value for key, value in named if not isinstance(value, Fixed)}
    results = expected_outputs(model, given, expect, [plain(value) for value in inputs])
    describe_outputs(model, results)
    checker.check_model(model)
    return Case(operator, name, model, list(given.values()), results)


def equivalent(operator: str, opset: int = DEFAULT_OPSET, **attributes: Any) -> Expectation:
    """The outputs of another node on the same inputs, for forms that the reference implementation lacks."""

    def expected(*values: np.ndarray) -> np.ndarray:
        return single(operator, "equivalent", values, opset=opset, **attributes).outputs[0]

    return expected


def ir_version(opset: int) -> int:
    """The oldest file version that allows the operator set and initialisers that are no inputs."""
    return 10 if opset > 18 else IR_VERSION


def plain(value: Input) -> np.ndarray | None:
    return value.values if isinstance(value, Fixed) else value


def described(name: str, values: np.ndarray) -> ValueInfoProto:
    return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(values.dtype), values.shape)


def expected_outputs(
    model: ModelProto, inputs: dict[str, np.ndarray], expect: Expectation | None, values: list[np.ndarray | None]
) -> list[np.ndarray]:
    """From the reference implementation, or from `expect` called with all inputs."""
    if expect is None:
        results = ReferenceEvaluator(model).run(None, inputs)
    else:
        given = expect(*values)
        results = list(given) if isinstance(given, tuple) else [given]
    return [np.asarray(result) for result in results]


def describe_outputs(model: ModelProto, results: Sequence[np.ndarray]) -> None:
    """Gives the graph's outputs the types and shapes of the results."""
    names = [output.name for output in model.graph.output]
    del model.graph.output[:]
    model.graph.output.extend(described(name, result) for name, result in zip(names, results, strict=True))


def normal(*shape: int, seed: int = 0) -> np.ndarray:
    """float32 normal noise; the same shape and seed give the same values."""
    generator = np.random.default_rng([seed, *shape])
    return generator.standard_normal(shape).astype(np.float32)


def positive(*shape: int, seed: int = 0) -> np.ndarray:
    """float32 between 0.1 and 3."""
    generator = np.random.default_rng([seed, *shape])
    return generator.uniform(0.1, 3.0, shape).astype(np.float32)


def integers(*shape: int, low: int = -9, high: int = 10, seed: int = 0) -> np.ndarray:
    """int64 from `low` to `high` - 1."""
    return np.random.default_rng([seed, *shape]).integers(low, high, shape, dtype=np.int64)


def fixed(*shape: int, seed: int = 1) -> Fixed:
    """Normal noise as an initialiser."""
    return Fixed(normal(*shape, seed=seed))


def index_list(*values: int) -> Fixed:
    """int64 [n] as an initialiser: a shape, axes, starts."""
    return Fixed(np.array(values, dtype=np.int64))


def scalar(value: float, dtype: Any = np.float32) -> Fixed:
    """A tensor without dimensions as an initialiser."""
    return Fixed(np.array(value, dtype=dtype))


def element_type(name: str) -> int:
    """The number of an element type in ONNX files."""
    return int(TensorProto.DataType.Value(name))
