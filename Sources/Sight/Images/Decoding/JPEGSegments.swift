/// The marker segments of a JPEG file up to its first scan (ITU-T T.81, annex B.1.1).
struct JPEGSegments {
  /// One segment: what follows its marker and its length.
  struct Segment {
    let marker: UInt8
    let payload: ByteView
  }

  /// Why no further segment could be read.
  enum Stop: Error {
    case truncated
    case badLength
  }

  private let file: ByteView
  private var offset: Int

  /// Starts behind the marker that starts the image.
  init(_ file: ByteView) {
    self.file = file
    offset = 2
  }

  /// The next segment; markers without a segment are passed over, and so are stray bytes before a marker.
  mutating func next() throws(Stop) -> Segment {
    while true {
      guard let marker = nextMarker() else { throw .truncated }
      if JPEGMarker.standsAlone(marker) {
        if marker == JPEGMarker.endOfImage { throw .truncated }
        continue
      }
      guard let length = file.unsigned(.bits16, at: offset) else { throw .truncated }
      guard length >= 2 else { throw .badLength }
      guard let payload = file.view(from: offset + 2, count: length - 2) else { throw .truncated }
      offset += length
      return Segment(marker: marker, payload: payload)
    }
  }

  /// Moves behind the next 0xFF that a code other than 0x00 follows, and returns that code.
  private mutating func nextMarker() -> UInt8? {
    while let start = file.bytes[(file.bytes.startIndex + offset)...].firstIndex(of: 0xFF) {
      offset = start - file.bytes.startIndex + 1
      while file[offset] == 0xFF { offset += 1 }
      guard let marker = file[offset] else { return nil }
      offset += 1
      if marker != 0x00 { return marker }
    }
    return nil
  }
}

extension JPEGSegments {
  /// Whether a marker that ends the image follows, however many scans come first.
  ///
  /// Inside a scan a 0xFF is data when 0x00 or a restart marker follows it; ``next()`` reads over both.
  mutating func reachesEndOfImage() -> Bool {
    while let marker = nextMarker() {
      if marker == JPEGMarker.endOfImage { return true }
      if JPEGMarker.standsAlone(marker) { continue }
      guard let length = file.unsigned(.bits16, at: offset), offset + length <= file.count else { return false }
      offset += length
    }
    return false
  }
}

/// The codes that follow 0xFF in a marker (ITU-T T.81, table B.1), as far as they matter here.
enum JPEGMarker {
  static let endOfImage: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let application1: UInt8 = 0xE1

  /// TEM, the restart markers, and the start and end of the image have no length and no segment.
  static func standsAlone(_ code: UInt8) -> Bool { code == 0x01 || (0xD0...0xD9).contains(code) }

  /// Whether the segment describes the frame: all of 0xC0 to 0xCF but DHT, JPG and DAC.
  static func startsFrame(_ code: UInt8) -> Bool {
    (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code)
  }

  /// Whether the frame's coefficients are Huffman coded, rather than arithmetically.
  static func isHuffman(frame code: UInt8) -> Bool { code < 0xC8 }
}
