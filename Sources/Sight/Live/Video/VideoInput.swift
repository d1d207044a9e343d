internal import CFFmpeg
internal import Files
internal import Glibc
internal import Images

/// An opened container, stream or camera, whose packets are read by one thread.
final class VideoInput {
  let library: VideoLibrary
  let control: ReadControl
  private(set) var context: UnsafeMutablePointer<AVFormatContext>?
  private var standardInput: UnsafeMutablePointer<AVIOContext>?
  let stream: UnsafeMutablePointer<AVStream>
  let decoder: UnsafePointer<AVCodec>

  /// The bytes read from standard input at once.
  private static let bufferSize = 1 << 16
  /// The containers that are read; others, such as text art, would surprise more than they help.
  private static let containers =
    "mov,mp4,matroska,webm,avi,gif,mpegts,mpeg,mpegvideo,mjpeg,mpjpeg,jpeg_pipe,yuv4mpegpipe,flv,ogg,asf,h264,hevc,"
    + "m4v,ivf,apng,wav,mp3,flac,aac"
  /// The formats that are accepted from an address only: a playlist in a file could name any other file.
  private static let streams = ",hls,rtsp,rtp,sdp"

  /// Opens the origin and finds its picture.
  init(
    _ origin: FrameOrigin, _ options: FrameOptions, _ library: VideoLibrary, _ control: ReadControl
  ) throws(SourceError) {
    (self.library, self.control) = (library, control)
    let address = try InputAddress(origin, options, library)
    control.begin()
    defer { control.end() }
    guard var opened = library.format.avformat_alloc_context() else { throw .unreachable(reason: "no memory") }
    opened.pointee.interrupt_callback = control.interruption
    // Set before the first read: a stream is probed no longer than a second, since its frames wait meanwhile.
    if address.isLive {
      opened.pointee.max_analyze_duration = Int64(AV_TIME_BASE)
      // Frames that a camera sent while its stream was probed are old; those of a recording at an address are not.
      if address.isCamera { opened.pointee.flags |= AVFMT_FLAG_NOBUFFER }
    }
    var io: UnsafeMutablePointer<AVIOContext>?
    if origin == .standardInput {
      io = Self.standardInput(library, control)
      opened.pointee.pb = io
      opened.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    }
    var dictionary: OpaquePointer?
    let formats = Self.containers + (origin.reconnects ? Self.streams : "")
    let whitelist = address.format == nil ? [("format_whitelist", formats)] : []
    for (key, value) in address.options + whitelist {
      _ = library.util.av_dict_set(&dictionary, key, value, 0)
    }
    defer { library.util.av_dict_free(&dictionary) }
    var pointer: UnsafeMutablePointer<AVFormatContext>? = opened
    let code = library.format.avformat_open_input(&pointer, address.url, address.format, &dictionary)
    guard code == 0, let found = pointer else {
      Self.free(io, library)
      throw origin.error(code, library, control)
    }
    opened = found
    do { (stream, decoder) = try Self.picture(in: opened, origin, library, control) } catch {
      library.format.avformat_close_input(&pointer)
      Self.free(io, library)
      throw error
    }
    (context, standardInput) = (opened, io)
  }

  deinit {
    library.format.avformat_close_input(&context)
    Self.free(standardInput, library)
  }

  private static func standardInput(
    _ library: VideoLibrary, _ control: ReadControl
  ) -> UnsafeMutablePointer<AVIOContext>? {
    let buffer = library.util.av_malloc(bufferSize)?.assumingMemoryBound(to: UInt8.self)
    // The control outlives the input, which keeps it.
    return library.format.avio_alloc_context(
      buffer, Int32(bufferSize), 0, Unmanaged.passUnretained(control).toOpaque(),
      { opaque, buffer, count in
        guard let opaque else { return 0 }
        return Unmanaged<ReadControl>.fromOpaque(opaque).takeUnretainedValue()
          .readStandardInput(into: buffer, count: count)
      }, nil, nil)
  }

  private static func free(_ io: UnsafeMutablePointer<AVIOContext>?, _ library: VideoLibrary) {
    guard var context = io.map(Optional.some) else { return }
    library.util.av_free(context?.pointee.buffer)
    library.format.avio_context_free(&context)
  }

