internal import CFFmpeg
internal import Glibc

/// The functions of FFmpeg's libraries, loaded when the first video needs them.
///
/// Linking them would load some forty libraries at every start of the program.
struct VideoLibrary: Sendable {
  private(set) var util = AVUtilFunctions()
  private(set) var codec = AVCodecFunctions()
  private(set) var format = AVFormatFunctions()
  private(set) var scale = SWScaleFunctions()

  /// Loads the libraries of the versions whose headers this was compiled with; they then stay loaded.
  init() throws(SourceError) {
    let isComplete = [
      findAVUtilFunctions(&util, try Self.open("libavutil.so.\(LIBAVUTIL_VERSION_MAJOR)")),
      findAVCodecFunctions(&codec, try Self.open("libavcodec.so.\(LIBAVCODEC_VERSION_MAJOR)")),
      findAVFormatFunctions(&format, try Self.open("libavformat.so.\(LIBAVFORMAT_VERSION_MAJOR)")),
      findSWScaleFunctions(&scale, try Self.open("libswscale.so.\(LIBSWSCALE_VERSION_MAJOR)")),
    ]
    guard isComplete.allSatisfy({ $0 != 0 }) else { throw .libraryMissing("libavformat") }
    // Its messages would go to standard error, with addresses and their passwords.
    util.av_log_set_level(AV_LOG_QUIET)
  }

  /// Loads libavdevice as well, and registers its formats; it brings libraries of screens and sound along.
  func devices() throws(SourceError) -> AVDeviceFunctions {
    var device = AVDeviceFunctions()
    let name = "libavdevice.so.\(LIBAVDEVICE_VERSION_MAJOR)"
    guard findAVDeviceFunctions(&device, try Self.open(name)) != 0 else { throw .libraryMissing(name) }
    device.avdevice_register_all()
    return device
  }

  private static func open(_ name: String) throws(SourceError) -> UnsafeMutableRawPointer {
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw .libraryMissing(name) }
    return library
  }

  /// Returns the library's message for an error code, in English.
  func reason(for code: Int32) -> String {
    var text = [CChar](repeating: 0, count: 256)
    _ = util.av_strerror(code, &text, text.count)
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
  }

  /// Returns the name of a video format.
  func name(of codec: AVCodecID) -> String { self.codec.avcodec_get_name(codec).map { String(cString: $0) } ?? "?" }
}
