/// A way of coding photos that ``Photo`` reads, told by a file's content and never by its name.
public enum ImageFormat: String, Sendable, CaseIterable {
  /// ITU-T T.81, baseline and progressive.
  case jpeg
  /// Portable Network Graphics, W3C; of an animated one the still image.
  case png
  /// Google's WebP, lossy and lossless; of an animated one the first frame.
  case webp
  /// High Efficiency Image File Format, ISO/IEC 23008-12: what phones take.
  case heic
}

extension ImageFormat {
  /// The format that the first bytes announce; nil when they announce none of ours.
  public init?(of bytes: [UInt8]) {
    let view = ByteView(bytes)
    if view.has([0xFF, 0xD8], at: 0) {
      self = .jpeg
    } else if view.has([0x89, 0x50, 0x4E, 0x47], at: 0) {
      self = .png
    } else if view.has("RIFF", at: 0), view.has("WEBP", at: 8) {
      self = .webp
    } else if view.has("ftyp", at: 4), Self.isHEIC(view) {
      self = .heic
    } else {
      return nil
    }
  }

  /// The brands of ISO/IEC 23008-12 that mean a picture coded with HEVC, or any picture at all.
  private static let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]

  /// Whether the file-type box names one of the brands, as the main one or among the compatible ones.
  private static func isHEIC(_ view: ByteView) -> Bool {
    let boxLength = min(view.unsigned(.bits32, at: 0) ?? 0, view.count)
    let offsets = [8] + Array(stride(from: 16, to: max(boxLength, 16), by: 4).prefix(32))
    return offsets.contains { offset in brands.contains { view.has($0, at: offset) } }
  }
}
