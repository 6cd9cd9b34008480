import Testing

/// What `depstructs migrate --end-transition` shows and writes.
@Suite struct MigrateTransitionTests {
  @Test func theDefaultGoesAndTheCallersAreListed() throws {
    try withTool(project) { tool in
      let outcome = try tool.run("migrate", "--end-transition", "API")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("+  init(dependencies: Dependencies) {"), "\(outcome)")
      #expect(outcome.errors.contains("migrated  App.API  1 caller to change"), "\(outcome)")
      #expect(
        outcome.errors.contains(
          "change: Sources/App/Screen.swift:4:21: in 'Screen': pass 'dependencies:'; available here: "
            + "name: String"),
        "\(outcome)")
    }
  }

  @Test func jsonHoldsTheCallers() throws {
    try withTool(project) { tool in
      let outcome = try tool.run("migrate", "--end-transition", "App.API", "--format", "json")
      #expect(
        outcome.output.contains(
          """
          "callers":[{"file":"Sources/App/Screen.swift","line":4,"column":21,"type":"Screen",\
          "atHand":["name: String"]}]
          """), "\(outcome)")
    }
  }

  @Test func whatIsWrittenNeedsNoSecondRun() throws {
    try withTool(project) { tool in
      #expect(try tool.run("migrate", "--end-transition", "API", "--write", "--force").status == 0)
      let text = try tool.text(of: "Sources/App/API.swift")
      #expect(!text.contains("defaultDependencies"), "\(text)")
      let again = try tool.run("migrate", "--end-transition", "API", "--write", "--force")
      #expect((again.output + again.errors).contains("no-default"), "\(again)")
      #expect(try tool.text(of: "Sources/App/API.swift") == text)
    }
  }

  @Test(arguments: [
    ["--collect-defaults"], ["--handed-containers"], ["--property-name", "needed"],
    ["--no-library"], ["--all"], ["Screen"],
  ])
  func whatDoesNotGoWithItIsWrongUsage(_ words: [String]) throws {
    try withTool(project) { tool in
      let outcome = try tool.run(["migrate", "--end-transition", "API"] + words)
      #expect(outcome.status == 64, "\(outcome)")
      #expect(outcome.errors.contains("--end-transition"), "\(outcome)")
    }
  }

  private let project = [
    "Sources/App/API.swift": """
    final class API {
      struct Dependencies {
        var name: String

        static var defaultDependencies: Self { Self(name: "a") }
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies = .defaultDependencies) {
        self.dependencies = dependencies
      }
    }

    """,
    "Sources/App/Screen.swift": """
    final class Screen {
      struct Dependencies { var name: String; var size: Int }
      let dependencies: Dependencies
      func show() { _ = API() }
      init(dependencies: Dependencies) { self.dependencies = dependencies }
    }

    """,
  ]
}
