internal import CommandLineKit
internal import FridgeKit

/// `fridge model run`: a forward pass of any network on NumPy arrays.
struct RunModel: Command {
  static let name = "run"
  static let summary = BilingualText(en: "Run any ONNX network on NumPy arrays.", ko: "NumPy 배열로 ONNX 신경망을 실행합니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 1),
    .options(
      "input", short: "i", \.inputs, placeholder: "NAME=FILE",
      help: BilingualText(en: "Array for an input; once per input.", ko: "입력에 넣을 배열. 입력마다 한 번씩 씁니다.")),
    .option(
      "output", short: "o", \.output, placeholder: "DIR", kind: .folder,
      help: BilingualText(
        en: "Folder for the results, one NAME.npy per output.", ko: "결과를 저장할 폴더. 출력마다 NAME.npy를 씁니다.")),
    .flag(
      "force", \.isForced,
      help: BilingualText(en: "Replace existing result files.", ko: "이미 있는 결과 파일을 덮어씁니다.")),
  ]
  var model: FilePath?
  var inputs: [NamedFile] = []
  var output: FilePath = "."
  var isForced = false

  func run(in context: CommandContext) throws {
    let files = try context.fridge.run(model, inputs: inputs.byName(), output: output, isForced: isForced)
    try context.console.print(files.map(\.printed))
  }
}

/// A file for a named input: `NAME=FILE`.
struct NamedFile: Sendable, Equatable {
  let name: String
  let file: FilePath
}

extension NamedFile: ArgumentValue {
  /// Accepts a name without an equals sign, the sign, and a path.
  init?(argument: Argument) {
    guard let equals = argument.bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0,
      let name = String(validating: argument.bytes[..<equals], as: UTF8.self),
      let file = FilePath(argument: Argument(bytes: argument.bytes[(equals + 1)...]))
    else { return nil }
    (self.name, self.file) = (name, file)
  }

  static var kind: ValueKind { .form("NAME=FILE") }
}

extension [NamedFile] {
  /// Returns the files by name; throws if a name is given twice.
  func byName() throws(CommandError) -> [String: FilePath] {
    var files: [String: FilePath] = [:]
    for entry in self {
      guard files.updateValue(entry.file, forKey: entry.name) == nil else { throw .inputTwice(entry.name) }
    }
    return files
  }
}
