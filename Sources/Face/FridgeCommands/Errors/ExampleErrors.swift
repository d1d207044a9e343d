internal import FridgeKit
internal import CommandLineKit

extension ExampleError: PresentableError {
  var message: BilingualText {
    switch self {
    case .file(let error): error.message
    case .table(let path, let line, let fault): fault.message.about("\(path.printed):\(line)")
    case .folderName(let path, let error): error.message.about(path.printed)
    case .noFolders(let path):
      BilingualText(
        en: "None of its sub-folders is named after a label.", ko: "이름표를 이름으로 하는 하위 폴더가 없습니다."
      ).about(path.printed)
    case .unknownSplit(let path, let split, _):
      BilingualText(
        en: "Nothing in it belongs to the split “\(split.printable)”.", ko: "“\(split.printable)” 구분에 속한 것이 없습니다."
      ).about(path.printed)
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .table(_, _, let fault): fault.hints
    case .folderName(_, let error): error.hints
    case .unknownSplit(_, _, let available) where !available.isEmpty:
      [
        BilingualText(
          en: "There are: \(available.map(\.printable).joined(separator: ", ")).",
          ko: "있는 구분: \(available.map(\.printable).joined(separator: ", ")).")
      ]
    case .noFolders:
      [
        BilingualText(
          en: "Put the photos into one folder for each label, such as “onion”.",
          ko: "사진을 “양파”처럼 이름표마다 한 폴더에 넣으세요.")
      ]
    case .file, .unknownSplit: []
    }
  }
}

extension ExampleTableFault: PresentableError {
  var message: BilingualText {
    switch self {
    case .strayQuote:
      BilingualText(en: "There is a quotation mark where none is allowed.", ko: "따옴표가 있으면 안 되는 곳에 있습니다.")
    case .openQuote:
      BilingualText(en: "The quotation mark that opens here is never closed.", ko: "여기서 연 따옴표가 닫히지 않았습니다.")
    case .missingColumn(let name):
      BilingualText(en: "The header has no column “\(name)”.", ko: "머리글에 “\(name)” 열이 없습니다.")
    case .answersToObjects:
      BilingualText(
        en: "These are answers for labelled objects, not detections in whole photos.",
        ko: "사진 전체에서 찾은 것이 아니라 이름표가 있는 대상에 대한 답입니다.")
    case .fieldCount(let count, let expected):
      BilingualText(
        en: "There are \(count) fields where the header has \(expected).",
        ko: "필드가 \(count)개입니다. 머리글은 \(expected)개입니다.")
    case .noFile: BilingualText(en: "The row names no file.", ko: "파일 이름이 없습니다.")
    case .notText(let column):
      BilingualText(en: "The column “\(column)” is not UTF-8 text.", ko: "“\(column)” 열이 UTF-8 텍스트가 아닙니다.")
    case .box(let words):
      BilingualText(
        en: "The edges are “\(words.joined(separator: ",").printable)”: four numbers from 0 to 1 are needed, or none.",
        ko: "상자의 변이 “\(words.joined(separator: ",").printable)”입니다. 0부터 1까지의 수 네 개이거나 모두 비어 있어야 합니다.")
    case .confidence(let word):
      BilingualText(
        en: "The confidence is “\(word.printable)”: a number from 0 to 1 is needed.",
        ko: "정확도가 “\(word.printable)”입니다. 0부터 1까지의 수여야 합니다.")
    case .rank(let word):
      BilingualText(
        en: "The rank is “\(word.printable)”: a whole number from 1 is needed.",
        ko: "순위가 “\(word.printable)”입니다. 1 이상의 정수여야 합니다.")
    case .label(let error): error.message
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .label(let error): error.hints
    case .missingColumn("confidence"):
      [
        BilingualText(
          en: "The first line must name the columns: file,ingredient,x0,y0,x1,y1,confidence.",
          ko: "첫 줄에 열 이름이 있어야 합니다: file,ingredient,x0,y0,x1,y1,confidence.")
      ]
    case .missingColumn:
      [
        BilingualText(
          en: "The first line must name the columns: file,split,ingredient,x0,y0,x1,y1.",
          ko: "첫 줄에 열 이름이 있어야 합니다: file,split,ingredient,x0,y0,x1,y1.")
      ]
    default: []
    }
  }
}

extension UnknownLabel: PresentableError {
  var message: BilingualText {
    BilingualText(
      en: "Neither the model nor the vocabulary has “\(name.printable)”.",
      ko: "모델에도 식재료 목록에도 “\(name.printable)”이(가) 없습니다.")
  }

  var hints: [BilingualText] { suggestions.isEmpty ? [] : [.didYouMean(suggestions)] }
}
