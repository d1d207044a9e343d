/// The kernels of one instruction set.
///
/// A kernel may read up to one register past the end of a row; the owner of the memory leaves room. The set is shared, as a
/// copy of it would retain the context of each kernel, which takes longer than many a small product.
public final class KernelSet: Sendable {
  /// The set's name in `FRIDGE_KERNELS`: `portable`, `avx2`, `avx512`, `avx512vnni`, `amx`.
  public let name: String
  /// The name of the layout of weights that are packed for the set; sets with the same layout can use the same weights.
  public let layout: String
  /// Floats per register.
  public let lanes: Int
  /// The widest micro-kernel (NR), in registers.
  public let vectors: Int
  /// The tallest micro-kernel (MR), in rows.
  public let rows: Int
  /// GEMM micro-kernels by width and height: `microKernels[v - 1][r - 1]` computes `r` rows of `v` registers.
  public let microKernels: [[MicroKernel]]
  /// Depthwise convolution with any window.
  public let depthwise: DepthwiseKernel
  /// Depthwise convolution with the usual windows.
  public let depthwiseRows: DepthwiseRowKernels
  /// Grouped convolution with the usual windows.
  public let groupedRows: GroupedRowKernels
  /// Input and output transforms of Winograd convolution.
  public let winograd: WinogradKernels
  /// Sums over rows.
  public let columnSum: ColumnSumKernel
  /// The sum of a row.
  public let rowSum: RowSumKernel
  /// Pooling.
  public let pooling: PoolingKernel
  /// Unary functions of floats.
  public let activation: ActivationKernel
  /// Binary functions of floats.
  public let binary: BinaryKernel
  /// Products of lines with factors of their own.
  public let lineScaling: LineScalingKernel
  /// Softmax over a row.
  public let softmax: SoftmaxKernel
  /// Layer normalisation over a row.
  public let normalization: NormalizationKernel
  /// Resampling of pictures and their conversion to a network's input.
  public let pixels: PixelKernels
  /// Kernels for networks quantised to int8.
  public let int8: Int8Kernels
  /// Kernels for float networks that multiply in bfloat16; nil where the instruction set has no such products. The portable
  /// ones, which are slower than float32, are there to compare with.
  public let bfloat16: BFloat16Kernels?
  /// The precision in which float networks multiply.
  public let precision: Precision
  /// A loop of multiply-adds alone, the roof that other kernels are measured against.
  public let peak: PeakKernel

  /// Creates the kernels of a vector unit, given its micro-kernels and its int8 kernels.
  @inlinable @inline(__always)
  public init<Unit: VectorUnit>(
    _ name: String, _ unit: Unit.Type, microKernels: [[MicroKernel]], int8: Int8Kernels
  ) {
    (self.name, layout, precision) = (name, name, .float32)
    (self.int8, bfloat16) = (int8, nil)
    lanes = Unit.lanes
    vectors = microKernels.count
    rows = microKernels[0].count
    self.microKernels = microKernels
    depthwise = depthwiseKernel(unit)
    depthwiseRows = DepthwiseRowKernels(unit)
    groupedRows = GroupedRowKernels(unit)
    winograd = WinogradKernels(unit)
    columnSum = columnSumKernel(unit)
    rowSum = rowSumKernel(unit)
    pooling = poolingKernel(unit)
    activation = activationKernel(unit)
    binary = binaryKernel(unit)
    lineScaling = lineScalingKernel(unit)
    softmax = softmaxKernel(unit)
    normalization = normalizationKernel(unit)
    pixels = PixelKernels(unit)
    peak = PeakKernel(unit)
  }

  /// Creates a set with the kernels of another one, except those that are given.
  public init(
    _ base: KernelSet, name: String? = nil, layout: String? = nil, int8: Int8Kernels? = nil,
    bfloat16: BFloat16Kernels? = nil, precision: Precision? = nil
  ) {
    (self.name, self.layout) = (name ?? base.name, layout ?? base.layout)
    (self.int8, self.bfloat16) = (int8 ?? base.int8, bfloat16 ?? base.bfloat16)
    self.precision = precision ?? base.precision
    (lanes, vectors, rows) = (base.lanes, base.vectors, base.rows)
    (microKernels, peak) = (base.microKernels, base.peak)
    (depthwise, depthwiseRows, groupedRows) = (base.depthwise, base.depthwiseRows, base.groupedRows)
    (winograd, columnSum, rowSum, pooling) = (base.winograd, base.columnSum, base.rowSum, base.pooling)
    (activation, binary, lineScaling) = (base.activation, base.binary, base.lineScaling)
    (softmax, normalization) = (base.softmax, base.normalization)
    pixels = base.pixels
  }
}

extension KernelSet {
  /// Returns the same kernels for multiplication in a precision; nil where the set has none for it.
  public func multiplying(in precision: Precision) -> KernelSet? {
    guard precision != self.precision else { return self }
    guard self.precision == .float32, bfloat16 != nil else { return nil }
    return KernelSet(
      self, name: "\(name)-\(precision.rawValue)", layout: "\(layout)-\(precision.rawValue)", precision: precision)
  }
}
