internal import CommandLineKit
internal import FridgeKit

/// `fridge doctor`: what is wrong with the installation and with the user's data.
struct Doctor: Command, WorksWithoutSettings {
  static let name = "doctor"
  static let summary = BilingualText(
    en: "Check the installation and your own data.", ko: "설치 상태와 내 데이터에 문제가 없는지 확인합니다.")
  static let discussion = [
    BilingualText(
      en: "Each line says ok, warning or problem, and what to do about it. Nothing is changed.",
      ko: "항목마다 정상, 주의, 문제 가운데 하나와 해결 방법을 알려 줍니다. 아무것도 바꾸지 않습니다.")
  ]
  static let parameters: [Parameter<Self>] = [.json(\.json)]
  var json = false

  func run(in context: CommandContext) throws {
    let view = DoctorView(findings: context.fridge.checkup(), context: context)
    try context.console.show(view, json: json)
    if view.problemCount > 0 { throw CommandError.problemsFound(view.problemCount) }
  }
}

/// The answer of `fridge doctor`: a verdict on each part, with the fault and what to do.
struct DoctorView: AnswerView {
  let findings: [CheckupFinding]
  let context: CommandContext

  /// The number of parts that do not work.
  var problemCount: Int { findings.count { $0.verdict == .problem } }

  var lines: [DisplayText] {
    let rows =
      [row(.ok, "fridge", [version])]
      + findings.map { row($0.verdict, $0.part.name[context.language], words($0)) }
      + [row(.ok, terminalName[context.language], [terminal])]
    // The words keep their column, or stand below the name where that leaves little room for them.
    let column = rows.reduce(0) { max($0, $1.mark.displayWidth) } + rows.reduce(0) { max($0, $1.name.displayWidth) } + 4
    let room = context.console.terminal.wrapping.map { $0 - column }
    if let room, room < Self.leastRoom {
      return rows.flatMap { row in ["\(row.mark)  \(row.name)"] + row.words.map { "    \($0)" } }
    }
    var table = Table(.left, .left, .left)
    for row in rows {
      let words = row.words.flatMap { words in room.map { DisplayText(words).wrapped(to: $0) } ?? [DisplayText(words)] }
      for (index, line) in words.enumerated() {
        if index == 0 { table.add(row.mark, row.name, line) } else { table.add("", "", line) }
      }
    }
    return table.lines
  }

  /// The fewest columns for words beside a name.
  private static let leastRoom = 28

  private typealias Row = (mark: DisplayText, name: DisplayText, words: [String])

  private func row(
    _ verdict: CheckupFinding.Verdict, _ name: String, _ words: [String]
  ) -> Row {
    (context.console.styled(context.console.text(verdict.name), verdict.style), DisplayText(name), words)
  }

  /// The facts of a finding or, in their place, its fault and what helps.
  private func words(_ finding: CheckupFinding) -> [String] {
    guard let fault = finding.fault else { return [context.console.text(finding.part.facts)] }
    let view = ErrorView(error: fault, language: context.language)
    return [view.message] + view.hints
  }

  private var version: String {
    context.text(en: "version \(FridgeProgram.version)", ko: "버전 \(FridgeProgram.version)")
  }

  private let terminalName = BilingualText(en: "terminal", ko: "터미널")

  private var terminal: String {
    let terminal = context.console.terminal
    if !terminal.isPresent {
      return context.text(en: "none: the output is a file or a pipe", ko: "없음. 출력이 파일이나 파이프입니다")
    }
    return context.text(
      en: "\(terminal.width) columns, \(terminal.hasColor ? "colours" : "no colours")",
      ko: "\(terminal.width)칸, 색 \(terminal.hasColor ? "있음" : "없음")")
  }

  /// Version 1.
  var json: JSON {
    let warnings = findings.count { $0.verdict == .warning }
    return .object([
      ("version", .integer(1)), ("program", .string(FridgeProgram.version)), ("problems", .integer(problemCount)),
      ("warnings", .integer(warnings)), ("checks", .array(findings.map(json))),
    ])
  }

  private func json(_ finding: CheckupFinding) -> JSON {
    let members: [(key: String, value: JSON)] = [
      ("part", .string(finding.part.kind)), ("name", .string(finding.part.subject)),
      ("status", .string(finding.verdict.rawValue)),
    ]
    guard let fault = finding.fault else {
      return .object(members + [(key: "message", value: .string(context.console.text(finding.part.facts)))])
    }
    let view = ErrorView(error: fault, language: context.language)
    return .object(
      members + [
        (key: "message", value: .string(view.message)), (key: "kind", value: .string(view.kind)),
        (key: "hints", value: .strings(view.hints)),
      ])
  }
}

extension CheckupFinding.Verdict {
  fileprivate var name: BilingualText {
    switch self {
    case .ok: BilingualText(en: "ok", ko: "정상")
    case .warning: BilingualText(en: "warning", ko: "주의")
    case .problem: BilingualText(en: "problem", ko: "문제")
    }
  }

  fileprivate var style: TextStyle {
    switch self {
    case .ok: .green
    case .warning: .yellow
    case .problem: .red
    }
  }
}
