internal import CFFmpeg
internal import Files
internal import Glibc
internal import Images

/// The frames of a video, decoded by FFmpeg.
package final class VideoSource: FrameSource {
  package let information: SourceInformation
  private let input: VideoInput
  private let library: VideoLibrary
  private let converter: FrameConverter
  private let remark: (SourceError) -> Void
  private var decoder: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var decoded: UnsafeMutablePointer<AVFrame>?
  private var orientation: Orientation
  /// The seconds per tick of a time stamp.
  private let tick: Double
  /// The first time stamp of the stream, in seconds; nil until known.
  private var origin: Double?
  private let interval: Double
  private var lastTime: Double?
  private let start: Double
  private var hasEnded = false
  private var damaged: Int

  /// Opens a video.
  ///
  /// - Parameter remark: receives what went wrong without ending the video.
  package convenience init(
    _ origin: FrameOrigin, _ options: FrameOptions, _ control: ReadControl, remark: @escaping (SourceError) -> Void
  ) throws(SourceError) {
    let library = try VideoLibrary()
    try self.init(try VideoInput(origin, options, library, control), origin, options, remark)
  }

  private init(
    _ input: VideoInput, _ origin: FrameOrigin, _ options: FrameOptions, _ remark: @escaping (SourceError) -> Void
  ) throws(SourceError) {
    (self.input, library, self.remark) = (input, input.library, remark)
    converter = FrameConverter(input.library)
    start = options.start
    damaged = origin.isCutGIF ? 1 : 0
    let stream = input.stream
    (tick, orientation) = (stream.pointee.time_base.seconds, input.orientation ?? .up)
    let parameters: UnsafeMutablePointer<AVCodecParameters> = stream.pointee.codecpar
    let coded = PixelSize(width: Int(parameters.pointee.width), height: Int(parameters.pointee.height))
    let rate = library.format.av_guess_frame_rate(input.context, stream, nil).seconds
    let framesPerSecond = rate.isFinite && rate > 0 ? rate : nil
    interval = framesPerSecond.map { 1 / $0 } ?? 1 / 25
    let duration = input.duration
    information = SourceInformation(
      size: orientation.swapsSides ? coded.transposed : coded, framesPerSecond: framesPerSecond,
      timing: origin.timing(hasDuration: duration != nil), duration: duration)
    self.origin = stream.pointee.start_time == FRIDGE_AV_NOPTS_VALUE ? nil : Double(stream.pointee.start_time) * tick
    (packet, decoded) = (library.codec.av_packet_alloc(), library.util.av_frame_alloc())
    decoder = library.codec.avcodec_alloc_context3(input.decoder)
    guard let decoder, packet != nil, decoded != nil else { throw .noDecoder("memory") }
    decoder.pointee.max_pixels = Int64(ImageLimits.standard.maximumPixels)
    decoder.pointee.pkt_timebase = stream.pointee.time_base
    // The other cores recognise; more threads would also delay frames.
    decoder.pointee.thread_count = 1
    guard library.codec.avcodec_parameters_to_context(decoder, parameters) >= 0,
      library.codec.avcodec_open2(decoder, input.decoder, nil) >= 0
    else { throw .noDecoder(library.name(of: parameters.pointee.codec_id)) }
    if start > 0 { seek() }
  }

  deinit {
    library.codec.avcodec_free_context(&decoder)
    library.codec.av_packet_free(&packet)
    library.util.av_frame_free(&decoded)
  }

  /// Jumps to the key frame before ``start``; where the source cannot, frames are read up to there.
  private func seek() {
    let target = Int64((start + (origin ?? 0)) / tick)
    _ = library.format.avformat_seek_file(input.context, input.stream.pointee.index, .min, target, target, 0)
  }
}

extension VideoSource {
  package func read(into frame: inout Frame) throws(SourceError) -> Bool {
    while let decoded = try nextDecoded() {
      defer { library.util.av_frame_unref(decoded) }
      let time = time(of: decoded)
      lastTime = time
      // Half a frame's time absorbs the rounding of time stamps.
      if time < start - interval / 2 { continue }
      try converter.convert(decoded, orientation(of: decoded), into: &frame.image)
      frame.time = time
      return true
    }
    conclude()
    return false
  }

  /// Returns the next decoded frame; nil at the end.
  private func nextDecoded() throws(SourceError) -> UnsafeMutablePointer<AVFrame>? {
    while true {
      let code = library.codec.avcodec_receive_frame(decoder, decoded)
      if code == 0 { return decoded }
      if code == FRIDGE_AVERROR_EOF { return nil }
      // The decoder wants more, or complains about what it has.
      if code != -EAGAIN { damaged += 1 }
      if hasEnded, code != -EAGAIN { return nil }
      try feed()
    }
  }

