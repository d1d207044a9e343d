/// Why nothing could be drawn on a picture.
public enum DrawingError: Error, Equatable {
  /// The library that draws is not on this machine, or lacks a function.
  case libraryMissing(String)
  /// No font on this machine has all letters of the text.
  case fontMissing(text: String)
  /// The picture has a side that is longer than the library can draw on.
  case tooLarge(PixelSize, limit: Int)
  /// The library has no memory for a picture of that size.
  case outOfMemory(PixelSize)
}
