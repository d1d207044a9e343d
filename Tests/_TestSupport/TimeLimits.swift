import Foundation
public import Testing

extension Trait where Self == TimeLimitTrait {
  /// A limit for tests that would wait forever or take quadratic time if the code were wrong: half an hour, or
  /// `FRIDGE_TEST_MINUTES` where tests are many times slower, as under sanitizers.
  ///
  /// The time counts from when a test is queued, and on two cores a test of a second waits up to ten minutes behind others.
  public static var finishesSoon: Self {
    .timeLimit(.minutes(ProcessInfo.processInfo.environment["FRIDGE_TEST_MINUTES"].flatMap { Int($0) } ?? 30))
  }
}
