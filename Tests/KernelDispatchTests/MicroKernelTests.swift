import KernelDispatch
public import Kernels
public import Testing
internal import TestSupport

extension KernelSet: CustomTestStringConvertible { public var testDescription: String { name } }

@Suite("Micro-kernels") struct MicroKernelTests {
  @Test("Every height and width agrees with the plain sum", arguments: KernelSet.available)
  func agreesWithPlainSum(_ set: KernelSet) {
    for vectors in 1...set.vectors {
      for rows in 1...set.rows {
        for columns in Set([1, set.lanes - 1, set.lanes, set.lanes + 1, 2 * set.lanes - 1, 2 * set.lanes])
        where columns <= vectors * set.lanes {
          check(set, rows: rows, vectors: vectors, columns: columns)
        }
      }
    }
  }

  private func check(_ set: KernelSet, rows: Int, vectors: Int, columns: Int) {
    let (taps, depth, width, stride) = (3, 5, vectors * set.lanes, vectors * set.lanes + 3)
    var numbers = SeededNumbers(seed: UInt64(rows * 100 + vectors))
    let left = numbers.array(rows * taps * depth)
    let panel = numbers.array(taps * depth * width)
    let bias = numbers.array(width)
    let residual = numbers.array(rows * stride + width)
    var output = [Float](repeating: .nan, count: rows * stride)
    left.withUnsafeBufferPointer { left in
      guard let start = left.baseAddress else { return }
      let addresses = (0..<taps * rows).map { start + $0 * depth }
      set.microKernels[vectors - 1][rows - 1](
        MicroKernelArguments(
          rows: addresses, rowsPerTap: rows, taps: taps, depth: depth, panel: panel, ahead: 1 << 40, bias: bias,
          residual: residual, output: &output, outputStride: stride, columns: columns, lower: -0.75, upper: 1.5))
    }
    for row in 0..<rows {
      for column in 0..<stride {
        guard column < columns else {
          #expect(output[row * stride + column].isNaN, "\(set.name) wrote beyond column \(columns)")
          continue
        }
        var sum = bias[column] + residual[row * stride + column]
        for tap in 0..<taps {
          for k in 0..<depth { sum += left[(tap * rows + row) * depth + k] * panel[(tap * depth + k) * width + column] }
        }
        #expect(abs(output[row * stride + column] - min(max(sum, -0.75), 1.5)) < 1e-5)
      }
    }
  }

  @Test("The sets differ in name, and the portable one is always there") func sets() {
    #expect(Set(KernelSet.available.map(\.name)).count == KernelSet.available.count)
    #expect(KernelSet.available.last?.name == "portable")
  }
}
