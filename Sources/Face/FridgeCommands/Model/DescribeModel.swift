internal import CommandLineKit
internal import FridgeKit

/// `fridge model info`: the description of a model.
struct DescribeModel: Command {
  static let name = "info"
  static let summary = BilingualText(
    en: "Describe a model: labels, input, origin, licence, hash.", ko: "모델의 이름표, 입력, 출처, 라이선스, 해시를 보여 줍니다.")
  static let parameters: [Parameter<Self>] = [.model(\.model, minimum: 0), .json(\.json)]
  var model: FilePath?
  var json = false

  func run(in context: CommandContext) throws {
    let model = try context.fridge.information(model)
    try context.console.show(ModelInformationView(model: model, context: context), json: json)
  }
}

/// The answer of `fridge model info`: a table of facts, then the labels.
struct ModelInformationView: AnswerView {
  let model: ModelInformation
  let context: CommandContext

  var lines: [DisplayText] {
    var table = Table(.left, .left)
    for (heading, fact) in facts { table.add(context.console.text(heading), fact) }
    guard case .success(let description) = model.description else { return table.lines }
    return table.lines + labels(of: description.card).map { DisplayText($0) }
  }

  private typealias Fact = (heading: BilingualText, text: String)

  private var facts: [Fact] {
    var facts: [Fact] = [
      (BilingualText(en: "File", ko: "파일"), model.path.printed),
      (BilingualText(en: "Size", ko: "크기"), model.byteCount.megabytes),
    ]
    if case .success(let description) = model.description { facts += self.facts(of: description) }
    facts += model.inputs.map { (BilingualText(en: "Input", ko: "입력"), $0.description) }
    facts += model.outputs.map { (BilingualText(en: "Output", ko: "출력"), $0.description) }
    facts += [
      (BilingualText(en: "Parameters", ko: "매개변수"), "\(model.parameterCount)"),
      (BilingualText(en: "Steps", ko: "단계"), "\(model.stepCount)"), (.same("Opset"), "\(model.opset)"),
    ]
    if let kernels = model.packedFor { facts.append((BilingualText(en: "Packed for", ko: "미리 정리한 커널"), kernels)) }
    if !model.producer.isEmpty { facts.append((BilingualText(en: "Made by", ko: "만든 프로그램"), model.producer)) }
    return facts
  }

  /// Returns the facts in the model's metadata, without those that it leaves out.
  private func facts(of model: DescribedModel) -> [Fact] {
    let card = model.card
    let facts: [Fact] = [
      (BilingualText(en: "Name", ko: "이름"), card.name), (BilingualText(en: "Variant of", ko: "변형의 원본"), card.variantOf),
      (BilingualText(en: "About", ko: "설명"), card.summary), (BilingualText(en: "Version", ko: "버전"), card.version),
      (BilingualText(en: "Licence", ko: "라이선스"), card.license), (BilingualText(en: "Origin", ko: "출처"), card.origin),
      (BilingualText(en: "Figures", ko: "성적"), card.figures),
    ]
    return (facts + use(of: model) + [(.same("SHA-256"), card.sha256 ?? "")]).filter { !$0.text.isEmpty }
  }

  /// Returns how the model sees photos and objects, and how its output becomes an answer.
  private func use(of model: DescribedModel) -> [Fact] {
    let photos = BilingualText(en: "Photos", ko: "사진"), threshold = BilingualText(en: "Threshold", ko: "기준")
    switch model {
    case .classifier(let model):
      return [
        (photos, model.preprocessing.text),
        (BilingualText(en: "Object framing", ko: "물체 자르기"), model.objectFraming.rawValue),
        (BilingualText(en: "Context pass", ko: "주변 재확인"), model.contextPass.map(text) ?? ""),
        (BilingualText(en: "Temperature", ko: "온도"), "\(model.temperature)"), (threshold, model.threshold.fixed),
      ]
    case .detector(let model):
      return [
        (BilingualText(en: "Detector", ko: "검출 방식"), model.form.rawValue), (photos, model.input.preprocessing.text),
        (threshold, model.threshold.fixed),
        (BilingualText(en: "List threshold", ko: "목록 기준"), model.listThreshold?.fixed ?? ""),
        (BilingualText(en: "Certain from", ko: "확실 기준"), model.certainThreshold?.fixed ?? ""),
        (BilingualText(en: "Score fusion", ko: "점수 결합"), model.fusion.rawValue),
        (BilingualText(en: "Food check", ko: "음식 확인"), model.foodGate.map(text) ?? ""),
      ]
    }
  }

  private func text(_ pass: ContextPass) -> String {
    let isMirrored = pass.orientation == .mirrored
    return context.text(
      en: "below \(pass.threshold), margin \(pass.margin), weight \(pass.weight)\(isMirrored ? ", mirrored" : "")",
      ko: "\(pass.threshold) 미만, 여백 \(pass.margin), 비중 \(pass.weight)\(isMirrored ? ", 좌우 반전" : "")")
  }

