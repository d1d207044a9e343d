internal import Graphs
internal import Kernels
internal import Tensors

/// A two-dimensional channels-last int8 convolution as indirect GEMM, one per group.
final class QuantizedConvolutionStep: Step {
  private let products: [PackedInt8Gemm]
  private let geometry: ConvolutionGeometry
  private let reading: ConvolutionStep.Reading
  private let input: ValueLocation
  private let output: ValueLocation
  private let outputElementSize: Int
  /// A pixel of padding: the zero point of the input in every channel.
  private let padding: AlignedBuffer

  /// Packs the weights; nil where another step has to compute the node.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation) else { return nil }
    (geometry, input, output) = (plan.geometry, plan.input, plan.output)
    // Narrow groups are multiplied together, with zeros between them, as a register has as many columns anyway.
    let merged = plan.groupsPerRegister(lanes: preparation.kernels.int8.lanes)
    let (groups, taps) = (plan.convolution.groups / merged, geometry.indirection.taps)
    let weights = merged > 1 ? plan.weights(mergedBy: merged) : plan.weights
    let (columns, channels) = (geometry.outputChannels / groups, geometry.inputChannels / groups)
    reading = ConvolutionStep.Reading(geometry.indirection, groups: groups)
    // The number of taps that one pointer stands for.
    let width = reading == .kernelRows ? geometry.indirection.kernelWidth : 1
    products = (0..<groups).map { group in
      let range = (group * columns)..<((group + 1) * columns)
      return PackedInt8Gemm(
        columns: columns, taps: taps / width, steps: width, depth: channels,
        results: plan.results(range, preparation.packing), weights: weights,
        layout: WeightLayout(
          first: range.lowerBound * channels * taps, column: channels * taps, tap: width, step: 1, depth: taps),
        kernels: preparation.kernels.int8, packing: preparation.packing)
    }
    outputElementSize = preparation.outputType()?.elementType.size ?? 1
    padding = plan.padding
  }

  var scratchBytes: Int { products.map(\.scratchBytes).max() ?? 0 }

  func run(_ context: ExecutionContext) {
    let (columns, depth) = (geometry.outputChannels / products.count, geometry.inputChannels / products.count)
    let zeros = UnsafePointer(padding.start.assumingMemoryBound(to: UInt8.self))
    for (group, product) in products.enumerated() {
      let start = UnsafePointer(context.bytes(input).assumingMemoryBound(to: UInt8.self) + group * depth)
      let operands = PackedInt8Gemm.Operands(
        rows: geometry.pixels, output: context.bytes(output) + group * columns * outputElementSize,
        outputStride: geometry.outputChannels)
      // Each case has its own closure, small enough to be inlined into the loops that call it.
      switch reading {
      case .pixels:
        product.run(operands, context) { first, count, _, addresses in
          for row in 0..<count { addresses[row] = start + (first + row) * geometry.inputChannels }
        }
      case .kernelRows:
        product.run(operands, context) { first, count, rowsPerTap, addresses in
          geometry.indirection.forEachKernelRow(ofPixels: first..<(first + count)) { kernelRow, run, offset, step in
            let line = addresses + kernelRow * rowsPerTap + run.lowerBound - first
            for index in 0..<run.count { line[index] = start + offset + index * step }
          }
        }
      case .taps:
        product.run(operands, context) { first, count, rowsPerTap, addresses in
          for row in 0..<count {
            geometry.indirection.forEachTap(ofPixel: first + row) { tap, offset in
              addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? zeros
            }
          }
        }
      }
    }
  }
}

/// A two-dimensional channels-last int8 convolution: the operands, geometry and quantisation of the steps.
struct QuantizedConvolutionPlan {
  let convolution: Convolution
  let geometry: ConvolutionGeometry
  /// The int8 weights `[outputs, inputs / groups, kernel…]`.
  let weights: Tensor
  /// The zero point of the input.
  let zero: UInt8
  let input: ValueLocation
  let output: ValueLocation
  private let scales: [Double]
  private let bias: [Double]
  private let result: (scale: Float, zeroPoint: Int)?

