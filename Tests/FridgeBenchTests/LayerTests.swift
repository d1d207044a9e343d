import FridgeKit
import KernelDispatch
import Kernels
import Testing

@testable import fridge_bench

@Suite struct LayerTests {
  @Test(arguments: [
    ("convolution 1×1 32→16, 112²", 112 * 112 * 32 * 16), ("convolution 3×3/2 3→32, 224²", 112 * 112 * 3 * 32 * 9),
    ("convolution 3×3 256→256, 14²", 14 * 14 * 256 * 256 * 9), ("depthwise 5×5/2 144, 56²", 28 * 28 * 144 * 25),
    ("linear 1280→1000", 1280 * 1000), ("gelu 96, 112²", 0), ("maximum pooling 3×3/2 64, 112²", 0),
  ])
  func multiplyAddsAreCounted(_ name: String, _ expected: Int) throws {
    let layer = try #require(Layer.standard.first { $0.name == name })
    #expect(try LayerBench(layer, .chosen).work.multiplyAdds == expected)
  }

  @Test func bytesAreThoseOfInputWeightsAndOutput() throws {
    let layer = Layer.convolution(8, to: 4, side: 3, kernel: 1)
    #expect(try LayerBench(layer, .chosen).work.bytes == 4 * (9 * 8 + (4 * 8 + 4) + 9 * 4))
  }

  @Test func namesAreDifferent() {
    let names = Layer.standard.map(\.name) + WinogradTransforms.names
    #expect(Set(names).count == names.count)
  }

  /// A layer that ran by its reference definition would measure no kernel.
  @Test(arguments: Layer.standard.indices) func everyLayerHasAFastAlgorithm(_ index: Int) throws {
    #expect(try LayerBench(Layer.standard[index], .portable).algorithm != "Plain")
  }

  @Test func timesAreThoseOfTheStep() throws {
    let layer = try LayerBench(.convolution(8, to: 4, side: 3, kernel: 1), .chosen)
    let times = try layer.times(.exactly(3))
    #expect(times.count == 3 && times.allSatisfy { $0 > .zero })
  }

  @Test(arguments: KernelSet.available) func bothTransformsAreMeasured(_ kernels: KernelSet) {
    let measurements = WinogradTransforms().measurements(kernels, .exactly(2))
    #expect(measurements.map(\.name) == WinogradTransforms.names)
    #expect(measurements.allSatisfy { $0.times.count == 2 && $0.figures[.gigabytes] != nil })
  }
}

extension KernelSet {
  /// The set that every machine has.
  fileprivate static var portable: KernelSet { available[available.count - 1] }
}