  private func text(_ gate: FoodGate) -> String {
    context.text(
      en: "none above \(gate.noneThreshold) multiplies confidences by \(gate.factor)",
      ko: "없음이 \(gate.noneThreshold) 초과이면 정확도 × \(gate.factor)")
  }

  private func labels(of card: ModelCard) -> [String] {
    let names = card.labels.map { context.name(ofLabel: $0) }.joined(separator: ", ")
    return [context.text(en: "\(card.labels.count) labels:", ko: "이름표 \(card.labels.count)개:")]
      + names.wrapped(to: min(context.console.terminal.width, 100) - 2).map { "  " + $0 }
  }
}

extension ModelInformationView {
  /// Version 1.
  var json: JSON {
    let file: [(key: String, value: JSON)] = [
      ("version", .integer(1)), ("file", .string(model.path.description)), ("bytes", .integer(model.byteCount)),
      ("producer", .string(model.producer)), ("opset", .integer(model.opset)),
      ("parameters", .integer(model.parameterCount)), ("steps", .integer(model.stepCount)),
      ("packed_for", model.packedFor.map(JSON.string) ?? .null), ("inputs", .array(model.inputs.map(JSON.port))),
      ("outputs", .array(model.outputs.map(JSON.port))),
    ]
    var (classifier, detector) = (JSON.null, JSON.null)
    switch model.description {
    case .success(.classifier(let model)): classifier = model.json
    case .success(.detector(let model)): detector = model.json
    case .failure: break
    }
    return .object(file + [(key: "classifier", value: classifier), (key: "detector", value: detector)])
  }
}

extension Float {
  /// The number with two decimals.
  fileprivate var fixed: String { Double(self).fixed(2) }
}

extension ModelDescription {
  fileprivate var json: JSON {
    let use: [(key: String, value: JSON)] = [
      ("object_framing", .string(objectFraming.rawValue)), ("context_pass", contextPass?.json ?? .null),
      ("temperature", .float(temperature)), ("threshold", .float(threshold)),
    ]
    return .object(card.facts + preprocessing.members + use + card.longFacts)
  }
}

extension ContextPass {
  fileprivate var json: JSON {
    .object([
      ("threshold", .float(threshold)), ("margin", .double(margin)), ("weight", .double(weight)),
      ("orientation", .string(orientation.rawValue)),
    ])
  }
}

extension DetectorDescription {
  fileprivate var json: JSON {
    let form: [(key: String, value: JSON)] = [
      ("form", .string(form.rawValue)), ("strides", .array(strides.map(JSON.integer))), ("overlap", .float(overlap)),
      ("joining", .string(fusion.rawValue)), ("slope", calibration.map { .float($0.slope) } ?? .null),
      ("offset", calibration.map { .float($0.offset) } ?? .null),
      ("list_threshold", listThreshold.map(JSON.float) ?? .null),
      ("certain_threshold", certainThreshold.map(JSON.float) ?? .null), ("food_gate", foodGate?.json ?? .null),
    ]
    let threshold: [(key: String, value: JSON)] = [("threshold", .float(threshold))]
    return .object(card.facts + input.preprocessing.members + threshold + form + card.longFacts)
  }
}

extension FoodGate {
  fileprivate var json: JSON {
    .object([("none_threshold", .float(noneThreshold)), ("factor", .float(factor))])
  }
}

extension ModelCard {
  /// The facts that come first in JSON.
  fileprivate var facts: [(key: String, value: JSON)] {
    [
      ("name", .string(name)), ("variant_of", variantOf.isEmpty ? .null : .string(variantOf)),
      ("description", .string(summary)), ("version", .string(version)),
      ("license", .string(license)), ("origin", .string(origin)), ("figures", .string(figures)),
    ]
  }

  /// The facts that come last in JSON, because they are long.
  fileprivate var longFacts: [(key: String, value: JSON)] {
    [("sha256", sha256.map(JSON.string) ?? .null), ("labels", .array(labels.map(JSON.string)))]
  }
}

extension Preprocessing {
  /// The frame that photos are resized to, its channels, and the methods.
  fileprivate var text: String {
    "\(size.width)×\(size.height) \(channels.rawValue), \(crop.rawValue), \(filter.rawValue)"
  }

  fileprivate var members: [(key: String, value: JSON)] {
    [
      ("width", .integer(size.width)), ("height", .integer(size.height)), ("channels", .string(channels.rawValue)),
      ("crop", .string(crop.rawValue)),
    ]
  }
}

extension JSON {
  fileprivate static func port(_ port: ModelInformation.Port) -> JSON {
    .object([
      ("name", .string(port.name)), ("type", .string(port.elementType)),
      ("shape", .array(port.shape.map(JSON.integer))),
    ])
  }
}
