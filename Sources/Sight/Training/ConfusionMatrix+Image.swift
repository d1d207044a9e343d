public import Images

extension ConfusionMatrix {
  /// The matrix as a picture: one square cell for each pair of labels, truth from the top, answer from the left.
  ///
  /// A cell's shade grows with the square root of its share of the row, so that one mistake in fifty can still be seen:
  /// right answers, on the diagonal, in blue, mistakes in red. Grey lines part the cells where these are large enough.
  ///
  /// - Returns: nil when there is no label, as no picture is empty.
  public func picture() -> Image? {
    guard !labels.isEmpty else { return nil }
    let side = min(max(1200 / labels.count, 1), 24)
    let line = side >= 4 ? 1 : 0
    let length = labels.count * side + line
    var image = Image(filling: PixelSize(width: length, height: length), with: Self.lineColor)
    let cell = PixelSize(width: side - line, height: side - line)
    for truth in labels.indices {
      let total = count(ofTruth: truth)
      for answer in labels.indices {
        let share = Double.share(self[truth, answer], of: total) ?? 0
        let color = Color(share: share, full: truth == answer ? Self.rightColor : Self.wrongColor)
        image.paste(Image(filling: cell, with: color), x: answer * side + line, y: truth * side + line)
      }
    }
    return image
  }

  private static let lineColor = Color(red: 214, green: 214, blue: 214)
  private static let rightColor = Color(red: 16, green: 72, blue: 160)
  private static let wrongColor = Color(red: 190, green: 24, blue: 24)
}

extension Color {
  /// White for a share of 0, `full` for 1.
  fileprivate init(share: Double, full: Color) {
    let strength = share.squareRoot()
    func mixed(_ sample: UInt8) -> UInt8 { UInt8((255 - strength * (255 - Double(sample))).rounded()) }
    self.init(red: mixed(full.red), green: mixed(full.green), blue: mixed(full.blue))
  }
}
