import Foundation
import Testing

/// `depstructs wire`: what it shows and writes, and how it ends.
@Suite struct WireTests {
  private let root = "Sources/App/AppRoot.swift"
  private let files = [
    "Sources/App/Types.swift": """
    final class API { init() {} }
    final class Log { init() {} }
    final class Feed {
      struct Dependencies {
        var api: API
      }
      init(dependencies: Dependencies) {}
    }

    """,
    "Sources/App/AppRoot.swift": """
    @MainActor final class AppRoot {
      func makeFeed() -> Feed { Feed(dependencies: .init()) }
    }

    """,
    ".depstructs.json": #"{ "compositionRoots": ["AppRoot"] }"#,
  ]

  @Test func itShowsADifferenceAndWritesItWhenAsked() throws {
    try withTool(files) { tool in
      let shown = try tool.run("wire")
      #expect(shown.status == 0, "\(shown)")
      #expect(shown.output.contains("+  private lazy var api = API()"), "\(shown)")
      #expect(try tool.text(of: root) == files[root])
      let written = try tool.run("wire", "--write", "--force")
      #expect(written.status == 0, "\(written)")
      #expect(try tool.text(of: root).contains("Feed(dependencies: .init(api: api))"))
      #expect(written.errors.contains("AppRoot: 1 kept, 1 made anew, 0 given"), "\(written)")
      #expect(try tool.run("wire").output == "")
    }
  }

  @Test func otherProgramsReadProblemsOnly() throws {
    try withTool(files) { tool in
      let outcome = try tool.run("wire", "--format", "json")
      #expect(outcome.errors == "", "\(outcome)")
      #expect(!outcome.output.contains("@@"), "\(outcome)")
      _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect(try tool.text(of: root) == files[root])
      let why = try tool.run("wire", "--why", "Feed")
      #expect(why.status == 64, "\(why)")
    }
  }

  @Test func checkFailsUntilTheRootIsComplete() throws {
    try withTool(files) { tool in
      let old = try tool.run("wire", "--check")
      #expect(old.status == 1)
      #expect(
        old.errors == """
          Sources/App/AppRoot.swift:2:29: error: 'Feed' lacks 'api' here; run 'depstructs \
          wire AppRoot --write' [wire-out-of-date]
          Sources/App/AppRoot.swift:2:29: note: the changes in this list:
              + api: api
          1 of 1 root is out of date: 1 argument, 1 kept member

          """)
      _ = try tool.run("wire", "--write", "--force")
      #expect(try tool.run("wire", "--check").status == 0)
    }
  }

  @Test(arguments: [
    ("xcode", "/Sources/App/AppRoot.swift:2:29: error: 'Feed' lacks 'api'"),
    ("github", "::error file=Sources/App/AppRoot.swift,line=2,col=29,title=wire-out-of-date"),
    ("json", #""wire-out-of-date""#), ("sarif", #""ruleId""#),
  ])
  func checkSpeaksEveryFormat(_ format: String, _ line: String) throws {
    try withTool(files) { tool in
      let outcome = try tool.run("wire", "--check", "--format", format)
      #expect(outcome.status == 1)
      #expect((outcome.output + outcome.errors).contains(line), "\(outcome)")
    }
  }

  @Test func whySaysWhichRuleDecided() throws {
    try withTool(files) { tool in
      let before = try tool.run("wire", "--why", "Feed.api")
      #expect(before.output.contains("AppRoot would get 'api: api'"), "\(before)")
      _ = try tool.run("wire", "--write", "--force")
      #expect(
        try tool.run("wire", "--why", "Feed.api").output.contains("AppRoot says it: 'api: api'"))
    }
  }

  @Test func pruneRemovesWhatNothingTakes() throws {
    try withTool(files) { tool in
      try tool.write(
        """
        @MainActor final class AppRoot {
          private lazy var api = API()
          private lazy var log = Log()

          func makeFeed() -> Feed { Feed(dependencies: .init(api: api)) }
        }

        """, to: root)
      let outcome = try tool.run("wire", "--prune", "--write", "--force")
      #expect(outcome.errors.contains("AppRoot keeps 'log', and nothing takes it"), "\(outcome)")
      #expect(try !tool.text(of: root).contains("Log()"))
    }
  }

  @Test func verifyPutsBackWhatTheCommandDoesNotAccept() throws {
    try withTool(files) { tool in
      try tool.commitAll()
      let outcome = try tool.run("wire", "--write", "--verify", "! grep -q lazy \(root)")
      #expect(outcome.status != 0, "\(outcome)")
      #expect(try tool.text(of: root) == files[root])
    }
  }

  @Test func aNewRootComesFromWhatLiveReads() throws {
    try withTool([
      "Sources/App/Types.swift": """
      import Foundation

      final class API {
        static let shared = API()
        init() {}
      }
      final class Store { init() {} }
      final class Feed {
        struct Dependencies {
          var api: API
          var store: Store
          var now: () -> Date

          static var live: Self { Self(api: API.shared, store: Store(), now: { Date() }) }
        }
        init(dependencies: Dependencies = .live) {}
      }

      """
    ]) { tool in
      let outcome = try tool.run("wire", "--new", "AppRoot", "--for", "Feed", "--write")
      #expect(outcome.status == 0, "\(outcome)")
      let text = try tool.text(of: root)
      // Each feed had a store of its own.
      #expect(text.contains("store: Store()"), "\(text)")
      #expect(text.contains("Self(api: API.shared, now: { Date() })"), "\(text)")
      #expect(text.contains("func makeFeed() -> Feed {"), "\(text)")
      let again = try tool.run("wire", "--new", "AppRoot", "--for", "Feed", "--write")
      #expect(again.status == 2, "\(again)")
    }
  }

  /// A root that is given nothing yet is told once what to write for all that is missing.
  @Test func theInputsOfARootWithoutAnyAreToldOnce() throws {
    try withTool([
      "Sources/App/Types.swift": """
      protocol Log { func say() }
      protocol Clock { func now() -> Int }
      final class Page {
        struct Dependencies {
          var log: any Log
          var clock: any Clock
        }
        init(dependencies: Dependencies) {}
      }

      """,
      root: """
      final class AppRoot {
        func makePage() -> Page { Page(dependencies: .init()) }
      }

      """,
    ]) { tool in
      let add = ["wire", "AppRoot", "--add-inputs", "--write", "--force"]
      let told = try tool.run(add)
      #expect(told.status == 1, "\(told)")
      let inputs = """
          struct Dependencies {}
          private let dependencies: Dependencies
          init(dependencies: Dependencies) { self.dependencies = dependencies }

        """
      let advice =
        "note: give AppRoot inputs, which may begin empty, and run this again to have their "
        + "fields written:\n"
      #expect(told.errors.components(separatedBy: advice).count == 2, "\(told)")
      let lines = inputs.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.allSatisfy { told.errors.contains("    \($0)\n") }, "\(told)")
      try tool.write(
        try tool.text(of: root).replacing("AppRoot {\n", with: "AppRoot {\n" + inputs), to: root)
      let done = try tool.run(add)
      #expect(done.status == 0, "\(done)")
      let checked = try tool.shell("swiftc -typecheck $(find Sources -name '*.swift')")
      #expect(checked.status == 0, "\(checked)")
    }
  }
}
