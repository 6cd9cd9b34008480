import Foundation
import Testing

/// Property wrappers whose source is in a package that the tool does not know.
@Suite struct UnknownWrapperTests {
  private let files = [
    "Package.swift": "// swift-tools-version: 6.0\n",
    "Sources/App/Store.swift": """
    import HouseKit

    protocol API { func get() -> Int }

    extension HouseValues {
      var api: API {
        get { self[APIKey.self] }
        set { self[APIKey.self] = newValue }
      }
      var limit: Int { self[LimitKey.self] }
    }

    """,
    "Sources/App/Feed.swift": """
    import HouseKit

    final class Feed {
      @House(\\.api) private var api
      @House(\\.limit) private var limit

      func load() -> Int { min(api.get(), limit) }
    }

    """,
    ".depstructs.json": #"{ "wrappers": ["House"] }"#,
  ]

  @Test func aFunctionThatAnExtensionAddsToAContainerGivesAnObjectByType() throws {
    let files = [
      "Package.swift": "// swift-tools-version: 6.0\n",
      "Sources/App/Graph.swift": """
      import Swinject

      protocol API { func get() }

      final class Graph {
        static let shared = Graph()
        let resolver: any Resolver
      }

      extension Resolver {
        func force<T>(_ type: T.Type) -> T { resolve(type)! }
      }

      """,
      "Sources/App/Feed.swift": """
      final class Feed {
        private let api = Graph.shared.resolver.force(API.self)

        func load() { api.get() }
      }

      """,
      ".depstructs.json": #"{ "locatorFunctions": ["force"] }"#,
    ]
    try withTool(files) { tool in
      let outcome = try tool.run("migrate", "Feed")
      #expect(outcome.errors.contains("migrated  App.Feed"), "\(outcome)")
      #expect(outcome.output.contains("+    var api: any API\n"), "\(outcome)")
      #expect(outcome.output.contains("Self(api: Graph.shared.resolver.force(API.self))"))
    }
  }

  @Test func theReasonNamesTheLineThatTellsTheToolWhenTheWrapperFetches() throws {
    try withTool(files) { tool in
      let left = try tool.run("migrate", "Feed")
      let line = #""sdk": {"injectingWrappers": {"House": "eachRead"}}"#
      #expect(left.errors.contains("wrapper-unknown"), "\(left)")
      #expect(left.errors.contains("write '\(line)' into '.depstructs.json'"), "\(left)")
      try tool.write("{\(line)}\n", to: ".depstructs.json")
      let converted = try tool.run("migrate", "Feed")
      #expect(converted.errors.contains("migrated  App.Feed"), "\(converted)")
      #expect(converted.output.contains("+    var api: @Sendable () -> any API\n"), "\(converted)")
      #expect(converted.output.contains("+    var limit: @Sendable () -> Int\n"), "\(converted)")
      #expect(converted.output.contains("min(dependencies.api().get(), dependencies.limit())"))
    }
  }
}
