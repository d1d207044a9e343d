/// Computes the softmax of a row of `count` floats.
public typealias SoftmaxKernel =
  @Sendable (_ row: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>, _ count: Int) -> Void

/// Normalises a row of `count` floats to mean 0 and variance 1, then applies an element-wise scale and bias.
public typealias NormalizationKernel =
  @Sendable (
    _ row: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>, _ count: Int, _ scale: UnsafePointer<Float>,
    _ bias: UnsafePointer<Float>, _ epsilon: Float
  ) -> Void

/// Returns the softmax kernel of a vector unit; it subtracts the maximum first, so that nothing overflows.
@inlinable @inline(__always)
public func softmaxKernel<Unit: VectorUnit>(_: Unit.Type) -> SoftmaxKernel {
  { row, output, count in
    let largest = largestElement(Unit.self, row, count)
    mapVectors(Unit.self, row, output, count) { Unit.exponential(Unit.subtract($0, Unit.splat(largest))) }
    let scale = 1 / total(Unit.self, output, count) { $0 }
    mapVectors(Unit.self, output, output, count) { Unit.multiply($0, Unit.splat(scale)) }
  }
}

/// Returns the largest of `count` floats.
@inlinable @inline(__always)
func largestElement<Unit: VectorUnit>(_: Unit.Type, _ row: UnsafePointer<Float>, _ count: Int) -> Float {
  var largest = -Float.infinity
  var index = 0
  if count >= Unit.lanes {
    var vector = Unit.load(row)
    while index + Unit.lanes <= count {
      vector = Unit.maximum(vector, Unit.load(row + index))
      index += Unit.lanes
    }
    largest = vector.max()
  }
  for index in index..<count { largest = max(largest, row[index]) }
  return largest
}

/// Returns the layer normalisation kernel of a vector unit (Ba, Kiros and Hinton, 2016).
@inlinable @inline(__always)
public func normalizationKernel<Unit: VectorUnit>(_: Unit.Type) -> NormalizationKernel {
  { row, output, count, scale, bias, epsilon in
    let mean = total(Unit.self, row, count) { $0 } / Float(count)
    mapVectors(Unit.self, row, output, count) { Unit.subtract($0, Unit.splat(mean)) }
    // The rounding error of the mean matters where the mean is much larger than the deviation.
    let rest = total(Unit.self, output, count) { $0 } / Float(count)
    mapVectors(Unit.self, output, output, count) { Unit.subtract($0, Unit.splat(rest)) }
    let variance = total(Unit.self, output, count) { Unit.multiply($0, $0) } / Float(count)
    let factor = 1 / (variance + epsilon).squareRoot()
    var index = 0
    while index < count {
      let centred = Unit.multiply(Unit.load(output + index), Unit.splat(factor))
      let result = Unit.fused(centred, Unit.load(scale + index), Unit.load(bias + index))
      Unit.store(result, to: output + index, count: count - index)
      index += Unit.lanes
    }
  }
}

/// Returns the sum of `transform` over `count` floats; `transform` must map 0 to 0.
@inlinable @inline(__always)
func total<Unit: VectorUnit>(
  _: Unit.Type, _ row: UnsafePointer<Float>, _ count: Int, _ transform: (Unit.Vector) -> Unit.Vector
) -> Float {
  var sums = Unit.splat(0)
  var index = 0
  while index + Unit.lanes <= count {
    sums = Unit.add(sums, transform(Unit.load(row + index)))
    index += Unit.lanes
  }
  var last = Unit.splat(0)
  for lane in 0..<(count - index) { last[lane] = row[index + lane] }
  return Unit.add(sums, transform(last)).sum()
}

/// The terms of a sum.
@frozen public enum SumTerm: Sendable {
  case value
  case magnitude
  case square
}

/// Adds up rows of `count` floats, `stride` floats apart, column by column; the sums are multiplied by `scale`.
public typealias ColumnSumKernel =
  @Sendable (
    _ first: UnsafePointer<Float>, _ rows: Int, _ stride: Int, _ count: Int, _ term: SumTerm, _ scale: Float,
    _ output: UnsafeMutablePointer<Float>
  ) -> Void

/// Returns the sum of a row of `count` floats.
public typealias RowSumKernel = @Sendable (_ row: UnsafePointer<Float>, _ count: Int, _ term: SumTerm) -> Float

