internal import CommandLineKit
internal import FridgeKit

extension CheckupFinding.Part {
  /// The kind of the part, in JSON.
  var kind: String {
    switch self {
    case .processor: "processor"
    case .folder: "folder"
    case .models: "models"
    case .model: "model"
    case .recipes: "recipes"
    case .store: "store"
    case .settings: "settings"
    case .variable: "variable"
    }
  }

  /// The name of the part among those of its kind, in JSON.
  var subject: String {
    switch self {
    case .processor(let name, _, _): name
    case .folder(let role, _): role.rawValue
    case .model(let path, _): path.stem.description
    case .store(let store, _): store.rawValue
    case .variable(let variable): variable.name
    case .models, .recipes, .settings: kind
    }
  }

  /// The name of the part for a person.
  var name: BilingualText {
    switch self {
    case .processor: BilingualText(en: "processor", ko: "프로세서")
    case .folder(let role, _): role.name
    case .models: BilingualText(en: "models", ko: "모델")
    case .model, .store, .variable: .same(subject.printable)
    case .recipes: BilingualText(en: "recipes", ko: "레시피")
    case .settings: .same("config.toml")
    }
  }

  /// The facts about a part that is in order.
  var facts: BilingualText {
    switch self {
    case .processor(let name, let chosen, let available):
      let others = available.filter { $0 != chosen }.joined(separator: ", ")
      return BilingualText(
        en: "\(name); kernels \(chosen)" + (others.isEmpty ? "" : " (also \(others))"),
        ko: "\(name). 커널 \(chosen)" + (others.isEmpty ? "" : " (\(others)도 가능)"))
    case .folder(let role, let state): return state?.facts(of: role) ?? .same("")
    case .models:
      return BilingualText(en: "a classifier and a detector are there", ko: "분류 모델과 검출 모델이 있습니다")
    case .model(_, let state): return state?.facts ?? .same("")
    case .recipes(let state): return state?.facts ?? .same("")
    case .store(_, let version?):
      return BilingualText(en: "intact (version \(version))", ko: "이상 없음 (버전 \(version))")
    case .store(_, nil): return BilingualText(en: "none yet", ko: "아직 없음")
    case .settings(_, let exists):
      return exists
        ? BilingualText(en: "every setting is understood", ko: "모든 설정을 읽었습니다")
        : BilingualText(en: "none; the defaults apply", ko: "없음. 기본값을 씁니다")
    case .variable(let variable):
      let purpose = variable.purpose?.meaning ?? .same("")
      return BilingualText(
        en: "\(purpose.english): \(variable.value)", ko: "\(purpose.korean): \(variable.value)")
    }
  }
}

extension FolderRole {
  fileprivate var name: BilingualText {
    switch self {
    case .dishes: BilingualText(en: "dishes folder", ko: "요리 폴더")
    case .models: BilingualText(en: "models folder", ko: "모델 폴더")
    case .data: BilingualText(en: "data folder", ko: "데이터 폴더")
    case .cache: BilingualText(en: "cache folder", ko: "캐시 폴더")
    case .settings: BilingualText(en: "settings folder", ko: "설정 폴더")
    }
  }
}

extension FolderState {
  /// The path, and the free space where the user's own data are.
  fileprivate func facts(of role: FolderRole) -> BilingualText {
    let size = role == .data ? freeBytes.map(\.gigabytes) : nil
    let free = size.map { BilingualText(en: ", \($0) free", ko: ", 남은 공간 \($0)") } ?? .same("")
    let coming = exists ? .same("") : BilingualText(en: ", made when needed", ko: ", 필요할 때 만듭니다")
    return BilingualText(
      en: path.description + coming.english + free.english, ko: path.description + coming.korean + free.korean)
  }
}

extension ModelState {
  fileprivate var facts: BilingualText {
    let weights =
      isIntact == nil
      ? BilingualText(en: "states no hash", ko: "해시 정보 없음")
      : BilingualText(en: "weights as published", ko: "가중치 이상 없음")
    let packing =
      packedFor.map { BilingualText(en: "packed for \($0)", ko: "\($0)용으로 미리 정리함") }
      ?? BilingualText(
        en: "packed at every start (“fridge model pack” does it once)",
        ko: "시작할 때마다 정리함 (“fridge model pack”을 한 번 실행하면 더 빨라집니다)")
    return BilingualText(
      en: "can be loaded, \(weights.english), \(packing.english)", ko: "불러올 수 있음, \(weights.korean), \(packing.korean)")
  }
}

extension RecipesState {
  fileprivate var facts: BilingualText {
    guard let own else {
      return BilingualText(
        en: "\(dishes) dishes; the index is built by the next command that needs it",
        ko: "요리 \(dishes)가지. 색인은 다음에 필요할 때 만듭니다")
    }
    return BilingualText(
      en: "\(dishes) dishes and \(own) of your own; the index is up to date",
      ko: "요리 \(dishes)가지, 내 레시피 \(own)개. 색인은 최신입니다")
  }
}

