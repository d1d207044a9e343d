public import Images
internal import Inference

/// One caller's use of a ``Detector``; it owns the scratch memory of a forward pass and of decoding.
public final class DetectorSession {
  /// The shared weights and description.
  public let detector: Detector
  private let session: Session
  private var decoder: BoxDecoder

  /// Reserves scratch memory for one caller.
  ///
  /// - Parameters:
  ///   - threads: the number of cores that one forward pass may use.
  ///   - threshold: the threshold that a box's score must exceed, 0…1; nil for the detector's own.
  public init(_ detector: Detector, threads: Int = 1, threshold: Float? = nil) {
    let description = detector.description
    self.detector = detector
    session = Session(detector.model, threads: threads)
    decoder = BoxDecoder(
      classes: description.labels.count, threshold: threshold ?? description.threshold, overlap: description.overlap)
  }

  /// The threshold that a score must exceed, 0…1.
  public var threshold: Float { decoder.threshold }

  /// Returns the objects in a photo, best first, with the detector's own labels; one object may appear under several.
  ///
  /// - Parameter region: the part to look at, in pixels of the upright photo at full size; nil for all of it.
  public func objects(in photo: Photo, region: PixelArea? = nil) throws(RecognitionError) -> [RecognizedObject] {
    let labels = detector.description.labels
    return try detections(in: photo, region: region).map { RecognizedObject($0, labels, in: photo.size) }
  }

  /// Returns the detections in a photo, best first, in pixels of the photo at full size.
  func detections(in photo: Photo, region: PixelArea? = nil) throws(RecognitionError) -> [Detection] {
    let whole = PixelArea(whole: photo.image.size)
    let part = region?.scaled(from: photo.size, to: photo.image.size).clamped(to: photo.image.size)
    let frame = DetectionFrame(part ?? whole, detector.description.input)
    try detect(in: frame.picture(of: photo.image))
    let horizontal = Float(photo.size.width) / Float(photo.image.width)
    let vertical = Float(photo.size.height) / Float(photo.image.height)
    return decoder.withDetections { detections in
      detections.compactMap { detection in
        frame.box(detection.box).map {
          Detection(
            score: detection.score, label: detection.label, row: detection.row, box: $0.scaled(horizontal, vertical))
        }
      }
    }
  }
}

extension DetectorSession {
  /// Runs the network on a picture of the frame's size and collects the candidates.
  private func detect(in picture: Image) throws(RecognitionError) {
    session.withInput(0) { detector.description.input.preprocessing.fill($0, withFramed: picture) }
    do { try session.run() } catch { throw .network(error) }
    decoder.begin()
    switch detector.description.form {
    case .yolox: try decodeYOLOX()
    case .picodet: try decodePicoDet()
    }
  }

  private func decodeYOLOX() throws(RecognitionError) {
    let width = YOLOXRows.header + detector.description.labels.count
    for grid in detector.grids {
      let result = session.withOutput(0) { output in
        let range = (grid.firstRow * width)..<((grid.firstRow + grid.count) * width)
        let rows = YOLOXRows(values: UnsafeBufferPointer(rebasing: output[range]), width: width)
        return Result { () throws(RecognitionError) in try decoder.add(rows, grid) }
      }
      try result.get()
    }
  }

  private func decodePicoDet() throws(RecognitionError) {
    for (level, grid) in detector.grids.enumerated() {
      let result = session.withOutput(level) { scores in
        session.withOutput(detector.grids.count + level) { distances in
          let rows = PicoDetRows(
            scores: scores, classes: detector.description.labels.count, distances: distances, bins: detector.bins)
          return Result { () throws(RecognitionError) in try decoder.add(rows, grid) }
        }
      }
      try result.get()
    }
  }
}
