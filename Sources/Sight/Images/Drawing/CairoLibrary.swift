/// The functions of Cairo that fill and stroke paths in a picture, typed as `cairo.h` of Cairo 1.16 declares them.
struct CairoLibrary {
  /// A surface, a context or font options.
  typealias Object = OpaquePointer
  typealias Act = @convention(c) (Object?) -> Void
  typealias Status = @convention(c) (Object?) -> Int32
  typealias SetNumber = @convention(c) (Object?, Double) -> Void
  typealias SetChoice = @convention(c) (Object?, Int32) -> Void
  typealias AddPoint = @convention(c) (Object?, Double, Double) -> Void

  /// `CAIRO_FORMAT_RGB24`: 32 bits a pixel in the byte order of the machine, the upper 8 unused.
  static let rgb24: Int32 = 1
  /// `CAIRO_LINE_JOIN_ROUND`.
  static let roundJoin: Int32 = 1
  /// `CAIRO_ANTIALIAS_GRAY`: edges in shades of their colour, not in those of a screen's stripes.
  static let grayEdges: Int32 = 2
  /// The longest side of a surface.
  static let longestSide = 32_767

  let createSurface: @convention(c) (Int32, Int32, Int32) -> Object?
  let surfaceStatus: Status
  let finishDrawing: Act
  let noteChange: Act
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
  let beginPart: Act
  let addArc: @convention(c) (Object?, Double, Double, Double, Double, Double) -> Void
  let closePart: Act
  let fill: Act
  let stroke: Act
  let createFontOptions: @convention(c) () -> Object?
  let setEdges: SetChoice
  let freeFontOptions: Act

  init(_ library: LoadedLibrary) throws(DrawingError) {
    createSurface = try library.function("cairo_image_surface_create")
    surfaceStatus = try library.function("cairo_surface_status")
    finishDrawing = try library.function("cairo_surface_flush")
    noteChange = try library.function("cairo_surface_mark_dirty")
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
    beginPart = try library.function("cairo_new_sub_path")
    addArc = try library.function("cairo_arc")
    closePart = try library.function("cairo_close_path")
    fill = try library.function("cairo_fill")
    stroke = try library.function("cairo_stroke")
    createFontOptions = try library.function("cairo_font_options_create")
    setEdges = try library.function("cairo_font_options_set_antialias")
    freeFontOptions = try library.function("cairo_font_options_destroy")
  }
}
