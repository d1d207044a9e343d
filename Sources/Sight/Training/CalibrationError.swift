extension Collection<Judgement> {
  /// The expected calibration error over equal bins of confidence (Guo et al., 2017): how far confidences are, on
  /// average, from the share that is right; nil without judgements.
  ///
  /// - Parameter bins: how many bins the range 0…1 is cut into; a confidence of 1 belongs to the last.
  public func calibrationError(bins: Int = 15) -> Double? {
    precondition(bins > 0, "there is at least one bin")
    guard !isEmpty else { return nil }
    var confidence = [Double](repeating: 0, count: bins)
    var correct = [Int](repeating: 0, count: bins)
    for judgement in self {
      let bin = Swift.min(Int(Double(judgement.confidence) * Double(bins)), bins - 1)
      confidence[bin] += Double(judgement.confidence)
      correct[bin] += judgement.isCorrect ? 1 : 0
    }
    return zip(confidence, correct).reduce(0) { $0 + abs($1.0 - Double($1.1)) } / Double(count)
  }
}
