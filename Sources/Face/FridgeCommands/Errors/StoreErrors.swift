internal import CommandLineKit
internal import FridgeKit
internal import SQLite

/// The wording of the errors that all stores of the user's own data share.
struct StoreWording {
  /// The store as the subject of an English sentence.
  private let english: String
  /// Whether the English subject is plural.
  private let isPlural: Bool
  /// The store in Korean, as a subject and as an object.
  private let korean: (subject: String, object: String)

  static let pantry = Self(english: "The pantry", isPlural: false, korean: ("식재료 목록이", "식재료 목록을"))
  static let recipes = Self(english: "Your recipes", isPlural: true, korean: ("저장한 레시피가", "저장한 레시피를"))
  static let lessons = Self(english: "The lessons", isPlural: true, korean: ("가르친 것이", "가르친 것을"))

  /// Returns the message for a store that a later version wrote.
  func newer(_ path: FilePath, version: Int) -> BilingualText {
    BilingualText(
      en: "\(english) \(isPlural ? "were" : "was") written by a newer version of this program (\(version)).",
      ko: "\(korean.object) 이 프로그램보다 새로운 버전(\(version))이 저장했습니다."
    ).about(path.printed)
  }

  /// Returns the message for a damaged store.
  func damaged(_ path: FilePath, _ error: DatabaseError) -> BilingualText {
    BilingualText(
      en: "\(english) \(isPlural ? "are" : "is") damaged: \(error.message).",
      ko: "\(korean.subject) 손상되었습니다: \(error.message)."
    ).about(path.printed)
  }

  /// Returns the message for a store that the system refuses to write.
  func unwritable(_ error: FileError) -> BilingualText {
    BilingualText(
      en: "\(english) cannot be used. \(error.reason.english)", ko: "\(korean.object) 쓸 수 없습니다. \(error.reason.korean)"
    ).about(error.path.printed)
  }

  /// Returns the message for any other error of SQLite.
  func database(_ path: FilePath, _ error: DatabaseError) -> BilingualText {
    BilingualText(
      en: "\(english) cannot be used: \(error.message) (\(error.code)).",
      ko: "\(korean.object) 쓸 수 없습니다: \(error.message) (\(error.code))."
    ).about(path.printed)
  }
}

extension StoreWording {
  /// The hint on a store that a later version wrote.
  var newerHint: BilingualText {
    BilingualText(en: "\(leftAlone) Update fridge.", ko: "그대로 두었습니다. fridge를 업데이트하세요.")
  }

  /// The hint on a damaged store.
  var damagedHint: BilingualText {
    BilingualText(
      en: "\(leftAlone) Restore a backup with “fridge restore”, or move the file away to start anew.",
      ko: "그대로 두었습니다. “fridge restore”로 백업을 되살리거나, 파일을 옮기고 새로 시작하세요.")
  }

  private var leftAlone: String { isPlural ? "They were left as they are." : "It was left as it is." }

  /// The hint on a store that the system refuses to write.
  static let unwritableHint = BilingualText(en: "Nothing was changed.", ko: "아무것도 바꾸지 않았습니다.")
}
