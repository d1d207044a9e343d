internal import CommandLineKit
internal import FridgeKit

/// The review of captured pages, by commands that a person types or a file holds.
struct ReviewDialog {
  private var review: PageReview
  private let isForced: Bool
  private let json: Bool
  private let context: CommandContext
  /// Whether a person types, who sees a prompt, and may correct a mistake.
  private let isTyped = Keyboard.isPresent

  init(_ review: PageReview, isForced: Bool, json: Bool, _ context: CommandContext) {
    (self.review, self.isForced, self.json, self.context) = (review, isForced, json, context)
  }

  /// Obeys commands until `quit`, the end of the input or a cancellation; what was not saved by then is forgotten.
  ///
  /// - Throws: ``ReviewProblem`` at the first command of a file that cannot be obeyed.
  mutating func run(until cancellation: Cancellation) throws {
    try show()
    if isTyped { help() }
    var input = LineInput()
    var number = 0
    while true {
      prompt()
      guard let line = try input.next(until: cancellation) else { break }
      number += 1
      do {
        guard try obey(line) else { break }
      } catch let error as any PresentableError {
        if !isTyped { throw ReviewProblem(line: number, problem: error) }
        context.console.complain(about: error)
      }
    }
    if review.hasChanges {
      context.remark(
        en: "Changes that were not saved are forgotten; the pages stay as they were captured.",
        ko: "저장하지 않은 변경은 버렸습니다. 종이는 처음 저장한 그대로 남아 있습니다.")
    }
  }

  /// Obeys a command; returns false for the one that ends the review.
  private mutating func obey(_ line: String) throws -> Bool {
    guard let command = try ReviewCommand(line) else { return true }
    switch command {
    case .list: try show()
    case .help: help()
    case .turn(let numbers): try change(numbers) { review, number in try review.turn(number) }
    case .delete(let numbers): try change(numbers) { review, number in try review.delete(number) }
    case .keep(let numbers): try change(numbers) { review, number in try review.restore(number) }
    case .save(let target): try save(to: target)
    case .quit: return false
    }
    return true
  }

  /// Changes all of the pages, or none if one of them does not exist.
  private mutating func change(_ numbers: [Int], _ change: (inout PageReview, Int) throws -> Void) throws {
    var changed = review
    for number in numbers { try change(&changed, number) }
    review = changed
    try show()
  }

  private mutating func save(to target: FilePath?) throws {
    // The document first: it is refused where the pages would still have to be as they were.
    let count = try target.map { try review.write(to: $0, OverwriteRule(isForced: isForced)) }
    let saved = try review.save()
    if json {
      return try print(
        .object([
          ("event", .string("saved")), ("turned", .strings(saved.turned.map(\.description))),
          ("deleted", .strings(saved.deleted.map(\.description))),
          ("output", target.map { .string($0.description) } ?? .null),
        ]))
    }
    let (turned, deleted) = (saved.turned.count, saved.deleted.count)
    context.remark(
      en: "Saved: \(turned) turned, \(deleted) deleted.", ko: "저장했습니다. \(turned)장을 돌리고 \(deleted)장을 지웠습니다.")
    guard let count, let target else { return }
    context.remark(
      en: "Saved \(count == 1 ? "1 page" : "\(count) pages") to \(target.printed)",
      ko: "종이 \(count)장을 \(target.printed)에 저장했습니다.")
  }
}

extension ReviewDialog {
  private func prompt() { if isTyped { context.console.writeError("> ") } }

  /// Shows all pages.
  private func show() throws {
    if json { return try print(.object([("event", .string("review")), ("pages", .array(review.pages.map(\.json)))])) }
    var table = Table(.right, .left, .right, .left)
    for page in review.pages { table.add("\(page.number)", page.file.printed, page.size.text, state(of: page)) }
    try context.console.print(table.lines)
    try context.console.flush()
  }

  private func print(_ json: JSON) throws {
    try context.console.print(json)
    try context.console.flush()
  }

  private func state(of page: PageReview.Page) -> String {
    if page.isDeleted { return context.text(en: "deleted", ko: "삭제") }
    return page.turns == 0 ? "" : context.text(en: "turned \(90 * page.turns)°", ko: "\(90 * page.turns)° 돌림")
  }

