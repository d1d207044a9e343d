import Files
import Foundation
import Images
import ONNXFormat
import Testing

@testable import Recognition

/// The published detectors of COCO's classes give the boxes of Models/benchmarks/detection_reference.py.
///
/// Needs `FRIDGE_SHARED`, a folder with `models/*.onnx` and `photos`, and a Python with onnxruntime: `FRIDGE_PYTHON`,
/// else `python3`.
struct DetectorAgreementTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let shared = environment["FRIDGE_SHARED"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Photos of several sources, in the order of their names.
  private func photos() throws -> [URL] {
    let folder = try #require(Self.shared).appendingPathComponent("photos")
    return try ["ingredient40", "fruitveg22", "grocerystore", "yitong4"].flatMap { source in
      try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(source).path).sorted().prefix(8)
        .map { folder.appendingPathComponent(source).appendingPathComponent($0) }
    }
  }

  /// A line of the reference's form.
  private func line(_ photo: URL, _ session: DetectorSession) throws -> Data {
    let decoded = try Photo(decoding: Array(Data(contentsOf: photo)))
    let detections = try session.detections(in: decoded).map { detection in
      let box = detection.box
      return [Double(detection.label)] + [detection.score, box.left, box.top, box.right, box.bottom].map(Double.init)
    }
    let object: [String: Any] = ["photo": photo.lastPathComponent, "detections": detections]
    return try JSONSerialization.data(withJSONObject: object) + Data("\n".utf8)
  }

  @Test(
    .enabled(if: shared != nil, "FRIDGE_SHARED names no folder with models and photos"),
    arguments: ["yolox_nano.onnx", "picodet_s_416_coco_cleaninputs.onnx"])
  func boxesAgree(model: String) throws {
    let path = try #require(Self.shared).appendingPathComponent("models/\(model)").path
    let session = DetectorSession(try Detector(ONNXModel(contentsOf: FilePath(path))), threshold: 0.1)
    let photos = try photos()
    let lines = FileManager.default.temporaryDirectory.appendingPathComponent("fridge-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: lines) }
    try photos.map { try line($0, session) }.reduce(Data(), +).write(to: lines)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [Self.environment["FRIDGE_PYTHON"] ?? "python3", "Models/benchmarks/detection_reference.py", path]
      + photos.map(\.path) + ["--threshold", "0.1", "--compare", lines.path]
    process.currentDirectoryURL = Self.package
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let report = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(photos.count >= 20)
    #expect(process.terminationStatus == 0, "\(report)")
  }
}
