internal import Files
internal import Images
internal import Recognition

/// One thread's pipeline from a file to a report: read, decode no larger than needed, recognise.
struct PhotoPipeline {
  let recognizer: any Recognizer
  var detector: DetectorSession?
  var options: PhotoOptions
  /// A photo that was decoded while the models were loading.
  var preloaded: PreloadedPhoto?

  /// The reader of photos.
  var reader: PhotoReader { PhotoReader(options: options) }

  /// Reports on one photo; an error becomes part of the report.
  func report(on photo: FilePath) -> PhotoReport {
    do { return PhotoReport(photo: photo, outcome: .success(try recognize(photo))) } catch {
      return PhotoReport(photo: photo, outcome: .failure(error))
    }
  }

  /// Scans one photo and keeps every object, however low its confidence; an error becomes part of the result.
  ///
  /// - Returns: the result, and the decoded photo where there is one.
  func scan(_ path: FilePath) -> (result: ScannedPhoto, photo: Photo?) {
    do {
      let photo = try photo(path, atLeast: objectRecognizer.decodeSize)
      return (ScannedPhoto(photo: path, content: .success(try objects(in: photo))), photo)
    } catch { return (ScannedPhoto(photo: path, content: .failure(error)), nil) }
  }

  /// Returns a decoded photo: the preloaded one, or else from its file.
  private func photo(_ path: FilePath, atLeast size: PixelSize?) throws(PhotoError) -> Photo {
    let size = options.needsFullSize ? nil : size
    if let loaded = preloaded?.take(path, atLeast: size) { return try loaded.get() }
    return try reader.photo(path, atLeast: size)
  }

  /// Decodes a photo as large as its objects need.
  func decodeForObjects(_ bytes: [UInt8]) throws(PhotoError) -> Photo {
    try reader.decode(bytes, atLeast: objectRecognizer.decodeSize)
  }

  /// Returns the objects in a decoded photo, however low their confidence.
  func objects(in photo: Photo) throws(PhotoError) -> FoundObjects {
    try attempt { () throws(RecognitionError) in
      try objectRecognizer.objects(in: photo, region: options.region.map { PixelArea($0) })
    }
  }

  /// Runs the detector alone on one photo, with its own labels; finds nothing without a detector.
  func detect(in photo: FilePath) -> ScannedPhoto {
    do {
      let decoded = try reader.photo(photo, atLeast: nil)
      let content = FoundObjects(size: decoded.size, objects: try detections(in: decoded))
      return ScannedPhoto(photo: photo, content: .success(content))
    } catch { return ScannedPhoto(photo: photo, content: .failure(error)) }
  }

  private func detections(in photo: Photo) throws(PhotoError) -> [RecognizedObject] {
    try attempt { () throws(RecognitionError) in try detector?.objects(in: photo) ?? [] }
  }

  private var objectRecognizer: any ObjectRecognizer {
    guard let detector else { return WholePhotoRecognizer(recognizer) }
    return DetectingRecognizer(detector, recognizer, detail: options.detail)
  }

  private func recognize(_ path: FilePath) throws(PhotoError) -> RecognizedPhoto {
    let photo = try photo(path, atLeast: recognizer.preprocessing.decodeSize)
    let region = options.region.map { PixelArea($0).scaled(from: photo.size, to: photo.image.size) }
    return RecognizedPhoto(size: photo.size, labels: try predictions(for: photo.image, region: region))
  }

  /// Returns the best labels for an image, best first.
  func predictions(for image: Image, region: PixelArea? = nil) throws(PhotoError) -> [Prediction] {
    try attempt { () throws(RecognitionError) in
      try recognizer.predictions(for: image, region: region, count: options.top)
    }
  }

  /// Returns the best labels for an object in an image, best first.
  func predictions(forObjectIn box: RelativeBox, of image: Image, margin: Double) throws(PhotoError) -> [Prediction] {
    try attempt { () throws(RecognitionError) in
      try recognizer.predictions(forObjectIn: box, of: image, size: image.size, margin: margin, count: options.top)
    }
  }

  private func attempt<Answer>(
    _ recognize: () throws(RecognitionError) -> Answer
  ) throws(PhotoError) -> Answer {
    do { return try RetryPolicy.recognition.run(recognize) } catch { throw .recognition(error) }
  }
}
