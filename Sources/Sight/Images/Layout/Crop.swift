extension Image {
  /// The part of the picture inside a rectangle of whole pixels, which must lie within the picture.
  public func cropped(to rectangle: PixelRectangle) -> Image {
    precondition(rectangle.clamped(to: size) == rectangle, "the rectangle lies within the picture")
    let rowCount = rectangle.width * Self.channels
    return pixels.withUnsafeBufferPointer { source in
      Image(size: rectangle.size) { target in
        for row in 0..<rectangle.height {
          let start = ((rectangle.y + row) * width + rectangle.x) * Self.channels
          for sample in 0..<rowCount { target[row * rowCount + sample] = source[start + sample] }
        }
      }
    }
  }

  /// Lays another picture over this one, its upper left corner at `x` and `y`; all of it must find room.
  public mutating func paste(_ other: Image, x: Int, y: Int) {
    let place = PixelRectangle(x: x, y: y, width: other.width, height: other.height)
    precondition(place.clamped(to: size) == place, "the pasted picture lies within the other")
    let rowCount = other.width * Self.channels
    let rowStride = width * Self.channels
    pixels.withUnsafeMutableBufferPointer { target in
      for row in 0..<other.height {
        let start = (y + row) * rowStride + x * Self.channels
        for sample in 0..<rowCount { target[start + sample] = other.pixels[row * rowCount + sample] }
      }
    }
  }
}
