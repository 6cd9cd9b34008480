import Testing

/// Pictures of composition roots.
@Suite struct GraphRootTests {
  private let files = [
    "Sources/App/Types.swift": """
    final class API { init() {} }
    final class Images { init() {} }
    final class Feed {
      struct Dependencies {
        var api: API
        var images: @Sendable () -> Images
        var user: String
      }
      init(dependencies: Dependencies) {}
    }
    final class Row {
      struct Dependencies { var api: API }
      init(_ id: Int, dependencies: Dependencies) {}
    }
    final class Screen {
      struct Dependencies {
        var feed: Feed
        var makeRow: (Int) -> Row
      }
      init(dependencies: Dependencies) {}
    }

    """,
    "Sources/App/AppRoot.swift": """
    import DepStructs

    @MainActor final class AppRoot {
      struct Dependencies {
        var host: String
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies) { self.dependencies = dependencies }

      lazy var api = API()
      lazy var images = Allocator(.whileRetained) { Images() }

      func makeSession(_ user: String) -> SessionRoot {
        SessionRoot(app: self, dependencies: .init(user: user))
      }
    }

    @MainActor final class SessionRoot {
      struct Dependencies {
        var user: String
      }
      private let app: AppRoot
      private let dependencies: Dependencies
      init(app: AppRoot, dependencies: Dependencies) {
        self.app = app
        self.dependencies = dependencies
      }

      private lazy var feed = Feed(
        dependencies: .init(
          api: app.api, images: { [images = app.images] in images() }, user: dependencies.user))

      func makeScreen() -> Screen {
        Screen(
          dependencies: .init(
            feed: feed, makeRow: { [app] id in Row(id, dependencies: .init(api: app.api)) }))
      }
    }

    """,
    ".depstructs.json": #"{ "compositionRoots": ["AppRoot", "SessionRoot"] }"#,
  ]

  @Test func theTextShowsLifetimesUsesAndScopes() throws {
    try withTool(files) { tool in
      let outcome = try tool.run("graph", "--root", "AppRoot")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(
        outcome.output == """
          AppRoot  Sources/App/AppRoot.swift:3
            given host: String
            kept  api: API
            kept  images: Images, by Allocator(.whileRetained)
            made  makeSession: SessionRoot, opens SessionRoot
            SessionRoot, child of AppRoot  Sources/App/AppRoot.swift:18
              given user: String
              kept  feed: Feed  ← AppRoot.api, AppRoot.images, user
              made  makeScreen: Screen  ← AppRoot.api, feed, makeScreen.Row
              made  makeScreen.Row: Row

          """)
    }
  }

  @Test func aChildRootIsShownByItself() throws {
    try withTool(files) { tool in
      let outcome = try tool.run("graph", "--root", "SessionRoot")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.hasPrefix("SessionRoot, child of AppRoot  "), "\(outcome)")
      #expect(!outcome.output.contains("makeSession"), "\(outcome)")
    }
  }

  @Test(arguments: [
    (
      "mermaid",
      [
        "flowchart LR", "  subgraph root_AppRoot[\"AppRoot\"]",
        "    subgraph root_SessionRoot[\"SessionRoot\"]",
        "  n_SessionRoot_feed --> n_AppRoot_images", "-.->|opens| root_SessionRoot",
      ]
    ),
    (
      "dot",
      [
        "digraph", "subgraph \"cluster_SessionRoot\"",
        "\"SessionRoot.feed\" -> \"AppRoot.api\"", "lhead=\"cluster_SessionRoot\"",
      ]
    ),
    (
      "json",
      [
        "\"schema\" : \"depstructs-roots\"", "\"parent\" : \"AppRoot\"",
        "\"opens\" : \"SessionRoot\"", "\"allocator\" : \"Allocator(.whileRetained)\"",
      ]
    ),
  ])
  func otherFormatsShowTheSame(format: String, parts: [String]) throws {
    try withTool(files) { tool in
      let outcome = try tool.run("graph", "--root", "AppRoot", "--format", format)
      #expect(outcome.status == 0, "\(outcome)")
      for part in parts { #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)") }
    }
  }

  @Test func anUnknownRootNamesThoseThatThereAre() throws {
    try withTool(files) { tool in
      let outcome = try tool.run("graph", "--root", "Root")
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains("there is no type 'Root'; the roots are 'AppRoot', 'SessionRoot'"),
        "\(outcome)")
    }
  }

  @Test(arguments: [
    ["--format", "html"], ["--diff", "main"], ["--focus", "Feed"], ["--include-tests"],
  ])
  func optionsThatDoNotFitAreRefused(options: [String]) throws {
    try withTool(files) { tool in
      let outcome = try tool.run(["graph", "--root", "AppRoot"] + options)
      #expect(outcome.status == 64, "\(outcome)")
    }
  }
}
