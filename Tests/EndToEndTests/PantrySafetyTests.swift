import Foundation
import Testing

/// Kills the program at random moments and looks at what it left.
@Suite struct PantrySafetyTests {
  private struct Listing: Decodable {
    struct Item: Decodable {
      let amount: Int
      let unit: String
    }
    let items: [Item]
  }

  private struct History: Decodable {
    struct Change: Decodable { let items: [Listing.Item] }
    let changes: [Change]
  }

  /// A program that is adding `amount` millilitres of milk, with the file that its answer goes to.
  ///
  /// Milk with the same last day goes to one item.
  private struct Adding {
    let amount: Int
    let process: Process
    let answer: URL

    init(_ amount: Int, goodUntil day: String, state: URL) throws {
      self.amount = amount
      answer = state.appendingPathComponent("answer-\(amount)")
      process = FridgeProcess(["pantry", "add", "milk", "\(amount)", "ml", "--expires", day]).prepared(state: state)
      try Data().write(to: answer)
      process.standardOutput = try FileHandle(forWritingTo: answer)
      try process.run()
    }

    func isAcknowledged() throws -> Bool { try String(contentsOf: answer, encoding: .utf8).hasPrefix("Added:") }
  }

  @Test func whateverWasAcknowledgedSurvivesKilling() throws {
    try TemporaryFolder.with { state in
      let (acknowledged, killed) = try killWhileAdding(rounds: 25, writers: 3, state: state)
      #expect(!acknowledged.isEmpty)
      #expect(killed > 0)
      let list = try FridgeProcess(["pantry", "list", "--json"]).run(state: state)
      try #require(list.code == 0, "\(list.errors)")
      let there = try JSONDecoder().decode(Listing.self, from: Data(list.output.utf8)).items.map(\.amount)
      #expect(Set(there).count == there.count)
      #expect(acknowledged.subtracting(there) == [])
      let history = try FridgeProcess(["pantry", "history", "--json"]).run(state: state)
      let changes = try JSONDecoder().decode(History.self, from: Data(history.output.utf8)).changes
      #expect(changes.flatMap(\.items).map(\.amount).sorted() == there.sorted())
      #expect(changes.allSatisfy { $0.items.count == 1 })
    }
  }

  @Test func writersWaitForEachOther() throws {
    try TemporaryFolder.with { state in
      let adding = try (1...12).map { try Adding($0, goodUntil: "2027-01-01", state: state) }
      for one in adding {
        one.process.waitUntilExit()
        #expect(one.process.terminationStatus == 0)
      }
      let list = try FridgeProcess(["pantry", "list", "--json"]).run(state: state)
      let there = try JSONDecoder().decode(Listing.self, from: Data(list.output.utf8)).items.map(\.amount)
      #expect(there == [(1...12).reduce(0, +)])
    }
  }

  /// Starts several writers at a time and kills each at another moment, spread evenly over the time that one takes
  /// undisturbed.
  ///
  /// - Returns: the amounts that were acknowledged, and how many programs were killed before their end.
  private func killWhileAdding(rounds: Int, writers: Int, state: URL) throws -> (acknowledged: Set<Int>, killed: Int) {
    // The first run also builds the recipes; the second takes as long as all that follow.
    func adding(_ amount: Int) throws -> Adding {
      let day = String(format: "2027-%02d-%02d", 1 + amount / 28, 1 + amount % 28)
      return try Adding(amount, goodUntil: day, state: state)
    }
    try adding(1).process.waitUntilExit()
    let undisturbed = try ContinuousClock().measure { try adding(2).process.waitUntilExit() }
    let microseconds = UInt32(min(max(1, undisturbed / .microseconds(1)), 500_000))
    var (acknowledged, killed) = (Set([1, 2]), 0)
    for round in 0..<rounds {
      let writing = try (0..<writers).map { try adding(3 + round * writers + $0) }
      for one in writing {
        usleep(microseconds / UInt32(writers) * UInt32(round) / UInt32(rounds))
        kill(one.process.processIdentifier, SIGKILL)
      }
      for one in writing {
        one.process.waitUntilExit()
        if one.process.terminationReason == .uncaughtSignal { killed += 1 }
        if try one.isAcknowledged() { acknowledged.insert(one.amount) }
      }
    }
    return (acknowledged, killed)
  }
}
