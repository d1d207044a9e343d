internal import Graphs
internal import Kernels
internal import Tensors

/// An int8 convolution with narrow groups, several of which share a register.
final class QuantizedGroupedStep: Step {
  private let plan: QuantizedConvolutionPlan
  private let results: ChannelRequantization
  private let weights: AlignedBuffer
  private let kernels: Int8GroupedKernels
  private let requantize: RequantizationKernels
  private let tiling: GemmTiling
  /// The quads of one group's input channels.
  private let quads: Int
  /// The place of the first quad of each output channel's group, counted from the one that its register begins with.
  private let firstQuads: AlignedBuffer
  /// The first input channel of each register of output channels.
  private let offsets: [Int]
  private let padding: AlignedBuffer

  /// Packs the weights; nil for groups that are wide, or whose channels are not counted in fours.
  init?(_ preparation: Preparation) {
    guard let plan = QuantizedConvolutionPlan(preparation), plan.convolution.groups > 1 else { return nil }
    let kernels = preparation.kernels.int8.grouped
    let (inputs, outputs) = (
      plan.geometry.inputChannels / plan.convolution.groups, plan.geometry.outputChannels / plan.convolution.groups
    )
    guard inputs % 4 == 0, outputs <= kernels.lanes else { return nil }
    let (channels, taps, quads) = (plan.geometry.outputChannels, plan.geometry.indirection.taps, inputs / 4)
    let tiling = GemmTiling(
      columns: channels, taps: taps, depth: inputs, lanes: kernels.lanes, vectors: 1, tileRows: kernels.kernels.count)
    let starts = tiling.panels.map { $0.firstColumn / outputs * inputs }
    let places = (0..<tiling.width).map { channel in
      Int32(min(channel, channels - 1) / outputs * quads - starts[channel / kernels.lanes] / 4)
    }
    guard places.allSatisfy({ Int($0) + quads <= kernels.lanes }) else { return nil }
    (self.plan, self.kernels, self.tiling, self.quads) = (plan, kernels, tiling, quads)
    (offsets, requantize) = (starts, preparation.kernels.int8.requantize)
    firstQuads = places.withUnsafeBytes { AlignedBuffer(bytes: $0) }
    results = plan.results(0..<channels, preparation.packing)
    weights = preparation.packing.piece(byteCount: tiling.width * taps * inputs) {
      Self.pack(plan.weights, lanes: kernels.lanes, inputs: inputs, taps: taps, into: $0)
    }
    padding = plan.padding
  }

  /// Writes the weights register by register, tap by tap, as the kernel reads them.
  private static func pack(_ weights: Tensor, lanes: Int, inputs: Int, taps: Int, into piece: AlignedBuffer) {
    piece.clear()
    let packed = piece.start.assumingMemoryBound(to: Int8.self)
    weights.withElements(of: Int8.self) { weights in
      for index in weights.indices {
        let (rest, tap) = index.quotientAndRemainder(dividingBy: taps)
        let (channel, input) = rest.quotientAndRemainder(dividingBy: inputs)
        let (register, lane) = channel.quotientAndRemainder(dividingBy: lanes)
        let line = (register * taps + tap) * inputs / 4 + input / 4
        packed[(line * lanes + lane) * 4 + input % 4] = weights[index]
      }
    }
  }

  var scratchBytes: Int {
    sumsOffset + kernels.kernels.count * kernels.lanes * MemoryLayout<Int32>.size + AlignedBuffer.slack
  }

  /// The offset of a tile's sums in a worker's scratch memory, behind the row pointers.
  private var sumsOffset: Int { tiling.scratchBytes.rounded(upTo: 64) }

  func run(_ context: ExecutionContext) {
    let start = UnsafePointer(context.bytes(plan.input).assumingMemoryBound(to: UInt8.self))
    let zeros = UnsafePointer(padding.start.assumingMemoryBound(to: UInt8.self))
    tiling.run(plan.geometry.pixels, Multiplication(step: self, context: context), context) {
      first, count, rowsPerTap, addresses in
      for row in 0..<count {
        plan.geometry.indirection.forEachTap(ofPixel: first + row) { tap, offset in
          addresses[tap * rowsPerTap + row] = offset.map { start + $0 } ?? zeros
        }
      }
    }
  }

  private struct Multiplication: GemmWork {
    let step: QuantizedGroupedStep
    let context: ExecutionContext

    func multiply(
      _ rows: Range<Int>, _ panel: GemmTiling.Panel, _ addresses: UnsafePointer<UnsafePointer<UInt8>>, tile: Int,
      _ worker: Int
    ) {
      let sums = (context.scratch(of: worker) + step.sumsOffset).assumingMemoryBound(to: Int32.self)
      let (lanes, stride) = (step.kernels.lanes, step.plan.geometry.outputChannels)
      step.kernels.kernels[rows.count - 1](
        Int8GroupedArguments(
          rows: addresses, rowsPerTap: rows.count, taps: step.tiling.taps, quads: step.quads,
          offset: step.offsets[panel.firstColumn / lanes],
          firstQuads: step.firstQuads.start.assumingMemoryBound(to: Int32.self) + panel.firstColumn,
          weights: step.weights.start.assumingMemoryBound(to: Int8.self)
            + panel.firstColumn * step.tiling.taps * step.quads * 4,
          sums: sums))
      step.results.write(
        sums, AccumulatorRows(rows: rows.count, columns: panel.columns, sumStride: lanes, outputStride: stride),
        from: panel.firstColumn, to: context.bytes(step.plan.output),
        at: rows.lowerBound * stride + panel.firstColumn, step.requantize)
    }

    func finish(_ rows: Range<Int>, _ columns: Range<Int>) {}
  }
}
