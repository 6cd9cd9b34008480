import Foundation
import Testing

/// Tests that rely on a default which goes.
@Suite struct TestCallersTests {
  /// The test did so without a word before.
  @Test func aTestThatSeesTheModulePassesLive() throws {
    try withTool(files(import: "@testable import Kit")) { tool in
      let before = try build(tool)
      let end = try end(tool)
      #expect(end.output.contains("migrated  Kit.Reader"), "\(end)")
      #expect(
        end.output.contains("Tests/KitTests/ReaderTests.swift:4:7: .live: default-needed"), "\(end)"
      )
      let test = try tool.text(of: "Tests/KitTests/ReaderTests.swift")
      #expect(test.contains("Reader(name: name, dependencies: .live).read()"), "\(test)")
      let reader = try tool.text(of: "Sources/Kit/Reader.swift")
      #expect(reader.contains("init(name: String, dependencies: Dependencies) {"), "\(reader)")
      #expect(reader.contains("static var live"), "\(reader)")
      #expect(try build(tool) == before)
      // A second run finds no more to do.
      _ = try self.end(tool)
      #expect(try tool.text(of: "Tests/KitTests/ReaderTests.swift") == test)
    }
  }

  @Test func aTestThatSeesPublicCodeOnlyHoldsTheDefault() throws {
    try withTool(files(import: "import Kit")) { tool in
      let before = try build(tool)
      let end = try end(tool)
      #expect(
        end.errors.contains(
          "Tests/KitTests/ReaderTests.swift:4:7: default-needed: a test relies on the default here "
            + "and cannot see 'Reader.Dependencies'; import the module as '@testable', or call a "
            + "function of a public root here"), "\(end)")
      #expect(try build(tool) == before)
    }
  }

  private func end(_ tool: Tool) throws -> Tool.Outcome {
    let end = try tool.run("migrate", "--end-transition", "--all", "--write", "--force")
    #expect(end.status == 0, "\(end)")
    return end
  }

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 5 -parse-as-library -enable-testing -wmo -module-name Kit "
        + "-emit-module -emit-module-path ../Kit.swiftmodule -emit-object -o ../Kit.o "
        + "Sources/Kit/*.swift && cp Tests/KitTests/ReaderTests.swift ../main.swift "
        + "&& echo 'readTwice(\"a\")' >> ../main.swift "
        + "&& swiftc -swift-version 5 -I .. ../main.swift ../Kit.o -o ../program && ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  private func files(import line: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription

      let package = Package(
        name: "Kit",
        targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])])

      """,
      "Sources/Kit/Reader.swift": reader,
      "Tests/KitTests/ReaderTests.swift": """
      \(line)

      func readTwice(_ name: String) {
        _ = Reader(name: name).read()
        print(Reader(name: name).read())
      }

      """,
    ]
  }

  private let reader = """
    import Foundation

    public final class Reader {
      struct Dependencies {
        var now: @Sendable () -> Date

        static var defaultDependencies: Self {
          Self(now: { Date(timeIntervalSince1970: 0) })
        }
      }

      private let dependencies: Dependencies
      private let name: String

      public convenience init(name: String) {
        self.init(name: name, dependencies: .defaultDependencies)
      }

      init(name: String, dependencies: Dependencies) {
        self.dependencies = dependencies
        self.name = name
      }

      public func read() -> String { "\\(name) \\(dependencies.now().timeIntervalSince1970)" }
    }

    """
}
