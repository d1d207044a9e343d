/// The headings that people put over the parts of a recipe, in lower case.
enum PlainHeadings {
  /// Over the list of ingredients.
  static let ingredients: Set<String> = [
    "ingredients", "재료", "주재료", "준비 재료", "준비재료", "재료 준비", "재료준비", "필요한 재료",
  ]
  /// Over the steps.
  static let steps: Set<String> = [
    "directions", "instructions", "method", "steps", "preparation", "만드는 법", "만드는법", "조리법", "조리 순서", "조리순서", "조리 방법",
    "조리방법",
    "만드는 방법", "만드는 순서", "요리 순서", "조리 과정", "만들기",
  ]
}
