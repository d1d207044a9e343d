/// The notes of one picture with the place of every part.
struct AnnotationLayout {
  /// How large lines and letters are.
  let style: AnnotationStyle
  /// The frames, in the order of the notes that have boxes.
  let frames: [Frame]
  /// What is said about the whole picture, from the lower left corner upwards.
  let captions: [Plate]
  /// Whether there was room for every plate.
  let isComplete: Bool

  /// A box, and what is written about it unless there is no room.
  struct Frame {
    let box: PixelArea
    let color: Color
    var plate: Plate?
  }

  /// Words on their colour with their place, which includes the plate's edge.
  struct Plate {
    let text: PlateText
    let color: Color
    let area: PixelArea
  }

  /// How much smaller letters become until there is room for every plate.
  private static let scales = [1, 0.85, 0.7, 0.6]
  /// How much larger letters are that are about the whole picture.
  private static let captionScale = 1.4
  /// How many boxes get plates at most.
  private static let mostPlates = 64

  /// The layout with the largest letters that leave room for every plate, or for as many as the smallest ones do.
  static func best(for annotations: [Annotation], on canvas: Canvas) throws(DrawingError) -> AnnotationLayout {
    var layout = try AnnotationLayout(annotations, scale: scales[0], on: canvas)
    for scale in scales.dropFirst() where !layout.isComplete {
      layout = try AnnotationLayout(annotations, scale: scale, on: canvas)
    }
    return layout
  }

  /// Lays out all notes with letters of one scale.
  init(_ annotations: [Annotation], scale: Double, on canvas: Canvas) throws(DrawingError) {
    let style = AnnotationStyle(for: canvas.size, scale: scale)
    let captionStyle = AnnotationStyle(for: canvas.size, scale: scale * Self.captionScale)
    let captions = try Self.captions(annotations.filter { $0.box == nil }, style: captionStyle, on: canvas)
    var placed = annotations.compactMap { note in
      note.box.flatMap { style.frame(of: $0, in: canvas.size) }.map { (note: note, box: $0) }
    }
    // The smallest come last, so that they are drawn over those they lie in.
    placed.sort { $0.box.area > $1.box.area }
    let named = Self.ranking(of: placed.map(\.note)).prefix(Self.mostPlates)
    let plates = try Self.plates(
      for: named.map { placed[$0] }, among: placed.map(\.box), clearOf: captions.map(\.area), style: style, on: canvas)
    var frames = placed.map { Frame(box: $0.box, color: AnnotationColors.color(for: $0.note.key)) }
    for (index, plate) in zip(named, plates) { frames[index].plate = plate }
    (self.style, self.frames, self.captions) = (style, frames, captions)
    isComplete = frames.allSatisfy { $0.plate != nil }
  }
}

extension AnnotationLayout {
  /// The order in which things get plates: the surest one of each kind, then the others, the surest first.
  private static func ranking(of notes: [Annotation]) -> [Int] {
    let bySurety = notes.indices.sorted { (notes[$1].confidence ?? 1, $0) < (notes[$0].confidence ?? 1, $1) }
    var named: Set<String> = []
    let firsts = bySurety.filter { named.insert(notes[$0].key).inserted }
    let isFirst = Set(firsts)
    return firsts + bySurety.filter { !isFirst.contains($0) }
  }

  /// A plate for each of the boxes; nil where it would lie on one that comes before.
  private static func plates(
    for named: [(note: Annotation, box: PixelArea)], among boxes: [PixelArea], clearOf captions: [PixelArea],
    style: AnnotationStyle, on canvas: Canvas
  ) throws(DrawingError) -> [Plate?] {
    var texts: [PlateText] = []
    for item in named { texts.append(try PlateText(item.note, style: style, on: canvas)) }
    var kinds: Set<String> = []
    let requests = zip(named, texts).map { item, text in
      // Lines that lead to every piece of one kind would only confuse.
      PlateRequest(
        box: item.box.expanded(by: style.lineWidth / 2), width: text.width + 2 * style.margin,
        height: text.height + style.margin, distance: kinds.insert(item.note.key).inserted ? .some : .none)
    }
    let areas = PlatePlacement(requests, among: boxes, obstacles: captions, in: canvas.size).areas()
    return zip(zip(named, texts), areas).map { part, area in
      area.map { Plate(text: part.1, color: AnnotationColors.color(for: part.0.note.key), area: $0) }
    }
  }

  private static func captions(
    _ notes: [Annotation], style: AnnotationStyle, on canvas: Canvas
  ) throws(DrawingError) -> [Plate] {
    var plates: [Plate] = []
    var bottom = Double(canvas.size.height) - style.padding
    for note in notes.reversed() {
      let text = try PlateText(note, style: style, on: canvas)
      let (width, height) = (text.width + 2 * style.margin, text.height + style.margin)
      let area = PixelArea(x: style.padding, y: bottom - height, width: width, height: height).moved(into: canvas.size)
      plates.append(Plate(text: text, color: AnnotationColors.color(for: note.key), area: area))
      bottom = area.y
    }
    return plates
  }
}
