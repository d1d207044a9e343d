/// One line of text, laid out for a canvas.
final class TextLine {
  /// How heavy letters are; the raw values are Pango's.
  enum Weight: Int32 { case regular = 400, bold = 700 }

  /// The families that are looked for, the best first; the last stands for what the system prefers.
  private static let families = "Noto Sans CJK KR, NanumGothic, Sans"

  private let library: DrawingLibrary
  private let layout: PangoLibrary.Object
  /// How wide and high the line is, in pixels.
  let width: Double, height: Double
  /// How far below its upper edge the letters stand.
  let baseline: Double

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - size: the height of letters, in pixels (an em).
  ///   - maximumWidth: what is longer than so many pixels ends in `…`.
  init(_ text: String, weight: Weight, size: Double, maximumWidth: Double, on canvas: Canvas) throws(DrawingError) {
    library = canvas.library
    let pango = library.pango
    guard let layout = pango.createLayout(canvas.context) else { throw .outOfMemory(canvas.size) }
    self.layout = layout
    Self.setFont(of: layout, weight: weight, size: size, library)
    pango.setSingleParagraph(layout, 1)
    pango.setCutting(layout, PangoLibrary.cutAtEnd)
    pango.setWidth(layout, Int32(max(maximumWidth, 1) * PangoLibrary.unitsPerPixel))
    // A length of -1 lets Pango look for the end.
    pango.setText(layout, text.withoutControls, -1)
    var (columns, rows): (Int32, Int32) = (0, 0)
    pango.pixelSize(layout, &columns, &rows)
    (width, height) = (Double(columns), Double(rows))
    baseline = Double(pango.baseline(layout)) / PangoLibrary.unitsPerPixel
    guard pango.unknownGlyphCount(layout) == 0 else { throw .fontMissing(text: text) }
  }

  deinit { library.pango.free(UnsafeMutableRawPointer(layout)) }

  /// Draws the line in the canvas's colour.
  func draw(x: Double, y: Double, on canvas: Canvas) {
    library.cairo.moveTo(canvas.context, x, y)
    library.pango.show(canvas.context, layout)
  }

  private static func setFont(
    of layout: PangoLibrary.Object, weight: Weight, size: Double, _ library: DrawingLibrary
  ) {
    let (pango, cairo) = (library.pango, library.cairo)
    let font = pango.createFont()
    pango.setFamily(font, families)
    pango.setFontSize(font, size * PangoLibrary.unitsPerPixel)
    pango.setWeight(font, weight.rawValue)
    pango.setFont(layout, font)
    pango.freeFont(font)
    let options = cairo.createFontOptions()
    cairo.setEdges(options, CairoLibrary.grayEdges)
    pango.setFontOptions(pango.context(layout), options)
    cairo.freeFontOptions(options)
  }
}

extension String {
  /// The text with a space for every control character, which no font can show.
  fileprivate var withoutControls: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
