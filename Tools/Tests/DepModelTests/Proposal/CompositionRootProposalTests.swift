import DepFacts
import DepModel
import Testing

struct CompositionRootProposalTests {
  private let calls = ["API(session:)", "Store.init()", "Log()"]

  @Test(arguments: ["AppModule", "FeedAssembler", "CompositionRoot"])
  func aTypeThatIsNamedSoAndMakesManyObjectsIsProposed(name: String) throws {
    let proposal = try propose(name, uses: calls)
    #expect(proposal.compositionRoots == [name])
    #expect(proposal.notes.map(\.reason) == ["creates objects of 3 classes"])
  }

  @Test func aSceneDelegateThatMakesManyObjectsIsProposed() throws {
    let proposal = try propose("Scene", inherits: ["UIWindowSceneDelegate"], uses: calls)
    #expect(proposal.compositionRoots == ["Scene"])
  }

  @Test func aTypeThatMakesFewObjectsIsNot() throws {
    let uses = ["API()", "API(session:)", "Store()", "Value()", "DateFormatter()", "Log.shared"]
    #expect(try propose("AppModule", uses: uses).compositionRoots == [])
  }

  @Test func aTypeWithAnotherNameIsNot() throws {
    #expect(try propose("FeedViewModel", uses: calls).compositionRoots == [])
  }

  @Test func whatTheToolRecognisesIsNot() throws {
    #expect(try propose("MainModule", attributes: ["main"], uses: calls).compositionRoots == [])
    let assembly = try propose("FeedAssembly", inherits: ["Assembly"], uses: calls)
    #expect(assembly.compositionRoots == [])
  }

  @Test func aFolderWhoseFilesMakeManyObjectsIsProposed() throws {
    var first = HandMadeFile("Sources/App/DI/Net/API+Live.swift")
    declareObjects(in: &first)
    first.type("One", uses: ["API()", "Store()"])
    var second = HandMadeFile("Sources/App/DI/Log.swift")
    second.type("Two", uses: ["Log()"])
    let proposal = try ConfigurationProposal.make(from: [first.record, second.record])
    #expect(proposal.compositionRoots == ["Sources/App/DI"])
  }

  @Test func anotherFolderIsNot() throws {
    var file = HandMadeFile("Sources/App/Feed/Feed.swift")
    declareObjects(in: &file)
    file.type("One", uses: calls)
    #expect(try ConfigurationProposal.make(from: [file.record]).compositionRoots == [])
  }

  private func propose(
    _ name: String, attributes: [String] = [], inherits: [String] = [], uses: [String]
  ) throws -> ConfigurationProposal {
    var file = HandMadeFile()
    declareObjects(in: &file)
    file.type(name, attributes: attributes, inherits: inherits, uses: uses)
    return try ConfigurationProposal.make(from: [file.record])
  }

  private func declareObjects(in file: inout HandMadeFile) {
    file.type("API")
    file.type("Store", .actor)
    file.type("Log")
    file.type("Value", .struct)
  }
}
