import Kernels
import TestSupport
import Testing

@testable import KernelDispatch

/// The micro-kernels of a matrix unit, on tiles that are computed one product at a time: packing, blocks, edges and the
/// shapes of tiles are the same as on AMX, which few machines have.
@Suite("Kernels on tiles") struct TileKernelsTests {
  private static let int8 = TileKernels<EmulatedTiles<FourBytes>>.int8

  @Test("There is a kernel for up to sixteen rows and two panels") func sizes() {
    #expect(Self.int8.map(\.count) == [16, 16])
  }

  @Test(
    "Sums are exact for whole and last blocks, and where a block has quads of several taps",
    arguments: [
      (1, 16), (1, 33), (1, 1), (3, 5), (9, 16), (9, 24), (9, 7), (25, 3), (4, 4),
    ]) func blocks(taps: Int, quads: Int) throws
  {
    for panels in 1...2 {
      for rows in [1, 2, 7, 15, 16] {
        for spacing in Product.Spacing.allCases {
          let product = Product(rows: rows, taps: taps, quads: quads, panels: panels, spacing)
          #expect(product.sums(Self.int8[panels - 1][rows - 1]) == product.expected)
        }
      }
    }
  }

  @Test("The kernels of AMX compute what the emulated tiles compute") func amx() throws {
    guard let set = KernelSet.available.first(where: { $0.name == "amx" }) else {
      print("Skipped: this processor has no AMX, or the system does not grant it.")
      return
    }
    for (taps, quads) in [(1, 40), (9, 16), (9, 5)] {
      for rows in 1...16 {
        for panels in 1...2 {
          let product = Product(rows: rows, taps: taps, quads: quads, panels: panels, .even)
          #expect(product.sums(set.int8.microKernels[panels - 1][rows - 1]) == product.expected)
        }
      }
    }
  }
}

@Suite("Comparison of products") struct ProductCheckTests {
  private let emulated = KernelSet.available[KernelSet.available.count - 1].int8.replacing(
    TileKernels<EmulatedTiles<FourBytes>>.int8, lanes: 16)

  @Test("Kernels agree with those of the same layout that compute the same") func same() throws {
    #expect(emulated.agrees(with: emulated))
    guard let registers = KernelSet.available.first(where: { $0.int8.lanes == 16 }) else {
      print("Skipped: no kernel set of this processor has sixteen lanes.")
      return
    }
    #expect(emulated.agrees(with: registers.int8))
  }

  @Test("Kernels with one wrong sum do not agree, nor do those of another layout") func different() {
    let wrong = emulated.microKernels.map { kernels in
      kernels.map { kernel in
        Int8MicroKernel { arguments in
          kernel(arguments)
          arguments.sums[0] += 1
        }
      }
    }
    #expect(!emulated.agrees(with: emulated.replacing(wrong, lanes: 16)))
    #expect(!emulated.agrees(with: KernelSet.available[KernelSet.available.count - 1].int8))
  }

  @Test("So do kernels for bfloat16 whose sums have another order, and not those with one wrong result")
  func bfloat16() {
    let tiles = BFloat16Kernels(microKernels: TileKernels<EmulatedTiles<BFloat16Pair>>.bfloat16, rounding: .plain)
    let wrong = tiles.microKernels.map { kernels in
      kernels.map { kernel in
        MicroKernel { arguments in
          kernel(arguments)
          arguments.output[0] += 1
        }
      }
    }
    #expect(tiles.agrees(with: tiles))
    #expect(!tiles.agrees(with: BFloat16Kernels(microKernels: wrong, rounding: .plain)))
    let others = KernelSet.available.filter { $0.lanes == 16 }.compactMap(\.bfloat16)
    if others.isEmpty { print("Skipped: no kernel set of this processor multiplies sixteen lanes of bfloat16.") }
    for other in others { #expect(tiles.agrees(with: other)) }
  }
}

/// A product of random bytes, the ends of their ranges among them.
private struct Product {
  enum Spacing: CaseIterable {
    /// Rows follow each other at equal distances.
    case even
    /// They do not, as at the border of an image.
    case uneven
  }

  let rows: Int, taps: Int, quads: Int, panels: Int
  private let left: [UInt8]
  private let panel: [Int8]
  private let offsets: [Int]

  private var width: Int { 16 * panels }

  init(rows: Int, taps: Int, quads: Int, panels: Int, _ spacing: Spacing) {
    (self.rows, self.taps, self.quads, self.panels) = (rows, taps, quads, panels)
    var numbers = SeededNumbers(seed: UInt64(rows + 17 * taps + 1009 * quads + panels))
    let bytes = 4 * quads
    left = numbers.array(rows * taps * bytes + bytes).map { $0 > 0.9 ? 255 : UInt8(127.5 + 127.5 * $0) }
    panel = numbers.array(taps * bytes * 16 * panels).map { $0 < -0.9 ? -128 : Int8($0 * 127) }
    offsets = (0..<taps * rows).map { spacing == .even ? $0 * bytes : $0 * 7 % (taps * rows) * bytes + 3 % bytes }
  }

  /// Returns the sums of a kernel, with one number behind them that must stay.
  func sums(_ kernel: Int8MicroKernel) -> [Int32] {
    var sums = [Int32](repeating: 7, count: rows * width + 1)
    left.withUnsafeBufferPointer { left in
      panel.withUnsafeBufferPointer { panel in
        sums.withUnsafeMutableBufferPointer { sums in
          guard let start = left.baseAddress, let panel = panel.baseAddress, let sums = sums.baseAddress else { return }
          offsets.map { start + $0 }.withUnsafeBufferPointer { addresses in
            guard let addresses = addresses.baseAddress else { return }
            kernel(
              Int8MicroKernelArguments(
                rows: addresses, rowsPerTap: rows, taps: taps, quads: quads, panel: panel, sums: sums))
          }
        }
      }
    }
    return sums
  }

  var expected: [Int32] {
    (0..<rows).flatMap { row in
      (0..<width).map { column in
        (0..<taps).reduce(Int32(0)) { sum, tap in
          (0..<4 * quads).reduce(sum) { sum, byte in
            let line = (tap * quads + byte / 4) * width + column
            return sum + Int32(left[offsets[tap * rows + row] + byte]) * Int32(panel[4 * line + byte % 4])
          }
        }
      }
    } + [7]
  }
}
