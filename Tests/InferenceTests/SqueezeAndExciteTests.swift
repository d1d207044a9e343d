import Graphs
import KernelDispatch
import Kernels
import Tensors
import TestSupport
import Testing

@testable import Inference

/// Blocks that average an image, derive a factor of each channel from the means, and scale the image by them.
@Suite("Squeeze-and-excite blocks") struct SqueezeAndExciteTests {
  /// The last stages of one block.
  struct Case: Sendable, CustomTestStringConvertible {
    var (channels, outputs) = (24, 10)
    var (height, width, batch) = (7, 9, 1)
    var kernel = 3
    /// The channels before a pointwise convolution in front of the depthwise one; 0 without it.
    var inputs = 0
    var addsResidual = false
    var function: UnaryFunction = .relu
    /// The operators of the steps from the depthwise convolution on.
    var steps = ["Conv", "GlobalAveragePool", "Conv", "Conv"]
    /// Whether the pooling has the means of rows to average.
    var averagesRows: Bool { kernel > 1 }

    var testDescription: String { "\(batch)×\(channels)×\(height)×\(width) → \(outputs), \(kernel)×\(kernel)" }

    static let all: [Self] = {
      var cases = [Self](repeating: Self(), count: 10)
      (cases[1].channels, cases[1].outputs, cases[1].function) = (67, 63, .silu)
      (cases[2].kernel, cases[2].channels, cases[2].addsResidual) = (5, 10, true)
      (cases[3].height, cases[3].width, cases[3].outputs) = (1, 33, 33)
      // A single channel, whose windows are padded by a step of their own.
      (cases[4].height, cases[4].width, cases[4].channels) = (40, 1, 1)
      cases[4].steps.insert("Pad", at: 0)
      // More rows than tiles of a block, for which the weights are scaled once.
      (cases[5].height, cases[5].width, cases[5].outputs) = (21, 23, 70)
      // Fewer pixels than outputs, or other factors for each image: the product stays a step of its own.
      (cases[6].outputs, cases[6].steps) = (64, ["Conv", "GlobalAveragePool", "Conv", "Mul", "Conv"])
      (cases[7].batch, cases[7].steps) = (2, ["Conv", "GlobalAveragePool", "Conv", "Mul", "Conv"])
      // A depthwise convolution whose window has no kernel for rows.
      cases[8].kernel = 1
      // An image so large that the pointwise convolution before is fused with the depthwise one.
      (cases[9].channels, cases[9].inputs, cases[9].height, cases[9].width) = (66, 5, 56, 56)
      cases[9].steps = ["InvertedResidual", "GlobalAveragePool", "Conv", "Conv"]
      return cases
    }()
  }

  @Test("Every kernel set computes the block, and scales the weights instead of the pixels", arguments: Case.all)
  func agreesWithPlain(_ test: Case) throws {
    let channels = test.channels
    var network = Network([test.batch, test.inputs == 0 ? channels : test.inputs, test.height, test.width])
    var image = network.x
    if test.inputs > 0 { image = network.convolve(image, [channels, test.inputs, 1, 1]) }
    let border = [Int](repeating: test.kernel / 2, count: 4)
    image = network.convolve(image, [channels, 1, test.kernel, test.kernel], padding: border, groups: channels)
    image = network.add(Unary(function: test.function), [image])
    let means = network.add(GlobalPooling(kind: .average(countsPadding: false)), [image])
    let factors = network.add(Unary(function: .sigmoid), [network.convolve(means, [channels, channels, 1, 1])])
    let scaled = network.add(Binary(function: .multiply), test.addsResidual ? [factors, image] : [image, factors])
    var result = network.convolve(scaled, [test.outputs, channels, 1, 1])
    if test.addsResidual { result = network.add(Binary(function: .add), [result, network.x]) }
    let steps = try network.checkedSteps(result)
    #expect(steps.filter { $0 != "Transpose" } == test.steps)
    let averages = try averagesRows(network.graph)
    #expect(averages == test.averagesRows)
  }

