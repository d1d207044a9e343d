extension Image {
  /// Returns the image with closed outlines drawn on it, each in the colour of its place in the list.
  ///
  /// The first corner of each outline has a larger dot, so that its turn can be seen.
  public func outlined(with outlines: [[Point]], using library: DrawingLibrary) throws(DrawingError) -> Image {
    let canvas = try Canvas(self, library: library)
    let style = AnnotationStyle(for: size)
    for (index, outline) in outlines.enumerated() where outline.count > 1 {
      let color = AnnotationColors.color(for: "\(index)")
      for (tint, opacity, extra) in [(color.textColor, 0.55, 2 * style.edge), (color, 1, 0)] {
        canvas.setColor(tint, opacity: opacity)
        for (place, start) in outline.enumerated() {
          let end = outline[(place + 1) % outline.count]
          canvas.line(from: (start.x, start.y), to: (end.x, end.y), width: style.lineWidth + extra)
        }
        let radius = 1.5 * style.lineWidth + extra / 2
        canvas.fill(
          PixelArea(x: outline[0].x - radius, y: outline[0].y - radius, width: 2 * radius, height: 2 * radius),
          cornerRadius: radius)
      }
    }
    return canvas.image
  }
}
