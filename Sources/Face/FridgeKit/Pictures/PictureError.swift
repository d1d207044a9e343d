public import Files
public import Images

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
