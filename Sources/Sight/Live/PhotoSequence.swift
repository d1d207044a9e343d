package import Files
internal import Images

/// Photos as frames: each is shown for the same time.
package final class PhotoSequence: FrameSource {
  package let information: SourceInformation
  private var photos: ArraySlice<FilePath>
  private let remark: (SourceError) -> Void
  private var first: Photo?
  private var shown = 0

  /// Decodes the first photo.
  ///
  /// - Parameters:
  ///   - framesPerSecond: the photos in a second.
  ///   - remark: receives the error of each photo that is passed over.
  package init(
    _ photos: [FilePath], framesPerSecond: Double, remark: @escaping (SourceError) -> Void
  ) throws(SourceError) {
    (self.photos, self.remark) = (photos[...], remark)
    var rest = photos[...]
    guard let photo = Self.next(of: &rest, remark) else { throw .noFrames }
    (self.photos, first) = (rest, photo)
    information = SourceInformation(size: photo.size, framesPerSecond: framesPerSecond, timing: .stamped)
    rate = framesPerSecond
  }

  private let rate: Double

  package func read(into frame: inout Frame) throws(SourceError) -> Bool {
    guard let photo = first.take() ?? Self.next(of: &photos, remark) else { return false }
    frame.image = photo.image
    frame.time = Double(shown) / rate
    shown += 1
    return true
  }

  private static func next(of photos: inout ArraySlice<FilePath>, _ remark: (SourceError) -> Void) -> Photo? {
    while let path = photos.popFirst() {
      do { return try decode(path) } catch { remark(error) }
    }
    return nil
  }

  private static func decode(_ path: FilePath) throws(SourceError) -> Photo {
    let limits = ImageLimits.standard
    let bytes: [UInt8]
    do { bytes = try path.readBytes(limit: limits.maximumBytes) } catch { throw .file(error) }
    do { return try Photo(decoding: bytes, limits: limits) } catch { throw .photo(path, error) }
  }
}
