public import Files
public import Images
public import Recognition
internal import Synchronization

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

/// A photo that was read while the model that will look at it was still being loaded.
final class FirstPhoto: Sendable {
  private let path: FilePath
  private let size: PixelSize
  private let photo: Mutex<Result<Photo, PhotoError>?>

  /// Reads it; `size` as in ``PhotoReader/decode(_:atLeast:)``.
  init(_ path: FilePath, atLeast size: PixelSize, options: PhotoOptions) {
    (self.path, self.size) = (path, size)
    photo = Mutex(Result { () throws(PhotoError) in try PhotoReader(options: options).photo(path, atLeast: size) })
  }

  /// The photo, once, for whoever asks for this file at this size.
  func take(_ path: FilePath, atLeast size: PixelSize?) -> Result<Photo, PhotoError>? {
    guard path == self.path, size == self.size else { return nil }
    return photo.withLock { $0.take() }
  }
}

/// Why one photo gave no answer; the others go on.
public enum PhotoError: Error {
  /// The file could not be read.
  case file(FileError)
  /// The file is no photo that can be decoded.
  case image(ImageError)
  /// The recogniser failed, each time it was tried.
  case recognition(RecognitionError)
  /// The region asked for lies outside the photo.
  case regionOutside(PixelRectangle, photo: PixelSize)
}
