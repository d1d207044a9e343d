internal import CLinux
public import Files
public import Localization
public import RecipeFiles
public import Recipes
internal import Recommending
public import Time

extension Fridge {
  /// Imports recipes from files and folders into the user's own: all new ones or, when anything fails, none.
  ///
  /// Files are read one recipe at a time, so that a large collection need not fit into memory. At the end everything
  /// is indexed, so that the next command finds it.
  ///
  /// - Parameters:
  ///   - mode: whether the recipes are kept, or the import is only simulated.
  ///   - progress: called again and again meanwhile.
  public func importRecipes(
    from paths: [FilePath], _ mode: ImportMode, at time: Moment = .current,
    progress: (ImportProgress) -> Void = { _ in }
  ) throws(ImportFailure) -> ImportReport {
    try importRecipes(of: .files(paths), mode, at: time, progress: progress)
  }

  /// Imports the recipes of a text of any format that is read, as ``importRecipes(from:_:at:progress:)`` does.
  ///
  /// - Parameter name: the name of the text in errors; its extension tells the format, if it has one.
  public func importRecipes(
    in bytes: [UInt8], named name: FilePath, _ mode: ImportMode, at time: Moment = .current
  ) throws(ImportFailure) -> ImportReport {
    try importRecipes(of: .text(bytes, name), mode, at: time, progress: { _ in })
  }

  /// Where recipes are read from.
  private enum Source {
    case files([FilePath])
    case text([UInt8], FilePath)
  }

  private func importRecipes(
    of source: Source, _ mode: ImportMode, at time: Moment, progress: (ImportProgress) -> Void
  ) throws(ImportFailure) -> ImportReport {
    let state = try ownFolder()
    switch mode {
    case .dryRun: return try simulate(source, progress)
    case .keep:
      let report = try keep(source, in: state, at: time, progress)
      guard report.importedCount > 0 else { return report }
      // The memory in which duplicates were found would otherwise stay with the process while the recipes are indexed.
      malloc_trim(0)
      try indexRecipes(progress)
      return report
    }
  }

  private func simulate(
    _ source: Source, _ progress: (ImportProgress) -> Void
  ) throws(ImportFailure) -> ImportReport {
    var (report, gate) = (ImportReport(), RecipeDeduplicator(beside: try openRecipes(progress)))
    try Self.forEach(source, progress) { record throws(ImportFailure) in
      try report.add(record) { recipe throws(ImportFailure) in try Self.admit(recipe, &gate) }
    }
    return report
  }

  private func keep(
    _ source: Source, in state: FilePath, at time: Moment, _ progress: (ImportProgress) -> Void
  ) throws(ImportFailure) -> ImportReport {
    var report = ImportReport()
    let store = try openRecipes(progress)
    try Self.collection(in: state).change(.importing, at: time, catching: ImportFailure.collection) {
      editor throws(ImportFailure) in
      // Another process may have added recipes since the store was opened.
      let isCurrent = store.sequence == editor.previousSequence
      var gate = RecipeDeduplicator(beside: isCurrent ? store : try openRecipes(progress))
      try Self.forEach(source, progress) { record throws(ImportFailure) in
        try report.add(record) { recipe throws(ImportFailure) in
          let admission = try Self.admit(recipe, &gate)
          guard case .added(let named) = admission else { return admission }
          do throws(CollectionError) { return .added(try editor.add(named)) } catch { throw .collection(error) }
        }
      }
    }
    return report
  }

  /// Calls `take` for each record of a source, and throws its error.
  private static func forEach(
    _ source: Source, _ progress: (ImportProgress) -> Void, _ take: (RecipeRecord) throws(ImportFailure) -> Void
  ) throws(ImportFailure) {
    let paths: [FilePath]
    switch source {
    case .files(let files): paths = files
    case .text(let bytes, let name):
      for record in RecipeFileReader().records(in: bytes, named: name) { try take(record) }
      return
    }
    var (failure, count, files): (ImportFailure?, Int, (done: Int, total: Int)) = (nil, 0, (0, 0))
    // Only `take` throws: files that cannot be read are records too.
    try? RecipeFileReader().forEachRecord(of: paths, progress: { files = ($0, $1) }) { record in
      do throws(ImportFailure) { try take(record) } catch {
        failure = error
        throw error
      }
      count += 1
      progress(.reading(recipes: count, files: files.done, of: files.total))
    }
    if let failure { throw failure }
  }

  private static func admit(_ recipe: Recipe, _ gate: inout RecipeDeduplicator) throws(ImportFailure) -> RecipeAdmission
  {
    do throws(RecipeStoreError) { return try gate.admit(recipe) } catch { throw .recipes(.store(error)) }
  }

  private func openRecipes(_ progress: (ImportProgress) -> Void) throws(ImportFailure) -> RecipeStore {
    do throws(RecipesFailure) { return try recipes { progress(.indexing(done: $0, total: $1)) } } catch {
      throw .recipes(error)
    }
  }

