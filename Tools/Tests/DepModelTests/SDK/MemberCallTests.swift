import DepFacts
import DepModel
import Testing

/// The closures of `--sdk closures` are compiled by the compiler of this machine.
@Suite struct MemberCallTests {
  @Test(arguments: ["5", "6"]) func everyClosureHasTheTypeThatTheTableWrites(
    _ mode: String
  ) throws {
    let sdk = try SDKKnowledge(adding: SDKTables())
    // This machine may lack the other frameworks.
    let names = sdk.memberCallExpressions.filter { name in
      sdk.lists(String(name.prefix { $0 != "." }), in: .foundationTypes)
        || name.hasPrefix("URLSession.")
    }
    let calls = names.compactMap { name in sdk.memberCall(name).map { (name, $0) } }
    #expect(calls.count > 50)
    #expect(try failures(of: calls, mode) == [])
  }

  @Test func aWiderTypeIsNotThatOfTheClosure() throws {
    var call = AmbientCall()
    call.parameters = "()"
    call.result = "String?"
    call.live = "{ Bundle.main.bundlePath }"
    #expect(try failures(of: [("Bundle.main.bundlePath", call)], "6").count == 1)
  }

  @Test func aMemberBelongsToASingletonOfTheCatalogue() throws {
    let entries = try Catalogue(decoding: []).frameworks.flatMap(\.entries).map(\.entry)
    let singletons = entries.filter { $0.kind == .singleton }.map(\.expression)
    for name in try SDKKnowledge(adding: SDKTables()).memberCallExpressions {
      #expect(singletons.contains { name.hasPrefix("\($0).") }, "\(name)")
    }
  }

  /// A placeholder takes the type that the compiler finds, and `inout` accepts no other.
  private func failures(
    of calls: [(name: String, call: AmbientCall)], _ mode: String
  ) throws -> [String] {
    let head = [
      "import Foundation", "#if canImport(FoundationNetworking)", "import FoundationNetworking",
      "#endif", "func same<T>(_: inout T, _: inout T) {}",
    ]
    let lines = calls.enumerated().map { index, entry in
      let type = "@Sendable \(entry.call.parameters) ->"
      return "func function\(index)() { let field: \(type) _ = \(entry.call.live); "
        + "var found = field; var written: \(type) \(entry.call.result) = field; "
        + "same(&found, &written) }"
    }
    return try Compiler().errors(in: (head + lines).joined(separator: "\n"), mode: mode).map {
      let index = $0.line - head.count - 1
      return "\(calls.indices.contains(index) ? calls[index].name : ""): \($0.message)"
    }
  }
}
