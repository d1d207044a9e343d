import Kernels
import Testing

@testable import KernelDispatch

@Suite("Kernel selection") struct KernelSelectionTests {
  @Test("A name selects its kernel set", arguments: KernelSet.available.map(\.name)) func named(_ name: String) throws {
    #expect(try KernelSet.selected(by: name).name == name)
  }

  @Test("No name selects the fastest kernel set", arguments: [nil, ""]) func unnamed(_ name: String?) throws {
    #expect(try KernelSet.selected(by: name).name == KernelSet.available[0].name)
  }

  @Test("An unknown name is an error that lists the known ones", arguments: ["avx3", "Portable", "avx2 "])
  func unknown(_ name: String) {
    #expect(throws: UnknownKernelSet(name: name, available: KernelSet.available.map(\.name))) {
      try KernelSet.selected(by: name)
    }
  }
}
