/// The marker segments of a JPEG file up to its first scan (ITU-T T.81, annex B.1.1).
struct JPEGSegments {
  /// A segment: its marker, and the payload after the length field.
  struct Segment {
    let marker: UInt8
    let payload: ByteView
  }

  /// The reason why no further segment can be read.
  enum Stop: Error {
    case truncated
    case badLength
  }

  private let file: ByteView
  private var offset: Int

  /// Starts after the start-of-image marker.
  init(_ file: ByteView) {
    self.file = file
    offset = 2
  }

  /// Returns the next segment; skips stand-alone markers and stray bytes before a marker.
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

  /// Advances past the next marker and returns its code, the byte other than 0x00 after 0xFF.
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
  /// Whether an end-of-image marker follows, after any number of scans.
  ///
  /// Within a scan, 0xFF followed by 0x00 or a restart marker is data; both are skipped.
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

/// The marker codes after 0xFF that the reader needs (ITU-T T.81, table B.1).
enum JPEGMarker {
  static let endOfImage: UInt8 = 0xD9
  static let startOfScan: UInt8 = 0xDA
  static let application1: UInt8 = 0xE1

  /// Whether a marker has no segment: TEM, the restart markers, start and end of image.
  static func standsAlone(_ code: UInt8) -> Bool { code == 0x01 || (0xD0...0xD9).contains(code) }

  /// Whether a marker starts a frame header: 0xC0 to 0xCF except DHT, JPG and DAC.
  static func startsFrame(_ code: UInt8) -> Bool {
    (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code)
  }

  /// Whether the frame is Huffman coded rather than arithmetically coded.
  static func isHuffman(frame code: UInt8) -> Bool { code < 0xC8 }
}

/// The frame header of a JPEG file (ITU-T T.81, annex B.2.2).
struct JPEGFrame {
  let size: PixelSize
  let componentCount: Int
  /// A lower bound on the coded size in bits: one bit per block.
  let minimumBits: Int

  init(_ segment: JPEGSegments.Segment) throws(ImageError) {
    let payload = segment.payload
    guard let precision = payload.unsigned(.bits8, at: 0), let height = payload.unsigned(.bits16, at: 1),
      let width = payload.unsigned(.bits16, at: 3), let componentCount = payload.unsigned(.bits8, at: 5),
      payload.count >= 6 + 3 * componentCount
    else { throw .damaged(.jpeg, reason: "the frame header is too short") }
    guard width > 0, height > 0, componentCount > 0 else {
      throw .damaged(.jpeg, reason: "the frame header gives no size")
    }
    guard precision == 8 else { throw .unsupported(.jpeg, reason: "\(precision)-bit samples") }
    guard [1, 3, 4].contains(componentCount) else { throw .unsupported(.jpeg, reason: "\(componentCount) components") }
    size = PixelSize(width: width, height: height)
    self.componentCount = componentCount
    let isHuffman = JPEGMarker.isHuffman(frame: segment.marker)
    minimumBits = isHuffman ? try Self.blockCount(of: size, payload, componentCount) : 0
  }

  /// Returns the number of 8 × 8 blocks in all complete MCUs of the image.
  private static func blockCount(of size: PixelSize, _ payload: ByteView, _ components: Int) throws(ImageError) -> Int {
    let factors = (0..<components).compactMap { payload[7 + 3 * $0] }
    let (horizontal, vertical) = (factors.map { Int($0 >> 4) }, factors.map { Int($0 & 15) })
    guard let widest = horizontal.max(), let tallest = vertical.max(),
      (horizontal + vertical).allSatisfy({ (1...4).contains($0) })
    else { throw .damaged(.jpeg, reason: "a sampling factor is not one of 1 to 4") }
    let blocksPerGroup = zip(horizontal, vertical).reduce(0) { $0 + $1.0 * $1.1 }
    // A single component is not interleaved, whatever its sampling factors (ITU-T T.81, A.2.2).
    guard components > 1 else { return (size.width / 8) * (size.height / 8) }
    return (size.width / (8 * widest)) * (size.height / (8 * tallest)) * blocksPerGroup
  }
}
