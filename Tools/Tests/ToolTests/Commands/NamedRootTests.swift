import Testing

/// A new root gets its place in the configuration, and the end of a transition calls it.
@Suite struct NamedRootTests {
  private static let sources = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "App", targets: [.executableTarget(name: "App")])
    """,
    "Sources/App/Feed.swift": """
    import Foundation
    import DepStructs

    final class Feed {
      struct Dependencies: TransitionalDependencies {
        var now: @Sendable () -> Date
        static var live: Self { Self(now: { Date() }) }
      }
      private let dependencies: Dependencies
      init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
    }
    """,
    "Sources/App/main.swift": "let feed = Feed()\n",
  ]

  @Test(arguments: [
    ("{}\n", "{\n  \"compositionRoots\": [\"AppRoot\"]\n}\n"),
    ("{\"compositionRoots\": []}\n", "{\"compositionRoots\": [\"AppRoot\"]}\n"),
    (
      "{ \"compositionRoots\": [ \"Old\\u0052oot\" ], \"allowed\": [] }",
      "{ \"compositionRoots\": [ \"Old\\u0052oot\", \"AppRoot\" ], \"allowed\": [] }"
    ),
    (
      "{\r\n\t\"allowed\": [\"A.b\"]\r\n}\r\n",
      "{\r\n\t\"compositionRoots\": [\"AppRoot\"],\r\n\t\"allowed\": [\"A.b\"]\r\n}\r\n"
    ),
    (
      "{\n  \"compositionRoots\": [\n    \"A\",\n    \"B\"\n  ]\n}\n",
      "{\n  \"compositionRoots\": [\n    \"A\",\n    \"B\",\n    \"AppRoot\"\n  ]\n}\n"
    ),
  ])
  func theConfigurationKeepsItsOtherBytes(before: String, after: String) throws {
    try withTool(Self.sources.merging([".depstructs.json": before]) { $1 }) { tool in
      let run = try tool.run("wire", "--new", "AppRoot", "--for", "Feed", "--write", "--force")
      #expect(run.status == 0, "\(run)")
      #expect(try tool.text(of: ".depstructs.json") == after)
    }
  }

  @Test func anEndThatNamesNoRootCallsThatOfTheConfiguration() throws {
    try withTool(Self.sources) { tool in
      let written = try tool.run("wire", "--new", "AppRoot", "--for", "Feed", "--write", "--force")
      #expect(written.status == 0, "\(written)")
      let ended = try tool.run("migrate", "--end-transition", "--all", "--write", "--force")
      #expect(ended.status == 0, "\(ended)")
      #expect(
        try tool.text(of: "Sources/App/main.swift")
          == "let feed = AppRoot(dependencies: .live).makeFeed()\n")
    }
  }
}
