extension Image {
  /// The picture with frames, names and confidences drawn on it, at any size.
  ///
  /// Lines and letters are a share of the picture's size. Plates keep clear of each other as far as there is room, and
  /// lie within the picture. A note without a box becomes a caption in the lower left corner. A box that lies outside
  /// the picture is left out.
  ///
  /// - Throws: ``DrawingError/fontMissing(text:)`` where a name could not be read.
  public func annotated(
    with annotations: [Annotation], using library: DrawingLibrary
  ) throws(DrawingError) -> Image {
    let canvas = try Canvas(self, library: library)
    try AnnotationLayout.best(for: annotations, on: canvas).draw(on: canvas)
    return canvas.image
  }
}

extension AnnotationLayout {
  /// How much of the photo the edges cover that set lines and plates off from it: white ones around dark colours, and
  /// black ones around light colours, so that one of both stands out from any photo.
  private static let edgeOpacity = 0.55

  /// Draws everything: first the frames, then what leads to plates, then the plates.
  func draw(on canvas: Canvas) {
    for frame in frames { draw(frame, on: canvas) }
    for frame in frames { drawLeader(of: frame, on: canvas) }
    for plate in captions + frames.compactMap(\.plate) { draw(plate, on: canvas) }
  }

  private func draw(_ frame: Frame, on canvas: Canvas) {
    drawEdged(in: frame.color, on: canvas) { width in
      canvas.stroke(frame.box, cornerRadius: style.cornerRadius, lineWidth: width)
    }
  }

  /// Draws a line from a plate that stands apart to the nearest point of its box.
  private func drawLeader(of frame: Frame, on canvas: Canvas) {
    guard let plate = frame.plate?.area, plate.gap(to: frame.box) > style.reach else { return }
    let (x, y) = (plate.x + plate.width / 2, plate.y + plate.height / 2)
    let end = (x: min(max(x, frame.box.x), frame.box.right), y: min(max(y, frame.box.y), frame.box.bottom))
    drawEdged(in: frame.color, on: canvas) { width in canvas.line(from: (x, y), to: end, width: width) }
  }

  /// Draws a line twice: wide for its edges, then in its colour.
  private func drawEdged(in color: Color, on canvas: Canvas, _ draw: (_ width: Double) -> Void) {
    canvas.setColor(color.textColor, opacity: Self.edgeOpacity)
    draw(style.lineWidth + 2 * style.edge)
    canvas.setColor(color)
    draw(style.lineWidth)
  }

  private func draw(_ plate: Plate, on canvas: Canvas) {
    canvas.setColor(plate.color.textColor, opacity: Self.edgeOpacity)
    canvas.fill(plate.area, cornerRadius: style.cornerRadius + style.edge)
    canvas.setColor(plate.color)
    canvas.fill(plate.area.expanded(by: -style.edge), cornerRadius: style.cornerRadius)
    canvas.setColor(plate.color.textColor)
    plate.text.draw(x: plate.area.x + style.margin, y: plate.area.y + style.margin / 2, on: canvas)
  }
}
