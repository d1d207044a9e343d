public import Recognition

/// How good the boxes of a detector are by the definition of COCO, 0…1.
///
/// Boxes are taken from the surest on. The precision at a recall is the best one at that recall or at a higher one, and
/// its mean over the recalls 0, 0.01 … 1 is the average precision.
public struct AveragePrecision: Sendable, Hashable {
  /// The value when half an overlap makes a box right.
  public let half: Double
  /// The mean of the values for overlaps of 0.5, 0.55 … 0.95.
  public let mean: Double

  /// Two values.
  public init(half: Double, mean: Double) { (self.half, self.mean) = (half, mean) }

  /// The mean over labels; nil when there are none.
  init?(averaging values: [AveragePrecision]) {
    guard let half = Double.mean(values.map(\.half)), let mean = Double.mean(values.map(\.mean)) else { return nil }
    self.init(half: half, mean: mean)
  }
}

extension AveragePrecision {
  /// The average precision of boxes, given which are right, the surest first; nil when there are no objects.
  ///
  /// Recalls are compared in floating point as pycocotools does, so that the figures are the same.
  static func value(_ isRight: [Bool], objects: Int) -> Double? {
    guard objects > 0 else { return nil }
    var right = 0
    var precisions: [Double] = []
    var recalls: [Double] = []
    for (index, isRight) in isRight.enumerated() {
      right += isRight ? 1 : 0
      precisions.append(Double(right) / Double(index + 1))
      recalls.append(Double(right) / Double(objects))
    }
    for index in precisions.indices.dropLast().reversed() {
      precisions[index] = max(precisions[index], precisions[index + 1])
    }
    var (sum, position) = (0.0, 0)
    for hundredth in 0...100 {
      while position < recalls.count, recalls[position] < Double(hundredth) * 0.01 { position += 1 }
      if position < precisions.count { sum += precisions[position] }
    }
    return sum / 101
  }
}

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

extension RelativeBox {
  /// How much two boxes of one photo share: the area of the intersection over that of the union, 0…1.
  ///
  /// Fractions of the photo's sides serve as well as pixels, since stretching a photo stretches both areas alike. Boxes
  /// without area share nothing.
  public func overlap(with other: RelativeBox) -> Double {
    let width = min(x1, other.x1) - max(x0, other.x0)
    let height = min(y1, other.y1) - max(y0, other.y0)
    guard width > 0, height > 0 else { return 0 }
    let shared = width * height
    return shared / (area + other.area - shared)
  }

  private var area: Double { (x1 - x0) * (y1 - y0) }
}
