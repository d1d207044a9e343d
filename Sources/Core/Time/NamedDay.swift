extension CalendarDate {
  /// The day of the week, from 0 for Monday to 6 for Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday; the remainder is negative before that.
    ((dayNumber + 3) % 7 + 7) % 7
  }

  /// Returns the day that a word names, seen from another; nil for any other word.
  ///
  /// `today`, `tomorrow`, `yesterday`, `오늘`, `내일`, `모레`, `글피` and `어제` count from that day. A weekday in English or
  /// Korean, also shortened, is the next one of that name, which may be the day itself.
  public init?(named word: String, from today: CalendarDate) {
    let word = word.lowercased()
    let distance =
      if let distance = Self.distances[word] {
        distance
      } else if let weekday = Self.weekdays.firstIndex(where: { $0.contains(word) }) {
        (weekday - today.weekday + 7) % 7
      } else {
        Int?.none
      }
    guard let distance, let day = today.adding(days: distance) else { return nil }
    self = day
  }

  private static let distances = [
    "yesterday": -1, "today": 0, "tomorrow": 1, "어제": -1, "오늘": 0, "내일": 1, "모레": 2, "글피": 3,
  ]

  private static let weekdays = [
    ["monday", "mon", "월요일", "월"], ["tuesday", "tue", "화요일", "화"], ["wednesday", "wed", "수요일", "수"],
    ["thursday", "thu", "목요일", "목"], ["friday", "fri", "금요일", "금"], ["saturday", "sat", "토요일", "토"],
    ["sunday", "sun", "일요일", "일"],
  ]
}
