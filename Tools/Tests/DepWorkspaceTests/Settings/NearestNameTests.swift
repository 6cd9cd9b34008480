import DepWorkspace
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("kitten", "sitting", 3), ("exlude", "exclude", 1),
  ])
  func `the distance counts changes`(left: String, right: String, expected: Int) {
    #expect(NearestName.distance(left, right) == expected)
    #expect(NearestName.distance(right, left) == expected)
  }

  @Test func `case does not matter`() {
    #expect(NearestName.of("CompositionRoot", among: ["compositionRoots"]) == "compositionRoots")
  }

  @Test func `of equally near ones the first is meant`() {
    #expect(NearestName.of("ac", among: ["ab", "aa"]) == "ab")
  }

  @Test func `nothing is near to something else`() {
    #expect(NearestName.of("zzzz", among: ["exclude", "include"]) == nil)
  }
}
