internal import Localization

/// A property of schema.org's `NutritionInformation`; the cases follow the order of a label on food.
enum NutritionProperty: String, CaseIterable {
  case servingSize, calories, fatContent, saturatedFatContent, unsaturatedFatContent, transFatContent
  case cholesterolContent, carbohydrateContent, sugarContent, fiberContent, proteinContent, sodiumContent

  /// Returns the lines of a label from the nutrition of a recipe by name: `calories 210 kcal`. Names that schema.org does
  /// not have come last, and texts without a name as they are.
  static func label(of nutrition: [String: String], in language: Language) -> [String] {
    let known = allCases.compactMap { property in
      nutrition[property.rawValue].map { "\(property.name[language]) \($0)" }
    }
    let others = nutrition.filter { Self(rawValue: $0.key) == nil }.sorted { $0.key < $1.key }
    return known + others.map { name, amount in ["text", "info"].contains(name) ? amount : "\(name): \(amount)" }
  }

  /// The name on a label.
  private var name: BilingualText {
    switch self {
    case .servingSize: BilingualText(en: "one serving", ko: "1회 제공량")
    case .calories: BilingualText(en: "calories", ko: "열량")
    case .fatContent: BilingualText(en: "fat", ko: "지방")
    case .saturatedFatContent: BilingualText(en: "saturated fat", ko: "포화지방")
    case .unsaturatedFatContent: BilingualText(en: "unsaturated fat", ko: "불포화지방")
    case .transFatContent: BilingualText(en: "trans fat", ko: "트랜스지방")
    case .cholesterolContent: BilingualText(en: "cholesterol", ko: "콜레스테롤")
    case .carbohydrateContent: BilingualText(en: "carbohydrates", ko: "탄수화물")
    case .sugarContent: BilingualText(en: "sugars", ko: "당류")
    case .fiberContent: BilingualText(en: "fibre", ko: "식이섬유")
    case .proteinContent: BilingualText(en: "protein", ko: "단백질")
    case .sodiumContent: BilingualText(en: "sodium", ko: "나트륨")
    }
  }
}
