internal import CLinux
internal import CommandLineKit
internal import FridgeKit
internal import Glibc
internal import Kernels
internal import Web

/// `fridge serve`: the page, the REST API and the old app's protocol, until the process is told to end.
struct Serve: Command {
  static let name = "serve"
  static let summary = BilingualText(
    en: "Serve the local web page and the REST API.", ko: "내 컴퓨터에서 웹페이지와 REST API를 엽니다.")
  static let discussion = [
    BilingualText(
      en: "Only this machine reaches the server unless --host says otherwise; then a token is needed, which is part of "
        + "the address that is printed. Ctrl-C ends the server once it has answered what it was asked.",
      ko: "--host를 주지 않으면 이 컴퓨터에서만 접속할 수 있습니다. 다른 기기에서 접속하려면 화면에 나오는 주소에 든 토큰이 필요합니다. "
        + "Ctrl-C를 누르면 받은 요청에 답한 뒤 끝납니다."),
    BilingualText(
      en: "Phones allow the camera only over HTTPS: --tls-cert and --tls-key name a certificate and its key. "
        + "--make-certificate writes such a pair, which the phone asks once to trust.",
      ko: "휴대 전화는 HTTPS에서만 카메라를 쓸 수 있습니다. --tls-cert와 --tls-key로 인증서와 키를 주세요. "
        + "--make-certificate로 만들 수 있으며, 휴대 전화가 믿을지 한 번 묻습니다."),
  ]
  static let parameters: [Parameter<Self>] = [
    .option(
      "port", short: "p", \.port, placeholder: "N", kind: .integer(0...65_535),
      help: BilingualText(en: "Port; 0 for any that is free.", ko: "포트. 0이면 비어 있는 것을 씁니다.")),
    .option(
      "host", \.host, placeholder: "ADDRESS",
      help: BilingualText(
        en: "Numeric address to listen at; 0.0.0.0 for all networks.", ko: "열어 둘 숫자 주소. 0.0.0.0이면 모든 네트워크에서 받습니다.")),
    .option(
      "token", \.token, placeholder: "TOKEN",
      help: BilingualText(
        en: "Secret that clients must know, of 8 letters or more; by default a random one, where one is needed.",
        ko: "접속에 필요한 비밀 토큰(영문자와 숫자 8자 이상). 필요한데 주지 않으면 무작위로 만듭니다.")),
    .flag(
      "open", \.isOpened, help: BilingualText(en: "Open the page in the browser.", ko: "브라우저에서 페이지를 엽니다.")),
    .option(
      "tls-cert", \.certificate, placeholder: "FILE", kind: .file(extensions: ["pem", "crt"]),
      help: BilingualText(en: "Certificate in PEM.", ko: "PEM 형식의 인증서.")),
    .option(
      "tls-key", \.key, placeholder: "FILE", kind: .file(extensions: ["pem", "key"]),
      help: BilingualText(en: "Private key in PEM.", ko: "PEM 형식의 개인 키.")),
    .flag(
      "make-certificate", \.makesCertificate,
      help: BilingualText(
        en: "Write a self-signed certificate and its key for this machine, to the files of --tls-cert and --tls-key.",
        ko: "이 컴퓨터의 자체 서명 인증서와 키를 만들어 --tls-cert와 --tls-key의 파일에 씁니다.")),
    .force(\.isForced), .precision(\.precision),
    .flag(
      "access-log", \.isLogged,
      help: BilingualText(en: "Write a line for each request to standard error.", ko: "요청마다 한 줄을 표준 오류에 적습니다.")),
  ]
  var port = 8372
  var host = "127.0.0.1"
  var token: String?
  var isOpened = false
  var certificate: FilePath?
  var key: FilePath?
  var makesCertificate = false
  var isForced = false
  var precision = Precision.float32
  var isLogged = false

