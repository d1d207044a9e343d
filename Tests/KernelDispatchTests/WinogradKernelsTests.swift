import KernelDispatch
import Kernels
import Testing
import TestSupport

@Suite("Winograd transforms") struct WinogradKernelsTests {
  /// `G g Gᵀ` by the matrix of the paper.
  private func transformedWeights(_ g: [Double]) -> [Double] {
    let (quarter, sixth, twelfth): (Double, Double, Double) = (0.25, 1 / 6, 1 / 12)
    let factors: [[Double]] = [
      [quarter, 0, 0], [-sixth, -sixth, -sixth], [-sixth, sixth, -sixth], [twelfth / 2, twelfth, sixth],
      [twelfth / 2, -twelfth, sixth], [0, 0, 1],
    ]
    var transformed: [Double] = []
    for row in factors {
      for column in factors {
        var sum: Double = 0
        for tap in 0..<9 { sum += row[tap / 3] * g[tap] * column[tap % 3] }
        transformed.append(sum)
      }
    }
    return transformed
  }

  @Test("A tile is the convolution of its 36 pixels, in every lane", arguments: KernelSet.available)
  func tile(_ set: KernelSet) {
    for channels in [1, set.lanes, set.lanes + 3] {
      for (rows, columns) in [(4, 4), (1, 4), (3, 2)] { check(set, channels, rows, columns) }
    }
  }

  private func check(_ set: KernelSet, _ channels: Int, _ rows: Int, _ columns: Int) {
    var numbers = SeededNumbers(seed: UInt64(channels))
    let stride = (channels + set.lanes - 1) / set.lanes * set.lanes
    let pixels = numbers.array(36 * stride)
    let (weights, bias) = (numbers.array(9).map(Double.init), numbers.array(stride))
    let residual = numbers.array(6 * 4 * channels + stride)
    var planes = [Float](repeating: 0, count: 36 * stride)
    var output = [Float](repeating: .nan, count: 5 * 4 * channels)
    pixels.withUnsafeBufferPointer { pixels in
      guard let start = pixels.baseAddress else { return }
      let addresses = (0..<36).map { start + $0 * stride }
      set.winograd.input(
        WinogradInputArguments(pixels: addresses, channels: channels, destination: &planes, planeStride: stride))
    }
    // Depthwise: each channel with the same nine weights.
    let factors = transformedWeights(weights)
    let sums = planes.indices.map { planes[$0] * Float(factors[$0 / stride]) }
    set.winograd.output(
      WinogradOutputArguments(
        source: sums, planeStride: stride, channels: channels, bias: bias, residual: residual, output: &output,
        rowStride: 5 * channels, rows: rows, columns: columns, lower: -1.5, upper: 2))
    for y in 0..<4 {
      for x in 0..<5 {
        for channel in 0..<channels {
          let place = (y * 5 + x) * channels + channel
          guard y < rows, x < columns else {
            if place < output.count { #expect(output[place].isNaN, "\(set.name) wrote beyond the tile") }
            continue
          }
          var sum = Double(bias[channel] + residual[place])
          for tap in 0..<9 {
            sum += weights[tap] * Double(pixels[((y + tap / 3) * 6 + x + tap % 3) * stride + channel])
          }
          #expect(abs(Double(output[place]) - min(max(sum, -1.5), 2)) < 2e-5, "\(set.name) \(place)")
        }
      }
    }
  }
}