  /// Whether a depthwise convolution of the optimised graph computes the means of its rows.
  private func averagesRows(_ graph: Graph) throws -> Bool {
    try graph.specialized().optimized().nodes.contains { node in
      let convolution = (node.operation as? InvertedResidual)?.depthwise ?? node.operation as? Convolution
      return convolution?.meansRows == true
    }
  }

  @Test("The mean of an image that nothing else uses is computed from the image") func meanAlone() throws {
    var network = Network([1, 20, 6, 8])
    let image = network.convolve(network.x, [20, 1, 3, 3], padding: [1, 1, 1, 1], groups: 20)
    let means = network.add(GlobalPooling(kind: .average(countsPadding: false)), [image])
    #expect(try network.checkedSteps(means).filter { $0 != "Transpose" } == ["Conv", "GlobalAveragePool"])
    let averages = try averagesRows(network.graph)
    #expect(!averages)
  }

  @Test(
    "Rows are scaled before they are rounded to bfloat16", arguments: KernelSet.available.filter { $0.bfloat16 != nil })
  func scaledBeforeRounding(_ set: KernelSet) throws {
    var numbers = SeededNumbers(seed: 3)
    let (channels, outputs, pixels) = (37, 18, 40)
    func array(_ count: Int, _ shape: Shape) -> Tensor { Tensor(numbers.array(count), shape: shape) }
    let image = array(channels * pixels, [1, channels, 1, pixels])
    let weights = array(channels * outputs, [outputs, channels, 1, 1])
    let factors = array(channels, [1, channels, 1, 1])
    var network = Network(image.shape.dimensions)
    let scale = network.graph.addValue(
      "s", declared: DeclaredType(.float32, factors.shape.dimensions.map { .fixed($0) }))
    // A depthwise convolution that changes nothing, so that the image is channels-last.
    let ones = Tensor([Float](repeating: 1, count: channels), shape: [channels, 1, 1, 1])
    let same = network.add(Convolution(window: .pointwise, groups: channels), [network.x], ones)
    let product = network.add(Binary(function: .multiply), [same, scale])
    let y = network.add(Convolution(window: .pointwise, groups: 1), [product], weights)
    (network.graph.inputs, network.graph.outputs) = ([network.x, scale], [y])
    let kernels = try #require(set.multiplying(in: .bfloat16))
    let model = try Model(network.graph, kernels: kernels)
    #expect(!model.stepDescriptions.map(\.operatorName).contains("Mul"))
    let results = try Session(model, threads: 2).run(["x": image, "s": factors])
    let found = try #require(results[network.graph[y].name]).floats
    let scaled = image.floats.indices.map { (image.floats[$0] * factors.floats[$0 / pixels]).rounded16 }
    for pixel in 0..<pixels {
      for output in 0..<outputs {
        let expected = (0..<channels).reduce(Float(0)) {
          $0 + scaled[$1 * pixels + pixel] * weights.floats[output * channels + $1].rounded16
        }
        #expect(abs(found[output * pixels + pixel] - expected) < 2e-5)
      }
    }
  }

  @Test("Factors of other extents than the input's channels are refused") func wrongFactors() {
    let convolution = Convolution(window: .pointwise, groups: 1, layout: .channelsLast, scalesInput: true)
    let types = [[1, 3, 3, 4], [2, 4, 1, 1], nil, nil, [1, 1, 1, 5]].map {
      $0.map { Operand(ValueType(.float32, Shape($0))) }
    }
    #expect(throws: OperatorError.shapes("factors of 1×1×1×5 for 4 channels")) {
      try convolution.outputTypes(Operands(types))
    }
  }
}

extension Window {
  fileprivate static let pointwise = Window(
    kernel: [1, 1], strides: [1, 1], dilations: [1, 1], padding: .explicit(before: [0, 0], after: [0, 0]))
}
