import Testing

@testable import fridge_bench

@Suite struct WorkTests {
  @Test func multiplicationsAndAdditionsBothCount() {
    let figures = Work(multiplyAdds: 3_000_000).figures(in: 2, peak: 6)
    #expect(figures == [.gigaflops: 3, .peakShare: 0.5])
  }

  @Test func withoutAPeakThereIsNoShare() {
    #expect(Work(multiplyAdds: 1_000_000).figures(in: 1, peak: nil) == [.gigaflops: 2])
  }

  @Test func bytesAndPixelsHaveRates() {
    #expect(Work(bytes: 5_000_000).figures(in: 2, peak: 1) == [.gigabytes: 2.5])
    #expect(Work(pixels: 12_000_000).figures(in: 40, peak: 1) == [.megapixels: 300])
  }

  @Test func nothingHasNoRate() {
    #expect(Work().figures(in: 1, peak: 1).isEmpty)
    #expect(Work(multiplyAdds: 1, bytes: 1, pixels: 1).figures(in: 0, peak: 1).isEmpty)
  }
}
