internal import CPNG

extension Image {
  /// The picture as an 8-bit colour PNG file, without loss.
  ///
  /// - Throws: ``ImageError/unsupported(_:reason:)`` when the picture is too large for the format's library.
  public func encodedAsPNG() throws(ImageError) -> [UInt8] {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    control.width = png_uint_32(truncatingIfNeeded: width)
    control.height = png_uint_32(truncatingIfNeeded: height)
    control.format = PNG_FORMAT_FLAG_COLOR
    defer { png_image_free(&control) }
    // A bound on what zlib makes of rows that it cannot compress, with room for the chunks around them.
    var count = pixels.count + height + (pixels.count >> 8) + 4096
    var isWritten = false
    let rowCount = png_int_32(truncatingIfNeeded: width * Self.channels)
    // libpng writes no more than the `count` bytes it is told of, and leaves the number it wrote there.
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      isWritten = png_image_write_to_memory(&control, buffer.baseAddress, &count, 0, pixels, rowCount, nil) != 0
      initialized = isWritten ? count : 0
    }
    guard isWritten else { throw .unsupported(.png, reason: "\(width) by \(height) pixels") }
    return bytes
  }
}
