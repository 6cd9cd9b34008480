import Foundation
import Testing

/// `migrate --end-transition --all` in two runs, with an edit by hand between them.
@Suite struct LeftLiveTests {
  private let source = """
    final class API: Sendable {
      static let shared = API()
      func send(_ text: String) { print("api", text) }
    }

    final class Cell {
      struct Dependencies {
        var api: API

        static var live: Self { .init(api: .shared) }
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }

      func run() { dependencies.api.send("cell") }
    }

    final class Editor {
      struct Dependencies {
        var makeCell: @Sendable () -> Cell

        static var live: Self { .init(makeCell: { Cell() }) }
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies = .live) { self.dependencies = dependencies }

      func run() { dependencies.makeCell().run() }
    }

    final class Lone {
      struct Dependencies {
        var api: API

        static var live: Self { .init(api: .shared) }
      }

      init(dependencies: Dependencies) {}
    }

    """

  private let root = """
    final class AppRoot {
      struct Dependencies {
        var api: API
      }

      private let dependencies: Dependencies

      init(dependencies: Dependencies) { self.dependencies = dependencies }

      func makeEditor() -> Editor {
        Editor(dependencies: .init(makeCell: { [api = dependencies.api] in
          Cell(dependencies: .init(api: api))
        }))
      }
    }

    extension AppRoot.Dependencies {
      static var live: Self { Self(api: .shared) }
    }

    """

  private func program(calling call: String) -> String {
    "func launch() {\n  \(call).run()\n}\nlaunch()\n"
  }

  /// The first run leaves `live` for the default of another type, and the second takes both.
  @Test(arguments: [true, false])
  func liveGoesWithTheLastDefaultThatNamesIt(hasAnotherUser: Bool) throws {
    let other = "func other() { Cell(dependencies: .live).run() }\n"
    let files = [
      "Sources/App/A.swift": source, "Sources/App/AppRoot.swift": root,
      "Sources/App/main.swift": program(calling: "Editor()"),
      "Sources/App/Other.swift": hasAnotherUser ? other : "",
    ]
    try withTool(files) { tool in
      try tool.commitAll()
      let end = ["migrate", "--end-transition", "--all", "--root", "AppRoot", "--write", "--force"]
      if !hasAnotherUser {
        #expect(try tool.run(end).output.contains("App.Cell"))
        #expect(try tool.text(of: "Sources/App/A.swift").contains("Cell(dependencies: .live)"))
      }
      try tool.write(
        program(calling: "AppRoot(dependencies: .live).makeEditor()"), to: "Sources/App/main.swift")
      let second = try tool.run(end)
      #expect(second.output.contains("App.Editor"), "\(second)")

      let text = try tool.text(of: "Sources/App/A.swift")
      let lives = text.components(separatedBy: "static var live").count - 1
      #expect(lives == (hasAnotherUser ? 2 : 1), "\(text)")
      #expect(text.contains("final class Lone {\n  struct Dependencies {\n    var api: API\n\n"))
      let built = try tool.shell(
        "swiftc -swift-version 6 -o ../program Sources/App/*.swift 2>&1 && ../program")
      #expect(built.output == "api cell\n", "\(built)")
      let third = try tool.run(end)
      #expect(!third.output.contains("migrated"), "\(third)")
    }
  }
}
