internal import Files
internal import KernelDispatch
internal import Kernels
internal import Pantry
internal import Recipes

extension Fridge {
  /// Checks the installation and the user's data, and changes nothing.
  ///
  /// The models are loaded and their weights hashed, each on a thread of its own.
  ///
  /// - Parameter settingsFile: the file of the settings, such as ``DataFolders/settingsFile``.
  public func checkup(settingsFile: FilePath? = DataFolders.settingsFile) -> [CheckupFinding] {
    checkup(settingsFile: settingsFile, environment: ProcessEnvironment())
  }

  func checkup(settingsFile: FilePath?, environment: some Environment) -> [CheckupFinding] {
    let models = Background { () throws(Never) in modelFindings }
    var findings = [processorFinding] + folderFindings(settingsFile: settingsFile, environment)
    let (recipes, stores) = (recipesFindings, storeFindings)
    switch models.result() {
    case .success(let found): findings += found
    }
    findings += recipes + stores + [Self.settingsFinding(settingsFile)]
    return findings + EnvironmentVariable.all(in: environment).map { CheckupFinding(.variable($0), fault: $0.fault) }
  }

  private var processorFinding: CheckupFinding {
    var fault: (any Error)?
    do { try KernelSet.checkEnvironment() } catch { fault = error }
    let part = CheckupFinding.Part.processor(
      ProcessorModel.current.name, chosen: KernelSet.chosen.name, available: KernelSet.available.map(\.name))
    return CheckupFinding(part, fault: fault)
  }

  private static func settingsFinding(_ file: FilePath?) -> CheckupFinding {
    guard let file else { return CheckupFinding(.settings(nil, exists: false)) }
    do {
      _ = try Settings(readingFrom: file)
      return CheckupFinding(.settings(file, exists: file.kind != nil))
    } catch { return CheckupFinding(.settings(file, exists: true), fault: error) }
  }
}

// The user's data.
extension Fridge {
  private var storeFindings: [CheckupFinding] {
    guard let state = folders?.state else { return [] }
    return UserStore.allCases.map { store in
      do { return CheckupFinding(.store(store, version: try store.check(in: state))) } catch {
        return CheckupFinding(.store(store, version: nil), fault: error)
      }
    }
  }

  private var recipesFindings: [CheckupFinding] {
    guard let folders else { return [] }
    do {
      let state = try RecipesState(dishes: folders.dishes, keptIn: folders.state, vocabulary: vocabulary)
      return [CheckupFinding(.recipes(state))]
    } catch { return [CheckupFinding(.recipes(nil), fault: RecipesFailure.store(error))] }
  }
}
