/// What the file of a classifier says about itself, read from the metadata of its ONNX file (keys `fridge.…`).
@dynamicMemberLookup
public struct ModelDescription: Sendable, Equatable {
  /// What the numbers of the network's output are.
  public enum Output: String, Sendable, CaseIterable {
    /// Unbounded scores; a softmax makes them probabilities.
    case logits
    /// Probabilities already.
    case probabilities
  }

  /// What it tells about itself besides its use.
  public let card: ModelCard
  /// How photos are prepared for it.
  public let preprocessing: Preprocessing
  /// What the output's numbers are.
  public let output: Output
  /// What logits are divided by before the softmax.
  public let temperature: Float
  /// Above this confidence an ingredient enters the list, 0…1.
  public let threshold: Float
  /// The shape of what is cut out around an object.
  public let objectFraming: ObjectFraming
  /// How an object is looked at again that the first look leaves unsure; nil for one look.
  public let secondLook: SecondLook?

  /// The facts of the ``card``.
  public subscript<Value>(dynamicMember fact: KeyPath<ModelCard, Value>) -> Value { card[keyPath: fact] }
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
    case ascendingIntegers(ClosedRange<Int>)
    case threeNumbers
    case distinctNames
    case hexadecimalDigits(Int)
  }
}
