import Files
import Ingredients
import Recognition
import Testing

@testable import FridgeKit

struct FridgeTests {
  private let fridge = Fridge(folders: nil)

  @Test func namesLabelsInBothLanguages() {
    #expect(fridge.name(ofLabel: "onion", in: .english) == "Onion")
    #expect(fridge.name(ofLabel: "onion", in: .korean) == "양파")
    #expect(fridge.name(ofLabel: "my own thing", in: .korean) == "my own thing")
  }

  @Test func anOwnVocabularyIsExtendedByWhatAKitchenHolds() {
    let own = Vocabulary([Ingredient(id: "onion", english: "My Onion", korean: "내 양파")])
    let fridge = Fridge(folders: nil, vocabulary: own)
    #expect(fridge.vocabulary.ingredients.map(\.id) == ["onion"])
    #expect(fridge.kitchen["onion"]?.english == "My Onion")
    #expect(fridge.kitchen.ingredients.count == Vocabulary.kitchen.ingredients.count)
    #expect(fridge.name(ofLabel: "sugar", in: .korean) == "설탕")
  }

  @Test func choosesIngredientsByNameOnceEach() throws {
    #expect(try fridge.selection(named: ["양파", "egg", "Onion"]).ids == ["onion", "egg"])
  }

  @Test func reportsInvalidChoices() {
    #expect(throws: ChoiceError.selection(.nothingChosen)) { try fridge.selection(named: []) }
    #expect(throws: ChoiceError.selection(.tooMany(count: 6))) {
      try fridge.selection(named: ["onion", "egg", "tofu", "beef", "ham", "milk"])
    }
    let error = #expect(throws: ChoiceError.self) { try fridge.selection(named: ["onoin"]) }
    guard case .unknown("onoin", let suggestions) = error else { return #expect(Bool(false)) }
    #expect(suggestions.first?.id == "onion")
  }

  @Test func noneCannotBeChosen() {
    guard case .unknown = #expect(throws: ChoiceError.self, performing: { try fridge.selection(named: ["None"]) })
    else { return #expect(Bool(false)) }
  }

  @Test func withoutDataAModelMustBeGivenByPath() throws {
    #expect(throws: ModelFailure.self) { try fridge.models() }
    #expect(throws: ModelFailure.self) { try fridge.modelFile("lite") }
    #expect(try fridge.modelFile("my/lite") == "my/lite")
    #expect(try fridge.modelFile("lite.onnx") == "lite.onnx")
    #expect(throws: RecipesFailure.noData) { try fridge.recipes() }
  }
}
