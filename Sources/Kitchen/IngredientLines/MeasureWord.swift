/// A measure named by the word after a number: a unit, and how many of that unit it stands for.
///
/// Weights and volumes outside the metric system become grams and millilitres; cups and spoons are kept.
struct MeasureWord: Equatable {
  /// The unit of an amount in this measure; nil for lengths, which are not amounts of food.
  let unit: AmountUnit?
  /// The number of units in one of this measure.
  let factor: Double

  /// Creates the measure that cooks call `word`, if any. `T` and `t` are different spoons; otherwise case is ignored.
  init?(_ word: String) {
    let key = word.wordKey
    guard let measure = Self.capitals[word] ?? Self.measures[key] ?? Self.plural(key) else { return nil }
    self = measure
  }

  private init(_ unit: AmountUnit?, _ factor: Double = 1) {
    self.unit = unit
    self.factor = factor
  }

  /// Whether the measure is converted to a metric unit, so that amounts are rounded.
  var isConverted: Bool { factor != 1 }

  /// Returns the measure whose English plural is `key`.
  private static func plural(_ key: String) -> MeasureWord? {
    let endings = [("s", ""), ("es", ""), ("ves", "f"), ("sful", "ful")]
    return endings.lazy.filter { key.count > $0.0.count && key.hasSuffix($0.0) }
      .compactMap { measures[key.dropLast($0.0.count) + $0.1] }.first
  }

  private static let capitals: [String: MeasureWord] = {
    let (tablespoon, teaspoon) = (MeasureWord(.tablespoon), MeasureWord(.teaspoon))
    return [
      "T": tablespoon, "Ts": tablespoon, "TS": tablespoon, "TB": tablespoon, "Tb": tablespoon, "t": teaspoon,
      "ts": teaspoon, "T스푼": tablespoon, "C": MeasureWord(.cup),
    ]
  }()

  private static let measures: [String: MeasureWord] = {
    var measures: [String: MeasureWord] = [:]
    for (unit, factor, words) in table {
      for word in words.split(separator: " ") { measures[String(word)] = MeasureWord(unit, factor) }
    }
    return measures
  }()

  /// The metric sizes of US customary units, of the Korean 근, 되, 홉 and of old cookery books, and the counts of Korean
  /// bundles: 손 of fish, 축 of squid, 쾌 of pollack, 두름 of croaker, 톳 of laver, 접 of garlic.
  private static let table: [(AmountUnit?, Double, String)] = [
    (.gram, 1, "g gr gm gram gramm gramme 그램 그람"), (.gram, 0.001, "mg milligram"),
    (.kilogram, 1, "kg kilo kilogram 킬로 킬로그램"), (.gram, 28.3495, "oz ounce 온스"),
    (.gram, 453.592, "lb pound 파운드"), (.gram, 600, "근"), (.gram, 3750, "관"),
    (.milliliter, 1, "ml cc milliliter millilitre 밀리 밀리리터 미리"), (.milliliter, 10, "cl centiliter centilitre"),
    (.milliliter, 100, "dl deciliter decilitre"), (.liter, 1, "l lt ltr liter litre 리터"),
    (.milliliter, 29.5735, "floz fluidounce"), (.milliliter, 473.176, "pt pint"), (.milliliter, 946.353, "qt quart"),
    (.milliliter, 3785.41, "gal gallon"), (.milliliter, 118.294, "gill"),
    (.milliliter, 59.147, "wineglass wineglassful"),
    (.milliliter, 1800, "되"), (.milliliter, 18_000, "말"), (.milliliter, 180, "홉"),
    (
      .tablespoon, 1,
      "tbsp tbs tb tbl tblsp tablespoon tablespoonful spoon spoonful 큰술 큰스푼 큰숟갈 테이블스푼 숟갈 숟가락 스푼 수저 밥숟가락 밥숟갈 밥술 술"
    ),
    (.teaspoon, 1, "tsp teaspoon teaspoonful t스푼 작은술 작은스푼 티스푼 찻술 찻숟갈 차숟갈 차술"),
    (.teaspoon, 2, "dessertspoon dessertspoonful dsp"), (.teaspoon, 0.25, "saltspoon saltspoonful"),
    (.cup, 1, "cup cupful c glass glassful teacup teacupful coffeecup 컵 종이컵 잔"), (.bowl, 1, "bowl bowlful 공기 그릇 사발 대접"),
    (.piece, 1, "piece pc pcs ea ear 개 알 덩이 덩어리 줄 판 큐브 자루"), (.whole, 1, "마리"), (.cluster, 1, "송이"),
    (.clove, 1, "clove 쪽"), (.kernel, 1, "톨"), (.root, 1, "뿌리"), (.chunk, 1, "토막"), (.plant, 1, "포기"),
    (.stalk, 1, "stalk stick stem sprig rib 대 줄기 가닥"), (.block, 1, "block 모"),
    (.slice, 1, "slice rasher 조각 쪼각 편"), (.sheet, 1, "sheet 장"), (.sheet, 100, "톳"), (.piece, 2, "손"),
    (.piece, 20, "축 쾌 두름"), (.piece, 100, "접"), (.leaf, 1, "leaf 잎 잎사귀"),
    (.handful, 1, "handful handfull fistful 줌 움큼 주먹"), (.pinch, 1, "pinch dash smidgen 꼬집"), (.can, 1, "can tin 캔 통조림"),
    (.bunch, 1, "bunch bundle 단 묶음 다발"), (.head, 1, "head 통"), (.bottle, 1, "bottle jar 병"),
    (.bag, 1, "bag sachet envelope 봉 봉지"),
    (.pack, 1, "pack packet package pkg box carton container tub tube punnet 팩 상자 박스 갑 곽"),
    (.serving, 1, "serving portion 인분"), (nil, 1, "cm mm m inch in 센티 센치 센티미터 인치"),
  ]
}

/// Foods sold in packs of a fixed size.
enum FoodPacking {
  /// Returns the content of one pack: 30 eggs in a tray (`판`), 10 in a row (`줄`), 113 g of butter in a stick.
  ///
  /// - Parameter packing: the word for the pack, with any ending.
  /// - Returns: nil for other foods and other packs.
  static func content(of name: String, in packing: String) -> (number: Double, unit: AmountUnit)? {
    let name = name.lowercased()
    guard let group = groups.first(where: { $0.names.contains(where: name.contains) }) else { return nil }
    return group.packings.first { packing.contains($0.name) }.map { ($0.number, group.unit) }
  }

  private struct Group: Sendable {
    let names: [String], unit: AmountUnit
    let packings: [(name: String, number: Double)]
  }

  private static let groups = [
    Group(names: ["계란", "달걀", "유정란", "메추리알"], unit: .piece, packings: [("판", 30), ("줄", 10)]),
    Group(names: ["butter", "margarine", "버터", "마가린"], unit: .gram, packings: [("stick", 113)]),
  ]
}
