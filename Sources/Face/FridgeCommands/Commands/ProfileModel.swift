internal import CommandLineKit
internal import Files
internal import FridgeKit

/// `fridge model profile`: where the time of a forward pass goes.
struct ProfileModel: Command {
  static let name = "profile"
  static let summary = BilingualText(
    en: "Time every step of a network on random input.", ko: "무작위 입력으로 신경망의 단계마다 걸리는 시간을 잽니다.")
  static let parameters: [Parameter<Self>] = [
    .model(\.model, minimum: 0), .passThreads(\.threads), .runs(\.runs), .json(\.json),
  ]
  var model: FilePath?
  var threads = 1
  var runs = 50
  var json = false

  func run(in context: CommandContext) throws {
    let profile = try context.fridge.profile(model, threads: threads, runs: runs)
    try json ? context.console.print(profile.json) : context.show(profile)
  }
}