  /// Checks and collects the operands; nil for any other node.
  init?(_ preparation: Preparation) {
    guard let quantized = preparation.node.operation as? Quantized,
      let convolution = quantized.operation as? Convolution, let scale = quantized.operands[0]?.uniform,
      let type = preparation.operand(0)?.type, let outputType = preparation.outputType(),
      let geometry = ConvolutionGeometry(convolution, input: type.shape, output: outputType.shape),
      let constant = preparation.node.inputs[1].flatMap({ preparation.graph[$0].quantized }),
      let input = preparation.source(0), let output = preparation.destination()
    else { return nil }
    (self.convolution, self.geometry, weights) = (convolution, geometry, constant.integers)
    (self.input, self.output, zero) = (input, output, UInt8(truncatingIfNeeded: scale.zeroPoint))
    scales = constant.scale.scales(geometry.outputChannels).map { Double(scale.scale) * $0 }
    bias = preparation.operand(2)?.constant?.doubles ?? [Double](repeating: 0, count: geometry.outputChannels)
    result = quantized.result?.uniform
  }

  /// Whether the results are uint8, not float32.
  var isQuantized: Bool { result != nil }

  /// A pixel of padding: the zero point of the input in every channel.
  var padding: AlignedBuffer {
    let pixel = AlignedBuffer(count: geometry.inputChannels)
    pixel.start.initializeMemory(as: UInt8.self, repeating: zero, count: geometry.inputChannels)
    return pixel
  }

  /// Returns the largest number of neighbouring groups that divides all of them and whose outputs fit in a register.
  func groupsPerRegister(lanes: Int) -> Int {
    let (groups, outputs) = (convolution.groups, max(geometry.outputChannels / convolution.groups, 1))
    return (1...max(min(groups, lanes / outputs), 1)).last { groups % $0 == 0 } ?? 1
  }

  /// Returns the weights of as many neighbouring groups each as of one group, with zeros for the inputs of the others.
  func weights(mergedBy count: Int) -> Tensor {
    var shape = weights.shape.dimensions
    let (inputs, taps, outputs) = (shape[1], geometry.indirection.taps, shape[0] / convolution.groups)
    shape[1] *= count
    let (weights, result) = (weights, Shape(shape))
    return Tensor(
      .int8, result,
      deferring: {
        var merged = [Int8](repeating: 0, count: result.count)
        weights.withElements(of: Int8.self) { weights in
          for index in weights.indices {
            let (channel, place) = index.quotientAndRemainder(dividingBy: inputs * taps)
            merged[(channel * count + channel / outputs % count) * inputs * taps + place] = weights[index]
          }
        }
        return Tensor(merged, shape: result)
      })
  }

  /// Returns the requantisation of output channels; it corrects the sums for the products of the weights with the
  /// input's zero point.
  func results(_ channels: Range<Int>, _ packing: WeightPacking) -> ChannelRequantization {
    let clamp = Activation(convolution.activation)?.limits ?? Activation.identity.limits
    let size = weights.shape.count / max(geometry.outputChannels, 1)
    let corrections = packing.piece(byteCount: channels.count * MemoryLayout<Int32>.size) { piece in
      let corrections = piece.start.assumingMemoryBound(to: Int32.self)
      weights.withElements(of: Int8.self) { weights in
        for (index, channel) in channels.enumerated() {
          let sum = weights[(channel * size)..<((channel + 1) * size)].reduce(Int32(0)) { $0 &+ Int32($1) }
          corrections[index] = 0 &- sum &* Int32(zero)
        }
      }
    }
    return ChannelRequantization(
      scales: Array(scales[channels]), corrections: corrections, bias: Array(bias[channels]), clamp: clamp,
      result: result)
  }
}

extension QuantizationParameters {
  /// Returns the scale of each of `count` channels.
  func scales(_ count: Int) -> [Double] {
    let scales = scale.doubles
    return (0..<count).map { scales[scales.count == 1 ? 0 : $0] }
  }
}
