import Foundation
import Testing

#if arch(x86_64)
  /// The program on emulated processors that lack instructions of this one.
  ///
  /// Every set of kernels is compiled for other instructions. A function of one that ran elsewhere, be it to list the sets,
  /// would end the program there, and on this processor no test would see it.
  @Suite struct ProcessorTests {
    /// QEMU's emulator of x86-64 processes; if it is not there, the reason is printed once.
    private static let emulator: String? = {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let found = folders.map { "\($0)/qemu-x86_64" }.first(where: FileManager.default.isExecutableFile)
      if found == nil { print("The tests on other processors are skipped: qemu-user is not installed") }
      return found
    }()

    /// A processor with SSE 4 alone, one with AVX, and one with AVX2.
    @Test(.enabled(if: emulator != nil, "needs qemu-user"), arguments: ["Nehalem", "SandyBridge", "Haswell"])
    func photosAreClassified(processor: String) throws {
      let photo = FridgeProcess.package.appendingPathComponent("Fixtures/photos/corn.jpg").path
      for model in ["ingredients-lite0", "ingredients-lite0-int8"] {
        let words = ["classify", photo, "--top", "1", "--model", "\(FridgeProcess.package.path)/Models/\(model).onnx"]
        var emulated = FridgeProcess(["-cpu", processor, FridgeProcess.program.path] + words)
        emulated.program = URL(fileURLWithPath: try #require(Self.emulator))
        emulated.environment = ["FRIDGE_KERNELS": ""]
        let (expected, outcome) = (try FridgeProcess(words).run(), try emulated.run())
        #expect(expected.code == 0 && expected.output.contains("Corn"))
        #expect(outcome.code == 0, "\(outcome.errors)")
        #expect(outcome.output == expected.output)
      }
    }
  }
#endif
