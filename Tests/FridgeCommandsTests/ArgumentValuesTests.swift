import CommandLineKit
import Files
import Images
import Recipes
import Testing

@testable import FridgeCommands
@testable import Time

@Suite struct ArgumentValuesTests {
  @Test func pathKeepsItsBytes() {
    let bytes: [UInt8] = [0x61, 0xFF, 0x2E]
    #expect(FilePath(argument: Argument(bytes: bytes))?.bytes == bytes)
    #expect(FilePath(argument: "") == nil)
  }

  @Test(arguments: ["0,0,1,1", "10,20,300,400"]) func regionIsFourNumbers(_ text: String) throws {
    let region = try #require(PixelRectangle(argument: Argument(text)))
    #expect("\(region.x),\(region.y),\(region.width),\(region.height)" == text)
  }

  @Test(arguments: ["", "1,2,3", "1,2,3,4,5", "-1,0,1,1", "0,0,0,1", "0,0,1,a", "1.5,0,1,1", "0,,1,1"])
  func otherWordsAreNoRegion(_ text: String) { #expect(PixelRectangle(argument: Argument(text)) == nil) }

  @Test(arguments: [
    ("국", DishKind.soup), ("찌개", .stew), ("스튜", .stew), ("stew", .stew), ("찌개·스튜", .stew), ("전", .pancake),
    ("절임", .kimchi),
    ("김치", .kimchi), ("랩", .sandwich), ("Hot pot", .hotPot),
  ]) func kindsHaveNamesInBothLanguages(word: String, kind: DishKind) {
    #expect(DishKind(argument: Argument(word)) == kind)
  }

  @Test func noTwoKindsShareAName() {
    let words = DishKind.allCases.flatMap { Set($0.otherWords.map { $0.lowercased() }) }
    #expect(Set(words).count == words.count)
  }

  @Test func dateIsADayOfTheCalendar() {
    #expect(CalendarDate(argument: "2024-02-29")?.day == 29)
    #expect(CalendarDate(argument: "2026-02-29") == nil)
    #expect(CalendarDate(argument: "tomorrow") != nil)
    #expect(CalendarDate(argument: "someday") == nil)
  }
}
