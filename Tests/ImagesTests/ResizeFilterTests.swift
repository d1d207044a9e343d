import Testing

@testable import Images

@Suite struct ResampleWeightsTests {
  @Test(
    arguments: ResizeFilter.allCases,
    [
      (1, 0.0, 1.0, 1), (7, 0.0, 3.0, 3), (3, 0.0, 700.0, 700), (5, 2.5, 4.25, 9), (1, 99.9, 0.1, 100),
      (4, 0.0, 0.01, 50),
    ])
  func windowsLieInsideAndWeighOne(
    _ filter: ResizeFilter, _ line: (count: Int, origin: Double, length: Double, limit: Int)
  ) {
    let weights = ResampleWeights(
      filter, count: line.count, origin: line.origin, length: line.length, limit: line.limit)
    for target in 0..<line.count {
      let (start, count) = (weights.starts[target], weights.counts[target])
      #expect(start >= 0 && count >= 1 && start + count <= line.limit && count <= weights.stride)
      let sum = weights.weights[(target * weights.stride)..<(target * weights.stride + count)].reduce(0, +)
      let one = Int32(1 << ResampleWeights.precision)
      #expect(abs(sum - one) <= Int32(count))
    }
    #expect(weights.needed.lowerBound >= 0 && weights.needed.upperBound <= line.limit)
  }

  @Test func halvingBilinearlyWeighsFourPixels() {
    let weights = ResampleWeights(.bilinear, count: 4, origin: 0, length: 8, limit: 8)
    #expect(weights.starts[1] == 1 && weights.counts[1] == 4)
    let eighth = Int32(1 << (ResampleWeights.precision - 3))
    #expect(Array(weights.weights[weights.stride..<(weights.stride + 4)]) == [eighth, 3 * eighth, 3 * eighth, eighth])
  }

  @Test(arguments: ResizeFilter.allCases) func filtersAreOneInTheMiddleAndNothingAtTheirEnd(_ filter: ResizeFilter) {
    #expect(filter.weight(at: 0) == 1)
    #expect(filter.weight(at: filter.support) == 0)
    #expect(filter.weight(at: filter.support + 1) == 0)
    #expect(filter.weight(at: 0.25) == filter.weight(at: -0.25))
  }
}
