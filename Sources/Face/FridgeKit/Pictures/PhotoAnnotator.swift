public import Files
public import Images
public import Live
public import Recognition

/// A renderer that annotates photos with the objects found in them.
public struct PhotoAnnotator {
  private let library: DrawingLibrary
  private let wording: ReportWording

  /// Loads the drawing libraries.
  ///
  /// - Parameter wording: the wording of the annotations.
  public init(wording: ReportWording) throws(PictureError) {
    do { library = try DrawingLibrary() } catch { throw .drawing(error) }
    self.wording = wording
  }

  /// Returns the upright photo, annotated with its objects.
  ///
  /// - Parameters:
  ///   - image: the photo's pixels, at full size or smaller.
  ///   - numbered: the objects to be drawn with their numbers in place of those of `content`; nil for none.
  ///   - bound: the size that the picture must fit in, for a screen; nil for the photo's own size.
  public func picture(
    of image: Image, showing content: FoundObjects, numbered: [RecognizedObject]? = nil, within bound: PixelSize? = nil
  ) throws(PictureError) -> Image {
    let size = bound.map { content.size.fitted(into: $0) } ?? content.size
    let notes =
      numbered?.enumerated().map { $1.annotation(wording, number: $0 + 1).scaled(from: content.size, to: size) }
      ?? content.objects.map { $0.annotation(wording).scaled(from: content.size, to: size) }
    let picture = image.resized(to: size, filter: .bicubic)
    do { return try picture.annotated(with: notes, using: library) } catch { throw .drawing(error) }
  }
}

extension RecognizedObject {
  /// Returns the annotation for a picture of the whole photo.
  fileprivate func annotation(_ wording: ReportWording, number: Int? = nil) -> Annotation {
    Annotation(
      key: prediction.label, name: (number.map { "\($0) " } ?? "") + wording.name(prediction.label),
      confidence: prediction.confidence,
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
