internal import Graphs
internal import Images
public import ONNXFormat
internal import Tensors

extension DetectorDescription {
  /// Reads the description of a file; a file without our metadata is a published detector of COCO's classes if it has
  /// exactly the shapes of one.
  public init(_ file: ONNXModel) throws(ModelDescriptionError) {
    if let published = Self.published(file) {
      self = published
    } else {
      try self.init(metadata: file.metadata)
    }
  }

  /// Returns whether a file is a published detector that does not describe itself.
  static func isPublished(_ file: ONNXModel) -> Bool { published(file) != nil }

  private static func published(_ file: ONNXModel) -> DetectorDescription? {
    file.metadata["fridge.format"] == nil ? published(file.graph) : nil
  }

  /// Returns the published detector with the inputs and outputs of a network; nil when there is none.
  static func published(_ graph: Graph) -> DetectorDescription? {
    let takesPhotos =
      graph.inputs.map { graph[$0].declared } == [
        DeclaredType(.float32, [1, 3, publishedSize.height, publishedSize.width].map { .fixed($0) })
      ]
    guard takesPhotos, let graph = try? graph.specialized(to: [:]) else { return nil }
    let outputs = graph.outputs.map { graph[$0].type }
    return [yoloxNano, picoDetSmall].first { description in
      outputs == DetectorPorts(description, bins: 8).outputs.map { ValueType(.float32, $0) }
    }
  }

  /// The frame size of both.
  private static let publishedSize = PixelSize(width: 416, height: 416)

  /// YOLOX-Nano of release 0.1.1, with the settings of its ONNX example.
  private static let yoloxNano = DetectorDescription(
    card: ModelCard(coco: "YOLOX-Nano", license: "Apache-2.0", origin: "Ge et al., 2021, arXiv:2107.08430"),
    form: .yolox, strides: [8, 16, 32],
    input: DetectorInput(
      preprocessing: Preprocessing(
        size: publishedSize, channels: .bgr, mean: [0, 0, 0], scale: [1, 1, 1], crop: .fit,
        cropRatio: 1, filter: .bilinear),
      placement: .corner, padding: Color(red: 114, green: 114, blue: 114)),
    threshold: 0.3, overlap: 0.45, fusion: .classifier, calibration: nil, listThreshold: nil, certainThreshold: nil,
    foodGate: nil,
    foods: COCOLabels.foods)

  /// PicoDet-S at 416 pixels without post-processing; means and deviations are those of ImageNet.
  private static let picoDetSmall = DetectorDescription(
    card: ModelCard(coco: "PicoDet-S", license: "Apache-2.0", origin: "Yu et al., 2021, arXiv:2111.00902"),
    form: .picodet, strides: [8, 16, 32, 64],
    input: DetectorInput(
      preprocessing: Preprocessing(
        size: publishedSize, channels: .rgb, mean: [123.675, 116.28, 103.53],
        scale: [1 / 58.395, 1 / 57.12, 1 / 57.375], crop: .fill, cropRatio: 1, filter: .bilinear),
      placement: .center, padding: .gray),
    threshold: 0.4, overlap: 0.6, fusion: .classifier, calibration: nil, listThreshold: nil, certainThreshold: nil,
    foodGate: nil,
    foods: COCOLabels.foods)
}

extension ModelCard {
  /// Creates the card of a published detector of COCO's classes, whose file has none.
  fileprivate init(coco name: String, license: String, origin: String) {
    self.init(
      name: name, variantOf: "", summary: "Finds the 80 classes of COCO.", version: "", license: license,
      origin: origin, figures: "",
      labels: COCOLabels.all, sha256: nil)
  }
}

/// The 80 classes of the COCO data set (Lin et al., 2014, arXiv:1405.0312) in the order of its detectors.
enum COCOLabels {
  /// The class names; those of five fruits and vegetables are also ids of our ingredients.
  static let all = [
    "person", "bicycle", "car", "motorcycle", "airplane", "bus", "train", "truck", "boat", "traffic light",
    "fire hydrant", "stop sign", "parking meter", "bench", "bird", "cat", "dog", "horse", "sheep", "cow", "elephant",
    "bear", "zebra", "giraffe", "backpack", "umbrella", "handbag", "tie", "suitcase", "frisbee", "skis", "snowboard",
    "sports ball", "kite", "baseball bat", "baseball glove", "skateboard", "surfboard", "tennis racket", "bottle",
    "wine glass", "cup", "fork", "knife", "spoon", "bowl", "banana", "apple", "sandwich", "orange", "broccoli",
    "carrot", "hot dog", "pizza", "donut", "cake", "chair", "couch", "potted plant", "bed", "dining table", "toilet",
    "tv",
    "laptop", "mouse", "remote", "keyboard", "cell phone", "microwave", "oven", "toaster", "sink", "refrigerator",
    "book", "clock", "vase", "scissors", "teddy bear", "hair drier", "toothbrush",
  ]

  /// The classes that are in the vocabulary.
  static let foods: Set<String> = ["apple", "banana", "broccoli", "carrot", "orange"]
}
