internal import Files
internal import KernelDispatch
internal import Kernels
internal import Recognition

/// The state of a model that can be loaded.
public struct ModelState: Sendable, Equatable {
  /// The number of its labels; nil if it is no model for photos.
  public let labels: Int?
  /// Whether its weights have the hash that the file states; nil if it states none.
  public let isIntact: Bool?
  /// The layout that the weights beside it are packed in; nil if they are packed at every start.
  public let packedFor: String?
}

extension Fridge {
  /// The findings on the models: the folder as a whole, then each file in it.
  var modelFindings: [CheckupFinding] {
    if folders == nil { return [] }
    var findings = [modelsFinding]
    guard let files = try? modelFiles() else { return findings }
    let work = OrderedWork(count: files.count, workers: files.count)
    work.run(cancellation: Cancellation()) {
      { files[$0].finding }
    } consume: { (finding: CheckupFinding) throws(Never) in
      findings.append(finding)
    }
    return findings
  }

  /// The finding on the models that every scan needs.
  private var modelsFinding: CheckupFinding {
    do {
      _ = try modelFile()
      return CheckupFinding(.models, fault: try detectorFile(.shipped) == nil ? CheckupFault.noDetector : nil)
    } catch { return CheckupFinding(.models, fault: error) }
  }
}

extension ModelFile {
  /// The finding on the model, which is prepared for running, and whose weights are hashed.
  fileprivate var finding: CheckupFinding {
    do {
      let file = try open()
      let stated = try statedHash(file)
      let isPacked = packedWeights(of: file) != nil
      let state = ModelState(
        labels: (try? DescribedModel(file))?.card.labels.count, isIntact: stated.map { $0 == file.weightsHash },
        packedFor: isPacked ? KernelSet.chosen.layout : nil)
      return CheckupFinding(.model(path, state), fault: fault(state))
    } catch { return CheckupFinding(.model(path, nil), fault: error) }
  }

  private func fault(_ state: ModelState) -> CheckupFault? {
    if state.isIntact == false { return .weightsChanged(path) }
    return state.packedFor == nil && packedPath.kind != nil ? .packedForAnother(path) : nil
  }
}
