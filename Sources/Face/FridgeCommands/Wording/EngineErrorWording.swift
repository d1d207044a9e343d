internal import CommandLineKit
internal import Graphs
internal import Inference
internal import Tensors

extension GraphError: Worded {
  var message: BilingualText {
    switch self {
    case .node(let name, let kind, let reason): return reason.message.about("\(kind) “\(name.printable)”")
    case .tooLarge(let value, let extents, let limit):
      let shape = extents.map(String.init).joined(separator: "×")
      return BilingualText(
        en: "The value “\(value.printable)” of \(shape) numbers needs more than \(limit) bytes.",
        ko: "\(shape) 크기의 “\(value.printable)” 값이 \(limit)바이트를 넘습니다.")
    case .tooManyConstants(let node, let limit):
      return BilingualText(
        en: "With the node “\(node.printable)” the constants to compute beforehand need more than \(limit) bytes.",
        ko: "“\(node.printable)” 노드까지 더하면 미리 계산할 상수가 \(limit)바이트를 넘습니다.")
    case .tooMuchMemory(let bytes, let limit):
      return BilingualText(
        en: "The network needs \(bytes) bytes for its values; at most \(limit) are accepted.",
        ko: "신경망의 값에 \(bytes)바이트가 필요합니다. 최대 \(limit)바이트까지 받습니다.")
    case .inputShape(let name, let expected, let actual):
      let extents = expected.map(\.text).joined(separator: "×")
      return BilingualText(
        en: "The input “\(name.printable)” takes \(extents), not \(actual).",
        ko: "“\(name.printable)” 입력의 크기는 \(actual)이(가) 아니라 \(extents)입니다.")
    case .unknownShape(let input):
      return BilingualText(
        en: "The file does not say the shape of the input “\(input.printable)”.",
        ko: "파일에 “\(input.printable)” 입력의 크기가 없습니다.")
    case .unknownInput(let name, let known):
      let inputs = known.joined(separator: ", ").printable
      return BilingualText(
        en: "There is no input “\(name.printable)”; there are: \(inputs).",
        ko: "“\(name.printable)” 입력이 없습니다. 있는 입력: \(inputs).")
    }
  }
}

extension Dimension {
  fileprivate var text: String {
    switch self {
    case .fixed(let extent): "\(extent)"
    case .symbolic(let name): name.isEmpty ? "?" : name.printable
    }
  }
}

extension OperatorError: Worded {
  var message: BilingualText {
    switch self {
    case .missingInput(let position):
      BilingualText(en: "Input \(position) is missing.", ko: "\(position)번 입력이 없습니다.")
    case .notConstant(let input):
      BilingualText(en: "Input \(input) must be known beforehand.", ko: "\(input)번 입력은 미리 정해져 있어야 합니다.")
    case .shapes(let reason): BilingualText(en: "The shapes do not fit: \(reason).", ko: "크기가 맞지 않습니다: \(reason).")
    case .elementType(let type):
      BilingualText(en: "Elements of type \(type.rawValue) are not supported.", ko: "\(type.rawValue) 원소는 지원하지 않습니다.")
    case .attribute(let name, let reason): .same("\(name): \(reason)")
    }
  }
}

extension RunError: Worded {
  var message: BilingualText {
    switch self {
    case .missingInput(let name):
      BilingualText(en: "The input “\(name.printable)” is missing.", ko: "“\(name.printable)” 입력이 없습니다.")
    case .inputType(let name, let expected, let actual):
      BilingualText(
        en: "The input “\(name.printable)” takes \(expected), not \(actual).",
        ko: "“\(name.printable)” 입력은 \(actual)이(가) 아니라 \(expected)입니다.")
    case .step(let name, let error): error.message.about(name.printable)
    }
  }
}
