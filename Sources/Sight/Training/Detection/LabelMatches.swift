internal import Recognition

/// What was found of one label in all photos, and which of it are the objects.
///
/// Found boxes are given to objects as COCO does (T.-Y. Lin et al., 2014; the reference is pycocotools): in each photo the
/// surest first, each to the object of the same label that it overlaps most among those still free, if that is as much
/// as demanded. Whatever is left over, on either side, is a mistake.
struct LabelMatches {
  /// How much a box must overlap an object to be taken for it: 0.5, 0.55 … 0.95.
  static let demands = (0..<10).map { 0.5 + Double($0) * ((0.95 - 0.5) / 9) }
  /// How many boxes of one label count in one photo, the surest ones.
  static let most = 100

  /// A found box.
  private struct Match {
    let confidence: Float
    /// One bit for each demand, the least first: whether the box is an object's under it.
    var demandsMet: UInt16 = 0
  }

  /// How many objects there are.
  private(set) var objects = 0
  private var matches: [Match] = []

  /// How many boxes count.
  var found: Int { matches.count }

  /// Takes in what was found of the label in one photo.
  ///
  /// - Parameters:
  ///   - truth: where the objects are.
  ///   - found: the boxes; of equally sure ones the first comes first.
  mutating func add(truth: [RelativeBox], found: [(box: RelativeBox, confidence: Float)]) {
    let ranked = found.enumerated().sorted {
      ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset)
    }
    let boxes = ranked.prefix(Self.most).map(\.element)
    let overlaps = boxes.map { found in truth.map { found.box.overlap(with: $0) } }
    var matches = boxes.map { Match(confidence: $0.confidence) }
    for (bit, demand) in Self.demands.enumerated() {
      for box in Self.matched(overlaps, demand: demand, objects: truth.count) { matches[box].demandsMet |= 1 << bit }
    }
    self.matches += matches
    objects += truth.count
  }

  /// The numbers of the boxes that are some object's.
  private static func matched(_ overlaps: [[Double]], demand: Double, objects: Int) -> [Int] {
    var isFree = [Bool](repeating: true, count: objects)
    return overlaps.indices.filter { box in
      var (best, choice) = (demand, Int?.none)
      for object in 0..<objects where isFree[object] && overlaps[box][object] >= best {
        (best, choice) = (overlaps[box][object], object)
      }
      if let choice { isFree[choice] = false }
      return choice != nil
    }
  }
}

extension LabelMatches {
  /// How good the boxes are; nil when there are no objects.
  var averagePrecision: AveragePrecision? {
    let ranked = matches.enumerated().sorted {
      ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset)
    }
    let values = Self.demands.indices.compactMap { bit in
      AveragePrecision.value(ranked.map { $0.element.demandsMet >> bit & 1 == 1 }, objects: objects)
    }
    guard let half = values.first, let mean = Double.mean(values) else { return nil }
    return AveragePrecision(half: half, mean: mean)
  }
}