  /// Brings everything that is derived from the recipes up to date, so that the next command need not.
  func indexRecipes(_ progress: (ImportProgress) -> Void = { _ in }) throws(ImportFailure) {
    let store = try openRecipes(progress)
    // So would the pages of SQLite that were written while the store was built.
    malloc_trim(0)
    do throws(RecipeStoreError) { try Recommender.prepare(for: store) } catch { throw .recipes(.store(error)) }
  }
}

extension Fridge {
  /// Returns the recipes that the user added; empty when there are none.
  public func ownRecipes() throws(ImportFailure) -> [Recipe] {
    let state = try ownFolder()
    if RecipeCollection.file(in: state).kind == nil { return [] }
    let collection = try Self.collection(in: state)
    do throws(CollectionError) { return try collection.recipes() } catch { throw .collection(error) }
  }

  /// Opens the user's own recipes.
  static func collection(in state: FilePath) throws(ImportFailure) -> RecipeCollection {
    do throws(CollectionError) { return try RecipeCollection(keptIn: state) } catch { throw .collection(error) }
  }

  /// Returns the user's folder.
  func ownFolder() throws(ImportFailure) -> FilePath {
    guard let folders else { throw .recipes(.noData) }
    guard let state = folders.state else { throw .noHome }
    return state
  }
}

/// The effect of an import.
public enum ImportMode: Sendable {
  /// The new recipes are added.
  case keep
  /// Nothing is changed; the import is only reported.
  case dryRun
}

/// The progress of an import.
public enum ImportProgress: Sendable, Equatable {
  /// So many recipes were read, and so many of all files.
  case reading(recipes: Int, files: Int, of: Int)
  /// So many of the new recipes were indexed.
  case indexing(done: Int, total: Int)
}

/// Why the user's own recipes could not be read or added to.
public enum ImportFailure: Error, Equatable {
  /// The user has no home where recipes could be kept.
  case noHome
  /// The existing recipes could not be opened.
  case recipes(RecipesFailure)
  /// The user's own recipes could not be opened or changed.
  case collection(CollectionError)
}

/// The result of an import.
///
/// An import of a large collection keeps it until its end, so it has no more of an imported recipe than its names, packed.
public struct ImportReport: Sendable, Equatable {
  /// The broken records, in the order of the files.
  public private(set) var skipped: [(place: RecordPlace, fault: RecordError)] = []
  /// The number of recipes that exist already.
  public private(set) var duplicates = 0
  private var lossCounts: [RecipeLoss: Int] = [:]
  private var ids = PackedTexts(), englishTitles = PackedTexts()
  /// The Korean titles; empty ones for those that are as in English.
  private var koreanTitles = PackedTexts()

  /// Adds the outcome of a record.
  ///
  /// - Parameter admit: admits a readable recipe.
  fileprivate mutating func add(
    _ record: RecipeRecord, _ admit: (Recipe) throws(ImportFailure) -> RecipeAdmission
  ) throws(ImportFailure) {
    switch record.result {
    case .failure(let fault): skipped.append((record.place, fault))
    case .success(let read):
      switch try admit(read.recipe) {
      case .duplicate: duplicates += 1
      case .added(let recipe):
        add(recipe)
        for loss in read.losses { lossCounts[loss, default: 0] += 1 }
      }
    }
  }

  private mutating func add(_ recipe: Recipe) {
    let title = recipe.title
    ids.append(recipe.id)
    englishTitles.append(title.english)
    koreanTitles.append(title.korean == title.english ? "" : title.korean)
  }

  /// The number of imported recipes.
  public var importedCount: Int { ids.count }

  /// The identifiers and titles of the imported recipes, in the order of the files; an identifier may have been given a
  /// number.
  public var imported: some Sequence<(id: String, title: BilingualText)> {
    ids.indices.lazy.map { index in
      let (english, korean) = (englishTitles[index], koreanTitles[index])
      return (ids[index], BilingualText(en: english, ko: korean.isEmpty ? english : korean))
    }
  }

  /// The number of imported recipes with each kind of loss or guess; in a fixed order, without zeros.
  public var losses: [(loss: RecipeLoss, count: Int)] {
    RecipeLoss.allCases.compactMap { loss in lossCounts[loss].map { (loss, $0) } }
  }

  /// Whether nothing could be read.
  public var isEmpty: Bool { ids.isEmpty && duplicates == 0 }

  /// Returns whether two reports are equal.
  public static func == (one: ImportReport, other: ImportReport) -> Bool {
    one.ids == other.ids && one.englishTitles == other.englishTitles && one.koreanTitles == other.koreanTitles
      && one.duplicates == other.duplicates && one.skipped.elementsEqual(other.skipped, by: ==)
      && one.lossCounts == other.lossCounts
  }
}
