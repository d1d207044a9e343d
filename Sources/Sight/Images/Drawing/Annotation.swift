internal import Glibc

/// A label to draw on an image, for one object or for the whole image.
public struct Annotation: Sendable, Hashable {
  /// The key that determines the colour, the same in every image.
  public let key: String
  /// The text of the label.
  public let name: String
  /// The confidence from 0 to 1, shown with two decimals after the name; nil hides it.
  public let confidence: Float?
  /// The bounding box in pixels; nil labels the whole image.
  public let box: PixelArea?

  /// Creates an annotation of an object with a box, or of the whole image without one.
  public init(key: String, name: String, confidence: Float? = nil, box: PixelArea? = nil) {
    self.key = key
    self.name = name
    self.confidence = confidence
    self.box = box
  }
}

extension Annotation {
  /// Returns the same annotation for a scaled copy of the image.
  public func scaled(from original: PixelSize, to copy: PixelSize) -> Annotation {
    Annotation(key: key, name: name, confidence: confidence, box: box?.scaled(from: original, to: copy))
  }

  /// The confidence with two decimals, independent of the locale.
  var confidenceText: String? {
    guard let confidence, confidence.isFinite else { return nil }
    let hundredths = Int((min(max(confidence, 0), 1) * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension Image {
  /// Returns the image with boxes, names and confidences drawn on it.
  ///
  /// Lines and text scale with the image. Labels stay within the image and avoid each other as far as there is room. An
  /// annotation without a box becomes a caption in the lower left corner; a box outside the image is omitted.
  ///
  /// - Throws: ``DrawingError/fontMissing(text:)`` if no installed font has all letters of a name.
  public func annotated(
    with annotations: [Annotation], using library: DrawingLibrary
  ) throws(DrawingError) -> Image {
    let canvas = try Canvas(self, library: library)
    try AnnotationLayout.best(for: annotations, on: canvas).draw(on: canvas)
    return canvas.image
  }
}

extension AnnotationLayout {
  /// The opacity of the outlines of lines and labels: white around dark colours, black around light ones, so that
  /// either the line or its outline contrasts with any photo.
  private static let edgeOpacity = 0.55

  /// Draws the frames, then the leader lines, then the labels.
  func draw(on canvas: Canvas) {
    for frame in frames { draw(frame, on: canvas) }
    for frame in frames { drawLeader(of: frame, on: canvas) }
    for label in captions + frames.compactMap(\.label) { draw(label, on: canvas) }
  }

  private func draw(_ frame: Frame, on canvas: Canvas) {
    drawEdged(in: frame.color, on: canvas) { width in
      canvas.stroke(frame.box, cornerRadius: style.cornerRadius, lineWidth: width)
    }
  }

  /// Draws a leader line from a distant label to the nearest point of its box.
  private func drawLeader(of frame: Frame, on canvas: Canvas) {
    guard let label = frame.label?.area, label.gap(to: frame.box) > style.reach else { return }
    let (x, y) = (label.x + label.width / 2, label.y + label.height / 2)
    let end = (x: min(max(x, frame.box.x), frame.box.right), y: min(max(y, frame.box.y), frame.box.bottom))
    drawEdged(in: frame.color, on: canvas) { width in canvas.line(from: (x, y), to: end, width: width) }
  }

  /// Draws a line twice: wider for its outline, then in its colour.
  private func drawEdged(in color: Color, on canvas: Canvas, _ draw: (_ width: Double) -> Void) {
    canvas.setColor(color.textColor, opacity: Self.edgeOpacity)
    draw(style.lineWidth + 2 * style.edge)
    canvas.setColor(color)
    draw(style.lineWidth)
  }

  private func draw(_ label: Label, on canvas: Canvas) {
    canvas.setColor(label.color.textColor, opacity: Self.edgeOpacity)
    canvas.fill(label.area, cornerRadius: style.cornerRadius + style.edge)
    canvas.setColor(label.color)
    canvas.fill(label.area.expanded(by: -style.edge), cornerRadius: style.cornerRadius)
    canvas.setColor(label.color.textColor)
    label.text.draw(x: label.area.x + style.margin, y: label.area.y + style.margin / 2, on: canvas)
  }
}

/// The colours of annotations, one per key, the same in every image.
enum AnnotationColors {
  /// Ten colours that remain distinct with any colour vision.
  ///
  /// Found by a search over a grid of saturated sRGB colours that maximises the least distance of any two in OKLab
  /// (Ottosson, 2020), for normal vision, protanopia, deuteranopia and tritanopia (Machado, Oliveira and
  /// Fernandes, IEEE Transactions on Visualization and Computer Graphics 15, 2009): 0.14, where white is 1 from black.
  static let palette = [
    Color(red: 0xEE, green: 0x33, blue: 0x11), Color(red: 0x55, green: 0xCC, blue: 0xAA),
    Color(red: 0xFF, green: 0x99, blue: 0x00), Color(red: 0x22, green: 0x11, blue: 0xFF),
    Color(red: 0xEE, green: 0xEE, blue: 0x88), Color(red: 0x77, green: 0x44, blue: 0x88),
    Color(red: 0x77, green: 0xFF, blue: 0xFF), Color(red: 0xAA, green: 0x00, blue: 0x33),
    Color(red: 0xBB, green: 0x88, blue: 0xFF), Color(red: 0x22, green: 0x99, blue: 0x88),
  ]

  /// The offset basis of the hash.
  ///
  /// FNV's own basis, modified so that few ingredients seen together share a colour: 3.9 % of the pairs that share a
  /// labelled photo, the least of 200,000 bases tried; the mean is 9.2 %.
  private static let hashStart: UInt64 = 0xCBF2_9CE4_8422_2325 ^ 171_227

  /// Returns the colour of a key by its FNV-1a hash, which is the same on every machine.
  static func color(for key: String) -> Color {
    let hash = key.utf8.reduce(hashStart) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return palette[Int(hash % UInt64(palette.count))]
  }
}

extension Color {
  /// The relative luminance of WCAG 2.1, from 0 to 1.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// Black or white, whichever has the higher contrast; at least 4.5 : 1 by WCAG 2.1.
  var textColor: Color { (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? .black : .white }

  /// Returns the linear light of an sRGB sample, from 0 to 1 (IEC 61966-2-1).
  static func linear(_ sample: UInt8) -> Double {
    let value = Double(sample) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
