// The double of which every member fails the test, for closures of every shape.
import DepStructs
import DepStructsTesting

protocol API: Sendable {}
struct UnimplementedAPI: API {}
final class Session: Sendable {}
@MainActor final class Player {}
struct Failure: Error {}
enum Mode: Sendable { case one, two }

final class Owner {
  struct Dependencies: TransitionalDependencies, Sendable {
    var api: any API
    var notify: @Sendable () -> Void
    var log: @Sendable (String, Int) -> Void
    var count: @Sendable () -> Int
    var names: @Sendable (Int) -> [String]
    var table: @Sendable () -> [String: Int]
    var find: @Sendable (Int) -> Session?
    var mode: @Sendable () -> Mode
    var make: @Sendable (Int) throws -> Session
    var makeTyped: @Sendable (Int) throws(Failure) -> Session
    var fetch: @Sendable (Int, String, Bool) async throws -> Session
    var fetchTyped: @Sendable () async throws(Failure) -> Session
    var wait: @Sendable () async -> Void
    var load: @Sendable (Int) async -> [Int]
    var current: @Sendable () async -> Session
    var player: @MainActor @Sendable () -> Player?
    var play: @MainActor @Sendable (Player) throws -> Void
    var optional: (@Sendable (Int) -> Int)?
    static var live: Self { failing }
  }
  init(dependencies: Dependencies = .defaultDependencies) {}
}

extension Owner.Dependencies: UnimplementedDependencies {
  static var failing: Self {
    Self(
      api: UnimplementedAPI(),
      notify: unimplemented("notify"),
      log: unimplemented("log"),
      count: unimplemented("count"),
      names: unimplemented("names"),
      table: unimplemented("table"),
      find: unimplemented("find"),
      mode: unimplemented("mode", returning: .one),
      make: unimplemented("make"),
      makeTyped: unimplemented("makeTyped", throwing: Failure()),
      fetch: unimplemented("fetch"),
      fetchTyped: unimplemented("fetchTyped", throwing: Failure()),
      wait: unimplemented("wait"),
      load: unimplemented("load"),
      current: unimplemented("current", returning: Session()),
      player: unimplemented("player"),
      play: unimplemented("play"),
      optional: unimplemented("optional"))
  }
}

/// A double that only the main actor may build.
@MainActor final class Screen {
  struct Dependencies: @MainActor UnimplementedDependencies {
    var player: Player
    var play: @MainActor (Player) -> Void
    @MainActor static var failing: Self {
      Self(player: Player(), play: unimplemented("play"))
    }
  }
}

/// The fields of a struct that says nothing of Sendable.
struct Unchecked {
  var notify: () -> Void
  var make: (Int) throws -> Session
  var fetch: (Int) async throws -> Session
  var wait: () async -> Void
  var player: @MainActor () -> Player?
}

/// A struct whose concrete field has no double: callers pass it, and the closures fail.
struct Mixed {
  var limit: Int
  var log: @Sendable (String) -> Void
  var fetch: @Sendable (Int) async throws -> Session
}

extension Mixed {
  static func failing(limit: Int) -> Self {
    Self(limit: limit, log: unimplemented("log"), fetch: unimplemented("fetch"))
  }
}

/// The same where the struct conforms.
extension Mixed: UnimplementedDependencies {
  static var failing: Self { failing(limit: 1) }
}

func double() -> Unchecked {
  Unchecked(
    notify: unimplemented("notify"), make: unimplemented("make"), fetch: unimplemented("fetch"),
    wait: unimplemented("wait"), player: unimplemented("player"))
}

func test() {
  var dependencies = Owner.Dependencies.failing
  dependencies.count = { 1 }
  _ = Owner(dependencies: dependencies)
  _ = Owner(dependencies: .failing.replacing(\.count, with: { 1 }))
}
