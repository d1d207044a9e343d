public import CommandLineKit
public import FridgeKit

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

extension CuisineOption: ArgumentChoice {}

extension DishFlag: ArgumentChoice {}

extension DishKind: ArgumentChoice {}

extension RecipeTextFormat: ArgumentChoice {}

extension RecommendationOrder: ArgumentChoice {}

extension CalendarDate: ArgumentValue {
  /// Accepts a calendar date such as `2026-11-21`.
  public init?(argument: Argument) { self.init(argument.description) }
  /// The form of ISO 8601.
  public static var kind: ValueKind { .form("YYYY-MM-DD") }
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

extension StoragePlace: ArgumentChoice {}

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
