import Foundation
import Testing

/// The library's example as a team would inherit it, from singletons to a root by commands alone.
@Suite struct ExampleRoadTests {
  @Test func theInheritedExampleLosesItsSingletons() throws {
    try withTool(try files()) { tool in
      try tool.commitAll()
      let before = try build(tool)
      #expect(before.contains("4 items, from the network"))
      #expect(before.contains("4 items, from the cache"))

      let migrated = try tool.run("migrate", "--all", "--no-library", "--write")
      #expect(migrated.output.contains("hidden places become transitional (100 %)"), "\(migrated)")
      #expect(try build(tool) == before)

      try tool.commitAll()
      let new = try tool.run(
        "wire", "--new", "AppRoot", "--for", "InheritedFeedReader", "--write")
      #expect(new.status == 0, "\(new)")
      #expect(try build(tool) == before)

      try tool.commitAll()
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.output.contains("9 types: 9 migrated"), "\(end)")
      #expect(try build(tool) == before)

      #expect(try tool.run("wire", "--check").status == 0)
      let audit = try tool.run("audit", "--verbose")
      #expect(audit.status == 0, "\(audit)")
      #expect(!audit.output.contains("transitional-dependency"), "\(audit)")
    }
  }

  /// The inherited half of the example, with a server that answers the same each time.
  private func files() throws -> [String: String] {
    var files = ["Sources/App/main.swift": main]
    for folder in ["Inherited", "Feed", "HTTP", "Server", "CommandLine"] {
      let path = "Sources/DepStructsExample/\(folder)"
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Repository.folder.appendingPathComponent(path).path)
      for name in names where folder != "CommandLine" || name == "Console.swift" {
        guard name.hasSuffix(".swift"), name != "FeedServer.swift" else { continue }
        files["Sources/App/\(folder)/\(name)"] = try Repository.text(of: "\(path)/\(name)")
      }
    }
    return files
  }

  private let main = """
    import Foundation

    let server = try LoopbackServer { head in
      ServedPage.feed.answer(to: ReceivedRequest(head: head), repetition: 1)
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    InheritedSettings.shared.current = ReaderSettings(cacheFolder: folder)
    let address = URL(string: "http://127.0.0.1:\\(server.port)/feed.json") ?? folder
    let reader = InheritedFeedReader()
    print(try await reader.page(for: address))
    print(try await reader.page(for: address))
    server.stop()
    try FileManager.default.removeItem(at: folder)

    """

  /// Builds the program and gives what it prints.
  private func build(_ tool: Tool) throws -> String {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let flags = features.map { "-enable-upcoming-feature \($0)" }.joined(separator: " ")
    let built = try tool.shell(
      "swiftc -swift-version 6 \(flags) -package-name App -o ../program "
        + "$(find Sources -name '*.swift') && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }
}
