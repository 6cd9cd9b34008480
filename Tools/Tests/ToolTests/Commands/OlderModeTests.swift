import Foundation
import Testing

/// The road of a program in Swift 5 mode, where a closure may take along what is not Sendable.
@Suite struct OlderModeTests {
  @Test(arguments: [
    "// swift-tools-version:5.9|.executableTarget(name: \"App\")",
    "// swift-tools-version: 6.0|"
      + ".executableTarget(name: \"App\", swiftSettings: [.swiftLanguageMode(.v5)])",
  ])
  func theFirstRootIsComplete(_ manifest: String) throws {
    try withTool(files(manifest)) { tool in
      try tool.commitAll()
      let before = try build(tool)
      let migrated = try tool.run("migrate", "--all", "--no-library", "--write")
      #expect(migrated.output.contains("App.Flow"), "\(migrated)")
      #expect(
        try tool.text(of: "Sources/App/Flow.swift").contains("@Sendable () -> Detail"))
      try tool.commitAll()
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Flow", "--write")
      #expect(new.status == 0, "\(new)")
      let main = "Sources/App/main.swift"
      try tool.write("AppRoot(dependencies: .live).makeFlow().run()\n", to: main)
      #expect(try build(tool) == before)
      #expect(try tool.run("wire", "--check").status == 0)
      try tool.commitAll()
      let end = try tool.run("migrate", "--end-transition", "--all", "--root", "AppRoot", "--write")
      #expect(end.status == 0, "\(end)")
      #expect(try build(tool) == before)
    }
  }

  /// In Swift 6 mode the compiler refuses the same closure, and the tool says so.
  @Test func theNewestModeIsToldWhatIsNotSendable() throws {
    try withTool(files("// swift-tools-version:6.0|.executableTarget(name: \"App\")")) { tool in
      try tool.commitAll()
      _ = try tool.run("migrate", "--all", "--no-library", "--write")
      let new = try tool.run("wire", "--new", "AppRoot", "--for", "Kept")
      #expect(new.errors.contains("[wire-isolation]"), "\(new)")
    }
  }

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 5 $(find Sources -name '*.swift') -o ../program && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  /// The first line of the manifest, and its target.
  private func files(_ manifest: String) -> [String: String] {
    let parts = manifest.split(separator: "|").map(String.init)
    return [
      "Package.swift": """
      \(parts[0])
      import PackageDescription

      let package = Package(name: "App", targets: [\(parts[1])])

      """,
      "Sources/App/API.swift": """
      final class API {
        static let shared = API()
        private var count = 0
        func get() -> Int {
          count += 1
          return count
        }
      }

      """,
      "Sources/App/Flow.swift": """
      final class Detail {
        func show() { print(API.shared.get()) }
      }

      final class Flow {
        func run() {
          let detail = Detail()
          detail.show()
        }
      }

      """,
      "Sources/App/Kept.swift": """
      final class Kept {
        struct Dependencies { var makeLeaf: @Sendable () -> Leaf }
        init(dependencies: Dependencies) {}
      }
      final class Leaf {
        struct Dependencies { var store: Store }
        init(dependencies: Dependencies) {}
      }
      final class Store { var count = 0 }

      """,
      "Sources/App/main.swift": "Flow().run()\n",
    ]
  }
}
