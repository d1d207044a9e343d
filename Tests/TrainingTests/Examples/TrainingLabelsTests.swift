import Ingredients
import Testing

@testable import Training

struct TrainingLabelsTests {
  private func labels(_ names: String...) throws -> TrainingLabels {
    try TrainingLabels(names: names, vocabulary: .kitchen)
  }

  @Test(arguments: [
    ("onion", "onion"), ("양파", "onion"), ("Onion", "onion"), ("green onion", "green_onion"), ("none", "none"),
    ("  onion ", "onion"), ("우리집 고추장", "우리집 고추장"), ("my sauce", "my sauce"), ("🥑🥑", "🥑🥑"), ("egg", "egg"),
    ("달걀".decomposed, "egg"),
  ])
  func namesBecomeLabels(name: String, label: String) throws {
    let labels = try labels(name, "something else")
    #expect(labels.label(named: name) == label)
    #expect(labels.labels == [label, "something else"].sorted())
  }

  @Test func spellingsOfOneNameAreOneLabel() throws {
    let labels = try labels("할머니 양념", "할머니 양념".decomposed, "My Sauce", "my_sauce", "양파", "onions")
    #expect(labels.labels == ["My Sauce", "onion", "할머니 양념"])
    #expect(labels.label(named: "할머니 양념".decomposed) == "할머니 양념")
    #expect(labels.label(named: "my_sauce") == "My Sauce" && labels.label(named: "onions") == "onion")
  }

  @Test func synonymsStayApart() throws {
    // "Spring onion" may be another name of the green onion, but whoever has two folders sees two things.
    let labels = try labels("green onion", "spring onion", "scallion")
    #expect(labels.labels.count == 3 && labels.labels.contains("green_onion"))
  }

  @Test func otherNamesAreUnknown() throws { #expect(try labels("a", "b").label(named: "c") == nil) }

  @Test(arguments: [
    ("", TrainingNameError.empty), ("  ", .empty), ("salt, coarse", .character(name: "salt, coarse")),
    ("a\nb", .character(name: "a\nb")),
  ])
  func unusableNamesAreRefused(name: String, error: TrainingNameError) {
    #expect(throws: error) { try labels("egg", name) }
  }

  @Test func tenThousandNamesAreQuick() throws {
    let names = (0..<10000).map { "kind \($0)" }
    #expect(try TrainingLabels(names: names, vocabulary: .kitchen).labels.count == 10000)
  }
}

extension String {
  /// The text with every Korean syllable taken apart into letters (NFD), as a Mac writes file names.
  fileprivate var decomposed: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        scalars.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let letters = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      scalars.append(contentsOf: letters.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init))
    }
    return String(scalars)
  }
}
