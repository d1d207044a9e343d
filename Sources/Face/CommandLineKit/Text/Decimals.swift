extension Double {
  /// The number with exactly so many digits behind the point, half away from zero; whatever the locale.
  ///
  /// - Precondition: the number is finite and, times ten to the power of `places`, fits an `Int`.
  package func fixed(_ places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((magnitude * Double(scale)).rounded())
    let sign = self < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    let digits = String(scaled % scale)
    return "\(sign)\(scaled / scale).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}
