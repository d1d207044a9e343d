internal import CommandLineKit
internal import Files
internal import FridgeKit

extension CommandContext {
  /// Cuts the objects of a scan out into a folder, and tells how many.
  func save(_ report: ScanReport, in folder: FilePath) throws {
    let count = try CropFolder(folder).save(report).count
    console.remark(
      console.text(
        BilingualText(
          en: "\(count == 1 ? "1 object" : "\(count) objects") cut out to \(folder.printed)",
          ko: "물체 \(count)개를 \(folder.printed)에 잘라 두었습니다.")))
  }
}

extension CropFailure: Worded {
  var message: BilingualText {
    switch self {
    case .photo(let photo, let error): error.message.about(photo.printed)
    case .file(let error): error.message
    }
  }
}
