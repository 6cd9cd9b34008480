import DepFacts
import DepModel
import Testing

struct ComposedObjectsTests {
  @Test func `a type that hands on more than twelve objects composes them`() throws {
    #expect(try counts(ofHandedOn: 13) == Counts(hidden: 0, composed: 13))
  }

  @Test func `twelve objects have fields`() throws {
    #expect(try counts(ofHandedOn: 12) == Counts(hidden: 12, composed: 0))
  }

  @Test func `an object that the type also uses stays a dependency at all places`() throws {
    let use = "func use() { C.shared.resolve(M0.self)!.load() }"
    #expect(try counts(ofHandedOn: 14, and: use) == Counts(hidden: 2, composed: 13))
  }

  @Test func `one object at many places is one`() throws {
    let again = (0..<9).map { "func b\($0)() -> Any { View(C.shared.resolve(M0.self)!) }" }
    #expect(
      try counts(ofHandedOn: 12, and: again.joined(separator: "\n"))
        == Counts(hidden: 21, composed: 0))
  }

  @Test func `a project can count them`() throws {
    #expect(
      try counts(ofHandedOn: 13, counting: [.composition]) == Counts(hidden: 13, composed: 0))
  }

  private struct Counts: Equatable {
    let hidden: Int
    let composed: Int
  }

  private func counts(
    ofHandedOn count: Int, and other: String = "", counting kinds: [CountableKind] = []
  ) throws -> Counts {
    let functions = (0..<count).map {
      "func a\($0)() -> Any { View(C.shared.resolve(M\($0).self)!) }"
    }
    let model = try model(
      of: """
        final class C {
          static let shared = C()
          func resolve<T>(_ type: T.Type) -> T? { nil }
        }
        final class Router {
        \(functions.joined(separator: "\n"))
        \(other)
        }
        """, counting: kinds)
    return Counts(
      hidden: model.dependencies.count { $0.kind == .locator && $0.state == .hidden },
      composed: model.exemptUses.count { $0.reason == .composition })
  }
}
