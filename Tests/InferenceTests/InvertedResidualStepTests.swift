import Graphs
import KernelDispatch
import Kernels
import Tensors
import Testing
import TestSupport

@testable import Inference

/// One block: its stages, and an image wide enough to be cut into several bands.
struct InvertedResidualCase: Sendable, CustomTestStringConvertible {
  var (inputs, channels, outputs) = (3, 24, 5)
  var (height, width, batch) = (9, 700, 1)
  var kernel = [3, 3]
  var strides = [1, 1]
  var padding: Window.Padding = .same(upper: true)
  var (expands, projects, addsResidual) = (true, true, false)
  var activation: UnaryFunction? = .clip(lower: 0, upper: 6)

  var testDescription: String {
    let parts = [expands ? "\(channels)" : nil, "\(kernel) stride \(strides)", projects ? "\(outputs)" : nil]
    return "\(batch)×\(inputs)×\(height)×\(width): " + parts.compactMap(\.self).joined(separator: " → ")
  }

  static let all: [Self] = {
    var cases = [Self](repeating: Self(), count: 9)
    cases[1].strides = [2, 2]
    cases[2].projects = false
    cases[3].expands = false
    (cases[4].addsResidual, cases[4].outputs, cases[4].activation) = (true, 3, .silu)
    (cases[5].kernel, cases[5].strides, cases[5].height) = ([5, 5], [2, 1], 11)
    (cases[6].batch, cases[6].height, cases[6].width) = (3, 4, 300)
    (cases[7].padding, cases[7].channels) = (.explicit(before: [0, 2], after: [3, 0]), 33)
    // More padding than kernel: whole rows of the output depend on nothing.
    (cases[8].padding, cases[8].height, cases[8].width) = (.explicit(before: [4, 1], after: [4, 1]), 2, 40)
    return cases
  }()
}

