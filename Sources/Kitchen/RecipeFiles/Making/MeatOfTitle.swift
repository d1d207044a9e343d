internal import Recipes

/// The animal that the title of a dish names, which tells whose meat its list leaves open: `갈비` in `돼지갈비찜`, `mince`
/// in `lamb kofta`.
struct MeatOfTitle {
  private struct Animal {
    /// What titles and lists call it.
    let words: [String]
    /// Its meat in either language, as it stands for `고기` and `meat`.
    let meat: LocalizedWords
    /// What stands before the name of a cut.
    let cut: LocalizedWords
  }

  private typealias LocalizedWords = (korean: String, english: String)

  private let animal: Animal

  /// The animal of a title; nil when it names none, or several.
  init?(_ title: String) {
    let title = title.lowercased()
    let animals = Self.animals.filter { $0.words.contains(where: title.contains) }
    guard animals.count == 1 else { return nil }
    animal = animals[0]
  }

  /// What a wording that names no animal may mean in full, likeliest first: `돼지등심` or `다진 돼지고기`; none for others.
  func wordings(for wording: String) -> [String] {
    let wording = wording.lowercased()
    guard !Self.animals.contains(where: { $0.words.contains(where: wording.contains) }) else { return [] }
    let isKorean = wording.isKorean
    let meat = isKorean ? animal.meat.korean : animal.meat.english
    let cut = isKorean ? animal.cut.korean + wording : "\(animal.cut.english) \(wording)"
    let whole = wording.replacing(isKorean ? "고기" : "meat", with: meat)
    return [cut] + (whole == wording ? [] : [whole]) + (Self.generic.contains(wording) ? [meat] : [])
  }

  /// Wordings that say how meat is cut or cooked, not whose it is.
  private static let generic: Set<String> = [
    "고기", "다짐육", "다진 고기", "간 고기", "불고기감", "불고깃감", "국거리", "구이용 고기", "meat", "ground meat", "minced meat", "mince",
    "stew meat",
  ]

  private static let animals = [
    Animal(
      words: ["돼지", "제육", "돈육", "삼겹", "pork"], meat: ("돼지고기", "pork"), cut: ("돼지", "pork")),
    Animal(
      words: ["소고기", "쇠고기", "소갈비", "쇠갈비", "소불고기", "한우", "beef"], meat: ("소고기", "beef"),
      cut: ("소고기", "beef")),
    Animal(words: ["닭", "치킨", "chicken"], meat: ("닭고기", "chicken"), cut: ("닭", "chicken")),
    Animal(words: ["오리고기", "훈제오리", "오리불고기", "duck"], meat: ("오리고기", "duck"), cut: ("오리", "duck")),
    Animal(words: ["양고기", "양갈비", "lamb"], meat: ("양고기", "lamb"), cut: ("양", "lamb")),
  ]
}
