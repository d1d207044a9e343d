import Files
import Graphs
import Images
import Inference
import ONNXFormat
import Recognition
import Tensors
import TestSupport
import Testing

@testable import FridgeKit

struct ModelTests {
  private let folder: TemporaryFolder
  private let fridge: Fridge

  init() throws {
    folder = TemporaryFolder()
    try folder("models").createFolder()
    fridge = Fridge(folders: DataFolders(models: folder("models"), dishes: folder("dishes"), state: nil))
  }

  private func install(_ name: FilePath, _ bytes: [UInt8] = channelSumsFile()) throws {
    try folder("models").appending(name).write(bytes)
  }

  @Test func listsModelsByName() throws {
    try install("b.onnx")
    try install("a.onnx", Array("no model".utf8))
    try install("notes.txt", [])
    let models = try fridge.models()
    #expect(models.map(\.name) == ["a", "b"])
    #expect(models.map(\.byteCount) == [8, channelSumsFile().count])
    #expect(throws: ModelFailure.self) { try models[0].description.get() }
    #expect(try models[1].description.get().card.name == "sums")
  }

  @Test func listsNothingWithoutAFolder() throws {
    let fridge = Fridge(folders: DataFolders(models: folder("none"), dishes: folder("dishes"), state: nil))
    #expect(try fridge.models().isEmpty)
  }

  @Test func choosesAModel() throws {
    try install("a.onnx", Array("no model".utf8))
    try install("b.onnx")
    try install("\u{1103}\u{1161}.onnx")
    #expect(try fridge.modelFile() == folder("models/b.onnx"))
    #expect(try fridge.modelFile("b") == folder("models/b.onnx"))
    #expect(try fridge.modelFile("\u{B2E4}").name == "\u{1103}\u{1161}.onnx")
    #expect(try fridge.modelFile("./other") == "./other")
    #expect(try fridge.modelFile(folder("models/b.onnx")) == folder("models/b.onnx"))
  }

  @Test func choosesNoVariantUnasked() throws {
    var metadata = channelSumsMetadata
    metadata["fridge.variant_of"] = "sums"
    try install("a.onnx", channelSumsFile(metadata: metadata))
    #expect(throws: ModelFailure.self) { try fridge.modelFile() }
    try install("b.onnx")
    #expect(try fridge.modelFile() == folder("models/b.onnx"))
    #expect(try fridge.modelFile("a") == folder("models/a.onnx"))
    #expect(try fridge.models()[0].description.get().card.variantOf == "sums")
  }

