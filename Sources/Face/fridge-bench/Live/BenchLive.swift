internal import CommandLineKit
internal import Files
internal import FridgeKit
// `rusage` is a C structure.
internal import Glibc
internal import JSON

/// `fridge-bench live`: the age of answers, and the processor time of frames.
struct BenchLive: Command {
  static let name = "live"
  static let summary = BilingualText.plain("Age of the answers about a clip, and processor time of its frames.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments("CLIP", \.words, help: .plain("Clips.")),
      .option(
        "frames", \.frames, placeholder: "N", kind: .integer(1...100_000),
        help: .plain("Frames whose processor time is measured.")),
      .threads(\.threads),
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var words: [Argument] = []
  var frames = 20
  var threads = 1
  var bench = BenchArguments()

  func run(in context: Void) throws {
    for clip in words.map(FilePath.init) {
      let live = LiveBench(clip, threads: threads)
      var results = Results(
        bench: Self.name, title: "\(clip), threads: \(threads)",
        conditions: [("clip", .string(clip.description)), ("threads", .integer(threads))])
      results.measurements = try live.ages() + live.processorTimes(frames: frames)
      bench.show(results)
      if !bench.json { print("largest resident memory: \(ProcessorTime.largestMemory >> 20) MiB\n") }
    }
  }
}

/// Watches one clip in this process.
struct LiveBench {
  private let clip: FilePath
  private let photo: PhotoOptions

  /// - Parameter threads: the cores for recognition; decoding has a thread of its own.
  init(_ clip: FilePath, threads: Int) {
    self.clip = clip
    photo = PhotoOptions(detector: .shipped, detail: LiveOptions.standardDetail, top: 1, threads: threads)
  }

  /// Returns the age of the frame behind each answer when the clip plays in real time, the part of it before the
  /// analysis began, and the time between answers.
  func ages() throws -> [Measurement] {
    var (ages, waits, intervals): ([Duration], [Duration], [Duration]) = ([], [], [])
    var last: ContinuousClock.Instant?
    _ = try Fridge().live(.clip(clip), LiveOptions(photo: photo)) { event in
      guard case .analysed(let frame) = event else { return }
      ages.append(.seconds(frame.latency))
      waits.append(.seconds(frame.latency - frame.analysis))
      if let last { intervals.append(.now - last) }
      last = .now
    }
    // The first answer also waits for the models.
    return [
      Measurement("age of the frame behind an answer", Array(ages.dropFirst())),
      Measurement("age of a frame when its analysis begins", Array(waits.dropFirst())),
      Measurement("time between answers", Array(intervals.dropFirst())),
    ].filter { !$0.times.isEmpty }
  }

  /// Returns the processor time of each frame, decoding included, and that of the same frames as photos.
  func processorTimes(frames count: Int) throws -> [Measurement] {
    let folder = try ScratchFolder(prefix: "fridge-bench")
    defer { folder.remove() }
    var (times, photos): ([Duration], [FilePath]) = ([], [])
    var last = Duration.zero
    let enough = Cancellation()
    _ = try Fridge().live(.clip(clip), LiveOptions(photo: photo, attention: .every), cancellation: enough) { event in
      guard case .analysed(let frame) = event else { return }
      let now = ProcessorTime.used
      if times.count >= count { enough.cancel() }
      if last > .zero, times.count < count {
        times.append(now - last)
        let path = folder.path.appending(FilePath("\(times.count).jpg"))
        try path.write(frame.frame.image.encodedAsJPEG())
        photos.append(path)
      }
      // Encoding does not count.
      last = ProcessorTime.used
    }
    let profiler = try Fridge().recognition(photo).profiler
    let alone = try photos.map { photo in
      let start = ProcessorTime.used
      _ = try profiler.times(for: photo)
      return ProcessorTime.used - start
    }
    let whole = Measurement("processor, the frame as a photo", Array(alone.dropFirst()))
    let live = Measurement("processor, a frame of the clip", Array(times.dropFirst()))
    return [live, whole].filter { !$0.times.isEmpty }.map { $0.share(of: whole) }
  }
}

/// The processor time and the memory of this process.
private enum ProcessorTime {
  /// The time used by all threads, in user and kernel mode.
  static var used: Duration {
    let usage = usage
    func duration(_ time: timeval) -> Duration { .seconds(time.tv_sec) + .microseconds(time.tv_usec) }
    return duration(usage.ru_utime) + duration(usage.ru_stime)
  }

  /// The largest resident memory up to now, in bytes.
  static var largestMemory: Int { usage.ru_maxrss << 10 }

  private static var usage: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }
}
