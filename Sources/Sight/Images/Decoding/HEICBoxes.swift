/// The boxes that a HEIC file is a row of (ISO/IEC 14496-12, 4.2).
struct HEICBoxes {
  private let file: ByteView

  init(_ file: ByteView) { self.file = file }

  /// Whether there is a box that describes the pictures, and no box ends beyond the file.
  var areComplete: Bool {
    var offset = 0
    var hasDescription = false
    while offset < file.count {
      guard let length = length(ofBoxAt: offset) else { return false }
      if file.has("meta", at: offset + 4) { hasDescription = true }
      guard length > 0 else { break }
      guard length <= file.count - offset else { return false }
      offset += length
    }
    return hasDescription
  }

  /// How long a box is with its header; zero when it reaches to the end of the file, or lies about its length.
  private func length(ofBoxAt offset: Int) -> Int? {
    guard let short = file.unsigned(.bits32, at: offset), file.unsigned(.bits32, at: offset + 4) != nil else {
      return nil
    }
    switch short {
    case 0, 2..<8: return 0
    case 1:
      guard let upper = file.unsigned(.bits32, at: offset + 8), let lower = file.unsigned(.bits32, at: offset + 12)
      else { return nil }
      return upper >> 31 == 0 ? upper << 32 | lower : .max
    default: return short
    }
  }
}
