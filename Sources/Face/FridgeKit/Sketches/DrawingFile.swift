public import Files
public import Images
internal import JSON
public import Recognition

/// A drawing as bytes: a picture, an SVG file, or strokes as JSON, told apart by content.
public struct DrawingFile: Sendable {
  private let bytes: [UInt8]

  /// The largest drawing in bytes.
  public static let largest = 64 << 20

  /// Takes the contents of a file.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a file.
  public init(contentsOf path: FilePath) throws(SketchError) {
    do { bytes = try path.readBytes(limit: Self.largest) } catch { throw .file(error) }
  }
}

/// Why a drawing cannot be read or recognised; other drawings are not affected.
public enum SketchError: Error {
  /// The file could not be read.
  case file(FileError)
  /// The picture cannot be decoded.
  case image(ImageError)
  /// The SVG file cannot be read.
  case svg(SVGError)
  /// The strokes cannot be read.
  case strokes(StrokesError)
  /// The content is of no known kind.
  case unknownFormat
  /// The recogniser failed at every attempt.
  case recognition(RecognitionError)
}

/// Why a text holds no strokes.
public enum StrokesError: Error, Equatable {
  /// The text is not JSON.
  case notJSON
  /// The document is no list of strokes.
  case notStrokes
  /// A stroke is no list of points; strokes count from 1.
  case badStroke(Int)
  /// A point is not two numbers; both count from 1.
  case badPoint(stroke: Int, point: Int)
}

extension DrawingFile {
  /// Returns the ink of the drawing.
  public func ink() throws(SketchError) -> Ink {
    if bytes.isEmpty { throw .image(.empty) }
    if ImageFormat(of: bytes) != nil { return try pictureInk() }
    let text = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    switch text.first {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return Ink(try strokes(in: Array(text)))
    case UInt8(ascii: "<"):
      do { return Ink(try SVGDrawing(Array(text)).strokes) } catch { throw .svg(error) }
    default: throw .unknownFormat
    }
  }

  private func pictureInk() throws(SketchError) -> Ink {
    do {
      return Ink(in: try Photo(decoding: bytes).image, opacity: try Photo.opacity(decoding: bytes))
    } catch { throw .image(error) }
  }

  /// Reads `[[[x,y],…],…]`, or an object whose member `strokes` is that.
  private func strokes(in text: [UInt8]) throws(SketchError) -> [Stroke] {
    guard let document = JSONParser().parse(String(decoding: text, as: UTF8.self)) else { throw .strokes(.notJSON) }
    var strokes: [Stroke] = []
    for (index, line) in try Self.lines(of: document).enumerated() {
      guard case .array(let points) = line else { throw .strokes(.badStroke(index + 1)) }
      var stroke = Stroke([])
      for (place, point) in points.enumerated() {
        guard case .array(let numbers) = point, numbers.count >= 2, case .number(let x) = numbers[0],
          case .number(let y) = numbers[1]
        else { throw .strokes(.badPoint(stroke: index + 1, point: place + 1)) }
        stroke.points.append(Point(x: x, y: y))
      }
      strokes.append(stroke)
    }
    return strokes
  }

  private static func lines(of document: JSONValue) throws(SketchError) -> [JSONValue] {
    switch document {
    case .array(let lines): return lines
    case .object(let members):
      guard case .array(let lines)? = members["strokes"] else { throw .strokes(.notStrokes) }
      return lines
    default: throw .strokes(.notStrokes)
    }
  }
}
