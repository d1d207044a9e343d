public import Files
public import Pantry
public import Recipes

/// The state of one part of the installation or of the user's data.
public struct CheckupFinding: Sendable {
  /// The part, with the facts that were found.
  public let part: Part
  /// The fault; nil if the part is in order.
  public let fault: (any Error)?

  init(_ part: Part, fault: (any Error)? = nil) { (self.part, self.fault) = (part, fault) }

  /// The verdict on the part.
  public var verdict: Verdict {
    guard let fault else { return .ok }
    return (fault as? CheckupFault)?.isWarning == true ? .warning : .problem
  }
}

extension CheckupFinding {
  /// How bad a finding is; the raw value is its name in JSON.
  public enum Verdict: String, Sendable {
    /// The part is in order.
    case ok
    /// The program works, but not as the user may think.
    case warning
    /// Something does not work.
    case problem
  }

  /// A part of the installation or of the user's data.
  public enum Part: Sendable, Equatable {
    /// The processor and the kernel sets that it can run, fastest first; `chosen` is the one in use.
    case processor(String, chosen: String, available: [String])
    /// A folder.
    case folder(FolderRole, FolderState?)
    /// The models that every scan needs.
    case models
    /// A model in the folder of models; nil if it cannot be used.
    case model(FilePath, ModelState?)
    /// The recipes and their index; nil if they cannot be read.
    case recipes(RecipesState?)
    /// A store of the user's own data, with the version of its tables; nil if there is none yet or it is faulty.
    case store(UserStore, version: Int?)
    /// The file of the settings; nil if the user has no home.
    case settings(FilePath?, exists: Bool)
    /// An environment variable that is set.
    case variable(EnvironmentVariable)
  }
}

/// A fault that only a checkup looks for.
public enum CheckupFault: Error, Equatable {
  /// The program's dishes and models were not found.
  case noData
  /// The user has no home for this.
  case noHome
  /// The folder cannot be read.
  case unreadable(FilePath)
  /// Nothing can be written to the folder, or it cannot be created.
  case unwritable(FilePath)
  /// The file system of the folder is nearly full.
  case littleSpace(FilePath, bytes: Int)
  /// No detector is installed, so that a photo of several foods is taken for one.
  case noDetector
  /// The weights are not those that were published.
  case weightsChanged(FilePath)
  /// The packed weights beside the model are those of another version of it or of the program, and are ignored.
  case packedForAnother(FilePath)
  /// The program has no such variable.
  case unknownVariable(String)
  /// The program ignores the value of the variable.
  case ignoredValue(String)

  /// Whether the program works all the same.
  public var isWarning: Bool {
    switch self {
    case .noData, .noHome, .unreadable, .unwritable, .weightsChanged: false
    case .littleSpace, .noDetector, .packedForAnother, .unknownVariable, .ignoredValue: true
    }
  }
}