/// Returns the column sum kernel of a vector unit: four registers of columns at a time, whose sums do not wait for each
/// other, then single ones.
@inlinable @inline(__always) public func columnSumKernel<Unit: VectorUnit>(_: Unit.Type) -> ColumnSumKernel {
  { first, rows, stride, count, term, scale, output in
    var column = 0
    while column &+ 4 &* Unit.lanes <= count {
      let sums = columnSums(Unit.self, TileWidth<4>.self, first + column, rows, stride, term)
      for i in 0..<4 {
        Unit.store(Unit.multiply(sums[i], Unit.splat(scale)), to: output + (column &+ i &* Unit.lanes))
      }
      column &+= 4 &* Unit.lanes
    }
    while column < count {
      let sums = columnSums(Unit.self, TileWidth<1>.self, first + column, rows, stride, term)
      Unit.store(Unit.multiply(sums[0], Unit.splat(scale)), to: output + column, count: count &- column)
      column &+= Unit.lanes
    }
  }
}

/// Returns the sums of some registers of columns.
@inlinable @inline(__always)
func columnSums<Unit: VectorUnit, let registers: Int>(
  _: Unit.Type, _: TileWidth<registers>.Type, _ first: UnsafePointer<Float>, _ rows: Int, _ stride: Int, _ term: SumTerm
) -> InlineArray<registers, Unit.Vector> {
  var sums = InlineArray<registers, Unit.Vector>(repeating: Unit.splat(0))
  var row = first
  for _ in 0..<rows {
    for i in 0..<registers {
      sums[i] = Unit.add(sums[i], sumTerm(Unit.self, Unit.load(row + i &* Unit.lanes), term))
    }
    row += stride
  }
  return sums
}

/// Returns the row sum kernel of a vector unit.
@inlinable @inline(__always) public func rowSumKernel<Unit: VectorUnit>(_: Unit.Type) -> RowSumKernel {
  { row, count, term in total(Unit.self, row, count) { sumTerm(Unit.self, $0, term) } }
}

@inlinable @inline(__always)
func sumTerm<Unit: VectorUnit>(_: Unit.Type, _ value: Unit.Vector, _ term: SumTerm) -> Unit.Vector {
  switch term {
  case .value: value
  case .magnitude: Unit.maximum(value, Unit.subtract(Unit.splat(0), value))
  case .square: Unit.multiply(value, value)
  }
}

/// The reduction of a pooling window.
@frozen public enum PoolingKind: Sendable {
  case maximum
  case sum
}

/// Computes one output pixel of a pooling over all channels.
///
/// `scale` multiplies the result: the reciprocal of the window's size turns a sum into a mean.
public typealias PoolingKernel =
  @Sendable (
    _ taps: UnsafePointer<UnsafePointer<Float>>, _ tapCount: Int, _ channels: Int, _ kind: PoolingKind, _ scale: Float,
    _ output: UnsafeMutablePointer<Float>
  ) -> Void

/// Returns the pooling kernel of a vector unit; it takes the taps that lie inside the input, at least one. Four registers of
/// channels are pooled at a time, so that whole cache lines are read one after another, then single ones.
@inlinable @inline(__always)
public func poolingKernel<Unit: VectorUnit>(_: Unit.Type) -> PoolingKernel {
  { taps, tapCount, channels, kind, scale, output in
    var channel = 0
    while channel &+ 4 &* Unit.lanes <= channels {
      let results = pooled(Unit.self, TileWidth<4>.self, taps, tapCount, channel, kind)
      for i in 0..<4 {
        Unit.store(Unit.multiply(results[i], Unit.splat(scale)), to: output + (channel &+ i &* Unit.lanes))
      }
      channel &+= 4 &* Unit.lanes
    }
    while channel < channels {
      let results = pooled(Unit.self, TileWidth<1>.self, taps, tapCount, channel, kind)
      Unit.store(Unit.multiply(results[0], Unit.splat(scale)), to: output + channel, count: channels &- channel)
      channel &+= Unit.lanes
    }
  }
}

/// Returns the maxima or sums of some registers of channels from `channel` on.
@inlinable @inline(__always)
func pooled<Unit: VectorUnit, let registers: Int>(
  _: Unit.Type, _: TileWidth<registers>.Type, _ taps: UnsafePointer<UnsafePointer<Float>>, _ tapCount: Int,
  _ channel: Int, _ kind: PoolingKind
) -> InlineArray<registers, Unit.Vector> {
  var results = InlineArray<registers, Unit.Vector>(repeating: Unit.splat(0))
  for i in 0..<registers { results[i] = Unit.load(taps[0] + (channel &+ i &* Unit.lanes)) }
  for tap in 1..<max(tapCount, 1) {
    let line = taps[tap] + channel
    for i in 0..<registers {
      let value = Unit.load(line + i &* Unit.lanes)
      switch kind {
      case .maximum: results[i] = Unit.maximum(results[i], value)
      case .sum: results[i] = Unit.add(results[i], value)
      }
    }
  }
  return results
}
