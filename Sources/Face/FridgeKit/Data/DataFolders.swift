public import Files
internal import Glibc
internal import Recipes
public import Time

/// The folders of the program's own data and of the user's data.
public struct DataFolders: Sendable, Equatable {
  /// The folder of model files, `*.onnx`; it may be missing.
  public let models: FilePath
  /// The folder of bundled dishes, `*.jsonl`.
  public let dishes: FilePath
  /// The folder for the user's data; nil when the user has no home.
  public let state: FilePath?

  /// Creates folders from known paths.
  public init(models: FilePath, dishes: FilePath, state: FilePath?) {
    self.models = models
    self.dishes = dishes
    self.state = state
  }
}

extension DataFolders {
  /// The folders for this process, found through its environment and its program file; nil when no data were found.
  public static var standard: DataFolders? {
    DataFolders(environment: ProcessEnvironment(), program: FilePath.program)
  }

  /// Finds the folders: the user's data are in `$FRIDGE_HOME`, when it is set, and nowhere else.
  ///
  /// Dishes and models are looked for there as well, each independently, then beside an installed program, then in the
  /// package the program was built from.
  init?(environment: some Environment, program: FilePath?) {
    let home = environment.path("FRIDGE_HOME")
    let shipped = (program.map(Self.places) ?? []).lazy.compactMap(Self.data).first
    guard let dishes = home.flatMap(Self.data) ?? shipped else { return nil }
    let ownModels = home.flatMap { home in Self.layouts.map { home.appending($0.models) }.first { $0.kind == .folder } }
    let models = shipped ?? dishes
    self.init(
      models: ownModels ?? models.root.appending(models.layout.models),
      dishes: dishes.root.appending(dishes.layout.dishes), state: home ?? Self.state(environment))
  }

  private typealias Layout = (models: FilePath, dishes: FilePath)

  /// The layout of an installation, then that of the source package.
  private static let layouts: [Layout] = [("models", "dishes"), ("Models", "Sources/Kitchen/Recipes/Dishes")]

  /// Returns the layout of the data below a root; nil when there are none.
  ///
  /// The folder of dishes decides; models may be missing, as recipes do not need them.
  private static func data(below root: FilePath) -> (root: FilePath, layout: Layout)? {
    layouts.first { root.appending($0.dishes).kind == .folder }.map { (root, $0) }
  }

  /// Returns `share/fridge` beside the program's folder, then every folder above the program, nearest first.
  private static func places(_ program: FilePath) -> [FilePath] {
    var places = [program.folder.folder.appending("share/fridge")]
    var folder = program.folder
    while folder != folder.folder {
      places.append(folder)
      folder = folder.folder
    }
    return places
  }

  /// Returns `$XDG_DATA_HOME/fridge`, else `~/.local/share/fridge`; relative values are ignored, as the XDG
  /// specification says.
  private static func state(_ environment: some Environment) -> FilePath? {
    if let data = environment.path("XDG_DATA_HOME"), data.isAbsolute { return data.appending("fridge") }
    guard let home = environment.path("HOME"), home.isAbsolute else { return nil }
    return home.appending(".local/share/fridge")
  }
}

extension DataFolders {
  /// The folder for what can be computed again: `cache` in `$FRIDGE_HOME`, when it is set, else `$XDG_CACHE_HOME/fridge`,
  /// else `~/.cache/fridge`; nil when the user has no home.
  public static var cache: FilePath? { cache(ProcessEnvironment()) }

  static func cache(_ environment: some Environment) -> FilePath? {
    if let home = environment.path("FRIDGE_HOME") { return home.appending("cache") }
    if let cache = environment.path("XDG_CACHE_HOME"), cache.isAbsolute { return cache.appending("fridge") }
    guard let home = environment.path("HOME"), home.isAbsolute else { return nil }
    return home.appending(".cache/fridge")
  }
}

extension DataFolders {
  /// The file of the user's settings, which need not exist: `config.toml` in `$FRIDGE_HOME`, when it is set, else in
  /// `$XDG_CONFIG_HOME/fridge`, else in `~/.config/fridge`; nil when the user has no home.
  public static var settingsFile: FilePath? { settingsFile(ProcessEnvironment()) }

  static func settingsFile(_ environment: some Environment) -> FilePath? {
    if let home = environment.path("FRIDGE_HOME") { return home.appending("config.toml") }
    if let folder = environment.path("XDG_CONFIG_HOME"), folder.isAbsolute {
      return folder.appending("fridge/config.toml")
    }
    guard let home = environment.path("HOME"), home.isAbsolute else { return nil }
    return home.appending(".config/fridge/config.toml")
  }
}

/// The environment variables of a process.
protocol Environment {
  /// Returns the value of a variable as a path; nil when unset or empty.
  func path(_ name: String) -> FilePath?
  /// The names of all variables.
  var names: [String] { get }
}

/// The environment variables of this process.
struct ProcessEnvironment: Environment {
  func path(_ name: String) -> FilePath? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return FilePath(bytes: UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) })
  }
}

extension Moment {
  /// The current moment: that of the clock, or the one set by the variable `FRIDGE_TIME`.
  ///
  /// The variable counts seconds since 1970-01-01 00:00 UTC, so that a run can be repeated exactly.
  public static var current: Moment { current(in: ProcessEnvironment()) }

  static func current(in environment: some Environment) -> Moment {
    environment.path("FRIDGE_TIME").flatMap { Int($0.description) }.map(Moment.init(seconds:)) ?? .now
  }
}
