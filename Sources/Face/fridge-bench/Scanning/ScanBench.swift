internal import Files
internal import FridgeKit

/// Scans of photos: in this process with models that are ready, and by the program from its start to its end.
struct ScanBench {
  private let profiler: ScanProfiler
  private let network: ModelBenchmark
  private let program: FilePath?
  private let options: [FilePath]

  /// Loads the models, and times the classifier's network by itself.
  ///
  /// - Parameters:
  ///   - model: the classifier by name or path; nil for the one that is installed.
  ///   - threads: how many cores may work.
  ///   - program: the program to run for cold scans; nil for none.
  init(_ model: FilePath?, threads: Int, program: FilePath?, _ repetition: Repetition) throws {
    let fridge = Fridge()
    let recognition = try fridge.recognition(PhotoOptions(model: model, detector: .shipped, top: 1, threads: threads))
    profiler = recognition.profiler
    network = try fridge.benchmark(recognition.model, threads: threads, repetition: repetition)
    self.program = program
    options = ["--threads", FilePath("\(threads)"), "--model", recognition.model]
  }

  /// The stages of a scan, the whole of it, and the whole program; warm and cold scans take turns.
  ///
  /// The network alone, a part of recognising, has been timed before them.
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
