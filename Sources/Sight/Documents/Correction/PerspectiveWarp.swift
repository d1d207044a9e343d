public import Images
public import Threads

extension Image {
  /// Returns a part of the image seen straight on: the quadrilateral becomes the whole picture.
  ///
  /// Resamples with Keys' cubic kernel, a = -0.5. Pixels beyond the image are those of its border.
  ///
  /// - Parameters:
  ///   - corners: a convex quadrilateral.
  ///   - size: the size of the result; without loss, ``Quadrilateral/pageSize``.
  ///   - threads: the cores to use.
  public func straightened(
    _ corners: Quadrilateral, to size: PixelSize, threads: Int = ThreadTeam.processorCount
  ) -> Image {
    precondition(size.width > 0 && size.height > 0, "a page has at least one pixel")
    let map = Homography(from: size, to: corners)
    let isLarge = size.width * size.height >= PerspectiveWarp.leastForTeam
    let team = ThreadTeam(count: isLarge ? max(threads, 1) : 1)
    let count = size.width * size.height * Image.channels
    let samples = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
      // Every sample of every row is written before the team returns.
      pixels.withUnsafeBufferPointer { source in
        team.perform(
          PerspectiveWarp(
            source: source, sourceSize: self.size, map: map,
            target: UnsafeMutableBufferPointer(rebasing: target[..<count]), size: size))
      }
      initialized = count
    }
    return Image(width: size.width, height: size.height, pixels: samples)
  }
}

/// The resampling of a picture through a homography, split by rows among the workers of a team.
///
/// Invariant: both buffers outlive the work, and each worker writes rows of its own.
private final class PerspectiveWarp: TeamWork {
  /// The pixels from which it is worth waking other workers.
  static let leastForTeam = 1 << 16

  private let source: UnsafeBufferPointer<UInt8>
  private let sourceSize: PixelSize
  private let map: Homography
  private let target: UnsafeMutableBufferPointer<UInt8>
  private let size: PixelSize
  private let weights = CubicWeights()

  init(
    source: UnsafeBufferPointer<UInt8>, sourceSize: PixelSize, map: Homography,
    target: UnsafeMutableBufferPointer<UInt8>, size: PixelSize
  ) {
    (self.source, self.sourceSize, self.map, self.target, self.size) = (source, sourceSize, map, target, size)
  }

  func perform(_ worker: Worker) {
    worker.split(size.height, grain: 8) { _, rows in
      weights.values.withUnsafeBufferPointer { weights in
        for row in rows { fill(row, weights) }
      }
    }
  }

  /// Fills a row of the result.
  private func fill(_ row: Int, _ weights: UnsafeBufferPointer<SIMD4<Int16>>) {
    let y = Double(row) + 0.5
    let (startX, startY, startW) = (map.b * y + map.c, map.e * y + map.f, map.h * y + 1)
    let limit = (x: Double(sourceSize.width) + 4, y: Double(sourceSize.height) + 4)
    let fine = Double(CubicWeights.steps)
    var place = row * size.width * Image.channels
    for column in 0..<size.width {
      let x = Double(column) + 0.5
      let inverse = 1 / (map.g * x + startW)
      // A pixel's centre lies half a pixel from its corner; beyond the picture nothing changes any more.
      let sourceX = min(max((map.a * x + startX) * inverse - 0.5, -4), limit.x)
      let sourceY = min(max((map.d * x + startY) * inverse - 0.5, -4), limit.y)
      let (fineX, fineY) = (Int((sourceX + 8) * fine + 0.5), Int((sourceY + 8) * fine + 0.5))
      let (left, top) = (fineX / CubicWeights.steps - 9, fineY / CubicWeights.steps - 9)
      let across = weights[fineX % CubicWeights.steps]
      let down = weights[fineY % CubicWeights.steps]
      let sum =
        left >= 0 && top >= 0 && left + 6 <= sourceSize.width && top + 4 <= sourceSize.height
        ? inner(left, top, down, across) : outer(left, top, down, across)
      target[place] = Self.sample(sum[0])
      target[place + 1] = Self.sample(sum[1])
      target[place + 2] = Self.sample(sum[2])
      place += Image.channels
    }
  }

