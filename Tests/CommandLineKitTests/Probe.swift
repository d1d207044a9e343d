import CommandLineKit
@testable import Localization

enum Shade: String, ArgumentChoice { case light, dark, dim }

/// A command with one parameter of each kind.
struct Probe: Command, Equatable {
  static let name = "probe"
  static let summary = BilingualText(en: "Looks at things.", ko: "무언가를 봅니다.")
  static let parameters: [Parameter<Self>] = [
    .arguments("PHOTO", \.photos, kind: .file(extensions: ["jpg"]), help: BilingualText(en: "Photos.", ko: "사진.")),
    .option(
      "top", short: "k", \.top, placeholder: "COUNT", kind: .integer(-9...9),
      help: BilingualText(en: "How many names.", ko: "이름의 수.")),
    .option("shade", \.shade, placeholder: "SHADE", help: BilingualText(en: "How dark.", ko: "밝기.")),
    .options("input", short: "i", \.inputs, placeholder: "NAME", help: BilingualText(en: "Inputs.", ko: "입력.")),
    .options("hue", \.hues, placeholder: "SHADE", help: BilingualText(en: "Hues.", ko: "색.")),
    .flag("json", short: "j", \.json, help: BilingualText(en: "JSON.", ko: "JSON.")),
    .flag("quiet", short: "q", \.quiet, help: BilingualText(en: "Quiet.", ko: "조용히.")),
  ]
  var photos: [Argument] = []
  var top = 1
  var shade: Shade?
  var inputs: [String] = []
  var hues: [ArgumentList<Shade>] = []
  var json = false
  var quiet = false
  func run(in context: Recorder) throws { context.log.append("probe") }
}

/// A command that takes one word, or none.
struct Leaf: Command {
  static let name = "list"
  static let summary = BilingualText(en: "Lists it's things.", ko: "나열합니다.")
  static let parameters: [Parameter<Self>] = [
    .argument("NAME", \.word, minimum: 0, help: BilingualText(en: "A name.", ko: "이름."))
  ]
  var word: String?
  func run(in context: Recorder) throws { context.log.append("list \(word ?? "")") }
}

final class Recorder { var log: [String] = [] }

let tree = CommandTree<Recorder>(
  program: "tool", summary: BilingualText(en: "A tool.", ko: "도구."),
  [
    CommandTree(Probe.self),
    CommandTree(group: "model", summary: BilingualText(en: "Models.", ko: "모델."), [CommandTree(Leaf.self)]),
  ])
