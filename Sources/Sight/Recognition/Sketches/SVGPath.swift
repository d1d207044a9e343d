internal import Glibc
internal import Images

/// The numbers in a text, between anything that is none.
struct SVGNumbers {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// All numbers of the text.
  var all: [Double] {
    var scanner = self
    var numbers: [Double] = []
    while scanner.offset < bytes.count {
      if let number = scanner.number() { numbers.append(number) } else { scanner.offset += 1 }
    }
    return numbers
  }

  /// Whether nothing but spaces and commas is left.
  mutating func isAtEnd() -> Bool {
    skipSeparators()
    return offset >= bytes.count
  }

  /// Returns the next byte if it is a letter.
  mutating func letter() -> UInt8? {
    skipSeparators()
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard offset < bytes.count, letters.contains(bytes[offset] & 0xDF) else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  /// Returns the next byte as a flag of an arc, which needs no separator after it.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard offset < bytes.count, [UInt8(ascii: "0"), UInt8(ascii: "1")].contains(bytes[offset]) else { return nil }
    offset += 1
    return bytes[offset - 1] == UInt8(ascii: "1")
  }

  /// Returns the next number; nil if there is none here.
  mutating func number() -> Double? {
    skipSeparators()
    let start = offset
    var end = offset
    func isDigit(_ index: Int) -> Bool { index < bytes.count && (0x30...0x39).contains(bytes[index]) }
    func isSign(_ index: Int) -> Bool { index < bytes.count && (bytes[index] == 0x2B || bytes[index] == 0x2D) }
    if isSign(end) { end += 1 }
    let whole = end
    while isDigit(end) { end += 1 }
    var digits = end - whole
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      let fraction = end
      while isDigit(end) { end += 1 }
      digits += end - fraction
    }
    guard digits > 0 else { return nil }
    if end < bytes.count, bytes[end] & 0xDF == UInt8(ascii: "E") {
      let exponent = isSign(end + 1) ? end + 2 : end + 1
      if isDigit(exponent) {
        end = exponent
        while isDigit(end) { end += 1 }
      }
    }
    guard let value = Double(String(decoding: bytes[start..<end], as: UTF8.self)), value.isFinite else { return nil }
    offset = end
    return value
  }

  private mutating func skipSeparators() {
    while offset < bytes.count, bytes[offset] <= 0x20 || bytes[offset] == UInt8(ascii: ",") { offset += 1 }
  }
}

/// The data of a path (SVG 1.1, section 8.3), flattened to points.
struct SVGPath {
  private var scanner: SVGNumbers
  private var finished: [[Point]] = []
  private var current: [Point] = []
  private var position = Point.zero
  private var beginning = Point.zero
  /// The last control point of the curve before, and whether it was cubic.
  private var control: (point: Point, isCubic: Bool)?

  /// The straight pieces that a curve becomes.
  private static let pieces = 16

  init(_ data: String) { scanner = SVGNumbers(data) }

  /// Returns the points of each subpath.
  mutating func subpaths() throws(SVGError) -> [[Point]] {
    var command: UInt8?
    while !scanner.isAtEnd() {
      if let letter = scanner.letter() {
        command = letter
      } else if command == UInt8(ascii: "M") {
        command = UInt8(ascii: "L")
      } else if command == UInt8(ascii: "m") {
        command = UInt8(ascii: "l")
      } else if command.map({ $0 & 0xDF == UInt8(ascii: "Z") }) ?? true {
        throw .badPath(offset: scanner.offset)
      }
      guard let command, run(command) else { throw .badPath(offset: scanner.offset) }
    }
    finish()
    return finished
  }

  private mutating func finish() {
    if current.count > 1 { finished.append(current) }
    current = []
  }

  /// Carries out one command; returns false if it is unknown or its numbers are missing.
  private mutating func run(_ command: UInt8) -> Bool {
    let base = command & 0x20 != 0 ? position : .zero
    let last = control
    control = nil
    switch Character(UnicodeScalar(command & 0xDF)) {
    case "M":
      guard let target = point(base) else { return false }
      finish()
      (position, beginning) = (target, target)
    case "Z":
      line(to: beginning)
      finish()
    case "L":
      guard let target = point(base) else { return false }
      line(to: target)
    case "H":
      guard let x = scanner.number() else { return false }
      line(to: Point(x: base.x + x, y: position.y))
    case "V":
      guard let y = scanner.number() else { return false }
      line(to: Point(x: position.x, y: base.y + y))
    case "C":
      guard let first = point(base), let second = point(base), let target = point(base) else { return false }
      cubic(first, second, target)
    case "S":
      guard let second = point(base), let target = point(base) else { return false }
      cubic(last.map { $0.isCubic ? position * 2 - $0.point : position } ?? position, second, target)
    case "Q":
      guard let middle = point(base), let target = point(base) else { return false }
      quadratic(middle, target)
    case "T":
      guard let target = point(base) else { return false }
      quadratic(last.map { $0.isCubic ? position : position * 2 - $0.point } ?? position, target)
    case "A": return arc(base)
    default: return false
    }
    return true
  }

  private mutating func point(_ base: Point) -> Point? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return base + Point(x: x, y: y)
  }

  private mutating func line(to target: Point) {
    if current.isEmpty { current = [position] }
    current.append(target)
    position = target
  }

  private mutating func cubic(_ first: Point, _ second: Point, _ target: Point) {
    let start = position
    for step in 1...Self.pieces {
      let t = Double(step) / Double(Self.pieces)
      let s = 1 - t
      line(to: start * (s * s * s) + first * (3 * s * s * t) + second * (3 * s * t * t) + target * (t * t * t))
    }
    position = target
    control = (second, true)
  }

  private mutating func quadratic(_ middle: Point, _ target: Point) {
    let start = position
    for step in 1...Self.pieces {
      let t = Double(step) / Double(Self.pieces)
      let s = 1 - t
      line(to: start * (s * s) + middle * (2 * s * t) + target * (t * t))
    }
    position = target
    control = (middle, false)
  }

  /// Draws an elliptical arc, from its end points to its centre by SVG 1.1, appendix F.6.5.
  private mutating func arc(_ base: Point) -> Bool {
    guard let width = scanner.number(), let height = scanner.number(), let tilt = scanner.number(),
      let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let target = point(base)
    else { return false }
    let start = position
    var (rx, ry) = (width.magnitude, height.magnitude)
    guard rx > 0, ry > 0, start != target else {
      line(to: target)
      return true
    }
    let (cosine, sine) = (cos(tilt * .pi / 180), sin(tilt * .pi / 180))
    let half = (start - target) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let excess = x * x / (rx * rx) + y * y / (ry * ry)
    if excess > 1 { (rx, ry) = (rx * excess.squareRoot(), ry * excess.squareRoot()) }
    let product = rx * rx * y * y + ry * ry * x * x
    let root = (max(rx * rx * ry * ry - product, 0) / product).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let middle = Point(
      x: cosine * cx - sine * cy + (start.x + target.x) / 2, y: sine * cx + cosine * cy + (start.y + target.y) / 2)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    for step in 1...(2 * Self.pieces) {
      let angle = from + sweep * Double(step) / Double(2 * Self.pieces)
      let (u, v) = (rx * cos(angle), ry * sin(angle))
      line(to: middle + Point(x: cosine * u - sine * v, y: sine * u + cosine * v))
    }
    position = target
    return true
  }
}
