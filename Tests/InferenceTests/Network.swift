import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

/// A network of one input `x`, built value by value.
struct Network {
  var graph = Graph()
  var numbers = SeededNumbers(seed: 12)
  let x: Graph.ValueID

  init(_ shape: [Int]) {
    x = graph.addValue("x", declared: DeclaredType(.float32, shape.map { .fixed($0) }))
    graph.inputs = [x]
  }

  mutating func add(_ operation: some Operator, _ inputs: [Graph.ValueID], _ constants: Tensor...) -> Graph.ValueID {
    let name = "\(graph.nodes.count)"
    let further = constants.enumerated().map { graph.addConstant("\(name).\($0)", $1) }
    let result = graph.addValue("\(name).result")
    graph.nodes.append(Graph.Node(name: name, operation, inputs: inputs + further, outputs: [result]))
    return result
  }

  mutating func convolve(
    _ input: Graph.ValueID, _ shape: [Int], padding: [Int] = [0, 0, 0, 0], groups: Int = 1
  ) -> Graph.ValueID {
    let weights = Tensor(numbers.array(shape.reduce(1, *)), shape: Shape(shape))
    let window = Window(
      kernel: [shape[2], shape[3]], strides: [1, 1], dilations: [1, 1],
      padding: .explicit(before: Array(padding[..<2]), after: Array(padding[2...])))
    return add(Convolution(window: window, groups: groups), [input], weights)
  }

  mutating func normalize(_ input: Graph.ValueID, channels: Int) -> Graph.ValueID {
    let parameters = ([0, 0, 0, 1] as [Float]).map { centre in
      Tensor(numbers.array(channels).map { $0 / 2 + centre }, shape: [channels])
    }
    return add(BatchNormalization(epsilon: 1e-5), [input], parameters[0], parameters[1], parameters[2], parameters[3])
  }

  /// The number of values of the optimised graph that are parts of others.
  func partCount() throws -> Int {
    let optimized = try graph.specialized().optimized()
    let parts = ChannelParts(optimized)
    let values = Set(optimized.nodes.flatMap(\.outputs).compactMap(\.self))
    return values.count { parts[$0] != nil }
  }

  mutating func reshape(_ input: Graph.ValueID, _ extents: [Int64]) -> Graph.ValueID {
    add(Reshape(), [input], Tensor(extents, shape: [extents.count]))
  }

  mutating func slice(_ input: Graph.ValueID, axis: Int64, from start: Int64, step: Int64) -> Graph.ValueID {
    let lists = [[start], [Int64.max], [axis], [step]].map { Tensor($0, shape: [1]) }
    return add(Slice(), [input], lists[0], lists[1], lists[2], lists[3])
  }

  /// The operators of the steps, after checking that every kernel set computes what the definitions say.
  mutating func checkedSteps(_ result: Graph.ValueID) throws -> [String] {
    graph.outputs = [result]
    let plain = try graph.specialized()
    let shape = try #require(plain[plain.inputs[0]].type?.shape)
    let input = Tensor(numbers.array(shape.count), shape: shape)
    let expected = try PlainInterpreter(graph: plain).outputs(for: [input])[0]
    var steps: [String] = []
    for kernels in KernelSet.available {
      let model = try Model(graph, kernels: kernels)
      for threads in [1, 3] {
        let output = try #require(try Session(model, threads: threads).run(["x": input])[graph[result].name])
        #expect(output.difference(from: expected) == nil, "\(kernels.name)")
      }
      steps = model.stepDescriptions.map(\.operatorName)
    }
    return steps
  }
}
