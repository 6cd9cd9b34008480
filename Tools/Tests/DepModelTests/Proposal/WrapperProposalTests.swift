import DepFacts
import DepModel
import Testing

struct WrapperProposalTests {
  @Test(arguments: ["ServiceLocator.get(_:)", "Box.resolve(_:)"])
  func aWrapperThatFetchesFromALocatorIsProposed(use: String) throws {
    var file = HandMadeFile()
    file.type("Wired", .struct, attributes: ["propertyWrapper"], uses: [use])
    let proposal = try ConfigurationProposal.make(from: [file.record])
    #expect(proposal.wrappers == ["Wired"])
    #expect(proposal.notes.first?.reason.hasPrefix("is a property wrapper that reads") == true)
  }

  @Test func aWrapperThatFetchesFromAStaticSubscriptIsProposed() throws {
    var file = HandMadeFile()
    file.type("Registry", .struct)
    file.staticSubscript()
    file.type("Wired", .struct, attributes: ["propertyWrapper"], uses: ["Registry.shape"])
    #expect(try ConfigurationProposal.make(from: [file.record]).wrappers == ["Wired"])
  }

  @Test func aWrapperOfItsOwnValueIsNot() throws {
    var file = HandMadeFile()
    file.type("Clamped", .struct, attributes: ["propertyWrapper"], uses: ["Swift.min(_:_:)"])
    #expect(try ConfigurationProposal.make(from: [file.record]).wrappers == [])
  }

  @Test func aTypeThatIsNoWrapperIsNot() throws {
    var file = HandMadeFile()
    file.type("Wired", .struct, uses: ["ServiceLocator.get(_:)"])
    #expect(try ConfigurationProposal.make(from: [file.record]).wrappers == [])
  }

  @Test func aWrapperOfPlainValuesIsNot() throws {
    var file = HandMadeFile()
    file.type("Setting", .struct, attributes: ["propertyWrapper"], uses: ["ServiceLocator.get(_:)"])
    file.type("Screen")
    file.wrapped("isDark", "Bool", by: "Setting")
    #expect(try ConfigurationProposal.make(from: [file.record]).wrappers == [])
  }

  @Test func aFunctionThatGivesAnObjectForItsTypeIsProposed() throws {
    let parameters = [(label: "_", type: "T.Type"), (label: "name", type: "String?")]
    #expect(try functions("resolve", parameters, result: "T", users: 3) == ["resolve"])
    #expect(try functions("resolveAll", [], result: "T?", users: 3) == ["resolveAll"])
    #expect(try functions("force", [parameters[0]], result: "T", users: 3) == ["force"])
  }

  @Test func otherFunctionsAreNot() throws {
    let type = (label: "_", type: "T.Type")
    let data = (label: "from", type: "Data")
    #expect(try functions("decode", [type, data], result: "T", users: 9) == [])
    #expect(try functions("resolve", [type, data], result: "T", users: 9) == [])
    #expect(try functions("resolve", [(label: "_", type: "URL")], result: "URL", users: 9) == [])
    #expect(try functions("resolve", [type], result: "T", users: 2) == [])
    #expect(try functions("decode", [type], result: "T", users: 9) == [])
  }

  private func functions(
    _ name: String, _ parameters: [(label: String, type: String)], result: String, users: Int
  ) throws -> [String] {
    var file = HandMadeFile()
    file.type("Box")
    file.function(name, parameters, result: result)
    for number in 0..<users { file.type("User\(number)", uses: ["box.\(name)(_:)"]) }
    return try ConfigurationProposal.make(from: [file.record]).locatorFunctions
  }
}
