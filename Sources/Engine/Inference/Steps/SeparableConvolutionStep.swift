internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors

/// A depthwise convolution and the pointwise ones around it, done together in bands of rows.
///
/// The rows of the image are shared out between the members. Each expands as many as a band depends on into a buffer of
/// its own, keeps those that the next band needs as well, and projects what the depthwise convolution makes of them:
/// what lies between never leaves the cache. At the seams between members a few rows are expanded twice.
struct SeparableConvolutionStep: Step {
  private let expansion: PointwiseLines?
  private let depthwise: DepthwiseRows
  private let projection: PointwiseLines?
  private let (input, output): (Place, Place)
  private let residual: Place?
  private let images: Int
  private let (inputHeight, height): (Int, Int)
  /// Rows of the output that are made at once.
  private let bandHeight: Int
  /// Floats that the expanded rows of a band, and the rows between depthwise convolution and projection, take.
  private let (expandedFloats, convolvedFloats): (Int, Int)

  /// Bytes of a band's rows that stay in a core's second-level cache beside the weights.
  private static let bandBytes = 320 << 10

  /// Nil where no kernel is made for a part.
  init?(_ preparation: Preparation) {
    guard let operation = preparation.node.operation as? SeparableConvolution,
      let types = try? operation.stageTypes(preparation.graph.operands(of: preparation.node)),
      let type = preparation.floatType(0), let result = types.last,
      let input = preparation.source(0), let output = preparation.destination(),
      let depthwiseWeights = preparation.operand(SeparableConvolution.depthwiseWeights)?.constant
    else { return nil }
    func lines(_ convolution: Convolution?, _ position: Int) -> PointwiseLines?? {
      guard let convolution else { return .some(nil) }
      guard let weights = preparation.operand(position)?.constant,
        let lines = PointwiseLines(
          weights, bias: preparation.operand(position + 1)?.constant?.floats, activation: convolution.activation,
          kernels: preparation.kernels)
      else { return nil }
      return lines
    }
    let expanded = operation.expansion == nil ? type.shape : types[0].shape
    guard let expansion = lines(operation.expansion, SeparableConvolution.expansionWeights),
      let projection = lines(operation.projection, SeparableConvolution.projectionWeights),
      let depthwise = DepthwiseRows(
        operation.depthwise, input: expanded, width: result.shape[2], weights: depthwiseWeights,
        bias: preparation.operand(SeparableConvolution.depthwiseWeights + 1)?.constant?.floats,
        kernels: preparation.kernels)
    else { return nil }
    (self.expansion, self.depthwise, self.projection) = (expansion, depthwise, projection)
    (self.input, self.output) = (input, output)
    residual = operation.projection?.addsResidual == true ? preparation.source(SeparableConvolution.residual) : nil
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

  /// Bytes of row pointers, rounded up to whole registers.
  private var pointerBytes: Int {
    (max(expansion?.scratchBytes ?? 0, projection?.scratchBytes ?? 0) + 63) / 64 * 64
  }

  func run(_ frame: Frame) {
    frame.team.split(images * height) { member, rows in
      for image in (rows.lowerBound / height)...((rows.upperBound - 1) / height) {
        let part = rows.clamped(to: (image * height)..<((image + 1) * height))
        convolve((part.lowerBound - image * height)..<(part.upperBound - image * height), ofImage: image, frame, member)
      }
    }
  }

  /// Computes some rows of an image's output, band by band.
  private func convolve(_ rows: Range<Int>, ofImage image: Int, _ frame: Frame, _ member: Int) {
    let expanded = (frame.scratch + member * frame.scratchStride + pointerBytes).assumingMemoryBound(to: Float.self)
    let convolved = expanded + expandedFloats
    let addresses = frame.rowPointers(member)
    let columns = depthwise.inputStride / depthwise.channels
    let inputStride = expansion.map { columns * $0.inputs } ?? depthwise.inputStride
    let source = UnsafePointer(frame.floats(input)) + image * inputHeight * inputStride
    var held = 0..<0
    var first = rows.lowerBound
    while first < rows.upperBound {
      let band = first..<min(first + bandHeight, rows.upperBound)
      if let expansion {
        let needed = depthwise.inputRows(of: band)
        let kept = held.clamped(to: needed)
        if kept.lowerBound > held.lowerBound, !kept.isEmpty {
          let start = expanded + (kept.lowerBound - held.lowerBound) * depthwise.inputStride
          expanded.update(from: start, count: kept.count * depthwise.inputStride)
        }
        let missing = (kept.isEmpty ? needed.lowerBound : kept.upperBound)..<needed.upperBound
        expansion.run(
          missing.count * columns, from: source + missing.lowerBound * inputStride,
          to: expanded + (missing.lowerBound - needed.lowerBound) * depthwise.inputStride, residual: nil, addresses)
        held = needed
      }
      let line = depthwise.width * depthwise.channels
      let place = (image * height + band.lowerBound) * depthwise.width
      let result = frame.floats(output) + place * (projection?.outputs ?? depthwise.channels)
      for y in band {
        depthwise.convolve(
          y, from: expansion == nil ? source : UnsafePointer(expanded),
          firstRow: expansion == nil ? 0 : held.lowerBound,
          to: (projection == nil ? result : convolved) + (y - band.lowerBound) * line)
      }
      projection?.run(
        band.count * depthwise.width, from: convolved, to: result,
        residual: residual.map { [projection] in frame.floats($0) + place * (projection?.outputs ?? 0) }, addresses)
      first = band.upperBound
    }
  }
}

/// A pointwise convolution of neighbouring pixels, on the calling thread.
private struct PointwiseLines: Sendable {
  let inputs: Int
  let outputs: Int
  private let product: PanelProduct

  /// Packs the weights `[outputs, inputs, 1, 1]`; nil for an activation that no kernel computes.
  init?(_ weights: Tensor, bias: [Float]?, activation: UnaryFunction?, kernels: KernelSet) {
    guard let activation = Activation(activation) else { return nil }
    let (outputs, inputs) = (weights.shape[0], weights.shape[1])
    (self.inputs, self.outputs) = (inputs, outputs)
    product = weights.withElements(of: Float.self) { values in
      PanelProduct(
        columns: outputs, depth: inputs, bias: bias, activation: activation, kernels: kernels, weights: values,
        layout: PanelProduct.WeightLayout(column: inputs))
    }
  }

  var scratchBytes: Int { product.scratchBytes }

  /// Computes `count` pixels.
  func run(
    _ count: Int, from source: UnsafePointer<Float>, to output: UnsafeMutablePointer<Float>,
    residual: UnsafeMutablePointer<Float>?, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let operands = PanelProduct.Operands(
      rows: count, output: output, outputStride: outputs, residual: residual.map { UnsafePointer($0) })
    product.run(operands, addresses) { first, count, _, addresses in
      for pixel in 0..<count { addresses[pixel] = source + (first + pixel) * inputs }
    }
  }
}
