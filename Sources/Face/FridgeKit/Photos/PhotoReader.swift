internal import Files
internal import Images
internal import Recognition

/// The way from a file to a photo in memory, no larger than needed.
struct PhotoReader {
  let options: PhotoOptions

  /// The photo in a file; `size` as in ``decode(_:atLeast:)``.
  func photo(_ path: FilePath, atLeast size: PixelSize?) throws(PhotoError) -> Photo {
    try decode(try read(path), atLeast: size)
  }

  /// The bytes of a file, if there are not too many.
  func read(_ path: FilePath) throws(PhotoError) -> [UInt8] {
    do { return try path.readBytes(limit: options.limits.maximumBytes) } catch { throw .file(error) }
  }

  /// The photo, decoded no larger than needed for the region to have at least `size` pixels; nil for in full.
  func decode(_ bytes: [UInt8], atLeast size: PixelSize?) throws(PhotoError) -> Photo {
    var least = size
    if let region = options.region { least = try self.least(size, forRegion: region, of: bytes) }
    do { return try Photo(decoding: bytes, atLeast: least, limits: options.limits) } catch { throw .image(error) }
  }

  /// How large the whole photo must be so that the region has at least `size` pixels.
  private func least(
    _ size: PixelSize?, forRegion region: PixelRectangle, of bytes: [UInt8]
  ) throws(PhotoError) -> PixelSize? {
    let full: PixelSize
    do { full = try ImageHeader(reading: bytes, limits: options.limits).size } catch { throw .image(error) }
    guard let visible = region.clamped(to: full) else { throw .regionOutside(region, photo: full) }
    guard let size else { return nil }
    return PixelSize(
      width: scaled(size.width, full.width, over: visible.width),
      height: scaled(size.height, full.height, over: visible.height))
  }

  /// `size * whole / part` rounded up; `whole` itself when that is less, as nothing larger can be decoded.
  private func scaled(_ size: Int, _ whole: Int, over part: Int) -> Int {
    min(whole, Int((Double(size) * Double(whole) / Double(part)).rounded(.up)))
  }
}
