internal import Graphs
internal import KernelDispatch
internal import Kernels
internal import Tensors
internal import Threads

/// A 3×3 convolution with a quarter of the multiplications, by Winograd's minimal filtering F(4×4, 3×3): see
/// `WinogradKernels`.
///
/// Tiles of 4×4 output pixels are transformed a batch at a time, so that the batch stays in the cache between the
/// transforms and the 36 GEMMs of transformed pixels with transformed weights. Where the weights exceed the cache, the
/// workers share one batch and read each weight once among them; elsewhere each worker has batches of its own.
final class WinogradStep: Step {
  private let plan: ConvolutionPlan
  private let products: [PackedGemm]
  private let bias: AlignedBuffer
  private let activation: Activation
  private let kernels: KernelSet
  private let padding: [Int]
  /// The number of tiles down and across one image.
  private let grid: (rows: Int, columns: Int)
  /// The channels of input and output, rounded up to whole registers.
  private let strides: (input: Int, output: Int)
  /// The number of tiles transformed at once.
  private let batch: Int
  /// Whether the workers share each batch.
  private let sharesBatches: Bool
  /// The bytes of pointers to rows, or to the pixels of a tile, in front of the transformed values.
  private let pointerBytes: Int

  private static let planes = 36
  private static let side = 4
  /// The bytes of transformed values that should stay in a core's second-level cache.
  private static let cacheBytes = CacheSizes.current.level2
  /// The bytes of transformed values of a batch that all workers share.
  private static let sharedBytes = 4 * CacheSizes.current.level2

