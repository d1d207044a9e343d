public import Files
public import Images
public import Recognition

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
