import DepFacts
import Testing

struct NearestNameTests {
  private let rules = ["hidden-singleton", "hidden-global", "live-cycle", "unused-default"]

  @Test(arguments: [
    ("hidden-singelton", "hidden-singleton"), ("Hidden-Global", "hidden-global"),
    ("live-cycles", "live-cycle"), ("unusd-default", "unused-default"),
  ])
  func `a slip of the pen is understood`(written: String, meant: String) {
    #expect(NearestName.of(written, among: rules) == meant)
  }

  @Test func `something else is not`() {
    #expect(NearestName.of("xyz", among: rules) == nil)
    #expect(NearestName.of("", among: rules) == nil)
  }

  @Test func `of several that are as near the first in the alphabet is taken`() {
    #expect(NearestName.of("cat", among: ["hat", "bat"]) == "bat")
  }

  @Test(arguments: [("ab", "ba", 1), ("", "abc", 3), ("kitten", "sitting", 3), ("same", "same", 0)])
  func `the distance counts letters added, removed, replaced and swapped`(
    left: String, right: String, expected: Int
  ) {
    #expect(NearestName.distance(Array(left), Array(right)) == expected)
    #expect(NearestName.distance(Array(right), Array(left)) == expected)
  }

  @Test func `a part of a dotted name is near it`() {
    let names = ["App.Feed.Reader", "App.Writer", "Core.Clock"]
    #expect(NearestName.several("Reder", among: names, limit: 3) == ["App.Feed.Reader"])
    #expect(NearestName.several("feed", among: names, limit: 3) == ["App.Feed.Reader"])
    #expect(NearestName.several("zzzzzz", among: names, limit: 3) == [])
  }
}
