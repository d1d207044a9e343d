public import Files

/// Where the program's own data and the user's data lie.
public struct DataFolders: Sendable, Equatable {
  /// The folder of model files, `*.onnx`; it may be missing.
  public let models: FilePath
  /// The folder of bundled dishes, `*.jsonl`.
  public let dishes: FilePath
  /// The folder for what the program stores for the user; nil when the user has no home.
  public let state: FilePath?

  /// Folders given by a caller that knows them.
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

  /// Looks in `$FRIDGE_HOME`, then beside an installed program, then in the package the program was built from.
  init?(environment: some Environment, program: FilePath?) {
    let state = Self.state(environment)
    let places = [environment.path("FRIDGE_HOME")].compactMap(\.self) + (program.map(Self.places) ?? [])
    guard let found = places.lazy.compactMap({ Self(root: $0, state: state) }).first else { return nil }
    self = found
  }

  /// The data below a root, in the layout of an installation or in that of the source package.
  ///
  /// The dishes tell them apart; models may be missing, as recipes do not need any.
  private init?(root: FilePath, state: FilePath?) {
    let layouts: [(models: FilePath, dishes: FilePath)] = [
      ("models", "dishes"), ("Models", "Sources/Kitchen/Recipes/Dishes"),
    ]
    guard let found = layouts.first(where: { root.appending($0.dishes).kind == .folder }) else { return nil }
    self.init(models: root.appending(found.models), dishes: root.appending(found.dishes), state: state)
  }

  /// `share/fridge` beside the program's folder, then every folder above the program, nearest first.
  private static func places(_ program: FilePath) -> [FilePath] {
    var places = [program.folder.folder.appending("share/fridge")]
    var folder = program.folder
    while folder != folder.folder {
      places.append(folder)
      folder = folder.folder
    }
    return places
  }

  /// `$XDG_DATA_HOME/fridge`, else `$FRIDGE_HOME`, else `~/.local/share/fridge`; relative values of the first and the
  /// last are ignored, as the XDG specification says.
  private static func state(_ environment: some Environment) -> FilePath? {
    if let data = environment.path("XDG_DATA_HOME"), data.isAbsolute { return data.appending("fridge") }
    if let home = environment.path("FRIDGE_HOME"), home.isAbsolute { return home }
    guard let home = environment.path("HOME"), home.isAbsolute else { return nil }
    return home.appending(".local/share/fridge")
  }
}