  /// Gives the decoder the next packet of the picture, or the end of the stream.
  private func feed() throws(SourceError) {
    input.control.begin()
    let code = library.format.av_read_frame(input.context, packet)
    input.control.end()
    defer { library.codec.av_packet_unref(packet) }
    if code < 0 {
      try checkEnd(code)
      hasEnded = true
      _ = library.codec.avcodec_send_packet(decoder, nil)
      return
    }
    guard let packet, packet.pointee.stream_index == input.stream.pointee.index else { return }
    if library.codec.avcodec_send_packet(decoder, packet) < 0 { damaged += 1 }
  }

  /// Throws unless a code of `av_read_frame` is the end of the stream.
  private func checkEnd(_ code: Int32) throws(SourceError) {
    if input.control.isCancelled || code == FRIDGE_AVERROR_EOF {
      let failure = input.context?.pointee.pb?.pointee.error ?? 0
      if failure < 0, failure != FRIDGE_AVERROR_EOF, failure != FRIDGE_AVERROR_EXIT {
        throw .brokenOff(reason: library.reason(for: failure))
      }
      if input.control.hasExpired { throw .stalled(seconds: input.control.seconds) }
      return
    }
    if input.control.hasExpired || code == -ETIMEDOUT { throw .stalled(seconds: input.control.seconds) }
    throw .brokenOff(reason: library.reason(for: code))
  }

  /// Remarks on pictures that could not be decoded, and on a recording that is shorter than it states.
  private func conclude() {
    if damaged > 0 { remark(.damaged(frames: damaged)) }
    // What a container states may be rounded, or be that of the sound.
    let slack = max(0.4, 2 * interval)
    guard !input.control.isCancelled, let duration = information.duration, let lastTime else { return }
    if lastTime + interval < duration - slack { remark(.cutShort(at: lastTime + interval, of: duration)) }
  }

  /// Returns the time of a frame since the beginning of the stream, in seconds.
  private func time(of frame: UnsafePointer<AVFrame>) -> Double {
    let stamp = frame.pointee.best_effort_timestamp
    guard stamp != FRIDGE_AV_NOPTS_VALUE else { return lastTime.map { $0 + interval } ?? 0 }
    let time = Double(stamp) * tick
    let origin = origin ?? time
    self.origin = origin
    return time - origin
  }

  /// Returns the orientation that a frame states itself, or else the last one that was stated: by a frame, usually a
  /// key frame, or by the stream.
  private func orientation(of frame: UnsafePointer<AVFrame>) -> Orientation {
    guard let side = library.util.av_frame_get_side_data(frame, AV_FRAME_DATA_DISPLAYMATRIX),
      side.pointee.size >= 36
    else { return orientation }
    orientation = Orientation(displayMatrixAt: side.pointee.data) ?? .up
    return orientation
  }
}

extension VideoInput {
  /// The length in seconds that the container or its picture states, whichever is longer; nil if neither does.
  ///
  /// For a file that was cut, some containers state what is left; their streams still state what there was.
  fileprivate var duration: Double? {
    let container = context.map { Double($0.pointee.duration) / Double(AV_TIME_BASE) } ?? 0
    let picture = Double(stream.pointee.duration) * stream.pointee.time_base.seconds
    let longest = max(container, picture)
    return longest > 0 && longest.isFinite ? longest : nil
  }

  /// The orientation that the stream states; nil if it states none.
  var orientation: Orientation? {
    var size = 0
    let data = library.format.av_stream_get_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size)
    guard let data, size >= 36 else { return nil }
    return Orientation(displayMatrixAt: data)
  }
}

extension Orientation {
  /// Reads nine integers; `data` must have 36 bytes.
  fileprivate init?(displayMatrixAt data: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(data)
    self.init(displayMatrix: (0..<9).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self) })
  }
}

extension FrameOrigin {
  /// Whether this is a GIF file without the trailer 0x3B that ends it (GIF89a, 27): it was cut, and states no length.
  fileprivate var isCutGIF: Bool {
    guard case .clip(let path) = self, let file = try? MappedFile(path), file.bytes.starts(with: "GIF8".utf8) else {
      return false
    }
    return file.bytes.last { $0 != 0 } != 0x3B
  }

  fileprivate func timing(hasDuration: Bool) -> SourceInformation.Timing {
    switch self {
    case .clip: .recorded
    case .network: hasDuration ? .recorded : .arrival
    case .standardInput, .generated: .stamped
    case .camera: .arrival
    case .photos: .stamped
    }
  }
}

extension AVRational {
  /// The fraction as a number; infinite or not a number if the denominator is 0.
  fileprivate var seconds: Double { Double(num) / Double(den) }
}
