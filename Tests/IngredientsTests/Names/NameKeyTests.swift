import Testing

@testable import Ingredients

struct NameKeyTests {
  @Test(arguments: [
    ("Green_Onion", "greenonion"), ("All-Purpose Flour", "allpurposeflour"), ("Crème brûlée", "cremebrulee"),
    ("JALAPEÑO", "jalapeno"), ("가", "ㄱㅏ"), ("힣", "ㅎㅣㅎ"), ("꽃게", "ㄲㅗㅊㄱㅔ"), ("닭", "ㄷㅏㄺ"), ("Щ", "щ"), ("7up", "7up"),
    ("🥕!", ""),
  ])
  func foldsToLetters(name: String, key: String) { #expect(NameKey(name).text == key) }

  @Test(arguments: [
    ("eggs", "egg"), ("berries", "berry"), ("leaves", "leaf"), ("loaves", "loaf"), ("olives", "olive"),
    ("mangoes", "mango"),
    ("boxes", "box"), ("glasses", "glass"), ("cheeses", "cheese"), ("watercress", "watercress"), ("gas", "gas"),
  ])
  func foldsRegularPlurals(plural: String, singular: String) {
    #expect(NameKey(plural) == NameKey(singular))
    #expect(NameKey(plural).text == singular)
  }

  @Test func composedAndDecomposedSyllablesAgreeOverTheWholeBlock() {
    for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 13) {
      let index = value - 0xAC00
      let tail = index % 28 == 0 ? "" : String(UnicodeScalar(0x11A7 + index % 28)!)
      let parts = String(UnicodeScalar(0x1100 + index / 588)!) + String(UnicodeScalar(0x1161 + index / 28 % 21)!) + tail
      #expect(NameKey(parts) == NameKey(String(UnicodeScalar(value)!)))
    }
  }

  @Test(arguments: [
    ("onion", "Onions", true), ("strawberry", "Strawberries", true), ("perilla leaf", "Perilla Leaves", true),
    ("양파", "양 파", true), ("onion", "onion soup", false), ("onions", "oni", false), ("a", "A", true), ("", "", true),
    ("", "onion", false), ("onion", "", false), ("양파", "양", false), ("양", "양파", false),
  ])
  func isKeyAgreesWithEquality(key: String, name: String, isKey: Bool) {
    #expect(NameKey(key).isKey(of: name) == isKey)
    #expect((NameKey(key) == NameKey(name)) == isKey)
  }
}