  /// Packs the weights; nil for any other window, or where the products alone are faster.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), plan.isDense,
      let activation = Activation(plan.convolution.activation),
      plan.convolution.groups == 1, plan.convolution.window.kernel == [3, 3],
      plan.convolution.window.strides == [1, 1], plan.convolution.window.dilations == [1, 1],
      Self.saves(plan, preparation.costs, preparation.kernels.precision)
    else { return nil }
    (self.plan, self.activation, kernels) = (plan, activation, preparation.kernels)
    padding = plan.convolution.window.resolvedPadding(for: plan.inputExtents).before
    let (side, lanes) = (Self.side, kernels.lanes)
    grid = ((plan.indirection.height + side - 1) / side, (plan.indirection.width + side - 1) / side)
    strides = (plan.inputChannels.rounded(upTo: lanes), plan.outputChannels.rounded(upTo: lanes))
    bias = AlignedBuffer(plan.bias ?? [], capacity: strides.output)
    products = WinogradWeights(plan).products(kernels, preparation.packing)
    let tileBytes = Self.planes * (strides.input + strides.output) * MemoryLayout<Float>.size
    sharesBatches = Self.planes * strides.input * strides.output * MemoryLayout<Float>.size > Self.cacheBytes
    let bytes = sharesBatches ? Self.sharedBytes : Self.cacheBytes
    let rows = max(bytes / tileBytes / kernels.rows, 1) * kernels.rows
    batch = min(rows, grid.rows * grid.columns)
    let addresses = max(products.map(\.scratchBytes).max() ?? 0, Self.planes * MemoryLayout<UnsafePointer<Float>>.size)
    pointerBytes = addresses.rounded(upTo: 64)
  }

  /// Returns whether the multiplications saved outweigh the transforms, and weights four times as large.
  private static func saves(_ plan: ConvolutionPlan, _ costs: ConvolutionCost, _ precision: Precision) -> Bool {
    let (height, width) = (plan.indirection.height, plan.indirection.width)
    if height * width == 0 { return false }
    let tiles = ((height + side - 1) / side) * ((width + side - 1) / side) * (plan.pixels / (height * width))
    let direct = costs.products(
      rows: plan.pixels, columns: plan.outputChannels, depth: 9 * plan.inputChannels, precision: precision)
    let transformed = costs.products(
      count: planes, rows: tiles, columns: plan.outputChannels, depth: plan.inputChannels, transforming: .rows)
    return transformed < direct
  }

  var scratchBytes: Int { pointerBytes + Self.planes * batch * (strides.input + strides.output) * 4 }
  var zeroCount: Int { strides.input }

  func run(_ context: ExecutionContext) {
    let tiles = grid.rows * grid.columns * (plan.pixels / (plan.indirection.height * plan.indirection.width))
    sharesBatches ? convolveTogether(tiles, context) : convolveApart(tiles, context)
  }

  /// Convolves batch by batch, with the phases of each batch split among the workers.
  private func convolveTogether(_ tiles: Int, _ context: ExecutionContext) {
    let batches = (tiles + batch - 1) / batch
    for index in 0..<batches {
      let range = (index * tiles / batches)..<((index + 1) * tiles / batches)
      let buffers = buffers(context, worker: 0)
      context.worker.split(range.count) { worker, part in transform(part, of: range, to: buffers, context, worker) }
      context.worker.split(Self.planes) { worker, planes in multiply(planes, range.count, buffers, context, worker) }
      context.worker.split(range.count) { _, part in finish(part, of: range, from: buffers, context) }
    }
  }

  /// Convolves with an even share of the batches per worker; all batches have even size.
  private func convolveApart(_ tiles: Int, _ context: ExecutionContext) {
    let workers = context.worker.count
    let batches = max((tiles + batch - 1) / batch, workers).rounded(upTo: workers)
    context.worker.split(batches) { worker, indices in
      let buffers = buffers(context, worker: worker)
      for index in indices {
        let range = (index * tiles / batches)..<((index + 1) * tiles / batches)
        transform(0..<range.count, of: range, to: buffers, context, worker)
        multiply(0..<Self.planes, range.count, buffers, context, worker)
        finish(0..<range.count, of: range, from: buffers, context)
      }
    }
  }

  /// The transformed pixels of a batch, plane by plane, and the sums of their products.
  private struct BatchBuffers {
    let pixels: UnsafeMutablePointer<Float>
    let sums: UnsafeMutablePointer<Float>
  }

  private func buffers(_ context: ExecutionContext, worker: Int) -> BatchBuffers {
    let pixels = (context.scratch(of: worker) + pointerBytes).assumingMemoryBound(to: Float.self)
    return BatchBuffers(pixels: pixels, sums: pixels + Self.planes * batch * strides.input)
  }

  /// Transforms the pixels of tiles of a batch.
  private func transform(
    _ part: Range<Int>, of batchTiles: Range<Int>, to buffers: BatchBuffers, _ context: ExecutionContext, _ worker: Int
  ) {
    let addresses = context.rowPointers(worker)
    for row in part {
      locatePixels(of: batchTiles.lowerBound + row, context, addresses)
      kernels.winograd.input(
        WinogradInputArguments(
          pixels: addresses, channels: plan.inputChannels, destination: buffers.pixels + row * strides.input,
          planeStride: batch * strides.input))
    }
  }

  /// Multiplies planes of a batch with their weights.
  private func multiply(
    _ planes: Range<Int>, _ tiles: Int, _ buffers: BatchBuffers, _ context: ExecutionContext, _ worker: Int
  ) {
    for plane in planes {
      let start = UnsafePointer(buffers.pixels + plane * batch * strides.input)
      let operands = PackedGemm.Operands(
        rows: tiles, output: buffers.sums + plane * batch * strides.output, outputStride: strides.output,
        residual: nil)
      products[plane].run(operands, context.rowPointers(worker)) { first, count, _, addresses in
        for row in 0..<count { addresses[row] = start + (first + row) * strides.input }
      }
    }
  }

  /// Transforms the sums of tiles of a batch back into pixels.
  private func finish(
    _ part: Range<Int>, of batchTiles: Range<Int>, from buffers: BatchBuffers, _ context: ExecutionContext
  ) {
    for row in part {
      finish(batchTiles.lowerBound + row, buffers.sums + row * strides.output, batch * strides.output, context)
    }
  }

  /// Writes the addresses of the 36 pixels that a tile reads; padding points to zeros.
  private func locatePixels(
    of tile: Int, _ context: ExecutionContext, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let (image, y, x) = place(of: tile)
    let (height, width, channels) = (plan.inputExtents[0], plan.inputExtents[1], plan.inputChannels)
    let start = UnsafePointer(context.floats(plan.input.start) + image * height * width * channels)
    var address = addresses
    for row in (y - padding[0])..<(y - padding[0] + 6) {
      for column in (x - padding[1])..<(x - padding[1] + 6) {
        let isInside = row >= 0 && row < height && column >= 0 && column < width
        address.pointee = isInside ? start + (row * width + column) * channels : context.zeros
        address += 1
      }
    }
  }

  /// Transforms a tile's sums into pixels and applies the activation.
  private func finish(_ tile: Int, _ sums: UnsafePointer<Float>, _ planeStride: Int, _ context: ExecutionContext) {
    let (image, y, x) = place(of: tile)
    let (height, width, channels) = (plan.indirection.height, plan.indirection.width, plan.outputChannels)
    let (rows, columns) = (min(Self.side, height - y), min(Self.side, width - x))
    let offset = ((image * height + y) * width + x) * channels
    let output = context.floats(plan.output.start) + offset
    let (lower, upper) = activation.limits
    kernels.winograd.output(
      WinogradOutputArguments(
        source: sums, planeStride: planeStride, channels: channels, bias: bias.floats,
        residual: plan.residual.map { UnsafePointer(context.floats($0) + offset) }, output: output,
        rowStride: width * channels, rows: rows, columns: columns, lower: lower, upper: upper))
    guard activation.bounds == nil else { return }
    for row in 0..<rows {
      let line = output + row * width * channels
      kernels.activation(line, line, columns * channels, activation)
    }
  }

  /// Returns the image of a tile and the tile's first pixel.
  private func place(of tile: Int) -> (image: Int, y: Int, x: Int) {
    let (row, column) = tile.quotientAndRemainder(dividingBy: grid.columns)
    let (image, line) = row.quotientAndRemainder(dividingBy: grid.rows)
    return (image, line * Self.side, column * Self.side)
  }
}

