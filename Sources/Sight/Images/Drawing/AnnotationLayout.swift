/// The positions of all boxes, labels and captions of one image.
struct AnnotationLayout {
  /// The sizes of lines and text.
  let style: AnnotationStyle
  /// The framed boxes, in drawing order: the largest first.
  let frames: [Frame]
  /// The captions of the whole image, from the lower left corner upwards.
  let captions: [Label]
  /// Whether every box has a label.
  let isComplete: Bool

  /// A box with its label, if there is room for one.
  struct Frame {
    let box: PixelArea
    let color: Color
    var label: Label?
  }

  /// Text on a coloured background; the area includes the outline.
  struct Label {
    let text: LabelText
    let color: Color
    let area: PixelArea
  }

  /// The text scales that are tried until there is room for every label.
  private static let scales = [1, 0.85, 0.7, 0.6]
  /// The text scale of captions.
  private static let captionScale = 1.4
  /// The maximum number of boxes with labels.
  private static let maximumLabels = 64

  /// Returns the layout with the largest text that leaves room for every label, or else the one with the smallest text.
  static func best(for annotations: [Annotation], on canvas: Canvas) throws(DrawingError) -> AnnotationLayout {
    var layout = try AnnotationLayout(annotations, scale: scales[0], on: canvas)
    for scale in scales.dropFirst() where !layout.isComplete {
      layout = try AnnotationLayout(annotations, scale: scale, on: canvas)
    }
    return layout
  }

  /// Lays out all annotations at one text scale.
  init(_ annotations: [Annotation], scale: Double, on canvas: Canvas) throws(DrawingError) {
    let style = AnnotationStyle(for: canvas.size, scale: scale)
    let captionStyle = AnnotationStyle(for: canvas.size, scale: scale * Self.captionScale)
    let captions = try Self.captions(annotations.filter { $0.box == nil }, style: captionStyle, on: canvas)
    var placed = annotations.compactMap { annotation in
      annotation.box.flatMap { style.frame(of: $0, in: canvas.size) }.map { (annotation: annotation, box: $0) }
    }
    // The smallest come last, so that they are drawn over the boxes that contain them.
    placed.sort { $0.box.area > $1.box.area }
    let named = Self.ranking(of: placed.map(\.annotation)).prefix(Self.maximumLabels)
    let labels = try Self.labels(
      for: named.map { placed[$0] }, among: placed.map(\.box), clearOf: captions.map(\.area), style: style, on: canvas)
    var frames = placed.map { Frame(box: $0.box, color: AnnotationColors.color(for: $0.annotation.key)) }
    for (index, label) in zip(named, labels) { frames[index].label = label }
    (self.style, self.frames, self.captions) = (style, frames, captions)
    isComplete = frames.allSatisfy { $0.label != nil }
  }
}

extension AnnotationLayout {
  /// Returns the order in which boxes get labels: the most confident of each key, then the others by confidence.
  private static func ranking(of annotations: [Annotation]) -> [Int] {
    let byConfidence = annotations.indices.sorted {
      annotations[$0].confidence ?? 1 > annotations[$1].confidence ?? 1
    }
    var named: Set<String> = []
    let firsts = byConfidence.filter { named.insert(annotations[$0].key).inserted }
    let isFirst = Set(firsts)
    return firsts + byConfidence.filter { !isFirst.contains($0) }
  }

  /// Returns a label for each box; nil where it would cover an earlier one.
  private static func labels(
    for named: [(annotation: Annotation, box: PixelArea)], among boxes: [PixelArea], clearOf captions: [PixelArea],
    style: AnnotationStyle, on canvas: Canvas
  ) throws(DrawingError) -> [Label?] {
    var texts: [LabelText] = []
    for item in named { texts.append(try LabelText(item.annotation, style: style, on: canvas)) }
    var kinds: Set<String> = []
    let requests = zip(named, texts).map { item, text in
      // Leader lines to every object of one kind would only confuse.
      LabelRequest(
        box: item.box.expanded(by: style.lineWidth / 2), width: text.width + 2 * style.margin,
        height: text.height + style.margin, distance: kinds.insert(item.annotation.key).inserted ? .near : .touching)
    }
    let areas = LabelPlacement(requests, among: boxes, obstacles: captions, in: canvas.size).areas()
    return zip(zip(named, texts), areas).map { part, area in
      area.map { Label(text: part.1, color: AnnotationColors.color(for: part.0.annotation.key), area: $0) }
    }
  }

