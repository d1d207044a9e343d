/// How large the parts of an annotation are in a picture of some size; all lengths in pixels.
struct AnnotationStyle {
  /// The height of letters (an em) on the plate of a box.
  let textSize: Double
  /// The width of a box's line, between its two edges.
  let lineWidth: Double

  /// The smallest letters that can be read.
  private static let smallestText = 9.0

  /// What suits a picture that is looked at as a whole, whatever its number of pixels.
  ///
  /// - Parameter scale: how much smaller than usual letters are to be, where many plates need room.
  init(for size: PixelSize, scale: Double = 1) {
    let (width, height) = (Double(size.width), Double(size.height))
    // Letters are a share of the mean side; in a very long picture, of its short side.
    let usual = min((width * height).squareRoot() / 38, min(width, height) / 8)
    textSize = max(usual * scale, Self.smallestText).rounded()
    lineWidth = max(usual / 6, 2)
  }

  /// How far the edges reach beyond a line or a plate.
  var edge: Double { max(lineWidth / 3, 0.75) }
  /// From the middle of a box's line to the outer end of its edge.
  var reach: Double { lineWidth / 2 + edge }
  /// Between the letters and the sides of their plate, and between a caption and the sides of the picture.
  var padding: Double { (textSize * 0.32).rounded(.up) }
  /// Between the letters and the outer end of their plate's edge.
  var margin: Double { padding + edge }
  /// Between the name and the confidence.
  var gap: Double { textSize * 0.35 }
  /// How round the corners of plates and boxes are.
  var cornerRadius: Double { textSize * 0.18 }
}

extension AnnotationStyle {
  /// Where the line of a box runs: along it, but so that all of the line can be seen; nil when nothing of the box can.
  func frame(of box: PixelArea, in size: PixelSize) -> PixelArea? {
    guard let visible = box.clamped(to: size) else { return nil }
    let (left, top) = (max(visible.x, reach), max(visible.y, reach))
    let right = min(visible.right, Double(size.width) - reach)
    let bottom = min(visible.bottom, Double(size.height) - reach)
    guard right > left, bottom > top else { return visible }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }
}
