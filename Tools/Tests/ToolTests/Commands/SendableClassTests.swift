import Testing

/// Classes below protocols of which nothing is known.
@Suite struct SendableClassTests {
  private let source = """
    import Foundation
    import Web

    struct NamePage: Middleware {}

    final class ErrorPage: Middleware {
      func exists() -> Bool { FileManager.default.fileExists(atPath: "/") }
    }

    """

  /// The protocol may make the class Sendable, and Swift 6 lets such a class have no variable.
  @Test(arguments: [
    ("6.0", "  private let dependencies: Dependencies\n"),
    ("5.9", "  var dependencies: Dependencies = .defaultDependencies\n"),
  ])
  func aVariableIsAddedOnlyWhereItMayStand(version: String, property: String) throws {
    let package = """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(name: "App", targets: [.executableTarget(name: "App")])

      """
    try withTool(["Package.swift": package, "Sources/App/ErrorPage.swift": source]) { tool in
      let result = try tool.run("migrate", "ErrorPage")
      #expect(result.status == 0, "\(result)")
      #expect(result.output.contains("\n+" + property), "\(result)")
    }
  }
}
