internal import CTurboJPEG

/// How finely a JPEG keeps colours; brightness is always kept in full.
public enum ColorResolution: Sendable {
  /// As finely as brightness (4:4:4), for lines and letters.
  case full
  /// Half as finely each way (4:2:0), as is usual for photos.
  case half
}

extension Image {
  /// The picture as a baseline JPEG file.
  ///
  /// - Parameter quality: 1 to 100, as libjpeg counts it.
  /// - Throws: ``ImageError/unsupported(_:reason:)`` when a side is longer than the 65,535 pixels that JPEG has room for.
  public func encodedAsJPEG(
    quality: Int = 90, colors: ColorResolution = .half
  ) throws(ImageError) -> [UInt8] {
    precondition((1...100).contains(quality), "a quality from 1 to 100")
    guard max(width, height) <= Int(UInt16.max), let encoder = tjInitCompress() else {
      throw .unsupported(.jpeg, reason: "\(width) by \(height) pixels")
    }
    defer { tjDestroy(encoder) }
    let subsampling = Int32(colors.subsampling.rawValue)
    let bound = tjBufSize(Int32(width), Int32(height), subsampling)
    var count = bound
    var result: Int32 = 0
    // The capacity is TurboJPEG's own bound, and TJFLAG_NOREALLOC keeps it from looking for more elsewhere.
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(bound)) { buffer, initialized in
      var start = buffer.baseAddress
      result = tjCompress2(
        encoder, pixels, Int32(width), 0, Int32(height), Int32(TJPF_RGB.rawValue), &start, &count, subsampling,
        Int32(quality), TJFLAG_NOREALLOC)
      initialized = result == 0 ? Int(count) : 0
    }
    guard result == 0 else { throw .unsupported(.jpeg, reason: String(cString: tjGetErrorStr2(encoder))) }
    return bytes
  }
}

extension ColorResolution {
  fileprivate var subsampling: TJSAMP {
    switch self {
    case .full: TJSAMP_444
    case .half: TJSAMP_420
    }
  }
}
