import Files
import Graphs
import Tensors
import TestSupport
import Testing

@testable import ONNXFormat

/// Operators without a fixture, with results that can be checked by hand.
struct OperatorValuesTests {
  @Test(arguments: OperatorExample.all)
  func givesItsValues(_ example: OperatorExample) throws {
    let graph = try ONNXModel(decoding: example.model).graph.specialized()
    let result = try #require(graph[graph.outputs[0]].constant)
    #expect(result.difference(from: example.expected) == nil)
  }

  @Test func everyOperatorHasAFixtureOrAnExample() throws {
    let fixtures = try NetworkFixture.all(in: "operators").map { "\($0.path.folder.name)" }
    #expect(Set(fixtures + OperatorExample.all.map(\.name)) == Set(OperatorTable.readers.keys))
  }
}

/// One node over constants, and its first output.
struct OperatorExample: Sendable, CustomTestStringConvertible {
  /// The operator's ONNX name.
  let name: String
  let expected: Tensor
  /// The file.
  let model: [UInt8]

  var testDescription: String { "\(name) gives \(expected.doubles)" }

  init(
    _ name: String, _ inputs: Tensor..., gives expected: Tensor, opset: Int = 17,
    attributes: (inout MessageWriter) -> Void = { _ in }
  ) {
    (self.name, self.expected) = (name, expected)
    let names = inputs.indices.map { "input \($0)" }
    model = MessageWriter.model(opset: opset) { graph in
      for (name, tensor) in zip(names, inputs) { graph.initializer(name, tensor) }
      graph.node(name, names, ["y"], attributes: attributes)
      graph.output("y")
    }
  }
}

extension MessageWriter {
  /// Writes a constant of type float32, int64 or bool.
  fileprivate mutating func initializer(_ name: String, _ tensor: Tensor) {
    let type =
      switch tensor.elementType {
      case .float32: 1
      case .int64: 7
      default: 9
      }
    initializer(name, tensor.shape.dimensions, type: type) { writer in
      writer.bytes(9, tensor.withUnsafeBytes { Array($0) })
    }
  }
}

private func vector(_ numbers: Float...) -> Tensor { Tensor(numbers, shape: [numbers.count]) }
private func vector(integers: Int64...) -> Tensor { Tensor(integers, shape: [integers.count]) }
private func scalar(_ number: Int64) -> Tensor { Tensor(scalar: number) }
private func matrix(_ rows: [Float]...) -> Tensor { Tensor(rows.flatMap(\.self), shape: [rows.count, rows[0].count]) }

extension OperatorExample {
  static let all = functions + pairs + reductions + movements

  private static let x = vector(-2, -0.5, 0, 0.5, 2)

  private static let functions = [
    OperatorExample("Softplus", x, gives: vector(0.126_928_01, 0.474_076_98, 0.693_147_18, 0.974_076_98, 2.126_928)),
    OperatorExample("Softsign", x, gives: vector(-2.0 / 3, -1.0 / 3, 0, 1.0 / 3, 2.0 / 3)),
    OperatorExample("Mish", x, gives: vector(-0.252_501_48, -0.220_743_77, 0, 0.375_245_21, 1.943_959)),
    OperatorExample("Round", vector(-1.5, -0.5, 0.5, 1.5, 2.5, 2.6), gives: vector(-2, 0, 0, 2, 2, 3)),
    OperatorExample("Sign", x, gives: vector(-1, -1, 0, 1, 1)),
    OperatorExample("Sin", x, gives: vector(-0.909_297_43, -0.479_425_54, 0, 0.479_425_54, 0.909_297_43)),
    OperatorExample("Cos", x, gives: vector(-0.416_146_84, 0.877_582_56, 1, 0.877_582_56, -0.416_146_84)),
    OperatorExample("ThresholdedRelu", x, gives: vector(0, 0, 0, 0, 2)),
    OperatorExample("ThresholdedRelu", x, gives: vector(0, 0, 0, 0.5, 2)) { $0.attribute("alpha", float: 0.25) },
    OperatorExample("Elu", x, gives: vector(-1.729_329_4, -0.786_938_68, 0, 0.5, 2)) {
      $0.attribute("alpha", float: 2)
    },
    OperatorExample("Celu", x, gives: vector(-1.264_241_1, -0.442_398_43, 0, 0.5, 2)) {
      $0.attribute("alpha", float: 2)
    },
    OperatorExample("Selu", x, gives: vector(-1.520_166_5, -0.691_758_19, 0, 0.525_350_49, 2.101_402)),
    OperatorExample(
      "Swish", x, gives: vector(-0.238_405_84, -0.188_770_33, 0, 0.311_229_67, 1.761_594_2), opset: 24),
    OperatorExample(
      "LogSoftmax", matrix([1, 2, 3], [0, 0, 0]),
      gives: matrix(
        [-2.407_606, -1.407_606, -0.407_605_96], [-1.098_612_3, -1.098_612_3, -1.098_612_3])),
    // Before opset 13, the axes from the given one on count as one.
    OperatorExample(
      "LogSoftmax", Tensor(zeros: .float32, [1, 2, 2]),
      gives: Tensor([Float](repeating: -1.386_294_4, count: 4), shape: [1, 2, 2]), opset: 12),
  ]

