internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge-bench scan`: how long a person waits for the ingredients in a photo.
struct BenchScan: Command {
  static let name = "scan"
  static let summary = BilingualText.plain("From a photo's file to the answer, warm and cold.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments("PHOTO", \.words, help: .plain("Photos, or folders of them.")),
      .option(
        "model", short: "m", \.model, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
        help: .plain("The classifier, by name or file.")),
      .threads(\.threads),
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var words: [Argument] = []
  var model: Argument?
  var threads = 1
  var bench = BenchArguments()

  func run(in context: Void) throws {
    let photos = PhotoSources.photos(named: words.map(FilePath.init)).filter { bench.includes($0.description) }
    let scans = try ScanBench(model.map(FilePath.init), threads: threads, program: program, bench.repetition)
    for photo in photos {
      var results = Results(
        bench: Self.name,
        title: "\(photo), threads: \(threads)" + (program == nil ? "; there is no fridge beside this" : ""),
        conditions: [("photo", .string(photo.description)), ("threads", .integer(threads))])
      results.measurements = try scans.measurements(photo, bench.repetition)
      bench.show(results)
    }
  }

  /// The program `fridge` beside this one; nil when it has not been built.
  private var program: FilePath? {
    FilePath.program.map { $0.folder.appending("fridge") }.flatMap { $0.kind == .file ? $0 : nil }
  }
}
