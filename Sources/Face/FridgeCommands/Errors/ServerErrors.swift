internal import CommandLineKit
internal import FridgeKit
internal import Web

extension RequestError: PresentableError {
  var message: BilingualText {
    switch self {
    case .badAddress: BilingualText(en: "The address cannot be read.", ko: "주소를 읽을 수 없습니다.")
    case .unknownAddress: BilingualText(en: "Nothing has this address.", ko: "이 주소에는 아무것도 없습니다.")
    case .badMethod(let allowed):
      BilingualText(
        en: "This address takes only \(allowed.joined(separator: ", ")).",
        ko: "이 주소에는 \(allowed.joined(separator: ", "))만 쓸 수 있습니다.")
    case .unknownField(let name, _):
      BilingualText(en: "There is no parameter “\(name.printable)”.", ko: "“\(name.printable)”이라는 항목은 없습니다.")
    case .repeatedField(let name):
      BilingualText(en: "“\(name.printable)” is given twice.", ko: "“\(name.printable)”이(가) 두 번 있습니다.")
    case .missingField(let name): BilingualText(en: "“\(name)” is missing.", ko: "“\(name)”이(가) 없습니다.")
    case .badField(let name, let expectation):
      BilingualText(
        en: "“\(name)” must be \(expectation.text.english).", ko: "“\(name)”은(는) \(expectation.text.korean)이어야 합니다.")
    case .badJSON: BilingualText(en: "The body is no JSON object.", ko: "본문이 JSON 객체가 아닙니다.")
    case .badForm: BilingualText(en: "The form cannot be read.", ko: "보낸 양식(multipart/form-data)을 읽을 수 없습니다.")
    case .emptyBody: BilingualText(en: "The body is empty.", ko: "본문이 비어 있습니다.")
    case .badMediaType:
      BilingualText(en: "A body of this media type is not accepted.", ko: "이 형식(Content-Type)의 본문은 받지 않습니다.")
    case .tooLarge(let limit):
      BilingualText(en: "The body exceeds \(limit.megabytes).", ko: "본문이 \(limit.megabytes)보다 큽니다.")
    case .foreignHost:
      BilingualText(en: "The address names another host than this server.", ko: "주소의 호스트 이름이 이 서버의 것이 아닙니다.")
    case .foreignOrigin:
      BilingualText(en: "Pages of other sites may not change anything here.", ko: "다른 사이트의 페이지에서는 여기 내용을 바꿀 수 없습니다.")
    case .unauthorized:
      BilingualText(en: "The token is missing or wrong.", ko: "토큰이 없거나 틀립니다.")
    case .noWebSocket:
      BilingualText(en: "This address speaks the WebSocket protocol.", ko: "이 주소는 웹소켓(WebSocket)으로 접속해야 합니다.")
    case .busy: BilingualText(en: "The server is busy; try again soon.", ko: "서버가 바쁩니다. 잠시 뒤에 다시 시도하세요.")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .unknownAddress:
      [
        BilingualText(
          en: "/api/v1/openapi.json lists every address.", ko: "쓸 수 있는 주소는 모두 /api/v1/openapi.json에 있습니다.")
      ]
    case .unknownField(_, let known) where !known.isEmpty:
      [
        BilingualText(
          en: "Known are \(known.joined(separator: ", ")).", ko: "쓸 수 있는 항목: \(known.joined(separator: ", ")).")
      ]
    case .badMediaType(let allowed):
      [
        BilingualText(
          en: "Accepted are \(allowed.joined(separator: ", ")).", ko: "받는 형식: \(allowed.joined(separator: ", ")).")
      ]
    case .foreignHost:
      [
        BilingualText(
          en: "Use the numeric address, or the name of this machine.", ko: "숫자로 된 주소나 이 컴퓨터의 이름을 쓰세요.")
      ]
    case .unauthorized:
      [
        BilingualText(
          en: "Open the address that “fridge serve” has printed, or send “Authorization: Bearer TOKEN”.",
          ko: "“fridge serve”가 보여 준 주소로 들어가거나 “Authorization: Bearer 토큰”을 보내세요.")
      ]
    default: []
    }
  }
}

