extension Orientation {
  /// Reads the orientation from EXIF data: a TIFF header, and tag 0x0112 of the first directory.
  ///
  /// - Parameter view: the data from the byte-order mark on, or from `Exif\0\0` before it.
  /// - Returns: nil when the data has no orientation, or none of 1 to 8, or breaks off before it.
  init?(exif view: ByteView) {
    let tiff = view.has("Exif\0\0", at: 0) ? view.dropping(6) : view
    guard let order = Self.byteOrder(of: tiff), tiff.unsigned(.bits16, at: 2, order) == 42 else { return nil }
    guard let directory = tiff.unsigned(.bits32, at: 4, order) else { return nil }
    guard let entryCount = tiff.unsigned(.bits16, at: directory, order) else { return nil }
    for entry in 0..<entryCount {
      let offset = directory + 2 + entry * 12
      guard let tag = tiff.unsigned(.bits16, at: offset, order) else { return nil }
      guard tag == 0x0112 else { continue }
      guard let value = Self.value(ofEntryAt: offset, in: tiff, order) else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }

  private static func byteOrder(of tiff: ByteView) -> ByteView.Order? {
    if tiff.has("II", at: 0) { return .littleEndian }
    if tiff.has("MM", at: 0) { return .bigEndian }
    return nil
  }

  /// The value of an entry that holds one BYTE, SHORT or LONG (TIFF 6.0, section 2), when it fits a byte.
  private static func value(ofEntryAt offset: Int, in tiff: ByteView, _ order: ByteView.Order) -> UInt8? {
    let widths: [Int: ByteView.Width] = [1: .bits8, 3: .bits16, 4: .bits32]
    guard let type = tiff.unsigned(.bits16, at: offset + 2, order), let width = widths[type] else { return nil }
    guard tiff.unsigned(.bits32, at: offset + 4, order) == 1 else { return nil }
    return tiff.unsigned(width, at: offset + 8, order).flatMap { UInt8(exactly: $0) }
  }
}
