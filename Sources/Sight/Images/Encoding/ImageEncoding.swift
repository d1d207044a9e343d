internal import CPNG
internal import CTurboJPEG
internal import CWebP

/// The chroma subsampling of a JPEG; luma always has full resolution.
public enum ChromaSubsampling: Sendable {
  /// Full chroma resolution (4:4:4), for lines and text.
  case full
  /// Half the chroma resolution in both directions (4:2:0), as usual for photos.
  case half
}

extension Image {
  /// Encodes the image as a baseline JPEG file.
  ///
  /// - Parameter quality: the libjpeg quality, 1 to 100.
  /// - Throws: ``ImageError/unsupported(_:reason:)`` if a side exceeds 65,535 pixels, the limit of JPEG.
  public func encodedAsJPEG(
    quality: Int = 90, colors: ChromaSubsampling = .half
  ) throws(ImageError) -> [UInt8] {
    precondition((1...100).contains(quality), "the quality lies in 1...100")
    guard max(width, height) <= Int(UInt16.max), let encoder = tjInitCompress() else {
      throw .unsupported(.jpeg, reason: "\(width) by \(height) pixels")
    }
    defer { tjDestroy(encoder) }
    let subsampling = Int32(colors.subsampling.rawValue)
    let bound = tjBufSize(Int32(width), Int32(height), subsampling)
    var count = bound
    var result: Int32 = 0
    // The capacity is TurboJPEG's own bound, and TJFLAG_NOREALLOC keeps it from reallocating.
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(bound)) { buffer, initialized in
      var start = buffer.baseAddress
      result = tjCompress2(
        encoder, pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &start, &count, subsampling,
        Int32(quality), TJFLAG_NOREALLOC)
      initialized = result == 0 ? Int(count) : 0
    }
    guard result == 0 else { throw .unsupported(.jpeg, reason: String(cString: tjGetErrorStr2(encoder))) }
    return bytes
  }
}

extension ChromaSubsampling {
  fileprivate var subsampling: TJSAMP {
    switch self {
    case .full: TJSAMP_444
    case .half: TJSAMP_420
    }
  }
}

extension Image {
  /// Encodes the image as an 8-bit RGB PNG file, without loss.
  ///
  /// - Throws: ``ImageError/unsupported(_:reason:)`` if the image is too large for libpng.
  public func encodedAsPNG() throws(ImageError) -> [UInt8] {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    control.width = png_uint_32(truncatingIfNeeded: width)
    control.height = png_uint_32(truncatingIfNeeded: height)
    control.format = PNG_FORMAT_FLAG_COLOR
    defer { png_image_free(&control) }
    // An upper bound on incompressible rows after zlib, with room for the chunks around them.
    var count = pixels.count + height + (pixels.count >> 8) + 4096
    var isWritten = false
    let rowLength = png_int_32(truncatingIfNeeded: width * Self.channels)
    // libpng writes at most `count` bytes, and then sets `count` to the number written.
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      isWritten = png_image_write_to_memory(&control, buffer.baseAddress, &count, 0, pixels, rowLength, nil) != 0
      initialized = isWritten ? count : 0
    }
    guard isWritten else { throw .unsupported(.png, reason: "\(width) by \(height) pixels") }
    return bytes
  }
}

extension Image {
  /// Encodes the image as a lossy WebP file.
  ///
  /// - Parameter quality: the libwebp quality, 0 to 100.
  /// - Throws: ``ImageError/unsupported(_:reason:)`` if a side exceeds 16,383 pixels, the limit of WebP.
  public func encodedAsWebP(quality: Float = 90) throws(ImageError) -> [UInt8] {
    var start: UnsafeMutablePointer<UInt8>?
    let rowLength = Int32(truncatingIfNeeded: width * Self.channels)
    let longest = Int(WEBP_MAX_DIMENSION)
    guard max(width, height) <= longest else {
      throw .unsupported(.webp, reason: "\(width) by \(height) pixels")
    }
    let count = WebPEncodeRGB(pixels, Int32(width), Int32(height), rowLength, quality, &start)
    // On success libwebp has allocated `count` bytes, which are copied and freed here.
    defer { WebPFree(start) }
    guard count > 0, let start else { throw .unsupported(.webp, reason: "no memory for the encoder") }
    return Array(UnsafeBufferPointer(start: start, count: count))
  }
}

/// A comment in an image file by which the program recognises its own output.
///
/// Viewers ignore it. It stands directly after the start of the file, so that a short prefix is enough to find it.
public struct PictureMark: Sendable {
  private let text: [UInt8]

  /// Creates a mark with a text of at most 1,000 ASCII bytes.
  public init(_ text: String) {
    precondition(text.utf8.count <= 1000 && text.utf8.allSatisfy { $0 < 0x80 }, "a mark has at most 1,000 ASCII bytes")
    self.text = Array(text.utf8)
  }

  /// Returns the file with the mark inserted; unchanged if it is neither JPEG nor PNG.
  public func added(to bytes: [UInt8]) -> [UInt8] {
    guard let place = place(in: bytes) else { return bytes }
    return bytes[..<place.offset] + place.mark + bytes[place.offset...]
  }

  /// Whether a file contains the mark.
  public func isIn(_ bytes: some Collection<UInt8>) -> Bool {
    let start = Array(bytes.prefix(2048))
    guard let place = place(in: start) else { return false }
    return start.dropFirst(place.offset).starts(with: place.mark)
  }

  private func place(in bytes: [UInt8]) -> (offset: Int, mark: [UInt8])? {
    switch ImageFormat(of: bytes) {
    case .jpeg: (2, jpegSegment)
    // After the signature and the header chunk, which must come first.
    case .png where bytes.count >= 33: (33, pngChunk)
    default: nil
    }
  }

  /// A comment segment (ITU-T T.81, B.2.4.5); its length counts itself.
  private var jpegSegment: [UInt8] { [0xFF, 0xFE] + UInt16(text.count + 2).bigEndianBytes + text }

  /// A text chunk with the keyword `Software` (PNG, third edition, 11.3.3.2).
  private var pngChunk: [UInt8] {
    let content = Array("tEXtSoftware\0".utf8) + text
    return UInt32(content.count - 4).bigEndianBytes + content + Self.checksum(of: content).bigEndianBytes
  }

  /// Returns the CRC of PNG (third edition, 5.5), computed bit by bit.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
