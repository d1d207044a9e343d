internal import CHEIF

/// A HEIC file whose boxes libheif has read.
///
/// Turning and mirroring are properties of the picture itself here (ISO/IEC 23008-12, 6.5.10 and 6.5.12), libheif
/// applies them, and what EXIF says besides must be ignored.
final class HEICFile {
  let header: ImageHeader
  private let library: HEICLibrary
  private let context: HEICLibrary.Object
  private let handle: HEICLibrary.Object
  /// A copy that does not move while the context reads from it.
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
    guard size.width > 0, size.height > 0 else { throw .damaged(.heic, reason: "the header tells no size") }
    try limits.check(size)
  }

  // The handle refers to the context and the context to the bytes, so they go in this order.
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
    guard let handle else { throw .damaged(.heic, reason: "there is no picture in it") }
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
  /// Decodes the primary picture, turned and mirrored as the file says.
  func decoded() throws(ImageError) -> Image {
    var decoded: HEICLibrary.Object?
    try Self.check(library.decode(handle, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nil))
    defer { library.releaseImage(decoded) }
    let channel = heif_channel_interleaved
    let size = PixelSize(
      width: Int(library.decodedWidth(decoded, channel)), height: Int(library.decodedHeight(decoded, channel)))
    guard size == header.codedSize else { throw .damaged(.heic, reason: "the picture is not as large as announced") }
    var stride: Int32 = 0
    guard let plane = library.plane(decoded, channel, &stride) else {
      throw .damaged(.heic, reason: "there are no pixels")
    }
    return Image(size: size, copying: plane, stride: Int(stride))
  }
}

extension Image {
  /// Copies rows that lie `stride` bytes apart; libheif guarantees `stride * height` bytes, `stride >= width * 3`.
  fileprivate init(size: PixelSize, copying rows: UnsafePointer<UInt8>, stride: Int) {
    let rowCount = size.width * Self.channels
    precondition(stride >= rowCount, "rows do not overlap")
    self.init(size: size) { target in
      for row in 0..<size.height {
        let source = UnsafeBufferPointer(start: rows + row * stride, count: rowCount)
        _ = UnsafeMutableBufferPointer(rebasing: target[(row * rowCount)..<((row + 1) * rowCount)])
          .update(fromContentsOf: source)
      }
    }
  }
}
