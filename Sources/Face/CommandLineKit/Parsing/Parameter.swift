public import Localization

/// One flag, option or positional argument of a command, bound to the property that it sets.
public struct Parameter<Root>: Sendable {
  /// The description for help and completion.
  public let description: ParameterDescription
  let assign: @Sendable (inout Root, Argument) -> Bool
  let defaultText: @Sendable (Root) -> String?
}

extension Parameter {
  /// Creates a flag that is present or absent, such as `--json`.
  public static func flag(
    _ name: String, short: Character? = nil, _ path: any WritableKeyPath<Root, Bool> & Sendable, help: BilingualText
  ) -> Self {
    Self(name, short: short, .flag, kind: .text, help: help) { root, _ in
      root[keyPath: path] = true
      return true
    }
  }

  /// Creates a flag that counts its occurrences, such as `--again --again`.
  public static func flag(
    _ name: String, short: Character? = nil, counting path: any WritableKeyPath<Root, Int> & Sendable,
    help: BilingualText
  ) -> Self {
    Self(name, short: short, .flag, kind: .text, help: help) { root, _ in
      root[keyPath: path] += 1
      return true
    }
  }

  /// Creates an option with a value, such as `--top 3`; if it is repeated, the last value counts.
  ///
  /// - Parameter kind: the kind of values accepted, if it is narrower than that of the type.
  public static func option<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ path: any WritableKeyPath<Root, Value> & Sendable,
    placeholder: String, kind: ValueKind? = nil, help: BilingualText
  ) -> Self {
    let form = ParameterDescription.Form.option(placeholder: placeholder)
    return Self(name, short: short, form, kind: kind ?? Value.kind, help: help) {
      $0[keyPath: path].defaultText
    } assign: { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// Creates an option that collects its values when repeated, such as `--input a=1 --input b=2`.
  public static func options<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ path: any WritableKeyPath<Root, [Value]> & Sendable,
    placeholder: String, kind: ValueKind? = nil, help: BilingualText
  ) -> Self {
    let form = ParameterDescription.Form.option(placeholder: placeholder)
    return Self(
      name, short: short, form, kind: kind ?? Value.kind, help: help,
      assign: appending(to: path))
  }

  /// Creates a positional argument, optional if `minimum` is zero.
  public static func argument<Value: ArgumentValue>(
    _ placeholder: String, _ path: any WritableKeyPath<Root, Value> & Sendable, kind: ValueKind? = nil,
    minimum: Int = 1, help: BilingualText
  ) -> Self {
    let form = ParameterDescription.Form.positional(minimum: minimum, isRepeated: false)
    return Self(placeholder, short: nil, form, kind: kind ?? Value.kind, help: help) { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// Creates an argument that collects all remaining positional words, at least `minimum` of them.
  public static func arguments<Value: ArgumentValue>(
    _ placeholder: String, _ path: any WritableKeyPath<Root, [Value]> & Sendable, kind: ValueKind? = nil,
    minimum: Int = 1, help: BilingualText
  ) -> Self {
    let form = ParameterDescription.Form.positional(minimum: minimum, isRepeated: true)
    return Self(
      placeholder, short: nil, form, kind: kind ?? Value.kind, help: help,
      assign: appending(to: path))
  }

  private static func appending<Value: ArgumentValue>(
    to path: any WritableKeyPath<Root, [Value]> & Sendable
  ) -> @Sendable (inout Root, Argument) -> Bool {
    { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path].append(value)
      return true
    }
  }
}

extension Parameter {
  private init(
    _ name: String, short: Character?, _ form: ParameterDescription.Form, kind: ValueKind, help: BilingualText,
    defaultText: @escaping @Sendable (Root) -> String? = { _ in nil },
    assign: @escaping @Sendable (inout Root, Argument) -> Bool
  ) {
    description = ParameterDescription(
      name: name, short: short, form: form, kind: kind, help: help, defaultText: nil)
    self.assign = assign
    self.defaultText = defaultText
  }

  /// Returns the parameter for a type that contains its root, so that commands can share options.
  public func lifted<Outer>(through path: any WritableKeyPath<Outer, Root> & Sendable) -> Parameter<Outer> {
    let (assign, defaultText) = (assign, defaultText)
    return Parameter<Outer>(description: description) { outer, word in
      assign(&outer[keyPath: path], word)
    } defaultText: {
      defaultText($0[keyPath: path])
    }
  }

  /// Returns the description with the default value taken from `root`.
  func description(startingFrom root: Root) -> ParameterDescription {
    ParameterDescription(
      name: description.name, short: description.short, form: description.form, kind: description.kind,
      help: description.help, defaultText: defaultText(root))
  }
}

/// The description of one flag, option or positional argument.
public struct ParameterDescription: Sendable, Equatable {
  /// The syntax of a parameter.
  public enum Form: Sendable, Equatable {
    /// Present or absent.
    case flag
    /// Followed by a value with this placeholder.
    case option(placeholder: String)
    /// A word of its own, or all remaining words, but no fewer than `minimum`.
    case positional(minimum: Int, isRepeated: Bool)
  }

  /// The long name without dashes, or the placeholder of a positional argument.
  public let name: String
  /// The letter after a single dash.
  public let short: Character?
  /// The syntax of the parameter.
  public let form: Form
  /// The kind of values accepted.
  public let kind: ValueKind
  /// A sentence on its effect.
  public let help: BilingualText
  /// The default value, if it is to be shown.
  public let defaultText: String?
}

extension ParameterDescription {
  /// The spellings of the option, short first; for a positional argument its placeholder.
  public var spellings: [String] { isPositional ? [name] : (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }

  var isPositional: Bool { if case .positional = form { true } else { false } }

  var takesValue: Bool { if case .option = form { true } else { false } }

  func isSpelled(_ letter: UInt8) -> Bool { !isPositional && short?.asciiValue == letter }
}
