import Files
import Graphs
import Inference
import Tensors
import TestSupport
import Testing

@testable import FridgeKit

struct ModelRunTests {
  private let folder: TemporaryFolder
  private let fridge = Fridge(folders: nil)
  private let image = Tensor([1, 2, 3, 4, 5, 6] as [Float], shape: [1, 3, 1, 2])

  init() throws { folder = TemporaryFolder() }

  private func write(_ name: FilePath, _ tensor: Tensor) throws -> FilePath {
    try folder(name).write(NumPyFormat.encode(tensor))
    return folder(name)
  }

  private func run(_ file: [UInt8], _ inputs: [String: FilePath]) throws(ModelRunFailure) -> [FilePath] {
    do { try folder("model.onnx").write(file) } catch { throw .file(error) }
    return try fridge.run(folder("model.onnx"), inputs: inputs, output: folder("results/of run"))
  }

  @Test func writesAnArrayForEachOutput() throws {
    let files = try run(channelSumsFile(output: "head/logits"), ["image": write("in.npy", image)])
    #expect(files == [folder("results/of run/head_logits.npy")])
    let result = try NumPyFormat.decode(files[0].readBytes())
    #expect(result.shape == [1, 3])
    #expect(result.floats == [3, 7, 11])
  }

  @Test func outputsStayInTheFolder() throws {
    let files = try run(channelSumsFile(output: "../\u{301}../escaped"), ["image": write("in.npy", image)])
    #expect(files == [folder("results/of run").appending(".._\u{301}.._escaped.npy")])
    #expect(try Folder(folder("results/of run")).names() == files.map(\.name))
  }

  @Test func filesThatAreThereNeedForce() throws {
    let input = try write("in.npy", image)
    let output = try run(channelSumsFile(), ["image": input])[0]
    let again = #expect(throws: ModelRunFailure.self) { try run(channelSumsFile(), ["image": input]) }
    guard case .file(.taken(output)) = again else { return #expect(Bool(false), "\(again as Any)") }
    let forced = try fridge.run(
      folder("model.onnx"), inputs: ["image": input], output: folder("results/of run"), isForced: true)
    #expect(forced == [output])
  }

  @Test func anInputIsNoOutput() throws {
    try folder("model.onnx").write(channelSumsFile(output: "in"))
    let input = try write("in.npy", image)
    let failure = #expect(throws: ModelRunFailure.self) {
      try fridge.run(folder("model.onnx"), inputs: ["image": input], output: folder.path, isForced: true)
    }
    guard case .file(.isInput) = failure else { return #expect(Bool(false), "\(failure as Any)") }
  }

  @Test func theArraysFixDynamicDimensions() throws {
    let two = Tensor((1...12).map { Float($0) }, shape: [2, 3, 1, 2])
    let files = try run(channelSumsFile(batch: nil), ["image": write("in.npy", two)])
    #expect(try NumPyFormat.decode(files[0].readBytes()).floats == [3, 7, 11, 15, 19, 23])
  }

  @Test func saysWhichInputIsWrong() throws {
    let other = #expect(throws: ModelRunFailure.self) {
      try run(channelSumsFile(), ["picture": write("in.npy", image)])
    }
    guard case .model(.network(_, .unknownInput("picture", known: ["image"]))) = other
    else { return #expect(Bool(false), "\(other as Any)") }
    let none = #expect(throws: ModelRunFailure.self) { try run(channelSumsFile(), [:]) }
    guard case .run(_, .missingInput("image")) = none else { return #expect(Bool(false), "\(none as Any)") }
    let integers = Tensor([1, 2, 3, 4, 5, 6] as [Int32], shape: [1, 3, 1, 2])
    let typed = #expect(throws: ModelRunFailure.self) {
      try run(channelSumsFile(), ["image": write("in.npy", integers)])
    }
    guard case .run(_, .inputType("image", _, _)) = typed else { return #expect(Bool(false), "\(typed as Any)") }
  }

  @Test func saysWhichFileIsWrong() throws {
    let missing = #expect(throws: ModelRunFailure.self) { try run(channelSumsFile(), ["image": folder("no.npy")]) }
    guard case .file(.notFound(folder("no.npy"))) = missing else { return #expect(Bool(false), "\(missing as Any)") }
    try folder("text.npy").write(Array("text".utf8))
    let text = #expect(throws: ModelRunFailure.self) { try run(channelSumsFile(), ["image": folder("text.npy")]) }
    guard case .array(folder("text.npy"), .notAnArray) = text else { return #expect(Bool(false), "\(text as Any)") }
  }
}
