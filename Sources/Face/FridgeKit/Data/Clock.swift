internal import Files
public import Recipes

extension Moment {
  /// The moment to write down: that of the clock, or the one that the variable `FRIDGE_TIME` sets.
  ///
  /// The variable counts seconds since 1970-01-01 00:00 UTC, so that a run can be repeated exactly.
  public static var current: Moment { current(in: ProcessEnvironment()) }

  static func current(in environment: some Environment) -> Moment {
    environment.path("FRIDGE_TIME").flatMap { Int($0.description) }.map(Moment.init(seconds:)) ?? .now
  }
}
