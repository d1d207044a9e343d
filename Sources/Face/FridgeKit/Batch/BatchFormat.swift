internal import Files
internal import Recognition

/// The form of a batch's rows.
public enum BatchFormat: String, Sendable, CaseIterable {
  /// RFC 4180 with a header, one row a photo: its best label, or its error.
  case csv
  /// JSON Lines: one object a photo with all its labels, or its error.
  case jsonl
}

extension BatchFormat {
  /// What stands before the first row, its line end included; empty when nothing does.
  public var header: String {
    switch self {
    case .csv: CSV.line(["photo", "ingredient", "name", "confidence", "error"])
    case .jsonl: ""
    }
  }

  /// Whether the bytes of a file begin as a batch's output does.
  func isOutput(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .csv: bytes.starts(with: header.utf8)
    case .jsonl: JSONLine.photo(bytes.prefix { $0 != UInt8(ascii: "\n") }) != nil
    }
  }

  /// The row for a photo, its line end included.
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
