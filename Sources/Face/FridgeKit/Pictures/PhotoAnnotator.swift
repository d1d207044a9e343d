public import Files
public import Images
public import Live
public import Recognition

/// A renderer that annotates photos with the objects found in them.
public struct PhotoAnnotator {
  private let library: DrawingLibrary
  private let wording: ReportWording
  private let limits: ImageLimits

  /// Loads the drawing libraries.
  ///
  /// - Parameters:
  ///   - wording: the wording of the annotations.
  ///   - limits: the limits on the size of a photo.
  public init(wording: ReportWording, limits: ImageLimits = .standard) throws(PictureError) {
    do { library = try DrawingLibrary() } catch { throw .drawing(error) }
    (self.wording, self.limits) = (wording, limits)
  }

  /// Returns the upright photo, annotated with its objects.
  ///
  /// - Parameter bound: the size that the picture must fit in, for a screen; nil for the photo's own size.
  public func picture(
    of photo: FilePath, showing content: FoundObjects, within bound: PixelSize? = nil
  ) throws(PictureError) -> Image {
    let size = bound.map { content.size.fitted(into: $0) } ?? content.size
    let image = try decode(photo, atLeast: bound.map { _ in size }).resized(to: size, filter: .bicubic)
    let notes = content.objects.map { $0.annotation(wording).scaled(from: content.size, to: size) }
    do { return try image.annotated(with: notes, using: library) } catch { throw .drawing(error) }
  }

  /// Returns a picture annotated with the objects found in it.
  public func picture(of image: Image, showing objects: [RecognizedObject]) throws(PictureError) -> Image {
    do { return try image.annotated(with: objects.map { $0.annotation(wording) }, using: library) } catch {
      throw .drawing(error)
    }
  }

  /// Writes an annotated picture of every photo that could be scanned.
  ///
  /// - Parameter target: the target created for the same photos in the same order.
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
  /// Returns the annotation for a picture of the whole photo.
  fileprivate func annotation(_ wording: ReportWording) -> Annotation {
    Annotation(
      key: prediction.label, name: wording.name(prediction.label), confidence: prediction.confidence,
      box: box.map { PixelArea($0) })
  }
}

extension PixelSize {
  /// Returns the largest size with the same aspect ratio that fits into a bound and is no larger than this one; at
  /// least a pixel each way.
  fileprivate func fitted(into bound: PixelSize) -> PixelSize {
    let share = min(1, Double(bound.width) / Double(width), Double(bound.height) / Double(height))
    return PixelSize(
      width: max(1, Int((Double(width) * share).rounded())), height: max(1, Int((Double(height) * share).rounded())))
  }
}

/// Why an annotated picture could not be made.
public enum PictureError: Error, Equatable {
  /// The file's extension is not that of a supported picture format.
  case unknownForm(FilePath)
  /// The file's extension is not that of a supported movie format.
  case unknownMovie(FilePath)
  /// One file cannot hold the pictures of several photos.
  case needsFolder(FilePath, photos: Int)
  /// The movie cannot be written.
  case movie(SourceError)
  /// Drawing failed.
  case drawing(DrawingError)
  /// The photo cannot be decoded, or the picture cannot be encoded.
  case image(FilePath, ImageError)
  /// A file could not be read or written.
  case file(FileError)
}
