import Foundation
import Testing

/// From hidden singletons to a composition root, by commands alone; the output stays the same.
@Suite struct WholeRoadTests {
  @Test func theRoadEndsWithoutADefault() throws {
    try withTool(project) { tool in
      try tool.commitAll()
      let before = try build(tool)
      #expect(before.contains("answer to profile/7"))

      #expect(try tool.run("migrate", "--all", "--no-library", "--write").status == 0)
      #expect(try build(tool) == before)

      try tool.commitAll()
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "ProfileScreen", "--write")
      #expect(new.status == 0, "\(new)")
      #expect(try build(tool) == before)

      try tool.commitAll()
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.status == 0, "\(end)")
      #expect(end.output.contains("4 types: 4 migrated"), "\(end)")
      #expect(try build(tool) == before)
      // The entry stands at the top of 'main.swift'.
      #expect(try build(tool, languageMode: 5) == before)

      let check = try tool.run("wire", "--check")
      #expect(check.status == 0, "\(check)")
      let audit = try tool.run("audit", "--verbose")
      #expect(audit.status == 0, "\(audit)")
      #expect(!audit.output.contains("transitional-dependency"), "\(audit)")
      for path in ["API", "Log", "Screen", "main"] {
        let text = try tool.text(of: "Sources/App/\(path).swift")
        #expect(!text.contains("shared") && !text.contains("defaultDependencies"), "\(text)")
      }
    }
  }

  /// A team that walks type by type comes to the same sources, and each step compiles.
  @Test func stepsOfOneTypeLeadToTheSame() throws {
    try withTool(project) { tool in
      _ = try tool.run("migrate", "--all", "--no-library", "--write", "--force")
      _ = try tool.run("wire", "--new", "AppRoot", "--for", "ProfileScreen", "--write", "--force")
      let before = try build(tool)
      let paths = ["API", "AppRoot", "Log", "Screen", "main"].map { "Sources/App/\($0).swift" }
      let start = try paths.map(tool.text)
      let options = ["--root", "AppRoot", "--write", "--force"]
      _ = try tool.run(["migrate", "--end-transition", "--all"] + options)
      let end = try paths.map(tool.text)
      for (path, text) in zip(paths, start) { try tool.write(text, to: path) }

      var counts: [String] = []
      for left in [3, 2, 1, 0] {
        let step = try tool.run(["migrate", "--end-transition", "--next", "1"] + options)
        #expect(step.status == 0, "\(step)")
        #expect(step.output.contains("1 type: 1 migrated"), "\(step)")
        #expect(step.output.contains("\(left) more type") == (left > 0), "\(step)")
        #expect(try build(tool) == before)
        counts.append(step.output)
      }
      #expect(counts.first?.contains("App.ProfileScreen") == true, "\(counts)")
      for (path, text) in zip(paths, end) { #expect(try tool.text(of: path) == text, "\(path)") }
      let last = try tool.run(["migrate", "--end-transition", "--next", "1"] + options)
      #expect(last.errors.contains("nothing to do"), "\(last)")
    }
  }

  @Test func aSingleTypeLeavesTheRestAlone() throws {
    try withTool(project) { tool in
      _ = try tool.run("migrate", "--all", "--no-library", "--write", "--force")
      _ = try tool.run("wire", "--new", "AppRoot", "--for", "ProfileScreen", "--write", "--force")
      let before = try build(tool)
      let early = try tool.run("migrate", "--end-transition", "ProfileService", "--root", "AppRoot")
      #expect(
        early.errors.contains(
          "the default of 'ProfileScreen' relies on it; end that transition too"),
        "\(early)")
      let both = try tool.run(
        "migrate", "--end-transition", "ProfileService", "--end-transition", "ProfileScreen",
        "--root", "AppRoot", "--write", "--force")
      #expect(both.output.contains("2 types: 2 migrated"), "\(both)")
      #expect(try build(tool) == before)
      #expect(try tool.text(of: "Sources/App/API.swift").contains("defaultDependencies"))
    }
  }

  /// A default with another value than the root's stays, because nothing else knows the value.
  @Test func aDefaultThatTheRootDoesNotPassStays() throws {
    try withTool(["Sources/App/Caches.swift": twoCaches]) { tool in
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot")
      #expect(end.output.contains("-    static var live: Self { Self(cache: .memory) }"), "\(end)")
      #expect(!end.output.contains("Cache.disk"), "\(end)")
      #expect(
        end.errors.contains(
          "the default passes 'Cache.disk' for 'cache', and AppRoot passes 'Cache.memory'; let "
            + "AppRoot pass the same first"), "\(end)")
    }
  }

  @Test(arguments: [
    ("func makeImages() -> Images {", "func makeImages() async throws -> Images {"),
    (
      "static var live: Self { Self(cache: Cache.memory) }",
      "static func live() -> Self { Self(cache: Cache.memory) }"
    ),
    ("init(dependencies: Dependencies) {", "init(level: Int, dependencies: Dependencies) {"),
  ])
  func aRootThatTheCallerCannotMakeReplacesNothing(before: String, after: String) throws {
    let files = [
      "Sources/App/Caches.swift": twoCaches.replacing(before, with: after),
      "Sources/App/main.swift": "print(Images().name)\n",
    ]
    #expect(twoCaches.contains(before))
    try withTool(files) { tool in
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot")
      #expect(end.errors.contains("main.swift:1:7: default-needed"), "\(end)")
    }
    try withTool(files.merging(["Sources/App/Caches.swift": twoCaches]) { $1 }) { tool in
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot")
      #expect(
        end.output.contains("+print(AppRoot(dependencies: .live).makeImages().name)"), "\(end)")
    }
  }

  private let twoCaches = """
    final class Cache: Sendable {
      static let memory = Cache()
      static let disk = Cache()
    }

    final class Images {
      struct Dependencies {
        var cache: Cache
        static var live: Self { Self(cache: .memory) }
      }
      let dependencies: Dependencies
      var name: String { "\\(dependencies.cache)" }
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
    }

    final class Files {
      struct Dependencies {
        var cache: Cache
        static var live: Self { Self(cache: Cache.disk) }
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }
    }

    @MainActor final class AppRoot {
      struct Dependencies {
        var cache: Cache
        static var live: Self { Self(cache: Cache.memory) }
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies) { self.dependencies = dependencies }
      func makeImages() -> Images {
        Images(dependencies: .init(cache: dependencies.cache))
      }
      func makeFiles() -> Files {
        Files(dependencies: .init(cache: dependencies.cache))
      }
    }

    """

  @Test func whatAnotherPlaceNeedsKeepsItsDefault() throws {
    var files = project
    files["Sources/App/Other.swift"] = "func other() { ProfileScreen().show() }\n"
    try withTool(files) { tool in
      try tool.commitAll()
      #expect(try tool.run("migrate", "--all", "--no-library", "--write", "--force").status == 0)
      let end = try tool.run("migrate", "--end-transition", "--all", "--write", "--force")
      #expect(end.status == 0, "\(end)")
      #expect(end.output.contains("skipped   App.ProfileScreen"), "\(end)")
      #expect(end.output.contains("Other.swift:1:16: default-needed"), "\(end)")
      #expect(try build(tool).contains("answer"))
    }
  }

  @Test(arguments: [
    ["--end-transition", "--next"], ["--end-transition", "--next", "0"],
    ["--end-transition", "--next", "2", "--all"], ["--all", "--root", "AppRoot"],
  ])
  func whatDoesNotGoTogetherIsWrongUsage(_ words: [String]) throws {
    try withTool(project) { tool in
      let outcome = try tool.run(["migrate"] + words)
      #expect(outcome.status == 64, "\(outcome)")
    }
  }

  /// Builds the program and gives what it prints.
  private func build(_ tool: Tool, languageMode: Int = 6) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version \(languageMode) -o ../program Sources/App/*.swift && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  private let project = [
    "Sources/App/Log.swift": """
    import Foundation

    final class EventLog: Sendable {
      static let shared = EventLog()
      private init() {}

      func write(_ text: String) {
        print("log: \\(text) \\(ProcessInfo.processInfo.processorCount > 0)")
      }
    }

    """,
    "Sources/App/API.swift": """
    import Foundation

    final class NetworkAPI: Sendable {
      static let shared = NetworkAPI()

      func get(_ path: String) -> String {
        EventLog.shared.write("get \\(path)")
        return "answer to \\(path) \\(FileManager.default.fileExists(atPath: "/"))"
      }
    }

    """,
    "Sources/App/Screen.swift": """
    import Foundation

    final class ProfileService {
      let id: Int

      init(id: Int) { self.id = id }

      func load() -> String {
        EventLog.shared.write("load \\(Date().timeIntervalSince1970 > 0)")
        return NetworkAPI.shared.get("profile/\\(id)")
      }
    }

    final class ProfileScreen {
      func show() {
        let service = ProfileService(id: 7)
        print(service.load())
        EventLog.shared.write("shown")
      }
    }

    """,
    "Sources/App/main.swift": """
    let screen = ProfileScreen()
    screen.show()

    """,
  ]
}
