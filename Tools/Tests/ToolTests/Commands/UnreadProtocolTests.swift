import Testing

/// A protocol whose source is not read may make a type Sendable.
@Suite struct UnreadProtocolTests {
  /// The newest mode refuses a property that is not Sendable then, so that a closure asks for the
  /// object; older modes only warn.
  @Test(arguments: [
    ("6.0", "var api: @Sendable () -> any APIProtocol"), ("5.9", "var api: any APIProtocol"),
  ])
  func aStructKeepsClosuresAlone(_ version: String, _ field: String) throws {
    try withTool([
      "Package.swift": """
      // swift-tools-version:\(version)
      import PackageDescription

      let package = Package(name: "App", targets: [.target(name: "App")])

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
      "Sources/App/Zone.swift": """
      import CloudZones

      struct Zone: CloudZone {
        let name: String
        func sync() -> Int { API.shared.get() }
      }

      """,
    ]) { tool in
      try tool.commitAll()
      let migrated = try tool.run("migrate", "--all", "--no-library", "--write")
      #expect(migrated.status == 0, "\(migrated)")
      let text = try tool.text(of: "Sources/App/Zone.swift")
      #expect(text.contains(field), "\(text)")
    }
  }
}
