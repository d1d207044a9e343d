import Testing

@testable import RecipeFiles

struct KoreanIngredientTextTests {
  @Test(arguments: [
    ("●양념장 : 간장 5g(1작은술), 설탕 약간", ["간장 5g(1작은술)", "설탕 약간"]), ("재료 풋고추(2g), 무(80g)", ["풋고추(2g)", "무(80g)"]),
    ("닭고기 삶는 재료 된장 5g", ["된장 5g"]), ("육수 쇠고기(양지 50g, 갈비 50g)", ["쇠고기(양지 50g, 갈비 50g)"]),
    ("방울토마토(20g) 소스 통계피(20g)", ["방울토마토(20g)", "통계피(20g)"]), ("톳 무침양념 설탕 3g", ["설탕 3g"]),
    ("굴소스 약간, 육수 반 컵", ["굴소스 약간", "육수 반 컵"]),
    ("토마토 소스 50g", ["토마토 소스 50g"]), ("마늘다진것 1g[소스1]간장 1g", ["마늘다진것 1g", "간장 1g"]),
    ("다진 마늘 4g - 양념 : 간장 10g", ["다진 마늘 4g", "간장 10g"]), ("[양념] 간장 1g", ["간장 1g"]),
    ("생강 2g 양파 10g", ["생강 2g", "양파 10g"]),
    ("두부 1모 (300g 큰것 2팩)", ["두부 1모 (300g 큰것 2팩)"]), ("물 1,000ml", ["물 1,000ml"]), ("", []),
  ])
  func splitsRunningText(text: String, pieces: [String]) { #expect(KoreanIngredientPieces.all(in: text) == pieces) }

  @Test(arguments: [("양념", true), ("[소스]", true), ("양념 5g", false), ("두부", false)])
  func groupNamesAreHeadings(piece: String, isHeading: Bool) {
    #expect(KoreanIngredientPieces.isHeading(piece) == isHeading)
  }
}
