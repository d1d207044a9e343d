internal import Files
internal import Images
internal import Synchronization

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
