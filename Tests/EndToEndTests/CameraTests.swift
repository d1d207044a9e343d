import Foundation
import Testing

/// Cameras behind Video4Linux: libavdevice reads a device that a preloaded library imitates (`Camera/camera.c`).
@Suite(.enabled("There is no C compiler for the imitated camera") { FakeCamera.library != nil })
struct CameraTests {
  @Test func aCameraIsWatched() throws {
    let words = ["live", "/dev/video0", "--until", "0.5", "--json", "--size", "96x64", "--fps", "50"]
    let outcome = try FakeCamera.run(words)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains(#""source":"/dev/video0","width":96,"height":64,"fps":50.0"#))
    #expect(outcome.output.contains(#""ingredient":"tomato""#))
  }

  @Test func camerasAreListedByTheirNames() throws {
    let outcome = try FakeCamera.run(["live", "--list-devices"])
    #expect(outcome.code == 0 && outcome.output.contains("/dev/video0  Red camera\n"))
  }

  @Test(arguments: [
    ("busy", "Another program uses the camera."), ("denied", "Permission denied."),
  ])
  func aCameraThatCannotBeHadIsReported(_ behaviour: String, _ message: String) throws {
    let outcome = try FakeCamera.run(["live", "/dev/video0"], behaviour: behaviour)
    #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errors == "fridge: /dev/video0: \(message)\n")
  }

  @Test(arguments: [
    ("unplugged", "The source broke off: No such device."), ("silent", "Nothing arrived for 1.0 seconds."),
  ])
  func whatACameraShowedBeforeItFailedCounts(_ behaviour: String, _ message: String) throws {
    let words = ["live", "/dev/video0", "--json", "--timeout", "1"]
    let outcome = try FakeCamera.run(words, behaviour: behaviour)
    #expect(outcome.code == 0 && outcome.output.contains(#""ingredients":[{"ingredient":"tomato""#))
    #expect(outcome.errors == "fridge: /dev/video0: \(message)\n")
  }
}

private enum FakeCamera {
  /// The preloaded library, built once for all tests; nil if it cannot be built.
  static let library: URL? = {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Camera/camera.c")
    let library = FridgeProcess.program.deletingLastPathComponent().appendingPathComponent("libfakecamera.so")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["cc", "-shared", "-fPIC", "-O1", "-o", library.path, source.path, "-ldl"]
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? library : nil
  }()

  static func run(_ words: [String], behaviour: String = "") throws -> FridgeProcess.Outcome {
    var process = FridgeProcess(words)
    process.environment = ["LD_PRELOAD": library?.path ?? "", "FAKE_CAMERA": behaviour]
    return try process.run()
  }
}
