internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import JSON

/// `fridge-bench scan`: the latency from a photo's file to its ingredients.
struct BenchScan: Command {
  static let name = "scan"
  static let summary = BilingualText.plain("Time from a photo's file to the answer, warm and cold.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments("PHOTO", \.words, help: .plain("Photos, or folders of them.")),
      .option(
        "model", short: "m", \.model, placeholder: "MODEL", kind: .file(extensions: ["onnx"]),
        help: .plain("Classifier, by name or file.")),
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
        title: "\(photo), threads: \(threads)" + (program == nil ? "; there is no fridge beside this program" : ""),
        conditions: [("photo", .string(photo.description)), ("threads", .integer(threads))])
      results.measurements = try scans.measurements(photo, bench.repetition)
      bench.show(results)
    }
  }

  /// The program `fridge` beside this one; nil if it has not been built.
  private var program: FilePath? {
    FilePath.program.map { $0.folder.appending("fridge") }.flatMap { $0.kind == .file ? $0 : nil }
  }
}

/// Warm scans in this process with the models loaded, and cold scans by the program from launch to exit.
struct ScanBench {
  private let profiler: ScanProfiler
  private let network: ModelBenchmark
  private let program: FilePath?
  private let options: [FilePath]

  /// Loads the models, and times the classifier's network alone.
  ///
  /// - Parameters:
  ///   - model: the classifier by name or path; nil for the installed one.
  ///   - threads: the number of cores to use.
  ///   - program: the program to run for cold scans; nil for none.
  init(_ model: FilePath?, threads: Int, program: FilePath?, _ repetition: Repetition) throws {
    let fridge = Fridge()
    let recognition = try fridge.recognition(PhotoOptions(model: model, detector: .shipped, top: 1, threads: threads))
    profiler = recognition.profiler
    network = try fridge.benchmark(recognition.model, threads: threads, repetition: repetition)
    self.program = program
    options = ["--threads", FilePath("\(threads)"), "--model", recognition.model]
  }

  /// Returns the times of the stages, of the whole scan and of the whole program; warm and cold scans alternate.
  ///
  /// The network alone, a part of recognition, has been timed before.
  func measurements(_ photo: FilePath, _ repetition: Repetition) throws -> [Measurement] {
    let cold = program.map { ChildProcess(program: $0, words: ["scan"] + options + ["--", photo]) }
    let rounds = try repetition.rounds {
      try profiler.times(for: photo) + (cold.map { process in [try .of { try process.run() }] } ?? [])
    }
    let stages = ScanProfiler.Stage.allCases
    let whole = Measurement("scan, warm", rounds.map { $0[..<stages.count].reduce(.zero, +) })
    let parts = stages.enumerated().map { index, stage in Measurement(stage.rawValue, rounds.column(index)) }
    let all = parts + [Measurement("classifier's network alone", network.times), whole]
    let program = cold == nil ? [] : [Measurement("fridge scan, cold", rounds.column(stages.count))]
    return (all + program).map { $0.share(of: whole) }
  }
}
