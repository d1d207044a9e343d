import KernelDispatch
import Kernels
import Testing
import TestSupport

@Suite("Pixel kernels") struct PixelKernelsTests {
  /// Weights that sum to about one, with overshoots beyond both ends of a byte.
  private static func weights(_ taps: Int, _ numbers: inout SeededNumbers) -> [Int32] {
    let weights = numbers.array(taps).map { Int32($0 * 0.4 * Float(1 << RowResampling.precision)) }
    return [weights.reduce(1 << RowResampling.precision, -)] + weights
  }

  private static func bytes(_ count: Int, _ numbers: inout SeededNumbers) -> [UInt8] {
    numbers.array(count).map { UInt8(min(max(127 + 200 * $0, 0), 255)) }
  }

  /// Returns a sum rounded half up and clamped.
  private static func sample(_ sum: Int) -> UInt8 {
    let precision = Int(RowResampling.precision)
    return UInt8(min(max((sum + 1 << (precision - 1)) >> precision, 0), 255))
  }

  @Test(
    "Windows of one to four rows are weighted and summed, and nothing else is written", arguments: KernelSet.available)
  func rows(_ set: KernelSet) {
    for rows in 1...4 {
      for count in [1, 2, 7] { check(set, rows: rows, count: count) }
    }
  }

  private func check(_ set: KernelSet, rows: Int, count: Int) {
    var numbers = SeededNumbers(seed: UInt64(10 * rows + count))
    let (pixels, stride) = (9, 9 * 3 + 2)
    // The last row ends with its last pixel, as the pixels of an image do.
    let source = Self.bytes((rows - 1) * stride + pixels * 3, &numbers)
    let counts = (0..<count).map { 1 + $0 % 4 }
    let starts = counts.map { (pixels - $0) * 5 % (pixels - $0 + 1) }
    let windows = counts.map { Self.weights($0 - 1, &numbers) }
    let weights = windows.flatMap { $0 + [Int32](repeating: .max, count: 4 - $0.count) }
    let outputStride = count * 3 + 1
    var output = [UInt8](repeating: 77, count: rows * outputStride)
    var scratch = [UInt8](repeating: 0, count: 16 * pixels)
    source.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { output in
        scratch.withUnsafeMutableBufferPointer { scratch in
          guard let source = source.baseAddress, let output = output.baseAddress, let scratch = scratch.baseAddress
          else { return }
          set.pixels.resampleRows(
            RowResampling(
              source: source, sourceStride: stride, pixels: pixels, rows: rows, output: output,
              outputStride: outputStride, count: count, weightStride: 4, scratch: scratch),
            starts, counts, weights)
        }
      }
    }
    for row in 0..<rows {
      for target in 0..<count {
        for channel in 0..<3 {
          let sum = windows[target].enumerated().reduce(0) { sum, weight in
            sum + Int(weight.element) * Int(source[row * stride + (starts[target] + weight.offset) * 3 + channel])
          }
          #expect(output[row * outputStride + target * 3 + channel] == Self.sample(sum), "\(set.name) \(row) \(target)")
        }
      }
      #expect(output[row * outputStride + count * 3] == 77)
    }
  }

  @Test("Rows of a window are weighted and summed, whole registers and parts", arguments: KernelSet.available)
  func columns(_ set: KernelSet) {
    for (count, taps) in [(1, 1), (15, 2), (16, 5), (17, 7), (100, 3)] {
      var numbers = SeededNumbers(seed: UInt64(count))
      let stride = count + 3
      let window = Self.bytes(taps * stride + 64, &numbers)
      let weights = Self.weights(taps - 1, &numbers)
      var output = [UInt8](repeating: 77, count: count + 1)
      set.pixels.sumRows(window, stride, weights, taps, &output, count)
      for index in 0..<count {
        let sum = (0..<taps).reduce(0) { $0 + Int(weights[$1]) * Int(window[$1 * stride + index]) }
        #expect(output[index] == Self.sample(sum), "\(set.name) \(count) \(index)")
      }
      #expect(output[count] == 77)
    }
  }

  @Test("Channels are normalised into planes in any order", arguments: KernelSet.available)
  func planes(_ set: KernelSet) {
    for count in [1, 16, 33] {
      var numbers = SeededNumbers(seed: UInt64(count))
      let pixels = Self.bytes(3 * count, &numbers)
      let (means, scales): ([Float], [Float]) = ([127, 116.3, 0], [1 / 128, 0.017, 1])
      var planes = [Float](repeating: .nan, count: 3 * count + 1)
      planes.withUnsafeMutableBufferPointer { planes in
        guard let start = planes.baseAddress else { return }
        let places = (0..<3).map {
          NormalizedPlane(start: start + (2 - $0) * count, mean: means[$0], scale: scales[$0])
        }
        set.pixels.normalize(pixels, count, places[0], places[1], places[2])
      }
      for index in 0..<count {
        for channel in 0..<3 {
          let expected = (Float(pixels[3 * index + channel]) - means[channel]) * scales[channel]
          #expect(planes[(2 - channel) * count + index] == expected)
        }
      }
      #expect(planes[3 * count].isNaN)
    }
  }
}
