import DepFacts
import Testing

struct FactsValidationTests {
  @Test func `a type may not be its own parent`() {
    var facts = FileFacts()
    facts.types = [type(parent: 0)]
    #expect(throws: FactsCodingError.invalid("parent")) { try facts.validate() }
  }

  @Test func `a parent stands before its child`() {
    var facts = FileFacts()
    facts.types = [type(parent: 1), type(parent: -1)]
    #expect(throws: FactsCodingError.invalid("parent")) { try facts.validate() }
  }

  @Test func `an index below minus one is refused`() {
    var facts = FileFacts()
    facts.types = [type(parent: -2)]
    #expect(throws: FactsCodingError.invalid("parent")) { try facts.validate() }
  }

  @Test func `the owner of a member exists`() {
    var facts = FileFacts()
    facts.members = [MemberFact(kind: .function, name: "a", owner: 0, position: start)]
    #expect(throws: FactsCodingError.invalid("owner")) { try facts.validate() }
  }

  @Test func `the owner of an alias exists`() {
    var facts = FileFacts()
    facts.aliases = [AliasFact(name: "A", owner: 3, target: "B", position: start)]
    #expect(throws: FactsCodingError.invalid("owner")) { try facts.validate() }
  }

  @Test func `a use has a path`() {
    #expect(throws: FactsCodingError.invalid("path")) { try facts(path: -1).validate() }
    #expect(throws: FactsCodingError.invalid("path")) { try facts(path: 1).validate() }
  }

  @Test func `the type, member and context of a use exist`() {
    #expect(throws: FactsCodingError.invalid("type")) { try facts(type: 0).validate() }
    #expect(throws: FactsCodingError.invalid("member")) { try facts(member: 0).validate() }
    #expect(throws: FactsCodingError.invalid("context")) { try facts(context: 0).validate() }
  }

  @Test func `a use without type, member and context is sound`() throws {
    try facts().validate()
  }

  @Test func `no place is negative`() {
    var facts = FileFacts()
    facts.types = [type(parent: -1, line: -5)]
    #expect(throws: FactsCodingError.invalid("position")) { try facts.validate() }
  }

  @Test func `decoding refuses what validation refuses`() {
    #expect(throws: FactsCodingError.invalid("member")) {
      try decode(FactsEncoder.encode(facts(member: 5)))
    }
  }

  private let start = SourcePosition(line: 1, column: 1, offset: 0)

  private func type(parent: Int32, line: Int32 = 1) -> TypeFact {
    TypeFact(
      kind: .class, name: "A", parent: parent, access: .implicit,
      position: SourcePosition(line: line, column: 1, offset: 0), lastLine: 2)
  }

  private func facts(
    path: Int32 = 0, type: Int32 = -1, member: Int32 = -1, context: Int32 = -1
  ) -> FileFacts {
    var facts = FileFacts()
    facts.paths = [PathFact(["A", "shared"])]
    facts.uses = [
      UseFact(
        position: start, path: path, type: type, member: member, context: context, place: .body,
        role: .read, flags: [])
    ]
    return facts
  }
}
