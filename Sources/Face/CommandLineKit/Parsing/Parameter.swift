/// One flag, option, or positional word of a command, bound to the property it sets.
public struct Parameter<Root>: Sendable {
  /// What the user is told about it.
  public let description: ParameterDescription
  let assign: @Sendable (inout Root, Argument) -> Bool
  let defaultText: @Sendable (Root) -> String?
}

extension Parameter {
  /// A word that is present or absent, such as `--json`.
  public static func flag(
    _ name: String, short: Character? = nil, _ path: any WritableKeyPath<Root, Bool> & Sendable, help: BilingualText,
    visibility: Visibility = .shown
  ) -> Self {
    Self(name, short: short, .flag, kind: .text, help: help, visibility: visibility) { root, _ in
      root[keyPath: path] = true
      return true
    }
  }

  /// A word that counts how often it is present, such as `--again --again`.
  public static func flag(
    _ name: String, short: Character? = nil, counting path: any WritableKeyPath<Root, Int> & Sendable,
    help: BilingualText
  ) -> Self {
    Self(name, short: short, .flag, kind: .text, help: help, visibility: .shown) { root, _ in
      root[keyPath: path] += 1
      return true
    }
  }

  /// A name followed by a value, such as `--top 3`; given twice, the last one holds.
  ///
  /// - Parameter kind: what the value must look like, where it is narrower than the type says.
  public static func option<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ path: any WritableKeyPath<Root, Value> & Sendable,
    placeholder: String, kind: ValueKind? = nil, help: BilingualText, visibility: Visibility = .shown
  ) -> Self {
    let form = ParameterDescription.Form.option(placeholder: placeholder)
    return Self(name, short: short, form, kind: kind ?? Value.kind, help: help, visibility: visibility) {
      $0[keyPath: path].defaultText
    } assign: { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// An option whose values add up when it is repeated, such as `--input a=1 --input b=2`.
  public static func options<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, _ path: any WritableKeyPath<Root, [Value]> & Sendable,
    placeholder: String, kind: ValueKind? = nil, help: BilingualText, visibility: Visibility = .shown
  ) -> Self {
    let form = ParameterDescription.Form.option(placeholder: placeholder)
    return Self(
      name, short: short, form, kind: kind ?? Value.kind, help: help, visibility: visibility,
      assign: appending(to: path))
  }

  /// One positional word, which may be left out when `minimum` is zero.
  public static func argument<Value: ArgumentValue>(
    _ placeholder: String, _ path: any WritableKeyPath<Root, Value> & Sendable, kind: ValueKind? = nil,
    minimum: Int = 1, help: BilingualText
  ) -> Self {
    let form = ParameterDescription.Form.positional(minimum: minimum, isRepeated: false)
    return Self(placeholder, short: nil, form, kind: kind ?? Value.kind, help: help, visibility: .shown) { root, word in
      guard let value = Value(argument: word) else { return false }
      root[keyPath: path] = value
      return true
    }
  }

  /// All the positional words from here on, at least `minimum` of them.
  public static func arguments<Value: ArgumentValue>(
    _ placeholder: String, _ path: any WritableKeyPath<Root, [Value]> & Sendable, kind: ValueKind? = nil,
    minimum: Int = 1, help: BilingualText
  ) -> Self {
    let form = ParameterDescription.Form.positional(minimum: minimum, isRepeated: true)
    return Self(
      placeholder, short: nil, form, kind: kind ?? Value.kind, help: help, visibility: .shown,
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
  /// Whether help and completion tell of a parameter.
  public enum Visibility: Sendable { case shown, hidden }

  private init(
    _ name: String, short: Character?, _ form: ParameterDescription.Form, kind: ValueKind, help: BilingualText,
    visibility: Visibility, defaultText: @escaping @Sendable (Root) -> String? = { _ in nil },
    assign: @escaping @Sendable (inout Root, Argument) -> Bool
  ) {
    description = ParameterDescription(
      name: name, short: short, form: form, kind: kind, help: help, defaultText: nil, isHidden: visibility == .hidden)
    self.assign = assign
    self.defaultText = defaultText
  }

  /// The same parameter for a type that contains its root, so that commands can share options.
  public func lifted<Outer>(through path: any WritableKeyPath<Outer, Root> & Sendable) -> Parameter<Outer> {
    let (assign, defaultText) = (assign, defaultText)
    return Parameter<Outer>(description: description) { outer, word in
      assign(&outer[keyPath: path], word)
    } defaultText: {
      defaultText($0[keyPath: path])
    }
  }

  /// The description together with the value that `root` starts with.
  func description(startingFrom root: Root) -> ParameterDescription {
    ParameterDescription(
      name: description.name, short: description.short, form: description.form, kind: description.kind,
      help: description.help, defaultText: defaultText(root), isHidden: description.isHidden)
  }
}
