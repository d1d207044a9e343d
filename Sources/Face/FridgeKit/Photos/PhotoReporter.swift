internal import Files
internal import Images
internal import Recognition

/// One thread's way from a file to a report: read, decode no larger than needed, recognise.
struct PhotoReporter {
  let recognizer: any Recognizer
  let options: PhotoOptions

  /// The report on one photo; whatever goes wrong is part of it.
  func report(on photo: FilePath) -> PhotoReport {
    do { return PhotoReport(photo: photo, outcome: .success(try recognize(photo))) } catch {
      return PhotoReport(photo: photo, outcome: .failure(error))
    }
  }

  private func recognize(_ path: FilePath) throws(PhotoError) -> RecognizedPhoto {
    let photo = try decode(try read(path))
    let region = options.region.map { $0.area.scaled(from: photo.size, to: photo.image.size) }
    return RecognizedPhoto(size: photo.size, labels: try predictions(for: photo.image, region: region))
  }

  /// The best labels for an image at hand, best first.
  func predictions(for image: Image, region: PixelArea? = nil) throws(PhotoError) -> [Prediction] {
    do {
      return try Attempts.recognition.first { () throws(RecognitionError) in
        try recognizer.predictions(for: image, region: region, count: options.top)
      }
    } catch { throw .recognition(error) }
  }

  /// The bytes of a file, if there are not too many.
  func read(_ path: FilePath) throws(PhotoError) -> [UInt8] {
    do { return try path.readBytes(limit: options.limits.maximumBytes) } catch { throw .file(error) }
  }

  /// The photo, decoded no larger than the recogniser needs to see the region.
  private func decode(_ bytes: [UInt8]) throws(PhotoError) -> Photo {
    var least = recognizer.preprocessing.decodeSize
    if let region = options.region { least = try self.least(least, forRegion: region, of: bytes) }
    do { return try Photo(decoding: bytes, atLeast: least, limits: options.limits) } catch { throw .image(error) }
  }

  /// How large the whole photo must be so that the region has at least `size` pixels.
  private func least(
    _ size: PixelSize, forRegion region: PixelRectangle, of bytes: [UInt8]
  ) throws(PhotoError) -> PixelSize {
    let full: PixelSize
    do { full = try ImageHeader(reading: bytes, limits: options.limits).size } catch { throw .image(error) }
    guard let visible = region.clamped(to: full) else { throw .regionOutside(region, photo: full) }
    return PixelSize(
      width: scaled(size.width, full.width, over: visible.width),
      height: scaled(size.height, full.height, over: visible.height))
  }

  /// `size * whole / part` rounded up; `whole` itself when that is less, as nothing larger can be decoded.
  private func scaled(_ size: Int, _ whole: Int, over part: Int) -> Int {
    min(whole, Int((Double(size) * Double(whole) / Double(part)).rounded(.up)))
  }
}

extension PixelRectangle {
  fileprivate var area: PixelArea {
    PixelArea(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}
