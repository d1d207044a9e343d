import Recipes
import Testing

struct StepTimerTests {
  @Test(arguments: [
    ("Fry for 10 minutes.", ["10 minutes 600"]), ("Boil for 1 minute, then rest.", ["1 minute 60"]),
    ("Simmer 8–10 minutes", ["8–10 minutes 480-600"]), ("8-10 mins", ["8-10 mins 480-600"]),
    ("for 8 to 10 minutes", ["8 to 10 minutes 480-600"]), ("a 10-minute rest", ["10-minute 600"]),
    ("Bake for 1 hour and 30 minutes", ["1 hour and 30 minutes 5400"]), ("1½ hours", ["1½ hours 5400"]),
    ("1 1/2 hours", ["1 1/2 hours 5400"]), ("half an hour", ["half an hour 1800"]),
    ("an hour and a half", ["an hour and a half 5400"]), ("for one minute", ["one minute 60"]),
    ("30 seconds to 1 minute", ["30 seconds to 1 minute 30-60"]), ("10 more minutes", ["10 more minutes 600"]),
    ("Fry 3 minutes, turn, fry 2 minutes.", ["3 minutes 180", "2 minutes 120"]), ("2.5 hours", ["2.5 hours 9000"]),
    ("10분 끓여요.", ["10분 600"]), ("1시간 30분 재워요.", ["1시간 30분 5400"]), ("1시간 반 삶아요.", ["1시간 반 5400"]),
    ("3~4분씩 구워요.", ["3~4분 180-240"]), ("5분~10분 둬요.", ["5분~10분 300-600"]), ("2분 30초", ["2분 30초 150"]),
    ("한 시간쯤 두세요.", ["한 시간 3600"]), ("약불에서10분간", ["10분 600"]), ("30초만", ["30초 30"]),
    ("반 시간 불려요", ["반 시간 1800"]),
  ])
  func durationsAreFound(_ step: String, _ expected: [String]) {
    let found = StepTimer.all(in: step).map { timer in
      "\(timer.words) \(timer.seconds)" + (timer.longest > timer.seconds ? "-\(timer.longest)" : "")
    }
    #expect(found == expected)
  }

  @Test(arguments: [
    "", "a few minutes", "몇 분", "물을 3분의 1만 부어요.", "10분의 1", "2인분", "4등분해요.", "5분량", "a second layer",
    "Add 2 tbsp sugar.", "180 °C", "99999 minutes", "30 hours 30", "minute steak", "an hourglass", "진한 시간표",
    "1 to 2 hands",
  ])
  func otherNumbersAreNoTimers(_ step: String) { #expect(StepTimer.all(in: step).isEmpty) }

  @Test(arguments: [(45, "0:45"), (600, "10:00"), (3600, "1:00:00"), (5461, "1:31:01")])
  func clocksShowSeconds(_ seconds: Int, _ text: String) { #expect(StepTimer.clockText(seconds) == text) }
}
