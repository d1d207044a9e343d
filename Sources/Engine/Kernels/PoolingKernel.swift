/// How a pooling window becomes one number.
@frozen public enum PoolingKind: Sendable {
  case maximum
  case sum
}

/// What one call of a pooling kernel works on: one output pixel over all channels.
///
/// `scale` multiplies the result: the reciprocal of the window's size turns a sum into a mean.
public typealias PoolingKernel =
  @Sendable (
    _ taps: UnsafePointer<UnsafePointer<Float>>, _ tapCount: Int, _ channels: Int, _ kind: PoolingKind, _ scale: Float,
    _ output: UnsafeMutablePointer<Float>
  ) -> Void

/// The pooling kernel of one vector unit; the taps are those inside the input only, one at least.
@inlinable @inline(__always)
public func poolingKernel<Unit: VectorUnit>(_: Unit.Type) -> PoolingKernel {
  { taps, tapCount, channels, kind, scale, output in
    var channel = 0
    while channel < channels {
      var result = Unit.load(taps[0] + channel)
      for tap in 1..<max(tapCount, 1) {
        let value = Unit.load(taps[tap] + channel)
        switch kind {
        case .maximum: result = Unit.maximum(result, value)
        case .sum: result = Unit.add(result, value)
        }
      }
      Unit.store(Unit.multiply(result, Unit.splat(scale)), to: output + channel, count: channels - channel)
      channel += Unit.lanes
    }
  }
}
