internal import Files
internal import Glibc

/// An environment variable that is set, and that the program reads or seems meant for it.
public struct EnvironmentVariable: Sendable, Equatable {
  /// The name.
  public let name: String
  /// The value, which is not empty.
  public let value: String

  /// The purpose of the variable; nil if the program has none of that name.
  public var purpose: Purpose? { Purpose(rawValue: name) }
}

extension EnvironmentVariable {
  /// The purpose of a variable that the program reads; the raw value is its name.
  public enum Purpose: String, CaseIterable, Sendable {
    case home = "FRIDGE_HOME"
    case dataHome = "XDG_DATA_HOME"
    case settingsHome = "XDG_CONFIG_HOME"
    case cacheHome = "XDG_CACHE_HOME"
    case kernels = "FRIDGE_KERNELS"
    case time = "FRIDGE_TIME"
    case timeZone = "TZ"
    case noColor = "NO_COLOR"
    case columns = "COLUMNS"
    case fonts = "FONTCONFIG_FILE"

    /// Whether the variable only matters without ``home``.
    var isReplacedByHome: Bool { [.dataHome, .settingsHome, .cacheHome].contains(self) }
  }

  /// The variables that only building and testing read.
  private static let forDevelopers = [
    "FRIDGE_SHARED", "FRIDGE_PYTHON", "FRIDGE_UPDATE_GOLDEN", "FRIDGE_TEST_KERNELS", "FRIDGE_TEST_MINUTES",
  ]

  /// Returns the variables of an environment that matter, in the order of their purposes, then those of unknown purpose
  /// whose names begin as the program's own do.
  static func all(in environment: some Environment) -> [EnvironmentVariable] {
    let hasHome = environment.path("FRIDGE_HOME") != nil
    let known = Purpose.allCases.filter { !(hasHome && $0.isReplacedByHome) }.map(\.rawValue)
    let unknown = environment.names.filter { name in
      name.hasPrefix("FRIDGE_") && Purpose(rawValue: name) == nil && !forDevelopers.contains(name)
    }
    return (known + unknown.sorted()).compactMap { name in
      environment.path(name).map { EnvironmentVariable(name: name, value: $0.description) }
    }
  }

  /// The fault; nil if the program heeds the variable.
  var fault: CheckupFault? {
    guard let purpose else { return .unknownVariable(name) }
    let isHeeded =
      switch purpose {
      case .dataHome, .settingsHome, .cacheHome: FilePath(value).isAbsolute
      case .time: Int(value) != nil
      case .columns: Int(value).map { (20...1000).contains($0) } ?? false
      // What cannot be done with these is found with the folders and the processor.
      case .home, .kernels: true
      case .timeZone, .noColor, .fonts: true
      }
    return isHeeded ? nil : .ignoredValue(name)
  }
}

extension ProcessEnvironment {
  /// The names of the variables with which the process was started.
  var names: [String] {
    guard let file = fopen("/proc/self/environ", "r") else { return [] }
    defer { fclose(file) }
    var (bytes, chunk): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 4096))
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk[..<count] }
    return bytes.split(separator: 0).map { entry in
      String(decoding: entry.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }
  }
}
