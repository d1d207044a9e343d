internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors
internal import Threads

/// An inverted residual block: a depthwise convolution and the pointwise ones around it, fused in bands of rows.
///
/// The output rows are split among the workers. Each expands the rows that a band depends on into a buffer of its own,
/// keeps those that the next band needs as well, and projects the result of the depthwise convolution: intermediate
/// values never leave the cache. At the seams between workers a few rows are expanded twice.
final class InvertedResidualStep: Step {
  private let expansion: PointwiseRows?
  private let depthwise: DepthwiseRows
  private let projection: PointwiseRows?
  private let (input, output): (ValueLocation, ValueLocation)
  private let residual: ValueLocation?
  /// The means of the output's rows; nil where nothing uses them.
  private let means: ValueLocation?
  private let images: Int
  private let (inputHeight, height): (Int, Int)
  /// The number of output rows per band.
  private let bandHeight: Int
  /// The sizes in floats of the buffers for the expanded rows of a band, and for its rows before projection.
  private let (expandedFloats, convolvedFloats): (Int, Int)

  /// The bytes of a band's rows that stay in a core's second-level cache beside the weights: 5/16 of it.
  private static let bandBytes = CacheSizes.current.level2 / 16 * 5

  /// Packs the weights; nil where a stage has no kernel.
  init?(_ preparation: Preparation) {
    guard let operation = preparation.node.operation as? InvertedResidual,
      let types = try? operation.stageTypes(preparation.graph.operands(of: preparation.node)),
      let type = preparation.floatType(0), let result = types.last,
      let input = preparation.source(0), let output = preparation.destination(),
      operation.stages.allSatisfy({ preparation.operand($0.weights)?.constant != nil }),
      operation.stages.allSatisfy({ Activation($0.convolution.activation) != nil }),
      let depthwise = DepthwiseRows(
        operation.depthwise, input: operation.expansion == nil ? type.shape : types[0].shape, width: result.shape[2],
        at: InvertedResidual.depthwiseWeights, of: preparation)
    else { return nil }
    self.depthwise = depthwise
    expansion = operation.expansion.flatMap {
      PointwiseRows($0, at: InvertedResidual.expansionWeights, of: preparation)
    }
    projection = operation.projection.flatMap {
      PointwiseRows($0, at: InvertedResidual.projectionWeights, of: preparation)
    }
    (self.input, self.output, means) = (input, output, preparation.destination(1))
    residual = operation.projection?.addsResidual == true ? preparation.source(InvertedResidual.residual) : nil
    (images, inputHeight, height) = (type.shape[0], type.shape[1], result.shape[1])
    let convolvedStride = projection == nil ? 0 : depthwise.width * depthwise.channels
    let expandedStride = expansion == nil ? 0 : depthwise.inputStride
    func floats(_ rows: Int) -> (expanded: Int, convolved: Int) {
      (operation.depthwise.window.rowsReached(by: rows) * expandedStride, rows * convolvedStride)
    }
    let fitting = (1...max(height, 1)).last { rows in
      let (expanded, convolved) = floats(rows)
      return (expanded + convolved) * MemoryLayout<Float>.size <= Self.bandBytes
    }
    bandHeight = fitting ?? 1
    (expandedFloats, convolvedFloats) = floats(bandHeight)
  }

  var scratchBytes: Int { pointerBytes + (expandedFloats + convolvedFloats) * MemoryLayout<Float>.size }

  /// The bytes of row pointers, rounded up to whole registers.
  private var pointerBytes: Int {
    max(expansion?.scratchBytes ?? 0, projection?.scratchBytes ?? 0).rounded(upTo: 64)
  }

  func run(_ context: ExecutionContext) {
    context.worker.split(images * height) { worker, rows in
      for image in (rows.lowerBound / height)...((rows.upperBound - 1) / height) {
        let part = rows.clamped(to: (image * height)..<((image + 1) * height))
        convolve(
          (part.lowerBound - image * height)..<(part.upperBound - image * height), ofImage: image, context, worker)
      }
    }
  }

