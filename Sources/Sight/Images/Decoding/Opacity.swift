internal import CPNG
internal import CWebP

extension Photo {
  /// Returns the opacity of an encoded PNG or WebP picture as an upright grey image, 0 where it is transparent.
  ///
  /// - Returns: nil for a format or a file without transparency.
  public static func opacity(
    decoding bytes: [UInt8], limits: ImageLimits = .standard
  ) throws(ImageError) -> Image? {
    let encoded = try EncodedPhoto(bytes, limits: limits)
    let plane: Image?
    switch encoded {
    case .png: plane = try Image(opacityOfPNG: bytes, size: encoded.header.codedSize)
    case .webp: plane = Image(opacityOfWebP: bytes, size: encoded.header.codedSize)
    case .jpeg, .heic: plane = nil
    }
    return plane?.oriented(encoded.header.orientation)
  }
}

extension Image {
  /// Replicates the last of every four samples.
  fileprivate init(size: PixelSize, opacityOf samples: [UInt8]) {
    self.init(size: size) { target in
      for pixel in 0..<(size.width * size.height) {
        for channel in 0..<Self.channels { target[pixel * Self.channels + channel] = samples[pixel * 4 + 3] }
      }
    }
  }

  /// Decodes with libpng's simplified API, also transparent palette entries and colour keys.
  fileprivate init?(opacityOfPNG file: [UInt8], size: PixelSize) throws(ImageError) {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, file, file.count) != 0 else {
      throw .damaged(.png, reason: "its transparency cannot be read")
    }
    guard control.format & PNG_FORMAT_FLAG_ALPHA != 0, control.format & PNG_FORMAT_FLAG_LINEAR == 0,
      Int(control.width) == size.width, Int(control.height) == size.height
    else { return nil }
    control.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    let rowLength = size.width * 4
    var isRead = false
    // libpng writes `height` rows of `rowLength` samples: the capacity.
    let samples = [UInt8](unsafeUninitializedCapacity: rowLength * size.height) { buffer, initialized in
      isRead = png_image_finish_read(&control, nil, buffer.baseAddress, png_int_32(rowLength), nil) != 0
      initialized = isRead ? rowLength * size.height : 0
    }
    guard isRead else { throw .damaged(.png, reason: "its transparency cannot be read") }
    self.init(size: size, opacityOf: samples)
  }

  /// Decodes with libwebp; nil for an animation, whose frames have sizes of their own.
  fileprivate init?(opacityOfWebP file: [UInt8], size: PixelSize) {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(file, file.count, &features) == VP8_STATUS_OK, features.has_alpha != 0,
      features.has_animation == 0, Int(features.width) == size.width, Int(features.height) == size.height
    else { return nil }
    let count = size.width * size.height * 4
    var isRead = false
    // libwebp checks the size of the buffer it is given, and on success has filled all of it.
    let samples = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      initialized = count
      isRead = WebPDecodeRGBAInto(file, file.count, buffer.baseAddress, count, Int32(size.width * 4)) != nil
    }
    guard isRead else { return nil }
    self.init(size: size, opacityOf: samples)
  }
}
