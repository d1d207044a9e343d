internal import CommandLineKit
internal import ONNXFormat

extension ONNXError: Worded {
  var message: BilingualText {
    switch self {
    case .file(let error): return error.reason
    case .wire(let offset, let fault):
      return BilingualText(
        en: "This is no ONNX file, or it is cut off or damaged: \(fault.text) at byte \(offset).",
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

extension TensorFault: Worded {
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
