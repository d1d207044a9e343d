extension Image {
  /// The same picture at another size, with every pixel counted.
  ///
  /// Follows Pillow's `Image.resize`: two passes, windows that widen with the reduction, 8-bit samples in between.
  public func resized(to size: PixelSize, filter: ResizeFilter) -> Image {
    size == self.size ? self : resized(to: size, from: PixelArea(whole: self.size), filter: filter)
  }

  /// A part of the picture at another size, without copying that part first.
  ///
  /// Follows Pillow's `Image.resize(box:)`: at the edges of the part, what lies just beyond them counts as well.
  ///
  /// - Parameter area: the part, which must lie within the picture.
  public func resized(to size: PixelSize, from area: PixelArea, filter: ResizeFilter) -> Image {
    Resampler(from: self.size, area: area, to: size, filter: filter).resize(pixels)
  }
}
