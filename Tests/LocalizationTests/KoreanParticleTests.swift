import Testing

@testable import Localization

struct KoreanParticleTests {
  @Test(arguments: [
    ("두부", "두부는", "두부를"), ("연근", "연근은", "연근을"), ("감자, 당근", "감자, 당근은", "감자, 당근을"), ("햄 (통조림)", "햄 (통조림)은", "햄 (통조림)을"),
    ("tofu", "tofu는", "tofu를"), ("", "는", "를"),
  ]) func theFormDependsOnTheLastSyllable(word: String, topic: String, object: String) {
    #expect(KoreanParticle.topic.following(word) == topic)
    #expect(KoreanParticle.object.following(word) == object)
    let isClosed = object.hasSuffix("을")
    #expect(KoreanParticle.with.following(word) == word + (isClosed ? "과" : "와"))
  }
}
