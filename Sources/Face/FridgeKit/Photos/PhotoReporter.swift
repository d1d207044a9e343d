internal import Files
internal import Images
internal import Recognition

/// One thread's way from a file to a report: read, decode no larger than needed, recognise.
struct PhotoReporter {
  let recognizer: any Recognizer
  let detector: DetectorSession?
  let options: PhotoOptions

  /// The report on one photo; whatever goes wrong is part of it.
  func report(on photo: FilePath) -> PhotoReport {
    do { return PhotoReport(photo: photo, outcome: .success(try recognize(photo))) } catch {
      return PhotoReport(photo: photo, outcome: .failure(error))
    }
  }

  /// What one photo shows, however unsure; whatever goes wrong is part of it.
  func scan(_ photo: FilePath) -> ScannedPhoto {
    do { return ScannedPhoto(photo: photo, content: .success(try objects(in: photo))) } catch {
      return ScannedPhoto(photo: photo, content: .failure(error))
    }
  }

  private func objects(in path: FilePath) throws(PhotoError) -> ScannedPhoto.Content {
    try objects(in: try decodeForObjects(try read(path)))
  }

  /// The photo, decoded as large as its objects need.
  func decodeForObjects(_ bytes: [UInt8]) throws(PhotoError) -> Photo {
    try decode(bytes, atLeast: objectRecognizer.decodeSize)
  }

  /// What a decoded photo shows, however unsure.
  func objects(in photo: Photo) throws(PhotoError) -> ScannedPhoto.Content {
    let found: FoundObjects
    do {
      found = try Attempts.recognition.first { () throws(RecognitionError) in
        try objectRecognizer.objects(in: photo, region: options.region.map { PixelArea($0) })
      }
    } catch { throw .recognition(error) }
    return ScannedPhoto.Content(size: photo.size, objects: found.foods, others: found.others)
  }

  /// What the detector alone says of one photo, under its own names; nothing without a detector.
  func detect(in photo: FilePath) -> ScannedPhoto {
    do {
      let decoded = try decode(try read(photo), atLeast: nil)
      let content = ScannedPhoto.Content(size: decoded.size, objects: try detections(in: decoded))
      return ScannedPhoto(photo: photo, content: .success(content))
    } catch { return ScannedPhoto(photo: photo, content: .failure(error)) }
  }

  private func detections(in photo: Photo) throws(PhotoError) -> [RecognizedObject] {
    do {
      return try Attempts.recognition.first { () throws(RecognitionError) in try detector?.objects(in: photo) ?? [] }
    } catch { throw .recognition(error) }
  }

  private var objectRecognizer: any ObjectRecognizer {
    guard let detector else { return WholePhotoRecognizer(recognizer) }
    return DetectingRecognizer(detector, recognizer, detail: options.detail)
  }

  private func recognize(_ path: FilePath) throws(PhotoError) -> RecognizedPhoto {
    let photo = try decode(try read(path), atLeast: recognizer.preprocessing.decodeSize)
    let region = options.region.map { PixelArea($0).scaled(from: photo.size, to: photo.image.size) }
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

  /// The photo, decoded no larger than needed for the region to have at least `size` pixels; nil for in full.
  private func decode(_ bytes: [UInt8], atLeast size: PixelSize?) throws(PhotoError) -> Photo {
    var least = size
    if let region = options.region { least = try self.least(size, forRegion: region, of: bytes) }
    do { return try Photo(decoding: bytes, atLeast: least, limits: options.limits) } catch { throw .image(error) }
  }

  /// How large the whole photo must be so that the region has at least `size` pixels.
  private func least(
    _ size: PixelSize?, forRegion region: PixelRectangle, of bytes: [UInt8]
  ) throws(PhotoError) -> PixelSize? {
    let full: PixelSize
    do { full = try ImageHeader(reading: bytes, limits: options.limits).size } catch { throw .image(error) }
    guard let visible = region.clamped(to: full) else { throw .regionOutside(region, photo: full) }
    guard let size else { return nil }
    return PixelSize(
      width: scaled(size.width, full.width, over: visible.width),
      height: scaled(size.height, full.height, over: visible.height))
  }

  /// `size * whole / part` rounded up; `whole` itself when that is less, as nothing larger can be decoded.
  private func scaled(_ size: Int, _ whole: Int, over part: Int) -> Int {
    min(whole, Int((Double(size) * Double(whole) / Double(part)).rounded(.up)))
  }
}
