import Files
import Testing

@testable import Training

struct HeldOutSplitTests {
  @Test(arguments: [(1, 0), (2, 1), (3, 1), (5, 1), (7, 1), (8, 2), (100, 20)])
  func aFifthOfEachLabelIsHeldOut(count: Int, expected: Int) {
    let truths = (0..<2 * count).map { $0 % 2 }
    let held = HeldOutSplit(share: 0.2, seed: 1).heldOut(truths: truths, groups: Array(truths.indices), labels: 2)
    for label in 0..<2 { #expect(zip(held, truths).count { $0 && $1 == label } == expected) }
  }

  @Test func groupsStayTogether() {
    let truths = [Int](repeating: 0, count: 60)
    let groups = truths.indices.map { $0 / 3 }
    let held = HeldOutSplit(share: 0.2, seed: 4).heldOut(truths: truths, groups: groups, labels: 1)
    #expect(held.count(where: \.self) == 12)
    for group in 0..<20 { #expect(Set(held[3 * group..<3 * group + 3]).count == 1) }
  }

  @Test func aSingleGroupIsLearnt() {
    let held = HeldOutSplit(share: 0.5, seed: 4).heldOut(
      truths: [0, 0, 0, 1, 1], groups: [0, 0, 0, 3, 4], labels: 2)
    #expect(Array(held[..<3]) == [false, false, false] && held[3] != held[4])
  }

  @Test func seedDecides() {
    let truths = [Int](repeating: 0, count: 50)
    func held(_ seed: UInt64) -> [Bool] {
      HeldOutSplit(share: 0.2, seed: seed).heldOut(truths: truths, groups: Array(0..<50), labels: 1)
    }
    #expect(held(1) == held(1) && held(1) != held(2))
  }

  @Test func nothingIsHeldOutForAShareOfNothing() {
    let held = HeldOutSplit(share: 0, seed: 1).heldOut(truths: [0, 0, 0, 1], groups: [0, 1, 2, 3], labels: 2)
    #expect(!held.contains(true))
  }
}

struct LookAlikesTests {
  private func groups(_ photos: [FilePath], _ truths: [Int], _ bits: [UInt64]) -> [Int] {
    LookAlikes.groups(photos, truths: truths, hashes: bits.map { PerceptualHash(bits: $0) })
  }

  @Test func boxesOfOnePhotoAreOneGroup() {
    #expect(groups(["a", "b", "a"], [0, 1, 2], [0, .max, 0xFFFF_FFFF]) == [0, 1, 0])
  }

  @Test(arguments: [(10, 0), (11, 1)]) func likePicturesOfALabelAreOneGroup(distance: Int, second: Int) {
    #expect(groups(["a", "b"], [0, 0], [0, (1 << UInt64(distance)) - 1]) == [0, second])
  }

  @Test func likenessIsPassedOn() {
    #expect(groups(["a", "b", "c"], [0, 0, 0], [0xFFFFF, 0, 0x3FF]) == [0, 0, 0])
  }

  @Test func picturesOfOtherLabelsAreApart() { #expect(groups(["a", "b"], [0, 1], [7, 7]) == [0, 1]) }

  @Test func validationPictureLikeOneOfItsLabelIsCounted() {
    let (near, far) = (PerceptualHash(bits: 0x3FF), PerceptualHash(bits: 0x7FF))
    let learned = [("egg", PerceptualHash(bits: 0)), ("milk", PerceptualHash(bits: .max))]
    #expect(LookAlikes.count([("egg", near), ("egg", far), ("milk", near), ("tofu", near)], like: learned) == 1)
    #expect(LookAlikes.count([], like: learned) == 0)
  }

  @Test func noPhotosHaveNoGroups() { #expect(groups([], [], []).isEmpty) }
}
