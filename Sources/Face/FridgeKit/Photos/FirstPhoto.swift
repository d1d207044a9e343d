internal import Files
internal import Images
internal import Threads

/// A photo that is read by a thread of its own while the model that will look at it is still being loaded.
final class FirstPhoto: Sendable {
  private enum State: Sendable {
    case reading
    case read(Result<Photo, PhotoError>)
    case taken
  }

  private let path: FilePath
  private let size: PixelSize
  private let state = Monitor(State.reading)

  /// Begins to read; `size` as in ``PhotoReader/decode(_:atLeast:)``. Nil where the system has no thread to give.
  init?(_ path: FilePath, atLeast size: PixelSize, options: PhotoOptions) {
    (self.path, self.size) = (path, size)
    let reading = WorkerThread { [state] in
      let photo = Result { () throws(PhotoError) in try PhotoReader(options: options).photo(path, atLeast: size) }
      state.update { $0 = .read(photo) }
    }
    if reading == nil { return nil }
  }

  /// The photo, once, for whoever asks for this file at this size; waits until it is read.
  func take(_ path: FilePath, atLeast size: PixelSize?) -> Result<Photo, PhotoError>? {
    guard path == self.path, size == self.size else { return nil }
    return state.wait { state -> Result<Photo, PhotoError>?? in
      switch state {
      case .reading: return nil
      case .taken: return .some(nil)
      case .read(let photo):
        state = .taken
        return photo
      }
    }
  }
}