@Suite("Inverted residual blocks") struct InvertedResidualStepTests {
  @Test(
    "Bands of rows give the results of the three convolutions, for one thread and for three",
    arguments: InvertedResidualCase.all)
  func agreesWithPlain(_ test: InvertedResidualCase) throws {
    var numbers = SeededNumbers(seed: 5)
    let shape: Shape = [test.batch, test.height, test.width, test.expands ? test.inputs : test.channels]
    let graph = block(test, shape, &numbers)
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0]
    for kernels in KernelSet.available {
      let model = try Model(graph, kernels: kernels)
      #expect(model.stepDescriptions.map(\.algorithm) == ["InvertedResidual"])
      let single = try #require(try Session(model, threads: 1).run(["x": input])["y"])
      let triple = try #require(try Session(model, threads: 3).run(["x": input])["y"])
      #expect(single.floats == triple.floats, "\(kernels.name) depends on the number of threads")
      #expect(single.difference(from: expected) == nil, "\(kernels.name)")
    }
  }

  @Test("Blocks are fused where their intermediate values are large, and only there")
  func fusesLargeBlocks() throws {
    for (side, algorithms) in [
      (58, ["Copy", "InvertedResidual", "Copy"]),
      (20, ["Copy", "Convolution", "DepthwiseRow", "Convolution", "Copy"]),
    ] {
      var numbers = SeededNumbers(seed: 6)
      let graph = Self.chain(side, &numbers)
      let model = try Model(graph)
      #expect(model.stepDescriptions.map(\.algorithm) == algorithms, "\(side)")
      #expect(
        model.multiplyAdds == side * side * (4 * 64 + 64 * 9 + 64 * 4), "the arithmetic is that of all three")
      let input = Tensor(numbers.array(4 * side * side), shape: [1, 4, side, side])
      let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0]
      let actual = try #require(try Session(model, threads: 2).run(["x": input])["y"])
      #expect(actual.difference(from: expected) == nil)
    }
  }

  @Test("A value that something else uses stays a value of its own")
  func keepsSharedValues() throws {
    var numbers = SeededNumbers(seed: 7)
    var graph = Self.chain(58, &numbers)
    graph.outputs.append(try #require(graph.nodes[0].outputs[0]))
    let model = try Model(graph)
    #expect(model.stepDescriptions.filter { $0.operatorName == "Conv" }.count == 1, "the expansion stays apart")
    #expect(model.stepDescriptions.contains { $0.algorithm == "InvertedResidual" }, "the projection is joined")
  }

  @Test("A pointwise convolution that only adds the depthwise result is not its projection")
  func keepsResiduals() throws {
    var numbers = SeededNumbers(seed: 8)
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, [1, 64, 58, 58].map { .fixed($0) }))
    let (added, sum) = (graph.addValue("added"), graph.addValue("y"))
    for (result, shape, groups) in [
      (added, [64, 1, 3, 3], 64), (graph.addValue("pointwise"), [64, 64, 1, 1], 1),
    ] {
      let shape = Shape(shape)
      let weights = graph.addConstant("w", Tensor(numbers.array(shape.count), shape: shape))
      let window = Window(
        kernel: [shape[2], shape[3]], strides: [1, 1], dilations: [1, 1], padding: .same(upper: true))
      graph.nodes.append(
        Graph.Node(name: "", Convolution(window: window, groups: groups), inputs: [x, weights], outputs: [result]))
    }
    let products = try #require(graph.nodes[1].outputs[0])
    graph.nodes.append(Graph.Node(name: "", Binary(function: .add), inputs: [products, added], outputs: [sum]))
    (graph.inputs, graph.outputs) = ([x], [sum])
    let input = Tensor(numbers.array(64 * 58 * 58), shape: [1, 64, 58, 58])
    let expected = try PlainInterpreter(graph: graph.specialized()).outputs(for: [input])[0]
    let actual = try #require(try Session(Model(graph), threads: 2).run(["x": input])["y"])
    #expect(actual.difference(from: expected) == nil)
  }

  private func convolution(
    _ kernel: [Int], _ test: InvertedResidualCase, groups: Int = 1, isDepthwise: Bool = false,
    addsResidual: Bool = false,
    activation: UnaryFunction? = nil
  ) -> Convolution {
    Convolution(
      window: Window(
        kernel: kernel, strides: isDepthwise ? test.strides : [1, 1], dilations: [1, 1],
        padding: isDepthwise ? test.padding : .explicit(before: [0, 0], after: [0, 0])),
      groups: groups, layout: .channelsLast, activation: activation, addsResidual: addsResidual)
  }

  /// The block as one node.
  private func block(_ test: InvertedResidualCase, _ shape: Shape, _ numbers: inout SeededNumbers) -> Graph {
    var graph = Graph()
    let x = graph.addValue("x", declared: DeclaredType(.float32, shape.dimensions.map { .fixed($0) }))
    let y = graph.addValue("y")
    func constant(_ name: String, _ shape: Shape) -> Graph.ValueID {
      graph.addConstant(name, Tensor(numbers.array(shape.count), shape: shape))
    }
    var inputs: [Graph.ValueID?] = [x]
    inputs +=
      test.expands
      ? [constant("e", [test.channels, test.inputs, 1, 1]), constant("eb", [test.channels])] : [nil, nil]
    inputs += [constant("d", Shape([test.channels, 1] + test.kernel)), nil]
    inputs +=
      test.projects
      ? [constant("p", [test.outputs, test.channels, 1, 1]), constant("pb", [test.outputs])] : [nil, nil]
    inputs += test.addsResidual ? [x] : []
    let operation = InvertedResidual(
      expansion: test.expands ? convolution([1, 1], test, activation: test.activation) : nil,
      depthwise: convolution(
        test.kernel, test, groups: test.channels, isDepthwise: true, activation: test.activation),
      projection: test.projects ? convolution([1, 1], test, addsResidual: test.addsResidual) : nil)
    graph.nodes.append(Graph.Node(name: "block", operation, inputs: inputs, outputs: [y]))
    (graph.inputs, graph.outputs) = ([x], [y])
    return graph
  }

  /// 4 → 64 → 64 → 4 channels as three nodes, channels first as in a file.
  static func chain(_ side: Int, _ numbers: inout SeededNumbers) -> Graph {
    var graph = Graph()
    var value = graph.addValue("x", declared: DeclaredType(.float32, [1, 4, side, side].map { .fixed($0) }))
    graph.inputs = [value]
    for (name, shape, groups) in [("e", [64, 4, 1, 1], 1), ("d", [64, 1, 3, 3], 64), ("p", [4, 64, 1, 1], 1)] {
      let shape = Shape(shape)
      let weights = graph.addConstant(name, Tensor(numbers.array(shape.count), shape: shape))
      let result = graph.addValue(name == "p" ? "y" : name + ".result")
      let convolution = Convolution(
        window: Window(
          kernel: [shape[2], shape[3]], strides: [1, 1], dilations: [1, 1], padding: .same(upper: true)),
        groups: groups)
      graph.nodes.append(Graph.Node(name: name, convolution, inputs: [value, weights], outputs: [result]))
      value = result
    }
    graph.outputs = [value]
    return graph
  }
}
