public import Documents
public import Files
public import Images
public import JSON

/// The options by which pages are found in photos and made straight.
public struct FlatteningOptions: Sendable {
  /// The number of pages looked for in a photo.
  public var extent = PageDetector.Extent.best
  /// The corners in every photo; nil to look for them.
  public var corners: Quadrilateral?
  /// The proportions of the straightened page.
  public var shape = PageShape.measured
  /// The turn of the straightened page; nil for none.
  public var turn: PageTurn?
  /// The change of its colours; nil for none.
  public var enhancement: PageEnhancement?
  /// Whether the pixels at full size are needed, or only the corners.
  public var needsPixels = false

  /// Creates options that look for the best page and change nothing.
  public init() {}
}

/// A turn of a page.
public enum PageTurn: String, Sendable, CaseIterable {
  /// A quarter turn counter-clockwise.
  case left
  /// A quarter turn clockwise.
  case right
  /// Upside down.
  case half = "180"
}

extension PageTurn {
  /// The orientation of a coded image that this turn makes upright.
  var orientation: Orientation {
    switch self {
    case .left: .left
    case .right: .right
    case .half: .down
    }
  }
}

/// The pages of one photo.
public struct PhotoPages: Sendable {
  /// The size of the upright photo.
  public let size: PixelSize
  /// The pages, the surest first; corners are in pixels of the upright photo.
  public let pages: [FlatPage]
  /// The pixels of the photo, at full size if they are needed.
  public let image: Image
}

/// A page with the size that it has when it is straight.
public struct FlatPage: Sendable {
  /// The corners and the confidence; 1 for corners that the user gave.
  public let page: DetectedPage
  /// The size of the straightened page, before a turn.
  public let size: PixelSize
}

/// The work on photos of pages.
public struct PageFlattening: Sendable {
  private let options: FlatteningOptions

  /// The side to which a photo may be decoded when only its corners are wanted.
  private static let detectionSide = 1200

  /// Creates the work with options.
  public init(_ options: FlatteningOptions = FlatteningOptions()) { self.options = options }

  /// Reads a photo and finds its pages.
  public func pages(of path: FilePath) throws(PhotoError) -> PhotoPages {
    try pages { least throws(PhotoError) in try PhotoReader(options: PhotoOptions()).photo(path, atLeast: least) }
  }

  /// Finds the pages of a photo in memory.
  public func pages(in bytes: [UInt8]) throws(PhotoError) -> PhotoPages {
    try pages { least throws(PhotoError) in try PhotoReader(options: PhotoOptions()).decode(bytes, atLeast: least) }
  }

  private func pages(_ decode: (PixelSize?) throws(PhotoError) -> Photo) throws(PhotoError) -> PhotoPages {
    let photo = try decode(
      options.needsPixels ? nil : PixelSize(width: Self.detectionSide, height: Self.detectionSide))
    let found: [DetectedPage]
    if let corners = options.corners {
      found = [DetectedPage(corners: corners, confidence: 1)]
    } else {
      let scale = Point(
        x: Double(photo.size.width) / Double(photo.image.width),
        y: Double(photo.size.height) / Double(photo.image.height))
      found = PageDetector().pages(in: photo.image, options.extent).map { page in
        DetectedPage(corners: page.corners.scaled(scale.x, scale.y), confidence: page.confidence)
      }
    }
    let pages = found.map { page in
      FlatPage(page: page, size: options.shape.size(for: page.corners, in: photo.size))
    }
    return PhotoPages(size: photo.size, pages: pages, image: photo.image)
  }

  /// Returns a page of a photo, straight, turned and enhanced.
  public func picture(of page: FlatPage, in photo: PhotoPages) -> Image {
    var picture = photo.image.straightened(page.page.corners, to: page.size)
    if let enhancement = options.enhancement { picture = picture.enhanced(enhancement) }
    return options.turn.map { picture.oriented($0.orientation) } ?? picture
  }

  /// Returns the size that the picture of a page has.
  public func pictureSize(of page: FlatPage) -> PixelSize {
    options.turn.map { $0.orientation.swapsSides ? page.size.transposed : page.size } ?? page.size
  }

  /// `{"photo","width","height","pages":[{"corners","confidence","width","height"}]}`.
  public func json(of size: PixelSize, _ pages: [FlatPage], named name: FilePath) -> JSON {
    let pages = pages.map { page in
      JSON.object(
        [
          ("corners", page.page.corners.json), ("confidence", .double(page.page.confidence.rounded(to: 4))),
        ] + pictureSize(of: page).members)
    }
    return .object([("photo", .string(name.description))] + size.members + [(key: "pages", value: .array(pages))])
  }
}
