internal import CHEIF
internal import Glibc

/// The functions of libheif, loaded when the first photo needs them.
///
/// Linking the library would load it and its five codecs at every start of the program: 7 ms, measured on two cores of
/// Zen 4, where the rest of the start takes less than 1 ms.
struct HEICLibrary {
  static let name = "libheif.so.1"

  /// A context, an image handle or an image.
  typealias Object = OpaquePointer
  typealias Allocate = @convention(c) () -> Object?
  typealias Release = @convention(c) (Object?) -> Void
  typealias Read = @convention(c) (Object?, UnsafeRawPointer?, Int, OpaquePointer?) -> heif_error
  typealias Find = @convention(c) (Object?, UnsafeMutablePointer<Object?>?) -> heif_error
  typealias Measure = @convention(c) (Object?) -> Int32
  typealias MeasureChannel = @convention(c) (Object?, heif_channel) -> Int32
  typealias Decode =
    @convention(c) (Object?, UnsafeMutablePointer<Object?>?, heif_colorspace, heif_chroma, OpaquePointer?) -> heif_error
  typealias Plane = @convention(c) (Object?, heif_channel, UnsafeMutablePointer<Int32>?) -> UnsafePointer<UInt8>?

  let allocateContext: Allocate
  let freeContext: Release
  let read: Read
  let primaryHandle: Find
  let releaseHandle: Release
  let width: Measure
  let height: Measure
  let decode: Decode
  let releaseImage: Release
  let decodedWidth: MeasureChannel
  let decodedHeight: MeasureChannel
  let plane: Plane

  /// Loads the library, which then stays loaded; nil if it or one of its functions is missing.
  init?() {
    guard let library = dlopen(Self.name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // Each address is cast to the function type that heif.h declares for the name.
    func find<Function>(_ name: String) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let allocateContext: Allocate = find("heif_context_alloc"),
      let freeContext: Release = find("heif_context_free"),
      let read: Read = find("heif_context_read_from_memory_without_copy"),
      let primaryHandle: Find = find("heif_context_get_primary_image_handle"),
      let releaseHandle: Release = find("heif_image_handle_release"),
      let width: Measure = find("heif_image_handle_get_width"),
      let height: Measure = find("heif_image_handle_get_height"),
      let decode: Decode = find("heif_decode_image"), let releaseImage: Release = find("heif_image_release"),
      let decodedWidth: MeasureChannel = find("heif_image_get_width"),
      let decodedHeight: MeasureChannel = find("heif_image_get_height"),
      let plane: Plane = find("heif_image_get_plane_readonly")
    else { return nil }
    self.allocateContext = allocateContext
    self.freeContext = freeContext
    self.read = read
    self.primaryHandle = primaryHandle
    self.releaseHandle = releaseHandle
    self.width = width
    self.height = height
    self.decode = decode
    self.releaseImage = releaseImage
    self.decodedWidth = decodedWidth
    self.decodedHeight = decodedHeight
    self.plane = plane
  }
}
