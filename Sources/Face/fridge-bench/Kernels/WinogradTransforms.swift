internal import FridgeKit
internal import Kernels

/// The transforms around the products of a Winograd convolution of 64 channels and 56² pixels.
///
/// They are no operators, so they are called through the table, on the same row of tiles each time: their input and output
/// stay in the second-level cache, as in the engine's batches, and have the same layout as there.
struct WinogradTransforms: ~Copyable {
  private static let (channels, tiles, planes) = (64, 14, 36)
  private static let width = 4 * tiles + 2

  // Six rows of padded pixels, and 36 elements per tile. The channels fill whole registers of every kernel set, so that
  // no kernel reads or writes past the last one.
  private let pixels = UnsafeMutablePointer<Float>.zeros(6 * width * channels)
  private let numbers = UnsafeMutablePointer<Float>.zeros(planes * tiles * channels)
  private let bias = UnsafeMutablePointer<Float>.zeros(channels)
  private let addresses = UnsafeMutablePointer<UnsafePointer<Float>>.allocate(capacity: planes)

  /// The names of the measurements.
  static let names = ["input", "output"].map { "Winograd \($0) transform \(channels), \(4 * tiles)²" }

  init() { addresses.initialize(repeating: UnsafePointer(pixels), count: Self.planes) }

  deinit {
    for floats in [pixels, numbers, bias] { floats.deallocate() }
    addresses.deallocate()
  }

  /// Times both transforms with a set of kernels: from pixels, and back to pixels.
  func measurements(_ kernels: KernelSet, _ repetition: Repetition) -> [Measurement] {
    let rounds = repetition.rounds {
      [
        .of { for _ in 0..<Self.tiles { transformPixels(kernels) } },
        .of { for _ in 0..<Self.tiles { transformSums(kernels) } },
      ]
    }
    // Elements read and written per tile and channel.
    let numbers = [36 + Self.planes, Self.planes + 16]
    return Self.names.indices.map { index in
      let count = Self.tiles * Self.tiles * Self.channels * numbers[index]
      return Measurement(Self.names[index], rounds.column(index), Work(bytes: count * MemoryLayout<Float>.size))
    }
  }

  /// Transforms a row of tiles, from 36 pixels each to 36 elements.
  private func transformPixels(_ kernels: KernelSet) {
    for tile in 0..<Self.tiles {
      for index in 0..<Self.planes {
        let (row, column) = index.quotientAndRemainder(dividingBy: 6)
        addresses[index] = UnsafePointer(pixels + (row * Self.width + 4 * tile + column) * Self.channels)
      }
      kernels.winograd.input(
        WinogradInputArguments(
          pixels: addresses, channels: Self.channels, destination: numbers + tile * Self.channels,
          planeStride: Self.tiles * Self.channels))
    }
  }

  /// Transforms a row of tiles, from 36 sums each to 16 pixels.
  private func transformSums(_ kernels: KernelSet) {
    for tile in 0..<Self.tiles {
      kernels.winograd.output(
        WinogradOutputArguments(
          source: numbers + tile * Self.channels, planeStride: Self.tiles * Self.channels, channels: Self.channels,
          bias: bias, residual: nil, output: pixels + 4 * tile * Self.channels,
          rowStride: Self.width * Self.channels, rows: 4, columns: 4, lower: 0, upper: .infinity))
    }
  }
}

extension UnsafeMutablePointer<Float> {
  /// Allocates `count` zeros, which the caller deallocates.
  fileprivate static func zeros(_ count: Int) -> Self {
    let start = allocate(capacity: count)
    start.initialize(repeating: 0, count: count)
    return start
  }
}
