import Foundation
import Testing

/// Types of one module that code of another makes.
@Suite struct OtherModuleTests {
  /// What the notes say is all that there is to write.
  @Test func theAdviceForAnInternalStructIsComplete() throws {
    try withTool(hidden) { tool in
      try tool.commitAll()
      let before = try build(tool)
      _ = try tool.run("migrate", "--all", "--no-library", "--write")
      try tool.commitAll()
      let new = ["wire", "--new", "AppRoot", "--for", "Service"]
      let refused = try tool.run(new)
      #expect(refused.status == 1, "\(refused)")
      #expect(
        refused.errors.contains(
          """
          note: write this in place of 'struct Dependencies {':
              public struct Dependencies: Sendable {
                public init(metrics: any MetricsProtocol) {
                  self.metrics = metrics
                }

          """), "\(refused)")
      #expect(refused.errors.contains("note: make this initializer 'public'"), "\(refused)")
      let path = "Sources/Core/Cache.swift"
      let cache = try tool.text(of: path)
        .replacing(
          "  struct Dependencies {",
          with: """
              public struct Dependencies: Sendable {
                public init(metrics: any MetricsProtocol) {
                  self.metrics = metrics
                }

            """
        ).replacing("  init(dependencies:", with: "  public init(dependencies:")
      try tool.write(cache, to: path)
      #expect(try build(tool) == before)
      let written = try tool.run(new + ["--write"])
      #expect(written.status == 0, "\(written)")
      try tool.write("AppRoot(dependencies: .live).makeService().run()\n", to: main)
      #expect(try build(tool) == before)
      #expect(try tool.run("wire", "--check").status == 0)
    }
  }

  /// Code that cannot name 'live' keeps relying on the default.
  @Test func aDefaultStaysWhereAnotherModuleCannotNameIt() throws {
    try withTool(open) { tool in
      try tool.commitAll()
      let before = try build(tool)
      let core = try tool.text(of: "Sources/Core/Cache.swift")
      let end = ["migrate", "--end-transition", "--all", "--write", "--force"]
      let kept = try tool.run(end)
      #expect(
        kept.errors.contains(
          "the code here relies on the default, and its module 'Server' cannot see "
            + "'Cache.Dependencies.defaultDependencies'; write 'public' there"), "\(kept)")
      #expect(try tool.text(of: "Sources/Core/Cache.swift") == core)
      #expect(try build(tool) == before)

      try tool.write(
        core.replacing("    static var default", with: "    public static var default"),
        to: "Sources/Core/Cache.swift")
      let ended = try tool.run(end)
      #expect(ended.output.contains("migrated  Core.Cache"), "\(ended)")
      #expect(
        try tool.text(of: "Sources/Server/Service.swift").contains("Cache(dependencies: .live)"))
      #expect(try build(tool) == before)
    }
  }

  private let main = "Sources/Server/main.swift"

  private func build(_ tool: Tool) throws -> String {
    let built = try tool.shell(
      "swiftc -swift-version 6 -parse-as-library -wmo -module-name Core -emit-module "
        + "-emit-module-path ../Core.swiftmodule -emit-object -o ../Core.o Sources/Core/*.swift "
        + "&& swiftc -swift-version 6 -I .. Sources/Server/*.swift ../Core.o -o ../program "
        + "&& ../program")
    #expect(built.status == 0, "\(built)")
    return built.output
  }

  private func files(core: String, server: String) -> [String: String] {
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Server",
        targets: [
          .target(name: "Core"), .executableTarget(name: "Server", dependencies: ["Core"]),
        ])

      """,
      "Sources/Core/Cache.swift": core, "Sources/Server/Service.swift": server,
      main: "Service().run()\n",
    ]
  }

  private var hidden: [String: String] {
    files(
      core: """
        public final class Metrics: @unchecked Sendable {
          public static let shared = Metrics()
          var number = 0
          public func count() {
            number += 1
            print(number)
          }
        }

        public final class Cache: Sendable {
          public init() {}
          public func get() { Metrics.shared.count() }
        }

        """,
      server: """
        import Core

        final class Service: Sendable {
          private let cache = Cache()
          func run() {
            Metrics.shared.count()
            cache.get()
          }
        }

        """)
  }

  private var open: [String: String] {
    files(
      core: """
        public final class Metrics: Sendable {
          public static let shared = Metrics()
        }

        public final class Cache: Sendable {
          public struct Dependencies: Sendable {
            public var metrics: Metrics
            public init(metrics: Metrics) { self.metrics = metrics }
            static var defaultDependencies: Self { Self(metrics: Metrics.shared) }
          }
          private let dependencies: Dependencies
          public convenience init() { self.init(dependencies: .defaultDependencies) }
          public init(dependencies: Dependencies) { self.dependencies = dependencies }
          public func get() -> Bool { dependencies.metrics === Metrics.shared }
        }

        """,
      server: """
        import Core

        final class Service: Sendable {
          struct Dependencies {
            var makeCache: @Sendable () -> Cache
            static var defaultDependencies: Self { Self(makeCache: { Cache() }) }
          }
          private let dependencies: Dependencies
          init(dependencies: Dependencies = .defaultDependencies) {
            self.dependencies = dependencies
          }
          func run() { print(dependencies.makeCache().get()) }
        }

        """)
  }
}
