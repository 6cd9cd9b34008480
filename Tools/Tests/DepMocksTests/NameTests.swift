import DepMocks
import Testing

/// A name that a user gives means one declaration, and the file imports the module of that.
@Suite struct NameTests {
  private let kit = MockSource(
    path: "Sources/Kit/Reader.swift", module: "Kit",
    bytes: Array(
      """
      protocol Feed { func load() }
      final class Reader { struct Dependencies { var feed: any Feed; var count: () -> Int } }
      """.utf8))
  private let app = MockSource(
    path: "Sources/App/Reader.swift", module: "App",
    bytes: Array(
      """
      protocol Feed { func show() }
      final class Reader { struct Dependencies { var feed: any Feed } }
      """.utf8))

  @Test func twoTypesOfOneNameAreAnError() throws {
    let file = try generate(owners: ["Reader"], from: [kit, app])
    #expect(file.text.isEmpty)
    #expect(
      file.problems.map(\.description) == [
        "Sources/App/Reader.swift:2:29: error: 'Reader' is more than one type: 'App.Reader' at "
          + "Sources/App/Reader.swift:2, 'Kit.Reader' at Sources/Kit/Reader.swift:2; write one of "
          + "these names"
      ])
  }

  @Test func twoProtocolsOfOneNameAreAnError() throws {
    let file = try generate(["Feed"], from: [kit, app])
    #expect(file.text.isEmpty && file.hasErrors)
    #expect(
      file.problems.first?.message.hasPrefix(
        "'Feed' is more than one protocol: 'App.Feed' at Sources/App/Reader.swift:1, 'Kit.Feed' at "
      ) == true)
  }

  @Test func oneTypeInTwoFilesOfAModuleIsChosenByItsFile() throws {
    var other = app
    other.path = "Sources/App/Other.swift"
    let file = try generate(owners: ["Reader"], from: [other, app])
    #expect(file.problems.first?.message.hasSuffix("a file with '--source'") == true)
  }

  @Test(arguments: [("Kit.Reader", "count:"), ("Kit.Reader.Dependencies", "count:")])
  func theModuleChoosesAType(_ name: String, _ field: String) throws {
    let file = try generate(owners: [name], from: [kit, app])
    #expect(!file.hasErrors && file.text.contains(field) && file.text.contains("func load()"))
    let other = try generate(owners: ["App.Reader"], from: [kit, app])
    #expect(!other.hasErrors && !other.text.contains(field) && other.text.contains("func show()"))
  }

  @Test func theModuleChoosesAProtocol() throws {
    let file = try generate(["Kit.Feed"], from: [kit, app])
    #expect(!file.hasErrors && file.text.contains("func load()"))
    #expect(try generate(["Net.Feed"], from: [kit, app]).hasErrors)
  }

  @Test func protocolsOfOneNameGoToSeparateFiles() throws {
    let file = try generate(["Kit.Feed", "App.Feed"], from: [kit, app])
    #expect(
      file.problems.map(\.message) == [
        "'App.Feed' and 'Kit.Feed' share a name; write their doubles to separate files"
      ])
  }

  @Test func theFileImportsTheModulesOfWhatItDoubles() throws {
    let file = try generate(["Kit.Feed"], owners: ["App.Screen"], from: [kit, screen])
    #expect(imports(file) == ["App", "Kit"])
    let inKit = try generate(
      ["Kit.Feed"], owners: ["App.Screen"], from: [kit, screen], outputModule: "Kit")
    #expect(imports(inKit) == ["App"])
    let named = try MockGenerator(MockRequest(protocols: ["Kit.Feed"], modules: ["Umbrella"]))
      .generate(from: [kit])
    #expect(imports(named) == ["Umbrella"])
  }

  @Test func anUnknownTypeIsNoTypeWithoutDependencies() throws {
    let file = try generate(owners: ["Raeder"], from: [kit])
    #expect(
      file.problems.map(\.message) == [
        "there is no type 'Raeder' among the sources; did you mean 'Reader'?"
      ])
    let plain = MockSource(path: "Plain.swift", bytes: Array("class Plain {}".utf8))
    #expect(
      try generate(owners: ["Plain"], from: [plain]).problems.map(\.message) == [
        "'Plain' has no 'struct Dependencies'; 'depstructs migrate Plain' writes one"
      ])
  }

  private let screen = MockSource(
    path: "Sources/App/Screen.swift", module: "App",
    bytes: Array(
      "final class Screen { struct Dependencies { var now: @Sendable () -> Int } }".utf8))

  private func generate(
    _ protocols: [String] = [], owners: [String] = [], from sources: [MockSource],
    outputModule: String? = nil
  ) throws -> MockFile {
    var request = MockRequest(protocols: protocols, owners: owners)
    request.outputModule = outputModule
    return try MockGenerator(request).generate(from: sources)
  }

  private func imports(_ file: MockFile) -> [String] {
    file.text.split(separator: "\n").filter { $0.hasPrefix("@testable import ") }
      .map { String($0.dropFirst("@testable import ".count)) }
  }
}
