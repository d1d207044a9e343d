internal import CommandLineKit
internal import Files
internal import FridgeKit
internal import Graphs
internal import Images
internal import Recognition
internal import Tensors

extension [ListedModel] {
  /// The answer of `fridge model list --json`, version 1.
  func json(_ context: CommandContext) -> JSON {
    .object([("version", .integer(1)), ("models", .array(map { $0.json(context) }))])
  }
}

extension ListedModel {
  fileprivate func json(_ context: CommandContext) -> JSON {
    let file: [(key: String, value: JSON)] = [
      ("model", .string(name.description)), ("file", .string(path.description)), ("bytes", .integer(byteCount)),
    ]
    switch description {
    case .success(let description):
      return .object(
        file + [
          (key: "description", value: .string(description.card.summary)),
          (key: "labels", value: .integer(description.card.labels.count)),
        ])
    case .failure(let error):
      return .object(file + [(key: "error", value: .string(context.console.text(error.message)))])
    }
  }
}

extension ModelInformation {
  /// The answer of `fridge model info --json`, version 1.
  var json: JSON {
    let file: [(key: String, value: JSON)] = [
      ("version", .integer(1)), ("file", .string(path.description)), ("bytes", .integer(byteCount)),
      ("producer", .string(producer)), ("opset", .integer(opset)), ("parameters", .integer(parameterCount)),
      ("steps", .integer(stepCount)), ("packed_for", packedFor.map(JSON.string) ?? .null),
      ("inputs", .array(inputs.map(JSON.port))),
      ("outputs", .array(outputs.map(JSON.port))),
    ]
    switch description {
    case .success(.classifier(let model)): return .object(file + [(key: "classifier", value: model.json)])
    case .success(.detector(let model)):
      return .object(file + [(key: "classifier", value: .null), (key: "detector", value: model.json)])
    case .failure: return .object(file + [(key: "classifier", value: .null)])
    }
  }
}

extension ModelDescription {
  fileprivate var json: JSON {
    .object(card.facts + preprocessing.members + [(key: "threshold", value: .float(threshold))] + card.rest)
  }
}

extension DetectorDescription {
  fileprivate var json: JSON {
    let form: [(key: String, value: JSON)] = [
      ("form", .string(form.rawValue)), ("strides", .array(strides.map(JSON.integer))), ("overlap", .float(overlap)),
      ("joining", .string(joining.rawValue)), ("slope", calibration.map { .float($0.slope) } ?? .null),
      ("offset", calibration.map { .float($0.offset) } ?? .null),
      ("list_threshold", listThreshold.map(JSON.float) ?? .null),
    ]
    return .object(
      card.facts + input.preprocessing.members + [(key: "threshold", value: .float(threshold))] + form + card.rest)
  }
}

extension ModelCard {
  /// The facts that stand first.
  fileprivate var facts: [(key: String, value: JSON)] {
    [
      ("name", .string(name)), ("variant_of", variantOf.isEmpty ? .null : .string(variantOf)),
      ("description", .string(summary)), ("version", .string(version)),
      ("license", .string(license)), ("origin", .string(origin)), ("figures", .string(figures)),
    ]
  }

  /// The facts that stand last, as they are long.
  fileprivate var rest: [(key: String, value: JSON)] {
    [("sha256", sha256.map(JSON.string) ?? .null), ("labels", .array(labels.map(JSON.string)))]
  }
}

extension Preprocessing {
  fileprivate var members: [(key: String, value: JSON)] {
    [
      ("width", .integer(size.width)), ("height", .integer(size.height)), ("channels", .string(channels.rawValue)),
      ("crop", .string(crop.rawValue)),
    ]
  }
}

extension ModelVerification {
  /// The answer of `fridge model verify --json`, version 1.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("file", .string(path.description)), ("intact", isIntact.map(JSON.bool) ?? .null),
      ("sha256", .string(computed)), ("stated", stated.map(JSON.string) ?? .null),
      ("packed_intact", packedIsIntact.map(JSON.bool) ?? .null),
    ])
  }
}

extension [PackedModel] {
  /// The answer of `fridge model pack --json`, version 1.
  var json: JSON {
    let models = map { model in
      JSON.object([
        ("model", .string(model.model.description)), ("file", .string(model.path.description)),
        ("kernels", .string(model.kernels)), ("bytes", .integer(model.byteCount)),
      ])
    }
    return .object([("version", .integer(1)), ("models", .array(models))])
  }
}

extension ModelBenchmark {
  /// The answer of `fridge model bench --json`, version 1; times are rounded to nanoseconds.
  var json: JSON {
    .object([
      ("version", .integer(1)), ("model", .string(path.description)), ("kernels", .string(kernels)),
      ("threads", .integer(threads)), ("runs", .integer(times.count)),
      ("median_ms", .milliseconds(medianMilliseconds)),
      ("min_ms", .milliseconds(minimumMilliseconds)),
    ])
  }
}

extension JSON {
  fileprivate static func port(_ port: (name: String, type: ValueType)) -> JSON {
    .object([
      ("name", .string(port.name)), ("type", .string(port.type.elementType.rawValue)),
      ("shape", .array(port.type.shape.dimensions.map(JSON.integer))),
    ])
  }
}
