import KernelDispatch
import Kernels
import Testing
import TestSupport

@Suite("Int8 kernels") struct Int8KernelsTests {
  @Test(
    "Micro-kernels of every height and width give exact sums, the largest products included",
    arguments: KernelSet.available)
  func tiles(_ set: KernelSet) {
    for vectors in 1...set.int8.vectors {
      for rows in 1...set.int8.rows { check(set, rows: rows, vectors: vectors) }
    }
  }

  private func check(_ set: KernelSet, rows: Int, vectors: Int) {
    let (taps, quads, width) = (3, 5, vectors * set.int8.lanes)
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
      set.int8.microKernels[vectors - 1][rows - 1](
        Int8MicroKernelArguments(
          rows: addresses, rowsPerTap: rows, taps: taps, quads: quads, panel: panel, ahead: 1 << 40, sums: &sums))
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

  @Test(
    "A micro-kernel that requantises writes what the sums give, and no column more", arguments: KernelSet.available)
  func requantizedTiles(_ set: KernelSet) {
    if set.name.hasPrefix("avx512") {
      let requantizes = set.int8.microKernels.joined().allSatisfy(\.requantizes)
      #expect(requantizes, "registers hold sixteen sums")
    }
    for vectors in 1...set.int8.vectors {
      for rows in 1...set.int8.rows where set.int8.microKernels[vectors - 1][rows - 1].requantizes {
        let width = vectors * set.int8.lanes
        for columns in [width - set.int8.lanes + 1, width - 3, width] {
          checkResults(set, rows: rows, vectors: vectors, columns: columns)
        }
      }
    }
  }

  private func checkResults(_ set: KernelSet, rows: Int, vectors: Int, columns: Int) {
    let (quads, width, stride) = (2, vectors * set.int8.lanes, columns + 3)
    var numbers = SeededNumbers(seed: UInt64(rows * 100 + columns))
    let left = numbers.array(rows * quads * 4).map { UInt8(127 + 127 * $0) }
    let panel = numbers.array(quads * width * 4).map { Int8($0 * 127) }
    let corrections = numbers.array(width).map { Int32($0 * 1000) }
    let (factors, offsets) = (numbers.array(width).map { $0 / 200 }, numbers.array(width).map { $0 * 30 })
    let requantization = Requantization(
      corrections: corrections, factors: factors, offsets: offsets, lower: -60, upper: 90, zero: 100)
    var sums = [Int32](repeating: 0, count: rows * width)
    var (found, expected) = ([UInt8](repeating: 1, count: rows * stride), [UInt8](repeating: 1, count: rows * stride))
    found.withUnsafeMutableBufferPointer { found in
      left.withUnsafeBufferPointer { left in
        guard let start = left.baseAddress, let output = found.baseAddress else { return }
        let addresses = (0..<rows).map { start + $0 * quads * 4 }
        func run(_ results: Int8Results?) {
          set.int8.microKernels[vectors - 1][rows - 1](
            Int8MicroKernelArguments(
              rows: addresses, rowsPerTap: rows, taps: 1, quads: quads, panel: panel, sums: &sums, results: results))
        }
        run(Int8Results(output: output, stride: stride, columns: columns, requantization: requantization))
        run(nil)
      }
    }
    set.int8.requantize.toUInt8(
      sums, &expected, AccumulatorRows(rows: rows, columns: columns, sumStride: width, outputStride: stride),
      requantization)
    #expect(found == expected, "\(set.name), \(rows) × \(vectors), \(columns) columns")
    #expect(Set(found).count > 10 || rows * columns < 40)
  }

  /// Ties, both ends of the range, values beyond them, and infinities.
  private static let numbers: [Float] = [0, 0.25, 0.75, -0.25, 1.25, 1.75, 63.5, 64, 1e9, -1e9, .infinity, -.infinity]

  @Test(
    "Floats are quantised to the nearest value, ties to the even one, and clamped to the range",
    arguments: KernelSet.available)
  func quantizes(_ set: KernelSet) {
    var bytes = [UInt8](repeating: 7, count: Self.numbers.count + 1)
    set.int8.elementwise.quantize(Self.numbers, &bytes, Self.numbers.count, AffineQuantization(scale: 0.5, zero: 3))
    #expect(bytes == [3, 3, 5, 3, 5, 7, 130, 131, 255, 0, 255, 0, 7])
    set.int8.elementwise.quantize([.nan], &bytes, 1, AffineQuantization(scale: 0.5, zero: 3))
    #expect(bytes[0] == 0)
  }

  @Test("Quantised values are dequantised", arguments: KernelSet.available)
  func dequantizes(_ set: KernelSet) {
    let bytes = (0..<19).map { UInt8($0 * 14) }
    var numbers = [Float](repeating: .nan, count: 20)
    set.int8.elementwise.dequantize(bytes, &numbers, 19, AffineQuantization(scale: 0.25, zero: 100))
    for (byte, number) in zip(bytes, numbers) { #expect(number == (Float(byte) - 100) / 4) }
    #expect(numbers[19].isNaN)
  }

  @Test("Requantised sums are corrected, scaled, clamped and shifted, row by row", arguments: KernelSet.available)
  func requantizes(_ set: KernelSet) {
    for columns in [1, 5, 8, 15, 16, 17, 32, 37] { check(set.int8.requantize, columns: columns) }
  }

  private func check(_ kernels: RequantizationKernels, columns: Int) {
    let (rows, room) = (3, 64)
    var numbers = SeededNumbers(seed: UInt64(columns))
    let sums = numbers.array(rows * columns + room).map { Int32($0 * 1000) }
    let corrections = numbers.array(columns + room).map { Int32($0 * 50) }
    let (factors, offsets) = (numbers.array(columns + room).map { $0 * 0.1 }, numbers.array(columns + room))
    let requantization = Requantization(
      corrections: corrections, factors: factors, offsets: offsets, lower: -10, upper: 60, zero: 10)
    let shape = AccumulatorRows(rows: rows, columns: columns, sumStride: columns, outputStride: columns + 2)
    var bytes = [UInt8](repeating: 99, count: rows * (columns + 2))
    kernels.toUInt8(sums, &bytes, shape, requantization)
    var results = [Float](repeating: 99, count: rows * (columns + 2))
    kernels.toFloat(sums, &results, shape, requantization)
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

  @Test("Values of different quantisations are added and multiplied", arguments: KernelSet.available)
  func combines(_ set: KernelSet) {
    let (a, b): ([UInt8], [UInt8]) = ([10, 20, 0, 255, 128], [100, 90, 0, 255, 101])
    var results = [UInt8](repeating: 99, count: 6)
    let pair = Int8BinaryParameters(
      left: .init(factor: 0.5, zero: 10), right: .init(factor: 2, zero: 100), lower: -20, upper: 235, zero: 20)
    set.int8.elementwise.add(a, b, &results, 5, pair)
    #expect(results == [20, 5, 0, 255, 81, 99])
    set.int8.elementwise.multiply(a, b, &results, 5, pair)
    #expect(results == [20, 0, 255, 255, 138, 99])
  }

  @Test("The maximum of several lines, and of one", arguments: KernelSet.available)
  func maximum(_ set: KernelSet) {
    let bytes = (0..<400).map { UInt8(($0 * 89) % 256) }
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for (count, lines) in [(1, [0]), (16, [3, 90]), (37, [0, 50, 101, 7]), (64, [5, 130]), (149, [0, 77])] {
        var results = [UInt8](repeating: 99, count: count + 1)
        set.int8.elementwise.maximum(lines.map { start + $0 }, lines.count, &results, count)
        #expect(results == (0..<count).map { place in lines.map { bytes[$0 + place] }.max() ?? 0 } + [99])
      }
    }
  }

  @Test("Every byte finds its entry in a lookup table", arguments: KernelSet.available)
  func looksUp(_ set: KernelSet) {
    let results = (0..<256).map { UInt8(($0 * 167 + 13) % 256) }
    let source = (0..<256).map { UInt8($0) } + [7, 255, 0]
    var found = [UInt8](repeating: 99, count: source.count + 1)
    set.int8.elementwise.lookUp(results, source, &found, source.count)
    #expect(found == source.map { results[Int($0)] } + [99])
  }

  @Test(
    "Depthwise windows give the exact sums, the largest products included, whatever rows are asked for",
    arguments: KernelSet.available)
  func depthwise(_ set: KernelSet) throws {
    for size in [3, 5, 7] {
      for stride in [1, 2] {
        let kernel = try #require(set.int8.depthwise.kernel(size: size, stride: stride))
        for channels in [16, 5] { check(kernel, channels: channels, set.name) }
      }
    }
    #expect(set.int8.depthwise.kernel(size: 4, stride: 1) == nil)
  }

  private func check(_ kernel: Int8DepthwiseKernel, channels: Int, _ name: String) {
    let (size, stride, height, width, pixelStride) = (kernel.size, kernel.stride, 8, 9, 19)
    let padding = size / 2
    let columns = (width + 2 * padding - size) / stride + 1
    var numbers = SeededNumbers(seed: UInt64(size * 10 + stride))
    let input = numbers.array((height * width + 1) * pixelStride).map { $0 > 0.8 ? 255 : UInt8(127 + 127 * $0) }
    var weights = [Int8](repeating: 0, count: kernel.weightBytes)
    var taps = [Int](repeating: 0, count: size * size * 16)
    for (index, number) in numbers.array(taps.count).enumerated() {
      let (tap, channel) = (index / 16, index % 16)
      taps[index] = number > 0.9 ? 127 : number < -0.9 ? -128 : Int(number * 100)
      let quad = (tap / size * kernel.groups + tap % size / 4) * 16 + channel
      weights[quad * 4 + 3 - tap % size % 4] = Int8(taps[index])
    }
    let corrections = [Int32](repeating: 3, count: 16)
    let (factors, offsets) = ([Float](repeating: 1 / 1024, count: 16), [Float](repeating: 0.25, count: 16))
    var output = [UInt8](repeating: 99, count: 4 * columns * pixelStride)
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: kernel.scratchBytes(outputColumns: columns), alignment: 64)
    defer { scratch.deallocate() }
    kernel.compute(
      Int8DepthwiseArguments(
        input: input, inputExtents: (height, width), output: &output, outputColumns: columns, rows: 1..<4,
        pixelStride: pixelStride, channels: channels, padding: (padding, padding), zero: 111, weights: weights,
        requantization: Requantization(
          corrections: corrections, factors: factors, offsets: offsets, lower: -100, upper: 155, zero: 100),
        scratch: scratch))
    for row in 0..<4 {
      for column in 0..<columns {
        for channel in 0..<pixelStride {
          var sum = 3
          for tap in 0..<size * size where channel < 16 {
            let (y, x) = (row * stride + tap / size - padding, column * stride + tap % size - padding)
            let isInside = (0..<height).contains(y) && (0..<width).contains(x)
            sum += taps[tap * 16 + channel] * (isInside ? Int(input[(y * width + x) * pixelStride + channel]) : 111)
          }
          let number = min(max(Float(sum) / 1024 + 0.25, -100), 155).rounded(.toNearestOrEven)
          let expected = row > 0 && channel < channels ? UInt8(number + 100) : 99
          #expect(
            output[(row * columns + column) * pixelStride + channel] == expected,
            "\(name), \(size), stride \(stride): \(row), \(column), \(channel)")
        }
      }
    }
  }
}