  private func help() {
    context.remark(
      en: "Commands: list, turn NUMBER…, delete NUMBER…, keep NUMBER…, save [FILE.pdf], quit. "
        + "“turn” is a quarter counter-clockwise; nothing changes before “save”.",
      ko: "명령: list(목록), turn 번호…(왼쪽으로 90° 돌리기), delete 번호…(삭제), keep 번호…(삭제 취소), "
        + "save [파일.pdf](저장), quit(끝). save하기 전에는 아무것도 바뀌지 않습니다.")
  }
}

extension PageReview.Page {
  /// `{"page","file","width","height","turned","deleted"}`.
  fileprivate var json: JSON {
    .object([
      ("page", .integer(number)), ("file", .string(file.description)), ("width", .integer(size.width)),
      ("height", .integer(size.height)), ("turned", .integer(90 * turns)), ("deleted", .bool(isDeleted)),
    ])
  }
}

extension PixelSize {
  fileprivate var text: String { "\(width)×\(height)" }
}

/// A command of the review.
enum ReviewCommand: Equatable {
  case list, help, quit
  /// A quarter turn counter-clockwise of pages.
  case turn([Int])
  case delete([Int])
  /// Takes deletions back.
  case keep([Int])
  /// Saves the changes, and all pages to another file if one is named.
  case save(to: FilePath?)

  /// Reads a line; nil for an empty one.
  init?(_ line: String) throws(ReviewCommandError) {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let verb = words.first else { return nil }
    let rest = words.dropFirst()
    switch verb.lowercased() {
    case "list", "l": self = .list
    case "help", "h", "?": self = .help
    case "quit", "q", "exit": self = .quit
    case "turn", "t": self = .turn(try Self.numbers(rest, of: verb))
    case "delete", "d": self = .delete(try Self.numbers(rest, of: verb))
    case "keep", "k": self = .keep(try Self.numbers(rest, of: verb))
    case "save", "s":
      // A name may hold spaces.
      let name = line.drop(while: \.isWhitespace).dropFirst(verb.count).drop(while: \.isWhitespace)
      let trimmed = name.reversed().drop(while: \.isWhitespace).reversed()
      self = .save(to: trimmed.isEmpty ? nil : FilePath(String(trimmed)))
    default: throw .unknown(String(verb))
    }
  }

  private static func numbers(
    _ words: some Collection<Substring>, of verb: Substring
  ) throws(ReviewCommandError) -> [Int] {
    if words.isEmpty { throw .needsNumber(String(verb)) }
    var numbers: [Int] = []
    for word in words {
      guard let number = Int(word), number > 0 else { throw .notNumber(String(word)) }
      numbers.append(number)
    }
    return numbers
  }
}

/// Why a line is no command of the review.
enum ReviewCommandError: PresentableError, Equatable {
  /// There is no such command.
  case unknown(String)
  /// The command needs the number of a page.
  case needsNumber(String)
  /// A word is not the number of a page.
  case notNumber(String)

  var message: BilingualText {
    switch self {
    case .unknown(let word):
      BilingualText(en: "There is no command “\(word.printable)”.", ko: "“\(word.printable)”라는 명령은 없습니다.")
    case .needsNumber(let word):
      BilingualText(en: "“\(word)” needs the number of a page.", ko: "“\(word)” 뒤에 종이 번호가 필요합니다.")
    case .notNumber(let word):
      BilingualText(en: "“\(word.printable)” is not the number of a page.", ko: "“\(word.printable)”은 종이 번호가 아닙니다.")
    }
  }

  var hints: [BilingualText] {
    [
      BilingualText(
        en: "Commands are list, turn NUMBER…, delete NUMBER…, keep NUMBER…, save [FILE], quit.",
        ko: "명령은 list, turn 번호…, delete 번호…, keep 번호…, save [파일], quit입니다.")
    ]
  }
}

/// A command from a file that cannot be obeyed, with its line.
struct ReviewProblem: PresentableError {
  let line: Int
  let problem: any PresentableError

  var message: BilingualText { problem.message.about("-:\(line)") }
  var hints: [BilingualText] { problem.hints }
}

extension PageReviewError: PresentableError {
  var message: BilingualText {
    switch self {
    case .noPage(let number): BilingualText(en: "There is no page \(number).", ko: "\(number)번 종이는 없습니다.")
    case .nothingLeft: BilingualText(en: "All pages are deleted.", ko: "종이를 모두 지웠습니다.")
    case .photo(let path, let error): error.message.about(path.printed)
    case .target(let error): error.message
    }
  }

  var hints: [BilingualText] { if case .target(let error) = self { error.hints } else { [] } }
}
