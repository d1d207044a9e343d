import KernelDispatch
import Kernels
import Testing

@Suite struct PeakKernelTests {
  @Test(arguments: KernelSet.available) func chainsStartApart(_ set: KernelSet) {
    #expect(set.peak(rounds: 0) == Float(91 * set.lanes))
  }

  /// The fixed point of `x ← x / 2 + 3 / 4` is 3 / 2, which every chain has reached to the last bit after 50 rounds.
  @Test(arguments: KernelSet.available) func everyChainIsMultipliedAndAddedTo(_ set: KernelSet) {
    #expect(set.peak(rounds: 50) == Float(set.peak.multiplyAddsPerRound) * 1.5)
    #expect(set.peak.multiplyAddsPerRound == 14 * set.lanes)
  }

  @Test(arguments: KernelSet.available) func everyRoundCounts(_ set: KernelSet) {
    #expect(set.peak(rounds: 1) == Float(set.lanes) * (91 * 0.5 + 14 * 0.75))
  }
}
