import Testing

@testable import Recognition

struct RetryPolicyTests {
  private struct Failure: Error, Equatable { let number: Int }

  /// The result of work that fails `failures` times, and how often it was tried.
  private func result(afterFailures failures: Int, limit: Int) -> (Result<String, Failure>, tries: Int) {
    var tries = 0
    let result = Result { () throws(Failure) in
      try RetryPolicy(limit: limit).run { () throws(Failure) in
        tries += 1
        guard tries > failures else { throw Failure(number: tries) }
        return "done"
      }
    }
    return (result, tries)
  }

  @Test(arguments: [0, 1, 2])
  func triesUntilItSucceeds(failures: Int) {
    let (result, tries) = result(afterFailures: failures, limit: 3)
    #expect(result == .success("done"))
    #expect(tries == failures + 1)
  }

  @Test(arguments: [1, 2, 3])
  func reportsTheLastErrorAfterTheLimit(limit: Int) {
    let (result, tries) = result(afterFailures: 9, limit: limit)
    #expect(result == .failure(Failure(number: limit)))
    #expect(tries == limit)
  }

  @Test func aRecogniserIsTriedThreeTimes() { #expect(RetryPolicy.recognition.limit == 3) }
}