  func run(in context: CommandContext) throws {
    if makesCertificate { return try makeCertificate(in: context) }
    let fridge = context.multiplying(in: precision).fridge
    try fridge.checkKernels()
    // Threads inherit the blocked signals, so this comes before any is started.
    let signals = EndSignals()
    let service = KitchenService(fridge)
    let configuration = try configuration(for: service, in: context)
    let server = try Server(configuration, service.router) { Problem($0, in: $1) }
    let address = ServerAddress(configuration, port: server.port)
    try context.console.print(
      context.text(en: "Listening at \(address.page)", ko: "주소: \(address.page)"))
    if address.isRemote { try show(address, on: context.console) }
    try context.console.flush()
    if isOpened { address.open() }
    service.warmUp()
    signals.wait()
    context.remark(en: "Ending …", ko: "끝내는 중 …")
    server.stop()
  }

  private func configuration(for service: KitchenService, in context: CommandContext) throws -> ServerConfiguration {
    var configuration = ServerConfiguration()
    (configuration.host, configuration.port, configuration.language) = (host, port, context.language)
    var token = try token.map { text in
      guard let token = AccessToken(text) else { throw ServeProblem.badToken }
      return token
    }
    if !ServerAddress.isLoopback(host), token == nil { token = .random() }
    configuration.gate = Gate(token: token, names: Gate.machineNames)
    configuration.stamp = service.stamp
    switch (certificate, key) {
    case (nil, nil): break
    case (let certificate?, let key?):
      configuration.certificate = (
        try certificate.readBytes(limit: 1 << 20), try key.readBytes(limit: 1 << 20)
      )
    default: throw ServeProblem.halfCertificate
    }
    if isLogged {
      let log = AccessLogOutput()
      configuration.log = { log.write($0) }
    }
    return configuration
  }

  private func makeCertificate(in context: CommandContext) throws {
    let files = try CertificateFiles(certificate, key, OverwriteRule(isForced: isForced))
    let names = try files.make().joined(separator: ", ")
    let days = SelfSignedCertificate.days
    try context.console.print(
      context.text(
        en: "The certificate is good for \(names), and for \(days) days.",
        ko: "\(names)에 쓸 수 있는 인증서를 만들었습니다. \(days)일 동안 유효합니다."))
    try context.console.print(files.command)
  }

  /// Shows the address as a code for the camera of a phone.
  private func show(_ address: ServerAddress, on console: Console) throws {
    guard console.terminal.isPresent, let code = QRCode(address.page) else { return }
    try console.print(code.lines(isColored: console.terminal.hasColor))
  }
}

/// Why `fridge serve` does not begin.
enum ServeProblem: PresentableError, Equatable {
  /// The token is too short, or has other characters than letters, digits, hyphens and underscores.
  case badToken
  /// Only one of certificate and key was given.
  case halfCertificate

  var message: BilingualText {
    switch self {
    case .badToken:
      BilingualText(
        en: "A token has 8 to 200 letters, digits, hyphens or underscores.",
        ko: "토큰은 영문자, 숫자, -, _로 된 8~200자여야 합니다.")
    case .halfCertificate:
      BilingualText(en: "--tls-cert and --tls-key belong together.", ko: "--tls-cert와 --tls-key는 함께 써야 합니다.")
    }
  }
}

/// The lines of the access log, each written as a whole, from whatever thread.
private struct AccessLogOutput: Sendable {
  func write(_ line: String) {
    let bytes = Array((line.printable + "\n").utf8)
    // A log that cannot be written must not stop the server.
    _ = bytes.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The signals that end a server: Ctrl-C and `SIGTERM`.
private struct EndSignals {
  private let signals: sigset_t

  /// Blocks the signals in this thread and in those that it starts from now on.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    self.signals = signals
  }

  /// Waits for one of them; the next one ends the process at once.
  func wait() {
    var signal: Int32 = 0
    withUnsafePointer(to: signals) { signals in
      sigwait(signals, &signal)
      _ = pthread_sigmask(SIG_UNBLOCK, signals, nil)
    }
  }
}
