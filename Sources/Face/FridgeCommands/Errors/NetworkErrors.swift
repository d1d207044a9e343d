internal import FridgeKit
internal import CommandLineKit
internal import Graphs
internal import Inference
internal import KernelDispatch
internal import ONNXFormat
internal import Tensors

extension UnknownKernelSet: PresentableError {
  var message: BilingualText {
    BilingualText(
      en: "FRIDGE_KERNELS names no instruction set of this processor: “\(name.printable)”.",
      ko: "FRIDGE_KERNELS의 “\(name.printable)”은(는) 이 프로세서에서 쓸 수 없는 명령어 집합입니다.")
  }

  var hints: [BilingualText] {
    let names = available.joined(separator: ", ")
    return [BilingualText(en: "Available are \(names).", ko: "쓸 수 있는 것은 \(names)입니다.")]
  }
}

extension GraphError: PresentableError {
  var message: BilingualText {
    switch self {
    case .node(let name, let kind, let reason): return reason.message.about("\(kind) “\(name.printable)”")
    case .tooLarge(let value, let extents, let limit):
      let shape = extents.map(String.init).joined(separator: "×")
      return BilingualText(
        en: "The value “\(value.printable)” of \(shape) elements needs more than \(limit) bytes.",
        ko: "\(shape) 크기의 “\(value.printable)” 값이 \(limit)바이트를 넘습니다.")
    case .tooManyConstants(let node, let limit):
      return BilingualText(
        en: "With the node “\(node.printable)” the constants computed at load need more than \(limit) bytes.",
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

extension OperatorError: PresentableError {
  var message: BilingualText {
    switch self {
    case .missingInput(let position):
      BilingualText(en: "Input \(position) is missing.", ko: "\(position)번 입력이 없습니다.")
    case .notConstant(let input):
      BilingualText(en: "Input \(input) must be a constant.", ko: "\(input)번 입력은 상수여야 합니다.")
    case .shapes(let reason): BilingualText(en: "The shapes do not fit: \(reason).", ko: "크기가 맞지 않습니다: \(reason).")
    case .elementType(let type):
      BilingualText(en: "Elements of type \(type.rawValue) are not supported.", ko: "\(type.rawValue) 원소는 지원하지 않습니다.")
    case .attribute(let name, let reason): .same("\(name): \(reason)")
    }
  }
}

extension RunError: PresentableError {
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

extension ONNXError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): return error.reason
    case .wire(let offset, let fault):
      return BilingualText(
        en: "This is not an ONNX file, or it is truncated or damaged: \(fault.text) at byte \(offset).",
        ko: "ONNX 파일이 아니거나 잘렸거나 손상되었습니다: \(offset)바이트 위치, \(fault.text).")
    case .noGraph: return BilingualText(en: "The file holds no network.", ko: "파일에 신경망이 없습니다.")
    case .unsupportedOpset(let version, let range):
      return BilingualText(
        en: "The network uses opset \(version); \(range.lowerBound) to \(range.upperBound) are supported.",
        ko: "신경망의 opset이 \(version)입니다. 지원 범위: \(range.lowerBound)~\(range.upperBound).")
    case .tooMany(let what, let limit):
      return BilingualText(en: "There are more than \(limit) \(what).", ko: "\(what)이(가) \(limit)개를 넘습니다.")
    case .unsupportedOperators(let operators):
      let list = operators.map(\.text).joined(separator: ", ")
      return BilingualText(en: "These operators are not supported: \(list).", ko: "지원하지 않는 연산자: \(list).")
    case .attribute(let node, let name, let attribute, let reason):
      return BilingualText.same("\(name) “\(node.printable)”: \(attribute): \(reason)")
    case .node(let node, let name, let reason): return BilingualText.same("\(name) “\(node.printable)”: \(reason)")
    case .tensor(let name, let fault): return fault.message.about("“\(name.printable)”")
    case .input(let name, let reason): return BilingualText.same("“\(name.printable)”: \(reason)")
    case .undefinedValue(let name, _):
      return BilingualText(
        en: "Nothing defines the value “\(name.printable)”.", ko: "“\(name.printable)” 값을 정하는 곳이 없습니다.")
    case .definedTwice(let name):
      return BilingualText(
        en: "The value “\(name.printable)” is defined twice.", ko: "“\(name.printable)” 값이 두 번 정해져 있습니다.")
    case .cycle(let node):
      return BilingualText(
        en: "The node “\(node.printable)” depends on itself.", ko: "“\(node.printable)” 노드가 자기 자신에 의존합니다.")
    }
  }
}

extension WireFault {
  fileprivate var text: String {
    switch self {
    case .truncated: "truncated"
    case .longInteger: "integer too long"
    case .fieldNumber: "bad field number"
    case .encoding(let number): "bad encoding \(number)"
    case .nesting: "nested too deeply"
    }
  }
}

extension UnsupportedOperator {
  fileprivate var text: String {
    let fullName = domain.isEmpty ? name : "\(domain).\(name)"
    return "\(fullName.printable) (\(node.printable)\(count > 1 ? ", ×\(count)" : ""))"
  }
}

extension TensorFault: PresentableError {
  var message: BilingualText {
    switch self {
    case .shape(let extents):
      BilingualText(en: "No tensor has the extents \(extents).", ko: "\(extents) 크기의 텐서는 없습니다.")
    case .sparse(let extents, let limit):
      BilingualText(
        en: "With the extents \(extents) the sparse tensors need more than \(limit) bytes.",
        ko: "\(extents) 크기까지 더하면 희소 텐서가 \(limit)바이트를 넘습니다.")
    case .elementType(let number):
      BilingualText(en: "Elements of type \(number) are not supported.", ko: "원소 형식 \(number)은(는) 지원하지 않습니다.")
    case .size(let expected, let actual):
      BilingualText(
        en: "\(expected) bytes are needed, but there are \(actual).", ko: "\(expected)바이트가 필요한데 \(actual)바이트입니다.")
    case .segmented: BilingualText(en: "Segmented tensors are not supported.", ko: "나뉜 텐서는 지원하지 않습니다.")
    case .externalPath(let path):
      BilingualText(
        en: "The data must lie in the model's folder, not in “\(path.printable)”.",
        ko: "데이터는 모델의 폴더 안에 있어야 합니다: “\(path.printable)”.")
    case .externalRange(let range):
      BilingualText(en: "The data file has no such part: \(range).", ko: "데이터 파일에 그런 부분이 없습니다: \(range).")
    case .external(let error): error.message
    }
  }
}

extension NumPyFormat.Failure: PresentableError {
  var message: BilingualText {
    switch self {
    case .notAnArray: BilingualText(en: "This is not a NumPy array file.", ko: "NumPy 배열 파일이 아닙니다.")
    case .truncated(let expected, let actual):
      BilingualText(
        en: "The array is cut off: \(expected) bytes are needed, but there are \(actual).",
        ko: "배열이 잘렸습니다: \(expected)바이트가 필요한데 \(actual)바이트입니다.")
    case .malformedHeader(let key):
      BilingualText(en: "The array's header has no valid “\(key)”.", ko: "배열 헤더의 “\(key)”이(가) 잘못되었습니다.")
    case .unsupported(let what):
      BilingualText(en: "This array cannot be read: \(what.printable).", ko: "읽을 수 없는 배열입니다: \(what.printable).")
    }
  }
}
