internal import Glibc
internal import Threads

/// The WebSockets that are open, each with a thread of its own.
final class OpenWebSockets: Sendable {
  private struct State: Sendable {
    var sockets: [Int: WebSocket] = [:]
    var threads: [Int: WorkerThread] = [:]
    var finished: [Int] = []
    var next = 0
    var isStopped = false
  }

  private let state = Monitor(State())
  private let capacity: Int

  /// Creates an empty list.
  ///
  /// - Parameter capacity: the most sockets.
  init(capacity: Int) { self.capacity = capacity }

  /// The number of open sockets.
  var count: Int { state.update { $0.sockets.count } }

  /// Whether a further one finds no place.
  var isFull: Bool { state.update { $0.sockets.count >= capacity || $0.isStopped } }

  /// Begins a conversation on a thread of its own.
  ///
  /// - Parameter finish: gives the connection back to the library, when all is said.
  func begin(_ socket: WebSocket, _ conversation: Conversation, finish: @escaping @Sendable () -> Void) {
    joinFinished()
    let number = state.update { state -> Int? in
      guard state.sockets.count < capacity, !state.isStopped else { return nil }
      state.next += 1
      state.sockets[state.next] = socket
      return state.next
    }
    guard let number else {
      socket.close(.tryAgainLater)
      return finish()
    }
    let thread = WorkerThread { [state] in
      conversation.run(socket)
      socket.close(.normal)
      socket.awaitLeave()
      finish()
      state.update { state in
        state.sockets[number] = nil
        state.finished.append(number)
      }
    }
    guard let thread else {
      socket.close(.tryAgainLater)
      state.update { $0.sockets[number] = nil }
      return finish()
    }
    state.update { $0.threads[number] = thread }
  }

  /// Closes all sockets, and waits until every conversation has ended.
  func stop() {
    let sockets = state.update { state in
      state.isStopped = true
      return Array(state.sockets.values)
    }
    for socket in sockets {
      socket.close(.goingAway)
      socket.shut()
    }
    state.wait { $0.sockets.isEmpty && $0.finished.count == $0.threads.count ? () : nil }
    joinFinished()
  }

  private func joinFinished() {
    let threads = state.update { state in
      let (ended, early) = (state.finished.filter { state.threads[$0] != nil }, state.finished)
      state.finished = early.filter { state.threads[$0] == nil }
      return ended.compactMap { state.threads.removeValue(forKey: $0) }
    }
    for thread in threads { thread.join() }
  }
}
