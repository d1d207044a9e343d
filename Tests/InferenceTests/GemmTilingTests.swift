import KernelDispatch
import Testing

@testable import Inference

@Suite("Weights that a GEMM asks for ahead") struct GemmTilingTests {
  private let tiling = GemmTiling(columns: 64, taps: 1, depth: 100, lanes: 16, vectors: 2, tileRows: 12)
  private let caches = CacheSizes(level1: 48 << 10, level2: 1 << 20, level3: 32 << 20)

  private func ahead(tile: Int, rows: Int, lines: Int) -> Int {
    tiling.lineAhead(tiling.panels[0], tile: tile, of: rows, lines: lines, caches: caches)
  }

  @Test("Every tile of several asks for the next panel, if an eighth of the second-level cache holds it")
  func nextPanel() {
    for tile in 0...1 {
      #expect(ahead(tile: tile, rows: 13, lines: 100) == 100 * 32)
      #expect(ahead(tile: tile, rows: 13, lines: 1024) == 1024 * 32)
    }
  }

  @Test(
    "Otherwise the first tile asks for lines 4 KiB ahead", arguments: [(12, 100), (1, 100), (13, 1025), (40, 5000)])
  func nearby(rows: Int, lines: Int) {
    #expect(ahead(tile: 0, rows: rows, lines: lines) == 1024)
    #expect(ahead(tile: 1, rows: rows, lines: lines) == 0)
  }
}