  private static let pairs = [
    OperatorExample(
      "Xor", Tensor([true, true, false, false], shape: [4]), Tensor([true, false, true, false], shape: [4]),
      gives: Tensor([false, true, true, false], shape: [4])),
    OperatorExample("Mod", vector(integers: -7, 7, 7), vector(integers: 3, -3, 3), gives: vector(integers: 2, -2, 1)),
    OperatorExample("Mod", vector(-7.5, 7.5), vector(2, -2), gives: vector(-1.5, 1.5)) {
      $0.attribute("fmod", integer: 1)
    },
    OperatorExample("Sum", vector(1, 2), vector(3, 4), vector(5, 6), gives: vector(9, 12)),
  ]

  /// A reduction of the rows of a matrix.
  private static func reduction(_ name: String, _ rows: Tensor, gives expected: Tensor) -> OperatorExample {
    OperatorExample(name, rows, gives: expected) {
      $0.attribute("axes", integers: [1])
      $0.attribute("keepdims", integer: 0)
    }
  }

  private static let rows = matrix([1, -2], [3, 4])

  private static let reductions = [
    reduction("ReduceMin", rows, gives: vector(-2, 3)), reduction("ReduceProd", rows, gives: vector(-2, 12)),
    reduction("ReduceL1", rows, gives: vector(3, 7)), reduction("ReduceL2", rows, gives: vector(2.236_068, 5)),
    reduction("ReduceSumSquare", rows, gives: vector(5, 25)),
    reduction("ReduceLogSum", matrix([1, 2], [3, 5]), gives: vector(1.098_612_3, 2.079_441_5)),
    reduction("ReduceLogSumExp", matrix([0, 0], [1000, 1000]), gives: vector(0.693_147_18, 1000.6931)),
    OperatorExample("ArgMin", matrix([3, 1, 1], [0, 2, 0]), gives: vector(integers: 1, 0)) {
      $0.attribute("axis", integer: 1)
      $0.attribute("keepdims", integer: 0)
    },
    OperatorExample("ArgMin", matrix([3, 1, 1], [0, 2, 0]), gives: vector(integers: 2, 2)) {
      $0.attribute("axis", integer: 1)
      $0.attribute("keepdims", integer: 0)
      $0.attribute("select_last_index", integer: 1)
    },
  ]

  private static let movements = [
    OperatorExample(
      "Tile", matrix([1, 2], [3, 4]), vector(integers: 2, 1), gives: matrix([1, 2], [3, 4], [1, 2], [3, 4])),
    OperatorExample(
      "Tile", matrix([1, 2], [3, 4]), vector(integers: 1, 2), gives: matrix([1, 2, 1, 2], [3, 4, 3, 4])),
    OperatorExample(
      "SpaceToDepth", vector(1, 2, 3, 4, 5, 6, 7, 8).reshaped(to: [1, 2, 2, 2]),
      gives: vector(1, 5, 2, 6, 3, 7, 4, 8).reshaped(to: [1, 8, 1, 1])
    ) { $0.attribute("blocksize", integer: 2) },
    OperatorExample("Size", rows, gives: scalar(4)),
    OperatorExample("Range", scalar(1), scalar(8), scalar(3), gives: vector(integers: 1, 4, 7)),
    OperatorExample("Range", scalar(8), scalar(1), scalar(-7), gives: vector(integers: 8)),
    OperatorExample("Range", scalar(1), scalar(1), scalar(3), gives: Tensor([Int64](), shape: [0])),
  ]
}
