internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model run`: any network on NumPy arrays.
struct RunModel: Command {
  static let name = "run"
  static let summary = BilingualText(en: "Run any ONNX network on NumPy arrays.", ko: "NumPy 배열로 ONNX 신경망을 실행합니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 1),
    .options(
      "input", short: "i", \.inputs, placeholder: "NAME=FILE",
      help: BilingualText(en: "The array for an input; once for each input.", ko: "입력에 넣을 배열. 입력마다 한 번씩 씁니다.")),
    .option(
      "output", short: "o", \.output, placeholder: "DIR", kind: .folder,
      help: BilingualText(
        en: "The folder for the results, one NAME.npy for each output.", ko: "결과를 둘 폴더. 출력마다 NAME.npy를 씁니다.")),
    .flag(
      "force", \.isForced,
      help: BilingualText(en: "Replace result files that are there already.", ko: "이미 있는 결과 파일을 바꿉니다.")),
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
