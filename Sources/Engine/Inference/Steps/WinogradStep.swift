internal import Graphs
internal import KernelDispatch
internal import Kernels

/// A 3×3 convolution with a quarter of the multiplications, by Winograd's F(4×4, 3×3): see `WinogradKernels`.
///
/// Tiles of 4×4 output pixels are transformed a batch at a time, so that the batch stays in the cache between the
/// transforms and the 36 products of transformed pixels with transformed weights.
struct WinogradStep: Step {
  private let plan: ConvolutionPlan
  private let products: [PanelProduct]
  private let bias: AlignedBuffer
  private let activation: Activation
  private let kernels: KernelSet
  private let padding: [Int]
  /// Tiles down and across one image.
  private let grid: (rows: Int, columns: Int)
  /// Channels of input and output, rounded up to whole registers.
  private let strides: (input: Int, output: Int)
  /// Tiles transformed at once.
  private let batch: Int

  private static let planes = 36
  private static let side = 4
  /// Fewer channels, or pixels a side, leave more work to the transforms than the products save.
  private static let (fewestChannels, fewestPixels) = (16, 12)
  /// Bytes of transformed numbers that should stay in a core's second-level cache.
  private static let cacheBytes = 1 << 20

  /// Nil for another window, or where nothing is gained.
  init?(_ preparation: Preparation) {
    guard let plan = ConvolutionPlan(preparation), let activation = Activation(plan.convolution.activation),
      plan.convolution.groups == 1, plan.convolution.window.kernel == [3, 3],
      plan.convolution.window.strides == [1, 1], plan.convolution.window.dilations == [1, 1],
      min(plan.inputChannels, plan.outputChannels) >= Self.fewestChannels,
      min(plan.map.height, plan.map.width) >= Self.fewestPixels
    else { return nil }
    (self.plan, self.activation, kernels) = (plan, activation, preparation.kernels)
    padding = plan.convolution.window.resolvedPadding(for: plan.inputExtents).before
    let (side, lanes) = (Self.side, kernels.lanes)
    grid = ((plan.map.height + side - 1) / side, (plan.map.width + side - 1) / side)
    strides = (
      (plan.inputChannels + lanes - 1) / lanes * lanes, (plan.outputChannels + lanes - 1) / lanes * lanes
    )
    bias = AlignedBuffer(plan.bias ?? [], capacity: strides.output)
    products = WinogradWeights(plan).products(for: kernels)
    let tileBytes = Self.planes * (strides.input + strides.output) * MemoryLayout<Float>.size
    let rows = max(Self.cacheBytes / tileBytes / kernels.rows, 1) * kernels.rows
    batch = min(rows, grid.rows * grid.columns)
  }

  var scratchBytes: Int { pointerBytes + Self.planes * batch * (strides.input + strides.output) * 4 }
  var zeroCount: Int { strides.input }

  /// Bytes of pointers to rows, and to the pixels of a tile, in front of the transformed numbers.
  private var pointerBytes: Int {
    let bytes = max(products.map(\.scratchBytes).max() ?? 0, Self.planes * MemoryLayout<UnsafePointer<Float>>.size)
    return (bytes + 63) / 64 * 64
  }

  func run(_ frame: Frame) {
    let tiles = grid.rows * grid.columns * (plan.pixels / (plan.map.height * plan.map.width))
    // An even share for every member, in batches of even size.
    let batches = max((tiles + batch - 1) / batch, min(frame.team.count, tiles))
    let count = (batches + frame.team.count - 1) / frame.team.count * frame.team.count
    frame.team.split(count) { member, range in
      let scratch = frame.scratch + member * frame.scratchStride
      for index in range {
        convolve((index * tiles / count)..<((index + 1) * tiles / count), frame, scratch)
      }
    }
  }

  /// Computes some tiles, counted through all images.
  private func convolve(_ tiles: Range<Int>, _ frame: Frame, _ scratch: UnsafeMutableRawPointer) {
    let pointers = scratch.assumingMemoryBound(to: UnsafePointer<Float>.self)
    let transformed = (scratch + pointerBytes).assumingMemoryBound(to: Float.self)
    let (inputPlane, outputPlane) = (batch * strides.input, batch * strides.output)
    let sums = transformed + Self.planes * inputPlane
    for (row, tile) in tiles.enumerated() {
      locatePixels(of: tile, frame, pointers)
      kernels.winograd.input(
        WinogradInputTask(
          pixels: pointers, channels: plan.inputChannels, destination: transformed + row * strides.input,
          planeStride: inputPlane))
    }
    for (plane, product) in products.enumerated() {
      let start = UnsafePointer(transformed + plane * inputPlane)
      let operands = PanelProduct.Operands(
        rows: tiles.count, output: sums + plane * outputPlane, outputStride: strides.output, residual: nil)
      product.run(operands, pointers) { first, count, _, addresses in
        for row in 0..<count { addresses[row] = start + (first + row) * strides.input }
      }
    }
    for (row, tile) in tiles.enumerated() { finish(tile, sums + row * strides.output, outputPlane, frame) }
  }

  /// Writes the addresses of the 36 pixels that a tile reads; those in the padding are zeros.
  private func locatePixels(
    of tile: Int, _ frame: Frame, _ addresses: UnsafeMutablePointer<UnsafePointer<Float>>
  ) {
    let (image, y, x) = place(of: tile)
    let (height, width, channels) = (plan.inputExtents[0], plan.inputExtents[1], plan.inputChannels)
    let start = UnsafePointer(frame.floats(plan.input) + image * height * width * channels)
    var address = addresses
    for row in (y - padding[0])..<(y - padding[0] + 6) {
      for column in (x - padding[1])..<(x - padding[1] + 6) {
        let isInside = row >= 0 && row < height && column >= 0 && column < width
        address.pointee = isInside ? start + (row * width + column) * channels : frame.zeros
        address += 1
      }
    }
  }

  /// Transforms a tile's sums into pixels and applies the activation.
  private func finish(_ tile: Int, _ sums: UnsafePointer<Float>, _ planeStride: Int, _ frame: Frame) {
    let (image, y, x) = place(of: tile)
    let (height, width, channels) = (plan.map.height, plan.map.width, plan.outputChannels)
    let (rows, columns) = (min(Self.side, height - y), min(Self.side, width - x))
    let offset = ((image * height + y) * width + x) * channels
    let output = frame.floats(plan.output) + offset
    let bounds = activation.bounds ?? (-.infinity, .infinity)
    kernels.winograd.output(
      WinogradOutputTask(
        source: sums, planeStride: planeStride, channels: channels, bias: bias.floats,
        residual: plan.residual.map { UnsafePointer(frame.floats($0) + offset) }, output: output,
        rowStride: width * channels, rows: rows, columns: columns, lower: bounds.lower, upper: bounds.upper))
    guard activation.bounds == nil else { return }
    for row in 0..<rows {
      let line = output + row * width * channels
      kernels.activation(line, line, columns * channels, activation)
    }
  }

  /// The image of a tile and its first pixel there.
  private func place(of tile: Int) -> (image: Int, y: Int, x: Int) {
    let (row, column) = tile.quotientAndRemainder(dividingBy: grid.columns)
    let (image, line) = row.quotientAndRemainder(dividingBy: grid.rows)
    return (image, line * Self.side, column * Self.side)
  }
}
