import Foundation
import Testing

/// Compares what the pantry commands say, one after the other in one home, with approved files.
@Suite struct PantryGoldenTests {
  static let scripts = [
    "pantry": """
    pantry add milk 1 L --date 2026-11-21 --expires 2026-11-22
    pantry add 달걀 10 개 두부 1 모 --date 2026-11-21
    pantry add salt green onion 2 --date 2026-11-18 --in fridge
    pantry add pork 600g --date 2026-11-21 --in freezer --json
    pantry list
    pantry list --json
    pantry expiring
    pantry expiring --days 7 --date 2026-11-24
    pantry expiring --days 1 --json
    pantry remove egg 3
    pantry remove pork 0.2kg milk
    pantry remove 두부 --json
    pantry undo
    pantry undo
    pantry list
    pantry history
    pantry history --json
    """,
    "pantry-refusals": """
    pantry list
    pantry list --json
    pantry history
    pantry undo
    pantry remove milk
    pantry add mlik 1 L
    pantry add milk 0 L
    pantry add 1 L
    pantry add
    pantry add milk --in cellar
    pantry add milk --expires someday
    pantry add milk --expires 내일
    pantry add milk 1 L --expires 2026-12-24
    pantry expiring
    pantry remove milk 2 L
    pantry remove milk 1 bottle
    """,
    "recommend-pantry": """
    recommend --from-pantry
    recommend --from-pantry --json
    pantry add egg 1 tomato 3 --date 2026-11-20 --expires 2026-11-22
    pantry add onion 2 rice 500g --date 2026-11-20 --expires 2026-12-20
    recommend --from-pantry
    recommend --from-pantry --json -n 1
    recommend --from-pantry --max-missing 0
    recommend onion --from-pantry --date 2026-11-23 --servings 4
    recommend --from-pantry --sort minutes --no-staples
    recommend --from-pantry --sort missing --exclude onion -n 1
    recommend --from-pantry --sort best
    """,
    "pantry-names": """
    pantry add "1 cup chopped onion" "2 large egg whites" --date 2026-11-21
    pantry add "chicken nuggets" 20 cola 1.5L --date 2026-11-21
    pantry add kombucha scoby 1 --date 2026-11-21
    pantry add 외계음식 2봉지 --date 2026-11-21 --expires 2026-11-23
    pantry add "salt and pepper to taste" "감자 중간크기 2개" --date 2026-11-21
    pantry add "1/0 L milk"
    pantry list
    pantry list --json
    pantry expiring
    pantry remove "kombucha scoby"
    pantry remove chicken nuggets 5
    pantry remove bagels --json
    recommend "1 cup chopped onion" --json -n 1
    """,
    "recipes": """
    recipes
    recipes egg --kind soup,rice
    recipes 달걀
    recipes tomato --json
    recipes --mine
    recipes frobnitz --tag 국물
    recipe tomato
    recipe 달걀
    help recipes
    """,
    "pantry-photo": """
    pantry add --photo photos
    pantry add --photo photos/grey.png
    pantry add --photo missing.jpg
    pantry add milk 1 L --photo photos/red.png
    pantry add --photo photos/grey.png photos/red.png
    pantry list
    """,
    "pantry-use": """
    pantry add egg 10 onion 2 rice --date 2026-11-21
    pantry use 달걀볶음밥
    pantry list
    pantry use onion-omelette --servings 8 --json
    pantry undo
    pantry list
    pantry use cucumber-salad
    pantry use omelete
    """,
    "pantry-change": """
    pantry add milk 1 L egg 10 chicken 500g --date 2026-11-21
    pantry add egg 2 --date 2026-11-21
    pantry change milk 300 ml
    pantry change chicken --in freezer --date 2026-11-22
    pantry change 달걀 --expires 2026-12-01 --json
    pantry list
    pantry undo
    pantry history
    pantry change tofu 1
    pantry change milk
    pantry change milk 1 L egg 2
    """,
    "shopping": """
    shopping egg-fried-rice 양파 오믈렛 tomato egg soup --no-pantry
    shopping egg-fried-rice --servings 4 --no-pantry
    pantry add egg 3 onion 100 g rice salt --date 2026-11-21
    pantry add tomato 9 --date 2026-11-21 --expires 2026-11-20
    shopping egg-fried-rice onion-omelette tomato-egg-soup
    shopping egg-fried-rice onion-omelette tomato-egg-soup --json
    shopping egg-fried-rice onion-omelette tomato-egg-soup --markdown
    shopping tomato-egg-soup --date 2026-11-20
    pantry add onion 5 egg 6 green onion 1 rice 1 kg --date 2026-11-21
    shopping onion-omelette
    shopping egg-fried-rice omelete
    shopping
    help shopping
    """,
    "shopping-list": """
    shopping
    shopping --json
    shopping undo
    shopping add milk 1.5 L 달걀 10개 "kitchen paper" "1 cup chopped onion"
    shopping add mlik, corn starch
    shopping egg-fried-rice tomato-egg-soup --add
    shopping
    shopping --json
    shopping --markdown
    shopping egg-fried-rice --servings 4 --add --json
    shopping
    shopping done milk tomato 5 --date 2026-11-21
    shopping done starch
    shopping remove kitchen paper, mlik
    shopping remove bagels
    shopping done
    shopping done --all --expires 2026-12-01 --json
    shopping
    pantry list
    shopping undo
    shopping clear
    shopping clear
    shopping undo --json
    pantry remove tomato 1
    shopping history
    shopping --add
    shopping egg-fried-rice --add --optional
    help shopping
    help shopping done
    """,
    "shopping-units": """
    shopping egg-fried-rice --servings 4 --no-pantry --units us
    shopping egg-fried-rice --servings 4 --no-pantry --units metric --json
    recipe egg-fried-rice --units metric
    recipe egg-fried-rice --units us --json
    export - -r egg-fried-rice --units metric --format markdown
    recipe egg-fried-rice --units imperial
    """,
    "plan-saved": """
    plan show
    plan show --json
    plan clear
    plan save --days 2
    plan show
    plan show --ics
    plan change 2026-11-21 tomato egg soup --servings 3
    plan change 2026-11-22
    plan change 2026-11-25
    plan change 2026-11-23 omelette --shopping
    plan change 2026-11-22 --none
    plan change 2026-11-22 --none omelette
    shopping --plan
    shopping --plan --add
    shopping --plan omelette
    shopping
    plan show --date 2026-11-23 --json
    plan show --date 2026-12-01
    plan clear --json
    plan undo
    plan undo --json
    plan change sunday omelette
    plan change wednesday
    plan change wednesday --none
    plan change wednesday omelette
    plan change 수요일 egg-fried-rice
    plan change 목요일
    plan change thursday --meal 2
    plan change someday
    help plan change
    """,
    "config": """
    config
    config set language ko
    pantry list
    pantry list --lang en
    config set language en
    config set servings 4
    recipe tomato-egg-soup
    recipe tomato-egg-soup --servings 2
    config set never tomato,양파
    menu
    today --count 4
    recommend egg
    recommend egg onion
    plan --days 2
    plan save --days 2
    plan change 2026-11-22 tomato egg soup
    config set never shellfish,dairy
    config unset never
    config set never moonstone
    config set diet happy
    config set diet vegan
    menu
    config unset diet
    config set staples 달걀 rice
    shopping egg-fried-rice
    recommend tomato
    config set units us
    cook egg-fried-rice
    config
    config --json
    config set colour red
    config set servings 0
    config unset diet
    config path
    help config set
    """,
    "cook": """
    cook egg fried rice
    cook egg-fried-rice --servings 4 --json
    cook omelette --units us
    cook omelete
    cook
    help cook
    """,
    "plan": """
    plan --days 3 --no-pantry
    plan --days 3 --no-pantry --seed 5 --servings 4
    pantry add tomato 3 egg 2 --date 2026-11-21 --expires 2026-11-22
    pantry add garlic --date 2026-11-21 --expires 2026-11-22
    plan --days 2 --shopping
    plan --days 2 --shopping --json
    plan --days 2 --meals 2 --date 2026-11-22
    plan --kind salad --days 1
    plan --require vegan --avoid vegetarian
    plan --days 0
    help plan
    """,
    "pick": """
    pick photos
    pick photos --json
    pick photos/grey.png
    pick missing.jpg
    pick --select egg,양파 -n 1
    pick --select egg --require soup --json
    pick --select onoin
    pick --select egg,onion,corn,ham,tofu,rice
    pantry add egg 3 onion --date 2026-11-21
    pick
    pick --json
    help pick
    """,
  ]

  @Test(arguments: scripts.keys.sorted(), ["en", "ko"]) func programSaysWhatWasApproved(
    _ name: String, language: String
  ) throws {
    let lines = try #require(Self.scripts[name]).split(separator: "\n").map(String.init)
    let transcript = try FridgeProcess.transcript(ofScript: lines, language: language)
    try Golden.expect(transcript, in: language == "en" ? name : "\(name)-\(language)")
  }
}
