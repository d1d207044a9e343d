internal import Files
internal import JSON
internal import Recognition

/// The format of a batch's rows.
public enum BatchFormat: String, Sendable, CaseIterable {
  /// RFC 4180 with a header, one row per photo: its best label, or its error.
  case csv
  /// JSON Lines: one object per photo with all its labels, or its error.
  case jsonl
}

extension BatchFormat {
  /// The header before the first row, its line end included; empty for a format without one.
  public var header: String {
    switch self {
    case .csv: CSV.line(["photo", "ingredient", "name", "confidence", "error"])
    case .jsonl: ""
    }
  }

  /// Returns whether the bytes of a file begin as a batch's output does.
  func isOutput(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .csv: bytes.starts(with: header.utf8)
    case .jsonl: JSONLine.photo(bytes.prefix { $0 != UInt8(ascii: "\n") }) != nil
    }
  }

  /// Returns the row for a photo, its line end included.
  public func row(for report: PhotoReport, _ wording: ReportWording) -> String {
    switch self {
    case .csv: CSV.line(report.fields(wording))
    case .jsonl: report.json(wording).text + "\n"
    }
  }
}

extension PhotoReport {
  fileprivate func fields(_ wording: ReportWording) -> [String] {
    let photo = photo.description
    switch outcome {
    case .failure(let error): return [photo, "", "", "", wording.explanation(error)]
    case .success(let recognized):
      guard let best = recognized.labels.first else { return [photo, "", "", "", ""] }
      return [photo, best.label, wording.name(best.label), "\(best.publishedConfidence)", ""]
    }
  }
}

/// A parser for the lines that a batch wrote itself.
///
/// Only the first member is needed to resume, of a million lines if need be, so no line is parsed as a whole.
enum JSONLine {
  /// Returns the value of `"photo"`, the first member of every line; nil when the line was not written by a batch.
  static func photo(_ line: Slice<UnsafeRawBufferPointer>) -> String? {
    let start = #"{"photo":""#.utf8
    guard line.starts(with: start), line.last == UInt8(ascii: "}") else { return nil }
    return string(line.dropFirst(start.count))
  }

  /// Returns the text up to the closing quote, escapes resolved; nil when it never closes or an escape is unknown.
  private static func string(_ bytes: some Collection<UInt8>) -> String? {
    var text: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = unescape(&rest) else { return nil }
        text += String(escaped).utf8
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Returns the character of an escape; only those that the batch's own writer uses, all of them in the basic plane.
  private static func unescape<Rest: Collection<UInt8>>(
    _ rest: inout Rest
  ) -> Unicode.Scalar? where Rest.SubSequence == Rest {
    guard let letter = rest.popFirst() else { return nil }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return Unicode.Scalar(letter)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let digits = String(decoding: rest.prefix(4), as: UTF8.self)
      rest = rest.dropFirst(4)
      guard digits.utf8.count == 4, let value = UInt16(digits, radix: 16) else { return nil }
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}
