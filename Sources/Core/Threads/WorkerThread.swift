internal import Glibc

/// A system thread that runs one function.
package struct WorkerThread: @unchecked Sendable {
  // A thread handle is a plain value, and any thread may join it.
  private let handle: pthread_t

  /// Starts a thread; nil if the system cannot create one.
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

  /// Waits until the function returns.
  package func join() { pthread_join(handle, nil) }

  /// Gives up joining the thread, whose resources are released when it ends.
  package func detach() { pthread_detach(handle) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
