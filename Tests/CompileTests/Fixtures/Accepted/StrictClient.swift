// What a client in Swift 6 language mode writes, for every kind of type.
import DepStructs

protocol API: Sendable {}
final class LiveAPI: API {
  static let shared = LiveAPI()
}
final class Session: Sendable {}
struct Failure: Error {}

struct Dependencies: TransitionalDependencies, Sendable {
  var api: any API
  var now: @Sendable () -> Int
  var make: @Sendable (Int) throws -> Session
  var fetch: @Sendable () async throws -> Session
  var typed: @Sendable () throws(Failure) -> Session
  static let sessions = PerKey { (id: Int) in Allocator(.shared) { Session() } }
  static let fetched = AsyncAllocator(.shared) { () async throws -> Session in Session() }
  static let typed = Allocator(.shared) { () throws(Failure) -> Session in Session() }
  static var live: Self {
    Self(
      api: LiveAPI.shared, now: { 0 }, make: { sessions[$0]() },
      fetch: { try await fetched() }, typed: { () throws(Failure) in try typed() })
  }
}

final class Final: Sendable {
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

class Base {
  let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

final class Sub: Base {
  struct OwnDependencies: TransitionalDependencies, Sendable {
    var base: Dependencies
    static var live: Self { Self(base: .defaultDependencies) }
  }
  init(own: OwnDependencies = .defaultDependencies) { super.init(dependencies: own.base) }
}

actor Worker {
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

@MainActor final class Screen {
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
}

final class Store<Element: Sendable> {
  struct Dependencies: TransitionalDependencies, Sendable {
    var elements: [Element]
    static var live: Self { Self(elements: []) }
  }
  init(dependencies: Dependencies = .defaultDependencies) {}
}