extension FieldExpectation {
  /// The form, as the end of the sentence `“count” must be …`.
  fileprivate var text: BilingualText {
    switch self {
    case .integer(let range):
      BilingualText(
        en: "a whole number from \(range.lowerBound) to \(range.upperBound)",
        ko: "\(range.lowerBound)부터 \(range.upperBound)까지의 정수")
    case .number(let range):
      BilingualText(
        en: "a number from \(JSON.number(range.lowerBound).text) to \(JSON.number(range.upperBound).text)",
        ko: "\(JSON.number(range.lowerBound).text)부터 \(JSON.number(range.upperBound).text)까지의 수")
    case .truth: BilingualText(en: "true or false", ko: "true나 false")
    case .text(let range):
      BilingualText(
        en: "a text of \(range.lowerBound) to \(range.upperBound) characters",
        ko: "\(range.lowerBound)~\(range.upperBound)자의 글")
    case .count(let range):
      range.count == 1
        ? BilingualText(en: "\(range.lowerBound) values", ko: "값 \(range.lowerBound)개")
        : BilingualText(
          en: "\(range.lowerBound) to \(range.upperBound) values", ko: "값 \(range.lowerBound)~\(range.upperBound)개")
    case .word(let words):
      BilingualText(
        en: "one of \(words.joined(separator: ", "))", ko: "다음 중 하나(\(words.joined(separator: ", ")))")
    case .date: BilingualText(en: "a date, YYYY-MM-DD", ko: "날짜(YYYY-MM-DD)")
    case .form(let form): BilingualText(en: "of the form \(form)", ko: "\(form) 같은 꼴")
    }
  }
}

extension ServerError: PresentableError {
  var message: BilingualText {
    switch self {
    case .libraryMissing(let name):
      BilingualText(en: "The server needs \(name), which is not installed.", ko: "서버에 필요한 \(name)가 설치되어 있지 않습니다.")
    case .badAddress(let host):
      BilingualText(en: "“\(host.printable)” is no numeric address.", ko: "“\(host.printable)”은(는) 숫자로 된 주소가 아닙니다.")
    case .portInUse(let host, let port):
      BilingualText(
        en: "Another program listens at \(host.printable), port \(port).",
        ko: "\(host.printable)의 \(port)번 포트는 다른 프로그램이 쓰고 있습니다.")
    case .cannotListen(let host, let port, let code):
      BilingualText(
        en: "Cannot listen at \(host.printable), port \(port) (error \(code)).",
        ko: "\(host.printable)의 \(port)번 포트를 열 수 없습니다(오류 \(code)).")
    case .cannotStart(let isSecure):
      isSecure
        ? BilingualText(en: "The certificate or the key cannot be used.", ko: "인증서나 키를 쓸 수 없습니다.")
        : BilingualText(en: "The server cannot start.", ko: "서버를 시작할 수 없습니다.")
    case .noCertificate(let code):
      BilingualText(en: "GnuTLS cannot make a certificate (error \(code)).", ko: "GnuTLS가 인증서를 만들지 못했습니다(오류 \(code)).")
    }
  }

  var hints: [BilingualText] {
    switch self {
    case .libraryMissing:
      [BilingualText(en: "On Debian: apt install libmicrohttpd12", ko: "Debian: apt install libmicrohttpd12")]
    case .badAddress:
      [BilingualText(en: "For example: --host 0.0.0.0 for all networks.", ko: "예: 모든 네트워크에서 받으려면 --host 0.0.0.0")]
    case .portInUse: [BilingualText(en: "Choose another with --port.", ko: "--port로 다른 포트를 고르세요.")]
    case .cannotStart(true):
      [BilingualText(en: "Both must be in PEM, and belong together.", ko: "둘 다 PEM 형식이고 서로 맞아야 합니다.")]
    case .cannotListen, .cannotStart, .noCertificate: []
    }
  }
}
