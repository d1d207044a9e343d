import Files
import Recipes
import Testing

@testable import FridgeKit

struct ClockTests {
  private struct GivenTime: Environment {
    let value: FilePath?
    func path(_ name: String) -> FilePath? { name == "FRIDGE_TIME" ? value : nil }
  }

  @Test func theEnvironmentSetsTheClock() {
    #expect(Moment.current(in: GivenTime(value: "1795278005")) == Moment(seconds: 1_795_278_005))
    #expect(Moment.current(in: GivenTime(value: "-1")) == Moment(seconds: -1))
  }

  @Test(arguments: [nil, "", "noon", "1.5"] as [FilePath?]) func withoutANumberTheClockIsTheSystems(value: FilePath?) {
    #expect(Moment.current(in: GivenTime(value: value)).seconds > 1_700_000_000)
  }
}
