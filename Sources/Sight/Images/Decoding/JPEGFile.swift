internal import CTurboJPEG

/// A JPEG file whose header has been read.
struct JPEGFile {
  let header: ImageHeader
  private let bytes: [UInt8]
  private let frame: JPEGFrame

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    var frame: JPEGFrame?
    var orientation: Orientation?
    var segments = JPEGSegments(ByteView(bytes))
    scanning: while true {
      let segment = try Self.next(of: &segments)
      switch segment.marker {
      case JPEGMarker.startOfScan: break scanning
      case JPEGMarker.application1: orientation = orientation ?? Orientation(exif: segment.payload)
      case let marker where JPEGMarker.startsFrame(marker): frame = try JPEGFrame(segment)
      default: continue
      }
    }
    guard let frame else { throw .damaged(.jpeg, reason: "a scan comes before the frame header") }
    try limits.check(frame.size)
    guard frame.minimumBits / 8 <= bytes.count else { throw .truncated(.jpeg) }
    self.bytes = bytes
    self.frame = frame
    header = ImageHeader(format: .jpeg, codedSize: frame.size, orientation: orientation ?? .up)
  }

  private static func next(of segments: inout JPEGSegments) throws(ImageError) -> JPEGSegments.Segment {
    do {
      return try segments.next()
    } catch {
      switch error {
      case .truncated: throw .truncated(.jpeg)
      case .badLength: throw .damaged(.jpeg, reason: "a segment length is too small")
      }
    }
  }
}

extension JPEGFile {
  /// Decodes with libjpeg-turbo, which computes only the coefficients that the reduction needs.
  func decoded(at reduction: Reduction) throws(ImageError) -> Image {
    let size = reduction.size(of: frame.size)
    guard frame.componentCount == 4 else {
      return Image(width: size.width, height: size.height, pixels: try samples(.rgb, size))
    }
    return Image(size: size, adobeCMYK: try samples(.cmyk, size))
  }

  /// The pixel format requested from TurboJPEG.
  private enum Samples {
    case rgb, cmyk

    var format: Int32 { self == .rgb ? Int32(TJPF_RGB.rawValue) : Int32(TJPF_CMYK.rawValue) }
    var count: Int { self == .rgb ? 3 : 4 }
  }

  private func samples(_ kind: Samples, _ size: PixelSize) throws(ImageError) -> [UInt8] {
    guard let decoder = tjInitDecompress() else { throw .damaged(.jpeg, reason: "no memory for the decoder") }
    defer { tjDestroy(decoder) }
    let count = size.width * size.height * kind.count
    var result: Int32 = 0
    // TurboJPEG fills `height` rows of `width` pixels without padding, which is the capacity; rows it does not reach
    // stay zero.
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      initialized = count
      result = tjDecompress2(
        decoder, bytes, UInt(bytes.count), buffer.baseAddress, Int32(size.width), 0, Int32(size.height), kind.format,
        TJFLAG_LIMITSCANS)
    }
    if result != 0 { try judge(decoder) }
    return samples
  }

  /// Throws unless the decoder only issued a warning and the file has an end-of-image marker.
  ///
  /// The library keeps only the first warning, so the marker is searched for in the file itself.
  private func judge(_ decoder: tjhandle) throws(ImageError) {
    var segments = JPEGSegments(ByteView(bytes))
    guard segments.reachesEndOfImage() else { throw .truncated(.jpeg) }
    guard tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue) else { return }
    throw .damaged(.jpeg, reason: tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown")
  }
}

extension Image {
  /// Converts a four-component (CMYK) JPEG to RGB.
  ///
  /// Adobe programs store inverted CMYK, and every decoder assumes so: 255 means no ink. Each RGB sample is then
  /// `color * black / 255`, rounded, as in Pillow.
  ///
  /// - Parameter samples: interleaved cyan, magenta, yellow and black; four per pixel.
  init(size: PixelSize, adobeCMYK samples: [UInt8]) {
    self.init(size: size) { target in
      var from = 0
      for to in stride(from: 0, to: target.count, by: Self.channels) {
        let black = UInt32(samples[from + 3])
        for channel in 0..<Self.channels {
          target[to + channel] = Self.product(UInt32(samples[from + channel]), black)
        }
        from += 4
      }
    }
  }

  /// Returns `a * b / 255` of two 8-bit values, rounded to nearest, without a division.
  private static func product(_ a: UInt32, _ b: UInt32) -> UInt8 {
    let scaled = a &* b &+ 128
    return UInt8(truncatingIfNeeded: (scaled >> 8 &+ scaled) >> 8)
  }
}
