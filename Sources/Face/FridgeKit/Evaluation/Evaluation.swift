public import Files
public import Recognition
public import Evaluation

/// One example of an evaluation with its outcome.
public struct JudgedExample: Sendable {
  /// The example.
  public let example: LabelledExample
  /// The model's judgement, or why the photo could not be recognised.
  public let outcome: Result<Judgement, PhotoError>
}

/// A photo of an evaluation that could not be judged.
public struct UnjudgedPhoto: Sendable {
  /// The photo.
  public let photo: FilePath
  /// The error.
  public let error: PhotoError
}

/// The evaluation of a classifier on labelled examples.
public struct Evaluation: Sendable {
  /// The file of the model.
  public let model: FilePath
  /// The model's description.
  public let description: ModelDescription
  /// The examples in their order.
  public let examples: [JudgedExample]
  /// The confusion matrix of the judged examples.
  public let matrix: ConfusionMatrix
  /// The figures over the examples that could be judged.
  public let figures: EvaluationFigures
  /// The photos that could not be judged, each once.
  public let failures: [UnjudgedPhoto]

  init(_ examples: [JudgedExample], by recognition: PhotoRecognition) {
    self.init(examples, model: recognition.model, recognition.description)
  }

  init(_ examples: [JudgedExample], model: FilePath, _ description: ModelDescription) {
    let judgements = examples.compactMap { try? $0.outcome.get() }
    (self.model, self.description) = (model, description)
    self.examples = examples
    matrix = ConfusionMatrix(judgements, order: description.labels)
    figures = EvaluationFigures(judgements, matrix, threshold: description.threshold)
    var seen: Set<FilePath> = []
    failures = examples.compactMap { judged in
      guard case .failure(let error) = judged.outcome, seen.insert(judged.example.photo).inserted else { return nil }
      return UnjudgedPhoto(photo: judged.example.photo, error: error)
    }
  }
}

extension Evaluation {
  /// A misclassified example.
  public struct Mistake: Sendable {
    /// The example.
    public let example: LabelledExample
    /// The model's answer.
    public let judgement: Judgement
  }

  /// The mistakes, most confident first; ties in the order of the examples.
  public var mistakes: [Mistake] {
    let mistakes = examples.compactMap { judged -> Mistake? in
      guard case .success(let judgement) = judged.outcome, !judgement.isCorrect else { return nil }
      return Mistake(example: judged.example, judgement: judgement)
    }
    let ranked = mistakes.enumerated().sorted {
      let (left, right) = ($0.element.judgement.confidence, $1.element.judgement.confidence)
      return left == right ? $0.offset < $1.offset : left > right
    }
    return ranked.map(\.element)
  }

  /// The number of photos that the examples come from.
  public var photoCount: Int { Set(examples.map(\.example.photo)).count }
}

extension Evaluation {
  /// The confusion matrix as CSV: a row for each true label, a column for each answer, the number of examples in each
  /// cell.
  public var confusionTable: String {
    let header = CSV.line(["ingredient"] + matrix.labels)
    let rows = matrix.labels.indices.map { truth in
      CSV.line([matrix.labels[truth]] + matrix.labels.indices.map { "\(matrix[truth, $0])" })
    }
    return header + rows.joined()
  }

  /// Returns whether the bytes of a file begin as a ``confusionTable`` does: the first row has the name of the first
  /// column.
  public static func isConfusionTable(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = "ingredient,".utf8
    guard bytes.starts(with: start), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return false }
    let first = bytes[start.count..<end].prefix { $0 != UInt8(ascii: ",") }
    return bytes[(end + 1)...].starts(with: Array(first) + [UInt8(ascii: ",")])
  }

  /// The model's answer to every example, as CSV in the format of an example table with two more columns.
  ///
  /// Examples of unreadable photos have no answer.
  public var answerTable: String { Self.answerHeader + examples.map { CSV.line($0.fields) }.joined() }

  /// The first line of an ``answerTable``, its line end included.
  public static let answerHeader = CSV.line(["file", "ingredient", "x0", "y0", "x1", "y1", "answer", "confidence"])
}

extension JudgedExample {
  fileprivate var fields: [String] {
    let fields = [example.photo.description, example.label] + example.box.edges
    guard case .success(let judgement) = outcome else { return fields + ["", ""] }
    return fields + [judgement.answer, "\(judgement.confidence.published)"]
  }
}

extension RelativeBox? {
  /// The edges as fields of a table of examples; empty without a box.
  var edges: [String] { map { ["\($0.x0)", "\($0.y0)", "\($0.x1)", "\($0.y1)"] } ?? ["", "", "", ""] }
}
