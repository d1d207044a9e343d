import Foundation
import Testing

/// The subcommands of `fridge-bench`, each with as little work as it can have.
@Suite struct BenchTests {
  /// The members of every line of `--json`.
  private struct Line: Decodable {
    let version, runs: Int
    let bench, name: String
    let median_ms, p5_ms, p95_ms: Double
    let gflops, peak_share, gigabytes_per_second, megapixels_per_second, time_share: Double?
  }

  private func bench(_ words: [String]) throws -> FridgeProcess.Outcome {
    var process = FridgeProcess(words + ["--runs", "2"])
    process.program = FridgeProcess.program.deletingLastPathComponent().appendingPathComponent("fridge-bench")
    return try process.run()
  }

  /// The measurements of a run, which all are in order.
  private func measurements(_ words: String...) throws -> [Line] {
    let outcome = try bench(words + ["--json"])
    try #require(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome)")
    let lines = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.allSatisfy { $0.version == 1 && $0.bench == words[0] && $0.runs == 2 })
    #expect(lines.allSatisfy { 0 < $0.p5_ms && $0.p5_ms <= $0.median_ms && $0.median_ms <= $0.p95_ms })
    return lines
  }

  @Test func kernels() throws {
    let lines = try measurements("kernels", "--kernels", "portable", "--filter", "240")
    #expect(
      lines.map(\.name) == ["convolution 1×1 240→40, 28² (Convolution)", "depthwise 5×5 240, 28² (DepthwiseRow)"])
    #expect(lines.allSatisfy { $0.gflops != nil && $0.peak_share != nil && $0.gigabytes_per_second != nil })
  }

  @Test func tableIsHeadedByThePeak() throws {
    let lines = try bench(["kernels", "--kernels", "portable", "--filter", "winograd"]).output.split(separator: "\n")
    #expect(lines.count == 5 && lines[0].contains(", caches of ") && lines[2].contains("median ms"))
    #expect(lines[1].hasPrefix("portable: peak of one core ") && lines[1].hasSuffix(" GB/s"))
  }

  @Test(arguments: ["models", "models/colors.onnx", nil]) func models(_ choice: String?) throws {
    let outcome = try bench(["models", "--json"] + [choice].compactMap(\.self))
    let lines = outcome.output.split(separator: "\n")
    #expect(
      outcome.code == 0 && lines.count == 1 && outcome.output.contains(#""name":"colors","runs":2"#), "\(outcome)")
    #expect(outcome.output.contains(#""threads":1"#) && outcome.output.contains(#""peak_share":"#))
  }

  @Test func images() throws {
    let lines = try measurements("images", "photos", "--megapixels", "1", "--filter", "PNG")
    #expect(lines.count == 8 && lines.allSatisfy { $0.name.hasPrefix("png, ") && $0.megapixels_per_second != nil })
    #expect(lines[4].name == "png, generated, 1 MP: decode")
  }

  @Test func scan() throws {
    let lines = try measurements("scan", "photos/red.png")
    let parts = [
      "read", "decode", "recognize", "list", "classifier's network alone", "scan, warm", "fridge scan, cold",
    ]
    #expect(lines.map(\.name) == parts)
    #expect(lines[5].time_share == 1 && lines.allSatisfy { $0.time_share != nil })
  }

  @Test func recipes() throws {
    let lines = try measurements("recipes", "--count", "100", "--filter", "pantry")
    #expect(lines.map(\.name).first == "pantry of 40: elapsed" && lines.count == 4)
  }

  @Test func brokenPhotoIsAnError() throws {
    let outcome = try bench(["scan", "dishes/dishes.jsonl"])
    #expect(outcome.code == 2 && outcome.errors.hasPrefix("fridge-bench: "))
  }
}
