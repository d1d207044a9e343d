import Files
import TestSupport
import Testing

@testable import FridgeKit

struct ScanProfilerTests {
  private let folder = TemporaryFolder()

  @Test func everyStageHasATime() throws {
    try folder("a.png").write(png(width: 8, height: 4, (9, 0, 0)))
    let times = try PhotoRecognition.byColor().profiler.times(for: folder("a.png"))
    #expect(times.count == ScanProfiler.Stage.allCases.count && times.allSatisfy { $0 > .zero })
  }

  @Test func failuresAreThoseOfAScan() throws {
    let profiler = try PhotoRecognition.byColor().profiler
    #expect(throws: PhotoError.self) { try profiler.times(for: folder("missing.png")) }
    try folder("black.png").write(png(width: 8, height: 4, (0, 0, 0)))
    #expect(throws: PhotoError.self) { try profiler.times(for: folder("black.png")) }
  }
}
