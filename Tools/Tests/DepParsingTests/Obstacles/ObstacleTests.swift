import DepFacts
import DepParsing
import Testing

struct ObstacleTests {
  @Test func `clean code has none`() {
    #expect(FactReader().read("let a = \"é\"").obstacles == [])
  }

  @Test func `a syntax error tells where and what`() throws {
    let facts = FactReader().read("let a = 1\nfunc f( {\n}\nlet b = C.d\n")
    let first = try #require(facts.obstacles.first)
    #expect(first.kind == .syntaxError)
    #expect(first.position.line == 2)
    #expect(!first.message.isEmpty)
  }

  @Test func `the rest of a file with errors is read`() {
    #expect(paths("func f() { A.b( }\nfunc g() { C.d() }").contains("C.d()"))
  }

  @Test func `errors are at most one on a line and twenty in a file`() {
    let facts = FactReader().read(String(repeating: "let = = )\n", count: 60))
    #expect(facts.obstacles.count == 20)
    #expect(Set(facts.obstacles.map(\.position.line)).count == 20)
  }

  @Test(arguments: [
    ("func f() { g(1 }", "1:15 expected ')'"), ("let = 1", "1:4 expected pattern"),
    ("let a = ", "1:8 expected expression"), ("let a: ", "1:7 expected type"),
    ("let a = 1\n}", "2:1 unexpected code '}'"),
    ("let a = 0xZ", "1:11 invalid hex digit in integer literal"),
    ("func (a: Int) {}", "1:5 expected identifier"),
  ])
  func `errors say what is wrong`(_ source: String, _ message: String) {
    let found = FactReader().read(source).obstacles.map {
      "\($0.position.line):\($0.position.column) \($0.message)"
    }
    #expect(found.first == message)
  }

  @Test func `what the parser's own diagnostics trap on is an error`() {
    let facts = FactReader().read("let a =\"b")
    #expect(facts.obstacles.first?.kind == .syntaxError)
  }

  @Test func `very many errors end`() {
    #expect(FactReader().read(String(repeating: "@", count: 100_000)).obstacles.count == 1)
  }

  @Test func `invalid UTF-8 tells where, and the rest is read`() {
    let bytes: [UInt8] = Array("let a = \"".utf8) + [0xFF] + Array("\"\nlet b = C.d\n".utf8)
    let facts = bytes.withUnsafeBufferPointer { FactReader().read($0) }
    #expect(facts.obstacles.first?.kind == .invalidUTF8)
    #expect(facts.obstacles.first?.position.offset == 9)
    #expect(facts.members.map(\.name) == ["a", "b"])
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xF5],
    ] as [[UInt8]])
  func `ill-formed sequences are invalid`(_ sequence: [UInt8]) {
    let bytes = Array("// ".utf8) + sequence
    let facts = bytes.withUnsafeBufferPointer { FactReader().read($0) }
    #expect(facts.obstacles.map(\.kind) == [.invalidUTF8])
  }
}
