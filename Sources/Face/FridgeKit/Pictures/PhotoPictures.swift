public import Files
public import Images
internal import Recognition

/// Draws what a scan found onto the photos.
public struct PhotoPictures {
  private let library: DrawingLibrary
  private let wording: ReportWording
  private let limits: ImageLimits

  /// Loads what draws.
  ///
  /// - Parameters:
  ///   - wording: the names on the pictures.
  ///   - limits: what a photo may cost at most.
  public init(wording: ReportWording, limits: ImageLimits = .standard) throws(PictureError) {
    do { library = try DrawingLibrary() } catch { throw .drawing(error) }
    (self.wording, self.limits) = (wording, limits)
  }

  /// The photo the right way up with what was found in it.
  ///
  /// - Parameter bound: the size that the picture is to fit in, for a screen; nil for the photo's own size.
  public func picture(
    of photo: FilePath, showing content: ScannedPhoto.Content, within bound: PixelSize? = nil
  ) throws(PictureError) -> Image {
    let size = bound.map { content.size.fitted(into: $0) } ?? content.size
    let image = try decode(photo, atLeast: bound.map { _ in size }).resized(to: size, filter: .bicubic)
    let notes = content.objects.map { $0.annotation(wording).scaled(from: content.size, to: size) }
    do { return try image.annotated(with: notes, using: library) } catch { throw .drawing(error) }
  }

  /// Writes a picture of every photo that could be looked at.
  ///
  /// - Parameter target: made for the same photos in the same order.
  public func write(_ photos: [ScannedPhoto], to target: PictureTarget) throws(PictureError) {
    for (index, photo) in photos.enumerated() {
      guard case .success(let content) = photo.content else { continue }
      try target.write(picture(of: photo.photo, showing: content), ofPhoto: index)
    }
  }

  private func decode(_ photo: FilePath, atLeast least: PixelSize?) throws(PictureError) -> Image {
    let bytes: [UInt8]
    do { bytes = try photo.readBytes(limit: limits.maximumBytes) } catch { throw .file(error) }
    do { return try Photo(decoding: bytes, atLeast: least, limits: limits).image } catch { throw .image(photo, error) }
  }
}

extension RecognizedObject {
  /// The note for a picture of the whole photo.
  fileprivate func annotation(_ wording: ReportWording) -> Annotation {
    Annotation(
      key: prediction.label, name: wording.name(prediction.label), confidence: prediction.confidence,
      box: box.map { PixelArea($0) })
  }
}

extension PixelSize {
  /// The largest size of the same shape that fits, but none larger than this one; at least a pixel each way.
  fileprivate func fitted(into bound: PixelSize) -> PixelSize {
    let share = min(1, Double(bound.width) / Double(width), Double(bound.height) / Double(height))
    return PixelSize(
      width: max(1, Int((Double(width) * share).rounded())), height: max(1, Int((Double(height) * share).rounded())))
  }
}

/// Why a picture of what a scan found could not be made.
public enum PictureError: Error, Equatable {
  /// The name of the file ends in no form that pictures are written in.
  case unknownForm(FilePath)
  /// One file cannot hold the pictures of several photos.
  case needsFolder(FilePath, photos: Int)
  /// Nothing can be drawn.
  case drawing(DrawingError)
  /// The photo cannot be decoded, or its picture not encoded.
  case image(FilePath, ImageError)
  /// A file could not be read or written.
  case file(FileError)
}
