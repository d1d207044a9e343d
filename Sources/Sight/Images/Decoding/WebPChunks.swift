/// The chunks of a WebP file, or of one of its frames (RFC 9649, section 2).
struct WebPChunks {
  /// One chunk.
  struct Chunk {
    /// Its four-letter name.
    let name: ArraySlice<UInt8>
    /// What it holds, without name, length and padding.
    let payload: ByteView
    /// All of it but the padding.
    let whole: ByteView

    func isNamed(_ text: String) -> Bool { name.elementsEqual(text.utf8) }
  }

  private let view: ByteView
  private var offset = 0

  /// The chunks of a whole file; as long as its header says, so that a photo cut short is found out.
  init(file: ByteView) throws(ImageError) {
    guard let length = file.unsigned(.bits32, at: 4, .littleEndian), length >= 4,
      let view = file.view(from: 12, count: length - 4)
    else { throw .truncated(.webp) }
    self.view = view
  }

  /// The chunks that follow the first 16 bytes of an animation frame.
  init(frame: ByteView) { view = frame.dropping(16) }

  /// The next chunk; nil when all were read.
  mutating func next() throws(ImageError) -> Chunk? {
    guard offset < view.count else { return nil }
    guard let name = view.view(from: offset, count: 4),
      let length = view.unsigned(.bits32, at: offset + 4, .littleEndian),
      let payload = view.view(from: offset + 8, count: length), let whole = view.view(from: offset, count: length + 8)
    else { throw .damaged(.webp, reason: "a chunk is longer than the file says") }
    offset += 8 + length + length % 2
    return Chunk(name: name.bytes, payload: payload, whole: whole)
  }
}
