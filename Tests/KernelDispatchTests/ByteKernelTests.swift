import KernelDispatch
import Kernels
import TestSupport
import Testing

@Suite("Kernels for bytes") struct ByteKernelTests {
  @Test(
    "Every height and width of a tile gives the exact sums, the largest products included",
    arguments: KernelSet.available)
  func tiles(_ set: KernelSet) {
    for vectors in 1...set.bytes.vectors {
      for rows in 1...set.bytes.rows { check(set, rows: rows, vectors: vectors) }
    }
  }

  private func check(_ set: KernelSet, rows: Int, vectors: Int) {
    let (taps, quads, width) = (3, 5, vectors * set.bytes.lanes)
    var numbers = SeededNumbers(seed: UInt64(rows * 100 + vectors))
    // Only the ends of the ranges at first, where sums of 16 bits would overflow.
    let left = numbers.array(rows * taps * quads * 4).enumerated().map { $0 < quads * 4 ? 255 : UInt8(127 + 127 * $1) }
    let panel = numbers.array(taps * quads * width * 4).enumerated().map {
      $0 % 8 < 4 ? Int8($1 < 0 ? -128 : 127) : Int8($1 * 127)
    }
    var sums = [Int32](repeating: .min, count: rows * width + 1)
    left.withUnsafeBufferPointer { left in
      guard let start = left.baseAddress else { return }
      let addresses = (0..<taps * rows).map { start + $0 * quads * 4 }
      set.bytes.tiles[vectors - 1][rows - 1](
        ByteTileTask(rows: addresses, rowsPerTap: rows, taps: taps, quads: quads, panel: panel, sums: &sums))
    }
    for row in 0..<rows {
      for column in 0..<width {
        var sum = 0
        for tap in 0..<taps {
          for k in 0..<quads * 4 {
            let byte = left[(tap * rows + row) * quads * 4 + k]
            sum += Int(byte) * Int(panel[((tap * quads + k / 4) * width + column) * 4 + k % 4])
          }
        }
        #expect(sums[row * width + column] == Int32(sum), "\(set.name), \(rows) × \(vectors), \(row), \(column)")
      }
    }
    #expect(sums.last == .min)
  }

  /// Ties, both ends of the range, what lies beyond them, and what is no number.
  private static let numbers: [Float] = [0, 0.25, 0.75, -0.25, 1.25, 1.75, 63.5, 64, 1e9, -1e9, .infinity, -.infinity]

  @Test(
    "Numbers become the nearest bytes, ties the even ones, and what is too large the ends",
    arguments: KernelSet.available)
  func quantizes(_ set: KernelSet) {
    var bytes = [UInt8](repeating: 7, count: Self.numbers.count + 1)
    set.bytes.lines.quantize(Self.numbers, &bytes, Self.numbers.count, ByteScale(scale: 0.5, zero: 3))
    #expect(bytes == [3, 3, 5, 3, 5, 7, 130, 131, 255, 0, 255, 0, 7])
    set.bytes.lines.quantize([.nan], &bytes, 1, ByteScale(scale: 0.5, zero: 3))
    #expect(bytes[0] == 0)
  }

  @Test("Bytes become the numbers that they stand for", arguments: KernelSet.available)
  func dequantizes(_ set: KernelSet) {
    let bytes = (0..<19).map { UInt8($0 * 14) }
    var numbers = [Float](repeating: .nan, count: 20)
    set.bytes.lines.dequantize(bytes, &numbers, 19, ByteScale(scale: 0.25, zero: 100))
    for (byte, number) in zip(bytes, numbers) { #expect(number == (Float(byte) - 100) / 4) }
    #expect(numbers[19].isNaN)
  }

  @Test("Finished sums are corrected, scaled, clamped and shifted, row by row", arguments: KernelSet.available)
  func finishes(_ set: KernelSet) {
    for columns in [1, 5, 8, 15, 16, 17, 32, 37] { check(set.bytes.finish, columns: columns) }
  }

  private func check(_ kernels: ByteFinishKernels, columns: Int) {
    let (rows, room) = (3, 64)
    var numbers = SeededNumbers(seed: UInt64(columns))
    let sums = numbers.array(rows * columns + room).map { Int32($0 * 1000) }
    let corrections = numbers.array(columns + room).map { Int32($0 * 50) }
    let (factors, offsets) = (numbers.array(columns + room).map { $0 * 0.1 }, numbers.array(columns + room))
    let finish = ByteFinish(
      corrections: corrections, factors: factors, offsets: offsets, lower: -10, upper: 60, zero: 10)
    let shape = ByteRows(rows: rows, columns: columns, sumStride: columns, outputStride: columns + 2)
    var bytes = [UInt8](repeating: 99, count: rows * (columns + 2))
    kernels.bytes(sums, &bytes, shape, finish)
    var (wholes, same) = (sums.map { Float($0) }, [UInt8](repeating: 99, count: rows * (columns + 2)))
    for index in 0..<rows * columns { wholes[index] += Float(corrections[index % columns]) }
    kernels.wholeNumbers(wholes, &same, shape, finish)
    #expect(same == bytes)
    var results = [Float](repeating: 99, count: rows * (columns + 2))
    kernels.numbers(sums, &results, shape, finish)
    for row in 0..<rows {
      for column in 0..<columns + 2 {
        let index = row * (columns + 2) + column
        guard column < columns else {
          #expect(bytes[index] == 99 && results[index] == 99, "written beyond \(columns) columns")
          continue
        }
        let sum = sums[row * columns + column] + corrections[column]
        let number = min(max(Float(sum) * factors[column] + offsets[column], -10), 60)
        #expect(bytes[index] == UInt8(number.rounded(.toNearestOrEven) + 10))
        #expect(results[index] == number)
      }
    }
  }

  @Test("Two bytes on different scales are added on a third", arguments: KernelSet.available)
  func adds(_ set: KernelSet) {
    let (a, b): ([UInt8], [UInt8]) = ([10, 20, 0, 255, 128], [100, 90, 0, 255, 101])
    var sums = [UInt8](repeating: 99, count: 6)
    let sum = ByteSum(
      left: .init(factor: 0.5, zero: 10), right: .init(factor: 2, zero: 100), lower: -20, upper: 235, zero: 20)
    set.bytes.lines.add(a, b, &sums, 5, sum)
    #expect(sums == [20, 5, 0, 255, 81, 99])
  }
}
