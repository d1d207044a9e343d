internal import Glibc

/// Cairo and Pango, which draw shapes and text, loaded when the first image needs them.
///
/// Only PangoCairo is loaded by name, because it depends on both. It caches its fonts per thread.
public struct DrawingLibrary {
  /// The shared object name (soname).
  public static let name = "libpangocairo-1.0.so.0"

  let cairo: CairoLibrary
  let pango: PangoLibrary

  /// Loads the library, which then stays loaded.
  public init() throws(DrawingError) {
    let library = try LoadedLibrary(Self.name)
    (cairo, pango) = (try CairoLibrary(library), try PangoLibrary(library))
  }
}

/// An error in drawing on an image.
public enum DrawingError: Error, Equatable {
  /// The drawing library is not installed or lacks a function.
  case libraryMissing(String)
  /// No installed font has all letters of the text.
  case fontMissing(text: String)
  /// A side of the image exceeds the limit of the library.
  case tooLarge(PixelSize, limit: Int)
  /// There is no memory for an image of that size.
  case outOfMemory(PixelSize)
}

/// The functions of Cairo that fill and stroke paths, with the types that `cairo.h` of Cairo 1.16 declares.
struct CairoLibrary {
  /// A surface, a context or font options.
  typealias Object = OpaquePointer
  typealias Act = @convention(c) (Object?) -> Void
  typealias Status = @convention(c) (Object?) -> Int32
  typealias SetNumber = @convention(c) (Object?, Double) -> Void
  typealias SetChoice = @convention(c) (Object?, Int32) -> Void
  typealias AddPoint = @convention(c) (Object?, Double, Double) -> Void

  /// `CAIRO_FORMAT_RGB24`: 32 bits per pixel in native byte order, the upper 8 unused.
  static let rgb24: Int32 = 1
  /// `CAIRO_LINE_JOIN_ROUND`.
  static let roundJoin: Int32 = 1
  /// `CAIRO_ANTIALIAS_GRAY`: greyscale rather than subpixel antialiasing.
  static let grayAntialiasing: Int32 = 2
  /// The maximum side of a surface, in pixels.
  static let longestSide = 32_767

  let createSurface: @convention(c) (Int32, Int32, Int32) -> Object?
  let surfaceStatus: Status
  let flush: Act
  let markDirty: Act
  let pixels: @convention(c) (Object?) -> UnsafeMutablePointer<UInt8>?
  let bytesPerRow: Status
  let freeSurface: Act
  let createContext: @convention(c) (Object?) -> Object?
  let freeContext: Act
  let setColor: @convention(c) (Object?, Double, Double, Double, Double) -> Void
  let setLineWidth: SetNumber
  let setLineJoin: SetChoice
  let moveTo: AddPoint
  let lineTo: AddPoint
  let newSubPath: Act
  let addArc: @convention(c) (Object?, Double, Double, Double, Double, Double) -> Void
  let closePath: Act
  let fill: Act
  let stroke: Act
  let createFontOptions: @convention(c) () -> Object?
  let setAntialiasing: SetChoice
  let freeFontOptions: Act

  init(_ library: LoadedLibrary) throws(DrawingError) {
    createSurface = try library.function("cairo_image_surface_create")
    surfaceStatus = try library.function("cairo_surface_status")
    flush = try library.function("cairo_surface_flush")
    markDirty = try library.function("cairo_surface_mark_dirty")
    pixels = try library.function("cairo_image_surface_get_data")
    bytesPerRow = try library.function("cairo_image_surface_get_stride")
    freeSurface = try library.function("cairo_surface_destroy")
    createContext = try library.function("cairo_create")
    freeContext = try library.function("cairo_destroy")
    setColor = try library.function("cairo_set_source_rgba")
    setLineWidth = try library.function("cairo_set_line_width")
    setLineJoin = try library.function("cairo_set_line_join")
    moveTo = try library.function("cairo_move_to")
    lineTo = try library.function("cairo_line_to")
    newSubPath = try library.function("cairo_new_sub_path")
    addArc = try library.function("cairo_arc")
    closePath = try library.function("cairo_close_path")
    fill = try library.function("cairo_fill")
    stroke = try library.function("cairo_stroke")
    createFontOptions = try library.function("cairo_font_options_create")
    setAntialiasing = try library.function("cairo_font_options_set_antialias")
    freeFontOptions = try library.function("cairo_font_options_destroy")
  }
}

