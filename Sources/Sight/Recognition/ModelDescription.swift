/// What a model file says about itself, read from the metadata of its ONNX file (keys `fridge.…`).
public struct ModelDescription: Sendable, Equatable {
  /// What the numbers of the network's output are.
  public enum Output: String, Sendable, CaseIterable {
    /// Unbounded scores; a softmax makes them probabilities.
    case logits
    /// Probabilities already.
    case probabilities
  }

  /// What the model is called.
  public let name: String
  /// What it is for, in a sentence; may be empty.
  public let summary: String
  /// The version of the weights; may be empty.
  public let version: String
  /// The licence of the weights; may be empty.
  public let license: String
  /// Which data and which backbone it was made from; may be empty.
  public let origin: String
  /// Validation figures as a short text; may be empty.
  public let figures: String
  /// The label of each output, in order: ids of ingredients for the shipped models.
  public let labels: [String]
  /// How photos are prepared for it.
  public let preprocessing: Preprocessing
  /// What the output's numbers are.
  public let output: Output
  /// What logits are divided by before the softmax.
  public let temperature: Float
  /// Above this confidence an ingredient enters the list, 0…1.
  public let threshold: Float
  /// The SHA-256 of the initialisers' bytes as 64 hexadecimal digits; nil when the file does not say.
  public let sha256: String?
}

/// Why a file's metadata do not describe a model.
public enum ModelDescriptionError: Error, Equatable {
  /// The file lacks a key that the program needs.
  case missing(key: String)
  /// A key has a value that cannot be used; `expected` lists what can.
  case invalid(key: String, value: String, expected: Expectation)

  /// What a value should have been.
  public enum Expectation: Sendable, Equatable {
    case oneOf([String])
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case threeNumbers
    case distinctNames
    case hexadecimalDigits(Int)
  }
}
