import Foundation
import Testing

/// Kills a purchase at different moments and looks at where the food is.
@Suite struct ShoppingSafetyTests {
  private struct Pantry: Decodable {
    struct Item: Decodable { let amount: Int }
    let items: [Item]
  }

  private struct List: Decodable {
    struct Food: Decodable {
      struct Amount: Decodable { let amount: Int }
      let amounts: [Amount]
    }
    let list: [Food]
  }

  private func amountsAtHome(_ state: URL) throws -> [Int] {
    let outcome = try FridgeProcess(["pantry", "list", "--json"]).run(state: state)
    return try JSONDecoder().decode(Pantry.self, from: Data(outcome.output.utf8)).items.map(\.amount)
  }

  private func amountsToBuy(_ state: URL) throws -> [Int] {
    let outcome = try FridgeProcess(["shopping", "--json"]).run(state: state)
    return try JSONDecoder().decode(List.self, from: Data(outcome.output.utf8)).list.flatMap(\.amounts).map(\.amount)
  }

  private func add(_ amount: Int, _ state: URL) throws {
    let outcome = try FridgeProcess(["shopping", "add", "milk", "\(amount)", "ml"]).run(state: state)
    try #require(outcome.code == 0, "\(outcome.errors)")
  }

  @Test func foodIsEitherOnTheListOrAtHome() throws {
    try TemporaryFolder.with { state in
      try add(1, state)
      let undisturbed = try ContinuousClock().measure {
        _ = try FridgeProcess(["shopping", "done", "--all"]).run(state: state)
      }
      let microseconds = UInt32(min(max(1, undisturbed / .microseconds(1)), 500_000))
      let rounds = 16
      for round in 1...rounds {
        let former = try amountsAtHome(state)
        let amount = 1 + round
        if try amountsToBuy(state).isEmpty { try add(amount, state) }
        let open = try amountsToBuy(state)
        let process = FridgeProcess(["shopping", "done", "--all"]).prepared(state: state)
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // The last may end by itself, however busy the machine is.
        if round < rounds {
          usleep(microseconds * UInt32(round) / UInt32(rounds))
          kill(process.processIdentifier, SIGKILL)
        }
        process.waitUntilExit()
        let (home, list) = try (amountsAtHome(state), amountsToBuy(state))
        // What is bought goes to the milk that is there.
        #expect(list.isEmpty ? home == [(former + open).reduce(0, +)] : list == open && home == former)
      }
      #expect(try amountsAtHome(state).reduce(0, +) > 1)
    }
  }
}
