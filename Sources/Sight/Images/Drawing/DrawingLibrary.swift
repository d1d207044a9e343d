/// Cairo and Pango, which draw shapes and text, loaded when the first picture needs them.
///
/// The library that joins the two loads both, so that it is the only one to be named. It keeps its fonts for each thread.
public struct DrawingLibrary {
  /// The name that the system knows it by.
  public static let name = "libpangocairo-1.0.so.0"

  let cairo: CairoLibrary
  let pango: PangoLibrary

  /// Loads the library, which then stays loaded.
  public init() throws(DrawingError) {
    let library = try LoadedLibrary(Self.name)
    (cairo, pango) = (try CairoLibrary(library), try PangoLibrary(library))
  }
}
