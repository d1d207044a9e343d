internal import FridgeKit
internal import Synchronization
internal import Web

/// Cameras over HTTP: frames come as requests, and each answer says what the frame shows.
extension KitchenService {
  /// The time after which a camera without frames is forgotten.
  static let cameraPatience = Duration.seconds(60)

  /// Adds the routes of cameras.
  func addLive(to router: inout Router) {
    router.read("/live") { request, fields in
      try fields.finish()
      let wording = try context(in: request.language).reportWording
      return try .webSocket(for: request) { watch(through: $0, request.language, wording) }
    }
    router.read("/live/{session}", "POST") { request, fields in
      let time = try fields.number("time", in: 0...1e9)
      try fields.finish()
      let session = try request.session
      guard let frame = try request.photos(most: 1).first else { throw RequestError.emptyBody }
      let outcome = try cameras.camera(named: session).look(at: frame.bytes, time: time)
      return Response(outcome.json(session: session, try context(in: request.language).reportWording))
    }
    router.read("/live/{session}", "DELETE") { request, fields in
      try fields.finish()
      let wording = try context(in: request.language).reportWording
      guard let camera = cameras.remove(try request.session) else { throw RequestError.unknownAddress }
      return Response(camera.summary.ending(wording))
    }
  }

  /// Looks at the frames that come through a WebSocket, always the newest next, until it is closed or its client says `end`.
  private func watch(through socket: WebSocket, _ language: Language, _ wording: ReportWording) {
    let (camera, session) = (LiveCamera(recognition), "socket")
    socket.answerNewest(
      within: Self.cameraPatience, skipped: camera.skip,
      farewell: { $0 == "end" ? camera.summary.ending(wording).text : nil },
      answer: { bytes, arrival in
        do { return try camera.look(at: bytes, arrival: arrival).json(session: session, wording).text } catch {
          let problem = Problem(error, in: language).json
          return JSON.object([
            ("version", .integer(1)), ("session", .string(session)), ("event", .string("problem")),
            ("problem", problem),
          ]).text
        }
      })
  }
}

extension LiveSummary {
  /// The end of a session.
  fileprivate func ending(_ wording: ReportWording) -> JSON {
    guard case .object(let members) = json(wording) else { return .null }
    return .object([(key: "version", value: .integer(1))] + members)
  }
}

extension Request {
  /// The name of a camera.
  fileprivate var session: String {
    get throws(RequestError) {
      let name = placeholder("session")
      let isPlain = name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
      }
      guard isPlain, (1...64).contains(name.utf8.count) else { throw .badField("session", .form("camera-1")) }
      return name
    }
  }
}

/// The cameras whose frames have come lately, by the names that clients gave them.
final class LiveCameras: Sendable {
  /// The most cameras at a time.
  private static let most = 16
  private let service: RecognitionService
  private let cameras = Mutex<[String: LiveCamera]>([:])

  init(_ service: RecognitionService) { self.service = service }

  /// Returns the camera of that name, a new one if there is none.
  ///
  /// - Throws: ``RequestError/busy`` if there are too many.
  func camera(named name: String) throws(RequestError) -> LiveCamera {
    let now = ContinuousClock.now
    let camera = cameras.withLock { cameras -> LiveCamera? in
      cameras = cameras.filter { $0.value.idle(at: now) < KitchenService.cameraPatience }
      if let camera = cameras[name] { return camera }
      guard cameras.count < Self.most else { return nil }
      let camera = LiveCamera(service)
      cameras[name] = camera
      return camera
    }
    guard let camera else { throw .busy }
    return camera
  }

  /// Forgets a camera, and returns it.
  func remove(_ name: String) -> LiveCamera? { cameras.withLock { $0.removeValue(forKey: name) } }
}
