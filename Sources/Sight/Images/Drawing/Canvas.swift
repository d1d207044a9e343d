/// A drawing surface for shapes and text; coordinates are in pixels from the upper left corner.
final class Canvas {
  let size: PixelSize
  let library: DrawingLibrary
  private let surface: CairoLibrary.Object
  /// The Cairo context, also used for text.
  let context: CairoLibrary.Object

  private var cairo: CairoLibrary { library.cairo }

  /// Creates a canvas with a copy of `image`.
  init(_ image: Image, library: DrawingLibrary) throws(DrawingError) {
    guard max(image.width, image.height) <= CairoLibrary.longestSide else {
      throw .tooLarge(image.size, limit: CairoLibrary.longestSide)
    }
    let surface = library.cairo.createSurface(CairoLibrary.rgb24, Int32(image.width), Int32(image.height))
    guard let surface, library.cairo.surfaceStatus(surface) == 0, let context = library.cairo.createContext(surface)
    else {
      library.cairo.freeSurface(surface)
      throw .outOfMemory(image.size)
    }
    (size, self.library, self.surface, self.context) = (image.size, library, surface, context)
    cairo.setLineJoin(context, CairoLibrary.roundJoin)
    copy(from: image)
  }

  deinit {
    library.cairo.freeContext(context)
    library.cairo.freeSurface(surface)
  }
}

extension Canvas {
  /// The current contents.
  var image: Image {
    cairo.flush(surface)
    return Image(size: size) { samples in
      withRows { row, pixels in
        let start = row * size.width * Image.channels
        for column in 0..<size.width {
          let pixel = pixels[column]
          samples[start + column * Image.channels] = UInt8(truncatingIfNeeded: pixel >> 16)
          samples[start + column * Image.channels + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
          samples[start + column * Image.channels + 2] = UInt8(truncatingIfNeeded: pixel)
        }
      }
    }
  }

  private func copy(from image: Image) {
    cairo.flush(surface)
    image.pixels.withUnsafeBufferPointer { samples in
      withRows { row, pixels in
        let start = row * size.width * Image.channels
        for column in 0..<size.width {
          let sample = start + column * Image.channels
          pixels[column] =
            UInt32(samples[sample]) << 16 | UInt32(samples[sample + 1]) << 8 | UInt32(samples[sample + 2])
        }
      }
    }
    cairo.markDirty(surface)
  }

  /// Calls `body` with the index and pixels of each row.
  ///
  /// Rows begin at multiples of Cairo's stride, which is at least four bytes per pixel and a multiple of four.
  private func withRows(_ body: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void) {
    guard let start = cairo.pixels(surface) else { preconditionFailure("a surface without an error has pixels") }
    let stride = Int(cairo.bytesPerRow(surface))
    for row in 0..<size.height {
      UnsafeMutableRawPointer(start + row * stride).withMemoryRebound(to: UInt32.self, capacity: size.width) {
        body(row, UnsafeMutableBufferPointer(start: $0, count: size.width))
      }
    }
  }
}

extension Canvas {
  /// Sets the colour and opacity, 0 to 1, of the following drawing calls.
  func setColor(_ color: Color, opacity: Double = 1) {
    cairo.setColor(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, opacity)
  }

  /// Fills a rectangle with rounded corners.
  func fill(_ area: PixelArea, cornerRadius: Double) {
    trace(area, cornerRadius: cornerRadius)
    cairo.fill(context)
  }

  /// Strokes a rectangle with rounded corners; the line is centred on its edges.
  func stroke(_ area: PixelArea, cornerRadius: Double, lineWidth: Double) {
    trace(area, cornerRadius: cornerRadius)
    cairo.setLineWidth(context, lineWidth)
    cairo.stroke(context)
  }

  /// Draws a straight line.
  func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Double) {
    cairo.moveTo(context, start.x, start.y)
    cairo.lineTo(context, end.x, end.y)
    cairo.setLineWidth(context, width)
    cairo.stroke(context)
  }

  private func trace(_ area: PixelArea, cornerRadius: Double) {
    let radius = max(0, min(cornerRadius, area.width / 2, area.height / 2))
    let quarter = Double.pi / 2
    cairo.newSubPath(context)
    cairo.addArc(context, area.right - radius, area.y + radius, radius, -quarter, 0)
    cairo.addArc(context, area.right - radius, area.bottom - radius, radius, 0, quarter)
    cairo.addArc(context, area.x + radius, area.bottom - radius, radius, quarter, 2 * quarter)
    cairo.addArc(context, area.x + radius, area.y + radius, radius, 2 * quarter, 3 * quarter)
    cairo.closePath(context)
  }
}

/// One line of text, laid out for a canvas.
final class TextLine {
  /// The font weight; raw values are Pango's.
  enum Weight: Int32 { case regular = 400, bold = 700 }

  /// The preferred font families in order; the last is the system's default sans-serif.
  private static let families = "Noto Sans CJK KR, NanumGothic, Sans"

  private let library: DrawingLibrary
  private let layout: PangoLibrary.Object
  /// The width and height in pixels.
  let width: Double, height: Double
  /// The distance of the baseline from the upper edge, in pixels.
  let baseline: Double

  /// Lays out a line of text.
  ///
  /// - Parameters:
  ///   - size: the text size (an em), in pixels.
  ///   - maximumWidth: the width in pixels beyond which the text ends in `…`.
  init(_ text: String, weight: Weight, size: Double, maximumWidth: Double, on canvas: Canvas) throws(DrawingError) {
    library = canvas.library
    let pango = library.pango
    guard let layout = pango.createLayout(canvas.context) else { throw .outOfMemory(canvas.size) }
    self.layout = layout
    Self.setFont(of: layout, weight: weight, size: size, library)
    pango.setSingleParagraph(layout, 1)
    pango.setEllipsizing(layout, PangoLibrary.ellipsizeEnd)
    pango.setWidth(layout, Int32(max(maximumWidth, 1) * PangoLibrary.unitsPerPixel))
    // A length of -1 means NUL-terminated.
    pango.setText(layout, text.withoutControls, -1)
    var (columns, rows): (Int32, Int32) = (0, 0)
    pango.pixelSize(layout, &columns, &rows)
    (width, height) = (Double(columns), Double(rows))
    baseline = Double(pango.baseline(layout)) / PangoLibrary.unitsPerPixel
    guard pango.unknownGlyphCount(layout) == 0 else { throw .fontMissing(text: text) }
  }

  deinit { library.pango.free(UnsafeMutableRawPointer(layout)) }

  /// Draws the line in the canvas's colour, with its upper left corner at a point.
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
    cairo.setAntialiasing(options, CairoLibrary.grayAntialiasing)
    pango.setFontOptions(pango.context(layout), options)
    cairo.freeFontOptions(options)
  }
}

extension String {
  /// The text with every control character, for which fonts have no glyph, replaced by a space.
  fileprivate var withoutControls: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}
