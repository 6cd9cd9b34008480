import DepFacts
import Testing

struct FactsCodingTests {
  @Test func `facts come back as they went in`() throws {
    for seed in 0..<500 {
      let facts = RandomFacts.make(seed: UInt64(seed))
      #expect(try decode(FactsEncoder.encode(facts)) == facts, "seed \(seed)")
    }
  }

  @Test func `the facts of an empty file come back`() throws {
    #expect(try decode(FactsEncoder.encode(FileFacts())) == FileFacts())
  }

  @Test func `equal facts give equal bytes`() {
    for seed in 0..<50 {
      let facts = RandomFacts.make(seed: UInt64(seed))
      #expect(FactsEncoder.encode(facts) == FactsEncoder.encode(facts))
    }
  }

  @Test func `a string that occurs often is stored once`() {
    var facts = FileFacts()
    facts.imports = Array(repeating: "AVeryLongNameOfAModule", count: 1000)
    #expect(FactsEncoder.encode(facts).count < 1100)
  }

  @Test func `thousands of different strings keep their numbers`() throws {
    var facts = FileFacts()
    facts.imports = (0..<5000).map { "Module\($0 % 2500)" }
    #expect(try decode(FactsEncoder.encode(facts)) == facts)
  }

  @Test func `strings that only look alike stay apart`() throws {
    var facts = FileFacts()
    facts.imports = ["caf\u{E9}", "cafe\u{301}"]
    let decoded = try decode(FactsEncoder.encode(facts))
    #expect(decoded.imports.map { Array($0.utf8) } == facts.imports.map { Array($0.utf8) })
  }

  @Test func `a use takes a third of its size in memory`() {
    var facts = FileFacts()
    facts.paths = (0..<100).map { PathFact(["name\($0)"]) }
    let without = FactsEncoder.encode(facts).count
    for index in 0..<1000 {
      facts.uses.append(
        UseFact(
          position: SourcePosition(line: Int32(index * 2), column: 9, offset: Int32(index * 60)),
          path: Int32(index % 100), type: -1, member: -1, context: -1, place: .body, role: .read,
          flags: []))
    }
    #expect((FactsEncoder.encode(facts).count - without) * 3 < 1000 * MemoryLayout<UseFact>.stride)
  }

  @Test func `the coding knows every field of the facts`() throws {
    // A new field is lost in the cache until the coding writes it, and this list names it.
    let facts = try #require(
      (0..<100).lazy.map { RandomFacts.make(seed: $0) }.first {
        !$0.types.isEmpty && !$0.members.isEmpty && !$0.uses.isEmpty && !$0.targets.isEmpty
      })
    #expect(
      labels(try #require(facts.targets.first)) == [
        "kind", "name", "path", "isOnMainActor", "isBeforeSwift6", "dependencies",
        "isInLibrary",
      ])
    #expect(
      labels(facts) == [
        "imports", "types", "members", "aliases", "paths", "contexts", "uses", "suppressions",
        "obstacles", "targets", "lineCount",
      ])
    #expect(
      labels(try #require(facts.types.first)) == [
        "kind", "name", "parent", "access", "position", "lastLine", "inherited", "attributes",
        "genericParameters", "isFinal", "isLocal", "isNonisolated",
        "isConditional",
      ])
    #expect(
      labels(try #require(facts.members.first)) == [
        "kind", "name", "owner", "access", "setterAccess", "flags", "position", "type", "value",
        "parameters", "attributes", "genericParameters",
      ])
    #expect(
      labels(try #require(facts.uses.first)) == [
        "position", "path", "type", "member", "context", "place", "role", "flags",
      ])
    #expect(labels(UseContext(kind: .cast)) == ["kind", "text", "path", "label", "index"])
    #expect(labels(ValueShape(kind: .call)) == ["kind", "path", "castType", "isClosureResult"])
    #expect(
      labels(ParameterFact(label: "", name: "", type: "", hasDefault: false)) == [
        "label", "name", "type", "hasDefault",
      ])
  }

  private func labels(_ value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap(\.label)
  }
}

/// The facts in the bytes.
func decode(_ bytes: [UInt8]) throws -> FileFacts {
  try bytes.withUnsafeBufferPointer { try FactsDecoder.decode($0) }
}