  /// Returns the best picture stream and its decoder; all other streams are discarded.
  private static func picture(
    in context: UnsafeMutablePointer<AVFormatContext>, _ origin: FrameOrigin, _ library: VideoLibrary,
    _ control: ReadControl
  ) throws(SourceError) -> (UnsafeMutablePointer<AVStream>, UnsafePointer<AVCodec>) {
    let code = library.format.avformat_find_stream_info(context, nil)
    guard code >= 0 else { throw origin.error(code, library, control) }
    if control.hasExpired { throw .stalled(seconds: control.seconds) }
    let index = library.format.av_find_best_stream(context, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    guard index >= 0, index < context.pointee.nb_streams, let stream = context.pointee.streams[Int(index)],
      // The cover of a song is no moving picture.
      stream.pointee.disposition & AV_DISPOSITION_ATTACHED_PIC == 0
    else { throw .noPicture }
    for other in 0..<Int(context.pointee.nb_streams) where other != Int(index) {
      context.pointee.streams[other]?.pointee.discard = AVDISCARD_ALL
    }
    let id = stream.pointee.codecpar.pointee.codec_id
    guard let decoder = library.codec.avcodec_find_decoder(id) else {
      throw .noDecoder(library.name(of: id))
    }
    return (stream, decoder)
  }
}

/// An origin in the terms of libavformat.
private struct InputAddress {
  let url: String
  let format: UnsafePointer<AVInputFormat>?
  let options: [(String, String)]
  /// Whether frames arrive when they please.
  let isLive: Bool
  /// Whether only a camera can be behind it, never a recording.
  let isCamera: Bool

  init(_ origin: FrameOrigin, _ options: FrameOptions, _ library: VideoLibrary) throws(SourceError) {
    switch origin {
    case .photos: preconditionFailure("photos are no video")
    case .clip(let path):
      do throws(FileError) { try path.checkReadable() } catch { throw .file(error) }
      // A path may hold what looks like a protocol.
      (url, format, isLive, isCamera) = ("file:" + path.description, nil, false, false)
      self.options = [("protocol_whitelist", "file,crypto,data")]
    case .standardInput:
      (url, format, isLive, isCamera) = ("", nil, false, false)
      self.options = [("protocol_whitelist", "data")]
    case .network(let address):
      _ = library.format.avformat_network_init()
      (url, format) = (address, nil)
      isLive = true
      let limit = "\(Int(options.timeout * 1e6))"
      isCamera = address.lowercased().hasPrefix("rtsp")
      self.options =
        isCamera
        ? [("rtsp_transport", "tcp"), ("timeout", limit), ("protocol_whitelist", "rtsp,rtsps,rtp,udp,tcp,tls,srtp")]
        : [("rw_timeout", limit), ("protocol_whitelist", "http,https,httpproxy,tcp,tls,crypto,data")]
    case .camera(let path):
      _ = try library.devices()
      guard let input = library.format.av_find_input_format("video4linux2") else {
        throw .libraryMissing("libavdevice")
      }
      do throws(FileError) { try path.checkReadable() } catch { throw .file(error) }
      (url, format, isLive, isCamera) = (path.description, input, true, true)
      self.options =
        (options.size.map { [("video_size", "\($0.width)x\($0.height)")] } ?? [])
        + (options.framesPerSecond.map { [("framerate", "\($0)")] } ?? [])
    case .generated(let graph):
      _ = try library.devices()
      guard let input = library.format.av_find_input_format("lavfi") else { throw .libraryMissing("libavdevice") }
      (url, format, isLive, isCamera) = (graph, input, false, false)
      self.options = []
    }
  }
}

extension FrameOrigin {
  /// Returns the error for a code of libavformat when the origin was opened.
  func error(_ code: Int32, _ library: VideoLibrary, _ control: ReadControl) -> SourceError {
    if control.hasExpired { return .stalled(seconds: control.seconds) }
    switch self {
    case .camera(let path) where code == -EBUSY: return .busy(path)
    case .camera(let path), .clip(let path):
      if -code == ENOENT || -code == ENODEV || -code == ENXIO { return .file(.notFound(path)) }
      if -code == EACCES || -code == EPERM { return .file(.denied(path)) }
      return .notVideo
    case .network:
      let isForeign = code == FRIDGE_AVERROR_INVALIDDATA || code == -EINVAL
      return isForeign ? .notVideo : .unreachable(reason: library.reason(for: code))
    case .standardInput, .generated, .photos: return .notVideo
    }
  }
}

extension FilePath {
  /// Throws if the file cannot be opened for reading.
  fileprivate func checkReadable() throws(FileError) {
    if kind == .folder { throw .isFolder(self) }
    let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENODEV, ENXIO: throw .notFound(self)
      case EACCES, EPERM: throw .denied(self)
      // A camera that is in use can often be opened once more; libavdevice will say.
      case EBUSY: return
      case let code: throw .failed(self, operation: "open", code: code)
      }
    }
    close(descriptor)
  }
}