  @Test func listsAvailableModels() throws {
    guard case .noModels(folder("models")) = #expect(throws: ModelFailure.self, performing: { try fridge.modelFile() })
    else { return #expect(Bool(false)) }
    try install("a.onnx")
    let error = #expect(throws: ModelFailure.self) { try fridge.modelFile("c") }
    guard case .unknown("c", available: ["a"]) = error else { return #expect(Bool(false)) }
  }

  @Test func recognisesPhotos() throws {
    try install("a.onnx")
    let photo = folder("green.png")
    try photo.write(png(width: 3, height: 2, (0, 250, 0)))
    let recognition = try fridge.recognition(PhotoOptions(top: 3))
    #expect(recognition.description.name == "sums")
    let scan = recognition.scan([photo], threshold: 0.9)
    #expect(scan.ingredients.entries.map(\.label) == ["lettuce"])
  }

  @Test func saysWhyAModelCannotBeUsed() throws {
    try install("text.onnx", Array("text".utf8))
    try install("undescribed.onnx", channelSumsFile(metadata: [:]))
    let format = #expect(throws: ModelFailure.self) { try fridge.recognition(PhotoOptions(model: "text")) }
    guard case .format(folder("models/text.onnx"), _) = format else { return #expect(Bool(false)) }
    let undescribed = #expect(throws: ModelFailure.self) { try fridge.recognition(PhotoOptions(model: "undescribed")) }
    guard case .classifier(_, .description(.missing(key: "fridge.format"))) = undescribed
    else { return #expect(Bool(false)) }
    let missing = #expect(throws: ModelFailure.self) { try fridge.recognition(PhotoOptions(model: "no/model.onnx")) }
    guard case .format(_, .file(.notFound)) = missing else { return #expect(Bool(false)) }
  }

  @Test func returnsTheFactsOfAModel() throws {
    try install("a.onnx")
    let information = try fridge.information()
    #expect(information.producer == "tests")
    #expect(information.opset == 17)
    #expect(information.parameterCount == 18)
    #expect(information.inputs.map(\.name) == ["image"])
    #expect(information.outputs.map(\.shape) == [[1, 3]])
    #expect(information.outputs.map(\.description) == ["logits float32 1×3"])
    #expect(try information.description.get().card.name == "sums")
  }

  @Test func verifiesWeights() throws {
    try install("intact.onnx")
    let other = channelSumsMetadata.merging(["fridge.sha256": String(repeating: "0", count: 64)]) { $1 }
    try install("other.onnx", channelSumsFile(metadata: other))
    try install("silent.onnx", channelSumsFile(metadata: [:]))
    #expect(try fridge.verify("intact").isIntact == true)
    #expect(try fridge.verify("other").isIntact == false)
    #expect(try fridge.verify("silent").isIntact == nil)
    #expect(try fridge.verify("silent").computed == channelSumsMetadata["fridge.sha256"])
  }

  @Test func timesForwardPasses() throws {
    try install("a.onnx")
    let benchmark = try fridge.benchmark(repetition: .exactly(7))
    #expect(benchmark.times.count == 7 && benchmark.multiplyAdds > 0)
    #expect(benchmark.threads == 1)
    #expect(["amx", "avx512vnni", "avx512", "avx2", "portable"].contains(benchmark.kernels))
  }

  @Test func timesEachStep() throws {
    try install("a.onnx")
    let profile = try fridge.profile(runs: 3)
    #expect(profile.runs == 3 && profile.threads == 1)
    #expect(profile.steps.map(\.operatorName).contains("Gemm"))
    #expect(profile.steps.allSatisfy { $0.milliseconds >= 0 } && profile.milliseconds > 0)
    #expect(profile.operators.reduce(0) { $0 + $1.steps } == profile.steps.count)
  }

  @Test func addsUpOperators() {
    func step(_ name: String, _ milliseconds: Double, multiplyAdds: Int = 0) -> ModelProfile.Step {
      let description = StepDescription(
        operatorName: name, node: "", algorithm: "Plain", shape: [1], multiplyAdds: multiplyAdds)
      return ModelProfile.Step(description: description, milliseconds: milliseconds)
    }
    let steps = [step("Relu", 1), step("Conv", 2, multiplyAdds: 3_000_000), step("Relu", 1.5), step("Add", 2)]
    let profile = ModelProfile(path: "a.onnx", kernels: "portable", threads: 1, runs: 1, steps: steps)
    #expect(profile.milliseconds == 6.5)
    #expect(profile.operators.map(\.name) == ["Relu (Plain)", "Add (Plain)", "Conv (Plain)"])
    #expect(profile.operators.map(\.steps) == [2, 1, 1])
    #expect(steps[1].gigaflops == 3 && steps[0].gigaflops == 0)
  }

  @Test(
    arguments: [([], 0, 0), ([3], 3, 3), ([9, 1, 4], 4, 1), ([8, 2, 6, 3], 4.5, 2)] as [([Int], Double, Double)])
  func sumsTimesUp(milliseconds: [Int], median: Double, minimum: Double) {
    let benchmark = ModelBenchmark(
      path: "a.onnx", kernels: "portable", threads: 1, multiplyAdds: 0, times: milliseconds.map { .milliseconds($0) })
    #expect(benchmark.medianMilliseconds == median)
    #expect(benchmark.minimumMilliseconds == minimum)
  }
}
