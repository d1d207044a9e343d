public import Files
public import Images
public import Recognition
internal import Synchronization

/// A reader that decodes photos from files, no larger than needed.
struct PhotoReader {
  let options: PhotoOptions

  /// Reads and decodes the photo in a file; `size` as in ``decode(_:atLeast:)``.
  func photo(_ path: FilePath, atLeast size: PixelSize?) throws(PhotoError) -> Photo {
    try decode(try read(path), atLeast: size)
  }

  /// Returns the bytes of a photo in memory, or reads a file within the size limit.
  func read(_ path: FilePath) throws(PhotoError) -> [UInt8] {
    if let bytes = options.contents[path] { return bytes }
    do { return try path.readBytes(limit: options.limits.maximumBytes) } catch { throw .file(error) }
  }

  /// Decodes a photo no larger than needed for the region to have at least `size` pixels; nil for full size.
  func decode(_ bytes: [UInt8], atLeast size: PixelSize?) throws(PhotoError) -> Photo {
    var least = size
    if let region = options.region { least = try self.least(size, forRegion: region, of: bytes) }
    do { return try Photo(decoding: bytes, atLeast: least, limits: options.limits) } catch { throw .image(error) }
  }

  /// Returns the size that the whole photo must have so that the region has at least `size` pixels.
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

  /// Returns `size * whole / part` rounded up, at most `whole`, as nothing larger can be decoded.
  private func scaled(_ size: Int, _ whole: Int, over part: Int) -> Int {
    min(whole, Int((Double(size) * Double(whole) / Double(part)).rounded(.up)))
  }
}

/// A photo that was read and decoded while the model was still loading.
final class PreloadedPhoto: Sendable {
  private let path: FilePath
  private let size: PixelSize?
  private let photo: Mutex<Result<Photo, PhotoError>?>

  /// Reads and decodes the photo; `size` as in ``PhotoReader/decode(_:atLeast:)``.
  init(_ path: FilePath, atLeast size: PixelSize?, options: PhotoOptions) {
    (self.path, self.size) = (path, size)
    photo = Mutex(Result { () throws(PhotoError) in try PhotoReader(options: options).photo(path, atLeast: size) })
  }

  /// Hands over the photo, once, if file and size match.
  func take(_ path: FilePath, atLeast size: PixelSize?) -> Result<Photo, PhotoError>? {
    guard path == self.path, size == self.size else { return nil }
    return photo.withLock { $0.take() }
  }
}

/// Why one photo could not be recognised; the other photos are not affected.
public enum PhotoError: Error {
  /// The file could not be read.
  case file(FileError)
  /// The file cannot be decoded as a photo.
  case image(ImageError)
  /// The recogniser failed at every attempt.
  case recognition(RecognitionError)
  /// The requested region lies outside the photo.
  case regionOutside(PixelRectangle, photo: PixelSize)
  /// The photo shows fewer objects than the requested number.
  case noObject(Int, found: Int)
}
