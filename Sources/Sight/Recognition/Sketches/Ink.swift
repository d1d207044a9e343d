internal import Images

/// The ink of a drawing: a value from 0 (paper) to 1 (pen) for each cell, rows from the top.
public struct Ink: Sendable, Equatable {
  /// The columns and rows, at least 1 each.
  public let width: Int, height: Int
  /// The ink of each cell: `values[row * width + column]`.
  public internal(set) var values: [Float]

  /// Creates blank paper.
  init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "paper has at least one cell")
    (self.width, self.height) = (width, height)
    values = [Float](repeating: 0, count: width * height)
  }
}

extension Ink {
  /// The ink from which a cell counts as drawn on.
  static let threshold: Float = 0.5

  /// Returns the smallest rectangle that holds all cells drawn on; nil if there are none.
  var bounds: PixelRectangle? {
    var (left, top, right, bottom) = (width, height, 0, 0)
    for row in 0..<height {
      for column in 0..<width where values[row * width + column] >= Self.threshold {
        (left, right) = (min(left, column), max(right, column + 1))
        (top, bottom) = (min(top, row), row + 1)
      }
    }
    return left < right ? PixelRectangle(left: left, top: top, right: right, bottom: bottom) : nil
  }

  /// Returns a part whose cells are the strongest of squares of `factor` cells.
  func pooled(_ part: PixelRectangle, factor: Int) -> Ink {
    var pooled = Ink(width: (part.width + factor - 1) / factor, height: (part.height + factor - 1) / factor)
    for row in 0..<part.height {
      let source = (part.y + row) * width + part.x
      let target = row / factor * pooled.width
      for column in 0..<part.width {
        let cell = target + column / factor
        pooled.values[cell] = max(pooled.values[cell], values[source + column])
      }
    }
    return pooled
  }
}

extension Ink {
  /// The side of the picture that the network sees, and the margin around the drawing in it.
  static let pictureSide = 40
  private static let margin = 2
  /// The samples of each cell of the picture, in each direction.
  private static let samples = 4
  /// The cells along the longer side of what is sampled, of which none is then missed.
  private static let longest = 160

  /// Returns the picture for the network, white ink on black, with the drawing over 36 of its 40 pixels.
  ///
  /// A pixel gets the strongest ink of its area, so that a thin line on a large canvas stays a line. This is
  /// `sketch_picture.py` of the training, step by step.
  func picture(of part: PixelRectangle) -> Image {
    let longest = max(part.width, part.height)
    let drawing = pooled(part, factor: (longest + Self.longest - 1) / Self.longest)
    let step = Double(max(drawing.width, drawing.height)) / Double(Self.pictureSide - 2 * Self.margin)
    let rows = Self.positions(step, around: drawing.height)
    let columns = Self.positions(step, around: drawing.width)
    return Image(filling: PixelSize(width: Self.pictureSide, height: Self.pictureSide), with: .black)
      .filled { x, y in
        var strongest: Float = 0
        for row in rows[(y * Self.samples)..<((y + 1) * Self.samples)] {
          for column in columns[(x * Self.samples)..<((x + 1) * Self.samples)] {
            strongest = max(strongest, drawing.value(atColumn: column, row: row))
          }
        }
        return UInt8(strongest * 255 + 0.5)
      }
  }

  /// The positions of the samples along one side, in cells.
  private static func positions(_ step: Double, around count: Int) -> [Double] {
    (0..<(pictureSide * samples)).map { index in
      ((Double(index) + 0.5) / Double(samples) - Double(pictureSide) / 2) * step + Double(count) / 2 - 0.5
    }
  }

  /// Returns the ink between four cells; there is none beyond the paper.
  private func value(atColumn x: Double, row y: Double) -> Float {
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (along, down) = (Float(x - Double(left)), Float(y - Double(top)))
    let upper = cell(left, top) * (1 - along) + cell(left + 1, top) * along
    let lower = cell(left, top + 1) * (1 - along) + cell(left + 1, top + 1) * along
    return upper * (1 - down) + lower * down
  }

  private func cell(_ column: Int, _ row: Int) -> Float {
    column >= 0 && row >= 0 && column < width && row < height ? values[row * width + column] : 0
  }
}

extension Image {
  /// Returns the image with grey pixels that a function of column and row gives.
  fileprivate func filled(_ level: (Int, Int) -> UInt8) -> Image {
    var pixels = pixels
    for y in 0..<height {
      for x in 0..<width {
        let value = level(x, y)
        for channel in 0..<Self.channels { pixels[(y * width + x) * Self.channels + channel] = value }
      }
    }
    return Image(width: width, height: height, pixels: pixels)
  }
}
