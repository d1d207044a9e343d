public import Images
internal import Ingredients
public import Recognition

/// The ingredients seen in a sequence of frames: each once, in the order of confirmation.
///
/// An ingredient enters when it was recognised in enough of the last analysed frames, so that a flicker of one frame
/// is no sighting.
public struct SightingList: Sendable {
  /// The frames in which an ingredient must be recognised before it counts: so many of the last so many.
  public struct Confirmation: Sendable, Equatable {
    /// The number of frames in which it is recognised, at least 1.
    public let needed: Int
    /// The number of analysed frames among which they are, at least ``needed``.
    public let window: Int

    /// Creates a rule; nil unless `1 ≤ needed ≤ window`.
    public init?(needed: Int, window: Int) {
      guard needed >= 1, window >= needed else { return nil }
      (self.needed, self.window) = (needed, window)
    }

    /// Two of the last five frames.
    public static let standard = Confirmation(2, 5)

    private init(_ needed: Int, _ window: Int) { (self.needed, self.window) = (needed, window) }
  }

  /// The threshold that a confidence must exceed, 0…1.
  public let threshold: Float
  /// The rule of confirmation.
  public let confirmation: Confirmation
  /// The confirmed ingredients, in the order of confirmation.
  public private(set) var sightings: [Sighting] = []

  private var positions: [String: Int] = [:]
  private var candidates: [String: [Observation]] = [:]
  private var analysed = 0

  /// Creates an empty list.
  public init(threshold: Float, confirmation: Confirmation = .standard) {
    (self.threshold, self.confirmation) = (threshold, confirmation)
  }

  /// One frame in which an ingredient was recognised.
  private struct Observation: Sendable {
    let frame: Int, time: Double
    let object: RecognizedObject
    /// The position of the frame among those analysed.
    let position: Int
  }
}

/// An ingredient that was seen in a sequence of frames.
public struct Sighting: Sendable, Equatable {
  /// The label, the id of an ingredient for the shipped models.
  public let label: String
  /// The time at which it was first seen, in seconds since the beginning of the source.
  public let first: Double
  /// The time at which it was last seen.
  public fileprivate(set) var last: Double
  /// The highest confidence.
  public fileprivate(set) var confidence: Float
  /// The box in the frame of the highest confidence; nil when the label is about the whole frame.
  public fileprivate(set) var box: PixelRectangle?
  /// The number of analysed frames in which it was recognised.
  public fileprivate(set) var frames: Int
  /// The number of the frame in which it was first seen.
  public let firstFrame: Int
  /// Whether the user's lessons speak for it in the frame of the highest confidence.
  public fileprivate(set) var isTaught = false
}

extension SightingList {
  /// Returns whether an object counts as recognised.
  public func recognizes(_ prediction: Prediction) -> Bool {
    prediction.confidence > threshold && Vocabulary.isListed(prediction.label)
  }

  /// Adds an analysed frame with its objects.
  ///
  /// - Returns: the ingredients that it confirms, by descending confidence.
  public mutating func add(frame: Int, at time: Double, _ objects: [RecognizedObject]) -> [Sighting] {
    analysed += 1
    return surest(of: objects).compactMap { object in
      let observation = Observation(frame: frame, time: time, object: object, position: analysed)
      if let position = positions[object.prediction.label] {
        sightings[position].add(object, at: time)
        return nil
      }
      return confirm(observation)
    }
  }

  /// Returns the surest recognised object of each label, by descending confidence; ties in the order given.
  private func surest(of objects: [RecognizedObject]) -> [RecognizedObject] {
    var seen: Set<String> = []
    let ranked = objects.enumerated().filter { recognizes($0.element.prediction) }.sorted {
      ($1.element.prediction.confidence, $0.offset) < ($0.element.prediction.confidence, $1.offset)
    }
    return ranked.map(\.element).filter { seen.insert($0.prediction.label).inserted }
  }

  /// Returns the sighting if the observation and those before it within the window suffice.
  private mutating func confirm(_ observation: Observation) -> Sighting? {
    let label = observation.object.prediction.label
    let oldest = analysed - confirmation.window
    let observations = (candidates[label] ?? []).filter { $0.position > oldest } + [observation]
    guard observations.count >= confirmation.needed else {
      candidates[label] = observations
      return nil
    }
    candidates[label] = nil
    var sighting = Sighting(observations[0].object, at: observations[0].time, frame: observations[0].frame)
    for more in observations.dropFirst() { sighting.add(more.object, at: more.time) }
    positions[label] = sightings.count
    sightings.append(sighting)
    return sighting
  }
}

extension Sighting {
  fileprivate init(_ object: RecognizedObject, at time: Double, frame: Int) {
    self.init(
      label: object.prediction.label, first: time, last: time, confidence: object.prediction.confidence,
      box: object.box, frames: 1, firstFrame: frame, isTaught: object.prediction.isTaught)
  }

  fileprivate mutating func add(_ object: RecognizedObject, at time: Double) {
    last = time
    frames += 1
    guard object.prediction.confidence > confidence else { return }
    (confidence, box, isTaught) = (object.prediction.confidence, object.box, object.prediction.isTaught)
  }
}
