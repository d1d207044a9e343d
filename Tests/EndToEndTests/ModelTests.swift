import Foundation
import Testing

/// The commands of the group `model`, whose answers name the place of the package and so have no golden files.
@Suite struct ModelTests {
  /// Returns a NumPy file of 1×3×8×8 equal float32 values.
  private func array(_ number: Float) -> Data {
    let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 3, 8, 8), }"
    let padded = header.padding(toLength: 117, withPad: " ", startingAt: 0) + "\n"
    var data = Data([0x93] + Array("NUMPY".utf8) + [1, 0, 118, 0] + Array(padded.utf8))
    for _ in 0..<192 { withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) } }
    return data
  }

  @Test func networkRunsOnArrays() throws {
    try TemporaryFolder.with { folder in
      let (input, output) = (folder.appendingPathComponent("in.npy"), folder.appendingPathComponent("new/out"))
      try array(1).write(to: input)
      let outcome = try fridge("model", "run", "colors", "--input", "image=\(input.path)", "-o", output.path)
      #expect(outcome == .init(output: "\(output.path)/logits.npy\n", errors: "", code: 0))
      let logits = try Data(contentsOf: output.appendingPathComponent("logits.npy")).suffix(16)
      let numbers = logits.withUnsafeBytes { bytes in
        (0..<4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
      }
      #expect(numbers == [-1.5, -1.5, 3, -6])
    }
  }

  @Test(arguments: [["scan", "photos/red.png"], ["classify", "photos/red.png"], ["model", "bench", "colors"]])
  func unknownKernelsAreAnError(_ words: [String]) throws {
    var process = FridgeProcess(words)
    process.environment["FRIDGE_KERNELS"] = "sse"
    let outcome = try process.run()
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("“sse”") && outcome.errors.contains("portable"), "\(outcome.errors)")
  }

  @Test func commandsWithoutANetworkNeedNoKernels() throws {
    var process = FridgeProcess(["today"])
    process.environment["FRIDGE_KERNELS"] = "sse"
    #expect(try process.run().code == 0)
  }

  @Test func arrayThatIsNoneIsExplained() throws {
    let outcome = try fridge("model", "run", "colors", "-i", "image=photos/red.png")
    #expect(outcome.code == 2 && outcome.errors.contains("photos/red.png: This is not a NumPy array file."))
  }

  @Test func missingInputIsExplained() throws {
    let outcome = try fridge("model", "run", "colors")
    #expect(outcome.code == 2 && outcome.errors.contains("The input “image” is missing."))
  }

  @Test func profileNamesEveryStep() throws {
    let outcome = try fridge("model", "profile", "colors", "--runs", "2", "--json")
    let profile = try JSONDecoder().decode(Profile.self, from: Data(outcome.output.utf8))
    #expect(outcome.code == 0 && profile.version == 1 && profile.runs == 2)
    #expect(profile.steps.map(\.operator).contains("Gemm"), "\(profile.steps)")
    #expect(abs(profile.steps.reduce(0) { $0 + $1.ms } - profile.total_ms) < 1e-5)
    let text = try fridge("model", "profile", "colors", "--runs", "2").output
    #expect(profile.steps.allSatisfy { text.contains("\($0.operator) (\($0.algorithm))") })
    #expect(text.contains(" ms in all (medians of 2 runs, "))
  }

  private struct Profile: Decodable {
    struct Step: Decodable {
      let `operator`, algorithm: String
      let ms: Double
    }
    let version, runs: Int
    let total_ms: Double
    let steps: [Step]
  }

  @Test func intactModelIsVerified() throws {
    let outcome = try fridge("model", "verify", "colors")
    #expect(outcome.code == 0 && outcome.output.contains("colors.onnx: intact\n"))
  }

  @Test(arguments: ["ingredients-lite0", "ingredients-lite0-int8", "food-lite0"])
  func shippedModelIsIntact(_ name: String) throws {
    let model = FridgeProcess.package.appendingPathComponent("Models/\(name).onnx").path
    let outcome = try fridge("model", "verify", model)
    #expect(outcome.code == 0 && outcome.output.contains(": intact\n"), "\(outcome.errors)")
  }

  @Test func changedWeightIsFound() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("changed.onnx")
      var model = try Data(contentsOf: FridgeProcess.home.appendingPathComponent("models/colors.onnx"))
      let weight = withUnsafeBytes(of: Float(1.5).bitPattern.littleEndian) { Data($0) }
      let place = try #require(model.range(of: weight))
      model[place.lowerBound] ^= 1
      try model.write(to: file)
      let outcome = try fridge("model", "verify", file.path, "--json")
      #expect(outcome.code == 2 && outcome.output.contains("\"intact\":false"))
      #expect(outcome.errors.contains("The weights differ from those the model was published with."))
    }
  }

  @Test func benchmarkStatesItsConditions() throws {
    var process = FridgeProcess(["model", "bench", "colors", "--threads", "1", "--runs", "3", "--json"])
    process.environment["FRIDGE_KERNELS"] = "portable"
    let outcome = try process.run()
    let answer = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    #expect(outcome.code == 0 && answer?["version"] as? Int == 1 && answer?["runs"] as? Int == 3)
    #expect(answer?["kernels"] as? String == "portable" && answer?["threads"] as? Int == 1)
    #expect(answer?["median_ms"] is Double && answer?["min_ms"] is Double)
  }

  /// The portable kernels multiply in bfloat16 on every processor; those for AVX2 do not on any.
  @Test func precisionIsThatOfTheKernels() throws {
    func run(_ words: [String], kernels: String) throws -> FridgeProcess.Outcome {
      var process = FridgeProcess(words)
      process.environment["FRIDGE_KERNELS"] = kernels
      return try process.run()
    }
    let bench = ["model", "bench", "colors", "--runs", "3", "--precision", "bf16"]
    #expect(try run(bench, kernels: "portable").output.contains("portable-bf16"))
    let red = FridgeProcess.home.appendingPathComponent("photos/red.png").path
    let answers = try ["float32", "bf16"].map {
      try run(["classify", red, "--model", "colors", "--top", "1", "--precision", $0], kernels: "portable").output
    }
    #expect(answers[0].contains("Tomato") && answers[1].contains("Tomato"), "\(answers)")
    guard try String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8).contains(" avx2 ") else {
      return print("skipped: this processor lacks AVX2, whose kernels cannot multiply in bf16")
    }
    let refused = try run(bench, kernels: "avx2")
    #expect(refused.code == 2 && refused.errors.contains("The kernel set “avx2” cannot multiply in bf16."))
    // A server says so before it listens, and not at the first photo.
    let server = try run(["serve", "--port", "0", "--precision", "bf16"], kernels: "avx2")
    #expect(server.code == 2 && server.errors == refused.errors, "\(server.errors)")
    let watched = try run(["live", red, "--model", "colors", "--precision", "bf16"], kernels: "avx2")
    #expect(watched.code == 2 && watched.errors == refused.errors, "\(watched.errors)")
  }

  @Test func informationShowsHowTheModelIsUsed() throws {
    let colors = try fridge("model", "info", "colors", "--json").output
    #expect(
      colors.contains(#""object_framing":"stretched","context_pass":null,"temperature":1.0,"threshold":0.95,"sha256""#))
    #expect(colors.hasSuffix("\"detector\":null}\n"), "\(colors)")
    let models = FridgeProcess.package.appendingPathComponent("Models")
    let classifier = try fridge("model", "info", models.appendingPathComponent("ingredients-lite0.onnx").path)
    #expect(classifier.output.contains("Object framing  squared\n") && classifier.output.contains("\nContext pass"))
    let detector = models.appendingPathComponent("food-lite0.onnx").path
    #expect(try fridge("model", "info", detector).output.contains("\nFood check      none above 0.5 "))
    let json = try fridge("model", "info", detector, "--json").output
    #expect(json.contains(#""food_gate":{"none_threshold":0.5,"factor":"#), "\(json)")
  }

  @Test func informationShowsLabelsAndOrigin() throws {
    let outcome = try fridge("model", "info", "--lang", "ko")
    #expect(outcome.code == 0 && outcome.output.contains("토마토, 오이, 달걀, 없음"))
    #expect(outcome.output.contains("Written by hand for tests."))
  }
}

