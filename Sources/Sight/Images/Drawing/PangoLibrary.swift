/// The functions of Pango that lay text out and draw it with Cairo, typed as its headers of version 1.50 declare them.
struct PangoLibrary {
  /// A layout, a font description or a context.
  typealias Object = OpaquePointer
  typealias Act = @convention(c) (Object?) -> Void
  typealias Measure = @convention(c) (Object?) -> Int32
  typealias SetNumber = @convention(c) (Object?, Int32) -> Void
  typealias Connect = @convention(c) (Object?, Object?) -> Void

  /// `PANGO_SCALE`: Pango's units in a pixel.
  static let unitsPerPixel = 1024.0
  /// `PANGO_ELLIPSIZE_END`.
  static let cutAtEnd: Int32 = 3

  let createLayout: @convention(c) (Object?) -> Object?
  let setText: @convention(c) (Object?, UnsafePointer<CChar>?, Int32) -> Void
  let setFont: Connect
  let setWidth: SetNumber
  let setCutting: SetNumber
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
    setCutting = try library.function("pango_layout_set_ellipsize")
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
