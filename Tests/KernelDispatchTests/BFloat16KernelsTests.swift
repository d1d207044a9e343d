import KernelDispatch
import Kernels
import TestSupport
import Testing

@Suite("Kernels in bfloat16") struct BFloat16KernelsTests {
  private static let sets = KernelSet.available.filter { $0.bfloat16 != nil }

  @Test("The portable set always multiplies in bfloat16, under a name and a layout of its own") func names() throws {
    let portable = try #require(KernelSet.available.last)
    let rounding = try #require(portable.multiplying(in: .bfloat16))
    #expect(rounding.name == "portable-bf16" && rounding.layout == "portable-bf16" && rounding.precision == .bfloat16)
    #expect(portable.multiplying(in: .float32)?.name == "portable")
    #expect(rounding.multiplying(in: .float32) == nil)
  }

  @Test(
    "Numbers are rounded to the nearest, of two equally near ones to the even",
    arguments: [
      (1, 0x3F80), (0x1.00FFp0, 0x3F80), (0x1.01p0, 0x3F80), (0x1.0101p0, 0x3F81), (0x1.03p0, 0x3F82), (-2, 0xC000),
      (0, 0), (Float.infinity, 0x7F80), (Float.greatestFiniteMagnitude, 0x7F80), (0x1.FFp-1, 0x3F80),
    ] as [(Float, UInt16)])
  func rounding(_ number: Float, _ bits: UInt16) {
    #expect(number.bfloat16Bits == bits)
  }

  @Test("NaN stays NaN") func roundingOfNaN() {
    for bits: UInt32 in [0x7F80_0001, 0x7FC0_0000, 0xFFFF_FFFF] {
      #expect(Float(bitPattern: UInt32(Float(bitPattern: bits).bfloat16Bits) << 16).isNaN)
    }
  }

  @Test("Rows of every length are rounded alike, and nothing is written behind them", arguments: sets)
  func rowsAreRounded(_ set: KernelSet) throws {
    let rounding = try #require(set.bfloat16).rounding
    var numbers = SeededNumbers(seed: 3)
    let row = numbers.array(67) + [0x1.01p0, 0x1.03p0, -0x1.01p0]
    for count in 1...row.count {
      let pairs = (count + 1) / 2
      var (found, expected) = ([Float](repeating: 7, count: pairs + 1), [Float](repeating: 7, count: pairs + 1))
      rounding(row, count: count, to: &found)
      BFloat16Rounding.plain(row, count: count, to: &expected)
      #expect(found.map(\.bitPattern) == expected.map(\.bitPattern), "\(count)")
    }
  }

  @Test("Every height and width agrees with the sum of the rounded products", arguments: sets)
  func agreesWithPlainSum(_ set: KernelSet) throws {
    let kernels = try #require(set.bfloat16)
    check(kernels, depth: 9, lanes: set.lanes)
  }

  @Test("So does each on tiles, for depths of whole blocks and of parts of one", arguments: [9, 32, 33, 70])
  func agreesOnTiles(_ depth: Int) {
    let tiles = BFloat16Kernels(microKernels: TileKernels<EmulatedTiles<BFloat16Pair>>.bfloat16, rounding: .plain)
    check(tiles, depth: depth, lanes: 16)
  }

  private func check(_ kernels: BFloat16Kernels, depth: Int, lanes: Int) {
    for vectors in kernels.microKernels.indices {
      for rows in kernels.microKernels[vectors].indices {
        check(kernels, depth: depth, rows: rows + 1, vectors: vectors + 1, lanes: lanes)
      }
    }
  }

  private func check(_ kernels: BFloat16Kernels, depth: Int, rows: Int, vectors: Int, lanes: Int) {
    let width = vectors * lanes
    let pairs = (depth + 1) / 2
    var numbers = SeededNumbers(seed: UInt64(rows * 10 + vectors))
    let (left, right) = (numbers.array(rows * depth), numbers.array(depth * width))
    let (bias, residual) = (numbers.array(width), numbers.array(rows * width))
    var rounded = [Float](repeating: 0, count: rows * pairs)
    for row in 0..<rows {
      let source = Array(left[(row * depth)..<((row + 1) * depth)])
      rounded.withUnsafeMutableBufferPointer {
        kernels.rounding(source, count: depth, to: $0.baseAddress! + row * pairs)
      }
    }
    let panel = (0..<pairs * width).map { position in
      let (pair, column) = (position / width, position % width)
      let high = 2 * pair + 1 < depth ? UInt32(right[(2 * pair + 1) * width + column].bfloat16Bits) : 0
      return Float(bitPattern: high << 16 | UInt32(right[2 * pair * width + column].bfloat16Bits))
    }
    var output = [Float](repeating: .nan, count: rows * width)
    rounded.withUnsafeBufferPointer { rounded in
      let addresses = (0..<rows).map { rounded.baseAddress! + $0 * pairs }
      kernels.microKernels[vectors - 1][rows - 1](
        MicroKernelArguments(
          rows: addresses, rowsPerTap: rows, taps: 1, depth: pairs, panel: panel, bias: bias, residual: residual,
          output: &output, outputStride: width, columns: width, lower: -2, upper: 3))
    }
    for row in 0..<rows {
      for column in 0..<width {
        let sum = (0..<depth).reduce(bias[column] + residual[row * width + column]) { sum, k in
          sum + left[row * depth + k].roundedToBFloat16 * right[k * width + column].roundedToBFloat16
        }
        #expect(abs(output[row * width + column] - min(max(sum, -2), 3)) < 1e-5)
      }
    }
  }
}

extension Float {
  fileprivate var roundedToBFloat16: Float { Float(bitPattern: UInt32(bfloat16Bits) << 16) }
}