  /// Computes output rows of an image, band by band.
  private func convolve(_ rows: Range<Int>, ofImage image: Int, _ context: ExecutionContext, _ worker: Int) {
    let expanded = (context.scratch(of: worker) + pointerBytes).assumingMemoryBound(to: Float.self)
    let convolved = expanded + expandedFloats
    let addresses = context.rowPointers(worker)
    let source = UnsafePointer(context.floats(input)) + image * inputHeight * inputStride
    let channels = projection?.outputs ?? depthwise.channels
    var held = 0..<0
    var first = rows.lowerBound
    while first < rows.upperBound {
      let band = first..<min(first + bandHeight, rows.upperBound)
      if let expansion {
        let needed = depthwise.inputRows(of: band)
        expand(needed, holding: held, from: source, to: expanded, expansion, addresses)
        held = needed
      }
      let row = image * height + band.lowerBound
      let place = row * depthwise.width * channels
      let result = context.floats(output) + place
      depthwise.convolve(
        band, from: expansion == nil ? source : UnsafePointer(expanded), firstRow: held.lowerBound,
        to: projection == nil ? result : convolved, means: means.map { context.floats($0) + row * channels })
      projection?.run(
        band.count * depthwise.width, from: convolved, to: result,
        residual: residual.map { UnsafePointer(context.floats($0)) + place }, addresses)
      first = band.upperBound
    }
  }

  /// Fills the buffer with expanded rows; the first of them may already be in it, behind others.
  private func expand(
    _ rows: Range<Int>, holding held: Range<Int>, from source: UnsafePointer<Float>,
    to buffer: UnsafeMutablePointer<Float>, _ expansion: PointwiseRows,
    _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let kept = held.clamped(to: rows)
    if !kept.isEmpty {
      let start = buffer + (kept.lowerBound - held.lowerBound) * depthwise.inputStride
      buffer.update(from: start, count: kept.count * depthwise.inputStride)
    }
    let missing = (kept.isEmpty ? rows.lowerBound : kept.upperBound)..<rows.upperBound
    expansion.run(
      missing.count * (depthwise.inputStride / depthwise.channels), from: source + missing.lowerBound * inputStride,
      to: buffer + (missing.lowerBound - rows.lowerBound) * depthwise.inputStride, residual: nil, addresses)
  }

  /// The floats from one row of the input to the next.
  private var inputStride: Int {
    expansion.map { depthwise.inputStride / depthwise.channels * $0.inputs } ?? depthwise.inputStride
  }
}

/// A pointwise convolution of rows of an image, on the calling thread.
struct PointwiseRows: Sendable {
  let inputs: Int
  let outputs: Int
  private let product: PackedGemm

  /// Packs the weights `[outputs, inputs, 1, 1]`, the operand at `position`, and the bias behind it; nil for weights
  /// that are not constant and activations without a kernel.
  init?(_ convolution: Convolution, at position: Int, of preparation: Preparation) {
    guard let activation = Activation(convolution.activation),
      let weights = preparation.operand(position)?.constant
    else { return nil }
    let (outputs, inputs) = (weights.shape[0], weights.shape[1])
    (self.inputs, self.outputs) = (inputs, outputs)
    product = PackedGemm(
      columns: outputs, depth: inputs, bias: preparation.operand(position + 1)?.constant?.floats,
      activation: activation, weights: weights, layout: WeightLayout(column: inputs), kernels: preparation.kernels,
      packing: preparation.packing)
  }

  var scratchBytes: Int { product.scratchBytes }

  /// Computes `count` pixels.
  ///
  /// - Parameters:
  ///   - residual: a tensor added before the activation, laid out as the output.
  ///   - addresses: scratch memory of ``scratchBytes``.
  func run(
    _ count: Int, from source: UnsafePointer<Float>, to output: UnsafeMutablePointer<Float>,
    residual: UnsafePointer<Float>?, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let operands = PackedGemm.Operands(rows: count, output: output, outputStride: outputs, residual: residual)
    product.run(operands, addresses) { first, count, _, addresses in
      for pixel in 0..<count { addresses[pixel] = source + (first + pixel) * inputs }
    }
  }
}
