import Testing

@testable import Recognition

struct ScoreFusionTests {
  @Test(
    arguments: [
      (ScoreFusion.classifier, 0.5, 0.8, 0.6), (.product, 0.2, 0.4, 0.3), (.mean, 0.45, 0.65, 0.55),
      (.maximum, 0.5, 0.8, 0.6),
    ] as [(ScoreFusion, Float, Float, Float)])
  func weighsBoth(fusion: ScoreFusion, named: Float, surer: Float, unnamed: Float) {
    func confidence(named: Float, edible: Float, classified: Float) -> Float {
      fusion.confidence(ScoreFusion.Evidence(named: named, edible: edible, classified: classified))
    }
    #expect(abs(confidence(named: 0.4, edible: 0.9, classified: 0.5) - named) < 1e-6)
    #expect(abs(confidence(named: 0.5, edible: 0.9, classified: 0.8) - surer) < 1e-6)
    #expect(abs(confidence(named: 0, edible: 0.5, classified: 0.6) - unnamed) < 1e-6)
  }
}
