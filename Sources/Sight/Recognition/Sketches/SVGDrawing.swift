internal import Glibc
internal import Images

/// Why a file is not an SVG drawing.
public enum SVGError: Error, Equatable {
  /// The text has no element `svg`.
  case noPicture
  /// A tag is not closed; `offset` is that of its first byte.
  case unclosedTag(offset: Int)
  /// The data of a path breaks off or has an unknown command; `offset` is within the data.
  case badPath(offset: Int)
  /// The drawing has more points than a person draws.
  case tooManyPoints(limit: Int)
}

/// The strokes of an SVG file: paths and basic shapes with their transformations (SVG 1.1, sections 7 to 9).
///
/// Colours, style sheets, references, clipping and text are ignored. An area without a line counts as ink, except for
/// a rectangle at the beginning, which is the paper.
public struct SVGDrawing {
  /// The strokes in the order of the file.
  public private(set) var strokes: [Stroke] = []
  private var groups: [Group] = [Group()]
  private var hiddenDepth: Int?

  /// The most points of a drawing.
  public static let mostPoints = 200_000

  /// The inherited properties of the elements in a group.
  fileprivate struct Group {
    var transform = AffineTransform.identity
    var isFilled = true
    var isStroked = false
  }

  /// Reads an SVG file; `bytes` is its text in UTF-8.
  public init(_ bytes: [UInt8]) throws(SVGError) {
    var tags = SVGTags(bytes)
    var isPicture = false
    var count = 0
    while let tag = try tags.next() {
      if tag.name == "svg" { isPicture = true }
      guard isPicture else { continue }
      if tag.isEnd {
        if groups.count > 1 { groups.removeLast() }
        if let depth = hiddenDepth, groups.count <= depth { hiddenDepth = nil }
        continue
      }
      let group = groups[groups.count - 1].entering(tag)
      if hiddenDepth == nil, Self.hiddenElements.contains(tag.name) { hiddenDepth = groups.count }
      if hiddenDepth == nil {
        let added = try Self.strokes(of: tag, in: group, isFirst: strokes.isEmpty)
        count += added.reduce(0) { $0 + $1.points.count }
        guard count <= Self.mostPoints else { throw .tooManyPoints(limit: Self.mostPoints) }
        strokes += added
      }
      if !tag.isEmpty { groups.append(group) }
      if tag.isEmpty, hiddenDepth == groups.count { hiddenDepth = nil }
    }
    guard isPicture else { throw .noPicture }
  }

  /// The elements whose content is not drawn where it stands.
  private static let hiddenElements: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "metadata", "style", "title", "text",
  ]

  private static func strokes(of tag: SVGTag, in group: Group, isFirst: Bool) throws(SVGError) -> [Stroke] {
    let isArea = group.isFilled && !group.isStroked
    if tag.name == "rect", isArea, isFirst { return [] }
    var paths: [[Point]]
    switch tag.name {
    case "path":
      var path = SVGPath(tag["d"] ?? "")
      paths = try path.subpaths()
    case "polyline": paths = [tag.points]
    case "polygon": paths = [tag.points + tag.points.prefix(1)]
    case "line":
      paths = [[Point(x: tag.number("x1"), y: tag.number("y1")), Point(x: tag.number("x2"), y: tag.number("y2"))]]
    case "rect": paths = [tag.rectangle]
    case "circle": paths = [tag.ellipse(tag.number("r"), tag.number("r"))]
    case "ellipse": paths = [tag.ellipse(tag.number("rx"), tag.number("ry"))]
    default: return []
    }
    paths.removeAll { $0.count < 2 }
    return paths.map { Stroke($0.map(group.transform.applied), isFilled: isArea) }
  }
}

extension SVGDrawing.Group {
  /// Returns the properties of an element in this group.
  fileprivate func entering(_ tag: SVGTag) -> Self {
    var group = self
    if let text = tag["transform"] { group.transform = AffineTransform(svg: text).followed(by: transform) }
    if let fill = tag.style("fill") { group.isFilled = fill != "none" && fill != "transparent" }
    if let stroke = tag.style("stroke") { group.isStroked = stroke != "none" && stroke != "transparent" }
    return group
  }
}

/// An affine map of the plane: `(a·x + c·y + e, b·x + d·y + f)`.
struct AffineTransform: Equatable {
  var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

  static let identity = AffineTransform()

  func applied(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }

  /// Returns the map that applies this one first.
  func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
      d: next.b * c + next.d * d, e: next.a * e + next.c * f + next.e, f: next.b * e + next.d * f + next.f)
  }
}

extension AffineTransform {
  /// Reads the value of an attribute `transform`; what cannot be read is left out.
  init(svg text: String) {
    self = .identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", maxSplits: 1)
      guard pieces.count == 2 else { continue }
      let name = pieces[0].drop { !$0.isLetter }
      let numbers = SVGNumbers(String(pieces[1])).all
      guard let map = AffineTransform(String(name.prefix { $0.isLetter }), numbers) else { continue }
      self = map.followed(by: self)
    }
  }

  private init?(_ name: String, _ numbers: [Double]) {
    guard let first = numbers.first else { return nil }
    let second = numbers.count > 1 ? numbers[1] : nil
    let radians = first * .pi / 180
    switch name {
    case "translate": self.init(e: first, f: second ?? 0)
    case "scale": self.init(a: first, d: second ?? first)
    case "rotate":
      let turn = AffineTransform(a: cos(radians), b: sin(radians), c: -sin(radians), d: cos(radians))
      guard numbers.count >= 3 else {
        self = turn
        return
      }
      let (x, y) = (numbers[1], numbers[2])
      self = AffineTransform(e: -x, f: -y).followed(by: turn).followed(by: AffineTransform(e: x, f: y))
    case "skewX": self.init(c: tan(radians))
    case "skewY": self.init(b: tan(radians))
    case "matrix" where numbers.count >= 6:
      self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], e: numbers[4], f: numbers[5])
    default: return nil
    }
  }
}
