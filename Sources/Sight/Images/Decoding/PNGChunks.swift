/// The chunks of a PNG file (PNG specification, 5.3), the signature before them checked.
struct PNGChunks {
  /// One chunk.
  struct Chunk {
    /// Its four-letter name.
    let name: ArraySlice<UInt8>
    /// What it holds, without length, name and checksum.
    let payload: ByteView
    /// All of it as it stands in the file.
    let whole: ByteView

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let file: ByteView
  private var offset: Int

  init(_ file: ByteView) throws(ImageError) {
    guard file.has(Self.signature, at: 0) else {
      if Self.signature.starts(with: file.bytes) { throw .truncated(.png) }
      throw .damaged(.png, reason: "line ends were converted, as text")
    }
    self.file = file
    offset = Self.signature.count
  }

  /// The next chunk; the file must hold all of it.
  mutating func next() throws(ImageError) -> Chunk {
    guard let length = file.unsigned(.bits32, at: offset), let name = file.view(from: offset + 4, count: 4) else {
      throw .truncated(.png)
    }
    guard name.bytes.allSatisfy(Self.isLetter) else { throw .damaged(.png, reason: "a chunk has no name") }
    guard let whole = file.view(from: offset, count: length + 12), let payload = whole.view(from: 8, count: length)
    else { throw .truncated(.png) }
    offset += length + 12
    return Chunk(name: name.bytes, payload: payload, whole: whole)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & 0xDF) }
}