extension EnvironmentVariable.Purpose {
  fileprivate var meaning: BilingualText {
    switch self {
    case .home: BilingualText(en: "folder of your own data", ko: "내 데이터의 폴더")
    case .dataHome: BilingualText(en: "your own data are below", ko: "내 데이터를 두는 곳")
    case .settingsHome: BilingualText(en: "the settings are below", ko: "설정을 두는 곳")
    case .cacheHome: BilingualText(en: "the cache is below", ko: "캐시를 두는 곳")
    case .kernels: BilingualText(en: "kernels in use", ko: "쓰는 커널")
    case .time: BilingualText(en: "seconds since 1970, in place of the clock", ko: "시계 대신 쓰는 시각(1970년부터의 초)")
    case .timeZone: BilingualText(en: "time zone", ko: "시간대")
    case .noColor: BilingualText(en: "no colours", ko: "색을 쓰지 않음")
    case .columns:
      BilingualText(en: "width of the output if the terminal reports none", ko: "터미널이 알려 주지 않을 때의 출력 너비")
    case .fonts: BilingualText(en: "configuration of fonts", ko: "글꼴 설정 파일")
    }
  }
}

extension CheckupFault: PresentableError {
  var message: BilingualText {
    switch self {
    case .noData: BilingualText(en: "The program's data were not found.", ko: "프로그램의 데이터를 찾을 수 없습니다.")
    case .noHome: BilingualText(en: "There is no home folder.", ko: "홈 폴더가 없습니다.")
    case .unreadable(let path):
      BilingualText(en: "This folder cannot be read.", ko: "읽을 수 없는 폴더입니다.").about(path.printed)
    case .unwritable(let path):
      BilingualText(en: "Nothing can be written here.", ko: "여기에는 쓸 수 없습니다.").about(path.printed)
    case .littleSpace(let path, let bytes):
      BilingualText(en: "Only \(bytes.megabytes) are free.", ko: "남은 공간이 \(bytes.megabytes)뿐입니다.").about(path.printed)
    case .noDetector: ModelFailure.noDetector.message
    case .weightsChanged(let path): CommandError.modelChanged(path).message
    case .packedForAnother(let path):
      BilingualText(
        en: "The packed weights beside the model are those of another version and are not used.",
        ko: "모델 옆에 미리 정리한 가중치가 다른 버전의 것이라 쓰지 않습니다."
      ).about(path.printed)
    case .unknownVariable(let name):
      BilingualText(en: "The program has no variable “\(name.printable)”.", ko: "“\(name.printable)” 변수는 없습니다.")
    case .ignoredValue(let name):
      BilingualText(en: "The value of “\(name)” is ignored.", ko: "“\(name)”의 값을 쓸 수 없어 무시합니다.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noData:
      [
        BilingualText(
          en: "Install the program anew, or set FRIDGE_HOME to a folder with “dishes” and “models”.",
          ko: "프로그램을 다시 설치하거나, “dishes”와 “models” 폴더가 있는 곳을 FRIDGE_HOME에 정하세요.")
      ]
    case .noHome: [BilingualText(en: "Set FRIDGE_HOME or HOME.", ko: "FRIDGE_HOME이나 HOME을 정하세요.")]
    case .unreadable, .unwritable:
      [
        BilingualText(
          en: "Change its permissions, or set FRIDGE_HOME to another folder.",
          ko: "권한을 바꾸거나 다른 폴더를 FRIDGE_HOME에 정하세요.")
      ]
    case .littleSpace: [BilingualText(en: "Free some space on this disk.", ko: "이 디스크의 공간을 비우세요.")]
    case .noDetector:
      [BilingualText(en: "Only whole photos can be named.", ko: "사진 전체의 이름만 알 수 있습니다.")] + ModelFailure.noDetector.hints
    case .weightsChanged:
      [BilingualText(en: "Install the model anew.", ko: "모델을 다시 설치하세요.")]
    case .packedForAnother:
      [BilingualText(en: "“fridge model pack” packs them anew.", ko: "“fridge model pack”으로 다시 정리하세요.")]
    case .unknownVariable(let name):
      [.didYouMean(Self.variables(like: name))].compactMap(\.self)
    case .ignoredValue(let name): [EnvironmentVariable.Purpose(rawValue: name)?.expectation].compactMap(\.self)
    }
  }

  /// The variables whose names differ from a wrong one in two letters at most, nearest first.
  private static func variables(like name: String) -> [String] {
    let near = EnvironmentVariable.Purpose.allCases.map(\.rawValue).map { ($0, $0.editDistance(to: name)) }
    return near.filter { $0.1 <= 2 }.sorted { $0.1 < $1.1 }.map(\.0)
  }
}

extension EnvironmentVariable.Purpose {
  /// The values that the program heeds; nil if it heeds all.
  fileprivate var expectation: BilingualText? {
    switch self {
    case .dataHome, .settingsHome, .cacheHome:
      BilingualText(en: "It must be an absolute path.", ko: "절대 경로여야 합니다.")
    case .time: BilingualText(en: "It must be a whole number of seconds.", ko: "초를 나타내는 정수여야 합니다.")
    case .columns: BilingualText(en: "It must be a number from 20 to 1,000.", ko: "20부터 1,000까지의 수여야 합니다.")
    case .home, .kernels, .timeZone, .noColor, .fonts: nil
    }
  }
}

extension Int {
  /// A number of bytes in gigabytes.
  fileprivate var gigabytes: String { "\((Double(self) / 1e9).fixed(1)) GB" }
}
