// Closures of every kind as fields, each filled from an allocator.
import DepStructs

final class Session: Sendable {
  let id: Int
  init(id: Int = 0) { self.id = id }
}
@MainActor final class Player {}
struct Failure: Error {}

enum Allocators {
  static let session = Allocator(.shared) { Session() }
  static let throwing = Allocator(.whileRetained) { () throws in Session() }
  static let typed = Allocator(.shared) { () throws(Failure) in Session() }
  static let cached = Allocator(.cached(seconds: 60, now: { 0 })) { Session() }
  static let fetched = AsyncAllocator(.shared) { await fetch() }
  static let fetchedOrThrown = AsyncAllocator(.whileRetained) { try await fetchOrThrow() }
  static let fetchedOrTyped = AsyncAllocator(.shared) { () async throws(Failure) in await fetch() }
  static let perKey = PerKey { (id: Int) in Allocator(.whileRetained) { Session(id: id) } }
  static let perKeyFetched = PerKey { (id: Int) in AsyncAllocator(.shared) { await fetch(id) } }
  static let player = MainActorAllocator(.whileRetained) { Player() }
  static let throwingPlayer = MainActorAllocator(.shared) { () throws in Player() }
  static let perKeyPlayer = PerKey { (_: Int) in MainActorAllocator(.shared) { Player() } }

  static func fetch(_ id: Int = 0) async -> Session { Session(id: id) }
  static func fetchOrThrow() async throws -> Session { Session() }
}

final class Owner {
  struct Dependencies: TransitionalDependencies, Sendable {
    var plain: @Sendable () -> Session
    var throwing: @Sendable () throws -> Session
    var typed: @Sendable () throws(Failure) -> Session
    var fetched: @Sendable () async -> Session
    var fetchedOrThrown: @Sendable () async throws -> Session
    var fetchedOrTyped: @Sendable () async throws(Failure) -> Session
    var keyed: @Sendable (Int) -> Session
    var keyedFetched: @Sendable (Int) async -> Session
    var player: @MainActor @Sendable () -> Player
    var throwingPlayer: @MainActor @Sendable () throws -> Player
    var keyedPlayer: @MainActor @Sendable (Int) -> Player
    var playerFromAnywhere: @Sendable () async -> Player
    var optional: (@Sendable () -> Session)?
    var optionalOnMainActor: (@MainActor @Sendable () -> Player)?
    var absent: (@Sendable (Int, String) async throws -> Session?)?
    var reset: @Sendable () -> Void

    static var live: Self {
      Self(
        plain: { Allocators.session() },
        throwing: { try Allocators.throwing() },
        typed: { () throws(Failure) in try Allocators.typed() },
        fetched: { await Allocators.fetched() },
        fetchedOrThrown: { try await Allocators.fetchedOrThrown() },
        fetchedOrTyped: { () async throws(Failure) in try await Allocators.fetchedOrTyped() },
        keyed: { Allocators.perKey[$0]() },
        keyedFetched: { await Allocators.perKeyFetched[$0]() },
        player: { Allocators.player() },
        throwingPlayer: { try Allocators.throwingPlayer() },
        keyedPlayer: { Allocators.perKeyPlayer[$0]() },
        playerFromAnywhere: { await Allocators.player() },
        optional: { Allocators.cached() },
        optionalOnMainActor: { Allocators.player() },
        absent: nil,
        reset: {
          Allocators.session.reset()
          Allocators.perKey.reset(1)
          Allocators.fetched.reset()
        })
    }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }

  @MainActor func use() async throws {
    _ = dependencies.plain()
    _ = try await dependencies.fetchedOrThrown()
    _ = dependencies.player()
    _ = dependencies.optional?()
    _ = try await dependencies.absent?(1, "one")
    do {
      _ = try dependencies.typed()
    } catch {
      let _: Failure = error
    }
  }
}

/// The fields of a struct that says nothing of Sendable take the same allocators.
struct Unchecked {
  var plain: () -> Session
  var throwing: () throws -> Session
  var fetched: () async -> Session
  var keyed: (Int) -> Session
  var player: @MainActor () -> Player
  var optional: ((Int) -> Session)?
}

func test() {
  _ = Unchecked(
    plain: { Allocators.session() }, throwing: { try Allocators.throwing() },
    fetched: { await Allocators.fetched() }, keyed: { Allocators.perKey[$0]() },
    player: { Allocators.player() }, optional: { Allocators.perKey[$0]() })
  _ = Owner.Dependencies.live.replacing(\.plain) { Session(id: 1) }
  _ = Owner.Dependencies.live.replacing(\.fetched, with: { Session(id: 1) })
}

/// An allocator of its own for each composition root, with what it needs captured.
func compositionRoot(id: Int, session: Session) -> Unchecked {
  let plain = Allocator(.shared) { Session(id: id) }
  let fetched = AsyncAllocator(.shared) { await Allocators.fetch(session.id) }
  let keyed = PerKey { (key: Int) in Allocator(.whileRetained) { Session(id: key + session.id) } }
  let player = MainActorAllocator(.shared) { Player() }
  return Unchecked(
    plain: { plain() }, throwing: { plain() }, fetched: { await fetched() },
    keyed: { keyed[$0]() }, player: { player() }, optional: nil)
}
