import DepStructs
import Testing

@Suite("A copy with a field replaced")
struct ReplacingTests {
  private struct Dependencies: TransitionalDependencies {
    var name: String
    var make: () -> Int
    static var live: Self { Self(name: "live", make: { 1 }) }
  }

  private struct Plain {
    var name: String
    var nested: Dependencies
  }

  @Test func fieldIsReplacedAndTheOriginalIsNot() {
    let original = Dependencies.live
    let copy = original.replacing(\.name, with: "mock").replacing(\.make, with: { 2 })
    #expect(copy.name == "mock")
    #expect(copy.make() == 2)
    #expect(original.name == "live")
    #expect(original.make() == 1)
  }

  @Test func structWithoutATransition() {
    let plain = Plain(name: "plain", nested: .live)
    #expect(replacing(\.nested.name, with: "deep", in: plain).nested.name == "deep")
  }

  @Test func structWhoseTransitionHasEndedKeepsItsTests() {
    struct Injected: UnimplementedDependencies {
      var name: String
      static var failing: Self { Self(name: "unimplemented") }
    }
    struct Both: TransitionalDependencies, UnimplementedDependencies {
      var name: String
      static var live: Self { Self(name: "live") }
      static var failing: Self { Self(name: "unimplemented") }
    }
    #expect(Injected.failing.replacing(\.name, with: "mock").name == "mock")
    #expect(Both.failing.replacing(\.name, with: "mock").name == "mock")
  }
}
