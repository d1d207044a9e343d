/// What is done in one run, as far as it can be counted.
struct Work {
  /// Multiplications whose products are summed up.
  var multiplyAdds = 0
  /// Bytes that must be read or written at least: inputs, weights and outputs.
  var bytes = 0
  /// Pixels.
  var pixels = 0

  /// The rates at which this was done.
  ///
  /// - Parameters:
  ///   - milliseconds: how long it took.
  ///   - peak: the most multiplications and additions the cores at work can do, in thousand millions a second.
  func figures(in milliseconds: Double, peak: Double?) -> [Figure: Double] {
    var figures: [Figure: Double] = [:]
    guard milliseconds > 0 else { return figures }
    if multiplyAdds > 0 {
      let gigaflops = 2 * Double(multiplyAdds) / milliseconds / 1e6
      figures[.gigaflops] = gigaflops
      figures[.peakShare] = peak.map { gigaflops / $0 }
    }
    if bytes > 0 { figures[.gigabytes] = Double(bytes) / milliseconds / 1e6 }
    if pixels > 0 { figures[.megapixels] = Double(pixels) / milliseconds / 1e3 }
    return figures
  }
}
