/// A picture that shapes and text are drawn on; lengths are in pixels from its upper left corner.
final class Canvas {
  let size: PixelSize
  let library: DrawingLibrary
  private let surface: CairoLibrary.Object
  /// Cairo's context, for text.
  let context: CairoLibrary.Object

  private var cairo: CairoLibrary { library.cairo }

  /// A canvas that shows `image`.
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
  /// The picture as it is now.
  var image: Image {
    cairo.finishDrawing(surface)
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
    cairo.finishDrawing(surface)
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
    cairo.noteChange(surface)
  }

  /// Calls `body` with each row's number and pixels.
  ///
  /// A row begins at a multiple of Cairo's stride, which is at least four bytes a pixel and a multiple of four.
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
  /// Sets what everything is drawn with until the next call; an opacity of 0 cannot be seen.
  func setColor(_ color: Color, opacity: Double = 1) {
    cairo.setColor(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, opacity)
  }

  /// Fills a rectangle with rounded corners.
  func fill(_ area: PixelArea, cornerRadius: Double) {
    trace(area, cornerRadius: cornerRadius)
    cairo.fill(context)
  }

  /// Draws the outline of a rectangle with rounded corners, the line's middle on its edges.
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
    cairo.beginPart(context)
    cairo.addArc(context, area.right - radius, area.y + radius, radius, -quarter, 0)
    cairo.addArc(context, area.right - radius, area.bottom - radius, radius, 0, quarter)
    cairo.addArc(context, area.x + radius, area.bottom - radius, radius, quarter, 2 * quarter)
    cairo.addArc(context, area.x + radius, area.y + radius, radius, 2 * quarter, 3 * quarter)
    cairo.closePart(context)
  }
}
