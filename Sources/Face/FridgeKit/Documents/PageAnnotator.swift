internal import Documents
public import Images

/// A renderer that draws the outlines of pages on photos.
public struct PageAnnotator {
  private let library: DrawingLibrary

  /// Loads the drawing library.
  public init() throws(PictureError) {
    do { library = try DrawingLibrary() } catch { throw .drawing(error) }
  }

  /// Returns the upright photo with the outlines of its pages.
  public func picture(of photo: PhotoPages) throws(PictureError) -> Image {
    let image = photo.image
    let scale = Point(
      x: Double(image.width) / Double(photo.size.width), y: Double(image.height) / Double(photo.size.height))
    let outlines = photo.pages.map { $0.page.corners.scaled(scale.x, scale.y).corners }
    do { return try image.outlined(with: outlines, using: library) } catch { throw .drawing(error) }
  }
}