/// The functions of Pango that lay out and draw text, with the types that the headers of Pango 1.50 declare.
struct PangoLibrary {
  /// A layout, a font description or a context.
  typealias Object = OpaquePointer
  typealias Act = @convention(c) (Object?) -> Void
  typealias Measure = @convention(c) (Object?) -> Int32
  typealias SetNumber = @convention(c) (Object?, Int32) -> Void
  typealias Connect = @convention(c) (Object?, Object?) -> Void

  /// `PANGO_SCALE`: Pango units per pixel.
  static let unitsPerPixel = 1024.0
  /// `PANGO_ELLIPSIZE_END`.
  static let ellipsizeEnd: Int32 = 3

  let createLayout: @convention(c) (Object?) -> Object?
  let setText: @convention(c) (Object?, UnsafePointer<CChar>?, Int32) -> Void
  let setFont: Connect
  let setWidth: SetNumber
  let setEllipsizing: SetNumber
  let setSingleParagraph: SetNumber
  let pixelSize: @convention(c) (Object?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?) -> Void
  let baseline: Measure
  let unknownGlyphCount: Measure
  let show: Connect
  let context: @convention(c) (Object?) -> Object?
  let setFontOptions: Connect
  let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let createFont: @convention(c) () -> Object?
  let setFamily: @convention(c) (Object?, UnsafePointer<CChar>?) -> Void
  let setFontSize: @convention(c) (Object?, Double) -> Void
  let setWeight: SetNumber
  let freeFont: Act

  init(_ library: LoadedLibrary) throws(DrawingError) {
    createLayout = try library.function("pango_cairo_create_layout")
    setText = try library.function("pango_layout_set_text")
    setFont = try library.function("pango_layout_set_font_description")
    setWidth = try library.function("pango_layout_set_width")
    setEllipsizing = try library.function("pango_layout_set_ellipsize")
    setSingleParagraph = try library.function("pango_layout_set_single_paragraph_mode")
    pixelSize = try library.function("pango_layout_get_pixel_size")
    baseline = try library.function("pango_layout_get_baseline")
    unknownGlyphCount = try library.function("pango_layout_get_unknown_glyphs_count")
    show = try library.function("pango_cairo_show_layout")
    context = try library.function("pango_layout_get_context")
    setFontOptions = try library.function("pango_cairo_context_set_font_options")
    free = try library.function("g_object_unref")
    createFont = try library.function("pango_font_description_new")
    setFamily = try library.function("pango_font_description_set_family")
    setFontSize = try library.function("pango_font_description_set_absolute_size")
    setWeight = try library.function("pango_font_description_set_weight")
    freeFont = try library.function("pango_font_description_free")
  }
}

/// A shared library that is loaded on demand, with its dependencies.
///
/// Linking it would load it at every start of the program.
struct LoadedLibrary {
  let name: String
  private let handle: UnsafeMutableRawPointer

  /// Loads the library, which then stays loaded.
  init(_ name: String) throws(DrawingError) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .libraryMissing(name) }
    (self.name, self.handle) = (name, handle)
  }

  /// Returns a function of the library by its symbol name.
  ///
  /// `Function` must be the C function type that the library's header declares for the symbol.
  func function<Function>(_ symbol: String) throws(DrawingError) -> Function {
    guard let address = dlsym(handle, symbol) else { throw .libraryMissing(name) }
    return unsafeBitCast(address, to: Function.self)
  }
}
