internal import Glibc
public import Images

/// A hash of what a picture shows: pictures that look alike differ in few of its bits (pHash, Zauner 2010).
///
/// A bit states whether one of the 63 lowest frequencies of a 32 × 32 grey thumbnail is above their median, so that half
/// of the bits are set whatever the picture.
public struct PerceptualHash: Sendable, Equatable {
  /// The bits; the lowest is unused.
  public let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The side of the thumbnail, and of the block of frequencies.
  private static let (side, block) = (32, 8)

  /// Computes the hash of a picture.
  public init(_ image: Image) {
    let side = Self.side
    let small = image.resized(to: PixelSize(width: side, height: side), filter: .bilinear)
    // Luma as in ITU-R BT.601.
    let gray = (0..<side * side).map { pixel -> Double in
      let (red, green, blue) = (small.pixels[3 * pixel], small.pixels[3 * pixel + 1], small.pixels[3 * pixel + 2])
      return 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    }
    // Rows first, then columns.
    let rows = (0..<side).map { y in (0..<Self.block).map { Self.product(gray[y * side..<(y + 1) * side], $0) } }
    let frequencies = (0..<Self.block).flatMap { v in
      // Rounded, so that rounding errors do not decide about a flat picture.
      (0..<Self.block).map { u in (1024 * Self.product(rows.map { $0[u] }[...], v)).rounded() }
    }
    let sorted = frequencies.dropFirst().sorted()
    let median = sorted[sorted.count / 2]
    var bits: UInt64 = 0
    for (index, value) in frequencies.enumerated().dropFirst() where value > median { bits |= 1 << UInt64(index) }
    self.bits = bits
  }

  /// Returns the inner product of a line with the cosine of a frequency.
  private static func product(_ line: ArraySlice<Double>, _ frequency: Int) -> Double {
    zip(line, cosines[frequency]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The cosines of each frequency along a line, as in the discrete cosine transform.
  private static let cosines: [[Double]] = (0..<block).map { frequency in
    (0..<side).map { place in cos(Double.pi * Double(frequency) * (Double(place) + 0.5) / Double(side)) }
  }

  /// Returns the number of bits that differ.
  public func distance(to other: PerceptualHash) -> Int { (bits ^ other.bits).nonzeroBitCount }
}
