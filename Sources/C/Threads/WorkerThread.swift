internal import Glibc

/// A thread of the system that runs one function.
package struct WorkerThread: @unchecked Sendable {
  // A thread's handle is a plain number that any thread may join.
  private let handle: pthread_t

  /// Starts a thread; nil when the system has none to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(body))
    var handle = pthread_t()
    let code = pthread_create(
      &handle, nil,
      { argument in
        if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits for the function's end.
  package func join() { pthread_join(handle, nil) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
