internal import Synchronization

extension Server {
  /// A connection of the library.
  // It is used by one thread at a time: that of the library, or the worker for which it was suspended.
  struct Connection: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
  }

  /// A request that waits for an answer.
  struct Passenger: Sendable {
    let exchange: Exchange
    let connection: Connection
    let request: Request
  }

  /// The answers to be kept that workers are making: who asks for the same meanwhile waits for the same answer.
  final class Flights: Sendable {
    /// The answer to a request, made from the data of one state: nobody gets an answer that is older than the question.
    struct Key: Hashable {
      let answer: AnswerCache.Key
      let stamp: Int
    }

    private let passengers = Mutex<[Key: [Passenger]]>([:])

    /// Adds a request; returns whether it is the first, so that a worker has to make the answer.
    func board(_ passenger: Passenger, _ key: Key) -> Bool {
      passengers.withLock { passengers in
        passengers[key, default: []].append(passenger)
        return passengers[key]?.count == 1
      }
    }

    /// Takes out all who wait for an answer.
    func land(_ key: Key) -> [Passenger] { passengers.withLock { $0.removeValue(forKey: key) ?? [] } }
  }
}
