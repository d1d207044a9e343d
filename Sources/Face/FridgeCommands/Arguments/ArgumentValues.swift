public import CommandLineKit
public import FridgeKit
public import Kernels

extension FilePath: ArgumentValue {
  /// Accepts every word except the empty one.
  public init?(argument: Argument) {
    guard !argument.bytes.isEmpty else { return nil }
    self.init(bytes: argument.bytes)
  }
  /// Any file.
  public static var kind: ValueKind { .file(extensions: []) }
}

extension CropMode: ArgumentChoice {}

extension BatchFormat: ArgumentChoice {}

extension ClassWeighting: ArgumentChoice {}

extension Precision: ArgumentChoice {}

extension CuisineOption: ArgumentChoice {
  /// The names in both languages: `--want 한식`.
  public var otherWords: [String] { Language.allCases.map(name(in:)) }
}

extension IngredientCategory: ArgumentChoice {}

extension DishFlag: ArgumentChoice {
  /// The names in both languages: `--avoid 매운`.
  public var otherWords: [String] { Language.allCases.map(name(in:)) }
}

extension DishKind: ArgumentChoice {
  /// The names in both languages, and each of two that are joined: `--kind 국`, `--kind 찌개`.
  public var otherWords: [String] {
    let names = Language.allCases.map(name(in:))
    return names + names.flatMap { $0.split(separator: "·").map(String.init) }
  }
}

extension KnownWords: ArgumentChoice {}

extension RecipeTextFormat: ArgumentChoice {}

extension RecommendationOrder: ArgumentChoice {}

extension CalendarDate: ArgumentValue {
  /// Accepts a calendar date such as `2026-11-21`, and words that name a day from today on, such as `tomorrow`.
  public init?(argument: Argument) {
    let text = argument.description
    guard let day = Self(text) ?? Moment.current.date.flatMap({ Self(named: text, from: $0) }) else { return nil }
    self = day
  }
  /// A date.
  public static var kind: ValueKind { .date }
}

extension PixelRectangle: ArgumentValue {
  /// Accepts four whole numbers, the last two positive.
  public init?(argument: Argument) {
    let numbers = argument.description.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3],
      x >= 0, y >= 0, width > 0, height > 0
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
  /// Left, top, width and height in pixels.
  public static var kind: ValueKind { .form("X,Y,WIDTH,HEIGHT") }
}

extension StoragePlace: ArgumentChoice {
  /// The names in both languages: `--in 냉동`.
  public var otherWords: [String] { Language.allCases.map(name(in:)) }
}

extension PixelSize: ArgumentValue {
  /// Accepts two whole numbers above 0 with an `x` between them.
  public init?(argument: Argument) {
    let numbers = argument.description.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (1...100_000).contains(width),
      (1...100_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
  /// Width and height in pixels.
  public static var kind: ValueKind { .form("WIDTHxHEIGHT") }
}

extension SightingList.Confirmation: ArgumentValue {
  /// Accepts two whole numbers with a slash between them, such as `2/5`.
  public init?(argument: Argument) {
    let numbers = argument.description.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let needed = numbers[0], let window = numbers[1], window <= 1000 else { return nil }
    self.init(needed: needed, window: window)
  }
  /// The frames needed, and those among which they are.
  public static var kind: ValueKind { .form("N/M") }
  /// Such as `2/5`.
  public var defaultText: String? { "\(needed)/\(window)" }
}

extension PageTurn: ArgumentChoice {}

extension SettingKey: ArgumentChoice {}

extension UnitSystem: ArgumentChoice {}

extension PageEnhancement: ArgumentChoice {}

extension PageShape: ArgumentValue {
  /// Accepts `A4`, `card`, `receipt`, and two positive numbers with a colon between them.
  public init?(argument: Argument) {
    switch argument.description.lowercased() {
    case "a4": self = .a4
    case "card": self = .card
    case "receipt": self = .receipt
    case let text:
      let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
      guard numbers.count == 2, let width = numbers[0], let height = numbers[1], (0.001...100_000).contains(width),
        (0.001...100_000).contains(height), (0.01...100).contains(width / height)
      else { return nil }
      self = .ratio(width: width, height: height)
    }
  }
  /// A name, or the proportions.
  public static var kind: ValueKind { .form("A4|card|receipt|WIDTH:HEIGHT") }
}