/// The weights of a 3×3 convolution, transformed for F(4×4, 3×3): `G g Gᵀ` for each pair of channels.
final class WinogradWeights: WeightSource {
  private let plan: ConvolutionPlan
  /// `[6, 6, outputs, inputs]`.
  private lazy var values = transformed()

  /// Creates the weights of a plan, which are transformed on first use.
  init(_ plan: ConvolutionPlan) { self.plan = plan }

  func withWeights(_ body: (UnsafeBufferPointer<Float>) -> Void) { values.withUnsafeBufferPointer(body) }

  /// Returns the weights `[outputs, inputs, 3, 3]` transformed in double precision.
  private func transformed() -> [Float] {
    plan.weights.withElements(of: Float.self) { weights in
      let pairs = weights.count / 9
      return [Float](unsafeUninitializedCapacity: 36 * pairs) { values, count in
        for pair in 0..<pairs {
          var columns = InlineArray<3, InlineArray<6, Double>>(repeating: InlineArray(repeating: 0))
          for x in 0..<3 {
            columns[x] = Self.transformed(
              Double(weights[9 * pair + x]), Double(weights[9 * pair + 3 + x]), Double(weights[9 * pair + 6 + x]))
          }
          for y in 0..<6 {
            let row = Self.transformed(columns[0][y], columns[1][y], columns[2][y])
            for x in 0..<6 { values[(6 * y + x) * pairs + pair] = Float(row[x]) }
          }
        }
        count = 36 * pairs
      }
    }
  }

  /// Returns `G` times a column of three values.
  private static func transformed(_ a: Double, _ b: Double, _ c: Double) -> InlineArray<6, Double> {
    [
      a / 4, -(a + b + c) / 6, -(a - b + c) / 6, (a + 2 * b + 4 * c) / 24, (a - 2 * b + 4 * c) / 24, c,
    ]
  }

  /// Returns one packed GEMM per plane, with neither bias nor activation.
  func products(_ kernels: KernelSet, _ packing: WeightPacking) -> [PackedGemm] {
    (0..<36).map { plane in
      PackedGemm(
        columns: plan.outputChannels, depth: plan.inputChannels, bias: nil, activation: .identity, weights: self,
        layout: WeightLayout(first: plane * plan.outputChannels * plan.inputChannels, column: plan.inputChannels),
        kernels: kernels, precision: .float32, packing: packing)
    }
  }
}
