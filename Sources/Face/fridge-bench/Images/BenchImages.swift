internal import CommandLineKit
internal import Files
internal import Localization

/// `fridge-bench images`: the time to decode and resize photos.
struct BenchImages: Command {
  static let name = "images"
  static let summary = BilingualText.plain("Decode and resize photos, format by format, on one core.")
  static let parameters: [Parameter<Self>] =
    [
      .arguments(
        "PHOTO", \.words, minimum: 0,
        help: .plain("Photos, or folders of them; by default those in Fixtures, and generated ones.")),
      .options(
        "megapixels", \.megapixels, placeholder: "N", kind: .integer(1...150),
        help: .plain("Size of a generated photo; by default one of 12 and one of 24.")),
    ] + BenchArguments.parameters.map { $0.lifted(through: \.bench) }
  var words: [Argument] = []
  var megapixels: [Int] = []
  var bench = BenchArguments()

  func run(in context: Void) throws {
    let isDefault = words.isEmpty && megapixels.isEmpty
    var sets = try PhotoSet.sets(of: isDefault ? Self.fixtures : words.map(FilePath.init)).filter {
      bench.includes($0.name)
    }
    for size in isDefault ? [12, 24] : megapixels {
      let photos = GeneratedPhoto.Coding.allCases.map { GeneratedPhoto(megapixels: size, coding: $0) }
      sets += try photos.filter { bench.includes($0.name) }.map { try PhotoSet($0.name, [try $0.file()]) }
    }
    var results = Results(bench: Self.name, title: "photos, on one core", conditions: [])
    for set in sets { results.measurements += try set.measurements(bench.repetition) }
    bench.show(results)
  }

  private static let fixtures: [FilePath] = ["Fixtures/photos", "Fixtures/evaluation/photos"]
}