/// Weights that are packed beside a model, found damaged, and packed again.
@Suite struct ModelGoldenTests {
  @Test(arguments: ["en", "ko"])
  func packing(_ language: String) throws {
    let lines = [
      "model pack colors.onnx", "model verify colors.onnx", "model info colors.onnx",
      "classify red.png --model colors.onnx",
      "model verify colors.onnx --json", "model verify colors.onnx", "model pack colors.onnx --json",
      "model pack none.onnx",
    ]
    var count = 0
    let text = try FridgeProcess.transcript(ofScript: lines, language: language) { process, state in
      process.folder = state
      process.environment["FRIDGE_KERNELS"] = "portable"
      if count == 0 {
        for file in ["models/colors.onnx", "photos/red.png"] {
          let source = FridgeProcess.home.appendingPathComponent(file)
          try? FileManager.default.copyItem(at: source, to: state.appendingPathComponent(source.lastPathComponent))
        }
      }
      if count == 4 { Self.damage(state.appendingPathComponent("colors.portable.packed")) }
      count += 1
    }
    try Golden.expect(text, in: language == "en" ? "model-pack" : "model-pack-\(language)")
  }

  /// Changes the last weight of a file.
  private static func damage(_ file: URL) {
    guard var bytes = try? Data(contentsOf: file), let place = bytes.lastIndex(where: { $0 != 0 }) else { return }
    bytes[place] ^= 1
    try? bytes.write(to: file)
  }

