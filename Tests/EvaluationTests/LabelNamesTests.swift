import Ingredients
import Testing

@testable import Evaluation

@Suite struct LabelNamesTests {
  private let names = LabelNames(labels: ["onion", "Carrot", "my-mug", "none"], vocabulary: .standard)

  @Test(arguments: [
    ("onion", "onion"), ("양파", "onion"), ("Onions", "onion"), ("당근", "Carrot"), ("carrot", "Carrot"),
    ("my-mug", "my-mug"), ("My Mug", "my-mug"), ("없음", "none"), ("none", "none"), ("달걀", "egg"),
    ("\u{1103}\u{1161}\u{11BC}\u{1100}\u{1173}\u{11AB}", "Carrot"),
  ])
  func understands(_ name: String, _ label: String) throws { #expect(try names.label(named: name) == label) }

  @Test(arguments: [("onoin", ["onion"]), ("앙파", ["onion"]), ("my_mugg", ["my-mug"]), ("zzzzzzz", [])])
  func suggestsSimilarNames(_ name: String, _ nearest: [String]) throws {
    let error = #expect(throws: UnknownLabel.self) { try names.label(named: name) }
    #expect(error?.name == name)
    #expect(error?.suggestions.prefix(1).map(\.id) == nearest)
  }

  @Test(
    arguments: [
      ("sugar", ["onion", "sugar"], "sugar"), ("설탕", ["onion", "sugar"], "sugar"), ("설탕", ["onion"], "other"),
      ("바닐라 설탕", ["onion", "sugar"], "sugar"), ("쑥", ["onion", "sugar"], "other"), ("쑥", ["mugwort"], "mugwort"),
    ] as [(String, [String], String)])
  func foodBeyondTheVocabularyIsOtherOrTheModelsOwn(_ name: String, _ labels: [String], _ label: String) throws {
    let names = LabelNames(labels: labels, vocabulary: .standard)
    #expect(try names.label(named: name) == label)
  }

  @Test func prefersTheModelsOwnSpelling() throws {
    let names = LabelNames(labels: ["paprika", "bell_pepper"], vocabulary: .standard)
    #expect(try names.label(named: "paprika") == "paprika")
    #expect(try names.label(named: "피망") == "bell_pepper")
  }
}
