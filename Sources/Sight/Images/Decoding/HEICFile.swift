internal import CHEIF

/// A HEIC file opened by libheif.
///
/// Rotation and mirroring are properties of the image itself (ISO/IEC 23008-12, 6.5.10 and 6.5.12) that libheif
/// applies; the EXIF orientation must be ignored.
final class HEICFile {
  let header: ImageHeader
  private let library: HEICLibrary
  private let context: HEICLibrary.Object
  private let handle: HEICLibrary.Object
  /// A copy at a stable address, from which the context reads.
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ file: [UInt8], limits: ImageLimits) throws(ImageError) {
    guard HEICBoxes(ByteView(file)).areComplete else { throw .truncated(.heic) }
    guard let library = HEICLibrary() else { throw .decoderMissing(.heic, library: HEICLibrary.name) }
    guard let context = library.allocateContext() else { throw .damaged(.heic, reason: "no memory for the decoder") }
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: file.count, alignment: 16)
    bytes.copyBytes(from: file)
    do {
      handle = try Self.primaryHandle(library, context, bytes)
    } catch {
      library.freeContext(context)
      bytes.deallocate()
      throw error
    }
    self.library = library
    self.context = context
    self.bytes = bytes
    let size = PixelSize(width: Int(library.width(handle)), height: Int(library.height(handle)))
    header = ImageHeader(format: .heic, codedSize: size, orientation: .up)
    guard size.width > 0, size.height > 0 else { throw .damaged(.heic, reason: "the header gives no size") }
    try limits.check(size)
  }

  // The handle refers to the context and the context to the bytes, so they are released in this order.
  deinit {
    library.releaseHandle(handle)
    library.freeContext(context)
    bytes.deallocate()
  }

  private static func primaryHandle(
    _ library: HEICLibrary, _ context: HEICLibrary.Object, _ bytes: UnsafeMutableRawBufferPointer
  ) throws(ImageError) -> HEICLibrary.Object {
    try check(library.read(context, bytes.baseAddress, bytes.count, nil))
    var handle: HEICLibrary.Object?
    try check(library.primaryHandle(context, &handle))
    guard let handle else { throw .damaged(.heic, reason: "the file contains no image") }
    return handle
  }

  private static func check(_ error: heif_error) throws(ImageError) {
    guard error.code != heif_error_Ok else { return }
    if error.subcode == heif_suberror_End_of_data { throw .truncated(.heic) }
    let reason = error.message.map { String(cString: $0) } ?? "unknown"
    switch error.code {
    case heif_error_Unsupported_filetype, heif_error_Unsupported_feature: throw .unsupported(.heic, reason: reason)
    default: throw .damaged(.heic, reason: reason)
    }
  }
}

extension HEICFile {
  /// Decodes the primary image with its rotation and mirroring applied.
  func decoded() throws(ImageError) -> Image {
    var decoded: HEICLibrary.Object?
    try Self.check(library.decode(handle, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nil))
    defer { library.releaseImage(decoded) }
    let channel = heif_channel_interleaved
    let size = PixelSize(
      width: Int(library.decodedWidth(decoded, channel)), height: Int(library.decodedHeight(decoded, channel)))
    guard size == header.codedSize else { throw .damaged(.heic, reason: "the decoded size differs from the header") }
    var stride: Int32 = 0
    guard let plane = library.plane(decoded, channel, &stride) else {
      throw .damaged(.heic, reason: "the decoder returned no pixels")
    }
    return Image(size: size, copying: plane, stride: Int(stride))
  }
}

extension Image {
  /// Copies rows that lie `stride` bytes apart; libheif guarantees `stride * height` bytes, `stride >= width * 3`.
  fileprivate init(size: PixelSize, copying rows: UnsafePointer<UInt8>, stride: Int) {
    let rowLength = size.width * Self.channels
    precondition(stride >= rowLength, "rows do not overlap")
    self.init(size: size) { target in
      for row in 0..<size.height {
        let source = UnsafeBufferPointer(start: rows + row * stride, count: rowLength)
        _ = UnsafeMutableBufferPointer(rebasing: target[(row * rowLength)..<((row + 1) * rowLength)])
          .update(fromContentsOf: source)
      }
    }
  }
}

/// The top-level boxes of a HEIC file (ISO/IEC 14496-12, 4.2).
struct HEICBoxes {
  private let file: ByteView

  init(_ file: ByteView) { self.file = file }

  /// Whether there is a `meta` box and no box extends beyond the file.
  var areComplete: Bool {
    var offset = 0
    var hasMetadata = false
    while offset < file.count {
      guard let length = length(ofBoxAt: offset) else { return false }
      if file.has("meta", at: offset + 4) { hasMetadata = true }
      guard length > 0 else { break }
      guard length <= file.count - offset else { return false }
      offset += length
    }
    return hasMetadata
  }

  /// Returns the length of a box including its header; 0 if it extends to the end of the file or its length is invalid.
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
