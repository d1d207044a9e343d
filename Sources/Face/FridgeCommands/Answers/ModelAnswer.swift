internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Graphs
internal import Images
internal import Recognition
internal import Tensors

extension CommandContext {
  /// Shows the models that are there for a person.
  func show(_ models: [ListedModel]) throws {
    var table = Table(.left, .right, .right, .left)
    for model in models {
      switch model.description {
      case .success(let description):
        let card = description.card
        let labels = BilingualText(en: "\(card.labels.count) labels", ko: "이름표 \(card.labels.count)개")
        table.add(model.name.printed, megabytes(model.byteCount), console.text(labels), card.summary)
      case .failure(let error):
        table.add(model.name.printed, megabytes(model.byteCount), "–", console.text(error.message))
      }
    }
    try console.print(table.lines)
  }

  /// Shows all about a model for a person.
  func show(_ model: ModelInformation) throws {
    var table = Table(.left, .left)
    table.add(console.text(BilingualText(en: "File", ko: "파일")), model.path.printed)
    table.add(console.text(BilingualText(en: "Size", ko: "크기")), megabytes(model.byteCount))
    if case .success(let description) = model.description { add(description, to: &table) }
    for port in model.inputs {
      table.add(text(BilingualText(en: "Input", ko: "입력")), port.name + " " + port.type.description)
    }
    for port in model.outputs {
      table.add(text(BilingualText(en: "Output", ko: "출력")), port.name + " " + port.type.description)
    }
    table.add(text(BilingualText(en: "Parameters", ko: "매개변수")), "\(model.parameterCount)")
    table.add(text(BilingualText(en: "Steps", ko: "단계")), "\(model.stepCount)")
    table.add("Opset", "\(model.opset)")
    if let kernels = model.packedFor { table.add(text(BilingualText(en: "Packed for", ko: "미리 정리한 커널")), kernels) }
    if !model.producer.isEmpty {
      table.add(text(BilingualText(en: "Made by", ko: "만든 프로그램")), model.producer)
    }
    try console.print(table.lines)
    if case .success(let description) = model.description { try showLabels(of: description.card) }
  }

  /// Shows whether a model is intact for a person.
  func show(_ verification: ModelVerification) throws {
    let verdict =
      switch verification.isIntact {
      case true?: BilingualText(en: "intact", ko: "이상 없음")
      case false?: BilingualText(en: "changed", ko: "바뀜")
      case nil: BilingualText(en: "runs; it states no hash", ko: "실행 가능, 해시 정보 없음")
      }
    try console.print("\(verification.path.printed): \(console.text(verdict))")
    try console.print("sha256 \(verification.computed)")
    if verification.packedIsIntact == true {
      try console.print(
        console.text(BilingualText(en: "The packed weights are made of these.", ko: "미리 정리한 가중치도 이 모델의 것입니다.")))
    }
  }

  /// Shows the models whose weights were packed for a person.
  func show(_ models: [PackedModel]) throws {
    for model in models {
      let size = megabytes(model.byteCount)
      try console.print(
        console.text(
          BilingualText(
            en: "\(model.path.printed): \(size) for \(model.kernels)",
            ko: "\(model.path.printed): \(model.kernels)용 \(size)")))
    }
  }

  /// Shows how fast a network is for a person.
  func show(_ benchmark: ModelBenchmark) throws {
    let (median, minimum) = (benchmark.medianMilliseconds.fixed(3), benchmark.minimumMilliseconds.fixed(3))
    let (threads, runs) = (benchmark.threads, benchmark.times.count)
    try console.print(benchmark.path.printed)
    try console.print(
      console.text(
        BilingualText(
          en: "median \(median) ms, fastest \(minimum) ms (\(runs) runs, \(benchmark.kernels), threads: \(threads))",
          ko: "중앙값 \(median) ms, 최소 \(minimum) ms (\(runs)회, \(benchmark.kernels), 스레드 \(threads)개)")))
  }
}

extension CommandContext {
  private func add(_ model: DescribedModel, to table: inout Table) {
    let card = model.card
    let facts =
      [
        (BilingualText(en: "Name", ko: "이름"), card.name),
        (BilingualText(en: "Variant of", ko: "다른 꼴"), card.variantOf),
        (BilingualText(en: "About", ko: "설명"), card.summary),
        (BilingualText(en: "Version", ko: "버전"), card.version),
        (BilingualText(en: "Licence", ko: "라이선스"), card.license),
        (BilingualText(en: "Origin", ko: "출처"), card.origin), (BilingualText(en: "Figures", ko: "성적"), card.figures),
      ] + model.use + [(.same("SHA-256"), card.sha256 ?? "")]
    for (heading, fact) in facts where !fact.isEmpty { table.add(console.text(heading), fact) }
  }

  private func showLabels(of model: ModelCard) throws {
    let heading = BilingualText(en: "\(model.labels.count) labels:", ko: "이름표 \(model.labels.count)개:")
    let names = model.labels.map { name(ofLabel: $0) }.joined(separator: ", ")
    try console.print(
      [console.text(heading)] + names.wrapped(to: min(console.terminal.width, 100) - 2).map { "  " + $0 })
  }

  private func text(_ text: BilingualText) -> String { console.text(text) }

  private func megabytes(_ count: Int) -> String { "\((Double(count) / 1e6).fixed(1)) MB" }
}

extension DescribedModel {
  /// What it takes and when its answers count.
  fileprivate var use: [(BilingualText, String)] {
    let (photos, threshold) = (
      BilingualText(en: "Photos", ko: "사진"), BilingualText(en: "Threshold", ko: "기준")
    )
    switch self {
    case .classifier(let model):
      return [(photos, model.preprocessing.text), (threshold, Double(model.threshold).fixed(2))]
    case .detector(let model):
      let form = BilingualText(en: "Detector", ko: "검출 방식")
      return [
        (form, model.form.rawValue), (photos, model.input.preprocessing.text),
        (threshold, Double(model.threshold).fixed(2)),
      ]
    }
  }
}

extension Preprocessing {
  /// The frame that photos are brought into, and how.
  fileprivate var text: String {
    "\(size.width)×\(size.height) \(channels.rawValue), \(crop.rawValue), \(filter.rawValue)"
  }
}
