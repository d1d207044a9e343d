internal import CFFmpeg
package import Images

/// Puts JPEG pictures into an MP4 file that can be written from its start to its end (ISO/IEC 14496-12, 8.8).
///
/// The pictures are not encoded again: the track is Motion JPEG, which needs no encoder and no licence. It owns its
/// contexts and belongs to one thread.
package final class MovieMuxer {
  private static let bufferSize = 1 << 16
  /// The ticks of a time stamp in a second.
  private static let ticks = 1000.0

  private let library: VideoLibrary
  private let bytes = MuxedBytes()
  private var context: UnsafeMutablePointer<AVFormatContext>?
  private var io: UnsafeMutablePointer<AVIOContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private let timeBase: Double
  private var last: Int64 = -1

  /// Begins a movie of pictures of one size.
  package init(size: PixelSize) throws(SourceError) {
    library = try VideoLibrary()
    let buffer = library.util.av_malloc(Self.bufferSize)?.assumingMemoryBound(to: UInt8.self)
    // The bytes are kept as long as the context that refers to them.
    io = library.format.avio_alloc_context(
      buffer, Int32(Self.bufferSize), 1, Unmanaged.passUnretained(bytes).toOpaque(), nil,
      { opaque, data, count in
        guard let opaque, let data else { return count }
        Unmanaged<MuxedBytes>.fromOpaque(opaque).takeUnretainedValue()
          .all.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return count
      }, nil)
    _ = library.format.avformat_alloc_output_context2(&context, nil, "mp4", nil)
    packet = library.codec.av_packet_alloc()
    guard let context, let io, packet != nil, let stream = library.format.avformat_new_stream(context, nil) else {
      timeBase = 0
      throw .noDecoder("mp4")
    }
    context.pointee.pb = io
    context.pointee.flags |= AVFMT_FLAG_CUSTOM_IO
    let parameters: UnsafeMutablePointer<AVCodecParameters> = stream.pointee.codecpar
    (parameters.pointee.codec_type, parameters.pointee.codec_id) = (AVMEDIA_TYPE_VIDEO, AV_CODEC_ID_MJPEG)
    (parameters.pointee.width, parameters.pointee.height) = (Int32(size.width), Int32(size.height))
    stream.pointee.time_base = AVRational(num: 1, den: Int32(Self.ticks))
    var options: OpaquePointer?
    _ = library.util.av_dict_set(&options, "movflags", "frag_keyframe+empty_moov+default_base_moof", 0)
    defer { library.util.av_dict_free(&options) }
    let code = library.format.avformat_write_header(context, &options)
    timeBase = Double(stream.pointee.time_base.num) / Double(stream.pointee.time_base.den)
    if code < 0 { throw .noDecoder("mp4") }
  }

  deinit {
    library.codec.av_packet_free(&packet)
    library.format.avformat_free_context(context)
    library.util.av_free(io?.pointee.buffer)
    library.format.avio_context_free(&io)
  }

  /// Adds a picture, which is shown from `time`, in seconds; times that do not increase are moved.
  ///
  /// - Returns: the next bytes of the file.
  package func add(jpeg: [UInt8], at time: Double) -> [UInt8] {
    guard let packet else { return [] }
    last = max(last + 1, Int64(time / timeBase))
    (packet.pointee.pts, packet.pointee.dts) = (last, last)
    packet.pointee.flags = AV_PKT_FLAG_KEY
    // The muxer copies the data before it returns.
    var jpeg = jpeg
    jpeg.withUnsafeMutableBufferPointer { data in
      (packet.pointee.data, packet.pointee.size) = (data.baseAddress, Int32(data.count))
      _ = library.format.av_write_frame(context, packet)
      (packet.pointee.data, packet.pointee.size) = (nil, 0)
    }
    return bytes.take()
  }

  /// Returns the rest of the file.
  package func finish() -> [UInt8] {
    _ = library.format.av_write_trailer(context)
    return bytes.take()
  }
}

/// The bytes that a muxer has written.
private final class MuxedBytes {
  var all: [UInt8] = []

  /// Returns the bytes since the last call.
  func take() -> [UInt8] {
    defer { all.removeAll(keepingCapacity: true) }
    return all
  }
}
