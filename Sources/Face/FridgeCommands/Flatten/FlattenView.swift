internal import CommandLineKit
internal import FridgeKit

/// The answer of `fridge flatten`: the pages of each photo.
struct FlattenView: AnswerView {
  let work: PageFlattening
  let context: CommandContext
  /// The photos in their order, with their pages or an error.
  var reports: [(photo: FilePath, outcome: Result<(size: PixelSize, pages: [FlatPage]), PhotoError>)] = []

  init(work: PageFlattening, context: CommandContext) { (self.work, self.context) = (work, context) }

  var lines: [DisplayText] {
    var table = Table(.left, .right, .left, .left)
    for report in reports {
      guard case .success(let found) = report.outcome else { continue }
      for page in found.pages {
        let size = work.pictureSize(of: page)
        let corners = page.page.corners.corners.map { "\($0.x.fixed(1)),\($0.y.fixed(1))" }.joined(separator: " ")
        table.add(report.photo.printed, page.page.confidence.fixed(2), "\(size.width)×\(size.height)", corners)
      }
    }
    return table.lines
  }

  /// Version 1.
  var json: JSON {
    let photos = reports.map { report -> JSON in
      switch report.outcome {
      case .success(let found): work.json(of: found.size, found.pages, named: report.photo)
      case .failure(let error):
        .object([
          ("photo", .string(report.photo.description)), ("error", .string(error.message[context.language])),
        ])
      }
    }
    return .object([("version", .integer(1)), ("photos", .array(photos))])
  }

  /// Reports each photo that could not be read.
  func complain() {
    for report in reports {
      guard case .failure(let error) = report.outcome else { continue }
      context.console.complain([context.console.text(error.message.about(report.photo.printed))])
    }
  }

  /// Throws if a photo failed, or if there is no page in one.
  func checkForPages() throws {
    let failed = reports.count { if case .failure = $0.outcome { true } else { false } }
    if failed > 0 { throw CommandError.photosFailed(failed, of: reports.count) }
    let empty = reports.count { if case .success(let found) = $0.outcome { found.pages.isEmpty } else { false } }
    if empty > 0 { throw FlattenProblem.noPage(empty, of: reports.count) }
  }
}

extension PageTargetError: PresentableError {
  var message: BilingualText {
    switch self {
    case .unknownForm(let path):
      BilingualText(en: "Pages are written as PDF, PNG, JPEG or WebP.", ko: "PDF, PNG, JPEG, WebP로 저장합니다.").about(
        path.printed)
    case .needsFolder(let path, let pages):
      BilingualText(en: "One picture cannot hold \(pages) pages.", ko: "그림 파일 하나에 \(pages)장을 담을 수 없습니다.").about(
        path.printed)
    case .image(let path, let error): error.message.about(path.printed)
    case .drawing(let error): error.message
    case .file(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknownForm:
      [
        BilingualText(
          en: "Its name must end in .pdf, .png, .jpg, .jpeg or .webp.",
          ko: "파일 이름이 .pdf, .png, .jpg, .jpeg, .webp로 끝나야 합니다.")
      ]
    case .needsFolder:
      [
        BilingualText(
          en: "Name a .pdf, or a folder, with a slash at its end if it is new.",
          ko: ".pdf 파일이나 폴더를 지정하세요. 새 폴더는 이름 끝에 /를 붙입니다.")
      ]
    case .drawing(let error): error.hints
    case .file(let error): error.hints
    case .image: []
    }
  }
}
