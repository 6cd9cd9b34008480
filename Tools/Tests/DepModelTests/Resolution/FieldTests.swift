import DepModel
import Testing

/// The state of fields of `Dependencies` structs, and what their closures lead to.
struct FieldTests {
  private let feed = """
    final class API { static let shared = API(); func get() { Cache.shared.clear() } }
    final class Cache { static let shared = Cache(); func clear() {} }
    final class Retry { func run() { Cache.shared.clear() } }
    protocol Log {}

    """

  private func fields(_ text: String) throws -> [Dependency] {
    try model(of: feed + text).dependencies.filter { $0.kind == .field }
  }

  private func closures(_ text: String) throws -> [String: String] {
    let targets = try fields(text).compactMap { field in
      field.closureTarget.map { (field.expression, "\($0.kind) \($0.target.name)") }
    }
    return Dictionary(uniqueKeysWithValues: targets)
  }

  @Test func `a closure leads to what live makes or reads in it`() throws {
    let found = try closures(
      """
      final class Feed {
        struct Dependencies {
          var api: @Sendable () -> API
          var makeRetry: @Sendable (Int) -> any Log
          var now: @Sendable () -> Date
          var log: (String) -> Void
          static var live: Self {
            Self(
              api: { API.shared }, makeRetry: { _ in Retry(cache: Cache.shared) }, now: { Date() },
              log: { print($0) })
          }
        }
      }
      """)
    #expect(
      found == [
        "api": "singleton API.shared", "makeRetry": "construction Retry",
        "now": "ambientValue Date()",
      ])
  }

  @Test(arguments: ["Dependencies", "Self", ".init", "Feed.Dependencies", "Self.init"])
  func `live may make the struct in any way, and in an extension`(_ call: String) throws {
    let found = try closures(
      """
      final class Feed {
        struct Dependencies { var clear: () -> Void }
      }
      extension Feed.Dependencies {
        static let live: Self = \(call)(clear: { Cache.shared.clear() })
      }
      """)
    #expect(found == ["clear": "singleton Cache.shared"])
  }

  @Test func `else a closure leads to the type of the project that it returns`() throws {
    let found = try closures(
      """
      final class Feed {
        struct Dependencies {
          var makeLog: @Sendable (String) async throws -> any Log
          var make: ((Int) -> Retry)?
          var now: () -> Date
          var all: () -> [Retry]
        }
      }
      """)
    #expect(found == ["makeLog": "construction Log", "make": "construction Retry"])
  }

  @Test(arguments: [
    "init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }",
    "init() { self.init(dependencies: .defaultDependencies) }",
    "init() { self.dependencies = .defaultDependencies }",
    "init() { dependencies = Dependencies.defaultDependencies }",
    "init() { self.init(dependencies: .live) }",
  ])
  func `a field is transitional where the type can be made without it`(
    _ initializer: String
  ) throws {
    let found = try fields(
      """
      final class Feed {
        struct Dependencies { var api: API }
        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        \(initializer)
      }
      """)
    #expect(found.map(\.state) == [.transitional])
  }

  @Test(arguments: [
    "", "init(other: Other) { self.init(dependencies: other.dependencies) }",
    "static let shared = Feed(dependencies: .live)",
    "func make() -> Feed { Feed(dependencies: .defaultDependencies) }",
    "let retry = Other(dependencies: .defaultDependencies)",
  ])
  func `else it is injected`(_ member: String) throws {
    let found = try fields(
      """
      final class Feed {
        struct Dependencies { var api: API }
        private let dependencies: Dependencies
        init(dependencies: Dependencies) { self.dependencies = dependencies }
        \(member)
      }
      """)
    #expect(found.map(\.state) == [.injected])
  }
}
