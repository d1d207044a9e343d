@testable import Localization
import Testing

@testable import Ingredients

/// Invariants of every line of the built-in table.
struct IngredientTableTests {
  private let knowledge = IngredientKnowledge.standard
  private let rows = IngredientTable.standard.rows

  @Test func everyLineHasAUniqueIdentifier() {
    var seen: Set<String> = []
    for row in rows {
      #expect(seen.insert(row.id).inserted, "\(row.id) twice")
      #expect(!row.id.isEmpty && row.id.utf8.allSatisfy { ("a"..."z").contains(Character(.init($0))) || $0 == 0x5F })
      #expect(row.id != Vocabulary.noneID)
    }
  }

  @Test func everyLineHasANameInBothLanguages() {
    for row in rows {
      let ingredient = row.ingredient
      #expect(ingredient.english.unicodeScalars.allSatisfy { $0.value < 0x0250 } && !ingredient.english.isEmpty)
      #expect(ingredient.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }, "\(row.id)")
      #expect(ingredient.names.allSatisfy { !NameKey($0).isEmpty && !$0.hasSuffix(" ") }, "\(row.id)")
      #expect(!(ingredient.english + ingredient.korean).contains(","), "\(row.id): a comma separates synonyms")
    }
  }

  @Test func everyNameBelongsToOneIngredient() {
    var owners: [NameKey: String] = [:]
    for row in rows {
      for name in row.ingredient.names {
        let owner = owners[NameKey(name), default: row.id]
        #expect(owner == row.id, "\(name) is \(owner) and \(row.id)")
        owners[NameKey(name)] = row.id
      }
    }
  }

  @Test func noNameIsGivenTwice() {
    for row in rows {
      var seen: Set<NameKey> = []
      let repeated = row.ingredient.names.dropFirst().filter { !seen.insert(NameKey($0)).inserted }
      #expect(repeated.isEmpty, "\(row.id): \(repeated)")
    }
  }

  @Test func parentsAreKnownAndNoneIsItsOwnAncestor() {
    let parents = Dictionary(rows.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    for row in rows {
      var chain = [row.id]
      while let id = chain.last, let parent = parents[id] ?? nil {
        #expect(knowledge.ingredient(parent) != nil, "\(row.id): \(parent)")
        guard !chain.contains(parent) else { Issue.record("\(row.id) descends from itself"); break }
        chain.append(parent)
      }
    }
  }

  @Test func everyParentHasAQualityForItsKinds() {
    for row in rows {
      let isParent = !knowledge.kinds(of: row.id).isEmpty
      #expect(isParent == (row.qualityAmongKinds > 0), "\(row.id)")
    }
  }

  @Test func everyWordOfContentsIsKnown() {
    for row in rows {
      let unknown = (row.words(.contents) ?? []).filter { $0 != "staple" && FoodContent(rawValue: String($0)) == nil }
      #expect(unknown.isEmpty, "\(row.id): \(unknown)")
    }
  }

  @Test func substitutesAreKnownAndOrderedAndSane() {
    for row in rows {
      let qualities = row.substitutes.map(\.quality) + [row.qualityAmongKinds]
      #expect(qualities.allSatisfy { (0...1).contains($0) }, "\(row.id)")
      for substitute in row.substitutes {
        #expect(knowledge.ingredient(substitute.ingredient) != nil, "\(row.id): \(substitute.ingredient)")
        #expect(substitute.ingredient != row.id && substitute.quality > 0, "\(row.id)")
        // A kind is named only if it does worse than the others; the kinds of a kind follow it.
        let ancestors = knowledge.ancestors(of: substitute.ingredient)
        #expect(!ancestors.contains(row.id) || ancestors.first == row.id && substitute.quality < 0.9, "\(row.id)")
      }
    }
  }

  @Test func qualityIsThatOfAWholeName() {
    for row in rows {
      let names = Set(row.substitutes.map(\.ingredient))
      for substitute in row.substitutes {
        #expect(row.quality(of: substitute.ingredient) == substitute.quality, "\(row.id): \(substitute.ingredient)")
        let beginning = String(substitute.ingredient.dropLast())
        #expect(names.contains(beginning) || row.quality(of: beginning) == nil, "\(row.id): \(beginning)")
      }
      #expect(row.quality(of: row.id) == nil, "\(row.id)")
    }
  }

  @Test func weightsAreSane() {
    for id in knowledge.ids {
      guard let facts = knowledge[id] else { continue }
      #expect((0.01...5000).contains(facts.gramsPerPiece ?? 1), "\(id)")
      #expect((1...25).contains(facts.gramsPerTablespoon ?? 1), "\(id)")
      #expect((5...350).contains(facts.gramsPerCup ?? 5), "\(id)")
      if let spoon = facts.gramsPerTablespoon, let cup = facts.gramsPerCup {
        #expect((0.3...2.5).contains(cup / 16 / spoon), "\(id): a cup is sixteen tablespoons")
      }
    }
  }

  @Test func shelfLivesAreSane() {
    for id in knowledge.ids {
      guard let life = knowledge[id]?.shelfLife else { continue }
      for place in StoragePlace.allCases { #expect((1...1825).contains(life.days(in: place) ?? 1), "\(id)") }
    }
  }

  @Test func onlyAFewIngredientsKeepForever() {
    let endless = knowledge.ids.filter { id in
      guard let life = knowledge[id]?.shelfLife else { return true }
      return life.days(in: life.usualPlace) == nil
    }
    let roots = Set(endless.map { knowledge.ancestors(of: $0).last ?? $0 })
    #expect(roots == ["salt", "sugar", "water", "spirits"])
  }

  @Test func everyShelfHoldsSomething() {
    #expect(Set(rows.map(\.category)) == Set(IngredientCategory.allCases))
    for language in Language.allCases {
      #expect(Set(IngredientCategory.allCases.map { $0.name(in: language) }).count == IngredientCategory.allCases.count)
    }
  }
}
