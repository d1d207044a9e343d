import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

/// Rewrites that change what is computed: each network gives the same results before and after.
@Suite("Passes") struct PassTests {
  @Test(
    "A function that a kernel applies is fused",
    arguments: [.relu, .silu, .gelu, .tanh, .clip(lower: 0, upper: 0.5)] as [UnaryFunction])
  func fusedFunctions(_ function: UnaryFunction) throws {
    var network = Network([1, 4, 5, 3])
    let result = network.add(Unary(function: function), [network.convolve(network.x, [6, 4, 1, 1])])
    #expect(try network.checkedSteps(result) == ["Transpose", "Conv", "Transpose"])
  }

  @Test("Bias, residual and function behind a product with weights are fused", arguments: [1, 2, 3])
  func fusedProducts(_ additions: Int) throws {
    var network = Network([2, 5, 6])
    let weights = Tensor(network.numbers.array(42), shape: [6, 7])
    let product = network.add(MatMul(), [network.x], weights)
    var result = network.add(Binary(function: .add), [product], Tensor(network.numbers.array(7), shape: [7]))
    if additions > 1 {
      let other = network.add(MatMul(), [network.x], weights)
      result = network.add(Binary(function: .add), [other, result])
    }
    if additions > 2 { result = network.add(Unary(function: .gelu), [result]) }
    #expect(try network.checkedSteps(result) == (additions > 1 ? ["MatMul", "MatMul"] : ["MatMul"]))
  }

  @Test("A vector that stretches a product, or is no constant, stays apart", arguments: [[2, 1, 7], [5, 1]])
  func unfusedProducts(_ shape: [Int]) throws {
    var network = Network([1, 5, 6])
    let product = network.add(MatMul(), [network.x], Tensor(network.numbers.array(42), shape: [6, 7]))
    let vector = Tensor(network.numbers.array(shape.reduce(1, *)), shape: Shape(shape))
    let result = network.add(Binary(function: .add), [product], vector)
    #expect(try network.checkedSteps(result) == ["MatMul", "Add"])
  }

  @Test("Normalisation and activation of concatenated convolutions are folded into each of them")
  func concatenatedConvolutions() throws {
    var network = Network([1, 4, 6, 5])
    let parts = [
      network.convolve(network.x, [3, 4, 1, 1]), network.convolve(network.x, [6, 4, 3, 3], padding: [1, 1, 1, 1]),
    ]
    let result = network.normalize(network.add(Concat(axis: 1), parts), channels: 9)
    let steps = try network.checkedSteps(network.add(Unary(function: .silu), [result]))
    #expect(steps.filter { ["Conv", "Concat", "Mul", "Add", "Swish"].contains($0) } == ["Conv", "Conv", "Concat"])
  }

