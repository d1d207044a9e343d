/// The words of a plate, laid out: a name, and a confidence behind it.
struct PlateText {
  private let name: TextLine
  private let confidence: TextLine?
  private let gap: Double
  /// How wide and high the words are together, in pixels.
  let width: Double, height: Double

  /// The longest name that is laid out, in characters.
  private static let longestName = 120

  /// Lays the words out, the name cut short where the plate would be wider than the canvas.
  init(_ annotation: Annotation, style: AnnotationStyle, on canvas: Canvas) throws(DrawingError) {
    let room = Double(canvas.size.width) - 2 * (style.margin + style.padding)
    confidence = try annotation.confidenceText.map { (text) throws(DrawingError) in
      try TextLine(text, weight: .regular, size: style.textSize, maximumWidth: room, on: canvas)
    }
    gap = style.gap
    let behind = confidence.map { $0.width + style.gap } ?? 0
    name = try TextLine(
      String(annotation.name.prefix(Self.longestName)), weight: .bold, size: style.textSize,
      maximumWidth: room - behind, on: canvas)
    width = name.width + behind
    height = max(name.height, confidence?.height ?? 0)
  }

  /// Draws the words in the canvas's colour, their upper left corner at a point.
  ///
  /// Both stand on one baseline, also where their letters come from different fonts.
  func draw(x: Double, y: Double, on canvas: Canvas) {
    let baseline = y + max(name.baseline, confidence?.baseline ?? 0)
    name.draw(x: x, y: baseline - name.baseline, on: canvas)
    if let confidence { confidence.draw(x: x + name.width + gap, y: baseline - confidence.baseline, on: canvas) }
  }
}