  private static func captions(
    _ annotations: [Annotation], style: AnnotationStyle, on canvas: Canvas
  ) throws(DrawingError) -> [Label] {
    var labels: [Label] = []
    var bottom = Double(canvas.size.height) - style.padding
    for annotation in annotations.reversed() {
      let text = try LabelText(annotation, style: style, on: canvas)
      let (width, height) = (text.width + 2 * style.margin, text.height + style.margin)
      let corner = PixelArea(x: style.padding, y: bottom - height, width: width, height: height)
      let area = corner.moved(into: PixelArea(whole: canvas.size))
      labels.append(Label(text: text, color: AnnotationColors.color(for: annotation.key), area: area))
      bottom = area.y
    }
    return labels
  }
}

/// The sizes of annotation parts for an image of a given size, in pixels.
struct AnnotationStyle {
  /// The text size (an em) of a box label.
  let textSize: Double
  /// The line width of a box, without its outlines.
  let lineWidth: Double

  /// The smallest legible text size.
  private static let smallestText = 9.0

  /// Chooses sizes for an image that is viewed as a whole, whatever its resolution.
  ///
  /// - Parameter scale: the text scale; below 1 where many labels need room.
  init(for size: PixelSize, scale: Double = 1) {
    let (width, height) = (Double(size.width), Double(size.height))
    // Text scales with the geometric mean of the sides; in a very long image, with its short side.
    let usual = min((width * height).squareRoot() / 38, min(width, height) / 8)
    textSize = max(usual * scale, Self.smallestText).rounded()
    lineWidth = max(usual / 6, 2)
  }

  /// The width of the outline of a line or label.
  var edge: Double { max(lineWidth / 3, 0.75) }
  /// The distance from the centre of a box's line to the outer end of its outline.
  var reach: Double { lineWidth / 2 + edge }
  /// The space between text and label sides, and between a caption and the image borders.
  var padding: Double { (textSize * 0.32).rounded(.up) }
  /// The space between text and the outer end of the label's outline.
  var margin: Double { padding + edge }
  /// The space between name and confidence.
  var gap: Double { textSize * 0.35 }
  /// The corner radius of labels and boxes.
  var cornerRadius: Double { textSize * 0.18 }
}

extension AnnotationStyle {
  /// Returns the path of a box's line, moved inwards so that the whole line is visible; nil if the box lies outside.
  func frame(of box: PixelArea, in size: PixelSize) -> PixelArea? {
    guard let visible = box.clamped(to: size) else { return nil }
    return visible.clamped(to: PixelArea(whole: size).expanded(by: -reach)) ?? visible
  }
}

/// The laid-out text of a label: a name followed by a confidence.
struct LabelText {
  private let name: TextLine
  private let confidence: TextLine?
  private let gap: Double
  /// The width and height in pixels.
  let width: Double, height: Double

  /// The maximum length of a name in characters.
  private static let maximumNameLength = 120

  /// Lays out the text; the name is ellipsised if the label would be wider than the canvas.
  init(_ annotation: Annotation, style: AnnotationStyle, on canvas: Canvas) throws(DrawingError) {
    let available = Double(canvas.size.width) - 2 * (style.margin + style.padding)
    confidence = try annotation.confidenceText.map { (text) throws(DrawingError) in
      try TextLine(text, weight: .regular, size: style.textSize, maximumWidth: available, on: canvas)
    }
    gap = style.gap
    let suffixWidth = confidence.map { $0.width + style.gap } ?? 0
    name = try TextLine(
      String(annotation.name.prefix(Self.maximumNameLength)), weight: .bold, size: style.textSize,
      maximumWidth: available - suffixWidth, on: canvas)
    width = name.width + suffixWidth
    height = max(name.height, confidence?.height ?? 0)
  }

  /// Draws the text in the canvas's colour with its upper left corner at a point.
  ///
  /// Name and confidence share a baseline even if their fonts differ.
  func draw(x: Double, y: Double, on canvas: Canvas) {
    let baseline = y + max(name.baseline, confidence?.baseline ?? 0)
    name.draw(x: x, y: baseline - name.baseline, on: canvas)
    if let confidence { confidence.draw(x: x + name.width + gap, y: baseline - confidence.baseline, on: canvas) }
  }
}
