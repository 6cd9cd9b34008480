import DepFacts
import DepMocks
import DepModel
import Testing

/// What a project adds to the tables of SDKs holds for its doubles too.
@Suite struct ProjectTableTests {
  @Test func aDoubleKnowsThePlaceholdersOfTheProject() throws {
    var options = ModelOptions()
    options.sdk.maps[.placeholders] = ["Money": "Money(cents: 0)"]
    #expect(try !double(ModelOptions()).text.contains("Money(cents: 0)"))
    #expect(try double(options).text.contains("Money(cents: 0)"))
  }

  @Test func aDoubleRecordsThePlainValuesOfTheProject() throws {
    var options = ModelOptions()
    options.sdk.lists[.plainValues] = ["Key"]
    #expect(try !double(ModelOptions()).text.contains("keyCopy"))
    #expect(try double(options).text.contains("let keyCopy = copy key"))
  }

  @Test func aDoubleNeedsNothingForProtocolsWithoutMembers() throws {
    var options = ModelOptions()
    options.sdk.lists[.protocolsWithoutMembers] = ["Marked"]
    #expect(try double(ModelOptions()).problems.count == 1)
    #expect(try double(options).problems.isEmpty)
  }

  @Test func aDoubleWritesTheMembersOfProtocolsThatTheProjectDescribes() throws {
    var options = ModelOptions()
    options.sdk.maps[.protocolDeclarations] = [
      "Marked": "protocol Marked: Identifiable { func mark(_ times: Int) }"
    ]
    let file = try double(options)
    #expect(file.problems.isEmpty)
    #expect(file.text.contains("func mark(_ times: Int)") && file.text.contains("var id: "))
  }

  private func double(_ options: ModelOptions) throws -> MockFile {
    let text = """
      protocol Shop: Marked {
        func price() -> Money
        func prices() -> AsyncStream<Money>
        func take(_ key: borrowing Key)
      }
      """
    return try MockGenerator(MockRequest(protocols: ["Shop"])).generate(
      from: [MockSource(path: "Shop.swift", bytes: Array(text.utf8))], options: options)
  }
}