  @Test(
    "Concatenated values with another use, or that are no convolutions, are normalised together", arguments: [0, 1])
  func normalizedTogether(_ form: Int) throws {
    var network = Network([1, 4, 6, 5])
    let first = network.convolve(network.x, [3, 4, 1, 1])
    let second = form == 0 ? network.x : network.convolve(network.x, [4, 4, 1, 1])
    var result = network.normalize(network.add(Concat(axis: 1), [first, second]), channels: 7)
    result = network.add(Unary(function: .silu), [result])
    if form == 1 { result = network.add(Concat(axis: 1), [result, second]) }
    #expect(
      try network.checkedSteps(result).filter { ["Mul", "Add", "Swish"].contains($0) } == ["Mul", "Add", "Swish"])
  }

  @Test("A slice of everything is removed, a reversing one stays", arguments: [1, -1] as [Int64])
  func wholeSlices(_ step: Int64) throws {
    var network = Network([1, 4, 6, 5])
    let lists = [[step > 0 ? 0 : -1], [step > 0 ? Int64.max : Int64.min + 1], [1], [step]].map {
      Tensor($0, shape: [1])
    }
    let slice = network.add(Slice(), [network.x], lists[0], lists[1], lists[2], lists[3])
    let steps = try network.checkedSteps(network.add(Unary(function: .relu), [slice]))
    #expect(steps == (step > 0 ? ["Relu"] : ["Slice", "Relu"]))
  }

  @Test("Convolutions of equal parts become one, unless the parts are swapped", arguments: [false, true])
  func equalParts(_ areSwapped: Bool) throws {
    var network = Network([2, 8, 6, 5])
    let halves = [network.graph.addValue("low"), network.graph.addValue("high")]
    network.graph.nodes.append(
      Graph.Node(name: "split", Split(axis: 1, count: 2), inputs: [network.x], outputs: halves))
    let parts = (areSwapped ? halves.reversed() : halves).map { network.convolve($0, [3, 4, 1, 1]) }
    let result = network.add(Unary(function: .relu), [network.add(Concat(axis: 1), parts)])
    let steps = try network.checkedSteps(result).filter { $0 != "Transpose" }
    #expect(steps == (areSwapped ? ["Split", "Conv", "Conv", "Concat"] : ["Conv"]))
  }

  @Test("What is concatenated is computed in place, also where it is read before", arguments: ConcatenationCase.all)
  func concatenationInPlace(_ test: ConcatenationCase) throws {
    var network = Network([2, 5, 7, 6])
    let image = network.convolve(network.x, [12, 5, 1, 1])
    var parts: [Graph.ValueID] = []
    for (position, kernel) in test.kernels.enumerated() {
      let source = test.readsPrevious ? parts.last ?? image : image
      let weights = Tensor(network.numbers.array(12 * kernel * kernel), shape: [12, 1, kernel, kernel])
      let padding = [kernel / 2, kernel / 2]
      let window = Window(
        kernel: [kernel, kernel], strides: [1, 1], dilations: [1, 1],
        padding: .explicit(before: padding, after: padding))
      let part =
        kernel == 1
        ? network.convolve(source, [12, 12, 1, 1])
        : network.add(Convolution(window: window, groups: 12), [source], weights)
      parts.append(position % 2 == 0 ? network.add(Unary(function: .silu), [part]) : part)
    }
    if test.repeatsLast, let last = parts.last { parts.append(last) }
    if test.addsImage { parts.append(network.add(Unary(function: .absolute), [image])) }
    let joint = network.add(Concat(axis: 1), parts)
    let steps = try network.checkedSteps(network.convolve(joint, [3, 12 * parts.count, 1, 1]))
    #expect(steps.contains("Concat"))
    #expect(try network.partCount() == test.partCount)
  }

  /// Depthwise convolutions of several windows, or pointwise ones, whose results are concatenated.
  struct ConcatenationCase: Sendable {
    var kernels: [Int]
    var readsPrevious = false
    var repeatsLast = false
    var addsImage = false
    /// The values that need no memory of their own.
    var partCount: Int

    static let all: [Self] = [
      Self(kernels: [1, 3], readsPrevious: true, partCount: 2), Self(kernels: [3, 5, 7, 9, 13], partCount: 5),
      Self(kernels: [1, 5, 3, 1], readsPrevious: true, partCount: 4),
      Self(kernels: [3, 5], repeatsLast: true, partCount: 1), Self(kernels: [3, 5], addsImage: true, partCount: 2),
    ]
  }

  @Test("Parts of a split are read in place", arguments: [[4, 8, 3], [1, 13, 1], [15]])
  func splitInPlace(_ sizes: [Int]) throws {
    var network = Network([2, 15, 7, 6])
    let image = network.convolve(network.x, [15, 15, 1, 1])
    let parts = sizes.indices.map { network.graph.addValue("part \($0)") }
    let extents = network.graph.addConstant("sizes", Tensor(sizes.map { Int64($0) }, shape: [sizes.count]))
    network.graph.nodes.append(
      Graph.Node(name: "split", Split(axis: 1), inputs: [image, extents], outputs: parts))
    let results = zip(parts, sizes).map { network.convolve($0, [9, $1, 1, 1]) }
    let sum = results.dropFirst().reduce(results[0]) { network.add(Binary(function: .add), [$0, $1]) }
    _ = try network.checkedSteps(sum)
    #expect(try network.partCount() == sizes.count)
  }

  /// Functions without a kernel.
  private static let unfused: [UnaryFunction] = [.absolute, .sine, .softplus, .mish, .elu(alpha: 1)]

  @Test("A function without a kernel stays apart from a convolution", arguments: unfused)
  func functionsAfterConvolutions(_ function: UnaryFunction) throws {
    var network = Network([1, 4, 5, 3])
    let result = network.add(Unary(function: function), [network.convolve(network.x, [6, 4, 1, 1])])
    #expect(try network.checkedSteps(result) == ["Transpose", "Conv", function.name, "Transpose"])
  }

  @Test("A function without a kernel stays apart from a matrix product", arguments: unfused)
  func functionsAfterProducts(_ function: UnaryFunction) throws {
    var network = Network([3, 6])
    let weights = Tensor(network.numbers.array(30), shape: [5, 6])
    let result = network.add(
      Unary(function: function), [network.add(Gemm(transposesB: true), [network.x], weights)])
    #expect(try network.checkedSteps(result) == ["Gemm", function.name])
  }

  @Test("Softmax over channels and its logarithm follow the layout", arguments: [Softmax.Function.softmax, .logarithm])
  func softmax(_ function: Softmax.Function) throws {
    var network = Network([2, 4, 5, 3])
    let image = network.convolve(network.x, [6, 4, 1, 1])
    let result = network.add(Softmax(function, axis: 1, flattens: false), [image])
    #expect(try network.checkedSteps(result) == ["Transpose", "Conv", function.rawValue, "Transpose"])
  }

  @Test("A transposition that a later one undoes is never computed") func transpositions() throws {
    var network = Network([1, 4, 5, 3])
    let image = network.convolve(network.x, [6, 4, 1, 1])
    let list = network.reshape(image, [1, 6, 15])
    let turned = network.add(Transpose(permutation: [0, 2, 1]), [list])
    #expect(try network.checkedSteps(turned) == ["Transpose", "Conv"])
  }

  @Test("Concat follows the layout of its operands") func joinedTranspositions() throws {
    var network = Network([2, 4, 5, 3])
    let lists = [1, 3].map { size in
      network.reshape(network.convolve(network.x, [6, 4, size, size]), [2, 6, size == 1 ? 15 : 3])
    }
    let joined = network.add(Concat(axis: 2), lists)
    let turned = network.add(Transpose(permutation: [0, 2, 1]), [joined])
    #expect(try network.checkedSteps(turned) == ["Transpose", "Conv", "Conv", "Concat"])
  }

  @Test("Transpositions that do not undo each other stay", arguments: [[0, 2, 1], [1, 0, 2], [2, 1, 0]])
  func otherTranspositions(_ order: [Int]) throws {
    var network = Network([2, 4, 5, 3])
    let list = network.reshape(network.convolve(network.x, [6, 4, 1, 1]), [2, 30, 3])
    let turned = network.add(Transpose(permutation: order), [list])
    #expect(try network.checkedSteps(turned).count { $0 == "Transpose" } == 3)
  }

  @Test("A large maximum is split into rows and columns", arguments: [[5, 5], [5, 9], [13, 13]], [1, 2])
  func maxima(_ kernel: [Int], _ dilation: Int) throws {
    var network = Network([2, 7, 12, 10])
    let padding = kernel.map { $0 / 2 * dilation }
    let window = Window(
      kernel: kernel, strides: [1, 1], dilations: [dilation, dilation],
      padding: .explicit(before: padding, after: padding))
    let pooled = network.add(Pooling(kind: .maximum, window: window, roundsUp: false), [network.x])
    #expect(try network.checkedSteps(pooled) == ["Transpose", "MaxPool", "MaxPool", "Transpose"])
  }

  /// The phases of an image that is taken apart with steps of `step`, in the order of `offsets`.
  private func phases(_ network: inout Network, _ offsets: [(Int, Int)], step: Int64) -> Graph.ValueID {
    let parts = offsets.map { row, column in
      let rows = network.slice(network.x, axis: 2, from: Int64(row), step: step)
      return network.slice(rows, axis: 3, from: Int64(column), step: step)
    }
    return network.add(Concat(axis: 1), parts)
  }

  @Test("A convolution of phases is folded into one of the image, in any order of the phases", arguments: [2, 3])
  func foldedPhases(_ step: Int) throws {
    for reverses in [false, true] {
      var network = Network([2, 3, 12, 18])
      var offsets = (0..<step).flatMap { row in (0..<step).map { (row, $0) } }
      if reverses { offsets.reverse() }
      let image = phases(&network, offsets, step: Int64(step))
      let result = network.convolve(image, [8, 3 * step * step, 3, 2], padding: [1, 0, 2, 1])
      #expect(try !network.checkedSteps(result).contains { ["Slice", "Concat"].contains($0) })
    }
  }

  @Test("Phases that do not cover the image are not folded") func otherPhases() throws {
    for offsets in [[(0, 0), (0, 1), (1, 0)], [(0, 0), (0, 1), (1, 0), (1, 0)]] {
      var network = Network([1, 3, 12, 18])
      let image = phases(&network, offsets, step: 2)
      let result = network.convolve(image, [8, 3 * offsets.count, 3, 3])
      #expect(try network.checkedSteps(result).contains("Concat"))
    }
  }
}
