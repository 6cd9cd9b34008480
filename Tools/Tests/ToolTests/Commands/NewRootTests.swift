import Foundation
import Testing

/// `depstructs wire --new`: a child of another root, and a root for code at the top of a program.
@Suite struct NewRootTests {
  private let types = """
    struct User: Sendable { var name: String }
    final class API: Sendable { init() {} }
    @MainActor final class FeedStore {
      struct Dependencies {
        var api: API
        var user: User
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies) { self.dependencies = dependencies }
    }
    @MainActor final class FeedScreen {
      struct Dependencies {
        var store: FeedStore
        var api: API
        var makeDetail: (Int) -> Detail
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies) { self.dependencies = dependencies }
    }
    @MainActor final class Detail {
      struct Dependencies { var store: FeedStore }
      let dependencies: Dependencies
      init(_ id: Int, dependencies: Dependencies) { self.dependencies = dependencies }
    }

    """
  private let app = """
    @MainActor
    final class AppRoot {
      private lazy var api = API()
    }

    """

  private let session = """
    /// What ends before AppRoot: let go of it, and what it keeps is gone.
    ///
    /// `depstructs wire SessionRoot` keeps it complete.
    @MainActor
    final class SessionRoot {
      /// What the root is given: what is its own.
      struct Dependencies {
        var user: User
      }

      private let app: AppRoot
      private let dependencies: Dependencies

      init(app: AppRoot, dependencies: Dependencies) {
        self.app = app
        self.dependencies = dependencies
      }

      private lazy var feedStore = FeedStore(\
    dependencies: .init(api: app.api, user: dependencies.user))

      func makeFeedScreen() -> FeedScreen {
        FeedScreen(dependencies: .init(store: feedStore, api: app.api, makeDetail: makeDetail))
      }

      private func makeDetail(_ id: Int) -> Detail {
        Detail(id, dependencies: .init(store: feedStore))
      }
    }

    """

  @Test func aChildUsesItsParentAndIsGivenTheRest() throws {
    try withTool([
      "Sources/App/Types.swift": types, "Sources/App/AppRoot.swift": app,
      ".depstructs.json": #"{ "compositionRoots": ["AppRoot", "SessionRoot"] }"#,
    ]) { tool in
      let arguments = ["wire", "--new", "SessionRoot", "--in", "AppRoot", "--for", "FeedScreen"]
      let shown = try tool.run(arguments)
      #expect(shown.status == 0, "\(shown)")
      #expect(shown.output.contains("-  private lazy var api = API()"), "\(shown)")
      let outcome = try tool.run(arguments + ["--write", "--force"])
      #expect(outcome.status == 0, "\(outcome)")
      #expect(
        try tool.text(of: "Sources/App/SessionRoot.swift") == session)
      #expect(
        try tool.text(of: "Sources/App/AppRoot.swift")
          == app.replacing("private lazy var", with: "lazy var"))
      #expect(try tool.run("wire", "--check").status == 0)
    }
  }

  @Test func aChildThatIsGivenNothingHasNoInputs() throws {
    let files = [
      "Sources/App/Types.swift": types.replacing("    var user: User\n", with: ""),
      "Sources/App/AppRoot.swift": app,
    ]
    try withTool(files) { tool in
      let outcome = try tool.run(
        "wire", "--new", "SessionRoot", "--in", "AppRoot", "--for", "FeedScreen", "--write",
        "--force")
      #expect(outcome.status == 0, "\(outcome)")
      let text = try tool.text(of: "Sources/App/SessionRoot.swift")
      #expect(text.contains("  init(app: AppRoot) { self.app = app }\n"), "\(text)")
      #expect(!text.contains("struct Dependencies"), "\(text)")
      // What needs nothing of the child is kept above it.
      #expect(try tool.text(of: "Sources/App/AppRoot.swift").contains("lazy var feedStore"))
    }
  }

  @Test func aChildNeedsATypeToMake() throws {
    try withTool(["Sources/App/AppRoot.swift": app]) { tool in
      let old = try tool.run("wire", "AppRoot", "--in", "AppRoot")
      #expect(old.status == 64, "\(old)")
      let empty = try tool.run("wire", "--new", "Session", "--in", "AppRoot")
      #expect(empty.status == 64, "\(empty)")
    }
  }

  /// In Swift 5 mode, code at the top of `main.swift` cannot call the main actor.
  @Test(arguments: [("", false), ("@MainActor ", true)])
  func aRootForMainHasAnActorOnlyIfATypeHas(_ attribute: String, isIsolated: Bool) throws {
    let files = [
      "Sources/App/Report.swift": """
      \(attribute)final class Report {
        struct Dependencies { var log: Log }
        init(dependencies: Dependencies) {}
      }
      final class Log { init() {} }

      """,
      "Sources/App/main.swift": "print(1)\n",
    ]
    try withTool(files) { tool in
      let outcome = try tool.run("wire", "--new", "AppRoot", "--for", "Report")
      #expect(outcome.status == 0, "\(outcome)")
      #expect(outcome.output.contains("@MainActor") == isIsolated, "\(outcome)")
    }
  }
}
