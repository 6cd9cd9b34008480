import DepStructs
import Testing

private protocol Resettable: AnyObject { var name: String { get } }
private final class Cache: Resettable {
  let name: String
  init(_ name: String) { self.name = name }
}
private final class Holder { let hidden = Cache("hidden") }

@Suite("Fields that conform to a protocol")
struct FieldsTests {
  private struct Inner {
    var cache: any Resettable
    var number = 1
  }

  private struct Dependencies {
    var first: any Resettable
    var concrete: Cache
    var inner: Inner
    var optional: Cache?
    var none: Cache?
    var list: [any Resettable]
    var table: [String: Inner]
    var pair: (Cache, Int)
    var closure: () -> Cache
    var holder: Holder
    var any: Any
  }

  @Test func foundInOrderThroughNestedStructs() {
    let dependencies = Dependencies(
      first: Cache("first"), concrete: Cache("concrete"), inner: Inner(cache: Cache("inner")),
      optional: Cache("optional"), none: nil, list: [Cache("list 1"), Cache("list 2")],
      table: ["key": Inner(cache: Cache("table"))], pair: (Cache("pair"), 1),
      closure: { Cache("closure") }, holder: Holder(), any: Inner(cache: Cache("any")))
    let found = fields(of: dependencies, conformingTo: (any Resettable).self).map(\.name)
    #expect(
      found == [
        "first", "concrete", "inner", "optional", "list 1", "list 2", "table", "pair", "any",
      ])
  }

  @Test func objectInTwoFieldsIsFoundTwice() {
    let cache = Cache("shared")
    let found = fields(
      of: (Inner(cache: cache), Inner(cache: cache)), conformingTo: (any Resettable).self)
    #expect(found.count == 2)
  }

  @Test func nothingConforms() {
    #expect(fields(of: Inner(cache: Cache("a")), conformingTo: String.self).isEmpty)
    #expect(fields(of: 1, conformingTo: (any Resettable).self).isEmpty)
  }
}
