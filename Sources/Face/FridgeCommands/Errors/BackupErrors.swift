internal import CommandLineKit
internal import FridgeKit
internal import SQLite

extension BackupFailure: PresentableError {
  var message: BilingualText {
    switch self {
    case .noData: RecipesFailure.noData.message
    case .noHome: PantryFailure.noHome.message
    case .backup(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .noData: RecipesFailure.noData.hints
    case .noHome: PantryFailure.noHome.hints
    case .backup(let error): error.hints
    }
  }
}

extension BackupError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): error.message
    case .nothingThere: BilingualText(en: "There is nothing to back up yet.", ko: "아직 백업할 것이 없습니다.")
    case .unusable(let file, let fault): fault.message.about(file.printed)
    case .store(let path, let error):
      BilingualText(
        en: "The data cannot be used: \(error.message) (\(error.code)).",
        ko: "데이터를 쓸 수 없습니다: \(error.message) (\(error.code))."
      ).about(path.printed)
    case .newerStore(let path, let version):
      BilingualText(
        en: "The data were written by a newer version of this program (\(version)).",
        ko: "이 프로그램보다 새로운 버전(\(version))이 저장한 데이터입니다."
      ).about(path.printed)
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .file(let error): error.hints
    case .unusable(_, .newer), .newerStore:
      [BilingualText(en: "It was left as it is. Update fridge.", ko: "그대로 두었습니다. fridge를 업데이트하세요.")]
    case .unusable: [BilingualText(en: "Nothing was changed.", ko: "아무것도 바꾸지 않았습니다.")]
    case .store(_, let error) where error.isDamage:
      [
        BilingualText(
          en: "It was left as it is. Restore an earlier backup with “fridge restore”; this file is kept beside it.",
          ko: "그대로 두었습니다. “fridge restore”로 이전 백업을 되살리세요. 이 파일은 그 옆에 남습니다.")
      ]
    case .nothingThere, .store: []
    }
  }
}

extension BackupFault {
  /// The problem, without the name of the file.
  fileprivate var message: BilingualText {
    switch self {
    case .notABackup: BilingualText(en: "This is not a backup made by fridge.", ko: "fridge가 만든 백업 파일이 아닙니다.")
    case .damaged: BilingualText(en: "The backup is damaged or incomplete.", ko: "백업이 손상되었거나 온전하지 않습니다.")
    case .newer(let version):
      BilingualText(
        en: "The backup was made by a newer version of this program (\(version)).",
        ko: "이 프로그램보다 새로운 버전(\(version))이 만든 백업입니다.")
    case .foreign(let store):
      BilingualText(
        en: "“\(store.rawValue)” in the backup holds something else.", ko: "백업 속 “\(store.rawValue)”의 내용이 다릅니다.")
    }
  }
}
