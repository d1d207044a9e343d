import Threads

@testable import Web

/// A gate at which threads of a test wait until it is opened.
final class Gatekeeper: Sendable {
  private let isOpen = Monitor(false)

  func open() { isOpen.update { $0 = true } }
  func wait() { _ = isOpen.wait { $0 ? true : nil } }
}

/// A thread that stops a server.
struct Stopper {
  private let thread: WorkerThread?

  init(_ server: Server, _ ended: Gatekeeper) {
    thread = WorkerThread {
      server.stop()
      ended.open()
    }
  }
}

/// The lines that a server writes to its log.
final class Lines: Sendable {
  private let lines = Monitor<[String]>([])

  func add(_ line: String) { lines.update { $0.append(line) } }
  var all: [String] { lines.update { $0 } }
}
