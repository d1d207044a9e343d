public import Graphs
public import Images
internal import Inference
public import ONNXFormat
public import Recognition
internal import Tensors

/// A classifier without its last layer: it gives the features that a new last layer reads.
public final class Backbone: Sendable {
  /// The classifier's description.
  public let description: ModelDescription
  /// The number of features.
  public let width: Int
  private let model: Model

  /// Prepares a classifier's network up to the value that its last layer reads.
  ///
  /// - Parameter featureName: the name of that value, see ``ONNXFormat/HeadReplacement/featureName``.
  public init(_ file: ONNXModel, featureName: String) throws(BackboneError) {
    do { description = try ModelDescription(metadata: file.metadata) } catch { throw .model(.description(error)) }
    guard let features = file.graph.value(named: featureName) else { throw .features(nil) }
    var graph = file.graph
    graph.outputs = [features]
    do { model = try Model(graph) } catch { throw .model(.network(error)) }
    let size = description.preprocessing.size
    let input = ValueType(.float32, [1, 3, size.height, size.width])
    guard model.inputs.map(\.type) == [input] else {
      throw .model(.inputs(found: model.inputs.map(\.type), expected: input.shape))
    }
    guard let type = model.outputs.first?.type, type.elementType == .float32, type.shape.rank == 2, type.shape[0] == 1
    else { throw .features(model.outputs.first?.type) }
    width = type.shape[1]
  }

  fileprivate func session(threads: Int) -> Session { Session(model, threads: threads) }
}

/// Why a classifier's features cannot be used.
public enum BackboneError: Error, Equatable {
  /// The file is no classifier of photos that the engine can run.
  case model(PhotoModelError)
  /// The last layer does not read one row of float32 features, but a value of this type.
  case features(ValueType?)
}

extension Graph {
  /// Returns the value that a node computes under this name.
  func value(named name: String) -> ValueID? {
    nodes.lazy.flatMap(\.outputs).compactMap(\.self).first { self[$0].name == name }
  }
}

/// One way to look at a photo; training sees several, recognition the first.
public enum ExampleView: UInt8, Sendable, CaseIterable {
  /// The photo as recognition sees it.
  case plain
  /// Flipped left to right.
  case mirrored
  /// Closer: the middle four fifths of a photo; for an object with a box, farther, with a third more around it.
  case scaled
  /// Flipped, darker and in warmer light.
  case warm

  fileprivate var isMirrored: Bool { self == .mirrored || self == .warm }
  /// The factors of red, green and blue.
  fileprivate var light: [Float] { self == .warm ? [0.95, 0.85, 0.7] : [1, 1, 1] }
}

/// One thread's use of a ``Backbone``.
public final class FeatureExtractor {
  /// The margin around a box, as a share of its size: that of `fridge eval` and of recognition.
  public static let margin = 0.1
  private static let wideMargin = 0.35
  private static let closeShare = 0.8

  private let backbone: Backbone
  private let session: Session

  /// Reserves scratch memory for one caller.
  ///
  /// - Parameter threads: the number of cores that one forward pass may use.
  public init(_ backbone: Backbone, threads: Int = 1) {
    self.backbone = backbone
    session = backbone.session(threads: threads)
  }

  /// Returns the features of an upright image or of the object in a box.
  public func features(
    of image: Image, box: RelativeBox?, _ view: ExampleView
  ) throws(RecognitionError) -> [Float] {
    let preprocessing = backbone.description.preprocessing
    let margin = view == .scaled ? Self.wideMargin : Self.margin
    let crop = backbone.description.crop(image, box, margin: margin)
    session.withInput(0) { input in
      preprocessing.fill(input, with: crop, region: box == nil && view == .scaled ? Self.middle(of: crop.size) : nil)
      Self.light(input, view.light, preprocessing)
      if view.isMirrored { Self.mirror(input, width: preprocessing.size.width) }
    }
    do { try session.run() } catch { throw .network(error) }
    let features = session.withOutput(0) { Array($0) }
    guard features.allSatisfy(\.isFinite) else { throw .notFinite }
    return features
  }

  private static func middle(of size: PixelSize) -> PixelArea {
    let (width, height) = (Double(size.width), Double(size.height))
    let edge = (1 - closeShare) / 2
    return PixelArea(x: edge * width, y: edge * height, width: closeShare * width, height: closeShare * height)
  }

  /// Multiplies the red, green and blue samples behind normalised values, at most up to white.
  private static func light(
    _ input: UnsafeMutableBufferPointer<Float>, _ factors: [Float], _ preprocessing: Preprocessing
  ) {
    let count = input.count / 3
    for plane in 0..<3 {
      let factor = factors[preprocessing.channels == .rgb ? plane : 2 - plane]
      if factor == 1 { continue }
      let offset = preprocessing.mean[plane] * preprocessing.scale[plane] * (factor - 1)
      for index in plane * count..<(plane + 1) * count { input[index] = input[index] * factor + offset }
    }
  }

  private static func mirror(_ input: UnsafeMutableBufferPointer<Float>, width: Int) {
    for row in stride(from: 0, to: input.count, by: width) { input[row..<row + width].reverse() }
  }
}

extension ModelDescription {
  /// Returns the part of a photo that shows the object in a box, with a margin on each side; the photo without a box.
  fileprivate func crop(_ image: Image, _ box: RelativeBox?, margin: Double) -> Image {
    guard let box else { return image }
    return image.cropped(
      to: objectFraming.frame(box.expanded(by: margin, in: image.size), in: image.size).pixels(of: image.size))
  }

  /// Fills a network's input with a photo, or with the object in a box, as recognition sees it.
  func fill(_ input: UnsafeMutableBufferPointer<Float>, with image: Image, box: RelativeBox?) {
    preprocessing.fill(input, with: crop(image, box, margin: FeatureExtractor.margin), region: nil)
  }
}
