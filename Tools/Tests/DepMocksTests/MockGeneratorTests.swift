import DepMocks
import Testing

@Suite struct MockGeneratorTests {
  private func generate(
    _ sources: [String: String], _ request: MockRequest, existing: String? = nil
  ) throws -> MockFile {
    try MockGenerator(request).generate(
      from: sources.map { MockSource(path: $0.key, bytes: Array($0.value.utf8)) },
      existing: existing.map { Array($0.utf8) })
  }

  private let feed = "protocol Feed { func load(id: Int) -> String }"

  @Test func sameSourcesGiveTheSameBytesInAnyOrder() throws {
    let sources = [
      ("A.swift", "import Foundation\nprotocol A: B { func a() }"),
      (
        "B.swift", "import Dispatch\nprotocol B { func b(); func b(_ x: Int); func b(_ y: String) }"
      ),
      ("C.swift", "protocol C: Sendable { var c: Int { get } }"),
    ].map { MockSource(path: $0.0, bytes: Array($0.1.utf8)) }
    let first = try MockGenerator(MockRequest(protocols: ["A", "C"])).generate(from: sources)
    let second = try MockGenerator(MockRequest(protocols: ["C", "A"]))
      .generate(from: sources.reversed())
    #expect(first.text == second.text)
    #expect(first.text.contains("import Dispatch\n") && first.text.contains("func b(_ y: String)"))
  }

  @Test func inheritedProtocolsAreFoundInOtherFiles() throws {
    let file = try generate(
      ["A.swift": "protocol A: Outer.B { }", "B.swift": "enum Outer { protocol B { func b() } }"],
      MockRequest(protocols: ["A"]))
    #expect(file.problems.isEmpty)
    #expect(file.text.contains("func b() {"))
  }

  @Test func anInheritedNameMeansTheProtocolOfItsOwnModule() throws {
    let sources = [
      ("A.swift", "One", "protocol Base { func one() }"),
      ("B.swift", "Two", "protocol Base { func two() }"),
      ("C.swift", "Two", "protocol Reader: Base {}"),
    ].map { MockSource(path: $0.0, module: $0.1, bytes: Array($0.2.utf8)) }
    let file = try MockGenerator(MockRequest(protocols: ["Reader"])).generate(from: sources)
    #expect(file.text.contains("func two()") && !file.text.contains("func one()"))
  }

  @Test func aTypeIsNotMistakenForAnAliasOfItsNameElsewhere() throws {
    let text = """
      enum Other { typealias Item = () -> Void }
      struct Item {}
      protocol Store { func add(_ item: Item) }
      """
    let file = try generate(["A.swift": text], MockRequest(protocols: ["Store"]))
    #expect(file.text.contains("var addArgValues: [Item]"), "\(file.text)")
  }

  @Test func anUnknownNameIsNamedWithTheNearest() throws {
    let file = try generate(["A.swift": feed], MockRequest(protocols: ["Fed"]))
    #expect(file.hasErrors && file.text.isEmpty)
    #expect(file.problems.map(\.description).joined().contains("did you mean 'Feed'?"))
  }

  @Test func twoProtocolsOfOneNameAreNotGuessedAt() throws {
    let file = try generate(
      ["A.swift": feed, "B.swift": "enum Other { \(feed) }"], MockRequest(protocols: ["Feed"]))
    #expect(file.problems.isEmpty, "the full name is the one outside")
    let both = try generate(
      ["A.swift": feed, "B.swift": "\n" + feed], MockRequest(protocols: ["Feed"]))
    #expect(both.hasErrors)
    #expect(both.problems.first?.message.contains("B.swift:2") == true)
  }

  @Test func whatCannotBeDoubledIsNamedAndTheRestIsWritten() throws {
    let file = try generate(
      ["A.swift": "\(feed)\nprivate protocol Hidden {}\n"],
      MockRequest(protocols: ["Feed", "Hidden"]))
    #expect(file.text.contains("class FeedMock") && !file.text.contains("HiddenMock"))
    #expect(
      file.problems.map(\.description).first?.hasPrefix("A.swift:2:1: error: 'Hidden'") == true)
  }

  @Test func aProtocolOutsideOfTheSourcesIsNamed() throws {
    let file = try generate(
      ["A.swift": "protocol A: Unknown { func a() }"], MockRequest(protocols: ["A"]))
    #expect(!file.hasErrors && file.text.contains("func a()"))
    #expect(file.problems.first?.description.hasPrefix("A.swift:1:10: warning: 'Unknown'") == true)
  }

  @Test func accessAndModulesAreAsAskedFor() throws {
    let file = try generate(
      ["A.swift": "import App\npublic protocol A { func a() }"],
      MockRequest(protocols: ["A"], access: .public, modules: ["App"]))
    #expect(file.text.contains("\n@testable import App\n") && !file.text.contains("\nimport App\n"))
    #expect(file.text.contains("public final class AMock: A {"))
    #expect(file.text.contains("  public init() {}"))
    #expect(file.text.contains("  public private(set) var aCallCount"))
    #expect(file.text.contains("  public func a() {"))
  }

  @Test func namesOfOverloadsDoNotDependOnTheirOrder() throws {
    let one = "protocol A { func f(_ a: Int); func f(_ b: String); func f(by c: Int) }"
    let two = "protocol A { func f(by c: Int); func f(_ b: String); func f(_ a: Int) }"
    let names = try [one, two].map { text in
      try generate(["A.swift": text], MockRequest(protocols: ["A"])).text
        .split(separator: " ").filter { $0.hasSuffix("Handler:") }.map(String.init).sorted()
    }
    #expect(names[0] == names[1] && names[0] == ["fAHandler:", "fBHandler:", "fByHandler:"])
  }

  @Test func aDependenciesStructGetsItsDoublesAndAParameterForWhatHasNone() throws {
    let file = try generate(
      [
        "A.swift": feed + "\nfinal class Reader { }",
        "B.swift": """
        import Foundation
        extension Reader {
          struct Dependencies {
            var feed: any Feed
            var now: @Sendable () -> Date
            var limit: Int
          }
        }
        """,
      ], MockRequest(protocols: [], owners: ["Reader"]))
    #expect(file.text.contains("static func failing(limit: Int) -> Self {"))
    #expect(file.text.contains("feed: FeedMock(),"))
    #expect(file.text.contains("returning: Date(timeIntervalSince1970: 0)),"))
    #expect(file.problems.map(\.description).first?.hasPrefix("B.swift:6:9: warning: ") == true)
  }

  @Test(arguments: ["", "protocol", "protocol A {", "}}}}", "protocol A { func }", "\u{0}"])
  func brokenSourcesAreBorne(text: String) throws {
    let file = try generate(["A.swift": text], MockRequest(protocols: ["A"], owners: ["B"]))
    #expect(file.hasErrors)
  }

  @Test func aliasesThatGoRoundInCirclesAreBorne() throws {
    let text = """
      typealias X = Y
      typealias Y = X
      protocol A { func a(_ x: X, _ y: consuming Y) -> X }
      """
    let file = try generate(["A.swift": text], MockRequest(protocols: ["A"]))
    #expect(file.text.contains("func a(_ x: X, _ y: consuming Y) -> X"))
  }
}
