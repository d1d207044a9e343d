internal import CFFmpeg
internal import Images

/// Converts decoded frames of any pixel format to upright RGB.
///
/// It owns its buffers and belongs to one thread.
final class FrameConverter {
  /// The multiple, in pixels, that widths are rounded up to: the vector code of libswscale writes whole vectors.
  private static let step = 64

  private let library: VideoLibrary
  private let limit: ImageLimits
  private var scaler: OpaquePointer?
  private var colors: (space: Int32, isFull: Bool)?
  private var rows = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  /// The four planes that libswscale writes, of which RGB needs the first.
  private let targets = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>.allocate(capacity: 4)
  private let targetStrides = UnsafeMutablePointer<Int32>.allocate(capacity: 4)

  init(_ library: VideoLibrary, limit: ImageLimits = .standard) {
    (self.library, self.limit) = (library, limit)
    targets.initialize(repeating: nil, count: 4)
    targetStrides.initialize(repeating: 0, count: 4)
  }

  deinit {
    library.scale.sws_freeContext(scaler)
    rows.deallocate()
    targets.deallocate()
    targetStrides.deallocate()
  }

  /// Writes the upright picture of a decoded frame into `image`.
  func convert(_ frame: UnsafePointer<AVFrame>, _ orientation: Orientation, into image: inout Image) throws(SourceError)
  {
    let size = PixelSize(width: Int(frame.pointee.width), height: Int(frame.pointee.height))
    do { try limit.check(frame: size) } catch { throw .tooLarge(size) }
    try prepare(frame, size)
    let rowLength = (size.width + Self.step - 1) / Self.step * Self.step * Image.channels
    reserve(rowLength * size.height)
    (targets[0], targetStrides[0]) = (rows.baseAddress, Int32(rowLength))
    // libswscale reads four of the eight planes that the frame states, and writes rows long enough for its vectors.
    withUnsafePointer(to: frame.pointee.data) { planes in
      planes.withMemoryRebound(to: UnsafePointer<UInt8>?.self, capacity: 8) { planes in
        withUnsafePointer(to: frame.pointee.linesize) { strides in
          strides.withMemoryRebound(to: Int32.self, capacity: 8) { strides in
            _ = library.scale.sws_scale(scaler, planes, strides, 0, Int32(size.height), targets, targetStrides)
          }
        }
      }
    }
    image.replace(by: UnsafeBufferPointer(rows), rowLength: rowLength, size: size, orientation)
  }

  /// Makes the scaler for frames of this kind, unless the last one was of the same kind.
  private func prepare(_ frame: UnsafePointer<AVFrame>, _ size: PixelSize) throws(SourceError) {
    let before = scaler
    let format = AVPixelFormat(frame.pointee.format)
    let (width, height) = (frame.pointee.width, frame.pointee.height)
    scaler = library.scale.sws_getCachedContext(
      scaler, width, height, format, width, height, AV_PIX_FMT_RGB24, SWS_BICUBIC, nil, nil, nil)
    guard scaler != nil else {
      throw .pixelFormat(library.util.av_get_pix_fmt_name(format).map { String(cString: $0) } ?? "\(format.rawValue)")
    }
    let now = (space: colorSpace(of: frame, size), isFull: frame.pointee.color_range == AVCOL_RANGE_JPEG)
    if scaler == before, let colors, colors == now { return }
    colors = now
    // Formats without chroma ignore this.
    let table = library.scale.sws_getCoefficients(now.space)
    _ = library.scale.sws_setColorspaceDetails(
      scaler, table, now.isFull ? 1 : 0, library.scale.sws_getCoefficients(SWS_CS_DEFAULT), 1, 0, 1 << 16, 1 << 16)
  }

  /// Returns the matrix of a frame's colours; where it states none, what cameras of that size use.
  private func colorSpace(of frame: UnsafePointer<AVFrame>, _ size: PixelSize) -> Int32 {
    switch frame.pointee.colorspace {
    case AVCOL_SPC_BT709: SWS_CS_ITU709
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
    case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
    case AVCOL_SPC_UNSPECIFIED where size.height >= 720 && frame.pointee.color_range != AVCOL_RANGE_JPEG:
      SWS_CS_ITU709
    default: SWS_CS_ITU601
    }
  }

  private func reserve(_ count: Int) {
    guard rows.count < count else { return }
    rows.deallocate()
    rows = .allocate(capacity: count)
    rows.initialize(repeating: 0)
  }
}

extension ImageLimits {
  fileprivate func check(frame size: PixelSize) throws(ImageError) {
    guard size.width > 0, size.height > 0, size.width <= maximumPixels / size.height else {
      throw .tooManyPixels(width: size.width, height: size.height, limit: maximumPixels)
    }
  }
}
