import KernelDispatch
import Testing

@testable import Inference

@Suite struct StagedRowsTests {
  private static let caches = CacheSizes(level1: 32 << 10, level2: 1 << 20, level3: 16 << 20)
  private static let larger = CacheSizes(level1: 48 << 10, level2: 2 << 20, level3: 0)

  @Test(
    "Rows are copied where more of them than ways share a place of the cache",
    arguments: [
      (1024, 12, 4, caches, true), (1024, 12, 3, caches, false), (1024, 7, 4, caches, false),
      (1024, 8, 4, caches, true),
      (1023, 12, 4, caches, false), (1040, 12, 4, caches, false), (512, 12, 4, caches, false),
      (2048, 12, 4, caches, true), (1024, 12, 4, larger, true), (1024, 11, 4, larger, false),
      (1024 * 3, 12, 4, caches, true), (768, 12, 4, caches, false),
    ])
  func onlyWhereTheyHelp(_ step: Int, _ rows: Int, _ panels: Int, _ caches: CacheSizes, _ isCopied: Bool) {
    let copies = StagedRows(copying: min(step, 1024), step: step, tileRows: rows, panels: panels, caches: caches)
    #expect((copies != nil) == isCopied)
  }

  @Test(arguments: [(1024, 10), (2048, 5), (1 << 20, 1)]) func theCopiesOfABlockFitIntoHalfTheCache(
    _ depth: Int, _ tiles: Int
  ) throws {
    let copies = try #require(StagedRows(copying: depth, step: depth, tileRows: 12, panels: 4, caches: Self.caches))
    #expect(copies.tiles == tiles)
    #expect(copies.byteCount(tiles: tiles) <= Self.caches.level2 / 2 || tiles == 1)
  }

  @Test func addressesBecomeThoseOfTheCopies() throws {
    let copies = try #require(StagedRows(copying: 1024, step: 1024, tileRows: 12, panels: 4, caches: Self.caches))
    let rows = (0..<3 * 1024).map(Float.init)
    var memory = [Float](repeating: -1, count: copies.byteCount(tiles: 2) / 4)
    rows.withUnsafeBufferPointer { rows in
      memory.withUnsafeMutableBufferPointer { memory in
        guard let start = rows.baseAddress, let target = memory.baseAddress else { return }
        var addresses = (0..<3).map { start + $0 * 1024 }
        addresses.withUnsafeMutableBufferPointer { copies.stage($0.baseAddress!, count: 3, tile: 1, in: target) }
        #expect(addresses.map { $0 - UnsafePointer(target) } == [0, 1, 2].map { (12 + $0) * 1040 })
        #expect(addresses.map { $0[1023] } == [1023, 2047, 3071])
      }
    }
    #expect(memory[..<(12 * 1040)].allSatisfy { $0 == -1 })
  }
}