  /// Rounds a sum of two weightings around 128.
  private static func sample(_ sum: Int32) -> UInt8 {
    let bits = 2 * CubicWeights.bits
    return UInt8(truncatingIfNeeded: min(max(((sum &+ (1 << (bits - 1))) &>> bits) &+ 128, 0), 255))
  }

  /// Sums 4 × 4 pixels of which all, and the next pixel of the row, lie within the picture: 16 bytes of each row are
  /// loaded, 12 used. Sums of samples around 0 with weights of 7 bits fit 16 bits: 128 · 160 < 2¹⁵.
  @inline(__always)
  private func inner(_ left: Int, _ top: Int, _ down: SIMD4<Int16>, _ across: SIMD4<Int16>) -> SIMD4<Int32> {
    guard let base = source.baseAddress else { return .zero }
    let rowLength = sourceSize.width * Image.channels
    let start = UnsafeRawPointer(base) + top * rowLength + left * Image.channels
    // Lanes are named by constants: a variable lane goes through memory.
    let columns =
      Self.samples(start) &* down.x &+ Self.samples(start + rowLength) &* down.y
      &+ Self.samples(start + 2 * rowLength) &* down.z &+ Self.samples(start + 3 * rowLength) &* down.w
    let (w0, w1, w2, w3) = (Int32(across.x), Int32(across.y), Int32(across.z), Int32(across.w))
    let red = Int32(columns[0]) &* w0 &+ Int32(columns[3]) &* w1 &+ Int32(columns[6]) &* w2 &+ Int32(columns[9]) &* w3
    let green =
      Int32(columns[1]) &* w0 &+ Int32(columns[4]) &* w1 &+ Int32(columns[7]) &* w2 &+ Int32(columns[10]) &* w3
    let blue = Int32(columns[2]) &* w0 &+ Int32(columns[5]) &* w1 &+ Int32(columns[8]) &* w2 &+ Int32(columns[11]) &* w3
    return SIMD4(red, green, blue, 0)
  }

  /// Loads 16 samples, less 128 each.
  @inline(__always)
  private static func samples(_ start: UnsafeRawPointer) -> SIMD16<Int16> {
    SIMD16<Int16>(truncatingIfNeeded: start.loadUnaligned(as: SIMD16<UInt8>.self)) &- 128
  }

  /// Sums 4 × 4 pixels of which some may lie beyond the picture.
  private func outer(_ left: Int, _ top: Int, _ down: SIMD4<Int16>, _ across: SIMD4<Int16>) -> SIMD4<Int32> {
    var sum = SIMD4<Int32>.zero
    for row in 0..<4 {
      let y = min(max(top + row, 0), sourceSize.height - 1)
      for column in 0..<4 {
        let x = min(max(left + column, 0), sourceSize.width - 1)
        let pixel = (y * sourceSize.width + x) * Image.channels
        let color = SIMD4(Int32(source[pixel]), Int32(source[pixel + 1]), Int32(source[pixel + 2]), 128) &- 128
        sum &+= color &* (Int32(down[row]) * Int32(across[column]))
      }
    }
    return sum
  }
}

/// The weights of Keys' cubic kernel (a = -0.5) for 64 positions between two pixels, in fixed point.
struct CubicWeights {
  /// The positions between two pixels.
  static let steps = 64
  /// The fractional bits of a weight.
  static let bits: Int32 = 7

  /// For each position the weights of the pixels at -1, 0, 1 and 2; they sum to 1 exactly.
  let values: [SIMD4<Int16>]

  init() {
    values = (0..<Self.steps).map { step in
      let t = Double(step) / Double(Self.steps)
      let exact = [-0.5 * t * (1 - t) * (1 - t), 1 - 2.5 * t * t + 1.5 * t * t * t, 0, -0.5 * t * t * (1 - t)]
      let scale = Double(1 << Self.bits)
      var weights = SIMD4(exact.map { Int16(($0 * scale).rounded()) })
      weights[2] = Int16(1 << Self.bits) - weights[0] - weights[1] - weights[3]
      return weights
    }
  }
}