  /// Copies these photos of the package below a sub-folder for each.
  private func sort(_ names: [String], in folder: URL) throws {
    for name in names {
      let target = folder.appendingPathComponent("photos/\(name)")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      let source = FridgeProcess.package.appendingPathComponent("Fixtures/photos/\(name).jpg")
      try FileManager.default.copyItem(at: source, to: target.appendingPathComponent("\(name).jpg"))
    }
  }

  @Test func aQuantizedModelAnswersLikeItsOriginal() throws {
    try TemporaryFolder.with { folder in
      try sort(["broccoli", "corn", "eggs", "lemons", "onions", "tomatoes"], in: folder)
      let model = FridgeProcess.package.appendingPathComponent("Models/ingredients-lite0.onnx").path
      var process = FridgeProcess(["model", "quantize", model, "--photos", "photos", "-o", "int8.onnx", "--json"])
      process.folder = folder
      let outcome = try process.run(state: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      let answer = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
      #expect(answer["calibration_examples"] as? Int == 3 && answer["judged_examples"] as? Int == 3)
      #expect(answer["agreement"] as? Double == 1)
      let bytes = try #require(answer["bytes"] as? Int)
      #expect(bytes * 3 < (try #require(answer["original_bytes"] as? Int)) * 2)
      let file = folder.appendingPathComponent("int8.onnx").path
      let verified = try fridge("model", "verify", file)
      #expect(verified.code == 0 && verified.output.contains("int8.onnx: intact"))
      let again = try fridge("model", "quantize", file, "--photos", "labelled", "-o", folder.path + "/again.onnx")
      #expect(again.code == 2 && again.errors.contains("The model is quantised already."))
      // It wrote the file itself, so it replaces it.
      let repeated = try process.run(state: folder)
      #expect(repeated.code == 0 && repeated.output == outcome.output)
    }
  }

  @Test func whatCannotBeQuantizedIsExplained() throws {
    let model = FridgeProcess.package.appendingPathComponent("Models/ingredients-lite0.onnx").path
    for (words, message) in [
      (["--photos", "labelled"], "--photos SOURCE -o FILE"), (["-o", "x.onnx"], "--photos SOURCE -o FILE"),
      (["colors", "--photos", "labelled", "-o", "/tmp/x.onnx"], "no convolution"),
      (["shelf/spots.onnx", "--photos", "labelled", "-o", "x.onnx"], "must be classifier"),
      (["colors", "--photos", "labelled", "-o", "labelled.csv"], "--force"),
      ([model, "--photos", "nowhere", "-o", "x.onnx"], "nowhere: There is no such"),
    ] {
      let outcome = try FridgeProcess(["model", "quantize"] + words).run()
      #expect(outcome.code == 2 && outcome.output.isEmpty && outcome.errors.contains(message), "\(outcome.errors)")
    }
  }
}
