import Testing

@testable import Recipes

struct DishFlagsTests {
  @Test func everyFlagHasABitOfItsOwn() {
    let bits = DishFlag.allCases.map { DishFlags([$0]).bits }
    #expect(bits.allSatisfy { $0.nonzeroBitCount == 1 } && Set(bits).count == bits.count)
    #expect(DishFlags(DishFlag.allCases).bits == bits.reduce(0, +))
    for flag in DishFlag.allCases {
      #expect(DishFlags([flag]).contains(flag) && !DishFlags(DishFlag.allCases.filter { $0 != flag }).contains(flag))
    }
  }

  @Test func comparesAsSetsDo() {
    let (none, spicy) = (DishFlags([]), DishFlags([.tag(.spicy)]))
    let both = DishFlags([.tag(.spicy), .diet(.alcohol)])
    #expect(both.isSuperset(of: spicy) && !spicy.isSuperset(of: both) && none.isSuperset(of: none))
    #expect(none.isDisjoint(with: both) && !both.isDisjoint(with: spicy) && none.bits == 0)
  }
}
