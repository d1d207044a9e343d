/// A PDF document with a picture on each page, written by Cairo.
public struct PDFDocument {
  private let library: PDFLibrary

  /// The resolution of the pictures: at 150 dots per inch a sheet of A4 has 1240 × 1754.
  private static let dotsPerInch = 150.0
  private static let pointsPerInch = 72.0

  /// Loads the library.
  public init() throws(DrawingError) { library = try PDFLibrary() }

  /// Returns a document whose pages have the sizes of the pictures, which are stored as JPEG.
  ///
  /// - Parameter pictures: pairs of a size and an encoded JPEG file of that size.
  public func bytes(of pictures: [(size: PixelSize, jpeg: [UInt8])]) throws(DrawingError) -> [UInt8] {
    let sink = PDFSink()
    let target = Unmanaged.passUnretained(sink).toOpaque()
    let scale = Self.pointsPerInch / Self.dotsPerInch
    guard let surface = library.createSurface(PDFSink.write, target, 1, 1) else {
      throw .outOfMemory(PixelSize(width: 1, height: 1))
    }
    // The sink outlives the surface, which is finished before this function returns.
    defer { library.freeSurface(surface) }
    // Without a date the same pages give the same file.
    library.setMetadata(surface, PDFLibrary.creationDate, "")
    guard let context = library.createContext(surface) else { throw .outOfMemory(PixelSize(width: 1, height: 1)) }
    defer { library.freeContext(context) }
    for picture in pictures {
      library.setSize(surface, Double(picture.size.width) * scale, Double(picture.size.height) * scale)
      try draw(picture.jpeg, picture.size, scale, on: context)
      library.showPage(context)
    }
    library.finish(surface)
    guard library.status(surface) == 0 else {
      throw .outOfMemory(pictures.first?.size ?? PixelSize(width: 1, height: 1))
    }
    return withExtendedLifetime(sink) { sink.bytes }
  }

  private func draw(
    _ jpeg: [UInt8], _ size: PixelSize, _ scale: Double, on context: CairoLibrary.Object
  ) throws(DrawingError) {
    guard max(size.width, size.height) <= CairoLibrary.longestSide else {
      throw .tooLarge(size, limit: CairoLibrary.longestSide)
    }
    guard let image = library.createImage(CairoLibrary.rgb24, Int32(size.width), Int32(size.height)),
      library.status(image) == 0
    else { throw .outOfMemory(size) }
    defer { library.freeSurface(image) }
    let result = library.attach(image, "image/jpeg", jpeg)
    guard result == 0 else { throw .outOfMemory(size) }
    library.save(context)
    library.scale(context, scale, scale)
    library.setSource(context, image, 0, 0)
    library.paint(context)
    library.restore(context)
  }
}

/// The bytes that Cairo writes.
private final class PDFSink {
  private(set) var bytes: [UInt8] = []

  /// Appends bytes to the sink that the first argument points to.
  static let write: PDFLibrary.Write = { target, data, count in
    guard let target, let data else { return 0 }
    let sink = Unmanaged<PDFSink>.fromOpaque(target).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return 0
  }
}

/// The functions of Cairo that write PDF, with the types that `cairo.h` and `cairo-pdf.h` of Cairo 1.16 declare.
private struct PDFLibrary {
  typealias Object = CairoLibrary.Object
  typealias Write = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32

  /// `CAIRO_PDF_METADATA_CREATE_DATE`.
  static let creationDate: Int32 = 5

  let createSurface: @convention(c) (Write?, UnsafeMutableRawPointer?, Double, Double) -> Object?
  let setSize: @convention(c) (Object?, Double, Double) -> Void
  let setMetadata: @convention(c) (Object?, Int32, UnsafePointer<CChar>?) -> Void
  let createContext: @convention(c) (Object?) -> Object?
  let createImage: @convention(c) (Int32, Int32, Int32) -> Object?
  let status: CairoLibrary.Status
  let finish: CairoLibrary.Act
  let freeSurface: CairoLibrary.Act
  let freeContext: CairoLibrary.Act
  let save: CairoLibrary.Act
  let restore: CairoLibrary.Act
  let paint: CairoLibrary.Act
  let showPage: CairoLibrary.Act
  let scale: CairoLibrary.AddPoint
  let setSource: @convention(c) (Object?, Object?, Double, Double) -> Void
  private let setMimeData:
    @convention(c) (
      Object?, UnsafePointer<CChar>?, UnsafePointer<UInt8>?, UInt, (@convention(c) (UnsafeMutableRawPointer?) -> Void)?,
      UnsafeMutableRawPointer?
    ) -> Int32

  init() throws(DrawingError) {
    let library = try LoadedLibrary(DrawingLibrary.name)
    createSurface = try library.function("cairo_pdf_surface_create_for_stream")
    setSize = try library.function("cairo_pdf_surface_set_size")
    setMetadata = try library.function("cairo_pdf_surface_set_metadata")
    createContext = try library.function("cairo_create")
    createImage = try library.function("cairo_image_surface_create")
    status = try library.function("cairo_surface_status")
    finish = try library.function("cairo_surface_finish")
    freeSurface = try library.function("cairo_surface_destroy")
    freeContext = try library.function("cairo_destroy")
    save = try library.function("cairo_save")
    restore = try library.function("cairo_restore")
    paint = try library.function("cairo_paint")
    showPage = try library.function("cairo_show_page")
    scale = try library.function("cairo_scale")
    setSource = try library.function("cairo_set_source_surface")
    setMimeData = try library.function("cairo_surface_set_mime_data")
  }

  /// Attaches an encoded picture to an image surface, which keeps a copy of its own until it is freed.
  func attach(_ image: Object, _ type: String, _ bytes: [UInt8]) -> Int32 {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    copy.initialize(from: bytes, count: bytes.count)
    let result = setMimeData(image, type, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    if result != 0 { copy.deallocate() }
    return result
  }
}
